//! Exercise: questions about a game, what is right, and why.

use super::analysis::Analysis;
use crate::kit::best_response::is_best;
use experiments::exact::Exact;
use experiments::matrix::{Extreme, Findings, MatrixExperiment, Stage, View};
use experiments::{LabExperiment, link};
use games::strategic::StrategicGame;
use random::Random;
use texts::MatrixTexts;

/// Of the streams of a seed, the one that questions are drawn from; games are drawn from stream 0.
const QUESTIONS: u64 = 1;
/// How far from the right number an answer may be.
const TOLERANCE: f64 = 0.005;
/// Numbers of equilibria that are offered beyond the right one's neighbourhood.
const MAX_PURE: usize = 3;

/// A question, with what is right. Players and actions are counted from 0.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// What `player` should do if the other one surely does `against`.
    BestResponse {
        player: usize,
        against: u8,
        right: u8,
    },
    /// Which action of `player` is strictly dominated; `None` if none is.
    Dominated { player: usize, right: Option<u8> },
    /// How many equilibria in pure strategies there are.
    PureEquilibria { right: usize },
    /// How likely `player` plays `action` in the only equilibrium, which is mixed.
    Probability {
        player: usize,
        action: u8,
        right: Exact,
    },
    /// What the first player can be sure of, in a zero-sum game.
    Value { right: Exact },
}

/// How a question is answered, and what is right.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// One of these, and the place of the right one.
    Choice(Vec<String>, usize),
    /// A number, how far from it is still right, and how it is written.
    Number(f64, f64, String),
}

/// A question in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    pub question: String,
    pub answer: Answer,
    pub why: String,
}

/// Questions about a game of two players, once what they are about has been found: a response, dominance, pure equilibria, then what is mixed.
pub fn questions(of: &Analysis) -> Vec<Question> {
    let Analysis { lab, game, found } = of;
    if found.stage < Stage::Correlated {
        return Vec::new();
    }
    let mut random = Random::stream(lab.seed, QUESTIONS);
    let first = random.below(2) as usize;
    let mut questions = Vec::new();
    questions.extend(response(game, first, &mut random));
    questions.extend(
        [1 - first, first]
            .into_iter()
            .find_map(|player| dominated(found, player)),
    );
    questions.push(Question::PureEquilibria {
        right: found.pure.len(),
    });
    if game.is_zero_sum() {
        let security = found.security.first();
        questions.extend(security.map(|security| Question::Value {
            right: security.value.clone(),
        }));
    }
    questions.extend(probability(found, first));
    questions
}

/// Of the actions of the other one to which there is one best response, one that is drawn.
fn response(game: &StrategicGame, player: usize, random: &mut Random) -> Option<Question> {
    let others = 0..game.size(1 - player) as u8;
    let clear: Vec<(u8, u8)> = others
        .filter_map(|against| Some((against, only_best_response(game, player, against)?)))
        .collect();
    let drawn = random.below(clear.len().max(1) as u32) as usize;
    let &(against, right) = clear.get(drawn)?;
    Some(Question::BestResponse {
        player,
        against,
        right,
    })
}

/// Nothing where several actions are, and no single one is right.
fn dominated(found: &Findings, player: usize) -> Option<Question> {
    let strict = found.strict.as_ref()?;
    let gone = strict.rounds.first().map_or(&[][..], Vec::as_slice);
    let mut gone = gone
        .iter()
        .filter(|gone| usize::from(gone.player) == player);
    let right = gone.next().map(|gone| gone.action);
    gone.next()
        .is_none()
        .then_some(Question::Dominated { player, right })
}

fn probability(found: &Findings, player: usize) -> Option<Question> {
    let Extreme::Known(equilibria) = &found.extreme else {
        return None;
    };
    let [only] = equilibria.as_slice() else {
        return None;
    };
    let strategy = only.strategies.get(player)?;
    let action = strategy
        .iter()
        .position(|part| !part.is_zero() && part.text != "1")?;
    Some(Question::Probability {
        player,
        action: action as u8,
        right: strategy[action].clone(),
    })
}

/// The action of `player` that pays more than all others where the other one does `against`, if there is one.
fn only_best_response(game: &StrategicGame, player: usize, against: u8) -> Option<u8> {
    let is_best = |&action: &u8| {
        let mut profile = [usize::from(against); 2];
        profile[player] = action.into();
        is_best(game, &profile, player)
    };
    let mut best = (0..game.size(player) as u8).filter(is_best);
    let first = best.next()?;
    best.next().is_none().then_some(first)
}

/// What tells a question from all others.
pub fn id(lab: &MatrixExperiment, number: usize) -> String {
    let asked = link::write(MatrixExperiment::NAME, &lab.asked());
    format!("{asked} question {number}")
}

/// How many questions have been answered, one after the other.
pub fn answered(
    lab: &MatrixExperiment,
    questions: &[Question],
    is_answered: impl Fn(&str) -> bool,
) -> usize {
    let numbers = 0..questions.len();
    let is_answered = |&number: &usize| is_answered(&id(lab, number));
    numbers.take_while(is_answered).count()
}

/// Whether questions are asked about the game.
pub fn is_asked(lab: &MatrixExperiment) -> bool {
    lab.is_exercise() || lab.view == View::Exercise
}

/// Whether nothing but questions is shown: everything else would answer them.
pub fn is_asking(of: &Analysis, is_answered: impl Fn(&str) -> bool) -> bool {
    let is_hidden = matches!(of.lab.view, View::All | View::Exercise);
    if !of.is_of_two() || !is_asked(&of.lab) || !is_hidden {
        return false;
    }
    let questions = questions(of);
    questions.is_empty() || answered(&of.lab, &questions, is_answered) < questions.len()
}

/// A question with the answers that are offered, and why the right one is right.
pub fn in_words(of: &Analysis, question: &Question, words: &MatrixTexts) -> Asked {
    let player = |player: usize| of.player(player, words);
    match question {
        Question::BestResponse {
            player: who,
            against,
            right,
        } => response_in_words(of, *who, [*against, *right], words),
        Question::Dominated { player: who, right } => dominated_in_words(of, *who, *right, words),
        Question::PureEquilibria { right } => {
            let options = (0..=MAX_PURE.max(*right)).map(|count| count.to_string());
            Asked {
                question: words.ask_pure.to_owned(),
                answer: Answer::Choice(options.collect(), *right),
                why: (words.why_pure)(&pure_in_words(of)),
            }
        }
        Question::Probability {
            player: who,
            action,
            right,
        } => Asked {
            question: (words.ask_probability)(&player(*who), of.action(*who, *action)),
            answer: number(right),
            why: (words.why_probability)(&player(1 - who)),
        },
        Question::Value { right } => {
            let security = of.found.security.first();
            let strategy = security.map(|security| of.strategy(0, &security.strategy));
            Asked {
                question: (words.ask_value)(&player(0)),
                answer: number(right),
                why: (words.why_value)(&strategy.unwrap_or_default()),
            }
        }
    }
}

fn number(right: &Exact) -> Answer {
    Answer::Number(right.value, TOLERANCE, right.text.clone())
}

/// The question for the best response to one of the other's actions.
fn response_in_words(
    of: &Analysis,
    player: usize,
    [against, right]: [u8; 2],
    words: &MatrixTexts,
) -> Asked {
    let [own, other] = [player, 1 - player].map(|player| of.player(player, words));
    Asked {
        question: (words.ask_response)(&own, &other, of.action(1 - player, against)),
        answer: Answer::Choice(of.game.actions()[player].clone(), usize::from(right)),
        why: (words.why_response)(
            of.action(player, right),
            &payoffs_against(of, player, against),
        ),
    }
}

/// What each action pays against one of the other.
fn payoffs_against(of: &Analysis, player: usize, against: u8) -> String {
    let paid = |(action, name): (usize, &String)| {
        let mut profile = [usize::from(against); 2];
        profile[player] = action;
        let payoff = of.game.payoff(of.game.profile(&profile), player);
        format!("{name} {}", payoff.shown())
    };
    let all = of.game.actions()[player].iter().enumerate().map(paid);
    all.collect::<Vec<_>>().join(", ")
}

fn dominated_in_words(
    of: &Analysis,
    player: usize,
    right: Option<u8>,
    words: &MatrixTexts,
) -> Asked {
    let mut options = of.game.actions()[player].clone();
    options.push(words.none_dominated.to_owned());
    let place = right.map_or(options.len() - 1, usize::from);
    Asked {
        question: (words.ask_dominated)(&of.player(player, words)),
        answer: Answer::Choice(options, place),
        why: why_dominated(of, player, right, words),
    }
}

fn why_dominated(of: &Analysis, player: usize, right: Option<u8>, words: &MatrixTexts) -> String {
    let Some(action) = right else {
        return words.why_none_dominated.to_owned();
    };
    let strict = of.found.strict.iter();
    let mut gone = strict.flat_map(|strict| strict.rounds.first()).flatten();
    let found = gone.find(|gone| usize::from(gone.player) == player && gone.action == action);
    let by = found.map(|gone| of.strategy(player, &gone.by));
    (words.why_dominated)(of.action(player, action), &by.unwrap_or_default())
}

fn pure_in_words(of: &Analysis) -> String {
    let cell = |profile: &Vec<u8>| format!("({})", of.profile(profile).join(", "));
    let cells = of.found.pure.iter().map(cell);
    cells.collect::<Vec<_>>().join(", ")
}

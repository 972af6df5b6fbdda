//! Exercise: the bare matrix and questions about it, one after the other; each is answered before the right answer is shown.

use super::found::FoundProps;
use super::plain_table::PlainTable;
use experiments::matrix::exercise::{Question, questions};
use experiments::matrix::{MatrixLab, Stage, View};
use experiments::{Experiment, Lab, link};
use page_kit::components::lab_page::use_go;
use page_kit::components::predict::{Predict, Wanted};
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_kit::storage;
use texts::MatrixTexts;
use yew::prelude::*;

/// How far from the right number an answer may be.
const TOLERANCE: f64 = 0.005;
/// Numbers of equilibria that are offered beyond the right one's neighbourhood.
const MAX_PURE: usize = 3;

/// What tells a question from all others.
fn id(lab: &MatrixLab, number: usize) -> String {
    let asked = link::write(MatrixLab::NAME, &lab.asked());
    format!("{asked} question {number}")
}

/// Whether every question about the game has been answered in this tab.
pub fn is_answered(props: &FoundProps) -> bool {
    let all = asked(props);
    let is_known = |number: usize| storage::answer(&id(&props.lab, number)).is_some();
    !all.is_empty() && (0..all.len()).all(is_known)
}

/// The questions, once what they are about has been found.
fn asked(props: &FoundProps) -> Vec<Question> {
    if props.found.stage < Stage::Correlated {
        return Vec::new();
    }
    questions(&props.lab, &props.game, &props.found)
}

#[derive(PartialEq, Properties)]
pub struct ExerciseProps {
    pub of: FoundProps,
    /// After each answer.
    pub on_answer: Callback<()>,
}

/// The exercise.
#[component]
pub fn Exercise(ExerciseProps { of, on_answer }: &ExerciseProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let questions = asked(of);
    let answered =
        (0..questions.len()).take_while(|&number| storage::answer(&id(&of.lab, number)).is_some());
    let answered = answered.count();
    let lab = &of.lab;
    let text = words.exercise_sentence;
    let ask = |(number, question): (usize, &Question)| {
        let (question, wanted, why) = in_words(of, question, words);
        html! { <Predict key={number} id={id(lab, number)} {question} {wanted} why={html! { <p>{ why }</p> }} on_answer={on_answer.reform(|_| ())} is_exercise=true /> }
    };
    html! {
        <div class="rows" id="exercise" data-answered={answered.to_string()} data-questions={questions.len().to_string()}>
            if lab.is_exercise() { <Sentence experiment={Experiment::from(lab.clone())} {text} /> }
            <PlainTable of={of.clone()} />
            { for questions.iter().enumerate().take(answered + 1).map(ask) }
            <AtTheEnd of={of.clone()} is_over={answered > 0 && answered == questions.len()} />
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct EndProps {
    of: FoundProps,
    is_over: bool,
}

/// Another exercise, and all that is known about this game.
#[component]
fn AtTheEnd(EndProps { of, is_over }: &EndProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let go = use_go::<MatrixLab>();
    let lab = of.lab.clone();
    let another = MatrixLab {
        seed: lab.seed.wrapping_add(1),
        ..lab.clone()
    };
    let whole = MatrixLab {
        view: View::All,
        ..lab.clone()
    };
    let is_alone = lab.view != View::All;
    let to = |lab: MatrixLab| go.reform(move |_: MouseEvent| (lab.clone(), Entry::Push));
    html! {
        <div class="actions">
            if lab.is_exercise() { <button onclick={to(another)} data-key="new-exercise">{ words.another_exercise }</button> }
            if *is_over && is_alone { <button onclick={to(whole)} data-key="whole-game">{ words.everything }</button> }
        </div>
    }
}

/// The question, what is right, and why.
fn in_words(
    props: &FoundProps,
    question: &Question,
    words: &MatrixTexts,
) -> (String, Wanted, String) {
    let player = |player: usize| props.player(player, words);
    let actions = |player: usize| -> Vec<AttrValue> {
        props.game.actions()[player]
            .iter()
            .map(|name| name.clone().into())
            .collect()
    };
    match question {
        Question::BestResponse {
            player: who,
            against,
            right,
        } => (
            (words.ask_response)(
                &player(*who),
                &player(1 - who),
                props.action(1 - who, *against),
            ),
            Wanted::Choice(actions(*who), usize::from(*right)),
            (words.why_response)(
                props.action(*who, *right),
                &payoffs_against(props, *who, *against),
            ),
        ),
        Question::Dominated { player: who, right } => {
            let mut options = actions(*who);
            options.push(words.none_dominated.into());
            let place = right.map_or(options.len() - 1, usize::from);
            (
                (words.ask_dominated)(&player(*who)),
                Wanted::Choice(options, place),
                why_dominated(props, *who, *right, words),
            )
        }
        Question::PureEquilibria { right } => {
            let options = (0..=MAX_PURE.max(*right))
                .map(|count| count.to_string().into())
                .collect();
            (
                words.ask_pure.to_owned(),
                Wanted::Choice(options, *right),
                (words.why_pure)(&pure_in_words(props)),
            )
        }
        Question::Probability {
            player: who,
            action,
            right,
        } => (
            (words.ask_probability)(&player(*who), props.action(*who, *action)),
            Wanted::Number(right.value, TOLERANCE, right.text.clone().into()),
            (words.why_probability)(&player(1 - who)),
        ),
        Question::Value { right } => {
            let strategy = props
                .found
                .security
                .first()
                .map(|security| props.strategy(0, &security.strategy));
            (
                (words.ask_value)(&player(0)),
                Wanted::Number(right.value, TOLERANCE, right.text.clone().into()),
                (words.why_value)(&strategy.unwrap_or_default()),
            )
        }
    }
}

/// What each action pays against one of the other.
fn payoffs_against(props: &FoundProps, player: usize, against: u8) -> String {
    let paid = |(action, name): (usize, &String)| {
        let mut profile = [usize::from(against); 2];
        profile[player] = action;
        let payoff = props.game.payoff(props.game.profile(&profile), player);
        format!("{name} {}", payoff.shown())
    };
    let all: Vec<String> = props.game.actions()[player]
        .iter()
        .enumerate()
        .map(paid)
        .collect();
    all.join(", ")
}

fn why_dominated(
    props: &FoundProps,
    player: usize,
    right: Option<u8>,
    words: &MatrixTexts,
) -> String {
    let Some(action) = right else {
        return words.why_none_dominated.to_owned();
    };
    let strict = props.found.strict.as_ref();
    let mut gone = strict
        .into_iter()
        .flat_map(|strict| strict.rounds.first())
        .flatten();
    let found = gone.find(|gone| usize::from(gone.player) == player && gone.action == action);
    let by = found.map(|gone| props.strategy(player, &gone.by));
    (words.why_dominated)(props.action(player, action), &by.unwrap_or_default())
}

fn pure_in_words(props: &FoundProps) -> String {
    let cell = |profile: &Vec<u8>| {
        let names: Vec<&str> = profile
            .iter()
            .enumerate()
            .map(|(player, &action)| props.action(player, action))
            .collect();
        format!("({})", names.join(", "))
    };
    props
        .found
        .pure
        .iter()
        .map(cell)
        .collect::<Vec<_>>()
        .join(", ")
}

//! Exercises: games that are drawn, questions with their answers, and what is hidden meanwhile.

use super::{DILEMMA, PENNIES, SEXES, WORDS, analysed, bare, exact, lab, with};
use experiments::matrix::{Findings, Stage};
use games::fraction::Fraction;
use games::strategic::StrategicGame;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::exercise::{
    Answer, Asked, Question, answered, id, in_words, is_asked, is_asking, questions,
};
use page_model::matrix::reshaped::with_payoff;

fn payoff(game: &StrategicGame, player: usize, own: usize, other: usize) -> Fraction {
    let mut profile = [other; 2];
    profile[player] = own;
    game.payoff(game.profile(&profile), player)
}

/// Whether an answer is right, by trying everything.
fn check(game: &StrategicGame, question: &Question, link: &str) {
    let better = |player: usize, own: usize, than: usize, other: usize| {
        payoff(game, player, own, other) > payoff(game, player, than, other)
    };
    match question {
        Question::BestResponse {
            player,
            against,
            right,
        } => {
            let (own, other) = (usize::from(*right), usize::from(*against));
            let others = (0..game.size(*player)).filter(|&action| action != own);
            for action in others {
                assert!(better(*player, own, action, other), "{link}: {question:?}");
            }
        }
        Question::Dominated { player, right } => {
            let size = game.size(*player);
            let against = 0..game.size(1 - player);
            // By a pure strategy: mixtures dominate more.
            let by_pure = |action: usize| {
                (0..size).any(|own| {
                    against
                        .clone()
                        .all(|other| better(*player, own, action, other))
                })
            };
            let never_best = |action: usize| {
                let is_best =
                    |other: usize| !(0..size).any(|own| better(*player, own, action, other));
                !against.clone().any(is_best)
            };
            for action in 0..size {
                if *right == Some(action as u8) {
                    assert!(never_best(action), "{link}: {question:?}");
                } else {
                    assert!(!by_pure(action), "{link}: {question:?}");
                }
            }
        }
        Question::PureEquilibria { right } => {
            let is_equilibrium = |profile: &usize| {
                let actions = game.actions_of(*profile);
                (0..2).all(|player| {
                    let own = actions[player];
                    !(0..game.size(player))
                        .any(|other| better(player, other, own, actions[1 - player]))
                })
            };
            assert_eq!(
                (0..game.profiles()).filter(is_equilibrium).count(),
                *right,
                "{link}"
            );
        }
        Question::Probability { right, .. } => assert!(right.value > 0.0 && right.value < 1.0),
        Question::Value { .. } => assert!(game.is_zero_sum()),
    }
}

#[test]
fn exercises_of_all_difficulties_have_right_answers() {
    let mut asked = [0; 5];
    for difficulty in ["easy", "medium", "hard"] {
        for seed in 1..=30 {
            let link = format!("matrix?game=exercise&difficulty={difficulty}&seed={seed}");
            let of = analysed(&link);
            assert_eq!(of.found.stage, Stage::Done);
            let questions = questions(&of);
            assert!(questions.len() >= 2, "{link}: {questions:?}");
            for question in &questions {
                check(&of.game, question, &link);
                asked[match question {
                    Question::BestResponse { .. } => 0,
                    Question::Dominated { .. } => 1,
                    Question::PureEquilibria { .. } => 2,
                    Question::Probability { .. } => 3,
                    Question::Value { .. } => 4,
                }] += 1;
            }
        }
    }
    assert!(asked.iter().all(|&count| count >= 5), "{asked:?}");
}

#[test]
fn a_seed_gives_the_same_exercise_and_another_one_another() {
    let game = |seed: u32| lab(&format!("matrix?game=exercise&seed={seed}")).game();
    assert_eq!(game(4).ok(), game(4).ok());
    assert_ne!(game(4).ok(), game(5).ok());
    // An edited exercise is a game of one's own.
    let edited = with_payoff(&lab("matrix?game=exercise"), 0, 0, Fraction::whole(99));
    assert!(!edited.expect("a game").is_exercise());
}

/// The question of this kind about a game, in words.
fn asked(of: &Analysis, is_wanted: impl Fn(&Question) -> bool) -> Asked {
    let question = questions(of).into_iter().find(is_wanted);
    in_words(of, &question.expect("a question"), WORDS)
}

#[test]
fn nothing_is_asked_before_the_answers_are_known() {
    let found = Findings {
        stage: Stage::Equilibria,
        ..Findings::default()
    };
    assert_eq!(questions(&with(DILEMMA, found)), []);
    assert_ne!(questions(&analysed(DILEMMA)), []);
}

#[test]
fn a_best_response_is_asked_for_by_name() {
    let of = analysed(DILEMMA);
    let question = Question::BestResponse {
        player: 1,
        against: 0,
        right: 1,
    };
    let asked = in_words(&of, &question, WORDS);
    assert_eq!(
        asked.question,
        "Player 1 is certain to play trust. What is Player 2’s best response?"
    );
    let options = ["trust", "cheat"].map(str::to_owned).to_vec();
    assert_eq!(asked.answer, Answer::Choice(options, 1));
    assert_eq!(
        asked.why,
        "What each action pays there: trust 3, cheat 5. So cheat."
    );
}

#[test]
fn what_is_dominated_is_told_with_what_beats_it() {
    let asked = asked(&analysed(DILEMMA), |question| {
        matches!(question, Question::Dominated { .. })
    });
    let options = ["trust", "cheat", "none"].map(str::to_owned).to_vec();
    assert_eq!(asked.answer, Answer::Choice(options, 0));
    assert_eq!(
        asked.why,
        "cheat pays more than trust, whatever the other does."
    );
}

#[test]
fn none_is_right_where_nothing_is_dominated() {
    let asked = asked(&analysed(PENNIES), |question| {
        matches!(question, Question::Dominated { .. })
    });
    let options = ["heads", "tails", "none"].map(str::to_owned).to_vec();
    assert_eq!(asked.answer, Answer::Choice(options, 2));
    assert!(asked.why.starts_with("Each action is a best response"));
}

#[test]
fn numbers_of_pure_equilibria_are_offered_up_to_three_or_the_right_one() {
    let of = analysed(SEXES);
    let offered = |right: usize| {
        let asked = in_words(&of, &Question::PureEquilibria { right }, WORDS);
        match asked.answer {
            Answer::Choice(options, place) => {
                assert_eq!(options[place], right.to_string());
                options.len()
            }
            Answer::Number(..) => panic!("a number"),
        }
    };
    assert_eq!([0, 2, 3, 5].map(offered), [4, 4, 4, 6]);
    let asked = asked(&of, |question| {
        matches!(question, Question::PureEquilibria { .. })
    });
    assert!(
        asked.why.ends_with("(opera, opera), (match, match)."),
        "{asked:?}"
    );
}

#[test]
fn a_probability_may_be_half_a_hundredth_off() {
    let of = analysed(PENNIES);
    let asked = asked(&of, |question| {
        matches!(question, Question::Probability { .. })
    });
    assert_eq!(asked.answer, Answer::Number(0.5, 0.005, "1/2".to_owned()));
}

#[test]
fn a_value_is_explained_by_the_strategy_that_secures_it() {
    let asked = asked(&analysed(PENNIES), |question| {
        matches!(question, Question::Value { .. })
    });
    assert_eq!(asked.answer, Answer::Number(0.0, 0.005, "0".to_owned()));
    assert!(
        asked.why.contains("by playing 1/2 heads + 1/2 tails"),
        "{asked:?}"
    );
}

#[test]
fn a_probability_is_asked_of_its_player_and_explained_by_the_other() {
    let question = Question::Probability {
        player: 1,
        action: 1,
        right: exact("3/5"),
    };
    let asked = in_words(&bare(SEXES), &question, WORDS);
    assert!(
        asked.question.contains("does Player 2 play match"),
        "{asked:?}"
    );
    assert!(asked.why.contains("that Player 1 mixes"), "{asked:?}");
}

#[test]
fn questions_are_told_apart_by_number_and_game_but_not_by_look() {
    let lab = lab("matrix?game=exercise&seed=3");
    assert_ne!(id(&lab, 0), id(&lab, 1));
    assert_ne!(
        id(&lab, 0),
        id(&super::lab("matrix?game=exercise&seed=4"), 0)
    );
    let look = super::lab("matrix?game=exercise&seed=3&view=exercise&rounds=0");
    assert_eq!(id(&lab, 0), id(&look, 0));
}

#[test]
fn answers_count_up_to_the_first_that_is_missing() {
    let of = analysed(PENNIES);
    let all = questions(&of);
    let [first, third] = [0, 2].map(|number| id(&of.lab, number));
    assert!(all.len() >= 3);
    assert_eq!(answered(&of.lab, &all, |_| false), 0);
    assert_eq!(answered(&of.lab, &all, |id| id == first || id == third), 1);
    assert_eq!(answered(&of.lab, &all, |_| true), all.len());
}

#[test]
fn an_exercise_hides_everything_until_all_is_answered() {
    let of = analysed("matrix?game=exercise&seed=3");
    let first = id(&of.lab, 0);
    assert!(is_asking(&of, |_| false));
    assert!(is_asking(&of, |id| id == first));
    assert!(!is_asking(&of, |_| true));
    // While nothing is found yet, nothing is shown either.
    assert!(is_asking(&bare("matrix?game=exercise&seed=3"), |_| true));
}

#[test]
fn a_view_that_is_asked_for_is_shown_in_an_exercise_too() {
    let of = analysed("matrix?game=exercise&seed=3&view=matrix");
    assert!(is_asked(&of.lab) && !is_asking(&of, |_| false));
}

#[test]
fn other_games_ask_only_where_that_is_the_view() {
    assert!(!is_asking(&analysed(SEXES), |_| false));
    assert!(is_asking(
        &analysed(&format!("{SEXES}&view=exercise")),
        |_| false
    ));
    assert!(!is_asking(
        &bare("matrix?game=volunteers&view=exercise"),
        |_| false
    ));
}

//! Exercises: games that are drawn, questions with their answers, and what is hidden meanwhile.

use super::{analysed, lab};
use experiments::matrix::Stage;
use games::fraction::Fraction;
use games::strategic::StrategicGame;
use page_model::matrix::exercise::{Question, questions};
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

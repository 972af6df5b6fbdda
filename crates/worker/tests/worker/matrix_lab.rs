//! The lab of strategic games from outside: games that are drawn to practise on, questions with their answers, games by hand.

use crate::faultless::faultless;
use experiments::matrix::exercise::{Question, questions};
use experiments::matrix::playing::standing;
use experiments::matrix::{Found, MatrixLab, Stage};
use experiments::{Experiment, Lab, Opened};
use games::fraction::Fraction;
use games::strategic::StrategicGame;
use texts::ENGLISH;
use worker::inline;

fn lab(link: &str) -> MatrixLab {
    match faultless(link) {
        Experiment::Matrix(lab) => lab,
        _ => panic!("{link}"),
    }
}

fn found(lab: &MatrixLab) -> Found {
    let snapshots = inline::run(&Experiment::from(lab.clone()));
    lab.merge(&snapshots).expect("findings")
}

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
            let lab = lab(&link);
            let game = lab.game().expect("a game");
            let found = found(&lab);
            assert_eq!(found.stage, Stage::Done);
            let questions = questions(&lab, &game, &found);
            assert!(questions.len() >= 2, "{link}: {questions:?}");
            for question in &questions {
                check(&game, question, &link);
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
    let edited = lab("matrix?game=exercise").with_payoff(0, 0, Fraction::whole(99));
    assert!(!edited.expect("a game").is_exercise());
}

#[test]
fn games_by_hand_are_in_the_link_letter_by_letter() {
    let lab = lab("matrix?game=rock-paper-scissors&rounds=0120");
    assert_eq!(lab.done(), [0, 1, 2, 0]);
    assert_eq!(
        lab.rounds_with(&[1, 1, 1, 1, 0]),
        [[0, 1], [1, 1], [2, 1], [0, 1]]
    );
    let more = lab.with_action(2).expect("room");
    assert_eq!(more.rounds, "01202");
    assert_eq!(more.taken_back(), lab);
    // Two people take turns within a round.
    let both = MatrixLab {
        person: experiments::matrix::Person::Both,
        ..more.clone()
    };
    assert_eq!(both.to_play(), 1);
    assert_eq!(both.rounds_with(&[]), [[0, 1], [2, 0]]);
    // Wins, draws and losses of the first player: −1, 0, 1, −1; always scissors would have won every round.
    let game = lab.game().expect("a game");
    let standing = standing(&game, 0, &lab.rounds_with(&[1, 1, 1, 1]));
    assert_eq!((standing.sum, standing.in_hindsight), (-1.0, (2, 4.0)));
}

#[test]
fn what_is_no_action_is_cut_off_and_said() {
    let Opened {
        experiment,
        problems,
    } = Experiment::open("matrix?game=rock-paper-scissors&rounds=01x2").expect("a link");
    assert_eq!(problems.len(), 1);
    let told = problems[0].sentence(&texts::ENGLISH);
    assert!(told.contains('x') && told.contains('3'), "{told}");
    let Experiment::Matrix(lab) = experiment else {
        panic!("another lab");
    };
    assert_eq!(lab.rounds, "01");
    // Of a letter that would be an action of a larger game, too.
    let opened = Experiment::open("matrix?game=chicken&rounds=012").expect("a link");
    assert_eq!(opened.problems.len(), 1);
}

#[test]
fn actions_are_added_renamed_and_removed() {
    for link in [
        "matrix?game=battle-of-the-sexes",
        "matrix?game=prisoners-dilemma",
        "matrix?game=matching-pennies",
        "matrix?game=el-farol",
        "matrix?game=1:2,3:4;5:6,7:8&actions=x,y;x,z",
    ] {
        let before = lab(link);
        let sizes = |lab: &MatrixLab| -> Vec<usize> {
            let game = lab.game().expect(link);
            game.actions().iter().map(Vec::len).collect()
        };
        let game = before.game().expect(link);
        for player in 0..game.players().len() {
            let more = before.with_new_action(player).expect(link);
            assert!(sizes(&more)[player] == game.size(player) + 1, "{link}");
            let last = more.without_action(player, game.size(player)).expect(link);
            let last = last.game().expect(link);
            assert_eq!(last.actions(), game.actions(), "{link}");
            let payoffs = |game: &StrategicGame| -> Vec<Fraction> {
                let players = game.players().len();
                let profile = |profile| (0..players).map(move |player| (profile, player));
                let all = (0..game.profiles()).flat_map(profile);
                all.map(|(profile, player)| game.payoff(profile, player))
                    .collect()
            };
            assert_eq!(payoffs(&last), payoffs(&game), "{link}");
        }
        let renamed = before
            .with_action_name(0, 1, " sing, dance; rest ")
            .expect(link);
        let names = renamed.game().expect(link).actions()[0].clone();
        assert_eq!(names[1], "sing, dance; rest");
        let twice = names[0].clone();
        assert!(before.with_action_name(0, 1, &twice).is_err(), "{link}");
    }
    let symmetric = lab("matrix?game=3,0;5,1&payoffs=symmetric");
    let more = symmetric
        .with_new_action(1)
        .expect("room")
        .game()
        .expect("a game");
    assert_eq!(
        (more.size(0), more.size(1), more.is_symmetric()),
        (3, 3, true)
    );
    assert!(lab("matrix?game=1:1").without_action(0, 0).is_err());
    // The second row goes, not the last number.
    let less = lab("matrix?game=1:2,3:4;5:6,7:8;9:0,1:1")
        .without_action(0, 1)
        .expect("rows");
    assert_eq!(less.game, "1:2,3:4;9:0,1:1");
}

#[test]
fn another_meaning_of_the_numbers_keeps_the_first_players() {
    let game = lab("matrix?game=1:2,3:4;5:6,7:8");
    let read = |key: &str| game.change("payoffs", key).expect(key);
    assert_eq!(
        (
            read("zero-sum").game.as_str(),
            read("symmetric").game.as_str()
        ),
        ("1,3;5,7", "1,3;5,7")
    );
    let whole = read("symmetric").change("payoffs", "both").expect("both");
    assert_eq!(whole.game, "1:1,3:5;5:3,7:7");
    assert!(
        lab("matrix?game=1:2,3:4")
            .change("payoffs", "symmetric")
            .is_err()
    );
    assert!(
        lab("matrix?game=el-farol")
            .change("payoffs", "zero-sum")
            .is_err()
    );
}

#[test]
fn a_name_that_no_game_has_is_told_apart_from_wrong_payoffs() {
    let told = |game: &str| {
        let opened = Experiment::open(&format!("matrix?game={game}")).unwrap();
        let reason = opened.experiment.runnable().unwrap_err();
        reason.sentence(&ENGLISH)
    };
    assert_eq!(
        told("prisoners"),
        "game: there is no game “prisoners” in the library, and it is not a table of payoffs."
    );
    assert!(told("a,1;2,3").contains("row 1, cell 1: “a” is not an integer"));
}

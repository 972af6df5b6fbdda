//! Other values of parameters: what they reset, what they keep, what they refuse.

use crate::minimax_lab::support::lab;
use experiments::common::board::BlockedOutside;
use experiments::diagnostic::{Diagnostic, Fault};
use experiments::minimax::{GameName, Hide, MinimaxExperiment, NothingIsCut, Shown, Side};
use experiments::parameters::Parameters;
use experiments::{Experiment, LabExperiment, Opened};
use games::typed_tree::TreeError;

/// Whether a value was refused because of a fault of this type.
fn is_about<F: Fault>(refused: &Result<MinimaxExperiment, Option<Diagnostic>>) -> bool {
    let problem = refused.as_ref().err().and_then(Option::as_ref);
    problem.is_some_and(|problem| problem.fault::<F>().is_some())
}

#[test]
fn another_position_forgets_the_moves() {
    let game = lab("game=connect-four&moves=4453&ply=2&depth=3");
    for (key, value) in [
        ("game", "tic-tac-toe"),
        ("width", "8"),
        ("height", "5"),
        ("in_a_row", "3"),
        ("blocked", "1.1"),
    ] {
        let next = game.with(key, value).unwrap();
        assert_eq!((next.moves.as_str(), next.ply), ("", None), "{key}");
        assert_eq!(next.write(key), value);
    }
    for (key, value) in [
        ("depth", "4"),
        ("algorithm", "pvs"),
        ("table", "on"),
        ("one", "0.5"),
    ] {
        let next = game.with(key, value).unwrap();
        assert_eq!((next.moves.as_str(), next.ply), ("4453", Some(2)), "{key}");
    }
    let nim = lab("game=nim&heaps=2,2&moves=a1");
    assert_eq!(nim.with("heaps", "3,3").unwrap().moves, "");
    assert_eq!(nim.with("misere", "on").unwrap().moves, "");
}

#[test]
fn another_game_ends_the_one_that_is_played() {
    let game = lab("game=nim&person=first&heaps=2,2&moves=a1");
    let next = game.with("game", "tic-tac-toe").unwrap();
    assert!(!next.is_game());
    // Connect Four to its end would take for ever.
    let next = game.with("game", "connect-four").unwrap();
    assert_eq!((next.game, next.depth), (GameName::ConnectFour, Some(4)));
    let deep = lab("game=nim&depth=6")
        .with("game", "connect-four")
        .unwrap();
    assert_eq!(
        deep.depth,
        Some(4),
        "how deep one looks belongs to the game"
    );
}

#[test]
fn a_second_search_begins_with_the_switches_of_the_first() {
    let one = lab("depth=3&ordering=static,history&table=on&deepening=on&quiescence=2");
    let two = one.with("versus", "alpha-beta").unwrap();
    for key in ["depth", "ordering", "table", "deepening", "quiescence"] {
        assert_eq!(two.write(&format!("versus_{key}")), one.write(key), "{key}");
    }
    // Once it is there it keeps its own.
    let other = two
        .with("versus_depth", "1")
        .unwrap()
        .with("versus", "pvs")
        .unwrap();
    assert_eq!(other.versus_depth, Some(1));
}

#[test]
fn a_step_is_kept_as_long_as_the_search_is_the_same() {
    let game = lab("game=tic-tac-toe&moves=159&step=12");
    for (key, value) in [
        ("hide", "cuts"),
        ("person", "first"),
        ("seed", "9"),
        ("heaps", "1,1"),
        ("tree", "7"),
    ] {
        assert_eq!(
            game.with(key, value).unwrap().step,
            Shown::Step(12),
            "{key}"
        );
    }
    for (key, value) in [
        ("algorithm", "pvs"),
        ("depth", "2"),
        ("centre", "0.5"),
        ("versus", "minimax"),
    ] {
        assert_eq!(game.with(key, value).unwrap().step, Shown::Opening, "{key}");
    }
}

#[test]
fn values_that_are_not_allowed_say_why() {
    let default = MinimaxExperiment::default();
    for (key, value) in [
        ("depth", "0"),
        ("heaps", "10"),
        ("ordering", "all"),
        ("nonsense", "1"),
        ("width", "3"),
    ] {
        assert_eq!(default.with(key, value), Err(None), "{key}={value}");
    }
    let refused = default.with("tree", "((1 2)");
    assert!(is_about::<TreeError>(&refused), "{refused:?}");
    let refused = default.with("blocked", "9.9");
    assert!(is_about::<BlockedOutside>(&refused), "{refused:?}");
    // A smaller board loses its blocked cell without a word.
    let small = lab("game=connect-four&blocked=7.6")
        .with("width", "4")
        .unwrap();
    assert_eq!((small.width, small.blocked), (4, None));
}

/// Whatever is set, what comes of it is an experiment without problems.
#[test]
fn every_change_leaves_a_sound_experiment() {
    let mut random = random::Random::stream(101, 0);
    for _ in 0..200 {
        let before = crate::minimax_lab::support::random_lab(&mut random);
        let other = crate::minimax_lab::support::random_lab(&mut random);
        for parameter in MinimaxExperiment::schema() {
            if let Ok(after) = before.with(parameter.key, &other.write(parameter.key)) {
                assert_eq!(after.clone().repair(), [], "{}", parameter.key);
            }
        }
    }
}

/// Searches are made with the switches of their own side.
#[test]
fn sides_have_their_own_switches() {
    let lab = lab(
        "algorithm=pvs&depth=3&table=on&versus=alpha-beta&versus_ordering=killer&versus_quiescence=2",
    );
    let [main, versus] = Side::BOTH.map(|side| lab.options(side));
    assert_eq!(
        (main.depth, main.table, main.quiescence),
        (Some(3), true, 0)
    );
    assert_eq!(
        (versus.depth, versus.table, versus.quiescence),
        (None, false, 2)
    );
    assert!(versus.ordering.killer && !main.ordering.killer);
    assert_ne!(main.pruning, versus.pruning);
    assert_eq!(
        (
            lab.chunk_count(),
            MinimaxExperiment::default().chunk_count()
        ),
        (2, 1)
    );
}

#[test]
fn cuts_are_asked_only_where_something_may_be_cut() {
    for link in [
        "minimax?hide=cuts",
        "minimax?hide=cuts&algorithm=expectiminimax&versus=minimax",
    ] {
        let Opened {
            experiment,
            problems,
            ..
        } = Experiment::open(link).unwrap();
        assert_eq!(problems, [Diagnostic::new("hide", NothingIsCut)], "{link}");
        assert_eq!(experiment.value("hide"), "nothing");
    }
    for query in [
        "hide=cuts&algorithm=alpha-beta",
        "hide=cuts&algorithm=pvs",
        "hide=cuts&versus=alpha-beta",
    ] {
        assert_eq!(lab(query).hide, Hide::Cuts);
    }
    // An algorithm that cuts nothing asks for no cuts any more.
    let lab = lab("hide=cuts&algorithm=alpha-beta");
    let plain = lab.with("algorithm", "minimax").unwrap();
    assert_eq!(plain.hide, Hide::Nothing);
}

//! Games: who plays whom, who begins, and that what is kept of them is what was played.

use super::{results, test_of};
use experiments::graded_test::grades::opponent;
use experiments::{Experiment, LabExperiment};
use games::{Game, Player, Turn};

#[test]
fn grades_are_met_from_the_weakest_up() {
    let grades = |link: &str| test_of(link).grades();
    assert_eq!(grades("graded-test"), (1..=100).collect::<Vec<u64>>());
    assert_eq!(grades("graded-test?first=10&step=10").len(), 10);
    assert_eq!(grades("graded-test?first=7&last=20&step=5"), [7, 12, 17]);
    assert_eq!(grades("graded-test?first=100"), [100]);
    assert_eq!(grades("graded-test?step=100"), [1]);
    let met =
        results("graded-test?agent=random&games=2&first=7&last=20&step=5&smallest=4&largest=4");
    let found: Vec<_> = met
        .met
        .iter()
        .map(|met| (met.grade, met.opponent))
        .collect();
    let expected = [7, 12, 17].map(|grade| (grade, opponent(grade)));
    assert_eq!(found, expected);
}

#[test]
fn each_player_begins_every_other_game() {
    for games in [2, 6, 20, 22, 130] {
        let link = format!("graded-test?agent=random&last=2&smallest=4&largest=5&games={games}");
        let results = results(&link);
        for met in &results.met {
            assert_eq!(met.as_first.games(), games / 2);
            assert_eq!(met.as_second.games(), games / 2);
            assert_eq!(met.kept.len() as u64, games.min(100));
        }
        assert_eq!(results.progress.done, 2 * games);
        assert!(results.is_over());
    }
}

#[test]
fn what_is_kept_is_what_was_played() {
    let link = "graded-test?agent=tactical&games=10&first=1&last=31&step=15";
    let lab = test_of(link);
    for met in results(link).met {
        let mut won = [0, 0];
        for (number, game) in (0..).zip(&met.kept) {
            assert_eq!(game.number, number);
            assert_eq!(game.setup, lab.board_of(met.grade, number));
            let seen = lab.game_to_look_at(game);
            assert_eq!(Experiment::open(&seen.link()).unwrap().problems, []);
            let Experiment::Mcts(seen) = seen else {
                panic!("not a game to look at: {seen:?}");
            };
            let played = seen.game();
            assert_eq!(played.setup(), game.setup);
            assert_eq!(played.position().turn(), Turn::Over);
            let side = usize::from(!game.is_as_first());
            let winner = played.position().winner().map(Player::index);
            won[side] += u64::from(winner == Some(side));
        }
        assert_eq!(won, [met.as_first.won, met.as_second.won]);
        assert!((7.0..=144.0).contains(&met.mean_length().unwrap()));
    }
}

/// The weakest grade tries one move, drawn at random, and takes it: that is random play, and against itself worth one half.
#[test]
fn random_against_random_is_even() {
    let results = results("graded-test?agent=random&last=1&games=1000&smallest=4&largest=6");
    // 1 000 games: standard error of the share at most 0.0158; five of them allowed.
    let share = results.met[0].share().unwrap();
    assert!((share - 0.5).abs() < 0.079, "{share}");
}

#[test]
fn a_game_does_not_depend_on_how_many_there_are() {
    let of = |more: &str| {
        results(&format!(
            "graded-test?agent=uct(20)&smallest=5&largest=6{more}"
        ))
    };
    let few = of("&first=12&last=12&games=4");
    let many = of("&first=2&last=12&step=5&games=44");
    assert_eq!(few.met[0].kept[..], many.met[2].kept[..4]);
    assert_ne!(
        few.met[0].kept[..],
        of("&first=12&last=12&games=4&seed=2").met[0].kept[..]
    );
}

#[test]
fn the_book_is_wanted_where_perfect_play_may_meet_it() {
    let wants = |link: &str| test_of(link).wants_book();
    assert!(wants(
        "graded-test?agent=perfect&smallest=6&largest=7&blocked=off"
    ));
    assert!(!wants("graded-test?agent=perfect&smallest=6&largest=7"));
    assert!(!wants("graded-test?agent=perfect&blocked=off"));
    assert!(!wants(
        "graded-test?agent=uct(9)&smallest=6&largest=7&blocked=off"
    ));
}

//! Every experiment is its link and back; the link is canonical and as short as can be.

use crate::links::labs::{open_cleanly, random_experiment};
use experiments::mcts::MctsExperiment;
use experiments::minimax::MinimaxExperiment;
use experiments::{Experiment, packed};
use games::connect_four::{GameRecord, Setup};
use games::{Game, Turn};
use random::Random;
use std::collections::BTreeSet;

/// Parameters whose samples are worth something, and how many values each has at least.
const VARIED: [(&str, &str, usize); 20] = [
    ("mcts", "moves", 300),
    ("solve", "moves", 200),
    ("minimax", "tree", 300),
    ("minimax", "game", 6),
    ("minimax", "moves", 100),
    ("general-sum", "game", 5),
    ("general-sum", "starts", 10),
    ("ladder", "rungs", 100),
    ("graded-test", "agent", 10),
    ("convergence", "agents", 100),
    ("regret", "lock", 100),
    ("tuning", "optimizer", 2),
    ("matrix", "game", 20),
    ("repeated", "first", 5),
    ("tree-game", "game", 10),
    ("racing", "race", 11),
    ("evolution", "algorithm", 4),
    ("generation", "accepted", 100),
    ("reproduce", "bust", 4),
    // Three or four of five probabilities.
    ("rrrats", "a", 100),
];

#[test]
fn every_experiment_round_trips() {
    let mut random = Random::stream(21, 0);
    let (mut longest, mut ended) = (0, 0);
    let mut seen = VARIED.map(|_| BTreeSet::new());
    for _ in 0..9_200 {
        let experiment = random_experiment(&mut random);
        let link = experiment.link();
        let opened = open_cleanly(&link);
        assert_eq!(opened, experiment, "{link}");
        assert_eq!(opened.link(), link, "the canonical link is a fixed point");
        longest = longest.max(link.len());
        ended += usize::from(experiment.runnable().is_err());
        for ((lab, key, _), seen) in VARIED.iter().zip(&mut seen) {
            if *lab == experiment.lab() {
                seen.insert(experiment.value(key));
            }
        }
    }
    // The samples are worth something: long games, many boards and trees, games that are over.
    assert!(longest < 4_000 && ended > 20, "{longest} {ended}");
    for ((lab, key, count), seen) in VARIED.iter().zip(&seen) {
        assert!(seen.len() >= *count, "{lab}: {} of {key}", seen.len());
    }
}

#[test]
fn only_what_differs_from_the_defaults_is_written() {
    let mut random = Random::stream(22, 0);
    for _ in 0..1_000 {
        let experiment = random_experiment(&mut random);
        let default = Experiment::of_lab(experiment.lab()).unwrap();
        let link = experiment.link();
        let (_, query) = link.split_once('?').unwrap_or((&link, ""));
        let pairs = query.split('&').filter(|pair| !pair.is_empty());
        let written: Vec<&str> = pairs.map(|pair| pair.split_once('=').unwrap().0).collect();
        let keys = experiment.schema().iter().map(|parameter| parameter.key);
        let differing: Vec<&str> = keys
            .filter(|key| experiment.value(key) != default.value(key))
            .collect();
        assert_eq!(written, differing, "{link}");
    }
}

#[test]
fn the_default_link_is_the_name_of_the_lab() {
    let default = Experiment::Mcts(MctsExperiment::default());
    assert_eq!(default.link(), "mcts");
    assert_eq!(open_cleanly("mcts"), default);
    assert_eq!(open_cleanly("connect-four"), default, "its other name");
    assert_eq!(open_cleanly("mcts?"), default);
    assert_eq!(open_cleanly("mcts?seed=1&c=1.0&ply=end"), default);
    assert_eq!(Experiment::of_lab("mcts"), Some(default));
    assert_eq!(Experiment::of_lab("chess"), None);
    let default = Experiment::Minimax(MinimaxExperiment::default());
    assert_eq!(default.link(), "minimax");
    assert_eq!(open_cleanly("minimax?step=opening&heaps=1,2,3"), default);
}

#[test]
fn one_experiment_has_one_link_however_it_was_written() {
    let links = [
        "mcts?moves=44&c=1.4&seed=7",
        "mcts?seed=7&moves=44&c=1.4",
        "mcts?seed=07&moves=%34%34&c=1.40&ply=2",
        "#/mcts?moves=44&&c=14e-1&seed=7&reuse=off",
        "  https://x.example/some/path/?a=b#/mcts?moves=44&c=1.4&seed=7&v=1\n",
    ];
    for link in links {
        assert_eq!(open_cleanly(link).link(), links[0], "{link}");
    }
    assert_eq!(open_cleanly("mcts?c=-0").link(), "mcts?c=0");
    let capital = open_cleanly("mcts?width=12&moves=ABC");
    assert_eq!(capital.link(), "mcts?moves=abc&width=12");
}

#[test]
fn whole_addresses_open() {
    let found = open_cleanly("https://x.example/some/path/#/mcts?moves=44");
    assert_eq!(found, open_cleanly("mcts?moves=44"));
}

/// A game of more than 100 moves on the largest board: the first such one among random games.
fn long_game() -> String {
    let mut random = Random::stream(23, 0);
    let setup: Setup = "12x12x5".parse().unwrap();
    let mut games = (0..1_000).map(|_| {
        let (mut game, _) = GameRecord::parse(setup, "");
        while game.position().turn() != Turn::Over {
            let open: Vec<_> = game.position().actions().collect();
            let column = open[random.below(open.len() as u32) as usize];
            game.try_apply(column).unwrap();
        }
        game.moves_text()
    });
    games.find(|moves| moves.len() > 100).unwrap()
}

#[test]
fn a_long_game_fits_into_a_link() {
    let moves = long_game();
    let link = format!("mcts?moves={moves}&width=12&height=12&in_a_row=5");
    let experiment = open_cleanly(&link);
    assert_eq!(experiment.value("moves"), moves);
    let canonical = experiment.link();
    assert!(canonical.len() < 2_000, "{canonical}");
    assert_eq!(open_cleanly(&canonical), experiment);
}

#[test]
fn packed_values_open_as_what_they_stand_for() {
    for (key, value) in [("moves", "4453"), ("c", "1.4"), ("choice", "secure")] {
        let link = format!("mcts?{key}={}", packed::pack(value));
        let plain = format!("mcts?{key}={value}");
        assert_eq!(open_cleanly(&link), open_cleanly(&plain), "{link}");
    }
}

/// The smallest number above 0 has 326 characters when written out: values as long as that are packed.
#[test]
fn long_values_are_packed() {
    let experiment = open_cleanly("mcts?c=5e-324");
    let link = experiment.link();
    assert!(link.starts_with("mcts?c=~"), "{link}");
    assert!(link.len() < 100, "{link}");
    assert_eq!(open_cleanly(&link), experiment);
}

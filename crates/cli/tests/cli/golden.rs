//! The same bytes as ever, on every machine.

use crate::program::printed;
use std::path::PathBuf;

/// The experiments of the golden files: small, but with two chunks each.
const GOLDEN: [(&str, &str); 13] = [
    (
        "mcts.json",
        "mcts?moves=4455233146726&simulations=2000&trees=2&seed=7&solver=on&playout=tactical",
    ),
    (
        "minimax.json",
        "minimax?game=connect-four&moves=4453&algorithm=pvs&depth=5&ordering=static,killer,history&table=on\
         &deepening=on&quiescence=2&versus=alpha-beta&versus_depth=5",
    ),
    (
        "ladder.json",
        "ladder?agent=uct(50)&rungs=random,minimax(3),perfect&games=6&width=5&height=5&seed=7",
    ),
    (
        "graded-test.json",
        "graded-test?agent=uct(60)&games=4&first=10&last=100&step=45&smallest=5&largest=7&seed=7",
    ),
    (
        "convergence.json",
        "convergence?moves=4455&width=6&height=5&agents=uct(200),uct(100,solver,c:0.5)&seeds=3&seed=7",
    ),
    (
        "ratings.json",
        "ratings?first=uct(50)&second=minimax(3,elo:700/300)&games=12&width=5&height=5&seed=7",
    ),
    (
        "regret.json",
        "regret?cards=4&variant=discounted&iterations=150&seeds=3&seed=7&lock=K:0.3\
         &compare=cfr-plus,chance-sampling,external-sampling,outcome-sampling",
    ),
    (
        "general-sum.json",
        "general-sum?cards=5&variant=cfr-plus&updates=alternating&iterations=50&start=random&starts=2&seed=7",
    ),
    (
        "racing.json",
        "racing?race=ilebr-star-2&mean=0.52&epsilon=0.02&delta=0.05&repeats=120&seed=7",
    ),
    (
        "race-curves.json",
        "race-curves?epsilon=0.05&from=0.45&to=0.55&points=3&repeats=20&seed=7",
    ),
    (
        "repeated.json",
        "repeated?first=Extortion(3)&second=automaton(c: C, D to d; d: D, C to c)&rounds=12&matches=30&execution=0.03&perception=0.01\
         &continuation=4/5&seed=7",
    ),
    (
        "tournament.json",
        "tournament?entrants=TitForTat,GTFT,[Ann] Random,Gradual&rounds=30&execution=1/20&repetitions=6&generations=5&seed=7",
    ),
    (
        "tuning.json",
        "tuning?problem=planet-wars&optimizer=ntbea,random,hill-climber,genetic,compact-genetic,ucb&evaluations=100&repeats=3&seed=7",
    ),
];

fn golden_file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name)
}

/// The same bytes as ever, on every machine. Where they were meant to change:
/// `cargo test --test cli -- --ignored regenerate`.
#[test]
fn the_results_are_the_golden_ones() {
    for (name, link) in GOLDEN {
        let expected = std::fs::read_to_string(golden_file(name)).unwrap();
        assert_eq!(
            printed(&["run", link, "--format", "json"]),
            expected,
            "{name}"
        );
    }
}

#[test]
#[ignore = "writes the golden files anew"]
fn regenerate_the_golden_files() {
    for (name, link) in GOLDEN {
        let found = printed(&["run", link, "--format", "json"]);
        std::fs::write(golden_file(name), found).unwrap();
    }
}

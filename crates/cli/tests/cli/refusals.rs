//! What is wrong is said in a sentence, with exit code 2, and nothing is run.

use crate::program::{printed, refused};

const LINK: &str = "mcts?moves=4453&agent=uct&simulations=20000&seed=7";

#[test]
fn bad_links_are_refused_with_what_is_allowed() {
    refused(
        &["run", "mcts?simulations=0"],
        &["simulations", "“0”", "from 1 to 100 000 000"],
    );
    refused(
        &["run", "mcts?c=much"],
        &["c is", "“much”", "from 0 to 100"],
    );
    refused(&["run", "mcts?sims=5"], &["sims", "simulations"]);
    refused(
        &["run", "mcts?moves=4444444"],
        &["moves", "7", "not possible"],
    );
    refused(&["run", "mcts?moves=44&ply=3"], &["ply", "3", "2 moves"]);
    refused(&["run", "mcts?v=2"], &["version", "2"]);
    refused(&["run", "chess"], &["chess", "mcts"]);
    refused(
        &["run", "ladder?agent=stockfish&games=3"],
        &["stockfish", "knowledge", "\ngames is “3”", "even"],
    );
    refused(
        &["run", "regret?iterations=0&cards=14&variant=plus"],
        &[
            "iterations",
            "“0”",
            "\ncards is “14”",
            "from 3 to 13",
            "outcome-sampling",
        ],
    );
    refused(&["run", "regret?lock=X:0.3"], &["“X:0.3”", "Kpb"]);
    refused(
        &["run", "racing?delta=1&epsilon=0.5&repeats=1000000"],
        &[
            "delta is “1”",
            "to 0.999",
            "\nepsilon is “0.5”",
            "to 0.499",
            "\nrepeats is “1000000”",
            "100000",
        ],
    );
    refused(&["run", "race-curves?races=none"], &["nothing to run"]);
    // Each fault on a line of its own.
    let both = ["run", "mcts?c=-1&blocked=9.9"];
    refused(&both, &["c is “-1”", "\nblocked is “9.9”"]);
}

#[test]
fn games_that_are_over_are_refused() {
    refused(
        &["run", "mcts?moves=1122334"],
        &["nothing to compute", "First has won"],
    );
    refused(
        &["run", "mcts?moves=71726364"],
        &["nothing to compute", "Second has won"],
    );
    // But a moment before the end can be thought about.
    printed(&["run", "mcts?moves=1122334&ply=6&simulations=10"]);
}

#[test]
fn bad_arguments_are_refused() {
    refused(&[], &["Usage"]);
    refused(&["fly"], &["fly"]);
    refused(&["run"], &["LINK"]);
    refused(&["run", LINK, "--format", "xml"], &["xml", "json"]);
    refused(&["run", LINK, "--threads", "0"], &["0", "1..=1024"]);
    refused(&["run", LINK, "--threads", "many"], &["many"]);
    refused(&["run", LINK, "--speed", "9"], &["--speed"]);
    refused(&["help", "chess"], &["chess", "mcts"]);
}

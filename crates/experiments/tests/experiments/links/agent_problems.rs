//! What is said about links that name no agents, or numbers of games that cannot be.

use experiments::Experiment;
use texts::ENGLISH;

/// The only problem of a link, as a sentence.
fn sentence(link: &str) -> String {
    let opened = Experiment::open(link).unwrap();
    let [problem] = &opened.problems[..] else {
        panic!("{link}: {:?}", opened.problems);
    };
    problem.sentence(&ENGLISH)
}

fn says(link: &str, words: &[&str]) {
    let sentence = sentence(link);
    for word in words {
        assert!(
            sentence.contains(word),
            "{link}: {word} is not in: {sentence}"
        );
    }
    assert!(sentence.ends_with('.'), "{sentence}");
}

#[test]
fn agents_that_are_none() {
    says(
        "ladder?agent=stockfish",
        &[
            "agent:",
            "at character 1",
            "“stockfish”",
            "random, tactical, minimax, flat, uct, knowledge, perfect",
        ],
    );
    says(
        "ladder?agent=minimax(99)",
        &["at character 9", "“99”", "from 1 to 12", "minimax(6)"],
    );
    says(
        "ladder?rungs=random,minimax",
        &["rungs:", "depth of minimax", "“”"],
    );
    says(
        "ladder?agent=uct(1000000000000000)",
        &["“1000000000000000”", "from 1 to 100\u{202f}000\u{202f}000"],
    );
    says("ladder?agent=uct(10,c:x)", &["c is “x”", "from 0 to 100"]);
    says(
        "ladder?agent=uct(10,speed:9)",
        &["“speed”", "tactical", "choice"],
    );
    says(
        "ladder?agent=uct(10,choice:best)",
        &["“best”", "visits, mean, secure"],
    );
    says(
        "ladder?agent=uct(10,prior:1.5)",
        &["prior is “1.5”", "whole number"],
    );
    says("ladder?agent=uct(10,first_play:x)", &["“x”", "or none"]);
    says(
        "ladder?agent=uct(10,solver:maybe)",
        &["“maybe”", "on or off"],
    );
    says("ladder?agent=uct(10,solver,solver)", &["twice"]);
    says("ladder?agent=uct(10", &["parenthesis"]);
    says("ladder?agent=perfect(3)", &["takes nothing"]);
    says("ladder?agent=random,random", &["“random,random”"]);
    says("ladder?rungs=", &["missing"]);
    let many = ["random"; 40].join(",");
    says(&format!("ladder?rungs={many}"), &["40", "32"]);
    says(
        "convergence?agents=uct(5),perfect",
        &["at character 8", "“perfect”", "uct or knowledge"],
    );
}

#[test]
fn numbers_that_cannot_be() {
    says(
        "ladder?games=21",
        &["games is “21”", "an even whole number from 2 to 10 000"],
    );
    says("ladder?games=0", &["“0”", "even"]);
    says("ladder?games=1000000000000000", &["“1000000000000000”"]);
    says("convergence?seeds=0", &["from 1 to 200"]);
    says("convergence?solve_budget=1", &["solve_budget", "“1”"]);
    says("convergence?moves=4444444", &["move 7", "not possible"]);
}

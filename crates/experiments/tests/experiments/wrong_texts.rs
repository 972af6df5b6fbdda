//! Texts that cannot be read: what is wrong is told with the place in the text, whichever lab it is of.

use experiments::{Experiment, Opened};
use texts::ENGLISH;

/// The part of the text that is marked as wrong; whether the lab has nothing to run, or the link something that was left out.
fn marked(link: &str) -> String {
    let Opened {
        experiment,
        problems,
        ..
    } = Experiment::open(link).unwrap();
    if let Err(reason) = experiment.runnable() {
        let (key, fault) = reason.wrong_text().unwrap();
        let text = experiment.value(key);
        let place = fault.place(key, &text).unwrap();
        return format!("{key}: {}[{}]", &text[..place.start], &text[place]);
    }
    let (text, place) = problems[0].place().unwrap();
    let key = problems[0].key();
    format!("{key}: {}[{}]", &text[..place.start], &text[place])
}

#[test]
fn the_place_of_what_is_wrong_is_known() {
    for (link, expected) in [
        ("matrix?game=3:3,0;5:0,1:1", "game: 3:3,[0]"),
        ("matrix?game=3:3,0:5;5:0,1:x", "game: 3:3,0:5;5:0,1:[x]"),
        ("matrix?game=chiken", "game: [chiken]"),
        ("tree-game?game=1(2 3", "game: 1(2 3[]"),
        ("tree-game?game=1(2 é;3;4 5x)", "game: 1(2 [é];3;4 5x)"),
        ("tree-game?game=kuhn-99", "game: [kuhn-99]"),
        ("minimax?tree=((3 12)(x 4))", "tree: ((3 12)([x]"),
        ("minimax?tree=((3 12 8)", "tree: ((3 12 8)[]"),
        ("tuning?problem=own&formula=x%2B(y", "formula: x+[(]"),
        ("tuning?problem=own&formula=x*zz", "formula: x*[zz]"),
        ("tuning?problem=own&space=x:1,slow", "space: x:1,[slow]"),
        (
            "tuning?problem=aliens&own_space=lives: 1, 2; allies: 1",
            "own_space: lives: 1, 2; [allies]",
        ),
        (
            "tuning?problem=agent&own_space=c: 0, 1, 200",
            "own_space: c: 0, 1, [200]",
        ),
        (
            "tuning?problem=own&space=x:slow,fast&formula=2*fast",
            "formula: 2*[fast]",
        ),
        (
            "ladder?agent=uct(1000)&rungs=random,uct(x)",
            "rungs: random,uct([x]",
        ),
        ("regret?lock=1K:2", "lock: [1K:2]"),
        ("repeated?first=m1(1,2,1,0;1)", "first: m1(1,[2]"),
        ("repeated?second=first: é; else: C", "second: first: [é]"),
        ("repeated?second=TitForTit", "second: [TitForTit]"),
        ("repeated?game=3:3,0:5;5:0,1:x", "game: 3:3,0:5;5:0,1:[x]"),
    ] {
        let (before, _) = expected.split_at(expected.find(']').unwrap() + 1);
        assert_eq!(marked(link), before, "{link}");
    }
}

/// "1 number", never "1 numbers".
#[test]
fn one_is_singular() {
    for (link, expected) in [
        (
            "matrix?game=3:3,0;5:0,1:1",
            "row 1, cell 2 has 1 number; 2 are needed",
        ),
        (
            "matrix?game=3:3,0:1:2;5:0,1:1",
            "row 1, cell 2 has 3 numbers; 2 are needed",
        ),
        (
            "tree-game?game=1(2;3;4 1)",
            "1 payoff, where the game has 3 players",
        ),
        (
            "matrix?game=1,2&payoffs=symmetric",
            "this one has 1 row and 2 columns",
        ),
    ] {
        let experiment = Experiment::open(link).unwrap().experiment;
        let sentence = experiment.runnable().unwrap_err().sentence(&ENGLISH);
        assert!(sentence.contains(expected), "{link}: {sentence}");
    }
}

#[test]
fn what_is_whole_has_no_place() {
    let Opened { problems, .. } = Experiment::open("mcts?simulations=x&nothing=1").unwrap();
    assert_eq!(problems.len(), 2);
    assert!(problems.iter().all(|problem| problem.place().is_none()));
    assert!(
        Experiment::open("matrix")
            .unwrap()
            .experiment
            .runnable()
            .is_ok()
    );
}

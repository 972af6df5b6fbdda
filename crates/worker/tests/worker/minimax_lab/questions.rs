//! What the searches are asked: changing what does not matter keeps the question and its answer, changing what
//! matters does not.

use crate::minimax_lab::support::{lab, random_lab};
use computing::Compute;
use engines::Status;
use experiments::LabExperiment;
use experiments::minimax::MinimaxExperiment;
use experiments::parameters::Parameters;
use random::Random;

/// The snapshots of all chunks.
fn answers(lab: &MinimaxExperiment) -> Vec<Vec<u8>> {
    let run = |index| {
        let mut chunk = lab.start(index);
        assert_eq!(chunk.advance(u64::MAX), Status::Finished);
        chunk.snapshot()
    };
    (0..lab.chunk_count()).map(run).collect()
}

#[test]
fn a_question_asks_what_its_experiment_asks() {
    let mut random = Random::stream(111, 0);
    for _ in 0..60 {
        let lab = random_lab(&mut random);
        let question = lab.question();
        assert_eq!(question.question(), question, "{lab:?}");
        assert_eq!(answers(&question), answers(&lab), "{lab:?}");
        assert_eq!(question.clone().repair(), []);
    }
}

#[test]
fn what_does_not_matter_keeps_the_question() {
    for (before, after) in [
        (
            "",
            "hide=values&step=9&person=first&seed=7&view=tree&node=3",
        ),
        (
            "",
            "heaps=1,1&misere=on&width=8&height=5&in_a_row=3&blocked=1.1",
        ),
        ("", "levels=4&branching=3&difficulty=hard"),
        ("", "centre=0.5&edge=0&one=0.5&three=0"),
        (
            "",
            "versus_depth=3&versus_ordering=killer&versus_table=on&versus_deepening=on&versus_quiescence=2",
        ),
        ("game=exercise", "game=exercise&tree=(1 2)&centre=0.5"),
        (
            "game=tic-tac-toe",
            "game=tic-tac-toe&tree=7&seed=3&heaps=1&one=0.5&width=4",
        ),
        (
            "game=tic-tac-toe&moves=15",
            "game=tic-tac-toe&moves=1592&ply=2",
        ),
        ("game=nim", "game=nim&levels=4&centre=1&blocked=1.1"),
        (
            "game=connect-four",
            "game=connect-four&misere=on&corner=1&seed=9",
        ),
    ] {
        let [before, after] = [before, after].map(|query| lab(&query.replace(' ', "%20")));
        assert_eq!(before.question(), after.question());
    }
}

#[test]
fn what_matters_does_not() {
    for (before, after) in [
        ("", "tree=((3%2012)(2%204))"),
        ("", "algorithm=alpha-beta"),
        ("", "depth=2"),
        ("", "ordering=killer"),
        ("", "table=on"),
        ("", "deepening=on"),
        ("depth=2", "depth=2&quiescence=1"),
        ("", "versus=minimax"),
        ("versus=minimax", "versus=minimax&versus_table=on"),
        ("game=exercise", "game=exercise&seed=2"),
        ("game=exercise", "game=exercise&branching=3"),
        ("game=nim", "game=nim&misere=on"),
        ("game=nim", "game=nim&moves=a1"),
        ("game=tic-tac-toe", "game=tic-tac-toe&centre=0.5"),
        ("game=connect-four", "game=connect-four&width=6"),
        ("game=connect-four", "game=connect-four&two=0.5"),
        ("game=gardner", "game=gardner&rook=4.5"),
        ("game=gardner", "game=gardner&mobility=0.1"),
        ("game=gardner", "game=gardner&position=4k/4p/5/P4/K4"),
    ] {
        assert_ne!(lab(before).question(), lab(after).question(), "{after}");
    }
}

/// Every parameter belongs to some game, and the form shows what is used.
#[test]
fn every_parameter_is_used_somewhere() {
    let games = [
        "tree",
        "exercise",
        "tic-tac-toe",
        "nim",
        "connect-four",
        "gardner",
    ];
    for parameter in MinimaxExperiment::schema() {
        let uses = |game: &&str| {
            lab(&format!("game={game}&versus=minimax&person=first")).uses(parameter.key)
        };
        assert!(games.iter().any(uses), "{}", parameter.key);
    }
    let nim = lab("game=nim");
    assert!(nim.uses("heaps") && nim.uses("versus") && nim.uses("depth"));
    assert!(
        !nim.uses("centre") && !nim.uses("width") && !nim.uses("versus_depth") && !nim.uses("seed")
    );
}

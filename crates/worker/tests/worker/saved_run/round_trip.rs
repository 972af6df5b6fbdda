//! What was saved opens as it was.

use crate::saved_run::file::{LINK, experiment, file};
use computing::ComputeAny;
use experiments::saved_run::{self, SavedRun};
use experiments::{ChunkOutput, Experiment};
use serde_json::Value;
use worker::inline;

fn assert_opens(experiment: &Experiment, snapshots: &[Option<ChunkOutput>]) {
    let text = saved_run::write(experiment, snapshots);
    let SavedRun {
        opened,
        snapshots: found,
    } = saved_run::read(&text).unwrap();
    assert_eq!((&opened.experiment, opened.problems.len()), (experiment, 0));
    assert_eq!(found, snapshots);
    assert_eq!(
        opened.experiment.report(&found),
        experiment.report(snapshots)
    );
}

#[test]
fn what_was_saved_opens_as_it_was() {
    for link in [
        LINK,
        "mcts",
        "mcts?moves=99&width=12&simulations=64&reuse=on",
        "minimax",
        "minimax?game=tic-tac-toe&moves=159&algorithm=pvs&versus=minimax&versus_depth=2&step=17",
        "minimax?game=exercise&difficulty=hard&seed=9&deepening=on",
    ] {
        let experiment = experiment(link);
        let finished = inline::run(&experiment);
        assert_opens(&experiment, &finished);
        assert_opens(&experiment, &[]);
        let nothing_yet = vec![None; finished.len()];
        assert_opens(&experiment, &nothing_yet);
    }
}

#[test]
fn runs_that_were_left_in_the_middle_open_there() {
    let experiment = experiment(LINK);
    let mut snapshots = inline::run(&experiment);
    let mut chunk = experiment.start(1);
    chunk.advance(17);
    snapshots[1] = Some(chunk.snapshot().into());
    snapshots[2] = None;
    assert_opens(&experiment, &snapshots);
    // 100 + 17 + 0 of 300: the file knows that it was stopped early.
    let report = experiment.report(&snapshots).unwrap().json;
    let report: Value = serde_json::from_str(&report).unwrap();
    assert_eq!(report["result"]["simulations"], 117);
    assert_eq!(report["result"]["stopped_early"], true);
}

#[test]
fn searches_that_were_left_in_the_middle_open_there() {
    let experiment = experiment("minimax?game=tic-tac-toe&deepening=on&versus=alpha-beta");
    for nodes in [0, 1, 50, 1_000] {
        let mut chunk = experiment.start(0);
        chunk.advance(nodes);
        assert_opens(&experiment, &[Some(chunk.snapshot().into()), None]);
        let report = experiment
            .report(&[Some(chunk.snapshot().into()), None])
            .unwrap();
        let report: Value = serde_json::from_str(&report.json).unwrap();
        let result = &report["result"];
        assert_eq!(
            (&result["nodes"], &result["finished"]),
            (&nodes.into(), &false.into())
        );
        // The first iteration has ten nodes.
        assert_eq!(result["value"].is_null(), nodes < 10);
    }
}

#[test]
fn games_that_are_over_can_be_saved_too() {
    let over = experiment("mcts?moves=1122334");
    assert!(over.runnable().is_err());
    assert_opens(&over, &[]);
}

#[test]
fn a_file_says_what_it_is_to_a_person() {
    let file: Value = serde_json::from_str(&file()).unwrap();
    assert_eq!(file["format"], "saddlepoint-run");
    assert_eq!(file["version"], saved_run::VERSION);
    assert_eq!(file["experiment"], LINK);
    assert_eq!(file["snapshots"].as_array().unwrap().len(), 3);
}

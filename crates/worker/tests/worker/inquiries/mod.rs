//! Inquiries: what workers are asked about what chunks have sent, lab by lab: right, soon, and harmless whatever the bytes.
//!
//! * [`regret`]: strategies answered best. [`tuning`]: moments of a run, its model, the truth.
//! * [`mcts`]: trees with and without widening. [`matrix`]: games by hand. [`repeated`]: matches by hand, who the opponent may be, what follows a mistake, and what is supported without public randomisation. [`tree_game`]: what is learned, matrices. [`racing`]: races followed to a moment. [`evolution`]: reports that wait for exact values.
//! * [`tournament`]: populations, and what errors change.

mod evolution;
mod matrix;
mod mcts;
mod racing;
mod regret;
mod repeated;
mod tournament;
mod tree_game;
mod tuning;

use computing::ComputeAny;
use computing::answering::Answering;
use engines::{Status, effort};
use experiments::inquiry::{Inquiry, NoAnswer};
use experiments::{ChunkOutput, Experiment};
use serde::de::DeserializeOwned;

/// As in the tests of steps: operations a millisecond, and how long a step may be.
const OPERATIONS: u64 = 100_000;
const MAX_SLICE: u64 = 30;

/// Answers step by step.
fn answer<A: DeserializeOwned>(
    experiment: &Experiment,
    inquiry: &Inquiry<A>,
    snapshots: &[Option<ChunkOutput>],
) -> Result<A, NoAnswer> {
    answer_and_measure(experiment, inquiry, snapshots).map(|(answer, _)| answer)
}

/// Answers, and makes sure that no step is long. Beginning it is a step too.
fn answer_in_short_steps<A: DeserializeOwned>(
    experiment: &Experiment,
    inquiry: &Inquiry<A>,
    snapshots: &[Option<ChunkOutput>],
) {
    let measured = answer_and_measure(experiment, inquiry, snapshots);
    let (_, longest) = measured.unwrap_or_else(|reason| panic!("{reason:?}"));
    let link = experiment.link();
    assert!(longest > 0, "{link}: nothing was counted");
    let milliseconds = longest / OPERATIONS;
    assert!(milliseconds < MAX_SLICE, "{link}: {milliseconds} ms");
}

/// The answer, and the operations of the longest step.
fn answer_and_measure<A: DeserializeOwned>(
    experiment: &Experiment,
    inquiry: &Inquiry<A>,
    snapshots: &[Option<ChunkOutput>],
) -> Result<(A, u64), NoAnswer> {
    let mut longest = 0;
    let mut spent = effort::spent();
    let mut look = || {
        let now = effort::spent();
        longest = u64::max(longest, now - spent);
        spent = now;
    };
    let mut answering: Box<dyn Answering> = experiment.answer(inquiry.bytes(), snapshots)?;
    look();
    while answering.step() == Status::Running {
        look();
    }
    let answer = answering.answer();
    look();
    let answer = inquiry.read(&answer).expect("an answer of its type");
    Ok((answer, longest))
}

/// No bytes do harm: none that say something else, and none that were cut or changed.
fn is_harmless<A: DeserializeOwned>(
    experiment: &Experiment,
    inquiry: &Inquiry<A>,
    snapshots: &[Option<ChunkOutput>],
) {
    let answer = |bytes: &[u8]| {
        if let Ok(mut answering) = experiment.answer(bytes, snapshots) {
            for _ in 0..3 {
                if answering.step() == Status::Finished {
                    inquiry.read(&answering.answer());
                    break;
                }
            }
        }
    };
    let bytes = inquiry.bytes();
    for place in 0..bytes.len().min(64) {
        answer(&bytes[..place]);
        let mut changed = bytes.to_vec();
        for value in [0, 1, 0x7f, 0xff] {
            changed[place] = value;
            answer(&changed);
        }
    }
}

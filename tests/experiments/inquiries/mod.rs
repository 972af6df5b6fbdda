//! What workers are asked about what chunks have sent, lab by lab: right, soon, and harmless whatever the bytes.
//!
//! * [`regret`]: strategies answered best.

mod regret;

use engines::{Status, effort};
use experiments::inquiry::{Answering, Inquiry, NoAnswer};
use experiments::{Experiment, Sent};
use serde::de::DeserializeOwned;

/// As in the tests of steps: operations a millisecond, and how long a step may be.
const OPERATIONS: u64 = 100_000;
const LONGEST_MILLISECONDS: u64 = 30;

/// Answers step by step, and makes sure that none is long. Beginning it is a step too.
fn answer<A: DeserializeOwned>(
    experiment: &Experiment,
    inquiry: &Inquiry<A>,
    snapshots: &[Option<Sent>],
) -> Result<A, NoAnswer> {
    let mut longest = 0;
    let mut spent = effort::spent();
    let mut look = || {
        let now = effort::spent();
        longest = u64::max(longest, now - spent);
        spent = now;
    };
    let mut answering: Box<dyn Answering> = experiment.answer(inquiry.bytes(), snapshots)?;
    look();
    while answering.advance(1) == Status::Running {
        look();
    }
    let answer = answering.answer();
    look();
    assert!(longest > 0, "{}: nothing was counted", experiment.link());
    let milliseconds = longest / OPERATIONS;
    assert!(
        milliseconds < LONGEST_MILLISECONDS,
        "{}: {milliseconds} ms",
        experiment.link()
    );
    Ok(inquiry.read(&answer).expect("an answer of its type"))
}

/// No bytes do harm: none that say something else, and none that were cut or changed.
fn is_harmless<A: DeserializeOwned>(
    experiment: &Experiment,
    inquiry: &Inquiry<A>,
    snapshots: &[Option<Sent>],
) {
    let answer = |bytes: &[u8]| {
        if let Ok(mut answering) = experiment.answer(bytes, snapshots) {
            for _ in 0..3 {
                if answering.advance(1) == Status::Finished {
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

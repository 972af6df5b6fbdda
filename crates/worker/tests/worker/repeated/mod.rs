//! Repeated games: a match of two strategies.
//!
//! * [`oracles`]: matches of another program, and pairs that were solved in fractions. [`agreement`]: what is exact beside what is played. [`theory`]: what patience supports.
//! * [`wrong`]: links that are wrong, and strategies that do not fit. [`report`]: what programs and people are told.

mod agreement;
mod oracles;
mod report;
mod theory;
mod wrong;

use crate::faultless::faultless;
use computing::ComputeAny;
use engines::Status;
use experiments::repeated::{Analysis, Findings, RepeatedExperiment, Snapshot, Step};
use experiments::{ChunkOutput, Experiment, Snapshots};
use worker::inline;

fn lab(link: &str) -> RepeatedExperiment {
    match faultless(link) {
        Experiment::Repeated(lab) => lab,
        _ => panic!("{link}"),
    }
}

/// What the whole experiment finds.
fn found(lab: &RepeatedExperiment) -> Findings {
    let sent = inline::run(&Experiment::from(lab.clone()));
    lab.merge(&sent).unwrap()
}

/// What the first chunk finds before it comes to this question.
fn analysed(lab: &RepeatedExperiment, until: Step) -> Analysis {
    let mut chunk = Experiment::from(lab.clone()).start(0);
    loop {
        let status = chunk.advance(1);
        let sent = ChunkOutput::from(chunk.snapshot());
        let Some(Snapshot::Analysis(analysis)) = lab.snapshot(0, &sent) else {
            panic!("a snapshot of its own");
        };
        if analysis.step >= until || status == Status::Finished {
            return *analysis;
        }
    }
}

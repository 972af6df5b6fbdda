//! Lab of races: tests of what the page decides.
//!
//! * [`time`]: moments and places. [`told`]: listing, formula, rules and verdicts at a moment. [`drawn`]: lanes and the window.
//! * [`numbers`]: tables of errors and of the δ for an error that is asked for.

mod drawn;
mod numbers;
mod time;
mod told;

use computing::Compute;
use engines::Status;
use experiments::racing::{Course, Findings, Moment, RacingExperiment};
use experiments::{ChunkOutput, Experiment, LabExperiment, Snapshots};

fn opened(query: &str) -> RacingExperiment {
    let opened = Experiment::open(&format!("racing?{query}")).unwrap();
    assert_eq!(opened.problems, [], "{query}");
    let Experiment::Racing(lab) = opened.experiment else {
        unreachable!("the link names it")
    };
    lab
}

/// A race that is over: its lab, what it has sent, and what was found.
struct Raced {
    lab: RacingExperiment,
    sent: Vec<Option<ChunkOutput>>,
    findings: Findings,
}

impl Raced {
    fn new(query: &str) -> Self {
        let lab = opened(query);
        let mut chunk = lab.start(0);
        while chunk.advance(u64::MAX) == Status::Running {}
        let sent = vec![Some(chunk.snapshot().into())];
        let findings = lab.merge(&sent).unwrap();
        Self {
            lab,
            sent,
            findings,
        }
    }

    fn course(&self) -> Course {
        let experiment = Experiment::Racing(self.lab.asked());
        computing::answer(&experiment, &RacingExperiment::course(), &self.sent).unwrap()
    }

    fn moment(&self, games: u64) -> Moment {
        let experiment = Experiment::Racing(self.lab.asked());
        computing::answer(&experiment, &RacingExperiment::moment(games), &self.sent).unwrap()
    }
}

//! Lab of evolution: tests of what the page decides.
//!
//! * [`moments`]: what is looked at, the listing, and games that are played again. [`told`]: generations, races and strategies in words.
//! * [`drawn`]: the race in small, the map, and what strategies are worth.

mod drawn;
mod moments;
mod told;

use computing::ComputeAny;
use engines::Status;
use engines::evolution::RaceRecord;
use experiments::evolution::{EvolutionExperiment, Findings, Step};
use experiments::{Experiment, Snapshots};

fn opened(link: &str) -> EvolutionExperiment {
    let opened = Experiment::open(link).unwrap();
    assert_eq!(opened.problems, [], "{link}");
    match opened.experiment {
        Experiment::Evolution(lab) => lab,
        other => panic!("{other:?}"),
    }
}

/// The first evolution of a link, without the best strategies, which take long.
fn evolved(link: &str) -> (EvolutionExperiment, Findings) {
    let lab = opened(link);
    let experiment = Experiment::Evolution(lab.clone());
    let mut chunk = experiment.start(0);
    while chunk.advance(u64::MAX) == Status::Running {}
    let mut snapshots = vec![None; experiment.chunk_count()];
    snapshots[0] = Some(experiment.end(0, chunk.as_ref()));
    let findings = lab.merge(&snapshots).unwrap();
    (lab, findings)
}

fn race(games: u64, is_better: bool, by_bounds: bool) -> RaceRecord {
    RaceRecord {
        opponent: None,
        games,
        mean: 0.5,
        bounds: (0.25, 0.75),
        is_better,
        by_bounds,
    }
}

/// A generation with these races.
fn step(races: Vec<RaceRecord>, is_accepted: bool) -> Step {
    Step {
        number: 1,
        parent: vec![0.0; 3],
        parent_meaning: vec![0.5, 0.25, 0.125],
        offspring: vec![0.0; 3],
        offspring_meaning: vec![0.75, 0.5, 0.25],
        sigma: 1.0,
        races,
        traces: Vec::new(),
        is_accepted,
        archive: 1,
        games: 0,
    }
}

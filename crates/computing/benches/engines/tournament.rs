//! Tournaments of repeated games, as workers play and solve them: forty strategies, each pair 100 matches of 200 rounds.

use crate::common::program::Work;
use crate::common::stopwatch::seconds_a_unit;
use crate::work;
use computing::ComputeAny;
use engines::Status;
use experiments::tournament::Part;
use experiments::{Experiment, LabExperiment};
use std::hint::black_box;

const ENTRANTS: usize = 40;
/// So many of the library that draw no lots and that other programs have, too.
const LIBRARY: &str = include_str!("../../../../benches/common/strategies.txt");

/// Matches of strategies that mix in every round, and of some of the library; and what all pairs of the former get exactly.
pub fn works() -> impl Iterator<Item = Work> {
    let mixed = |n: usize| format!("m1({n}/41,{}/41,{}/43,{}/47;1)", 41 - n, n + 1, 42 - n);
    let mixed: Vec<String> = (1..=ENTRANTS).map(mixed).collect();
    let library: Vec<String> = LIBRARY.lines().map(str::to_owned).collect();
    let pairs = (ENTRANTS * (ENTRANTS + 1) / 2) as u64;
    let rounds = pairs * 200 * 100;
    let fields = [("memory-one", mixed.clone()), ("of the library", library)];
    let played = fields.map(|(name, field)| {
        let title = format!("round robin of {ENTRANTS} strategies, {name}: a round");
        work(title, move || {
            seconds_a_unit(rounds, || compute(&field, false))
        })
    });
    let title = format!("exact matrix of {ENTRANTS} strategies, memory-one, 200 rounds: a pair");
    let solved = work(title, move || {
        seconds_a_unit(pairs, || compute(&mixed, true))
    });
    played.into_iter().chain([solved])
}

/// All chunks that solve, or all that play, in a thread that remembers nothing of the last time.
fn compute(entrants: &[String], solves: bool) {
    std::thread::scope(|scope| {
        scope.spawn(move || compute_here(entrants, solves));
    });
}

/// One chunk after the other.
fn compute_here(entrants: &[String], solves: bool) {
    let link = format!("tournament?entrants={}", entrants.join(","));
    let experiment = Experiment::open(&link).expect("a link").experiment;
    let Experiment::Tournament(lab) = &experiment else {
        panic!("{link}");
    };
    for index in 0..lab.chunk_count() {
        if matches!(lab.part(index), Part::Exact(_)) == solves {
            let mut chunk = experiment.start(index);
            while chunk.advance(1_000) == Status::Running {}
            black_box(chunk.snapshot());
        }
    }
}

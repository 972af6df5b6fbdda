//! No step is long, whatever is asked: a worker is heard of again and again, and sees a cancel.
//!
//! The clock counts operations, a hundred thousand a millisecond ([`effort`]), so it is the same on every machine. Steps are
//! chosen by the service itself, which tries how many units of work take a few milliseconds: so this finds units that are
//! large, and those that are small for long and large all at once.

use crate::labs;
use engines::effort;
use experiments::Experiment;
use runner::protocol::{JobId, ToWorker};
use worker::code::all_code;
use worker::service::Service;

/// A worker that is silent for five seconds is given up, and machines may be a few times slower than the one that operations
/// were measured on.
const MAX_SLICE: f64 = 500.0;
/// So much work of each chunk is looked at.
const MAX_MILLISECONDS: f64 = 300.0;

fn clock() -> f64 {
    effort::spent() as f64 / 100_000.0
}

/// Works on a chunk, and measures the longest slice; beginning it is a slice too.
fn longest_slice(link: &str, chunk: u32) -> f64 {
    let opened = Experiment::open(link).unwrap();
    assert_eq!(opened.problems, [], "{link}");
    let (mut service, _) = Service::new(clock, all_code);
    let begin = clock();
    service.receive(ToWorker::Start {
        job: JobId(1),
        chunk,
        experiment: link.to_owned(),
        state: None,
        budget: u64::MAX,
    });
    let mut longest = clock() - begin;
    while service.is_busy() && clock() - begin < MAX_MILLISECONDS {
        let before = clock();
        service.slice();
        longest = f64::max(longest, clock() - before);
    }
    assert!(clock() > begin, "{link}: nothing was counted");
    longest
}

fn assert_short(link: &str, chunks: &[u32]) {
    for &chunk in chunks {
        let longest = longest_slice(link, chunk);
        assert!(longest < MAX_SLICE, "{link}, {chunk}: {longest}");
    }
}

#[test]
fn no_step_is_long_in_any_lab() {
    for (link, chunks) in labs::LABS.iter().flat_map(|lab| lab.hardest) {
        assert_short(link, chunks);
    }
}

/// Before it all generations but one are gone through, and each of them was accepted.
#[test]
fn generation() {
    let accepted: Vec<String> = (1..1_800).map(|number: u32| number.to_string()).collect();
    let accepted = accepted.join(",");
    for game in ["rrrats&bust=box", "war&cap=1000000", "connect-four&depth=6"] {
        let link = format!("generation?game={game}&look=1800&accepted={accepted}");
        assert_short(&link, &[0]);
    }
}

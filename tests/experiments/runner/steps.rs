//! No step is long, whatever is asked: a worker is heard of again and again, and sees a cancel.
//!
//! The clock counts operations, a hundred thousand a millisecond ([`effort`]), so it is the same on every machine. Steps are
//! chosen by the service itself, which tries how many units of work take a few milliseconds: so this finds units that are
//! large, and those that are small for long and large all at once.

use engines::effort;
use experiments::Experiment;
use runner::protocol::{JobId, ToWorker};
use worker::service::Service;

/// A worker that is silent for five seconds is given up, and machines may be a few times slower than the one that operations
/// were measured on.
const LONGEST_MILLISECONDS: f64 = 500.0;
/// So much work of each chunk is looked at.
const MAX_MILLISECONDS: f64 = 300.0;

fn clock() -> f64 {
    effort::spent() as f64 / 100_000.0
}

/// Works on a chunk, and measures the longest slice; beginning it is a slice too.
fn longest_slice(link: &str, chunk: u32) -> f64 {
    let opened = Experiment::open(link).unwrap();
    assert_eq!(opened.problems, [], "{link}");
    let (mut service, _) = Service::new(clock);
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
        assert!(longest < LONGEST_MILLISECONDS, "{link}, {chunk}: {longest}");
    }
}

#[test]
fn rrrats() {
    let largest = "tokens=60&hand_limit=6&at_four=choose&faces=4-1-1";
    let link = |more: &str| format!("rrrats?{largest}&games=1000000000&optimum=on{more}");
    assert_short(&link(""), &[0, 1, 2]);
    assert_short(&link("&bust=box"), &[0, 1, 2]);
    // Small enough for best play to be reached.
    assert_short("rrrats?tokens=2&hand_limit=6&optimum=on", &[0, 1]);
}

#[test]
fn race_calculations() {
    for race in ["ilebr-1", "ilebr-2", "ilebr-star-2", "hoeffding-star-2"] {
        let hardest = "epsilon=0.001&delta=0.000000000001";
        let link = format!("racing?race={race}&mean=0.5001&{hardest}&alpha=0.000001");
        assert_short(&link, &[0, 1, 2]);
        let link = format!("race-curves?races={race}&{hardest}&delta_star=0.000000000001&points=2");
        assert_short(&link, &[0, 2]);
    }
    // Small enough for both searches to be reached.
    assert_short("racing?mean=0.52&alpha=0.0145&epsilon=0.05", &[1]);
    assert_short(
        "race-curves?races=ilebr-star-1&epsilon=0.05&points=2",
        &[0, 2],
    );
}

#[test]
fn races_between_strategies() {
    assert_short(
        "racing?contest=war&second_orders=0,1,0&cap=1000000",
        &[0, 2],
    );
    assert_short("racing?contest=rrrats&bust=box&at_four=choose", &[0, 1, 2]);
}

#[test]
fn war() {
    assert_short("war?b=0,1,0&cap=1000000&games=1000000000", &[0]);
    assert_short("war-game?b=0,1,0&cap=1000000", &[0]);
}

#[test]
fn evolution() {
    assert_short("evolution?game=war&cap=1000000&epsilon=0.3", &[0]);
    assert_short("evolution?game=connect-four&depth=6", &[0]);
    assert_short(
        "evolution?game=rrrats&bust=box&at_four=choose&epsilon=0.3",
        &[0],
    );
}

#[test]
fn reproduction() {
    // The chunks of Rrrats first, then that of War.
    let link = "reproduce?cap=1000000&bust=box&evolutions=1&war_evolutions=1&generations=2";
    assert_short(link, &[0, 1, 2]);
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

#[test]
fn searches_of_trees() {
    let board = "width=12&height=12&in_a_row=5";
    assert_short("minimax?game=connect-four&width=8&height=7&depth=12", &[0]);
    let knowing = "playout=tactical&rave=500&widening=0.3&prior=100&ordering=on";
    assert_short(
        &format!("mcts?{board}&simulations=100000000&{knowing}"),
        &[0],
    );
    assert_short(&format!("mcts?{board}&simulations=100000000&exact=0"), &[0]);
    assert_short(&format!("solve?{board}&budget=1000000000000"), &[0]);
    let agents = "agents=uct(1000000)&seeds=200";
    assert_short(&format!("convergence?{board}&{agents}"), &[0, 12]);
    let rungs = "agent=uct(1000000)&rungs=minimax(10),perfect&games=2000";
    assert_short(&format!("ladder?{board}&{rungs}"), &[0, 1]);
}

#[test]
fn regret() {
    for variant in ["cfr", "cfr-plus", "outcome-sampling"] {
        for game in ["game=leduc", "cards=13"] {
            let link = format!("regret?{game}&variant={variant}&iterations=1000000000");
            assert_short(&link, &[0]);
        }
    }
}

#[test]
fn tuning_of_an_agent() {
    let board = "width=12&height=12&in_a_row=5";
    let link = format!("tuning?problem=agent&{board}&simulations=100000&evaluations=1000");
    assert_short(&link, &[0]);
}

#[test]
fn tuning_with_the_largest_model() {
    let model = "bits=53&tuples=1,2,3,all";
    let link = |more: &str| format!("tuning?{model}&{more}");
    let neighbours = "neighbours=10000&batch=64&evaluations=1000000&recommend=with-neighbours";
    assert_short(&link(neighbours), &[0]);
    // So many points are evaluated quickly enough for them all to be gone through, for the curve and for the races.
    assert_short(&link("neighbours=1&evaluations=200&finalists=8"), &[0]);
    let combinations = "problem=hill&dimensions=11&values=26&tuples=1,2,3,all&neighbours=10000";
    assert_short(&format!("tuning?{combinations}"), &[0]);
}

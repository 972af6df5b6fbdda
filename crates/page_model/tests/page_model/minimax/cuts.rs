//! Reasons of cuts: the numbers in the sentence are those that the players have, here and elsewhere.

use crate::minimax::support::{lab, random_lab, run};
use engines::minimax::frame::Role;
use engines::minimax::moment::State;
use engines::minimax::record::{Content, NodeId, Record, Step};
use engines::minimax::{Moment, Pruning};
use experiments::minimax::Side;
use page_model::minimax::story::{reason_of_cut, tell};
use random::Random;
use texts::ENGLISH;

fn cuts(record: &Record) -> impl Iterator<Item = (u32, NodeId)> {
    (0..record.step_count()).filter_map(|at| match record.step(at as usize) {
        Step::Cut(node) => Some((at + 1, node)),
        _ => None,
    })
}

/// What the other player has elsewhere: the best partial value of his nodes above.
fn elsewhere(record: &Record, moment: &Moment, node: NodeId, role: Role) -> Option<f64> {
    let above = core::iter::successors(record.parent(node), |&node| record.parent(node));
    let his = above.filter(|&node| record.view(node).content == Content::Inner(role));
    let partials = his.filter_map(|node| match moment.state(node) {
        State::Open(partial) => Some(partial),
        _ => None,
    });
    match role {
        Role::Max => partials.max_by(f64::total_cmp),
        _ => partials.min_by(f64::total_cmp),
    }
}

/// With alpha-beta and no chance nodes: what one has here is no better for the other than what he has elsewhere.
#[test]
fn the_numbers_are_true() {
    let (mut random, mut seen) = (Random::stream(131, 0), 0);
    while seen < 400 {
        let lab = random_lab(&mut random);
        let side = Side::Main;
        let is_plain = lab.options(side).pruning == Pruning::AlphaBeta;
        let record = run(&lab, side).1.record;
        let is_chance = |node| record.view(node).content == Content::Inner(Role::Chance);
        if !is_plain || (0..record.node_count()).any(is_chance) {
            continue;
        }
        for (at, node) in cuts(&record) {
            let moment = Moment::new(&record, at);
            let here = moment.partial(node);
            let (other, is_true): (Role, fn(f64, f64) -> bool) = match record.view(node).content {
                Content::Inner(Role::Max) => (Role::Min, |here, there| here >= there),
                _ => (Role::Max, |here, there| here <= there),
            };
            let there = elsewhere(&record, &moment, node, other).expect("somebody has something");
            assert!(is_true(here, there), "{here} {there}");
            let reason = reason_of_cut(&lab.place(), &record, node, &ENGLISH);
            let [here, there] = [here, there].map(ENGLISH.value);
            let own = match other {
                Role::Min => format!("can get {here} here already"),
                _ => format!("can hold this to {here} already"),
            };
            assert!(reason.contains(&own), "{own}: {reason}");
            let others = format!("has {there} elsewhere");
            assert!(reason.contains(&others), "{others}: {reason}");
            let told = tell(&lab.place(), &record, &moment, true, &ENGLISH).unwrap();
            assert_eq!(told.sentence, reason);
            seen += 1;
        }
    }
}

#[test]
fn the_textbook_tree() {
    let lab = lab("algorithm=alpha-beta");
    let record = run(&lab, Side::Main).1.record;
    let found: Vec<_> = cuts(&record).collect();
    assert_eq!(found.len(), 1);
    let reason = reason_of_cut(&lab.place(), &record, found[0].1, &ENGLISH);
    let expected =
        "Min can hold this to 2 already, but Max has 3 elsewhere: 2 ≤ 3. The rest is cut.";
    assert_eq!(reason, expected);
}

/// With two outcomes of probability ½ and values up to 10: after −10 the mean is at most 0.
#[test]
fn luck_that_cannot_help() {
    let query = "tree=(5%20?(0.5:-10%200.5:10))&algorithm=alpha-beta";
    let lab = lab(query);
    let record = run(&lab, Side::Main).1.record;
    let (at, node) = cuts(&record).next().expect("something is cut");
    let reason = reason_of_cut(&lab.place(), &record, node, &ENGLISH);
    assert!(
        reason.contains("at most 0 here") && reason.contains("Max has 5"),
        "{reason}"
    );
    let told = tell(
        &lab.place(),
        &record,
        &Moment::new(&record, at),
        true,
        &ENGLISH,
    )
    .unwrap();
    assert_eq!(told.arithmetic, "0 ≤ 5 = α");
    let query = "tree=min(-5%20?(0.5:10%200.5:-10))&algorithm=alpha-beta";
    let lab = crate::minimax::support::lab(query);
    let record = run(&lab, Side::Main).1.record;
    let (_, node) = cuts(&record).next().expect("something is cut");
    let reason = reason_of_cut(&lab.place(), &record, node, &ENGLISH);
    assert!(
        reason.contains("at least 0 here") && reason.contains("Min has −5"),
        "{reason}"
    );
}

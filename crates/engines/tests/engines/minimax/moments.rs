//! Every moment of random searches against a plain replay of their steps.

use crate::minimax::boards::{MATERIAL, after_random_moves};
use crate::minimax::contract::position_of;
use crate::minimax::plain::Limits;
use crate::minimax::replay::Replay;
use crate::minimax::searching::{Searchable, all_options};
use crate::minimax::sketches::{config, estimates, root, sketch};
use engines::minimax::frame::Role;
use engines::minimax::moment::State;
use engines::minimax::record::{Content, NodeId, Record, Step};
use engines::minimax::{Counts, Moment, Options, Pruning, Search};
use games::nim::{Heaps, Nim};
use games::tic_tac_toe::TicTacToe;
use games::{Evaluate, Player, Turn};
use proptest::prelude::*;
use random::Random;

fn record_of<G: Searchable, E: Evaluate<G>>(
    root: &G,
    evaluation: E,
    options: Options,
    levels: u32,
) -> Record {
    let maximiser = match root.turn() {
        Turn::Player(player) => player,
        _ => Player::First,
    };
    let search = Search::new(root.clone(), maximiser, evaluation, options);
    let mut search = search.recording(100_000, levels);
    search.advance(u64::MAX);
    search.take_record().expect("not so many steps")
}

fn probabilities<G: Searchable>(root: &G, record: &Record) -> Vec<f64> {
    let probability = |node| {
        let Some(parent) = record.parent(node) else {
            return 1.0;
        };
        let (position, ..) = position_of(root, record, parent);
        let slot = record.view(node).slot as usize;
        let action = position.actions().find(|&action| G::index(action) == slot);
        match position.turn() {
            Turn::Chance => position.probability(action.unwrap()),
            _ => 1.0,
        }
    };
    (0..record.node_count()).map(probability).collect()
}

/// The line of best play so far, as the replay knows it.
fn best_line(replay: &Replay, root: NodeId) -> Vec<NodeId> {
    let below = |&node: &NodeId| replay.best[node as usize];
    core::iter::successors(below(&root), below).collect()
}

fn compare(moment: &Moment, replay: &Replay, record: &Record, cuts: bool) {
    // The table is no part of the replay; `memory` looks at its entries.
    let counts = Counts {
        table_entries: moment.counts().table_entries,
        ..replay.counts
    };
    assert_eq!(moment.counts(), counts);
    assert_eq!(record.counts_at(moment.at()), counts);
    assert_eq!(moment.stack(), replay.stack);
    assert_eq!(moment.root(), replay.root);
    for node in 0..record.node_count() {
        let state = replay.states[node as usize];
        assert_eq!(moment.state(node), state, "node {node}");
        if matches!(state, State::Open(_) | State::Done(_)) {
            assert_eq!(moment.partial(node), replay.partial(node), "node {node}");
            assert_eq!(
                moment.window(node, cuts),
                replay.window(node, cuts),
                "node {node}"
            );
            assert_eq!(
                moment.best_child(node),
                replay.best[node as usize],
                "node {node}"
            );
            let last = replay.last_returned[node as usize];
            assert_eq!(moment.last_returned(node), last, "node {node}");
        } else {
            assert_eq!(moment.window(node, cuts), record.view(node).window);
        }
    }
    if let Some(root) = replay.root {
        assert_eq!(moment.principal_variation(root), best_line(replay, root));
    }
    let current = match moment.step() {
        None => None,
        Some(Step::Meet(_) | Step::Cut(_)) => replay.stack.last().copied(),
        Some(Step::Leave(node)) => Some(replay.stack.last().copied().unwrap_or(node)),
    };
    assert_eq!(moment.current(), current);
}

/// The next moments to jump to, found by looking at every step.
fn compare_jumps(moment: &Moment, record: &Record) {
    let is_leaf = |step| match step {
        Step::Meet(node) => matches!(record.view(node).content, Content::Evaluated(_)),
        _ => false,
    };
    let is_at_root = |step| match step {
        Step::Leave(node) => record
            .roots()
            .any(|root| root == node || record.parent(node) == Some(root)),
        _ => false,
    };
    let next = |is_wanted: &dyn Fn(Step) -> bool| {
        let after = moment.at() + 1..=record.step_count();
        let mut wanted = after.filter(|&at| is_wanted(record.step(at as usize - 1)));
        wanted.next().unwrap_or(record.step_count())
    };
    assert_eq!(moment.next_leaf(), next(&is_leaf));
    assert_eq!(
        moment.next_cut(),
        next(&|step| matches!(step, Step::Cut(_)))
    );
    assert_eq!(moment.next_at_root(), next(&is_at_root));
}

/// Replays a search and compares every moment.
fn every_moment<G: Searchable, E: Evaluate<G>>(
    root: &G,
    evaluation: E,
    options: Options,
    levels: u32,
) {
    let record = record_of(root, evaluation, options, levels);
    let probabilities = probabilities(root, &record);
    let mut replay = Replay::new(&record, &probabilities);
    let cuts = options.pruning != Pruning::None;
    for at in 0..=record.step_count() {
        if let Some(last) = at.checked_sub(1) {
            let step = record.step(last as usize);
            if let Step::Leave(node) = step {
                let before = record.parent(node).map(|parent| replay.partial(parent));
                assert_eq!(Moment::new(&record, at).partial_before(node), before);
            }
            replay.step(step);
        }
        let moment = Moment::new(&record, at);
        compare(&moment, &replay, &record, cuts);
        compare_jumps(&moment, &record);
    }
    assert!(replay.stack.is_empty());
    let beyond = Moment::new(&record, u32::MAX);
    assert_eq!(beyond.at(), record.step_count());
}

/// What was never met is what the rest of the moves would have led to, as far down as wanted.
fn unsearched_nodes_are_true<G: Searchable, E: Evaluate<G>>(
    root: &G,
    evaluation: E,
    options: Options,
) {
    let Turn::Player(maximiser) = root.turn() else {
        return;
    };
    let record = record_of(root, evaluation, options, u32::MAX);
    for node in 0..record.node_count() {
        let Content::Unsearched(role) = record.view(node).content else {
            continue;
        };
        let (position, ..) = position_of(root, &record, node);
        let expected = match position.turn() {
            Turn::Player(player) if player == maximiser => Some(Role::Max),
            Turn::Player(_) => Some(Role::Min),
            Turn::Chance => Some(Role::Chance),
            Turn::Over => None,
        };
        assert_eq!(role, expected);
        if role.is_none() {
            assert_eq!(record.view(node).value, position.payoff(maximiser));
        }
        assert_eq!(record.children(node).count(), position.actions().count());
    }
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn on_trees(
        sketch in sketch(),
        depth in prop::option::of(1..5_u32),
        quiescence in 0..3_u32,
        levels in prop_oneof![Just(1), Just(u32::MAX)],
    ) {
        let root = sketch.root();
        for options in all_options(Limits { depth, quiescence }) {
            every_moment(&root, estimates(&root), options, levels);
        }
    }
}

#[test]
fn in_games() {
    let mut random = Random::stream(81, 0);
    let nim = Nim::new(Heaps::new(&[1, 2, 1]).unwrap(), false);
    for plies in [6, 7] {
        let root = after_random_moves(&TicTacToe::new(), plies, &mut random);
        for options in all_options(Limits {
            depth: Some(2),
            quiescence: 1,
        }) {
            every_moment(&root, MATERIAL, options, 1);
            every_moment(&nim, games::evaluation::Indifference, options, 1);
        }
    }
}

/// Also where the second player is the maximising one.
#[test]
fn what_is_cut_is_what_would_have_come() {
    let mut random = Random::stream(82, 0);
    for plies in [4, 5, 5, 6] {
        let root = after_random_moves(&TicTacToe::new(), plies, &mut random);
        for options in all_options(Limits::NONE) {
            unsearched_nodes_are_true(&root, MATERIAL, options);
        }
    }
    let root = root("max(5 min(4 (1 ?(0.5:2 0.5:(3 6)))) min(7 8))");
    for options in all_options(Limits::NONE) {
        unsearched_nodes_are_true(&root, estimates(&root), options);
    }
}

/// Nothing recorded, nothing to see.
#[test]
fn an_empty_record_has_one_moment() {
    let record = Record::default();
    let moment = Moment::new(&record, 5);
    assert_eq!(
        (moment.at(), moment.step(), moment.current(), moment.root()),
        (0, None, None, None)
    );
    assert_eq!(
        (moment.next_leaf(), moment.next_cut(), moment.next_at_root()),
        (0, 0, 0)
    );
    assert!(moment.stack().is_empty());
    assert_eq!(moment.counts(), Default::default());
}

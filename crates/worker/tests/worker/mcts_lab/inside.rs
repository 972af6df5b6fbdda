//! Every phase of every simulation of a small search beside the plain search of that moment: what the tree, the table and
//! the arithmetic show is known then, and no result is shown before it has come back.

use crate::mcts_lab::lab;
use computing::ComputeAny;
use engines::Status;
use engines::mcts::tree::{NodeId, ROOT};
use engines::mcts::{ProvenBounds, Uct};
use experiments::Experiment;
use experiments::mcts::inside::{Moment, PHASES};
use experiments::mcts::{Inside, MctsExperiment};
use games::connect_four::{Column, ConnectFour, Custom};
use random::Random;

type Game = ConnectFour<Custom<u64>>;

const SEARCHES: [&str; 5] = [
    "mcts?moves=4453&c=1.4&simulations=120&seed=7",
    "mcts?width=4&height=4&in_a_row=3&simulations=150&seed=2&exact=0",
    // Near the end, where proofs come, terminal nodes are visited again and simulations have no playout.
    "mcts?width=4&height=4&in_a_row=3&moves=1234&simulations=150&solver=on&seed=3&exact=0",
    "mcts?width=5&height=4&moves=33&simulations=120&rave=100&prior=4&first_play=0.6&exact=0",
    "mcts?width=5&height=4&moves=3322&simulations=120&solver=on&widening=0.4&playout=tactical&nodes=1000&exact=0",
];

/// The search of the lab after so many simulations, by itself.
fn replay(lab: &MctsExperiment, simulations: u64) -> Uct<Game> {
    let game = lab.game_so_far();
    let shape = Custom::new(lab.setup()).unwrap();
    let root = game.replay(shape, game.moves().len());
    let mut uct = Uct::new(root, lab.uct_parameters(), Random::stream(lab.seed, 0));
    uct.advance(simulations);
    uct
}

/// What the page is given for the moment after so many simulations have begun.
fn seen(lab: &MctsExperiment, simulations: u64) -> Inside {
    let experiment = Experiment::Mcts(lab.search_until(simulations));
    let mut chunk = experiment.start(0);
    while chunk.advance(50) != Status::Finished {}
    Inside::decode(&chunk.record()).expect("a record")
}

/// The moves from the root to each node of those shown.
fn moves_to(inside: &Inside) -> Vec<Vec<Column>> {
    let mut open: Vec<u32> = Vec::new();
    let mut moves: Vec<Column> = Vec::new();
    let mut all = Vec::new();
    for (index, node) in (0..).zip(&inside.nodes) {
        while open.last().is_some_and(|&end| end <= index) {
            open.pop();
            moves.pop();
        }
        moves.extend((index > 0).then(|| Column::new(node.column).unwrap()));
        all.push(if index > 0 { moves.clone() } else { Vec::new() });
        if index > 0 {
            open.push(node.end);
        }
    }
    all
}

/// The node of a search that moves lead to, visited or not.
fn find(uct: &Uct<Game>, moves: &[Column]) -> Option<NodeId> {
    moves.iter().try_fold(ROOT, |node, &action| {
        let mut children = uct.tree().node(node).children();
        children.find(|&child| uct.tree().node(child).action == Some(action))
    })
}

fn assert_tree(inside: &Inside, phase: Option<u8>, uct: &Uct<Game>, what: &str) {
    for (node, moves) in (0..).zip(moves_to(inside)) {
        let shown = inside.shown(node, phase);
        let known = find(uct, &moves).map(|node| uct.tree().node(node));
        let visits = known.map_or(0, |known| known.visits());
        assert_eq!(shown.visits, visits, "visits after {moves:?}, {what}");
        let mean = known.filter(|_| visits > 0 && node > 0);
        let mean = mean.map(|known| known.total() / f64::from(visits));
        assert_eq!(shown.mean, mean, "mean after {moves:?}, {what}");
        let proof = find(uct, &moves).map_or(ProvenBounds::UNKNOWN, |node| uct.tree().proof(node));
        assert_eq!(
            shown.proven,
            proof.proven(),
            "proof after {moves:?}, {what}"
        );
        // Nodes that are not in the other tree have no bound there.
        if let (Some((_, above)), Some(id)) = (moves.split_last(), find(uct, &moves)) {
            let parent = find(uct, above).expect("its parent");
            let (parts, known) = (uct.bound(parent, id), inside.known(node, phase).arithmetic);
            let numbers = (known.mean, known.exploration, known.value);
            assert_eq!(
                numbers,
                (parts.mean, parts.exploration, parts.value),
                "{what}"
            );
            let later = (known.later_visits, known.later_weight);
            assert_eq!(later, (parts.later.visits, parts.later_weight), "{what}");
        }
    }
}

/// The arithmetic of a choice is that of the nodes drawn beside it.
fn assert_arithmetic(inside: &Inside, phase: Option<u8>, what: &str) {
    let mut parent = 0;
    for choice in inside.choices_until(phase) {
        // Choices are made before the results go up, also when they are looked at afterwards.
        let during = Some(3);
        assert_eq!(choice.parent_visits, inside.shown(parent, during).visits);
        let shown = inside.known(choice.node, during).arithmetic;
        let mut options = choice.options.iter();
        let chosen = options.find(|option| option.column == choice.column);
        assert_eq!(chosen.expect("the chosen one").arithmetic, shown, "{what}");
        if let Some(mean) = inside.shown(choice.node, during).mean
            && shown.prior_visits == 0
        {
            assert!((shown.mean - mean).abs() < 1e-5, "{what}");
        }
        parent = choice.node;
    }
}

#[test]
fn no_number_is_shown_before_it_is_known() {
    let (mut proven, mut added, mut without_playout) = (0, 0, 0);
    for link in SEARCHES {
        let lab = lab(link);
        for phases in 1..=lab.simulations * PHASES {
            let Moment { simulations, phase } = Moment::at(phases);
            let inside = seen(&lab, simulations);
            let what = format!("{link}, simulation {simulations}, phase {phase:?}");
            let counted = simulations - u64::from(phase.is_some());
            assert_tree(&inside, phase, &replay(&lab, counted), &what);
            assert_arithmetic(&inside, phase, &what);
            if let (Some(node), Some(_)) = (inside.added(), phase) {
                let shown = inside.shown(node, phase);
                assert_eq!((shown.visits, shown.mean, shown.proven), (0, None, None));
                added += 1;
            }
            proven += usize::from(
                (0..inside.nodes.len() as u32)
                    .any(|node| inside.shown(node, phase).proven.is_some()),
            );
            without_playout += usize::from(inside.trace.playout.is_empty());
        }
    }
    assert!(
        proven > 100 && added > 500 && without_playout > 20,
        "{proven} {added} {without_playout}"
    );
}

#[test]
fn the_added_node_comes_with_the_second_phase() {
    let inside = seen(&lab(SEARCHES[0]), 1);
    let all = inside.trace.choices.len();
    assert_eq!((all, inside.choices_until(Some(1)).len()), (1, 0));
    assert_eq!(
        (inside.nodes_then(Some(1)), inside.nodes_then(Some(2))),
        (1, 2)
    );
    assert_eq!(inside.choices_until(None).len(), 1);
    assert_eq!(inside.shown(0, Some(2)).visits, 0);
    assert_eq!(inside.shown(0, None).visits, 1);
}

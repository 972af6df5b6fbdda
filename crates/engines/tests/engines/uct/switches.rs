//! All switches combined in any way: no panic, the same tree twice, sums that add up, and a simulation that is
//! recorded is the simulation that would have been.

use crate::uct::search::{position, whole};
use engines::mcts::tree::{NodeId, ROOT};
use engines::mcts::{Playout, Uct, UctParameters};
use ethnum::U256;
use games::connect_four::bits::Bits;
use games::connect_four::{ConnectFour, Custom, Standard};
use games::tic_tac_toe::TicTacToe;
use games::{Deterministic, Game, Knowledge, Turn};
use random::Random;

/// Each switch on or off by chance.
pub fn random_parameters(random: &mut Random) -> UctParameters {
    let mut coin = || random.below(2) == 0;
    let mut parameters = UctParameters {
        first_play: coin().then_some(1.0),
        prior_visits: if coin() { 3 } else { 0 },
        ordering: coin(),
        widening: if coin() { 0.3 } else { 0.0 },
        pruning: coin(),
        playout: if coin() {
            Playout::Tactical
        } else {
            Playout::Random
        },
        solver: coin(),
        rave: if coin() { 40.0 } else { 0.0 },
        decisive: coin(),
        most_nodes: if coin() && coin() { 300 } else { 1_000_000 },
        ..UctParameters::PLAIN
    };
    parameters.exploration = 0.2 + random.unit();
    parameters.first_play = parameters.first_play.map(|_| 0.3 + random.unit());
    parameters.widening_base = 1.0 + random.unit();
    parameters
}

/// Visits of the children add up to those of the node, but for its own playout; where a node is proven, or has no
/// room for children, it is visited without going on.
fn assert_sums<G: Knowledge + Deterministic>(uct: &Uct<G>, kept: bool, was_full: bool) {
    let (tree, parameters) = (uct.tree(), uct.parameters());
    let mut waiting: Vec<NodeId> = vec![ROOT];
    while let Some(id) = waiting.pop() {
        let node = tree.node(id);
        assert!(node.total() >= 0.0 && (id == ROOT || node.total() <= f64::from(node.visits())));
        let below: u32 = node
            .evaluated()
            .map(|child| tree.node(child).visits())
            .sum();
        let own = u32::from(id != ROOT || kept);
        if node.is_expanded() && !parameters.solver && !uct.is_full() && !was_full {
            assert_eq!(node.visits(), own + below, "{parameters:?}");
        } else {
            assert!(node.visits() >= below, "{parameters:?}");
        }
        for child in node.children() {
            assert!(tree.later(child).visits <= node.visits(), "{parameters:?}");
            if tree.node(child).visits() > 0 {
                assert!(uct.bound(id, child).value.is_finite(), "{parameters:?}");
            }
        }
        waiting.extend(node.evaluated());
    }
}

fn fuzz<G: Knowledge + Deterministic + PartialEq>(root: &G, rounds: u64, seed: u64) {
    let mut random = Random::stream(seed, 3);
    for round in 0..rounds {
        let parameters = random_parameters(&mut random);
        let new = || Uct::new(root.clone(), parameters, Random::stream(round, 0));
        let (mut one, mut stepwise, mut recorded) = (new(), new(), new());
        one.advance(400);
        for _ in 0..400 {
            stepwise.advance(1);
            assert_recorded(&mut recorded);
        }
        assert_eq!(whole(&one), whole(&stepwise), "{parameters:?}");
        assert_eq!(whole(&one), whole(&recorded), "{parameters:?}");
        assert_sums(&one, false, false);
        assert!(one.tree().len() <= parameters.most_nodes);
        let visits: u64 = one.moves().map(|known| known.visits).sum();
        assert_eq!(visits, 400, "{parameters:?}");
        go_on(one);
    }
}

/// Plays a move and searches on.
fn go_on<G: Knowledge + Deterministic>(mut uct: Uct<G>) {
    let tried = uct.moves().find(|known| known.visits > 1).unwrap().action;
    let mut next = uct.root().clone();
    next.apply(tried);
    if next.turn() != Turn::Over {
        let was_full = uct.is_full();
        uct.play(tried);
        let kept = uct.tree().node(ROOT).visits();
        uct.advance(200);
        assert_eq!(uct.tree().node(ROOT).visits(), kept + 200);
        assert_sums(&uct, kept > 0, was_full);
    }
}

/// One simulation, and what is said about it against what it did.
fn assert_recorded<G: Knowledge + Deterministic>(uct: &mut Uct<G>) {
    let nodes = uct.tree().len();
    let simulation = uct.simulate_recorded();
    let path: Vec<NodeId> = simulation.path().collect();
    assert_eq!(path.len(), simulation.steps.len() + 1);
    assert!(
        simulation
            .added
            .is_none_or(|added| path.last() == Some(&added))
    );
    let mut game = uct.root().clone();
    for (step, &parent) in simulation.steps.iter().zip(&path) {
        assert_eq!(
            (step.parent, Turn::Player(step.player)),
            (parent, game.turn())
        );
        assert_eq!(
            uct.tree().node(step.parent).visits(),
            step.parent_visits + 1
        );
        let taken = step
            .candidates
            .iter()
            .find(|candidate| candidate.action == step.action);
        let allowed: Vec<f64> = step
            .candidates
            .iter()
            .filter(|one| one.excluded.is_none())
            .map(|one| one.parts.value)
            .collect();
        let highest = allowed.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let taken = taken.unwrap();
        assert_eq!(taken.excluded, None);
        assert!(
            taken.parts.value >= highest - 2e-6,
            "{taken:?} of {allowed:?}"
        );
        game.apply(step.action);
    }
    for &action in &simulation.playout {
        game.apply(action);
    }
    if game.turn() == Turn::Over {
        let payoffs = games::Player::BOTH.map(|player| (game.payoff(player) + 1.0) / 2.0);
        assert_eq!(simulation.results, payoffs);
    } else {
        assert!(
            uct.parameters().solver && simulation.playout.is_empty(),
            "a proven value ends it"
        );
    }
    assert!(uct.tree().len() >= nodes);
}

fn board<B: Bits>(setup: &str) -> ConnectFour<Custom<B>> {
    ConnectFour::new(Custom::new(setup.parse().unwrap()).unwrap())
}

#[test]
fn any_combination_on_any_board() {
    fuzz(&ConnectFour::new(Standard), 60, 1);
    fuzz(&position(ConnectFour::new(Standard), "4444443333"), 40, 2);
    fuzz(&board::<u64>("5x4-2.1"), 60, 3);
    fuzz(&board::<u64>("4x4x3"), 60, 4);
    fuzz(&board::<u128>("9x10-4.1"), 25, 5);
    fuzz(&board::<U256>("12x12"), 12, 6);
    fuzz(&board::<U256>("12x12x5-6.7"), 12, 7);
    fuzz(&TicTacToe::new(), 80, 8);
}

#[test]
fn plain_simulations_are_recorded_too() {
    let new = || {
        Uct::new(
            ConnectFour::new(Standard),
            UctParameters::PLAIN,
            Random::stream(9, 0),
        )
    };
    let (mut plain, mut recorded) = (new(), new());
    plain.advance(3_000);
    (0..3_000).for_each(|_| assert_recorded(&mut recorded));
    assert_eq!(whole(&plain), whole(&recorded));
}

#[test]
fn ordering_takes_the_strongest_first_and_widening_the_strongest_alone() {
    let root = position(ConnectFour::new(Standard), "4453");
    let mut rated: Vec<_> = root
        .actions()
        .map(|action| (root.rating(action), action))
        .collect();
    rated.sort_by(|one, other| other.0.total_cmp(&one.0));
    let order: Vec<_> = rated.into_iter().map(|(_, action)| Some(action)).collect();
    let ordered = UctParameters {
        ordering: true,
        ..UctParameters::PLAIN
    };
    let narrow = UctParameters {
        widening: 0.2,
        widening_base: 1.0,
        ..UctParameters::PLAIN
    };
    for (parameters, simulations, expected) in [
        (ordered, 7, 7),
        (ordered, 3, 3),
        (narrow, 1, 1),
        (narrow, 30, 2),
        (narrow, 200, 3),
    ] {
        let mut uct = Uct::new(root.clone(), parameters, Random::stream(1, 0));
        uct.advance(simulations);
        let tree = uct.tree();
        let found: Vec<_> = tree
            .node(ROOT)
            .evaluated()
            .map(|child| tree.node(child).action)
            .collect();
        assert_eq!(found, order[..expected], "{parameters:?}");
    }
}

#[test]
fn priors_are_told_apart_from_visits() {
    let parameters = UctParameters {
        prior_visits: 8,
        ..UctParameters::PLAIN
    };
    let root = position(ConnectFour::new(Standard), "4453");
    let mut uct = Uct::new(root.clone(), parameters, Random::stream(1, 0));
    uct.advance(500);
    assert_eq!(uct.moves().map(|known| known.visits).sum::<u64>(), 500);
    for known in uct.moves() {
        assert_eq!(
            (known.prior.visits, known.prior.mean),
            (8, root.rating(known.action))
        );
        let child = uct.tree().child(ROOT, known.action).unwrap();
        let parts = uct.bound(ROOT, child);
        let n = known.visits as f64 + 8.0 + 1e-6;
        assert_eq!(parts.mean, (known.total + 8.0 * known.prior.mean) / n);
        let exploration = (libm::log(501.0) / n).sqrt();
        assert!((parts.exploration - exploration).abs() < 1e-12);
        assert_eq!(parts.value, parts.mean + parts.exploration);
    }
}

#[test]
fn moves_that_are_refuted_or_needless_are_no_children() {
    // First must block in column 4, or lose at once; and wins there where it is First's own row.
    for (game, switch, expected) in [
        (
            "717263",
            UctParameters {
                pruning: true,
                ..UctParameters::PLAIN
            },
            1,
        ),
        (
            "717263",
            UctParameters {
                decisive: true,
                ..UctParameters::PLAIN
            },
            1,
        ),
        (
            "112233",
            UctParameters {
                decisive: true,
                ..UctParameters::PLAIN
            },
            1,
        ),
        (
            "112233",
            UctParameters {
                pruning: true,
                ..UctParameters::PLAIN
            },
            7,
        ),
        ("717263", UctParameters::PLAIN, 7),
    ] {
        let root = position(ConnectFour::new(Standard), game);
        let mut uct = Uct::new(root, switch, Random::stream(1, 0));
        uct.advance(50);
        let visited = uct.moves().filter(|known| known.visits > 0).count();
        assert_eq!(visited, expected, "{game} {switch:?}");
    }
}

//! Proofs: found where there is something to find, right wherever they are made, for either player.

use crate::uct::search::{column, position};
use crate::uct::switches::random_parameters;
use engines::mcts::tree::{NodeId, ROOT};
use engines::mcts::{FinalChoice, Playout, Proven, Uct, UctParameters};
use games::connect_four::bits::Bits;
use games::connect_four::{ConnectFour, Custom, Standard};
use games::tic_tac_toe::TicTacToe;
use games::{Deterministic, Game, Keyed, Knowledge, Turn};
use random::Random;
use std::collections::BTreeMap;

const SOLVER: UctParameters = UctParameters {
    solver: true,
    ..UctParameters::PLAIN
};

fn solved<G: Knowledge + Deterministic>(root: G, parameters: UctParameters, most: u64) -> Uct<G> {
    let mut uct = Uct::new(root, parameters, Random::stream(17, 0));
    for _ in 0..most {
        uct.advance(1);
        if uct.is_solved() {
            break;
        }
    }
    uct
}

fn choice<G: Knowledge + Deterministic>(uct: &Uct<G>) -> G::Action {
    let moves: Vec<_> = uct.moves().collect();
    moves[FinalChoice::Visits.best(&moves).unwrap()].action
}

/// What `position` is worth for its mover, if both play well.
fn value<G: Knowledge + Keyed>(position: &G, known: &mut BTreeMap<u64, Proven>) -> Proven {
    if let Some(&value) = known.get(&position.key()) {
        return value;
    }
    let of = |action, known: &mut BTreeMap<u64, Proven>| {
        let mut child = position.clone();
        child.apply(action);
        match (position.turn(), child.turn()) {
            (Turn::Player(mover), Turn::Over) => {
                Proven::of_half_points((child.payoff(mover) + 1.0) as u32)
            }
            _ => value(&child, known).opposite(),
        }
    };
    let best = position
        .actions()
        .map(|action| of(action, known))
        .max()
        .unwrap();
    known.insert(position.key(), best);
    best
}

/// Every proof in the tree holds: the true value lies between its bounds. How many are exact.
fn assert_proofs<G: Knowledge + Deterministic + Keyed + std::fmt::Debug>(
    uct: &Uct<G>,
    known: &mut BTreeMap<u64, Proven>,
) -> usize {
    let mut exact = 0;
    let mut waiting: Vec<(NodeId, G)> = vec![(ROOT, uct.root().clone())];
    while let Some((id, position)) = waiting.pop() {
        let goes_on = position.turn() != Turn::Over;
        let truth = goes_on.then(|| value(&position, known).opposite());
        let proof = uct.tree().proof(id);
        if let Some(truth) = truth {
            assert!(
                proof.lower <= truth && truth <= proof.upper,
                "{truth:?}, not {proof:?}: {position:?}"
            );
            exact += usize::from(proof.proven().is_some());
        }
        for child in uct.tree().node(id).evaluated() {
            let mut next = position.clone();
            next.apply(uct.tree().node(child).action.unwrap());
            waiting.push((child, next));
        }
    }
    exact
}

#[test]
fn forced_results_are_proven_for_either_player() {
    let knowledge = UctParameters::knowledge();
    for (game, expected, best) in [
        ("112233", Proven::Win, Some('4')),
        ("7172636", Proven::Win, Some('4')),
        ("141573", Proven::Loss, None),
        ("41513", Proven::Loss, None),
    ] {
        for parameters in [
            SOLVER,
            knowledge,
            UctParameters {
                rave: 50.0,
                ..SOLVER
            },
        ] {
            let uct = solved(
                position(ConnectFour::new(Standard), game),
                parameters,
                2_000,
            );
            assert_eq!(
                uct.root_bounds().proven(),
                Some(expected),
                "{game} {parameters:?}"
            );
            if let Some(symbol) = best {
                assert_eq!(choice(&uct), column(symbol), "{game}");
            }
            let lost = uct
                .moves()
                .filter(|known| known.proven() == Some(Proven::Loss));
            assert!(expected != Proven::Loss || lost.count() == 7, "{game}");
        }
    }
}

#[test]
fn tic_tac_toe_is_proven_a_draw() {
    for parameters in [
        SOLVER,
        UctParameters {
            ordering: true,
            pruning: true,
            playout: Playout::Tactical,
            ..SOLVER
        },
        UctParameters {
            widening: 0.5,
            decisive: true,
            ..SOLVER
        },
    ] {
        let uct = solved(TicTacToe::new(), parameters, 200_000);
        assert_eq!(
            uct.root_bounds().proven(),
            Some(Proven::Draw),
            "{parameters:?}"
        );
        let moves: Vec<_> = uct.moves().collect();
        let best = FinalChoice::Visits.best(&moves).unwrap();
        assert_eq!(moves[best].proven(), Some(Proven::Draw));
    }
}

/// Simulations of a solved root go on, take one step and count its value.
#[test]
fn a_solved_root_is_searched_on_harmlessly() {
    for game in ["112233", "141573"] {
        let mut uct = solved(position(ConnectFour::new(Standard), game), SOLVER, 2_000);
        assert!(uct.is_solved());
        let (nodes, visits) = (uct.tree().len(), uct.tree().node(ROOT).visits());
        uct.advance(500);
        assert_eq!(uct.tree().len(), nodes);
        assert_eq!(uct.tree().node(ROOT).visits(), visits + 500);
        let sum: u64 = uct.moves().map(|known| known.visits).sum();
        assert_eq!(sum, u64::from(visits) + 500);
        assert_eq!(uct.simulate_recorded().steps.len(), 1);
    }
}

fn endgames<B: Bits>(
    setup: &str,
    empty: u32,
    count: usize,
    random: &mut Random,
) -> Vec<ConnectFour<Custom<B>>> {
    let shape = Custom::<B>::new(setup.parse().unwrap()).unwrap();
    let capacity = games::connect_four::Shape::capacity(&shape);
    let mut found = Vec::new();
    while found.len() < count {
        let mut game = ConnectFour::new(shape);
        while game.plies() + empty < capacity && game.turn() != Turn::Over {
            game.apply_random(random);
        }
        if game.turn() != Turn::Over {
            found.push(game);
        }
    }
    found
}

fn prove_endgames<B: Bits>(setup: &str, empty: u32, count: usize) {
    let mut random = Random::stream(41, 0);
    let (mut solved_roots, mut proofs) = (0, 0);
    for root in endgames::<B>(setup, empty, count, &mut random) {
        let mut known = BTreeMap::new();
        let parameters = UctParameters {
            solver: true,
            ..random_parameters(&mut random)
        };
        let mut uct = Uct::new(root, parameters, Random::stream(1, 0));
        for simulations in [30, 300, 3_000] {
            uct.advance(simulations);
            proofs += assert_proofs(&uct, &mut known);
        }
        solved_roots += usize::from(uct.is_solved());
        if uct.is_solved() {
            let mut end = uct.root().clone();
            end.apply(choice(&uct));
            let before = value(uct.root(), &mut known);
            let after = match (uct.root().turn(), end.turn()) {
                (Turn::Player(mover), Turn::Over) => {
                    Proven::of_half_points((end.payoff(mover) + 1.0) as u32)
                }
                _ => value(&end, &mut known).opposite(),
            };
            assert_eq!(after, before, "the move chosen keeps the value");
        }
    }
    assert!(
        solved_roots > count / 2 && proofs > 2 * count,
        "{solved_roots} solved, {proofs} proofs"
    );
}

#[test]
fn proofs_agree_with_minimax_on_endgames() {
    prove_endgames::<u64>("4x4", 9, 40);
    prove_endgames::<u64>("5x4-2.1", 10, 30);
    prove_endgames::<u64>("5x5x3-3.2", 10, 20);
    prove_endgames::<u128>("6x5", 10, 30);
}

#[test]
fn proofs_agree_with_minimax_on_tic_tac_toe() {
    let (mut random, mut known) = (Random::stream(42, 0), BTreeMap::new());
    for _ in 0..40 {
        let parameters = UctParameters {
            solver: true,
            ..random_parameters(&mut random)
        };
        let mut uct = Uct::new(TicTacToe::new(), parameters, Random::stream(2, 0));
        uct.advance(2_000);
        assert_proofs(&uct, &mut known);
    }
}

/// With few simulations: the win at once is taken, and where there is none the one move that does not lose at
/// once is found, by proofs with random playouts and by knowledge.
#[test]
fn immediate_wins_and_blocks_are_found_with_few_simulations() {
    let mut random = Random::stream(43, 0);
    let mut seen = [0; 2];
    for _ in 0..400 {
        let mut game = ConnectFour::new(Standard);
        let plies = 6 + random.below(30);
        while game.plies() < plies && game.turn() != Turn::Over {
            game.apply_random(&mut random);
        }
        if game.turn() == Turn::Over {
            continue;
        }
        let wins: Vec<_> = game.winning_actions().collect();
        let safe: Vec<_> = game.safe_actions().collect();
        let blocks = wins.is_empty() && safe.len() == 1 && game.blocking_actions().next().is_some();
        for parameters in [SOLVER, UctParameters::knowledge()] {
            let mut uct = Uct::new(game.clone(), parameters, Random::stream(3, 0));
            uct.advance(200);
            if !wins.is_empty() {
                assert!(wins.contains(&choice(&uct)), "{game:?}");
                assert_eq!(uct.root_bounds().proven(), Some(Proven::Win));
                seen[0] += 1;
            } else if blocks && uct.root_bounds().proven() != Some(Proven::Loss) {
                assert_eq!(choice(&uct), safe[0], "{game:?}");
                seen[1] += 1;
            }
        }
    }
    assert!(seen[0] > 50 && seen[1] > 20, "{seen:?}");
}

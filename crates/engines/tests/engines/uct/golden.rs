//! The plain search, node for node, as it was before it could be given knowledge: hashes of whole trees.
//!
//! A link made then must give the same tree now, so these numbers change only with a decision to break links.
//! Four trees a row: two seeds, a small and a large C; each grown, a move played, and grown again.

use crate::uct::search::{PARAMETERS, position, whole};
use engines::mcts::{FinalChoice, Uct, UctParameters};
use ethnum::U256;
use games::connect_four::bits::Bits;
use games::connect_four::{ConnectFour, Custom, Standard};
use games::record::Notation;
use games::tic_tac_toe::TicTacToe;
use games::{Deterministic, Knowledge};
use random::Random;

/// FNV-1a over 64-bit words.
fn add(hash: u64, word: u64) -> u64 {
    (hash ^ word).wrapping_mul(0x0000_0100_0000_01b3)
}

/// Every node's action, visits, total and number of evaluated children, depth first.
fn hash_of<G: Notation + Knowledge + Deterministic>(uct: &Uct<G>) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325;
    for (action, visits, total, children) in whole(uct) {
        let symbol = action.map_or(String::new(), G::symbol_of);
        hash = symbol
            .bytes()
            .fold(hash, |hash, byte| add(hash, u64::from(byte)));
        hash = add(hash, u64::from(visits));
        hash = add(hash, total.to_bits());
        hash = add(hash, children as u64);
    }
    add(hash, uct.tree().len() as u64)
}

fn trees<G: Notation + Knowledge + Deterministic>(
    initial: G,
    moves: &str,
    most_nodes: usize,
) -> [u64; 4] {
    [(1, 1.0), (1, 0.4), (2, 1.0), (2, 1.7)].map(|(seed, exploration)| {
        let parameters = UctParameters {
            exploration,
            most_nodes,
            ..PARAMETERS
        };
        let root = position(initial.clone(), moves);
        let mut uct = Uct::new(root, parameters, Random::stream(seed, 0));
        uct.advance(4_000);
        let moves: Vec<_> = uct.moves().collect();
        let best = FinalChoice::Visits.best(&moves).unwrap();
        uct.play(moves[best].action);
        uct.advance(2_000);
        hash_of(&uct)
    })
}

fn board<B: Bits>(setup: &str) -> ConnectFour<Custom<B>> {
    ConnectFour::new(Custom::new(setup.parse().unwrap()).unwrap())
}

#[test]
fn plain_trees_are_what_they_were() {
    let standard = || ConnectFour::new(Standard);
    let many = PARAMETERS.most_nodes;
    let found = [
        trees(standard(), "", many),
        trees(standard(), "4453", many),
        trees(standard(), "11223", many),
        trees(standard(), "444444", 1_000),
        trees(board::<u64>("5x4-2.1"), "12", many),
        trees(board::<u64>("6x5x3-3.3"), "", many),
        trees(board::<u128>("9x10-4.1"), "", many),
        trees(board::<U256>("12x12x5"), "66", many),
        trees(TicTacToe::new(), "", many),
    ];
    assert_eq!(found, TREES, "{found:#x?}");
}

const TREES: [[u64; 4]; 9] = [
    [
        0xe1844f6dbab362f5,
        0xd06d3498a16367d2,
        0x0acd8e70cd14a7cb,
        0x2d2804f7c67796af,
    ],
    [
        0xd474a3216134f264,
        0x8d99dd268d517430,
        0x5230987d57731c03,
        0x2991c4128af988c9,
    ],
    [
        0xb9dadf07df824743,
        0x391cd203f3289cf5,
        0xad62e980a5e50e6f,
        0x8565c4d1f6b7cc8e,
    ],
    [
        0x366034b7e92bf5c2,
        0x64016cf035b80d87,
        0xb8ffebcbfeb1e8c2,
        0xab1e8a5cff11bd38,
    ],
    [
        0x953818695b7c7bd9,
        0x70a7d61dad300db0,
        0x8380ab495fcc53e6,
        0x337066a550491f75,
    ],
    [
        0x34bc41206042b27a,
        0xf6b0455aceb897ac,
        0x59b9ebbd4880f83a,
        0x2a8b125b7fd19611,
    ],
    [
        0x0d3467fa8e4739cf,
        0x7b22e4c2b6d5725d,
        0x649ea63ab4466ac4,
        0x29157a07f04ce1c7,
    ],
    [
        0x26b7bc5609c4fdd8,
        0xd6ae42eca9594b35,
        0x82a31be51c7a0381,
        0x90cafd7e4b32b537,
    ],
    [
        0xfaa6c08d19962c32,
        0xdc3438f7e35b79ba,
        0x666f53436fc4c405,
        0x1df281f1854f05f6,
    ],
];

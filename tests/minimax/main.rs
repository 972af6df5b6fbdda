//! Minimax and what follows from it.
use saddlepoint::engines::Status;
use saddlepoint::engines::minimax::ordering::Ordering;
use saddlepoint::engines::minimax::{Options, Pruning, Search};
use saddlepoint::games::Player;
use saddlepoint::games::evaluation::Material;
use saddlepoint::games::tic_tac_toe::TicTacToe;
use saddlepoint::games::typed_tree::{Estimates, Tree, TypedTree};
use std::rc::Rc;

const PLAIN: Options = Options {
    pruning: Pruning::None,
    ordering: Ordering {
        by_promise: false,
        killer: false,
        history: false,
    },
    table: false,
    deepening: false,
    depth: None,
    quiescence: 0,
};

#[test]
fn tic_tac_toe_has_the_counts_of_the_books() {
    let material = Material {
        centre: 0.0,
        corner: 0.0,
        edge: 0.0,
    };
    let mut search =
        Search::new(TicTacToe::new(), Player::First, material, PLAIN).recording(2_000_000, 1);
    let before = std::time::Instant::now();
    assert_eq!(search.advance(u64::MAX), Status::Finished);
    println!("{:?}", before.elapsed());
    assert_eq!(search.finding().unwrap().value, 0.0);
    assert_eq!(search.counts().nodes, 549_946);
    assert_eq!(search.counts().leaves, 255_168);
    let record = search.take_record().unwrap();
    println!(
        "{:?} {} {}",
        before.elapsed(),
        record.node_count(),
        record.step_count()
    );
    let options = Options {
        pruning: Pruning::AlphaBeta,
        ..PLAIN
    };
    let mut search = Search::new(TicTacToe::new(), Player::First, material, options);
    assert_eq!(search.advance(u64::MAX), Status::Finished);
    assert_eq!(search.counts().nodes, 18_297);
    for pruning in [
        Pruning::None,
        Pruning::AlphaBeta,
        Pruning::PrincipalVariation,
    ] {
        for table in [false, true] {
            for deepening in [false, true] {
                let options = Options {
                    pruning,
                    table,
                    deepening,
                    ..PLAIN
                };
                let mut search = Search::new(TicTacToe::new(), Player::First, material, options);
                search.advance(u64::MAX);
                println!("{options:?} {:?} {:?}", search.counts(), search.finding());
                assert_eq!(search.finding().unwrap().value, 0.0);
            }
        }
    }
}

#[test]
fn the_textbook_tree() {
    let tree: Rc<Tree> = Rc::new("((3 12 8)(2 4 6)(14 5 2))".parse().unwrap());
    for pruning in [
        Pruning::None,
        Pruning::AlphaBeta,
        Pruning::PrincipalVariation,
    ] {
        let options = Options { pruning, ..PLAIN };
        let evaluation = Estimates::of(&tree);
        let mut search = Search::new(
            TypedTree::new(tree.clone()),
            Player::First,
            evaluation,
            options,
        )
        .recording(1000, 100);
        search.advance(u64::MAX);
        println!("{:?} {:?}", search.counts(), search.finding());
        let record = search.take_record().unwrap();
        for id in 0..record.node_count() {
            println!("{id} {:?} {:?}", record.parent(id), record.view(id));
        }
        assert_eq!(search.finding().unwrap().value, 3.0);
    }
}

//! A win counts 1 and a loss 0 for the player to move, anyone who that is; a draw counts ½.

use crate::uct::search::{column, moves, position, search, search_of};
use engines::mcts::FinalChoice;
use games::connect_four::{ConnectFour, Custom};
use games::tic_tac_toe::TicTacToe;
use games::{Game, Player, Turn};
use random::Random;

/// First has 1, 2 and 3 of the bottom row and is to move: column 4 wins, and so it does for Second after the
/// other moves. Every simulation of the winning move ends there, so its mean is exactly 1.
#[test]
fn an_immediate_win_is_found_by_either_player() {
    for (game, mover) in [("112233", Player::First), ("7172636", Player::Second)] {
        let mut uct = search(game, 3);
        assert_eq!(uct.root().turn(), Turn::Player(mover));
        uct.advance(5_000);
        let moves = moves(&uct);
        let best = FinalChoice::Visits.best(&moves).unwrap();
        assert_eq!(moves[best].action, column('4'), "{game}");
        assert_eq!(moves[best].total, moves[best].visits as f64, "{game}");
        for (index, other) in moves.iter().enumerate().filter(|&(index, _)| index != best) {
            assert!(other.mean().unwrap() < 1.0, "{game}: {index}");
            assert!(other.visits < moves[best].visits / 10, "{game}: {index}");
        }
    }
}

/// The opponent has three in the bottom row with both ends free, so whatever the mover does is lost on the
/// next move. UCT finds the answer at once, so all means fall towards 0; the first reply to be tried is the
/// winning one only by chance, so they do not reach it: a few per cent are left.
#[test]
fn a_forced_loss_is_seen_by_either_player() {
    for (game, mover) in [("141573", Player::First), ("41513", Player::Second)] {
        let mut uct = search(game, 4);
        assert_eq!(uct.root().turn(), Turn::Player(mover));
        uct.advance(20_000);
        for statistics in moves(&uct) {
            let mean = statistics.mean().unwrap();
            assert!(mean < 0.1, "{game}: {statistics:?}");
        }
    }
}

/// The opponent has 1, 2 and 3 of the bottom row: every move but 4 loses at once. UCT has to see through the
/// opponent's eyes to find it.
#[test]
fn a_threat_is_met_by_either_player() {
    for (game, mover) in [("717263", Player::First), ("17273", Player::Second)] {
        let mut uct = search(game, 5);
        assert_eq!(uct.root().turn(), Turn::Player(mover));
        uct.advance(10_000);
        let moves = moves(&uct);
        let best = FinalChoice::Visits.best(&moves).unwrap();
        assert_eq!(moves[best].action, column('4'), "{game}");
    }
}

/// One free square is left, and the stone that takes it draws.
#[test]
fn a_draw_counts_half() {
    let root = position(TicTacToe::new(), "12354687");
    let mut uct = search_of(root, 6);
    uct.advance(101);
    let moves = moves(&uct);
    assert_eq!(moves.len(), 1);
    assert_eq!((moves[0].visits, moves[0].total), (101, 50.5));
    assert_eq!(moves[0].mean(), Some(0.5));
}

/// The same on boards of Connect Four with one free cell, found by random play: won by the last stone or not.
#[test]
fn the_last_move_of_a_full_board_counts_what_it_pays() {
    let mut random = Random::stream(7, 0);
    let shape = Custom::<u64>::new("4x4".parse().unwrap()).unwrap();
    let mut seen = [0; 2];
    for _ in 0..300 {
        let mut game = ConnectFour::new(shape);
        while game.plies() < 15 && game.turn() != Turn::Over {
            game.apply_random(&mut random);
        }
        let Turn::Player(mover) = game.turn() else {
            continue;
        };
        let mut uct = search_of(game, 8);
        uct.advance(10);
        let last = moves(&uct)[0];
        let mut end = uct.root().clone();
        end.apply(last.action);
        let value = (end.payoff(mover) + 1.0) / 2.0;
        assert_eq!((last.visits, last.mean()), (10, Some(value)));
        seen[usize::from(end.winner().is_some())] += 1;
    }
    assert!(seen[0] > 20 && seen[1] > 0, "drawn, won: {seen:?}");
}

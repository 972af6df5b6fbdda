//! Flat Monte Carlo: its means are those of random play, computed exactly; and where random play misleads, more of it does
//! not help, while a tree does.

use engines::Status;
use engines::agents::{Agent, Insight, Memory};
use engines::mcts::{FinalChoice, Flat, Uct, UctParameters};
use games::connect_four::{Column, ConnectFour, Custom, GameRecord, Setup};
use games::tic_tac_toe::TicTacToe;
use games::{Game, Player, Turn};
use random::Random;

/// What random play pays `player` on average, won 1 and drawn ½, by looking at all games.
fn by_chance<G: Game>(position: &G, player: Player) -> f64 {
    if position.turn() == Turn::Over {
        return f64::midpoint(position.payoff(player), 1.0);
    }
    let values = position.actions().map(|action| {
        let mut after = position.clone();
        after.apply(action);
        by_chance(&after, player)
    });
    values.sum::<f64>() / position.actions().count() as f64
}

#[test]
fn means_are_those_of_random_play() {
    const PLAYOUTS: u64 = 90_000;
    let root = TicTacToe::new();
    let mut flat = Flat::new(root.clone(), Random::stream(1, 0));
    flat.advance(PLAYOUTS);
    assert_eq!(flat.playouts(), PLAYOUTS);
    for known in flat.moves() {
        // 10 000 visits expected, standard deviation √(90 000·⅑·8/9) = 94: five of them allowed.
        assert!(known.visits.abs_diff(10_000) < 470, "{known:?}");
        let mut after = root.clone();
        after.apply(known.action);
        // A result varies by at most ½, so the mean of 9 500 by at most 0.0051: five of them allowed.
        let error = known.mean().unwrap() - by_chance(&after, Player::First);
        assert!(error.abs() < 0.026, "{known:?}: {error}");
    }
}

#[test]
fn steps_change_nothing() {
    let search = |steps: &[u64]| {
        let mut flat = Flat::new(TicTacToe::new(), Random::stream(2, 0));
        steps.iter().for_each(|&step| flat.advance(step));
        flat.moves().to_vec()
    };
    assert_eq!(search(&[500]), search(&[1, 0, 250, 249]));
}

#[test]
fn before_the_first_game_nothing_is_chosen() {
    let flat = Flat::new(TicTacToe::new(), Random::stream(3, 0));
    assert_eq!(flat.choice(), None);
}

fn position(moves: &str) -> ConnectFour<Custom<u64>> {
    let setup = Setup::new(5, 5, 4, None).unwrap();
    let (game, result) = GameRecord::parse(setup, moves);
    result.unwrap();
    game.replay(Custom::new(setup).unwrap(), moves.len())
}

/// Second is to move. Columns 2 and 4 hold the draw, all others lose: the exact solver's word. Random games like column 3
/// best by far.
const TRAP: &str = "534354212";

#[test]
fn a_tree_finds_what_random_games_never_show() {
    let root = position(TRAP);
    let mut perfect = Agent::Perfect.think(&root, Random::stream(0, 0), Memory::default());
    while perfect.advance(u64::MAX) == Status::Running {}
    let Insight::Perfect { moves, .. } = perfect.insight() else {
        panic!("{:?}", perfect.insight())
    };
    let holds = |column: Column| {
        let mut known = moves.iter();
        known.any(|(legal, bounds)| *legal == column && bounds.score() == Some(0))
    };
    for seed in 0..10 {
        let random = || Random::stream(seed, 0);
        let mut flat = Flat::new(root.clone(), random());
        flat.advance(20_000);
        assert!(!holds(flat.choice().unwrap()), "{:?}", flat.moves());
        let mut uct = Uct::new(root.clone(), UctParameters::PLAIN, random());
        uct.advance(20_000);
        let moves: Vec<_> = uct.moves().collect();
        let best = FinalChoice::Visits.best(&moves).unwrap();
        assert!(holds(moves[best].action), "{moves:?}");
    }
}

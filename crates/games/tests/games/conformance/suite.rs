//! The properties that every game of the house has. Each function fails with the moves that show the fault.

use games::record::{MoveError, Notation, Record, symbols};
use games::{Deterministic, Keyed, Player, Turn, ZeroSum};
use random::Random;
use std::collections::BTreeMap;
use std::fmt::Debug;

/// What a game has to be for the suite.
pub trait Testable: Keyed + Deterministic + ZeroSum + Notation + Eq + Debug {}
impl<G: Keyed + Deterministic + ZeroSum + Notation + Eq + Debug> Testable for G {}

/// Games of random moves that each property is looked at in.
const GAMES: u64 = 60;

/// Plays a game of random moves and shows `look` every position, the last one too, with the moves so far.
fn watch<G: Testable>(initial: &G, seed: u64, mut look: impl FnMut(&G, &[G::Action])) -> G {
    let mut random = Random::stream(seed, 0);
    let mut position = initial.clone();
    let mut moves = Vec::new();
    loop {
        look(&position, &moves);
        let actions: Vec<G::Action> = position.actions().collect();
        if actions.is_empty() {
            return position;
        }
        let action = actions[random.below(actions.len() as u32) as usize];
        position.apply(action);
        moves.push(action);
    }
}

/// Random play ends within `most_plies`, players alternate, and what one wins the other loses.
pub fn play_ends<G: Testable>(initial: &G, most_plies: usize) {
    let mut ends = [0; 3];
    for seed in 0..GAMES {
        let end = watch(initial, seed, |position, moves| {
            assert!(moves.len() <= most_plies, "{moves:?}");
            if position.turn() != Turn::Over {
                let mover = Player::at_ply(moves.len());
                assert_eq!(position.turn(), Turn::Player(mover), "{moves:?}");
            }
        });
        let payoffs = Player::BOTH.map(|player| end.payoff(player));
        assert!(payoffs.iter().all(|payoff| payoff.is_finite()), "{end:?}");
        assert_eq!(payoffs[0] + payoffs[1], 0.0, "{end:?}");
        assert!([-1.0, 0.0, 1.0].contains(&payoffs[0]), "{end:?}");
        ends[(payoffs[0] + 1.0) as usize] += 1;
    }
    // Each player wins more than a fifth of the random games on each of these boards (fewest on 4×4, where
    // half of them are drawn), and 60 games without such a win have a probability of 0.8⁶⁰ = 1.5·10⁻⁶.
    assert!(ends[0] > 0 && ends[2] > 0, "lost, drawn, won: {ends:?}");
}

/// The same actions twice, on a clone, and counted; none exactly when the game is over.
pub fn actions_are_stable<G: Testable>(initial: &G) {
    for seed in 0..GAMES {
        watch(initial, seed, |position, moves| {
            let actions: Vec<G::Action> = position.actions().collect();
            let again: Vec<G::Action> = position.clone().actions().collect();
            assert_eq!(actions, again, "{moves:?}");
            assert_eq!(position.actions().count(), actions.len(), "{moves:?}");
            let is_over = position.turn() == Turn::Over;
            assert_eq!(actions.is_empty(), is_over, "{moves:?}");
            for (index, action) in actions.iter().enumerate() {
                assert!(!actions[..index].contains(action), "{moves:?}: {action:?}");
            }
        });
    }
}

/// Playing does not change a clone made before.
pub fn clones_are_independent<G: Testable>(initial: &G) {
    for seed in 0..GAMES {
        watch(initial, seed, |position, moves| {
            let (before, mut child) = (format!("{position:?}"), position.clone());
            assert_eq!(*position, child);
            if let Some(action) = position.actions().next() {
                child.apply(action);
                assert_ne!(*position, child, "{moves:?}");
                assert_eq!(format!("{position:?}"), before, "{moves:?}");
            }
        });
    }
}

/// All positions after `plies` moves: equal ones have equal keys, whatever the order of the moves was, and
/// different ones have different keys. What two positions show of all their fields tells whether they are
/// equal, independently of `==` and of the keys.
pub fn keys_tell_positions_apart<G: Testable>(initial: &G, plies: usize) {
    let mut by_key = BTreeMap::from([(initial.key(), initial.clone())]);
    let mut layer = vec![initial.clone()];
    let mut transpositions = 0;
    for _ in 0..plies {
        let mut shown: BTreeMap<String, G> = BTreeMap::new();
        for (position, action) in pairs(&layer) {
            let mut child = position.clone();
            child.apply(action);
            if let Some(twin) = shown.get(&format!("{child:?}")) {
                assert_eq!(*twin, child);
                assert_eq!(twin.key(), child.key(), "{child:?}");
                transpositions += 1;
                continue;
            }
            // In Nim a position may come again after more moves.
            let twin = by_key.insert(child.key(), child.clone());
            if let Some(other) = twin.filter(|other| format!("{other:?}") != format!("{child:?}")) {
                panic!("one key for {other:?} and {child:?}");
            }
            shown.insert(format!("{child:?}"), child);
        }
        layer = shown.into_values().collect();
    }
    assert!(transpositions > 0, "no two orders of moves were compared");
}

fn pairs<G: Testable>(layer: &[G]) -> impl Iterator<Item = (&G, G::Action)> {
    layer.iter().flat_map(|position| {
        let actions = position.actions();
        actions.map(move |action| (position, action))
    })
}

/// The keys of all positions of many random games: too many to be equal by chance. 300 games have fewer
/// than 300·144 positions, and two of 43 200 64-bit hashes are equal with a probability of 5·10⁻¹¹.
pub fn keys_tell_late_positions_apart<G: Testable>(initial: &G) {
    let mut shown: BTreeMap<u64, String> = BTreeMap::new();
    for seed in 0..300 {
        watch(initial, seed, |position, moves| {
            let text = format!("{position:?}");
            let earlier = shown.entry(position.key()).or_insert_with(|| text.clone());
            assert_eq!(*earlier, text, "{moves:?}");
        });
    }
}

/// Moves → text → the same moves and position; what does not belong in a text is named.
pub fn text_round_trips<G: Testable>(initial: &G) {
    for seed in 0..GAMES {
        let mut text = String::new();
        let end = watch(initial, seed, |position, moves| {
            text = moves.iter().map(|&action| G::symbol_of(action)).collect();
            let (record, result) = Record::parse(initial.clone(), &text);
            assert_eq!(result, Ok(()), "{text}");
            assert_eq!((record.position(), record.moves()), (position, moves));
            assert_eq!(record.to_string(), text);
        });
        let ply = symbols::<G>(&text).count() + 1;
        let symbol = symbols::<G>(&text).next().unwrap_or_default();
        let (record, result) = Record::parse(initial.clone(), &format!("{text}{symbol}"));
        let late = MoveError::AfterTheEnd { ply, symbol };
        assert_eq!((record.position(), result), (&end, Err(late)));
    }
    let (record, result) = Record::parse(initial.clone(), "?");
    let (ply, symbol) = (1, "?".to_owned());
    assert_eq!(result, Err(MoveError::NotAMove { ply, symbol }));
    assert_eq!(record.position(), initial);
}

/// Symbols and actions are each other's inverses, for every action and every symbol of one character.
pub fn symbols_are_inverse<G: Testable>(initial: &G) {
    watch(initial, 0, |position, _| {
        for action in position.actions() {
            assert_eq!(G::action_of(&G::symbol_of(action)), Some(action));
        }
    });
    for symbol in ('\0'..=char::MAX).map(String::from) {
        if let Some(action) = G::action_of(&symbol) {
            // A capital letter may stand for what its small one stands for, and nothing else may.
            assert_eq!(G::symbol_of(action), symbol.to_ascii_lowercase());
        }
    }
    assert_eq!(G::action_of(""), None);
}

/// A game's own `apply_random` does what the trait's does, from the same number.
pub fn random_moves_are_the_traits_own<G: Testable>(initial: &G) {
    for seed in 0..GAMES {
        let mut random = Random::stream(seed, 1);
        watch(initial, seed, |position, moves| {
            if position.turn() == Turn::Over {
                return;
            }
            let (mut plain, mut plain_random) = (position.clone(), random.clone());
            apply_random_plainly(&mut plain, &mut plain_random);
            let mut child = position.clone();
            child.apply_random(&mut random);
            assert_eq!((&child, &random), (&plain, &plain_random), "{moves:?}");
        });
    }
}

/// What the trait says: one number, one of the legal actions in their order.
fn apply_random_plainly<G: Testable>(position: &mut G, random: &mut Random) {
    let actions: Vec<G::Action> = position.actions().collect();
    let index = random.below(actions.len() as u32);
    position.apply(actions[index as usize]);
}

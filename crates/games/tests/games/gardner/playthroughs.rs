//! Games of random moves: what a position knows after its moves is what the same position knows that is read from text.

use games::gardner::{Gardner, Kind};
use games::{Game, Keyed, Player, Turn};
use random::Random;
use std::collections::BTreeMap;

#[test]
fn positions_of_moves_and_of_texts_are_the_same() {
    let mut ends: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..400 {
        let mut random = Random::stream(seed, 0);
        let mut position = Gardner::new();
        let mut plies = 0;
        while position.turn() != Turn::Over {
            position.apply_random(&mut random);
            plies += 1;
            let read: Gardner = position.to_string().parse().expect("a position of a game");
            assert_eq!(read, position);
            assert_eq!(read.key(), position.key(), "{position}");
            for player in Player::BOTH {
                assert_eq!(position.count(player, Kind::King), 1, "{position}");
            }
        }
        // 30 moves of pawns and 18 captures, each after 99 quiet plies at most.
        assert!(plies <= 100 * 49, "{plies}");
        *ends.entry(format!("{:?}", position.ending())).or_default() += 1;
    }
    assert_eq!(ends.len(), 4, "every way to end: {ends:?}");
}

/// The same game with the sides changed over: ranks mirrored, colours exchanged.
#[test]
fn colours_and_ranks_can_be_exchanged() {
    for seed in 0..100 {
        let mut random = Random::stream(seed, 1);
        let mut position = Gardner::new();
        while position.turn() != Turn::Over {
            let mirrored = super::mirrored(&position);
            assert_eq!(
                position.actions().count(),
                mirrored.actions().count(),
                "{position}"
            );
            assert_eq!(position.ending(), mirrored.ending());
            assert_eq!(position.is_check(), mirrored.is_check());
            assert_eq!(super::mirrored(&mirrored), position);
            position.apply_random(&mut random);
        }
        let mirrored = super::mirrored(&position);
        let [payoff, other] = [
            position.payoff(Player::First),
            mirrored.payoff(Player::Second),
        ];
        assert_eq!(payoff, other, "{position}");
    }
}

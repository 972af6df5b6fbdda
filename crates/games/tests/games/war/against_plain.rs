//! The fast game does what the plain one does, card by card, with the same random numbers.

use crate::war::plain::{End, Plain};
use games::Player;
use games::war::table::Standing;
use games::war::{Orders, OutOfCards, War};
use random::Random;

const ALL: [OutOfCards; 3] = [OutOfCards::Lose, OutOfCards::Last, OutOfCards::Lend];

fn stores(war: &War) -> [Vec<u8>; 2] {
    Player::BOTH.map(|player| war.store(player).collect())
}

/// Plays both side by side, up to a cap; how it ended.
fn side_by_side(
    mut war: War,
    mut plain: Plain,
    reading: OutOfCards,
    shares: [[f64; 3]; 2],
    random: Random,
) -> End {
    let (mut fast_random, mut plain_random) = (random.clone(), random);
    let orders = shares.map(Orders::new);
    for round in 0..2_000 {
        let fast = war.round(reading, &orders, &mut fast_random);
        let slow = plain.round(reading, &shares, &mut plain_random);
        let expected = match slow {
            End::Running => Standing::Running,
            End::Won(player) => Standing::Won(Player::BOTH[player]),
            End::Drawn => Standing::Drawn,
        };
        assert_eq!(fast, expected, "{reading:?} {shares:?}, round {round}");
        if fast != Standing::Running {
            return slow;
        }
        let plain_stores = plain.stores.clone().map(Vec::from);
        assert_eq!(
            stores(&war),
            plain_stores,
            "{reading:?} {shares:?}, round {round}"
        );
        assert_eq!(fast_random, plain_random);
    }
    End::Running
}

#[test]
fn games_are_the_same_move_for_move() {
    let mut random = Random::stream(2, 0);
    let mut ends = [0; 3];
    for reading in ALL {
        for _ in 0..100 {
            let shares = [(); 2].map(|()| {
                let mut share = || [0.0, 1.0, random.unit()][random.below(3) as usize];
                let shares = [share(), share(), share()];
                if shares == [0.0; 3] { [1.0; 3] } else { shares }
            });
            let mut deal = Random::stream(3, random.bits());
            let plain = Plain::deal(&mut deal.clone());
            let war = War::deal(&mut deal);
            assert_eq!(stores(&war), plain.stores.clone().map(Vec::from));
            match side_by_side(war, plain, reading, shares, deal) {
                End::Running => ends[0] += 1,
                End::Won(player) => ends[1 + player] += 1,
                End::Drawn => {}
            }
        }
    }
    assert!(ends.iter().all(|&count| count >= 5), "{ends:?}");
}

#[test]
fn short_games_with_many_wars_are_the_same() {
    // Few ranks and few cards: wars in wars, and players without cards in them.
    let mut random = Random::stream(7, 0);
    let mut drawn = 0;
    for reading in ALL {
        for _ in 0..3_000 {
            let mut store = || {
                let count = 1 + random.below(9);
                (0..count)
                    .map(|_| random.below(3) as u8)
                    .collect::<Vec<u8>>()
            };
            let [first, second] = [store(), store()];
            let plain = Plain {
                stores: [first.clone().into(), second.clone().into()],
            };
            let stream = Random::stream(8, random.bits());
            let end = side_by_side(
                War::with(&first, &second),
                plain,
                reading,
                [[1.0, 1.0, 2.0]; 2],
                stream,
            );
            drawn += u32::from(end == End::Drawn);
        }
    }
    assert!(drawn > 10);
}

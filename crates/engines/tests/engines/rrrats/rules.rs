//! Single rolls and ends of turns, worked out by hand.

use crate::rrrats::support::{all_readings, other_games};
use games::rrrats::{
    Action, AfterRoll, AtFour, Bust, Dice, End, RollOn, Rrrats, Rules, TurnEnd, Twos, UnderWay,
};
use games::{Chance, Game, Player, Turn};
use random::Random;

fn hand(pile: u8, other: u8, taken: u8, stolen: u8) -> UnderWay {
    UnderWay {
        pile,
        other,
        taken,
        stolen,
    }
}

fn end(pile: u8, other: u8, gained: u8) -> AfterRoll {
    AfterRoll::Over(TurnEnd {
        pile,
        other,
        gained,
    })
}

fn dice(low: u8, high: u8) -> Dice {
    Dice { low, high }
}

#[test]
fn a_one_takes_and_a_two_steals() {
    let rules = Rules::default();
    let decide = |hand| AfterRoll::Decide(hand);
    assert_eq!(
        rules.roll(hand(20, 5, 0, 0), dice(1, 2)),
        decide(hand(19, 4, 1, 1))
    );
    assert_eq!(
        rules.roll(hand(20, 5, 1, 0), dice(0, 1)),
        decide(hand(19, 5, 2, 0))
    );
    // Nothing in the bank: from the pile. Nothing in the pile either: nothing.
    assert_eq!(
        rules.roll(hand(20, 1, 0, 0), dice(2, 2)),
        decide(hand(19, 0, 1, 1))
    );
    assert_eq!(
        rules.roll(hand(0, 0, 1, 0), dice(1, 2)),
        decide(hand(0, 0, 1, 0))
    );
}

#[test]
fn more_than_four_goes_back_to_the_pile() {
    let rules = Rules::default();
    assert_eq!(rules.roll(hand(10, 5, 3, 0), dice(1, 1)), end(9, 5, 4));
    assert_eq!(rules.roll(hand(10, 5, 2, 1), dice(2, 2)), end(11, 3, 4));
    // Four end the turn, unless one may choose.
    assert_eq!(rules.roll(hand(10, 5, 2, 0), dice(1, 1)), end(8, 5, 4));
    let choose = Rules {
        at_four: AtFour::Choose,
        ..rules
    };
    let four = hand(8, 5, 4, 0);
    assert_eq!(
        choose.roll(hand(10, 5, 2, 0), dice(1, 1)),
        AfterRoll::Decide(four)
    );
    assert_eq!(choose.roll(four, dice(1, 2)), end(9, 4, 4));
}

#[test]
fn the_limit_of_the_hand_may_be_another() {
    let six = Rules {
        hand_limit: 6,
        ..Rules::default()
    };
    assert_eq!(
        six.roll(hand(10, 5, 3, 0), dice(1, 1)),
        AfterRoll::Decide(hand(8, 5, 5, 0))
    );
    assert_eq!(six.roll(hand(10, 5, 5, 0), dice(0, 1)), end(9, 5, 6));
    assert_eq!(six.roll(hand(10, 5, 5, 0), dice(1, 2)), end(10, 4, 6));
    assert!(six.may_decide(5) && !six.may_decide(6));
    let three = Rules {
        hand_limit: 3,
        ..Rules::default()
    };
    assert_eq!(three.roll(hand(10, 5, 2, 0), dice(1, 2)), end(10, 4, 3));
    // The fourth number is that of all larger hands.
    let strategy = RollOn([0.1, 0.2, 0.3, 0.4]);
    let numbers = [1, 2, 3, 4, 5, 6].map(|in_hand| strategy.with(in_hand));
    assert_eq!(numbers, [0.1, 0.2, 0.3, 0.4, 0.4, 0.4]);
}

#[test]
fn a_two_may_take_one_or_two_from_the_pile() {
    let take = |twos| Rules {
        twos,
        ..Rules::default()
    };
    let (one, two) = (take(Twos::Take), take(Twos::TakeTwo));
    let begin = hand(20, 5, 0, 0);
    let decide = |hand| AfterRoll::Decide(hand);
    assert_eq!(one.roll(begin, dice(1, 2)), decide(hand(18, 5, 2, 0)));
    assert_eq!(two.roll(begin, dice(1, 2)), decide(hand(17, 5, 3, 0)));
    assert_eq!(
        two.roll(hand(1, 5, 1, 0), dice(0, 2)),
        decide(hand(0, 5, 2, 0))
    );
    assert_eq!(two.roll(hand(17, 5, 3, 0), dice(2, 2)), end(16, 5, 4));
}

#[test]
fn two_zeros_end_the_turn_as_each_reading_says() {
    let lost = |bust| {
        let rules = Rules {
            bust,
            ..Rules::default()
        };
        rules.roll(hand(10, 5, 2, 1), dice(0, 0))
    };
    assert_eq!(lost(Bust::Pile), end(13, 5, 0));
    assert_eq!(lost(Bust::Keep), end(10, 5, 3));
    assert_eq!(lost(Bust::Box), end(10, 5, 0));
    assert_eq!(lost(Bust::Owner), end(12, 6, 0));
}

#[test]
fn an_empty_pile_ends_the_game_at_once_or_after_the_turn() {
    let last = hand(1, 5, 1, 0);
    let now = Rules {
        end: End::Now,
        ..Rules::default()
    };
    assert_eq!(now.roll(last, dice(0, 1)), end(0, 5, 2));
    let later = Rules::default();
    assert_eq!(
        later.roll(last, dice(0, 1)),
        AfterRoll::Decide(hand(0, 5, 2, 0))
    );
}

#[test]
fn probabilities_of_rolls_are_those_of_the_dice() {
    // Faces 0, 1, 2 on 3, 2, 1 of 6 sides: 9, 12, 6, 4, 4, 1 of 36.
    let found = Dice::ALL.map(|dice| Rules::default().probability(dice) * 36.0);
    for (found, expected) in found.into_iter().zip([9.0, 12.0, 6.0, 4.0, 4.0, 1.0]) {
        assert!((found - expected).abs() < 1e-12, "{found} for {expected}");
    }
}

#[test]
fn tokens_are_kept_and_games_end() {
    for rules in all_readings().into_iter().chain(other_games()) {
        let mut random = Random::stream(5, 0);
        for _ in 0..40 {
            let mut game = Rrrats::new(rules, Player::First);
            let mut steps = 0;
            while game.turn() != Turn::Over {
                let actions: Vec<Action> = game.actions().collect();
                assert!(!actions.is_empty());
                if game.turn() == Turn::Chance {
                    let sum: f64 = actions.iter().map(|&action| game.probability(action)).sum();
                    assert!((sum - 1.0).abs() < 1e-12);
                }
                game.apply_random(&mut random);
                let table = game.table();
                let all = game.bank(Player::First)
                    + game.bank(Player::Second)
                    + table.pile
                    + table.in_hand();
                assert!(
                    all == rules.tokens || all < rules.tokens && rules.bust == Bust::Box,
                    "{game:?}"
                );
                steps += 1;
                assert!(steps < 100_000);
            }
            assert_eq!(game.actions().count(), 0);
            assert_eq!(
                game.payoff(Player::First) + game.payoff(Player::Second),
                0.0
            );
        }
    }
}

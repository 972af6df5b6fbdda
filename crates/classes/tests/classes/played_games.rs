//! Games that a class plays, besides those of `playing`: prices, bank runs, poker, one's own tables; practice against a machine.

use crate::playing::{class_of, points, round, some};
use classes::playing::closed::outcomes;
use classes::playing::fault::NoGame;
use classes::playing::game::{ClassGame, Strategic};
use classes::playing::paying::{Member, points as paid};
use classes::playing::practice::practised;
use classes::playing::settings::NAMES;
use classes::playing::summary::summary;
use classes::playing::theory::{Theory, theory};
use games::fraction::Fraction;
use proptest::prelude::*;
use std::collections::BTreeSet;

#[test]
fn the_lowest_price_sells() {
    let prices = |choices: [u32; 3]| {
        let seats =
            [1, 2, 3].map(|seat| (seat, &choices[usize::from(seat) - 1..usize::from(seat)]));
        points("play/price-competition?group=3", &seats)
    };
    // 30 − 10 are bought, with 4 gained on each.
    assert_eq!(prices([12, 10, 11]), [some(0, 1), some(80, 1), some(0, 1)]);
    assert_eq!(prices([10, 10, 11]), [some(40, 1), some(40, 1), some(0, 1)]);
    assert_eq!(prices([4, 30, 30]), [some(-52, 1), some(0, 1), some(0, 1)]);
}

/// Everybody asking the cost, or one more, is an equilibrium, and everybody asking anything else is none, worked out from payoffs.
#[test]
fn equal_prices_are_equilibria_at_the_cost_and_one_above() {
    for group in [2, 3, 6] {
        let game = ClassGame::Prices {
            demand: 20,
            cost: 4,
            group,
        };
        let first = |own: u32, others: u32| {
            let all: Vec<[u32; 1]> = (0..group)
                .map(|place| [if place == 0 { own } else { others }])
                .collect();
            let member = |choices| Member {
                role: 0,
                value: 0,
                choices,
            };
            paid(
                &game,
                &all.iter().map(|own| member(&own[..])).collect::<Vec<_>>(),
            )[0]
        };
        let stays = |price: u32| (0..=20).all(|other| first(other, price) <= first(price, price));
        let equilibria: Vec<u32> = (0..=20).filter(|price| stays(*price)).collect();
        assert_eq!(equilibria, [4, 5], "{group}");
        assert_eq!(
            theory(&game),
            Theory::Prices {
                least_gain: Some(5)
            }
        );
    }
}

#[test]
fn a_bank_pays_what_it_has() {
    let run = |choices: [u32; 5]| {
        let seats: Vec<(u16, &[u32])> = choices
            .iter()
            .zip(1..)
            .map(|(choice, seat)| (seat, std::slice::from_ref(choice)))
            .collect();
        points("play/bank-run", &seats)
    };
    assert_eq!(run([0; 5]), [some(15, 1); 5]);
    assert_eq!(run([1, 1, 0, 0, 0])[1..3], [some(10, 1), some(15, 1)]);
    // Two deposits of 10 for three; nothing is left.
    assert_eq!(run([1, 1, 1, 0, 0])[2..4], [some(20, 3), some(0, 1)]);
    let of = |link: &str| theory(&round(link).game);
    let both = Theory::BankRun {
        all_leave: true,
        all_ask: true,
    };
    assert_eq!(of("play/bank-run"), both);
    // To wait brings less than the deposit: nobody waits.
    let runs = Theory::BankRun {
        all_leave: false,
        all_ask: true,
    };
    assert_eq!(of("play/bank-run?later=9"), runs);
    // The bank can pay everybody: to wait is better.
    let stays = Theory::BankRun {
        all_leave: true,
        all_ask: false,
    };
    assert_eq!(of("play/bank-run?payable=5"), stays);
}

/// The mean of the six deals, by the game's known equilibrium: −1/18 for the player who acts first (Kuhn 1950).
#[test]
fn poker_is_worth_what_kuhn_says() {
    let bets = |probability: Fraction| {
        [
            Fraction::ONE.checked_add(-probability).unwrap(),
            probability,
        ]
    };
    let third = Fraction::new(1, 3);
    // The family with α = 1/3: bluff with the jack in a third, always bet the king, call with the queen in two thirds.
    let first = [
        [bets(third), bets(Fraction::ZERO)],
        [bets(Fraction::ZERO), bets(Fraction::new(2, 3))],
        [bets(Fraction::ONE), bets(Fraction::ONE)],
    ];
    let second = [
        [bets(third), bets(Fraction::ZERO)],
        [bets(Fraction::ZERO), bets(third)],
        [bets(Fraction::ONE), bets(Fraction::ONE)],
    ];
    let mut mean = Fraction::ZERO;
    for (one, other) in (0..3).flat_map(|one| (0..3).map(move |other| (one, other))) {
        if one == other {
            continue;
        }
        for plan in 0..16_usize {
            let does = [0, 1, 2, 3].map(|bit| plan >> bit & 1);
            let [own, theirs] =
                [[does[0], does[1]], [does[2], does[3]]].map(|plan| plan.map(|does| does as u32));
            let members =
                [(0, one, &own), (1, other, &theirs)].map(|(role, value, choices)| Member {
                    role,
                    value: value as u32,
                    choices,
                });
            let factors = [
                first[one][0][does[0]],
                first[one][1][does[1]],
                second[other][0][does[2]],
                second[other][1][does[3]],
            ];
            let weight = factors.iter().fold(Fraction::new(1, 6), |product, factor| {
                product.checked_mul(*factor).unwrap()
            });
            let points = paid(&ClassGame::KuhnPoker, &members);
            assert_eq!(points[0], -points[1]);
            let turned = paid(&ClassGame::KuhnPoker, &[members[1], members[0]]);
            assert_eq!(turned, [points[1], points[0]]);
            mean = mean
                .checked_add(points[0].checked_mul(weight).unwrap())
                .unwrap();
        }
    }
    assert_eq!(mean, Fraction::new(-1, 18));
}

/// Everybody meets all of the other side who have another card, and only those.
#[test]
fn poker_is_played_with_other_cards() {
    let round = round("play/kuhn-poker?seed=3");
    let choices = class_of(&round, 31, 2);
    let of = |seat: u16| (round.game.role(3, seat), round.game.value(3, 1, seat));
    let found = outcomes(&round, &choices);
    for outcome in &found {
        let met: BTreeSet<u16> = outcome.met.iter().copied().collect();
        let expected = (1..=31).filter(|other| {
            let [own, other] = [of(outcome.seat), of(*other)];
            own.0 != other.0 && own.1 != other.1
        });
        assert_eq!(met, expected.collect::<BTreeSet<u16>>());
        assert_eq!(met.len(), outcome.met.len());
    }
    let cards: BTreeSet<Option<u32>> = found.iter().map(|outcome| outcome.value).collect();
    assert_eq!(cards, BTreeSet::from([Some(0), Some(1), Some(2)]));
}

/// Cards are counted apart, and those who bet at once are not asked whether to call.
#[test]
fn poker_is_counted_by_card_where_a_choice_leads() {
    let round = round("play/kuhn-poker?seed=3");
    let choices = class_of(&round, 41, 2);
    let fields = summary(&round, &choices);
    assert_eq!(fields.len(), 4);
    for (field, place) in fields.iter().zip([0, 1, 0, 1]) {
        for card in 0..3 {
            let own = choices.0.iter().filter(|(seat, chosen)| {
                let is_asked = field.role == 1 || place == 0 || chosen[0] == 0;
                is_asked
                    && round.game.role(3, **seat) == field.role
                    && round.game.value(3, 1, **seat) == Some(card)
            });
            let own: Vec<u32> = own.map(|(_, chosen)| chosen[place]).collect();
            let of = |number: u32| own.iter().filter(|chosen| **chosen == number).count();
            assert_eq!(field.by_card[card as usize], [of(0), of(1)]);
        }
        let all =
            |number: usize| -> usize { field.by_card.iter().map(|counts| counts[number]).sum() };
        assert_eq!(field.counts, [0, 1].map(all));
    }
    let of_first: usize = fields[0].counts.iter().sum();
    let asked: usize = fields[1].counts.iter().sum();
    assert_eq!(asked, fields[0].counts[0]);
    assert!(asked < of_first);
}

#[test]
fn a_teachers_own_game_is_in_the_link() {
    let own = round("play/matrix?game=4:1,0:3;2:2,5:0&actions=up,down;left,right&seed=2");
    let ClassGame::Strategic(game) = &own.game else {
        panic!("a table")
    };
    assert_eq!(game.game.names(0), ["up", "down"]);
    assert!(own.game.has_roles());
    assert_eq!(round(&own.link()), own);
    // Names that nobody gave make no sides of a game that is the same from both.
    let same = round("play/matrix?game=3:3,0:5;5:0,1:1");
    assert!(!same.game.has_roles());
    assert!(
        round("play/matrix?game=0:0,0:0,0:0;0:0,0:0,0:0")
            .game
            .has_roles()
    );
    // Names with spaces and signs come back, and long games are packed.
    let odd = "play/matrix?game=1:1,0:0;0:0,2:2&actions=go%20out,%26%20stay;a%3Db,c";
    let round = round(odd);
    assert_eq!(crate::playing::round(&round.link()), round);
    let ClassGame::Strategic(game) = &round.game else {
        panic!("a table")
    };
    assert_eq!(game.game.names(0), ["go out", "& stay"]);
    assert!(matches!(Strategic::read("1:1,2", ""), Err(NoGame::Text(_))));
    let six = "1:1,1:1,1:1,1:1,1:1,1:1";
    assert!(matches!(Strategic::read(six, ""), Err(NoGame::Size(_))));
    assert!(matches!(
        Strategic::read("chicken", "a,b;c,d"),
        Err(NoGame::Names)
    ));
}

/// A machine's player is on the other side, has another card, and chooses what is allowed; attempts differ, and each can be repeated.
#[test]
fn practice_is_a_round_of_its_own() {
    for name in NAMES {
        let round = round(&format!("play/{name}?practice=yes&seed=9"));
        assert!(round.has_practice);
        for seat in [1, 2] {
            let own = &class_of(&round, 2, 1).0[&seat];
            let all: Vec<_> = (0..20)
                .map(|attempt| practised(&round, seat, own, attempt))
                .collect();
            assert_eq!(all[3], practised(&round, seat, own, 3));
            assert!(
                all.iter().any(|one| one.choices != all[0].choices),
                "{name}"
            );
            for one in all {
                assert_eq!(one.choices.len(), round.game.group().unwrap_or(10) - 1);
                assert!(
                    one.choices
                        .iter()
                        .all(|choices| round.game.allows(one.role, choices))
                );
                if round.game == ClassGame::KuhnPoker {
                    assert_ne!(one.values[0], round.game.value(9, 1, seat));
                }
            }
        }
    }
}

proptest! {
    #[test]
    fn any_text_is_a_game_or_says_why_not(text in "[0-9:,;/ a-c\\-]{0,40}", actions in "[a-c,;]{0,12}") {
        if let Ok(game) = Strategic::read(&text, &actions) {
            let again = Strategic::read(&game.text, &game.actions);
            prop_assert_eq!(again.as_ref(), Ok(&game));
        }
    }
}

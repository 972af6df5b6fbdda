//! Experiments that a class plays: links, codes, pairs, payoffs, each against an independent computation.

use classes::frame::CodeFault;
use classes::playing::choice_code::{self, Choice};
use classes::playing::choices::Choices;
use classes::playing::closed::{Outcome, meetings, outcomes};
use classes::playing::fault::RoundError;
use classes::playing::game::{Auction, AuctionKind, ClassGame};
use classes::playing::handed_in::HandedIn;
use classes::playing::matching::groups;
use classes::playing::round::{MAX_ROUND, PLAY, Round};
use classes::playing::settings::NAMES;
use classes::playing::summary::{summary, target};
use classes::playing::theory::{GuessEnd, Theory, bid, theory};
use classes::search::search_choices;
use engines::auctions::distribution::Distribution;
use engines::auctions::equilibrium::EquilibriumWork;
use engines::auctions::setting::{Format, Setting, Worth};
use engines::formula::{Formula, NamedSpace};
use games::fraction::Fraction;
use proptest::prelude::*;
use random::Random;
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

pub fn round(link: &str) -> Round {
    Round::read(link).unwrap().unwrap()
}

/// A choice that is allowed, at random.
pub fn at_random(round: &Round, seat: u16, random: &mut Random) -> Vec<u32> {
    let fields = round.game.fields(round.game.role(round.seed, seat));
    fields
        .iter()
        .map(|field| random.below(field.max + 1))
        .collect()
}

pub fn class_of(round: &Round, seats: u16, seed: u64) -> Choices {
    let mut random = Random::stream(seed, 0);
    Choices(
        (1..=seats)
            .map(|seat| (seat, at_random(round, seat, &mut random)))
            .collect(),
    )
}

pub fn of(outcomes: &[Outcome], seat: u16) -> &Outcome {
    outcomes
        .iter()
        .find(|outcome| outcome.seat == seat)
        .unwrap()
}

pub fn points(link: &str, choices: &[(u16, &[u32])]) -> Vec<Option<Fraction>> {
    let choices = Choices(
        choices
            .iter()
            .map(|(seat, choices)| (*seat, choices.to_vec()))
            .collect(),
    );
    outcomes(&round(link), &choices)
        .into_iter()
        .map(|outcome| outcome.points)
        .collect()
}

pub fn some(numerator: i64, denominator: i64) -> Option<Fraction> {
    Some(Fraction::new(numerator, denominator))
}

#[test]
fn links_are_read_back_and_wrong_ones_say_what_is_allowed() {
    for name in NAMES {
        let first = round(&format!("{PLAY}{name}"));
        assert_eq!(round(&first.link()), first, "{name}");
        let mut closed = first.next();
        closed.choices = Some(class_of(&closed, 30, 3));
        assert_eq!(round(&closed.link()), closed, "{name}");
        assert!(closed.link().len() < 400, "{}", closed.link());
    }
    let error = |link: &str| Round::read(link).unwrap().unwrap_err();
    let said = |link: &str| error(link).to_string();
    assert!(said("play/chess").contains("there are guess, ultimatum"));
    assert!(matches!(error("play/guess?p=1/2&p=2/3"), RoundError::Repeated { key } if key == "p"));
    assert!(matches!(error("play/guess?coins=3"), RoundError::Key { key } if key == "coins"));
    assert!(
        said("play/guess?max=0").contains("“0”")
            && said("play/guess?max=0").contains("from 1 to 1000")
    );
    assert!(said("play/matrix?game=chess").contains("five actions each"));
    assert!(said("play/guess?matching=partners").contains("strangers"));
    assert!(said("play/guess?practice=maybe").contains("yes or no"));
    for link in [
        "play/guess?p=0",
        "play/guess?p=2/0",
        "play/guess?p=-1",
        "play/guess?p=cat",
        "play/guess?round=0",
        "play/market?group=3&matching=round-robin",
    ] {
        assert!(matches!(error(link), RoundError::Value { .. }), "{link}");
    }
    assert_eq!(error("play/guess?choices=~AAAA"), RoundError::Results);
    assert_eq!(Round::read("matrix"), None);
    assert_eq!(
        round(&format!("play/guess?round={MAX_ROUND}"))
            .next()
            .number,
        MAX_ROUND
    );
}

#[test]
fn choices_of_a_link_are_those_that_the_game_allows() {
    let mut closed = round("play/guess?max=10");
    closed.choices = Some(Choices(BTreeMap::from([(1, vec![11])])));
    assert_eq!(
        Round::read(&closed.link()).unwrap(),
        Err(RoundError::Results)
    );
}

#[test]
fn a_hundred_points_go_to_the_nearest() {
    // The mean is 30, two thirds of it 20.
    assert_eq!(
        points("play/guess", &[(1, &[10]), (2, &[30]), (3, &[50])]),
        [some(50, 1), some(50, 1), some(0, 1)]
    );
    // The mean is 31, two thirds of it 20⅔.
    assert_eq!(
        points("play/guess", &[(1, &[10]), (2, &[31]), (3, &[52])]),
        [some(0, 1), some(100, 1), some(0, 1)]
    );
    let choices = Choices(BTreeMap::from([
        (1, vec![10]),
        (2, vec![31]),
        (3, vec![52]),
    ]));
    assert_eq!(target(&round("play/guess"), &choices), some(62, 3));
}

#[test]
fn ultimata_are_played_from_both_sides() {
    // The first offers 4 and accepts 3; the second offers 2 and accepts 5: both refuse.
    assert_eq!(
        points("play/ultimatum", &[(1, &[4, 3]), (2, &[2, 5])]),
        [some(0, 1); 2]
    );
    // The first's offer of 5 is accepted, the second's of 2 is not.
    assert_eq!(
        points("play/ultimatum", &[(1, &[5, 3]), (2, &[2, 5])]),
        [some(5, 2), some(5, 2)]
    );
    // Both are accepted: (10 − 4 + 3)/2 and (10 − 3 + 4)/2.
    assert_eq!(
        points("play/ultimatum", &[(1, &[4, 0]), (2, &[3, 0])]),
        [some(9, 2), some(11, 2)]
    );
}

#[test]
fn gifts_trust_and_quantities_are_paid() {
    assert_eq!(
        points("play/dictator", &[(1, &[3]), (2, &[0])]),
        [some(7, 2), some(13, 2)]
    );
    // The first sends 4, which become 12, of which the second keeps 75 %; the second sends 10, of whose 30 the first keeps all.
    let trust = points("play/trust", &[(1, &[4, 0]), (2, &[10, 25])]);
    assert_eq!(trust, [some(6 + 3 + 30, 2), some(9, 2)]);
    // The price is 30 − 20 = 10, a unit costs 6; then 30 − 40 is none.
    assert_eq!(
        points("play/market", &[(1, &[8]), (2, &[12])]),
        [some(32, 1), some(48, 1)]
    );
    assert_eq!(
        points("play/market", &[(1, &[10]), (2, &[30])]),
        [some(-60, 1), some(-180, 1)]
    );
}

/// No other quantity earns more against the others' in equilibrium, and no other quantity of all earns more together.
#[test]
fn quantities_of_a_market_are_best() {
    for group in [2, 3, 5] {
        let game = ClassGame::Market {
            demand: 30,
            cost: 6,
            group,
        };
        let Theory::Market {
            equilibrium,
            together,
            competitive,
        } = theory(&game)
        else {
            panic!("a market")
        };
        let profit = |own: f64, others: f64| ((30.0 - own - others).max(0.0) - 6.0) * own;
        let n = f64::from(group);
        let steps = || (0..=3_000).map(|step| f64::from(step) / 100.0);
        let others = (n - 1.0) * equilibrium.value();
        assert!(
            steps().all(|own| profit(own, others) <= profit(equilibrium.value(), others) + 1e-9)
        );
        let all = |each: f64| n * profit(each, (n - 1.0) * each);
        assert!(steps().all(|each| all(each) <= all(together.value()) + 1e-9));
        assert!(all(competitive.value()).abs() < 1e-9);
    }
}

#[test]
fn public_goods_are_shared_and_volunteers_pay() {
    // 30 · 8/5 = 48, a quarter of it is 12.
    let goods = points(
        "play/public-goods",
        &[(1, &[0]), (2, &[10]), (3, &[0]), (4, &[20])],
    );
    assert_eq!(goods, [some(32, 1), some(22, 1), some(32, 1), some(12, 1)]);
    let volunteers = |choices: [u32; 4]| {
        points(
            "play/volunteer",
            &[
                (1, &choices[..1]),
                (2, &choices[1..2]),
                (3, &choices[2..3]),
                (4, &choices[3..]),
            ],
        )
    };
    assert_eq!(volunteers([0; 4]), [some(0, 1); 4]);
    assert_eq!(
        volunteers([1, 0, 1, 0]),
        [some(6, 1), some(10, 1), some(6, 1), some(10, 1)]
    );
}

#[test]
fn the_highest_bid_wins_and_pays_what_the_auction_says() {
    for name in [
        "first-price",
        "dutch",
        "second-price",
        "english",
        "third-price",
        "all-pay",
    ] {
        let round = round(&format!("play/{name}?group=3&seed=9"));
        let values = [1, 2, 3].map(|seat| i64::from(round.game.value(9, 1, seat).unwrap()));
        let paid = points(&round.link(), &[(1, &[20]), (2, &[50]), (3, &[30])]);
        let expected = match name {
            "first-price" | "dutch" => [0, values[1] - 50, 0],
            "second-price" | "english" => [0, values[1] - 30, 0],
            "third-price" => [0, values[1] - 20, 0],
            _ => [-20, values[1] - 50, -30],
        };
        assert_eq!(paid, expected.map(|points| some(points, 1)), "{name}");
        let tied = points(&round.link(), &[(1, &[40]), (2, &[40]), (3, &[0])]);
        let share = match name {
            "all-pay" => some(values[0] - 80, 2),
            "third-price" => some(values[0], 2),
            _ => some(values[0] - 40, 2),
        };
        assert_eq!(tied[0], share, "{name}");
    }
    // Two things for three: the two highest bids win, and two that are equal for the second share it.
    for (name, of_tied) in [("uniform-price", 30), ("discriminatory", 30)] {
        let round = round(&format!("play/{name}?group=3&units=2&seed=9"));
        let values = [1, 2, 3].map(|seat| i64::from(round.game.value(9, 1, seat).unwrap()));
        let paid = points(&round.link(), &[(1, &[20]), (2, &[50]), (3, &[30])]);
        let prices = if name == "uniform-price" {
            [20, 20]
        } else {
            [50, 30]
        };
        let expected = [0, values[1] - prices[0], values[2] - prices[1]];
        assert_eq!(paid, expected.map(|points| some(points, 1)), "{name}");
        let tied = points(&round.link(), &[(1, &[30]), (2, &[50]), (3, &[30])]);
        assert_eq!(tied[0], some(values[0] - of_tied, 2), "{name}");
    }
    // Worth the mean of what the three have drawn.
    let common = round("play/second-price?group=3&seed=9&worth=common");
    let drawn: i64 = [1, 2, 3]
        .map(|seat| i64::from(common.game.value(9, 1, seat).unwrap()))
        .iter()
        .sum();
    let paid = points(&common.link(), &[(1, &[20]), (2, &[50]), (3, &[30])]);
    assert_eq!(paid[1], some(drawn - 90, 3));
    for (link, allowed) in [
        ("play/english?worth=common", "private"),
        ("play/third-price?group=2", "from 3 to 20"),
        ("play/uniform-price?group=4&units=4", "from 2 to 3"),
    ] {
        let said = Round::read(link).unwrap().unwrap_err().to_string();
        assert!(said.contains(allowed), "{said}");
    }
    assert!(Round::read("play/first-price?units=2").unwrap().is_err());
    // Values are even from 0 to the highest: their mean is within four standard errors.
    let round = round("play/first-price?max=100&seed=4");
    let values: Vec<f64> = (1..=900)
        .map(|seat| f64::from(round.game.value(4, 1, seat).unwrap()))
        .collect();
    let mean = values.iter().sum::<f64>() / 900.0;
    assert!((mean - 50.0).abs() < 4.0 * 29.2 / 30.0, "{mean}");
}

/// What theory says about every auction is what the lab's engine finds for evenly distributed values.
#[test]
fn bids_of_theory_are_those_of_the_engine() {
    let kinds = [
        (AuctionKind::FirstPrice, Format::FirstPrice),
        (AuctionKind::SecondPrice, Format::SecondPrice),
        (AuctionKind::AllPay, Format::AllPay),
        (AuctionKind::ThirdPrice, Format::ThirdPrice),
        (AuctionKind::UniformPrice, Format::SecondPrice),
        (AuctionKind::Discriminatory, Format::FirstPrice),
    ];
    let space: NamedSpace = "v: 0, 1".parse().unwrap();
    for (kind, format) in kinds {
        for is_common in [false, true] {
            if is_common && !kind.may_be_common() {
                continue;
            }
            let auction = Auction {
                kind,
                units: if kind.has_units() { 2 } else { 1 },
                is_common,
            };
            let mut work = EquilibriumWork::new(Setting {
                format,
                worth: if is_common {
                    Worth::Common
                } else {
                    Worth::Private
                },
                bidders: 5,
                units: auction.units,
                values: Distribution::new(Formula::read("v", &space).unwrap()).unwrap(),
                reserve: 0.0,
                fee: 0.0,
                risk_aversion: 0.0,
                budget: None,
                other: None,
            })
            .unwrap();
            let found = loop {
                if let Some(found) = work.step() {
                    break found;
                }
            };
            for point in found.points.iter().skip(1) {
                let said = bid(auction, 5, 100, 100.0 * point.value);
                let wanted = 100.0 * point.bid.unwrap().middle();
                assert!(
                    (said - wanted).abs() < 1e-3,
                    "{kind:?} {} {said} {wanted}",
                    point.value
                );
            }
        }
    }
}

#[test]
fn strategic_games_are_paid_from_the_side_of_each() {
    let names = [
        "prisoners-dilemma",
        "battle-of-the-sexes",
        "matching-pennies",
        "inspection",
        "rock-paper-scissors",
    ];
    for name in names {
        let round = round(&format!("play/matrix?game={name}&seed=5"));
        let game = games::strategic::library::find(name)
            .unwrap()
            .game()
            .unwrap();
        let choices = class_of(&round, 24, 8);
        for outcome in outcomes(&round, &choices) {
            let other = outcome.met[0];
            let other_role = round.game.role(5, other);
            let (own, others) = (
                choices.0[&outcome.seat][0] as usize,
                choices.0[&other][0] as usize,
            );
            let is_row = if round.game.has_roles() {
                assert_ne!(outcome.role, other_role);
                outcome.role == 0
            } else {
                true
            };
            let profile = if is_row {
                game.profile(&[own, others])
            } else {
                game.profile(&[others, own])
            };
            assert_eq!(
                outcome.points,
                Some(game.payoff(profile, usize::from(!is_row))),
                "{name}"
            );
        }
    }
}

/// Everybody is paid once; a seat that is left over meets somebody who is paid elsewhere.
#[test]
fn everybody_meets_somebody_and_is_paid_once() {
    for name in NAMES.into_iter().filter(|name| *name != "kuhn-poker") {
        for seats in [2, 3, 7, 30, 31, 300] {
            let round = round(&format!(
                "play/{name}?seed=2&round=4{}",
                if name == "matrix" {
                    "&game=inspection"
                } else {
                    ""
                }
            ));
            let choices = class_of(&round, seats, 1);
            let meetings = meetings(&round, &choices);
            let mut paid: Vec<u16> = meetings
                .iter()
                .flat_map(|meeting| &meeting.members[..meeting.paid])
                .copied()
                .collect();
            paid.sort_unstable();
            assert_eq!(paid, (1..=seats).collect::<Vec<_>>(), "{name} {seats}");
            for meeting in &meetings {
                let members: BTreeSet<u16> = meeting.members.iter().copied().collect();
                assert_eq!(
                    members.len(),
                    meeting.members.len(),
                    "{name}: nobody meets themselves"
                );
                let size = round.game.group().unwrap_or(seats.into()).min(seats.into());
                assert_eq!(members.len(), size, "{name} {seats}");
            }
            let outcomes = outcomes(&round, &choices);
            assert!(outcomes.iter().all(|outcome| outcome.points.is_some()));
            let best = outcomes
                .iter()
                .max_by_key(|outcome| outcome.points)
                .unwrap();
            assert_eq!(best.rank, 1);
        }
    }
}

#[test]
fn nobody_on_the_other_side_is_no_match() {
    let round = round("play/matrix?game=inspection&seed=0");
    let alone = Choices(BTreeMap::from([(2, vec![0]), (4, vec![1])]));
    assert!(
        outcomes(&round, &alone)
            .iter()
            .all(|outcome| outcome.points.is_none() && outcome.met.is_empty())
    );
}

/// Every order of three is as likely: a chi-square test with five degrees of freedom, whose 99.99 % quantile is 25.7.
#[test]
fn groups_are_drawn_evenly() {
    let mut counts = BTreeMap::new();
    const DRAWS: u32 = 6_000;
    for number in 0..DRAWS {
        let drawn = groups(&[1, 2, 3], 3, &mut Random::stream(number.into(), 7));
        *counts.entry(drawn[0].members.clone()).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 6);
    let expected = f64::from(DRAWS) / 6.0;
    let chi: f64 = counts
        .values()
        .map(|&count: &i32| (f64::from(count) - expected).powi(2) / expected)
        .sum();
    assert!(chi < 25.7, "{chi}");
}

/// A class of 40 with duplicates, damaged codes, late arrivals and two rounds, whose pairs and points are worked out once more.
#[test]
fn a_forged_class_ends_with_the_right_pairs_and_points() {
    let first = round("play/matrix?game=battle-of-the-sexes&seed=11");
    let second = first.next();
    let mut pairs = Vec::new();
    for round in [first.clone(), second.clone()] {
        let choices = class_of(&round, 40, u64::from(round.number));
        let codes: Vec<String> = choices
            .0
            .iter()
            .map(|(seat, choices)| {
                choice_code::write(
                    &round,
                    &Choice {
                        seat: *seat,
                        choices: choices.clone(),
                    },
                )
            })
            .collect();
        let other_round = choice_code::write(
            &round.next(),
            &Choice {
                seat: 1,
                choices: vec![0],
            },
        );
        let other_game = choice_code::write(
            &self::round("play/guess?seed=11"),
            &Choice {
                seat: 1,
                choices: vec![9],
            },
        );
        let mut damaged = codes[3].clone();
        let wrong = if damaged.ends_with('0') { "1" } else { "0" };
        damaged.replace_range(damaged.len() - 1.., wrong);
        let changed = choice_code::write(
            &round,
            &Choice {
                seat: 5,
                choices: vec![1 - choices.0[&5][0]],
            },
        );
        let mut handed_in = HandedIn::default();
        // All but the last, some twice and in a chat; then what is wrong; then who comes late, and somebody's change of mind.
        let chat = codes[..39].join("\n seat says: ") + "\n" + &codes[7] + " and " + &codes[7];
        let added = handed_in.add(search_choices(&round, &chat));
        assert_eq!(
            [added.new, added.repeated, added.replaced, added.invalid],
            [39, 2, 0, 0]
        );
        let wrong = format!("{other_round}\n{other_game}\n{damaged}\nsee you at 10-12");
        let added = handed_in.add(search_choices(&round, &wrong));
        assert_eq!([added.new, added.invalid], [0, 3]);
        let faults: Vec<CodeFault> = handed_in
            .invalid
            .iter()
            .map(|invalid| invalid.fault)
            .collect();
        let number = round.number + 1;
        assert_eq!(
            faults,
            [
                CodeFault::OtherRound { round: number },
                CodeFault::OtherExperiment,
                CodeFault::CheckDigits
            ]
        );
        let added = handed_in.add(search_choices(&round, &format!("{} {changed}", codes[39])));
        assert_eq!([added.new, added.replaced], [1, 1]);
        // The first counts until the teacher says otherwise.
        assert_eq!(handed_in.choices(), choices);
        let other = handed_in.counting(5, 1).choices();
        assert_eq!(other.0[&5], [1 - choices.0[&5][0]]);
        assert_eq!(
            HandedIn::kept(&serde_json::to_string(&handed_in).unwrap(), &round),
            Some(handed_in)
        );
        pairs.push(checked_by_hand(&round, &choices));
    }
    assert_ne!(pairs[0], pairs[1], "other pairs in another round");
}

/// Pairs and points of the battle of the sexes, written anew.
fn checked_by_hand(round: &Round, choices: &Choices) -> Vec<[u16; 2]> {
    let found = outcomes(round, choices);
    let mut pairs = BTreeSet::new();
    for outcome in &found {
        let [other] = outcome.met[..] else {
            panic!("a pair")
        };
        assert_eq!(of(&found, other).met, [outcome.seat]);
        assert_ne!((outcome.seat + 1) % 2, (other + 1) % 2, "two sides");
        let [own, theirs] = [outcome.seat, other].map(|seat| choices.0[&seat][0]);
        let expected = match (own == theirs, own, outcome.role) {
            (false, ..) => 0,
            (true, 0, 0) | (true, 1, 1) => 3,
            _ => 2,
        };
        assert_eq!(outcome.points, Some(Fraction::whole(expected)));
        pairs.insert([outcome.seat.min(other), outcome.seat.max(other)]);
    }
    assert_eq!(pairs.len(), 20);
    pairs.into_iter().collect()
}

#[test]
fn what_theory_predicts_follows_from_the_settings() {
    let of = |link: &str| theory(&round(link).game);
    let Theory::Guess { steps, end } = of("play/guess?p=1/2&max=80") else {
        panic!("a guess")
    };
    assert_eq!(
        (steps, end),
        (vec![40.0, 20.0, 10.0, 5.0, 2.5], GuessEnd::Zero)
    );
    assert!(matches!(
        of("play/guess?p=1"),
        Theory::Guess {
            end: GuessEnd::AnySame,
            ..
        }
    ));
    assert!(matches!(
        of("play/guess?p=3/2"),
        Theory::Guess {
            end: GuessEnd::Max,
            ..
        }
    ));
    assert_eq!(
        of("play/public-goods?multiplier=8/5&group=4"),
        Theory::PublicGoods {
            own_return: Ordering::Less,
            all_is_best: true
        }
    );
    assert_eq!(
        of("play/public-goods?multiplier=5&group=4"),
        Theory::PublicGoods {
            own_return: Ordering::Greater,
            all_is_best: true
        }
    );
    assert_eq!(
        of("play/matrix?game=battle-of-the-sexes"),
        Theory::Strategic {
            pure: vec![[0, 0], [1, 1]]
        }
    );
    assert_eq!(
        of("play/matrix?game=matching-pennies"),
        Theory::Strategic { pure: Vec::new() }
    );
}

/// In the equilibrium of the volunteer's dilemma both actions are worth the same.
#[test]
fn a_volunteer_is_indifferent() {
    for (benefit, cost, group) in [(10, 4, 4), (10, 9, 2), (7, 1, 20)] {
        let Theory::Volunteer { probability, .. } = theory(&ClassGame::Volunteer {
            benefit,
            cost,
            group,
        }) else {
            panic!("a volunteer")
        };
        let nobody_else = (1.0 - probability).powi(group as i32 - 1);
        let [benefit, cost] = [benefit, cost].map(f64::from);
        assert!((benefit - cost - benefit * (1.0 - nobody_else)).abs() < 1e-9);
    }
    assert_eq!(
        theory(&ClassGame::Volunteer {
            benefit: 3,
            cost: 5,
            group: 4
        }),
        Theory::Volunteer {
            probability: 0.0,
            cost: Ordering::Greater
        }
    );
}

/// No other bid is worth more against bidders who follow the formula, whose bids grow with their values.
#[test]
fn equilibrium_bids_are_best_responses() {
    let (n, max) = (4_u32, 100_u32);
    let of = |kind| Auction {
        kind,
        units: 1,
        is_common: false,
    };
    for kind in [AuctionKind::FirstPrice, AuctionKind::AllPay] {
        for value in [10.0, 45.0, 99.0] {
            // To bid as somebody with another value does: they win with (that/max)^(n − 1).
            let worth = |as_if: f64| {
                let wins = (as_if / f64::from(max)).powi(n as i32 - 1);
                let pays = bid(of(kind), n, max, as_if);
                if kind == AuctionKind::FirstPrice {
                    wins * (value - pays)
                } else {
                    wins * value - pays
                }
            };
            let best = (0..=1_000)
                .map(|step| worth(f64::from(step) / 10.0))
                .fold(f64::MIN, f64::max);
            assert!(best <= worth(value) + 1e-9, "{kind:?} {value}");
        }
    }
    assert_eq!(bid(of(AuctionKind::SecondPrice), n, max, 33.0), 33.0);
}

#[test]
fn a_summary_counts_every_choice_once() {
    let round = round("play/matrix?game=inspection&seed=3");
    let choices = class_of(&round, 41, 6);
    let fields = summary(&round, &choices);
    assert_eq!(fields.len(), 2);
    assert_eq!(
        fields.iter().flat_map(|field| &field.counts).sum::<usize>(),
        41
    );
    assert_eq!(
        fields
            .iter()
            .map(|field| field.counts.iter().sum::<usize>().abs_diff(20))
            .max(),
        Some(1)
    );
}

proptest! {
    #[test]
    fn codes_say_what_was_chosen(name in 0..NAMES.len(), seat in 1..=999_u16, seed in 0..1_000_u64, number in 1..=MAX_ROUND, lots in any::<u64>()) {
        let round = round(&format!("{PLAY}{}?seed={seed}&round={number}", NAMES[name]));
        let choice = Choice { seat, choices: at_random(&round, seat, &mut Random::stream(lots, 0)) };
        let code = choice_code::write(&round, &choice);
        prop_assert!(code.len() <= 24, "{}", code);
        let found = search_choices(&round, &format!("My code: {code}."));
        prop_assert_eq!(found.len(), 1);
        prop_assert_eq!(found[0].read.as_ref(), Ok(&choice));
    }

    #[test]
    fn links_of_any_text_are_read_or_refused(text in "[a-z0-9=&/?~%-]{0,60}") {
        if let Some(Ok(round)) = Round::read(&format!("{PLAY}{text}")) {
            prop_assert_eq!(Round::read(&round.link()).unwrap(), Ok(round));
        }
    }

    #[test]
    fn what_is_kept_of_another_class_is_refused_or_fits(text in ".{0,80}") {
        prop_assert_eq!(HandedIn::kept(&text, &round("play/guess")).filter(|kept| kept.seats.len() > 1), None);
    }
}

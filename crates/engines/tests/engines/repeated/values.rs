//! What two automata get from each other.

use super::support::{dilemma, played, player_of};
use engines::exact::rational::{Rational, quotient, value};
use engines::repeated::settings::{Horizon, Noise};
use engines::repeated::strategies::automaton::{Automaton, State, pure};
use engines::repeated::values::chain::TooLarge;
use engines::repeated::values::cycle::Cycle;
use engines::repeated::values::pair::Pair;
use engines::repeated::values::shares::{Amount, Shares};
use games::fraction::Fraction;

fn pair(texts: [&str; 2], noise: Noise) -> Pair {
    let game = dilemma();
    let automata = [0, 1].map(|seat| {
        player_of(&game, seat, texts[seat])
            .automaton(false)
            .unwrap()
            .minimal()
    });
    Pair::new(automata.each_ref(), noise).unwrap()
}

fn payoffs(shares: &Shares) -> [Amount; 2] {
    [0, 1].map(|player| shares.payoff(&dilemma(), player))
}

fn exact(shares: &Shares) -> [Rational; 2] {
    payoffs(shares).map(|amount| amount.exact().unwrap().clone())
}

fn fraction(above: i64, below: i64) -> Rational {
    quotient(above.into(), below.into())
}

fn noisy(execution: i64, perception: i64) -> Noise {
    Noise {
        execution: Fraction::new(execution, 100),
        perception: Fraction::new(perception, 100),
    }
}

#[test]
fn automata_that_never_mix_end_in_a_cycle() {
    let found = pair(["TFT", "STFT"], Noise::NONE);
    let cycle = Cycle {
        opening: Vec::new(),
        cycle: vec![1, 2],
    };
    assert_eq!(found.cycle(), Some(&cycle));
    assert_eq!(exact(&found.expected()), [fraction(5, 2), fraction(5, 2)]);
    // 0 + 5δ + 0 + …, normalised: 5δ/(1 + δ); the other one 5/(1 + δ).
    let half = Fraction::new(1, 2);
    assert_eq!(
        exact(&found.discounted(half)),
        [fraction(5, 3), fraction(10, 3)]
    );
    let davis = pair(["Davis", "ALLD"], Noise::NONE);
    assert_eq!(davis.cycle().unwrap().opening.len(), 10);
    // Ten times 0 and 5, then 190 times 1.
    assert_eq!(
        exact(&davis.over_rounds(200).unwrap()),
        [fraction(190, 200), fraction(240, 200)]
    );
}

#[test]
fn a_path_through_too_many_pairs_of_states_is_left() {
    // Turns of 23 and 24 rounds come to the same place after 23 · 24 = 552.
    let turn = |length: u16| {
        let state = |place: u16| State {
            mixture: pure(usize::from(place == 0), 2),
            next: vec![(place + 1) % length; 4],
            rule: None,
        };
        Automaton {
            sizes: [2, 2],
            states: (0..length).map(state).collect(),
        }
    };
    let [first, second, third] = [22, 23, 24].map(turn);
    assert!(matches!(
        Pair::new([&second, &third], Noise::NONE),
        Err(TooLarge)
    ));
    let found = Pair::new([&first, &second], Noise::NONE).unwrap();
    assert_eq!(found.cycle().unwrap().cycle.len(), 22 * 23);
}

#[test]
fn a_little_noise_halves_what_tit_for_tat_gets() {
    // Both execute wrongly with 1/100: every outcome is as frequent, (3 + 0 + 5 + 1)/4.
    let found = pair(["TFT", "TFT"], noisy(1, 0));
    assert_eq!(exact(&found.expected()), [fraction(9, 4), fraction(9, 4)]);
    // Without noise the long run depends on the opening: a coin decides between CC and the cycle of CD and DC and so on.
    let found = pair(["m1(1,0,1,0;1/2)", "m1(1,0,1,0;1/2)"], Noise::NONE);
    let runs = found.long_run();
    let mut ends: Vec<_> = runs
        .iter()
        .map(|run| (run.probability.clone(), exact(&run.shares)[0].clone()))
        .collect();
    ends.sort();
    let quarter = fraction(1, 4);
    assert_eq!(
        ends,
        [
            (quarter.clone(), fraction(1, 1)),
            (quarter, fraction(3, 1)),
            (fraction(1, 2), fraction(5, 2))
        ]
    );
    assert_eq!(exact(&found.expected())[0], fraction(9, 4));
}

#[test]
fn discounting_little_is_the_long_run() {
    let found = pair(["GTFT", "Joss"], noisy(3, 2));
    let limit = exact(&found.expected());
    let near = exact(&found.discounted(Fraction::new(999_999, 1_000_000)));
    for (limit, near) in limit.iter().zip(&near) {
        assert!((value(limit) - value(near)).abs() < 1e-4);
    }
    let first = exact(&found.discounted(Fraction::ZERO));
    assert_eq!(first, exact(&found.over_rounds(1).unwrap()));
}

#[test]
fn floats_are_as_near_to_fractions_as_they_say() {
    let game = dilemma();
    // 64 and more pairs of states, of which minimal automata leave few: fractions decide what floats must be.
    let small = player_of(&game, 0, "if their D last 3 > 1: D; else: C")
        .automaton(true)
        .unwrap()
        .minimal();
    let same = |texts: [&str; 2]| {
        texts.map(|text| player_of(&game, 0, text).automaton(true).unwrap().clone())
    };
    let [first, second] = same([
        "if their D last 3 > 1: D; if my D last 3 = 3: C; else: C",
        "TFT",
    ]);
    let large = Pair::new([&first, &second], noisy(5, 5)).unwrap();
    let exact_pair = Pair::new([&small, &second.minimal()], noisy(5, 5)).unwrap();
    let delta = Fraction::new(9, 10);
    for (large, exact_shares) in [
        (large.expected(), exact_pair.expected()),
        (large.discounted(delta), exact_pair.discounted(delta)),
        (
            large.over_rounds(100).unwrap(),
            exact_pair.over_rounds(100).unwrap(),
        ),
    ] {
        for (large, exact) in payoffs(&large).iter().zip(exact(&exact_shares)) {
            let Amount::Within {
                value: about,
                error,
            } = large
            else {
                panic!("{large:?}")
            };
            assert!(
                (about - value(&exact)).abs() <= *error && *error < 1e-6,
                "{large:?} {exact}"
            );
        }
    }
}

#[test]
fn simulations_agree_with_what_is_exact() {
    let game = dilemma();
    for texts in [
        ["GTFT", "Joss"],
        ["WSLS", "Grofman"],
        ["ZDExtort2", "GTFT"],
        ["Fortress3", "Random"],
    ] {
        let noise = noisy(2, 1);
        let wanted = payoffs(&pair(texts, noise).over_rounds(50).unwrap());
        let count = 400;
        let mut sums = [0.0; 2];
        let mut squares = [0.0; 2];
        for seed in 0..count {
            let (end, _) = played(&game, texts, Horizon::Rounds(50), noise, seed);
            for player in 0..2 {
                let mean = end.scores(&game)[player] as f64 / 50.0;
                sums[player] += mean;
                squares[player] += mean * mean;
            }
        }
        for player in 0..2 {
            let n = count as f64;
            let mean = sums[player] / n;
            // Five standard errors of a mean of independent matches.
            let tolerance = 5.0 * ((squares[player] / n - mean * mean) / n).sqrt();
            let difference = mean - wanted[player].value();
            assert!(difference.abs() < tolerance, "{texts:?}: {mean} {wanted:?}");
        }
    }
}

#[test]
fn the_other_side_gets_what_the_other_side_gets() {
    let one = exact(&pair(["GTFT", "Joss"], noisy(2, 3)).expected());
    let [first, second] = exact(&pair(["Joss", "GTFT"], noisy(2, 3)).expected());
    assert_eq!(one, [second, first]);
}

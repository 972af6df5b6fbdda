//! The best-response and the logit dynamic: where they end.

use super::support::{advance, distance, of_one, of_two};
use engines::dynamics::logit::choice;
use engines::dynamics::{Dynamic, direction};

const SHAPLEY: [&[f64]; 2] = [&[0.5, 0.3, 0.2], &[0.2, 0.5, 0.3]];

#[test]
fn best_responses_lead_to_the_strict_equilibrium_of_the_basin() {
    // Boldness is best where more than 7/8 are bold.
    let mut bold = of_one("risk-dominance", Dynamic::BestResponse, &[0.9, 0.1]);
    let mut safe = of_one("risk-dominance", Dynamic::BestResponse, &[0.85, 0.15]);
    advance(&mut bold, 64);
    advance(&mut safe, 64);
    // In two units of time what is missing shrinks by e².
    let shrunk = (-2.0_f64).exp();
    assert!((bold.point()[0][1] - 0.1 * shrunk).abs() < 1e-12);
    assert!((safe.point()[0][0] - 0.85 * shrunk).abs() < 1e-12);
}

#[test]
fn best_responses_find_the_centre_of_matching_pennies_but_not_of_shapleys_game() {
    let mut pennies = of_two(
        "matching-pennies",
        Dynamic::BestResponse,
        &[0.9, 0.1],
        &[0.6, 0.4],
    );
    advance(&mut pennies, 5_000);
    // It trembles by the length of a piece of a step.
    assert!(distance(pennies.point(), &pennies.payoffs().uniform()) < 1.0 / 256.0);
    let mut shapley = of_two("shapley", Dynamic::BestResponse, SHAPLEY[0], SHAPLEY[1]);
    advance(&mut shapley, 5_000);
    let even = shapley.payoffs().uniform();
    for _ in 0..500 {
        shapley.step();
        assert!(distance(shapley.point(), &even) > 0.1);
    }
}

#[test]
fn best_responses_turn_when_another_one_becomes_better() {
    // The first is for heads as long as more than half of the others are, who turn to tails: 0.8 e^−t = 1/2.
    let mut orbit = of_two(
        "matching-pennies",
        Dynamic::BestResponse,
        &[0.9, 0.1],
        &[0.8, 0.2],
    );
    let turn = 1.6_f64.ln();
    while orbit.time() < turn {
        orbit.step();
    }
    // Since then the share of heads, which was 1 − 0.1 e^−t, shrinks by e^−t.
    let heads = (1.0 - 0.1 / 1.6) * (turn - orbit.time()).exp();
    let at = orbit.point()[0][0];
    assert!((at - heads).abs() < 1e-6, "{at} {heads}");
}

#[test]
fn hawks_and_doves_settle_where_both_do_as_well() {
    // −h + 4(1 − h) = 2(1 − h).
    let mut orbit = of_one("hawk-dove", Dynamic::BestResponse, &[0.05, 0.95]);
    advance(&mut orbit, 1_000);
    assert!((orbit.point()[0][0] - 2.0 / 3.0).abs() < 1.0 / 256.0);
}

#[test]
fn logit_choices_have_the_ratios_of_their_exponentials() {
    let chosen = choice(&[1.0, 2.0, 4.0], 2.0);
    assert!((chosen.iter().sum::<f64>() - 1.0).abs() < 1e-15);
    assert!((chosen[1] / chosen[0] - 0.5_f64.exp()).abs() < 1e-12);
    assert!((chosen[2] / chosen[1] - 1.0_f64.exp()).abs() < 1e-12);
    // However large the payoffs and however low the temperature.
    assert_eq!(choice(&[-1e300, 1e300], 1e-300), [0.0, 1.0]);
}

#[test]
fn cold_logit_ends_near_a_strict_equilibrium_and_hot_near_even_shares() {
    let end = |temperature: f64, start: [f64; 2]| {
        let mut orbit = of_one("risk-dominance", Dynamic::Logit { temperature }, &start);
        advance(&mut orbit, 20_000);
        let way = direction(
            orbit.payoffs(),
            Dynamic::Logit { temperature },
            orbit.point(),
        );
        assert!(way.iter().flatten().all(|speed| speed.abs() < 1e-9));
        orbit.point()[0][0]
    };
    assert!(end(0.05, [0.95, 0.05]) > 0.999);
    assert!(end(0.05, [0.8, 0.2]) < 0.001);
    // Payoffs differ by 9 at most, so the odds by a factor of at most e^0.009.
    for start in [[0.95, 0.05], [0.05, 0.95]] {
        assert!((end(1_000.0, start) - 0.5).abs() < 0.003);
    }
}

#[test]
fn logit_rests_where_it_chooses_what_is_done() {
    let mut orbit = of_one(
        "stag-hunt",
        Dynamic::Logit { temperature: 1.0 },
        &[0.9, 0.1],
    );
    advance(&mut orbit, 20_000);
    let stag = orbit.point()[0][0];
    // A stag is worth 4x, a hare 3x + 2(1 − x).
    let odds = (4.0 * stag - (3.0 * stag + 2.0 * (1.0 - stag))).exp();
    assert!((stag - odds / (1.0 + odds)).abs() < 1e-9);
}

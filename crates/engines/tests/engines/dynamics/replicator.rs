//! The replicator dynamic: constants of motion, spirals, and what they leave of the boundary.

use super::support::{advance, distance, of_one, of_two};
use engines::dynamics::{Dynamic, Orbit};

const START: [f64; 3] = [0.5, 0.3, 0.2];

fn product(orbit: &Orbit) -> f64 {
    orbit.point()[0].iter().product()
}

#[test]
fn a_dominated_action_dies_out_as_its_equation_says() {
    // Defectors get 2 more than cooperators against cooperators and 1 more against defectors, so 1 + x.
    let mut orbit = of_one("prisoners-dilemma", Dynamic::Replicator, &[0.9, 0.1]);
    let slope = |x: f64| -x * (1.0 - x) * (1.0 + x);
    // The same equation in small steps of Euler's method, whose error is below its step.
    let (mut share, parts) = (0.9, 2_000);
    for _ in 0..100 {
        let step = 2.0 / 32.0 / 5.0;
        for _ in 0..parts {
            share += step / f64::from(parts) * slope(share);
        }
        orbit.step();
        let at = orbit.point()[0][0];
        assert!((at - share).abs() < 1e-5, "{at} {share}");
    }
}

#[test]
fn standard_rock_paper_scissors_goes_round_and_its_average_is_even() {
    let mut orbit = of_one("rock-paper-scissors", Dynamic::Replicator, &START);
    let before = product(&orbit);
    for _ in 0..200 {
        advance(&mut orbit, 100);
        assert!((product(&orbit) / before - 1.0).abs() < 1e-5);
    }
    // ln x_i grows by what i pays against the average, times the time. No share is below 4 · 0.03, so ln x_i changes by less than 2.2, and no two
    // shares of the average are further apart than that over the time.
    let even = orbit.payoffs().uniform();
    assert!(distance(&orbit.average(), &even) < 2.2 / orbit.time());
    assert!(distance(orbit.point(), &even) > 0.05);
}

#[test]
fn costly_rock_paper_scissors_spirals_outwards_and_generous_inwards() {
    let mut outwards = of_one("rock-paper-scissors-costly", Dynamic::Replicator, &START);
    let mut inwards = of_one("rock-paper-scissors-generous", Dynamic::Replicator, &START);
    for _ in 0..20 {
        let before = [product(&outwards), product(&inwards)];
        advance(&mut outwards, 50);
        advance(&mut inwards, 50);
        assert!(product(&outwards) < before[0]);
        assert!(product(&inwards) > before[1]);
    }
    advance(&mut inwards, 20_000);
    assert!(distance(inwards.point(), &inwards.payoffs().uniform()) < 1e-9);
}

#[test]
fn an_orbit_nearer_to_the_boundary_than_any_number_still_leaves_it() {
    let mut orbit = of_one("rock-paper-scissors-costly", Dynamic::Replicator, &START);
    while orbit.point()[0].iter().all(|&share| share > 0.0) {
        orbit.step();
    }
    let mut has_led = [false; 3];
    for _ in 0..1_000_000 {
        orbit.step();
        for (led, &share) in has_led.iter_mut().zip(&orbit.point()[0]) {
            *led |= share > 0.999;
        }
    }
    assert_eq!(has_led, [true; 3]);
}

#[test]
fn matching_pennies_circle_and_their_average_is_even() {
    let mut orbit = of_two(
        "matching-pennies",
        Dynamic::Replicator,
        &[0.8, 0.2],
        &[0.5, 0.5],
    );
    let constant = |orbit: &Orbit| orbit.point().iter().flatten().product::<f64>();
    let before = constant(&orbit);
    let mut crossings = 0;
    for _ in 0..20_000 {
        let was_high = orbit.point()[0][0] > 0.5;
        orbit.step();
        crossings += u32::from(was_high != (orbit.point()[0][0] > 0.5));
    }
    assert!((constant(&orbit) / before - 1.0).abs() < 1e-5);
    // Near the centre half a period takes π; on this circle somewhat longer.
    let half_periods = orbit.time() / core::f64::consts::PI;
    assert!(f64::from(crossings) < half_periods && f64::from(crossings) > 0.7 * half_periods);
    // The logarithm of a ratio of shares, at most ln 4 either way, grows by four times what the average is beyond 1/2.
    let bound = 2.0 * 4_f64.ln() / 4.0 / orbit.time();
    assert!(distance(&orbit.average(), &orbit.payoffs().uniform()) < bound);
}

#[test]
fn what_nobody_does_stays_undone() {
    let mut orbit = of_one("rock-paper-scissors", Dynamic::Replicator, &[0.5, 0.5, 0.0]);
    advance(&mut orbit, 2_000);
    assert_eq!(orbit.point()[0][2].to_bits(), 0);
    assert!(orbit.point()[0][1] > 0.999);
}

//! Two strategies in a well-mixed population.

use super::{fraction, rows, whole};
use engines::exact::rational::{Rational, value};
use engines::populations::birth_death::{Absorption, BirthDeath, NeverEnds};
use engines::populations::game::Game;
use engines::populations::process::{Process, Update};
use engines::populations::two::chain;
use engines::populations::well_mixed::{Unfit, WellMixed};

const CASES: &str = include_str!("../../oracles/populations/moran.json");

fn contest(payoffs: [[i64; 2]; 2], population: u32, selection: Rational) -> WellMixed {
    WellMixed {
        game: Game::new(payoffs.map(|row| row.map(whole).to_vec()).to_vec()),
        process: Process::plain(Update::Moran, selection),
        population,
    }
}

fn exactly(of: &WellMixed) -> Absorption<Rational> {
    chain(of).unwrap().absorption().unwrap()
}

#[test]
fn fixation_and_steps_are_those_of_the_cases() {
    for row in rows(CASES) {
        let payoff = |first: usize, second: usize| row["game"][first][second].as_i64().unwrap();
        let payoffs = [[payoff(0, 0), payoff(0, 1)], [payoff(1, 0), payoff(1, 1)]];
        let population = row["population"].as_u64().unwrap() as u32;
        let of = |name: &str| fraction(row[name].as_str().unwrap());
        let contest = contest(payoffs, population, of("selection"));
        let exact = exactly(&contest);
        assert_eq!(exact.fixation[0], of("fixation_of_one_first"), "{row}");
        let last = exact.extinction.last().unwrap();
        assert_eq!(*last, of("fixation_of_one_second"), "{row}");
        assert_eq!(
            exact.steps[0],
            of("steps_to_absorption_from_one_first"),
            "{row}"
        );
        let floats: Absorption<f64> = chain(&contest).unwrap().absorption().unwrap();
        for (float, exact) in [
            (&floats.fixation, &exact.fixation),
            (&floats.extinction, &exact.extinction),
            (&floats.steps, &exact.steps),
        ] {
            for (float, exact) in float.iter().zip(exact) {
                let exact = value(exact);
                // Each number is some ten operations from the one beside it, none of them a difference.
                let tolerance = exact * f64::EPSILON * 20.0 * f64::from(population);
                assert!((float - exact).abs() <= tolerance, "{float} {exact}");
            }
        }
    }
}

#[test]
fn constant_fitness_has_its_closed_form() {
    // Fitness 1 + w π with w = 1/2: both meet anybody for the same.
    for population in [2, 7, 40] {
        let of = contest([[2, 2], [1, 1]], population, fraction("1/2"));
        let ratio = fraction("3/2");
        let inverse = Rational::ONE / &ratio;
        let mut power = Rational::ONE;
        for _ in 0..population {
            power *= &inverse;
        }
        let closed = (Rational::ONE - &inverse) / (Rational::ONE - power);
        assert_eq!(exactly(&of).fixation[0], closed, "{population}");
    }
}

#[test]
fn without_selection_everybody_has_the_same_chance() {
    let of = contest([[5, 0], [1, 7]], 9, Rational::ZERO);
    let exact = exactly(&of);
    for (place, fixation) in exact.fixation.iter().enumerate() {
        assert_eq!(*fixation, whole(place as i64 + 1) / whole(9));
        assert_eq!(fixation + &exact.extinction[place], Rational::ONE);
    }
}

/// With weak selection in a large population a strategy is favoured if it is the better one where it has a third.
#[test]
fn a_third_decides_where_selection_is_weak() {
    // The first is as good as the second where its share is x* = (d − b)/(a − b − c + d).
    for (payoffs, is_favoured) in [
        // x* = 1/4 and 2/5.
        ([[4, 0], [1, 1]], true),
        ([[5, 0], [2, 2]], false),
    ] {
        let population = 2_000;
        let of = contest(payoffs, population, fraction("1/1000000"));
        let floats: Absorption<f64> = chain(&of).unwrap().absorption().unwrap();
        let neutral = 1.0 / f64::from(population);
        assert_eq!(floats.fixation[0] > neutral, is_favoured, "{payoffs:?}");
    }
}

#[test]
fn oneself_is_met_only_where_that_is_asked_for() {
    let apart = contest([[3, 0], [5, 1]], 4, Rational::ONE);
    let mut together = apart.clone();
    together.process.meets_oneself = true;
    // Two of each: against the three others, and against all four.
    assert_eq!(apart.fitness(&[2, 2]), Ok(vec![whole(1), fraction("11/3")]));
    assert_eq!(
        together.fitness(&[2, 2]),
        Ok(vec![fraction("3/2"), whole(3)])
    );
}

#[test]
fn who_is_unfit_is_named() {
    let of = contest([[3, -9], [5, 1]], 5, fraction("1/2"));
    let unfit = Unfit {
        strategy: 0,
        counts: vec![1, 4],
        fitness: -4.0,
    };
    assert_eq!(chain::<f64>(&of), Err(unfit));
    // One who earns nothing never reproduces, and that is no fault.
    let last = contest([[0, 0], [1, 1]], 5, Rational::ONE);
    assert_eq!(exactly(&last).fixation[0], Rational::ZERO);
}

#[test]
fn a_chain_that_never_ends_is_refused() {
    let chain = BirthDeath {
        up: vec![1.0, 0.0],
        down: vec![0.0, 1.0],
    };
    assert_eq!(chain.absorption(), Err(NeverEnds));
}

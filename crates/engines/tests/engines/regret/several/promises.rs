//! What is promised, and what is not: regrets vanish everywhere, gains do where there are two players and zero sum, often with three, and
//! not in Shapley's game.

use super::{form, game, kuhn_for_three, matrix};
use engines::regret::Updates;
use engines::regret::several::{
    Deviations, Profile, SequenceForm, SeveralParameters, SeveralSolver,
};
use games::extensive::normal_form::{BATTLE_OF_THE_SEXES, SHAPLEY};
use games::extensive::two_players::TwoPlayers;
use games::kuhn::{FirstPass, Kuhn};
use random::Random;
use std::sync::Arc;

const VARIANTS: [SeveralParameters; 4] = [
    SeveralParameters::CFR,
    SeveralParameters::CFR_PLUS,
    SeveralParameters {
        updates: Updates::Alternating,
        ..SeveralParameters::CFR
    },
    SeveralParameters {
        updates: Updates::Simultaneous,
        ..SeveralParameters::CFR_PLUS
    },
];

fn started(form: &Arc<SequenceForm>, parameters: SeveralParameters, seed: u64) -> SeveralSolver {
    let solver = SeveralSolver::new(form.clone(), parameters);
    solver.with_random_start(&mut Random::stream(seed, 0))
}

fn largest(numbers: &[f64]) -> f64 {
    numbers.iter().copied().fold(0.0, f64::max)
}

/// Of the average.
fn gain(solver: &SeveralSolver) -> f64 {
    Deviations::of(solver.form(), &solver.average()).largest()
}

#[test]
fn kuhn_for_three_comes_close_to_an_equilibrium() {
    let form = form(&kuhn_for_three());
    for (parameters, iterations, most) in [
        (VARIANTS[0], 20_000, 0.01),
        (VARIANTS[1], 5_000, 0.01),
        (VARIANTS[2], 20_000, 0.01),
    ] {
        let mut solver = SeveralSolver::new(form.clone(), parameters);
        solver.advance(iterations);
        let found = Deviations::of(&form, &solver.average());
        assert!(found.nash_conv() < most, "{parameters:?}: {found:?}");
        assert!(found.payoffs.iter().sum::<f64>().abs() < 1e-12);
    }
}

#[test]
fn regret_vanishes_and_bounds_what_anybody_would_have_gained() {
    let shapley = matrix(&SHAPLEY);
    for parameters in VARIANTS {
        let mut solver = started(&shapley, parameters, 1);
        let mut before = f64::INFINITY;
        for iterations in [100, 900, 9_000, 90_000] {
            solver.advance(iterations);
            let now = largest(&solver.average_regrets());
            assert!(
                now < before.max(1e-9),
                "{parameters:?}: {now} after {before}"
            );
            before = now;
        }
        assert!(before < 0.02, "{parameters:?}: {before}");
    }
}

#[test]
fn averages_run_in_circles_in_shapleys_game() {
    let shapley = matrix(&SHAPLEY);
    for seed in 1..=5 {
        let mut solver = started(&shapley, SeveralParameters::CFR, seed);
        solver.advance(1_000);
        for _ in 0..40 {
            solver.advance(2_500);
            assert!(gain(&solver) > 0.05, "{seed}: {}", gain(&solver));
        }
    }
    // In the one equilibrium it stays.
    let mut even = SeveralSolver::new(shapley.clone(), SeveralParameters::CFR);
    even.advance(1_000);
    let (average, uniform) = (even.average(), Profile::uniform(&shapley));
    let mut parts = average.slots().iter().zip(uniform.slots());
    assert!(parts.all(|(one, other)| (one - other).abs() < 1e-9));
    assert!(gain(&even) < 1e-12);
}

#[test]
fn couples_agree_and_where_depends_on_the_start() {
    let battle = matrix(&BATTLE_OF_THE_SEXES);
    let mut met = [0; 2];
    for seed in 0..40 {
        let mut solver = started(&battle, SeveralParameters::CFR, seed);
        solver.advance(5_000);
        let found = Deviations::of(&battle, &solver.average());
        assert!(found.largest() < 0.02, "{seed}: {found:?}");
        met[usize::from(found.payoffs[0] < found.payoffs[1])] += 1;
    }
    assert!(met[0] >= 5 && met[1] >= 5, "{met:?}");
}

#[test]
fn with_two_players_and_zero_sum_regret_bounds_the_gains() {
    let form = form(&game(2, &TwoPlayers(Kuhn::new(3, FirstPass::SecondPlayer))));
    for parameters in VARIANTS {
        let mut solver = started(&form, parameters, 3);
        for _ in 0..20 {
            solver.advance(100);
            let regrets: f64 = solver.average_regrets().iter().sum();
            let gains = Deviations::of(&form, &solver.average()).nash_conv();
            // Regrets below 0 are counted as 0.
            assert!(
                gains <= regrets + 1e-12,
                "{parameters:?}: {gains}, {regrets}"
            );
        }
    }
}

/// The average overall regret by its definition: all strategies of matrix games are tried, against each profile played.
#[test]
fn regret_is_what_its_definition_says() {
    let shapley = matrix(&SHAPLEY);
    let mut solver = started(&shapley, SeveralParameters::CFR_PLUS, 7);
    let (mut got, mut kept, mut weights) = ([0.0; 2], [[0.0; 3]; 2], 0.0);
    for t in 1..=50 {
        let weight = f64::from(t);
        let played = solver.current();
        let payoffs = Deviations::of(&shapley, &played).payoffs;
        weights += weight;
        for player in 0..2 {
            got[player] += weight * payoffs[player];
            for (action, kept) in kept[player].iter_mut().enumerate() {
                let mut other = played.clone();
                let pure = core::array::from_fn::<f64, 3, _>(|index| f64::from(index == action));
                other.change(&shapley, player, &pure);
                let payoff = Deviations::of(&shapley, &other).payoffs[player];
                *kept += weight * payoff;
            }
        }
        solver.advance(1);
    }
    let regrets = solver.average_regrets();
    for player in 0..2 {
        let expected = (largest(&kept[player]) - got[player]) / weights;
        assert!((regrets[player] - expected.max(0.0)).abs() < 1e-12);
        let payoff = solver.average_payoffs()[player];
        assert!((payoff - got[player] / weights).abs() < 1e-12);
    }
}

#[test]
fn a_run_goes_on_where_it_was() {
    let form = form(&kuhn_for_three());
    for parameters in VARIANTS {
        let mut whole = started(&form, parameters, 5);
        whole.advance(30);
        let kept = whole.kept();
        assert_eq!(kept.iterations(), 30);
        let mut resumed = SeveralSolver::new(form.clone(), parameters)
            .resumed(kept.clone())
            .unwrap();
        whole.advance(70);
        resumed.advance(70);
        assert_eq!(resumed.average(), whole.average());
        assert_eq!(resumed.current(), whole.current());
        assert_eq!(resumed.average_regrets(), whole.average_regrets());
        // Of another game it is refused.
        assert!(
            SeveralSolver::new(matrix(&SHAPLEY), parameters)
                .resumed(kept)
                .is_none()
        );
    }
}

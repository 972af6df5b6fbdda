//! Processes of other kinds, against each other and against what is known in closed form.

use super::{fraction, whole};
use engines::Status;
use engines::exact::rational::{Rational, value};
use engines::populations::birth_death::Absorption;
use engines::populations::compositions::{Compositions, count};
use engines::populations::elimination::Recurrent;
use engines::populations::game::Game;
use engines::populations::process::{Mapping, Process, Update};
use engines::populations::rare;
use engines::populations::structured::{ExactFixation, Rule, Structured};
use engines::populations::symmetric;
use engines::populations::two::{binomial, chain, stationary, wright_fisher};
use engines::populations::well_mixed::WellMixed;

fn game(rows: &[&[i64]]) -> Game {
    let row = |row: &&[i64]| row.iter().copied().map(whole).collect();
    Game::new(rows.iter().map(row).collect())
}

fn of(rows: &[&[i64]], update: Update, selection: &str, population: u32) -> WellMixed {
    WellMixed {
        game: game(rows),
        process: Process::plain(update, fraction(selection)),
        population,
    }
}

fn close(found: f64, expected: f64, relative: f64) {
    let difference = (found - expected).abs();
    assert!(
        difference <= relative * expected.abs(),
        "{found} {expected}"
    );
}

#[test]
fn everybody_a_neighbour_is_the_complete_graph() {
    for (update, rule) in [
        (Update::BirthDeath, Rule::BirthDeath),
        (Update::DeathBirth, Rule::DeathBirth),
        (Update::Imitation, Rule::Imitation),
    ] {
        let mixed = of(&[&[3, 0], &[5, 1]], update, "1/2", 6);
        let chain: Absorption<Rational> = chain(&mixed).unwrap().absorption().unwrap();
        let graph = engines::populations::graph::Graph::complete(6);
        let fitness = |state: u32, vertex: usize| {
            let is_mutant = |vertex: usize| state >> vertex & 1 == 1;
            symmetric::fitness(
                &graph,
                &mixed.game,
                (&mixed.process, rule),
                &is_mutant,
                vertex,
            )
        };
        let on = Structured {
            graph: &graph,
            rule,
            fitness,
        };
        let mut exact = ExactFixation::new(&on).unwrap();
        while exact.advance(100) == Status::Running {}
        assert_eq!(
            exact.by_vertex().unwrap()[3],
            chain.fixation[0],
            "{update:?}"
        );
    }
}

/// The ratio of the ways down and up is e^{−w(π₁ − π₂)}, so fixation is a sum of exponentials (Traulsen, Nowak and Pacheco 2006).
#[test]
fn comparisons_have_their_closed_form() {
    let (population, selection) = (12, 0.7);
    let mixed = of(&[&[2, 0], &[3, 1]], Update::Fermi, "7/10", population);
    let found: Absorption<f64> = chain(&mixed).unwrap().absorption().unwrap();
    let gain = |firsts: u32| {
        let (i, n) = (f64::from(firsts), f64::from(population));
        (2.0 * (i - 1.0) - (3.0 * i + (n - i - 1.0))) / (n - 1.0)
    };
    let (mut sum, mut product) = (1.0, 1.0);
    for firsts in 1..population {
        product *= libm_exp(-selection * gain(firsts));
        sum += product;
    }
    close(found.fixation[0], 1.0 / sum, 1e-13);
}

fn libm_exp(number: f64) -> f64 {
    number.exp()
}

#[test]
fn exponential_fitness_of_constant_payoffs_is_a_constant_ratio() {
    let mut mixed = of(&[&[2, 2], &[1, 1]], Update::Moran, "1/4", 30);
    mixed.process.mapping = Mapping::Exponential;
    let found: Absorption<f64> = chain(&mixed).unwrap().absorption().unwrap();
    let inverse = (-0.25f64).exp();
    close(
        found.fixation[0],
        (1.0 - inverse) / (1.0 - inverse.powi(30)),
        1e-13,
    );
}

#[test]
fn all_replaced_at_once_is_fair_without_selection() {
    let mixed = of(&[&[3, 0], &[5, 1]], Update::WrightFisher, "0", 20);
    let fates = wright_fisher(&mixed).unwrap().solve_all().unwrap();
    for (place, fate) in fates.iter().enumerate() {
        close(fate.ends[1], (place + 1) as f64 / 20.0, 1e-12);
        close(fate.ends[0] + fate.ends[1], 1.0, 1e-12);
    }
    // A population of two: one of each becomes one strategy in half of all generations.
    let two = of(&[&[1, 1], &[1, 1]], Update::WrightFisher, "0", 2);
    let fates = wright_fisher(&two).unwrap().solve_all().unwrap();
    assert_eq!((fates[0].ends[1], fates[0].steps), (0.5, 2.0));
}

#[test]
fn binomial_probabilities_are_those_of_coins() {
    assert_eq!(binomial(3, 0.5), [0.125, 0.375, 0.375, 0.125]);
    assert_eq!(binomial(2, 0.0), [1.0, 0.0, 0.0]);
    assert_eq!(binomial(2, 1.0), [0.0, 0.0, 1.0]);
    let many = binomial(5_000, 0.3);
    let mean: f64 = many
        .iter()
        .enumerate()
        .map(|(place, part)| place as f64 * part)
        .sum();
    close(mean, 1_500.0, 1e-9);
}

/// Three strategies in all states together give what two of them give alone.
#[test]
fn all_states_of_three_contain_those_of_two() {
    for update in [
        Update::Moran,
        Update::DeathBirth,
        Update::Fermi,
        Update::WrightFisher,
    ] {
        let mixed = of(&[&[3, 0, 2], &[5, 1, 1], &[2, 2, 2]], update, "1/3", 7);
        let states = Compositions::new(7, 3);
        assert_eq!(Some(states.all().len() as u32), count(7, 3));
        let rows: Vec<Vec<f64>> = (0..states.all().len())
            .map(|place| states.row(&mixed, place).unwrap())
            .collect();
        let fates = states.absorbing(&rows).solve_all().unwrap();
        let pair = WellMixed {
            game: mixed.game.among(&[0, 2]),
            ..mixed.clone()
        };
        let inner = states.inner();
        for firsts in 1..7 {
            let place = states.place(&[firsts, 0, 7 - firsts]).unwrap();
            let fate = &fates[inner.iter().position(|&one| one == place).unwrap()];
            let expected = match update {
                Update::WrightFisher => {
                    let fates = wright_fisher(&pair).unwrap().solve_all().unwrap();
                    let fate = &fates[firsts as usize - 1];
                    (fate.ends[1], fate.steps)
                }
                _ => {
                    let found: Absorption<f64> = chain(&pair).unwrap().absorption().unwrap();
                    let place = firsts as usize - 1;
                    (found.fixation[place], found.steps[place])
                }
            };
            close(fate.ends[0], expected.0, 1e-11);
            close(fate.steps, expected.1, 1e-11);
            assert_eq!(fate.ends[1], 0.0);
        }
    }
}

#[test]
fn with_mutation_both_ways_to_the_long_run_agree() {
    for update in [
        Update::Moran,
        Update::DeathBirth,
        Update::Imitation,
        Update::Fermi,
        Update::BestResponse,
    ] {
        let mut mixed = of(&[&[2, 0], &[3, 1]], update, "1/2", 15);
        mixed.process.mutation = fraction("1/20");
        mixed.process.inertia = fraction("1/3");
        let states = Compositions::new(15, 2);
        let rows: Vec<Vec<f64>> = (0..16)
            .map(|place| states.row(&mixed, place).unwrap())
            .collect();
        let all = Recurrent::new(rows).solve_all().unwrap();
        let product = stationary(&mixed).unwrap();
        for (one, other) in all.iter().zip(&product) {
            close(*one, *other, 1e-10);
        }
    }
}

/// As mutations become rare, the long run is that of the chain of strategies.
#[test]
fn rare_mutations_are_the_limit() {
    let mixed = of(
        &[&[2, 0, 1], &[3, 1, 0], &[1, 2, 1]],
        Update::Moran,
        "1/2",
        6,
    );
    let fixation: Vec<Vec<Rational>> = (0..3)
        .map(|resident| {
            let of = |mutant: usize| {
                if mutant == resident {
                    return Rational::ZERO;
                }
                let pair = WellMixed {
                    game: mixed.game.among(&[mutant, resident]),
                    ..mixed.clone()
                };
                let found: Absorption<Rational> = chain(&pair).unwrap().absorption().unwrap();
                found.fixation[0].clone()
            };
            (0..3).map(of).collect()
        })
        .collect();
    let limit = rare::shares(&fixation).unwrap();
    assert_eq!(
        limit.iter().fold(Rational::ZERO, |sum, one| sum + one),
        Rational::ONE
    );
    let mut rarely = mixed.clone();
    rarely.process.mutation = fraction("1/10000000");
    let states = Compositions::new(6, 3);
    let rows: Vec<Vec<f64>> = (0..states.all().len())
        .map(|place| states.row(&rarely, place).unwrap())
        .collect();
    let shares = Recurrent::new(rows).solve_all().unwrap();
    for strategy in 0..3 {
        let mut alone = vec![0; 3];
        alone[strategy] = 6;
        let share = shares[states.place(&alone).unwrap()];
        // Of the order of the mutation rate times the time that a mutant takes.
        close(share, value(&limit[strategy]), 1e-4);
    }
}

/// A best response comes back where nobody plays it, so nothing is an end.
#[test]
fn best_responses_bring_back_what_is_lost() {
    let mixed = of(&[&[0, 1], &[1, 0]], Update::BestResponse, "1", 4);
    let changes: Vec<Rational> = mixed.changes(&[4, 0]).unwrap();
    assert_eq!(changes[1], Rational::ONE);
    // Two of each: a player who changed would meet two of their own new kind and one of the other, and gets 1/3 instead of 2/3.
    let changes: Vec<Rational> = mixed.changes(&[2, 2]).unwrap();
    assert!(changes.iter().all(Rational::is_zero));
}

/// A strategy that nobody invades is where it ends; where there are two of them, that depends on the start.
#[test]
fn what_is_never_left_is_all_that_is_played() {
    let shares = |fixation: [[&str; 3]; 3]| {
        let rows = fixation.map(|row| row.map(fraction).to_vec());
        rare::shares(&rows)
    };
    let one = shares([["0", "1/2", "0"], ["0", "0", "1/3"], ["0", "0", "0"]]);
    assert_eq!(one, Ok(vec![whole(0), whole(0), whole(1)]));
    let two = shares([["0", "1/2", "0"], ["1/4", "0", "0"], ["0", "1/3", "0"]]);
    assert_eq!(two, Ok(vec![fraction("1/3"), fraction("2/3"), whole(0)]));
    assert!(shares([["0", "0", "0"], ["1/4", "0", "1/4"], ["0", "0", "0"]]).is_err());
}

//! The fit against known strengths, against Newton's method, and against itself.

use crate::ratings::plain::{Plain, newton};
use engines::Status;
use engines::ratings::fit::Terms;
use engines::ratings::likelihood::{log_likelihood, log_prior};
use engines::ratings::{Competitions, Fit, Fitted};
use random::Random;

/// Three groups, of two, two and one feature.
const GROUPS: [(usize, usize); 3] = [(0, 2), (2, 4), (4, 5)];
/// ln γ.
const TRUTH: [f64; 5] = [2.0, -1.0, 0.5, 0.0, -2.5];

const EXACTLY: Terms = Terms {
    prior: 1.0,
    tolerance: 1e-12,
    max_rounds: 100_000,
};

/// Competitions of up to seven teams with random features; the winner is drawn as the model says.
fn drawn(count: usize, random: &mut Random) -> Plain {
    let team = |random: &mut Random| {
        let levels =
            GROUPS.map(|(first, end)| (first, random.below((end - first) as u32 + 1) as usize));
        let has = levels.into_iter().filter(|(_, level)| *level > 0);
        has.map(|(first, level)| first + level - 1).collect()
    };
    let competition = |random: &mut Random| {
        let size = 2 + random.below(6);
        let teams: Vec<Vec<usize>> = (0..size).map(|_| team(random)).collect();
        let strength = |team: &Vec<usize>| {
            team.iter()
                .map(|&feature| TRUTH[feature])
                .sum::<f64>()
                .exp()
        };
        let mut lot = random.unit() * teams.iter().map(strength).sum::<f64>();
        let takes = |team: &Vec<usize>| {
            lot -= strength(team);
            lot <= 0.0
        };
        let winner = teams.iter().position(takes).unwrap_or(teams.len() - 1);
        (teams, winner)
    };
    (0..count).map(|_| competition(random)).collect()
}

fn set(team: &[usize]) -> u32 {
    team.iter().fold(0, |set, feature| set | 1 << feature)
}

fn competitions(data: &Plain) -> Competitions {
    let mut all = Competitions::default();
    for (teams, winner) in data {
        let sets: Vec<u32> = teams.iter().map(|team| set(team)).collect();
        all.add(&sets, *winner);
    }
    all
}

fn fit(data: &Plain, terms: Terms) -> Fitted {
    let mut fit = Fit::new(competitions(data), GROUPS.to_vec(), terms);
    while fit.step() == Status::Running {}
    fit.fitted().unwrap().clone()
}

#[test]
fn known_strengths_are_found_again_and_errors_are_honest() {
    // 40 sets of data, five features each: an estimate less the truth, divided by its standard error, is nearly normal. Beyond
    // 4.5 lies one in 150 000, so one of 200 with a probability of 0.13 %; the mean of 200 squares has the standard deviation
    // √(2/200) = 0.1: four of them allowed. One game won and lost of 600 moves an estimate by far less than its error.
    let mut squares = 0.0;
    for seed in 0..40 {
        let data = drawn(600, &mut Random::stream(11, seed));
        let fitted = fit(&data, Terms::USUAL);
        assert!(fitted.has_settled);
        for (feature, truth) in TRUTH.iter().enumerate() {
            let off = (fitted.logarithms[feature] - truth) / fitted.errors[feature];
            assert!(off.abs() < 4.5, "{feature} of {seed}: {off}");
            squares += off * off;
        }
    }
    let mean = squares / 200.0;
    assert!((0.6..1.4).contains(&mean), "{mean}");
}

#[test]
fn it_is_where_newtons_method_ends_with_the_errors_of_the_inverse() {
    for (seed, prior) in [(0, 1.0), (1, 1.0), (2, 0.1), (3, 5.0)] {
        let data = drawn(80, &mut Random::stream(12, seed));
        let fitted = fit(&data, Terms { prior, ..EXACTLY });
        let (logarithms, errors) = newton(&data, prior, TRUTH.len());
        for feature in 0..TRUTH.len() {
            let off = (fitted.logarithms[feature] - logarithms[feature]).abs();
            assert!(off < 1e-8, "{feature}: {off}");
            let off = (fitted.errors[feature] - errors[feature]).abs();
            assert!(off < 1e-8, "{feature}: {off}");
        }
    }
}

#[test]
fn errors_are_those_of_the_curvature() {
    // One feature, so the inverse is one number: 1/√ of minus the second difference of the likelihood itself.
    let data: Plain = (0..9)
        .map(|game| (vec![vec![4], vec![]], usize::from(game < 2)))
        .collect();
    let fitted = fit(&data, EXACTLY);
    let all = competitions(&data);
    let at = |offset: f64| {
        let mut logarithms = fitted.logarithms.clone();
        logarithms[4] += offset;
        log_likelihood(&all, &logarithms) + log_prior(1.0, &logarithms)
    };
    let curvature = -(at(1e-3) - 2.0 * at(0.0) + at(-1e-3)) / 1e-6;
    assert!(
        (fitted.errors[4] - 1.0 / curvature.sqrt()).abs() < 1e-5,
        "{curvature}"
    );
    // By hand: 7 of 9 games, and one won and one lost against strength 1, which the empty team is: γ = 8/3.
    assert!((fitted.logarithms[4].exp() - 8.0 / 3.0).abs() < 1e-9);
}

#[test]
fn the_likelihood_never_falls() {
    let data = drawn(300, &mut Random::stream(13, 0));
    let mut fit = Fit::new(competitions(&data), GROUPS.to_vec(), EXACTLY);
    let value =
        |fit: &Fit| log_likelihood(fit.data(), fit.logarithms()) + log_prior(1.0, fit.logarithms());
    let (mut last, first) = (value(&fit), value(&fit));
    let mut updates = 0;
    while fit.step() == Status::Running {
        let now = value(&fit);
        // Rounding of a sum of some hundred terms.
        assert!(now >= last - 1e-10, "{last} to {now}");
        updates += u32::from(now > last);
        last = now;
    }
    assert!(
        updates > 10 && last > first + 50.0,
        "{updates}, {first} to {last}"
    );
}

#[test]
fn without_data_a_rating_is_0_and_unsure() {
    let fitted = fit(&vec![(vec![vec![0], vec![1]], 0)], Terms::USUAL);
    // The prior alone: two games at even odds have the information ½.
    assert_eq!(fitted.logarithms[4], 0.0);
    assert!((fitted.errors[4] - 2_f64.sqrt()).abs() < 1e-12);
    let nothing = fit(&Vec::new(), Terms::USUAL);
    assert_eq!(nothing.logarithms, [0.0; 5]);
}

#[test]
fn blocks_of_competitions_add_up() {
    // More than a step looks at, against the same data once more than half of it, and all of it by Newton's method.
    let data = drawn(2_500, &mut Random::stream(14, 0));
    let fitted = fit(&data, EXACTLY);
    let (logarithms, errors) = newton(&data, 1.0, TRUTH.len());
    let close =
        |ours: &[f64], theirs: &[f64]| ours.iter().zip(theirs).all(|(a, b)| (a - b).abs() < 1e-8);
    assert!(close(&fitted.logarithms, &logarithms) && close(&fitted.errors, &errors));
}

//! How probable wrong verdicts are: the source's formulas, the exact calculation, and simulation.

use crate::racing::support::{coin, exact, fact, run};
use engines::Status;
use engines::racing::error_bound::{AlphaTwo, LargestAlphaTwo};
use engines::racing::{Concentration, Correction, ErrorBound, Rules, Schedule, binomial};
use games::Player;
use random::Random;

#[test]
fn the_binomial_distribution_by_hand_and_by_its_own_sum() {
    // Five games at ¼: 243 + 405 + 270 of 1024 for at most two wins.
    assert!((binomial::at_most(2, 5, 0.25) - 918.0 / 1024.0).abs() < 1e-14);
    assert_eq!(binomial::at_most(5, 5, 0.25), 1.0);
    for (games, mean) in [(1_u64, 0.5), (64, 0.9), (425, 0.503), (45_369, 0.497)] {
        let weights = binomial::Weights::of(games, mean);
        let mut sum = 0.0;
        for (wins, weight) in (weights.first..).zip(&weights.values) {
            sum += weight;
            let at_most = binomial::at_most(wins, games, mean);
            assert!((at_most - sum).abs() < 1e-10, "{games} {mean} {wins}");
        }
    }
}

#[test]
fn the_bound_is_that_of_another_program() {
    // At 213 tests, as printed with δ = 1 and with δ = 0.05; the facts have six and five digits.
    let bound = ErrorBound::of(&Rules::ILEBR_STAR_1.plan(0.01, 0.05), 0.503).unwrap();
    let known = fact("bound_F_at_0_503_n_213_delta_1");
    assert!((bound.with_delta_1 - known).abs() < 1e-6, "{bound:?}");
    let known = fact("bound_with_delta_0_05");
    assert!((bound.with_delta - known).abs() < 1e-5, "{bound:?}");
    // The tests that ILEBR* 2 leaves out could never have decided.
    let second = ErrorBound::of(&Rules::ILEBR_STAR_2.plan(0.01, 0.05), 0.503).unwrap();
    assert_eq!(bound, second);
    assert_eq!(ErrorBound::of(&Rules::LEBR.plan(0.01, 0.05), 0.503), None);
}

#[test]
fn the_exact_error_is_that_of_another_program() {
    let facts = fact_of_exact();
    for rules in [Rules::ILEBR_STAR_1, Rules::ILEBR_STAR_2] {
        let found = exact(rules.plan(0.01, 0.05), 0.503);
        // The facts are rounded to five digits and to whole games.
        assert!((found.error(0.503) - facts.0).abs() < 5e-6, "{found:?}");
        assert!((found.games - facts.1).abs() < 0.5, "{found:?}");
    }
}

fn fact_of_exact() -> (f64, f64) {
    let facts: serde_json::Value =
        serde_json::from_str(include_str!("../../../../games/tests/oracles/facts.json")).unwrap();
    let known = &facts["racing"]["exact_ilebr_star_1_at_0_503_without_width_rule"];
    let number = |key: &str| known[key].as_f64().unwrap();
    (number("alpha"), number("games"))
}

#[test]
fn every_exact_race_ends_and_mirrors() {
    for rules in Rules::ALL {
        for mean in [0.05, 0.3, 0.49, 0.5] {
            let plan = rules.plan(0.03, 0.05);
            let (found, mirrored) = (exact(plan, mean), exact(plan, 1.0 - mean));
            assert!(
                (found.first + found.second - 1.0).abs() < 1e-10,
                "{found:?}"
            );
            // But for means of exactly ½, which speak for the second player.
            let tie = exact(plan, 0.5);
            let tie = (tie.second - tie.first).abs();
            assert!(
                (found.first - mirrored.second).abs() <= tie + 1e-10,
                "{rules:?} {mean}"
            );
            assert!(
                (found.games - mirrored.games).abs() < 1e-6,
                "{rules:?} {mean}"
            );
            assert!(found.games <= plan.most_games() as f64 * (1.0 + 1e-10));
        }
    }
}

/// Every race that can be composed.
fn composed() -> Vec<Rules> {
    let mut all = Vec::new();
    for schedule in [
        Schedule::EveryGame,
        Schedule::Squares,
        Schedule::SquaresFromMinimum,
    ] {
        for correction in [Correction::Summable, Correction::Equal] {
            for concentration in [Concentration::EmpiricalBernstein, Concentration::Hoeffding] {
                for (stops_at_half, stops_by_width) in [(true, true), (true, false), (false, true)]
                {
                    all.push(Rules {
                        schedule,
                        correction,
                        concentration,
                        stops_at_half,
                        stops_by_width,
                    });
                }
            }
        }
    }
    all
}

#[test]
fn named_races_are_composed_ones() {
    let all = composed();
    assert!(Rules::ALL.iter().all(|rules| all.contains(rules)));
}

/// Two equal players keep a classic race going for ever, but for mistakes; here it ends with its last test.
#[test]
fn classic_races_hardly_end_between_equals() {
    for rules in [Rules::CLASSIC_BERNSTEIN, Rules::CLASSIC_HOEFFDING] {
        let plan = rules.plan(0.05, 0.05);
        let most = plan.most_games() as f64;
        let games = exact(plan, 0.5).games;
        assert!(games >= (1.0 - plan.delta) * most, "{games} of {most}");
    }
}

/// The whole dynamic programming against the plain one: a game at a time, every number of wins, every test.
#[test]
fn the_exact_race_is_that_of_a_plain_program() {
    for rules in composed() {
        let (plan, mean) = (rules.plan(0.1, 0.2), 0.55);
        let mut undecided = vec![1.0];
        let (mut first, mut games_sum) = (0.0, 0.0);
        let mut n = plan.n_min;
        for games in 1..=plan.most_games() {
            let mut next = vec![0.0; undecided.len() + 1];
            for (wins, probability) in undecided.iter().enumerate() {
                next[wins] += probability * (1.0 - mean);
                next[wins + 1] += probability * mean;
            }
            undecided = next;
            if games < plan.games_at(n) {
                continue;
            }
            for (wins, probability) in undecided.iter_mut().enumerate() {
                let share = wins as f64 / games as f64;
                let radius = plan.radius(n, share * (1.0 - share));
                let leaves_half = share - radius > 0.5 || share + radius < 0.5;
                let width = (share + radius).min(1.0) - (share - radius).max(0.0);
                let ends = rules.stops_at_half && leaves_half
                    || rules.stops_by_width && width <= 2.0 * plan.epsilon
                    || n == plan.n_max;
                if ends {
                    first += if share > 0.5 { *probability } else { 0.0 };
                    games_sum += *probability * games as f64;
                    *probability = 0.0;
                }
            }
            n += 1;
        }
        let found = exact(plan, mean);
        assert!(
            (found.first - first).abs() < 1e-10,
            "{rules:?}: {found:?} {first}"
        );
        assert!(
            (found.games - games_sum).abs() < 1e-6,
            "{rules:?}: {found:?} {games_sum}"
        );
    }
}

/// Who always wins has no variance, and every race of such players is the same.
#[test]
fn races_without_chance_are_exactly_as_long_as_they_are() {
    for rules in Rules::ALL {
        let plan = rules.plan(0.05, 0.05);
        for mean in [0.0, 1.0] {
            let (_, race) = run(plan, || coin(mean, &mut Random::stream(1, 0)));
            let found = exact(plan, mean);
            assert_eq!(found.games, race.games() as f64, "{rules:?} {mean}");
            assert_eq!(found.error(mean), 0.0);
        }
    }
}

/// Simulated races, all rules, against the exact ones: the width rule shortens, and nothing else is different.
#[test]
fn simulated_races_agree_with_exact_ones() {
    const RACES: u64 = 1_000;
    for rules in Rules::ALL {
        for mean in [0.54, 0.35] {
            let plan = rules.plan(0.04, 0.05);
            let mut random = Random::stream(11, 0);
            let (mut errors, mut games, mut squares) = (0.0, 0.0, 0.0);
            for _ in 0..RACES {
                let (verdict, race) = run(plan, || coin(mean, &mut random));
                let better = if mean > 0.5 {
                    Player::First
                } else {
                    Player::Second
                };
                errors += f64::from(u8::from(verdict.better != better));
                games += race.games() as f64;
                squares += (race.games() * race.games()) as f64;
            }
            let count = RACES as f64;
            let (error, mean_games) = (errors / count, games / count);
            let found = exact(plan, mean);
            // Five standard errors; where hardly any error is made, five of a single one.
            let deviation = (found.error(mean).max(1.0 / count) / count).sqrt();
            // The running bounds end races a little earlier: with more errors among those that never stop at ½.
            let earlier = if rules.stops_at_half { 0.0 } else { 0.01 };
            let difference = error - found.error(mean);
            assert!(
                difference.abs() < 5.0 * deviation + earlier,
                "{rules:?} {mean}: {error} {found:?}"
            );
            let deviation = ((squares / count - mean_games * mean_games) / count).sqrt();
            assert!(
                mean_games < found.games + 5.0 * deviation + 1e-6,
                "{rules:?} {mean}: {mean_games} {found:?}"
            );
            assert!(
                mean_games > 0.85 * found.games,
                "{rules:?} {mean}: {mean_games} {found:?}"
            );
        }
    }
}

/// What the page says about the source's slips is what the engine says.
#[test]
fn the_numbers_of_the_slips_are_the_engines() {
    use texts::ENGLISH;
    let rows = ENGLISH.labs.racing.page.slips.rows;
    let says = |place: &str, parts: &[String]| {
        let [_, _, so] = rows.iter().find(|row| row[0].contains(place)).unwrap();
        for part in parts {
            assert!(
                so.contains(part.as_str()),
                "{place}: {part} is not in: {so}"
            );
        }
    };
    let rules = Rules::ILEBR_STAR_2;
    let plan = rules.plan(0.01, 0.05);
    let bound = ErrorBound::of(&plan, 0.503).unwrap();
    let both = |rules: Rules, delta: f64, mean: f64, digits: usize| {
        let plan = rules.plan(0.01, delta);
        let product = ErrorBound::of(&plan, mean).unwrap().product;
        let error = exact(plan, mean).error(mean);
        [product, error].map(|number| format!("{number:.digits$}"))
    };
    says("(2.6)", &both(rules, 0.05, 0.503, 6));
    says("(2.6)", &both(Rules::HOEFFDING_STAR_2, 0.5, 0.51, 8));
    let numbers = [bound.with_delta_1, bound.with_delta];
    says("(2.18)", &numbers.map(|number| format!("{number:.5}")));
    // As printed: tests up to (213 + 8)², δ divided by 213. And with δ divided by 206.
    let with_last = |last: u64, divided: f64| {
        exact(
            rules.plan_with(0.01, 0.05 * last as f64 / divided, last),
            0.503,
        )
    };
    let printed = with_last(221, 213.0);
    let error = format!("{:.6}", printed.error(0.503));
    let games = format!("{:.0}", printed.games).replace("48821", "48 821");
    says("Algorithm 5", &[error, games, "221² = 48 841".to_owned()]);
    let fewer = with_last(213, 206.0).error(0.503);
    let same = exact(plan, 0.503).error(0.503);
    assert_eq!(format!("{fewer:.6}"), format!("{same:.6}"));
    assert_eq!(rules.plan(0.01, 2.047_143e-5).n_max, 294);
    assert_eq!(rules.plan(0.01, 2.047_143_2e-5).n_max, 293);
    says("(2.16)", &["294".to_owned(), "293".to_owned()]);
    // (n_min + 1)² = ln(2·213/δ)/(2·0.5²), as algorithm 5 prints it.
    let printed = ((2.0 * 213.0 / 0.05_f64).ln() / 0.5).sqrt() - 1.0;
    let of_algorithm_5 = rows
        .iter()
        .find(|row| row[1].contains("n_min solves"))
        .unwrap();
    assert!(
        of_algorithm_5[2].contains(&format!("{printed:.2}")),
        "{printed}"
    );
    let root = rules.plan_with(0.01, 0.05, 213).first_test_root();
    assert!(of_algorithm_5[2].contains(&format!("{root:.2}")), "{root}");
    assert_eq!(plan.games_at(plan.n_min), 64);
    says("Section 2.5", &["64".to_owned()]);
}

/// Those about radii and how many games a race has.
#[test]
fn the_slips_about_radii_are_as_the_page_says() {
    let rows = texts::ENGLISH.labs.racing.page.slips.rows;
    let says = |said: &str, parts: &[String]| {
        let row = rows.iter().find(|row| row[1].contains(said)).unwrap();
        for part in parts {
            assert!(
                row[2].contains(part.as_str()),
                "{part} is not in: {}",
                row[2]
            );
        }
    };
    let radius = ((2.0 / 0.05_f64).ln() / 200.0).sqrt();
    // A fair coin: C(100, k)/2¹⁰⁰, from the middle outwards.
    let mut middle = 1.0;
    for k in 1..=50 {
        middle *= f64::from(50 + k) / f64::from(k) / 4.0;
    }
    let mut within = middle;
    let mut share = middle;
    for k in (51..=100).take_while(|&k| f64::from(k) / 100.0 - 0.5 < radius) {
        share *= f64::from(101 - k) / f64::from(k);
        within += 2.0 * share;
    }
    let four = |number: f64| format!("{number:.4}");
    says(
        "up to the radius",
        &[four(radius), four(within), four(middle)],
    );
    says(
        "a solution of",
        &[format!("{:.3}", ((2.0 / 0.05_f64).ln() / 2.0).sqrt())],
    );
    says("The root is", &["74539.8426".to_owned()]);
    let hoeffding = |n: f64| ((2.0 * n / 0.05).ln() / (2.0 * n)).sqrt() - 0.01;
    assert!(hoeffding(74_539.842_5) > 0.0 && hoeffding(74_539.842_7) < 0.0);
    let bernstein = |n: f64| {
        let part = (3.0 * n / 0.05).ln() / (n * n);
        (part / 2.0).sqrt() + 3.0 * part - 0.01
    };
    assert!(bernstein(230.751) > 0.0 && bernstein(230.752) < 0.0);
    says("⌈230.751²⌉", &["231² = 53 361".to_owned()]);
    assert_eq!(
        (231 * 231, (230.751_f64 * 230.751).ceil()),
        (53_361, 53_247.0)
    );
    let plan = Rules::ILEBR_STAR_2.plan(0.01, 0.05);
    let first = plan.games_at(plan.n_min);
    let mut found = AlphaTwo::new(Rules::ILEBR_STAR_2.plan(0.01, 0.05), 0.5);
    let mut printed = LargestAlphaTwo::new(Rules::ILEBR_STAR_2.plan(0.01, 0.05), 0.05);
    while found.advance(100) == Status::Running || printed.advance(100) == Status::Running {}
    let seven = |number: f64| format!("{number:.7}");
    assert!(printed.found() < found.found());
    says(
        "The largest variance",
        &[seven(printed.found()), seven(found.found())],
    );
    says(
        "Before the first test",
        &[first.to_string(), plan.n_min.to_string()],
    );
}

/// The other claims are about other parts: the share of δ that a test has, and how strategies of War do against each other.
#[test]
fn slips_beside_the_races_are_as_the_page_says() {
    use texts::ENGLISH;
    let row = |place: &str| {
        let rows = ENGLISH.labs.racing.page.slips.rows;
        rows.iter().find(|row| row[0].contains(place)).unwrap()
    };
    // Of 6δ/(π²k²) a sum over all k is δ: less than 1/K is left after K of them. With g upside down each is larger.
    let share = |k: f64| 6.0 / (core::f64::consts::PI.powi(2) * k * k);
    let tests = 1_000_000;
    let sum: f64 = (1..=tests).map(|k| share(f64::from(k))).sum();
    assert!(sum < 1.0 && 1.0 - sum < 1.0 / f64::from(tests));
    assert!(row("Section 1.4")[2].contains("δ_k = 6δ/(π²k²)"));
    assert!((1..100).all(|k| 1.0 / share(f64::from(k)) > share(1.0)));
    // Those scores are what the simulator is tested against.
    let document: serde_json::Value =
        serde_json::from_str(include_str!("../../../../games/tests/oracles/war.json")).unwrap();
    let rows = document["rows"].as_array().unwrap();
    for first in ["decreasing", "increasing"] {
        let against_random =
            |row: &&serde_json::Value| row["A"] == first && row["B"] == "random order";
        let score = rows.iter().find(against_random).unwrap()["score"].as_f64();
        let percent = format!("{:.0} %", 100.0 * score.unwrap());
        assert!(row("on War")[2].contains(&percent), "{first}: {percent}");
    }
}

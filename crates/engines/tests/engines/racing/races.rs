//! One race, game by game.

use crate::racing::support::{coin, run};
use engines::racing::{Outcome, Race, Reason, Rules, Verdict};
use games::Player;
use random::Random;

#[test]
fn who_always_wins_is_known_at_the_first_test_that_can_say_so() {
    for (outcome, better) in [
        (Outcome::Won, Player::First),
        (Outcome::Lost, Player::Second),
    ] {
        for (rules, games) in [
            (Rules::ILEBR_STAR_1, 64),
            (Rules::ILEBR_STAR_2, 64),
            (Rules::HOEFFDING_STAR_2, 25),
        ] {
            let (verdict, race) = run(rules.plan(0.01, 0.05), || outcome);
            let reason = Reason::Bounds;
            assert_eq!((verdict, race.games()), (Verdict { better, reason }, games));
        }
    }
}

#[test]
fn draws_alone_are_no_reason_to_go_on() {
    // The variance is 0, so ε_n = 3·ln(3·213/0.05)/n² = 28.367/n² is 0.01 at n = 53.3.
    let (verdict, race) = run(Rules::ILEBR_STAR_2.plan(0.01, 0.05), || Outcome::Drawn);
    assert_eq!((race.games(), race.mean()), (54 * 54, 0.5));
    assert_eq!(
        verdict,
        Verdict {
            better: Player::Second,
            reason: Reason::Width
        }
    );
}

#[test]
fn equals_play_to_the_last_test() {
    let mut is_first = false;
    let alternating = || {
        is_first = !is_first;
        if is_first {
            Outcome::Won
        } else {
            Outcome::Lost
        }
    };
    let (verdict, race) = run(Rules::ILEBR_2.plan(0.01, 0.05), alternating);
    // 45 369 games: one more won than lost.
    assert_eq!((race.games(), race.tests()), (45_369, 213));
    assert_eq!(
        verdict,
        Verdict {
            better: Player::First,
            reason: Reason::LastTest
        }
    );
}

#[test]
fn a_test_by_hand() {
    // 40 won, 10 drawn and 14 lost of 64: mean 45/64, mean of squares 42.5/64, σ̄² = 0.664063 − 0.494385 = 0.169678;
    // ln(3·213/0.05) = 9.455636; ε_8 = √(2·0.169678·9.455636/64) + 3·9.455636/64 = 0.223915 + 0.443233.
    let outcomes = [
        vec![Outcome::Won; 40],
        vec![Outcome::Drawn; 10],
        vec![Outcome::Lost; 14],
    ]
    .concat();
    let mut race = Race::new(Rules::ILEBR_STAR_2.plan(0.01, 0.05));
    for outcome in outcomes {
        assert_eq!(race.last_test(), None);
        assert_eq!(race.add(outcome), None);
    }
    let test = race.last_test().unwrap();
    assert_eq!((test.number, test.games, test.mean), (8, 64, 45.0 / 64.0));
    assert!((test.radius - 0.667_148).abs() < 1e-6, "{test:?}");
    assert!((test.lower - 0.035_977).abs() < 1e-6, "{test:?}");
    assert_eq!(test.upper, 1.0);
    assert_eq!(race.next_games(), 81);
}

#[test]
fn bounds_only_close_and_contain_the_mean_at_most_tests() {
    let mut random = Random::stream(4, 0);
    for rules in Rules::ALL {
        let mut race = Race::new(rules.plan(0.03, 0.05));
        let mut bounds = race.bounds();
        while race.add(coin(0.52, &mut random)).is_none() {
            let (lower, upper) = race.bounds();
            assert!(lower >= bounds.0 && upper <= bounds.1, "{rules:?}");
            bounds = (lower, upper);
        }
        assert!(bounds.0 < 0.52 && 0.52 < bounds.1, "{rules:?}: {bounds:?}");
    }
}

/// A race that stops at ½ says the same, at the same game, whether it skips the tests that cannot decide or not.
#[test]
fn tests_that_cannot_decide_decide_nothing() {
    for seed in 0..40 {
        let mean = 0.3 + 0.01 * seed as f64;
        let verdicts = [Rules::ILEBR_STAR_1, Rules::ILEBR_STAR_2].map(|rules| {
            let mut random = Random::stream(seed, 0);
            let (verdict, race) = run(rules.plan(0.02, 0.05), || coin(mean, &mut random));
            (verdict, race.games())
        });
        assert_eq!(verdicts[0], verdicts[1], "seed {seed}");
    }
}

/// ILEBR 2 and ILEBR* 1 look at the same tests with the same bounds: where the second ends by its bounds, the first has
/// seen the same, and goes on.
#[test]
fn stopping_at_one_half_only_shortens() {
    for seed in 0..40 {
        let mut random = Random::stream(seed, 1);
        let mut starred = Race::new(Rules::ILEBR_STAR_1.plan(0.02, 0.05));
        let mut unstarred = Race::new(Rules::ILEBR_2.plan(0.02, 0.05));
        let mut first_verdict = None;
        let last_verdict = loop {
            let outcome = coin(0.56, &mut random);
            if first_verdict.is_none() {
                first_verdict = starred.add(outcome);
            }
            if let Some(verdict) = unstarred.add(outcome) {
                break verdict;
            }
        };
        let first_verdict = first_verdict.unwrap();
        assert_eq!(first_verdict.better, last_verdict.better, "seed {seed}");
        assert!(starred.games() <= unstarred.games());
    }
}

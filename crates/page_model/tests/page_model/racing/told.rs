//! What is told about a race at a moment: the listing, the formula, the rules that end it, and the verdict.

use super::{Raced, opened};
use engines::racing::{Concentration, Outcome, Race, Reason, Test, Verdict};
use experiments::common::outcomes::MAX_SHOWN;
use experiments::racing::{Moment, RacingExperiment};
use games::Player;
use page_model::kit::race_words::reason;
use page_model::racing::formula::{Written, correction};
use page_model::racing::pseudo_code::pseudo_code;
use page_model::racing::standing::{is_of_equals, not_kept, so_far, verdict};
use page_model::racing::stopping::{rules, sentence_of};
use page_model::racing::ways::curves_link;
use texts::ENGLISH;

/// A race of a lab in which the first player has these results.
fn played(lab: &RacingExperiment, outcomes: &[Outcome]) -> Moment {
    let mut race = Race::new(lab.plan());
    let mut counts = [0; 3];
    let mut found = None;
    for &outcome in outcomes {
        found = race.add(outcome);
        counts[2 - outcome as usize] += 1;
        if found.is_some() {
            break;
        }
    }
    Moment {
        race,
        counts,
        last_test: None,
        verdict: found,
    }
}

fn ended_by(lab: &RacingExperiment, better: Player, reason: Reason) -> Moment {
    Moment {
        verdict: Some(Verdict { better, reason }),
        ..played(lab, &[])
    }
}

/// The line at work says why: games before a test, bounds at it, and at the end the rule that ended the race.
#[test]
fn the_line_at_work_is_that_of_the_moment() {
    for (query, most) in [
        ("mean=0.7&epsilon=0.05&all=off", 200),
        ("mean=0.52&epsilon=0.05&race=lebr&all=on", 200),
        ("contest=two-coins&epsilon=0.1&race=hoeffding&all=on", 200),
        ("mean=0.5&epsilon=0.1&race=ilebr-2&all=off", 3_000),
        ("mean=0.5&epsilon=0.2&race=classic-hoeffding&all=off", 3_000),
    ] {
        let raced = Raced::new(query);
        let course = raced.course();
        let lit = |moment: &Moment| {
            let lines = pseudo_code(&raced.lab, moment, &ENGLISH);
            let lit: Vec<_> = lines.into_iter().filter(|line| line.is_lit).collect();
            let [line] = &lit[..] else {
                panic!("{query}: {lit:?}")
            };
            line.text.clone()
        };
        let last = course.end.race.games();
        for games in 0..last.min(most) {
            let moment = raced.moment(games);
            let is_test = moment.last_test.is_some_and(|test| test.games == games);
            let wanted = match games {
                0 => "LB ← 0",
                _ if is_test => "LB ← max",
                _ => "play a game",
            };
            let found = lit(&moment);
            assert!(found.contains(wanted), "{query}, {games}: {found}");
        }
        let reason = course.end.verdict.unwrap().reason;
        let wanted = ["if LB > ½", "if UB − LB", "if n = n_max"][reason.index()];
        assert!(lit(&course.end).starts_with(wanted), "{query}");
    }
}

#[test]
fn a_listing_has_the_lines_of_its_race_alone() {
    let has_half = |race: &str| {
        let lab = opened(&format!("race={race}&epsilon=0.05"));
        let lines = pseudo_code(&lab, &played(&lab, &[]), &ENGLISH);
        lines.iter().any(|line| line.about.contains("half"))
    };
    assert!(has_half("ilebr-star-2"));
    assert!(!has_half("ilebr-2"), "only starred races stop at one half");
}

#[test]
fn before_the_first_test_the_formula_has_dashes() {
    let lab = opened("epsilon=0.05");
    let written = Written::of(&lab, None, &ENGLISH);
    let dash = || "–".to_owned();
    let both = [dash(), dash()];
    assert_eq!([&written.lower, &written.upper], [&both, &both]);
    assert_eq!((written.games, written.radius), (dash(), dash()));
    assert_eq!((written.deviation, written.logarithm), (dash(), dash()));
}

/// The numbers that are written give the radius that is written, as far as their digits go: a deviation to 0.0005 and a logarithm to
/// 0.005 move the two terms by less than 0.002 from 100 games on.
#[test]
fn the_formula_adds_up() {
    for query in [
        "mean=0.52&epsilon=0.05&all=off",
        "mean=0.52&epsilon=0.05&race=hoeffding&all=off",
        "mean=0.52&epsilon=0.05&race=lebr&all=off",
    ] {
        let raced = Raced::new(query);
        let tests = raced.course().tests;
        let late: Vec<&Test> = tests.iter().filter(|test| test.games >= 100).collect();
        assert!(late.len() > 5, "{query}");
        for test in late {
            let written = Written::of(&raced.lab, Some(test), &ENGLISH);
            let read = |text: &str| text.parse::<f64>().unwrap();
            let (games, logarithm) = (test.games as f64, read(&written.logarithm));
            let radius = match raced.lab.rules().concentration {
                Concentration::EmpiricalBernstein => {
                    let spread = (2.0 * logarithm / games).sqrt();
                    read(&written.deviation) * spread + 3.0 * logarithm / games
                }
                Concentration::Hoeffding => (logarithm / (2.0 * games)).sqrt(),
            };
            let difference = (radius - read(&written.radius)).abs();
            assert!(difference < 0.002, "{query}: {written:?} {radius}");
        }
    }
}

#[test]
fn the_bound_of_a_test_stands_before_the_best_so_far() {
    let test = Test {
        number: 10,
        games: 100,
        mean: 0.6,
        radius: 0.25,
        lower: 0.4,
        upper: 0.8,
    };
    let written = Written::of(&opened("epsilon=0.05"), Some(&test), &ENGLISH);
    assert_eq!(written.lower, ["0.3500", "0.4000"]);
    assert_eq!(written.upper, ["0.8500", "0.8000"]);
}

#[test]
fn delta_is_divided_as_the_race_does() {
    let of = |race: &str| correction(&opened(&format!("race={race}&epsilon=0.01&delta=0.05")));
    assert_eq!(of("lebr"), "δₙ = 6δ/(π²n²)");
    // n_max of the thesis's example is 213.
    assert_eq!(of("ilebr-star-2"), "δₙ = δ/213");
}

#[test]
fn the_rule_that_ended_a_race_is_marked_alone() {
    let lab = opened("race=ilebr-star-2&epsilon=0.05");
    let cases = [
        (Player::First, Reason::Bounds, 0),
        (Player::Second, Reason::Bounds, 1),
        (Player::First, Reason::Width, 2),
        (Player::Second, Reason::Width, 2),
        (Player::First, Reason::LastTest, 3),
    ];
    for (better, reason, place) in cases {
        let rules = rules(&lab, &ended_by(&lab, better, reason), &ENGLISH);
        let fired: Vec<usize> = (0..4).filter(|&rule| rules[rule].has_fired).collect();
        assert_eq!(fired, [place], "{better:?} {reason:?}");
    }
    let under_way = rules(&lab, &played(&lab, &[]), &ENGLISH);
    assert!(under_way.iter().all(|rule| !rule.has_fired));
}

#[test]
fn a_rule_that_a_race_does_not_have_says_so() {
    let of = |race: &str| {
        let lab = opened(&format!("race={race}&epsilon=0.05"));
        rules(&lab, &played(&lab, &[]), &ENGLISH).map(|rule| rule.is_here)
    };
    assert_eq!(of("ilebr-2"), [false, false, true, true]);
    assert_eq!(of("ilebr-star-2"), [true, true, true, true]);
    let lab = opened("race=ilebr-2&epsilon=0.05");
    let [lower, ..] = rules(&lab, &played(&lab, &[]), &ENGLISH);
    assert_eq!(lower.number, "not in this race");
}

#[test]
fn rules_compare_the_numbers_of_the_last_test() {
    let lab = opened("race=ilebr-star-2&epsilon=0.05&delta=0.05");
    let at = |lower: f64, upper: f64| {
        let test = Test {
            number: 9,
            games: 81,
            mean: 0.5,
            radius: 0.1,
            lower,
            upper,
        };
        let moment = Moment {
            last_test: Some(test),
            ..played(&lab, &[])
        };
        rules(&lab, &moment, &ENGLISH).map(|rule| rule.number)
    };
    let last = format!("test 9 of {}", lab.plan().n_max);
    assert_eq!(
        at(0.4, 0.7),
        ["0.4000 ≤ 0.5", "0.7000 ≥ 0.5", "0.3000 > 0.1", &last]
    );
    assert_eq!(
        at(0.51, 0.6),
        ["0.5100 > 0.5", "0.6000 ≥ 0.5", "0.0900 ≤ 0.1", &last]
    );
    assert_eq!(at(0.3, 0.49)[1], "0.4900 < 0.5");
}

#[test]
fn before_the_first_test_the_last_rule_says_when_that_is() {
    let lab = opened("race=ilebr-star-2&epsilon=0.01&delta=0.05");
    let numbers = rules(&lab, &played(&lab, &[]), &ENGLISH).map(|rule| rule.number);
    // The first test of the thesis's example is n_min = 8, after 64 games.
    assert_eq!(numbers, ["–", "–", "–", "first after 64 games"]);
}

#[test]
fn a_race_under_way_is_undecided() {
    let lab = opened("epsilon=0.05");
    let moment = played(&lab, &[Outcome::Won]);
    assert_eq!(verdict(&moment, &ENGLISH), "Undecided: the race goes on.");
}

/// A player who wins all games is found by the bounds; without that rule the width ends the race, with ½ outside the bounds all the same.
#[test]
fn a_verdict_says_whether_the_bounds_say_so() {
    let wins = [Outcome::Won; 3_000];
    let by = |race: &str| {
        let lab = opened(&format!("race={race}&epsilon=0.05"));
        let moment = played(&lab, &wins);
        (moment.verdict.unwrap().reason, verdict(&moment, &ENGLISH))
    };
    let (reason, told) = by("ilebr-star-2");
    assert_eq!(reason, Reason::Bounds);
    assert!(
        told.contains("½ is outside the bounds, so the first"),
        "{told}"
    );
    let (reason, told) = by("ilebr-2");
    assert_eq!(reason, Reason::Width);
    assert!(
        told.contains("the bounds are 2ε apart. ½ is outside"),
        "{told}"
    );
}

#[test]
fn a_verdict_by_the_mean_alone_is_called_a_guess() {
    let lab = opened("epsilon=0.05");
    let ended = ended_by(&lab, Player::Second, Reason::LastTest);
    let mut behind = ended;
    behind.race.add(Outcome::Lost);
    let told = verdict(&behind, &ENGLISH);
    assert!(told.contains("that was the last test"), "{told}");
    assert!(
        told.ends_with("a guess: the mean favours the second player."),
        "{told}"
    );
    // With a mean of one half it favours nobody.
    let told = verdict(&ended, &ENGLISH);
    assert!(
        told.ends_with("the rules name the second player then."),
        "{told}"
    );
}

#[test]
fn each_reason_has_its_own_words() {
    let reasons = [Reason::Bounds, Reason::Width, Reason::LastTest];
    let words = reasons.map(|of| reason(of, &ENGLISH));
    assert!(words[0].contains("½") && words[1].contains("2ε") && words[2].contains("last"));
}

#[test]
fn the_games_so_far_are_counted_for_the_first_player() {
    let lab = opened("epsilon=0.05");
    assert_eq!(
        so_far(&played(&lab, &[]), &ENGLISH),
        "No game has been played yet."
    );
    let three = [Outcome::Won, Outcome::Drawn, Outcome::Won, Outcome::Lost];
    assert_eq!(
        so_far(&played(&lab, &three), &ENGLISH),
        "After 4 games: 2 won, 1 drawn, 1 lost; mean 0.625000."
    );
}

#[test]
fn a_race_longer_than_what_is_kept_says_so() {
    let lab = opened("race=ilebr-2&mean=0.5&epsilon=0.001&delta=0.001");
    let alternating: Vec<Outcome> = (0..MAX_SHOWN)
        .map(|game| [Outcome::Won, Outcome::Lost][game as usize % 2])
        .collect();
    let all = played(&lab, &alternating);
    assert_eq!((all.verdict, all.race.games()), (None, MAX_SHOWN));
    assert!(not_kept(&all, &ENGLISH).is_some());
    let fewer = played(&lab, &alternating[1..]);
    assert_eq!(not_kept(&fewer, &ENGLISH), None);
}

#[test]
fn players_are_equal_only_where_it_is_known() {
    assert!(is_of_equals(Some(0.5)));
    assert!(!is_of_equals(Some(0.5001)) && !is_of_equals(None));
}

#[test]
fn curves_have_the_precision_and_the_seed_of_the_race() {
    let link = curves_link(&opened("epsilon=0.02&delta=0.03&seed=9"));
    let opened = experiments::Experiment::open(&link).unwrap();
    let experiments::Experiment::RaceCurves(curves) = opened.experiment else {
        panic!("{link}")
    };
    assert_eq!(opened.problems, []);
    assert_eq!((curves.epsilon, curves.delta), (0.02, 0.03));
    assert_eq!((curves.delta_star, curves.seed), (0.03, 9));
}

/// Only races that stop when one half is outside their bounds are run to know who is better.
#[test]
fn the_sentence_says_what_a_race_is_run_for() {
    let words = &ENGLISH.labs.racing.page;
    let knows = |link: &str, what: &str| {
        let sentence = sentence_of(&opened(link), words);
        assert!(sentence.contains(what), "{link}: {sentence}");
        assert!(sentence.contains("{race}") && sentence.contains("{epsilon}"));
    };
    for race in ["lebr", "ilebr-1", "ilebr-2", "hoeffding", "lebr-squares"] {
        knows(&format!("race={race}"), "that probability to within ε");
        knows(
            &format!("contest=two-coins&race={race}"),
            "how often the first wins",
        );
    }
    for race in ["ilebr-star-1", "ilebr-star-2", "classic-bernstein"] {
        knows(&format!("race={race}"), "which side of ½");
        knows(&format!("contest=two-coins&race={race}"), "who is better");
    }
}

//! Tables of errors and games, and of the δ for an error that is asked for.

use super::opened;
use computing::Compute;
use engines::Status;
use engines::racing::wanted_error::MAX_TESTS;
use engines::racing::{BoundAnswer, ErrorBound, Exact, ExactAnswer, Reason, Verdict, WantedError};
use experiments::racing::{Findings, RacingExperiment, Searched, Tally, Truth};
use experiments::{ChunkOutput, Experiment, Progress, Snapshots};
use games::Player;
use page_model::racing::calculator::{self, cells, race_link, remarks, why_not};
use page_model::racing::errors::{are_equal, has_no_bound, rows};
use random::Random;
use texts::ENGLISH;

fn found(truth: Option<Truth>, tally: Tally) -> Findings {
    Findings {
        live: None,
        truth,
        tally,
        progress: Progress::default(),
    }
}

fn truth() -> Truth {
    Truth {
        exact: Some(Exact {
            first: 0.9,
            second: 0.1,
            games: 1_234.56,
        }),
        bound: Some(ErrorBound {
            with_delta_1: 0.3,
            with_delta: 0.2,
            product: 0.15,
        }),
        ..Truth::default()
    }
}

fn row_of(lab: &RacingExperiment, findings: &Findings, id: &str) -> Option<[String; 4]> {
    let rows = rows(lab, findings, &ENGLISH);
    let row = rows.into_iter().find(|row| row.id == id);
    row.map(|row| row.cells)
}

#[test]
fn before_a_run_there_is_an_empty_row_of_simulated_races() {
    let lab = opened("mean=0.6&epsilon=0.05");
    let rows = rows(&lab, &found(None, Tally::default()), &ENGLISH);
    assert_eq!(rows.len(), 1);
    assert_eq!(
        (rows[0].id, rows[0].cells.join("")),
        ("simulated", "––––".into())
    );
}

#[test]
fn formulas_come_before_the_exact_numbers_and_what_was_simulated() {
    let lab = opened("mean=0.6&epsilon=0.05");
    let rows = rows(&lab, &found(Some(truth()), Tally::default()), &ENGLISH);
    let ids: Vec<&str> = rows.iter().map(|row| row.id).collect();
    assert_eq!(
        ids,
        ["bound", "bound-with-delta", "product", "exact", "simulated"]
    );
}

#[test]
fn formulas_tell_the_most_games_and_exact_numbers_the_mean() {
    let lab = opened("mean=0.6&epsilon=0.01&delta=0.05");
    let findings = found(Some(truth()), Tally::default());
    // 213² games at most, as in the thesis's example.
    let most = format!("at most {}", (ENGLISH.number)(213 * 213));
    let of = |id: &str| row_of(&lab, &findings, id).unwrap();
    assert_eq!(of("bound"), ["0.3", "–", &most, "–"]);
    assert_eq!(of("bound-with-delta")[0], "0.2");
    assert_eq!(of("product")[0], "0.15");
    assert_eq!(of("exact"), ["0.1", "–", "1234.6", "–"]);
}

#[test]
fn of_equal_players_no_formula_means_anything() {
    let lab = opened("mean=0.5&epsilon=0.05");
    let findings = found(Some(truth()), Tally::default());
    assert!(are_equal(&lab, &findings));
    assert_eq!(row_of(&lab, &findings, "bound"), None);
    assert!(row_of(&lab, &findings, "exact").is_some());
    assert!(!are_equal(&opened("mean=0.51&epsilon=0.05"), &findings));
}

#[test]
fn simulated_races_are_wrong_if_the_worse_player_wins() {
    let lab = opened("mean=0.6&epsilon=0.05");
    let games = lab.plan().games_at(lab.plan().n_min);
    let mut tally = Tally::default();
    for (better, count) in [(Player::First, 3), (Player::Second, 1)] {
        let reason = Reason::Bounds;
        (0..count).for_each(|_| tally.count(Verdict { better, reason }, games));
    }
    let of = |query: &str| row_of(&opened(query), &found(None, tally), "simulated").unwrap();
    let [wrong, interval, played, _] = of("mean=0.6&epsilon=0.05");
    assert_eq!((wrong.as_str(), played), ("0.2500", format!("{games}.0")));
    assert!(interval.contains('–') && interval.len() > 1);
    assert_eq!(of("mean=0.4&epsilon=0.05")[0], "0.7500");
}

#[test]
fn contestants_without_a_known_mean_have_no_wrong_verdicts() {
    let lab = opened("contest=war&epsilon=0.1");
    let mut tally = Tally::default();
    let verdict = Verdict {
        better: Player::First,
        reason: Reason::Width,
    };
    tally.count(verdict, lab.plan().games_at(lab.plan().n_min));
    let [wrong, _, played, _] = row_of(&lab, &found(None, tally), "simulated").unwrap();
    assert_eq!(wrong, "–");
    assert_ne!(played, "–");
}

#[test]
fn a_coin_in_a_race_without_a_last_test_has_no_bound() {
    let without = Truth {
        bound: None,
        ..truth()
    };
    let (coin, two) = (
        opened("epsilon=0.05"),
        opened("contest=two-coins&epsilon=0.05"),
    );
    let none = Tally::default();
    assert!(has_no_bound(&coin, &found(Some(without), none)));
    assert!(!has_no_bound(&coin, &found(Some(truth()), none)));
    assert!(!has_no_bound(&coin, &found(None, none)), "not known yet");
    assert!(!has_no_bound(&two, &found(Some(without), none)));
}

fn by_bound(delta: f64) -> BoundAnswer {
    BoundAnswer::Found(WantedError {
        n_max: 213,
        delta,
        most_games: 45_369,
        bound: 0.05,
    })
}

const NOTHING: Searched = Searched {
    by_bound: BoundAnswer::NotFound,
    exactly: ExactAnswer::NotFound { most_tests: 50 },
};

#[test]
fn only_what_was_found_is_a_row() {
    assert_eq!(calculator::rows(NOTHING), []);
    let searched = Searched {
        by_bound: by_bound(0.02),
        ..NOTHING
    };
    let rows = calculator::rows(searched);
    assert_eq!((rows.len(), rows[0].name), (1, "bound"));
    let number = ENGLISH.number;
    assert_eq!(
        cells(&rows[0], &ENGLISH),
        [
            number(213),
            "0.020000".into(),
            number(45_369),
            "0.05".into()
        ]
    );
}

#[test]
fn a_small_delta_is_written_with_a_power() {
    let rows = calculator::rows(Searched {
        by_bound: by_bound(2.047_143_19e-5),
        ..NOTHING
    });
    assert_eq!(cells(&rows[0], &ENGLISH)[1], "2.047143e−5");
}

#[test]
fn each_search_that_found_nothing_says_why() {
    let alpha = 0.05;
    let why = why_not(alpha, NOTHING, &ENGLISH);
    assert_eq!(why.len(), 2);
    assert!(why[0].contains(&(ENGLISH.number)(MAX_TESTS)), "{why:?}");
    assert!(why[1].contains("50"), "{why:?}");
    let never = Searched {
        by_bound: BoundAnswer::Never { n_max: 77 },
        ..NOTHING
    };
    let why = why_not(alpha, never, &ENGLISH);
    assert!(
        why[0].contains("with 77 tests α₂ alone is too large"),
        "{why:?}"
    );
    let one = Searched {
        by_bound: by_bound(0.02),
        ..NOTHING
    };
    assert_eq!(why_not(alpha, one, &ENGLISH).len(), 1);
}

#[test]
fn any_delta_does_where_precision_alone_asks_for_more_games() {
    let lab = opened("race=ilebr-star-2&epsilon=0.05");
    let of = |delta: f64| {
        let searched = Searched {
            by_bound: by_bound(delta),
            ..NOTHING
        };
        remarks(&lab, searched).is_large
    };
    assert!(of(1.0) && !of(0.999));
    assert!(!remarks(&lab, NOTHING).is_large && !remarks(&lab, NOTHING).is_any);
}

#[test]
fn answers_are_for_races_with_equal_parts_at_squares() {
    let is_another =
        |race: &str| remarks(&opened(&format!("race={race}&epsilon=0.05")), NOTHING).is_another;
    assert!(!is_another("ilebr-star-2") && !is_another("hoeffding-star-2"));
    assert!(is_another("lebr"));
}

/// The link has nine digits of δ, rounded up: rounded down it could lead to one more test.
#[test]
fn the_race_in_the_link_has_no_smaller_delta() {
    let mut random = Random::stream(7, 0);
    let lab = opened("epsilon=0.05");
    for _ in 0..500 {
        let delta = 10_f64.powf(-11.0 * random.unit()) * 0.49;
        let searched = Searched {
            by_bound: by_bound(delta),
            ..NOTHING
        };
        let link = race_link(&lab, &calculator::rows(searched)[0]).unwrap();
        let Experiment::Racing(race) = Experiment::open(&link).unwrap().experiment else {
            panic!("{link}")
        };
        assert!(
            race.delta >= delta && race.delta < delta * (1.0 + 1e-8),
            "{link} {delta}"
        );
        let digits = link.split("delta=").nth(1).unwrap();
        let digits = digits.trim_start_matches(['0', '.']);
        assert!(digits.len() <= 9, "{link}");
    }
}

#[test]
fn a_delta_that_no_race_has_is_no_link() {
    let searched = Searched {
        by_bound: by_bound(1.5),
        ..NOTHING
    };
    assert_eq!(
        race_link(&opened("epsilon=0.05"), &calculator::rows(searched)[0]),
        None
    );
}

/// What is calculated for a race, without any that is played.
fn calculated(query: &str) -> (RacingExperiment, Findings) {
    let lab = opened(query);
    let mut chunk = lab.start(1);
    while chunk.advance(u64::MAX) == Status::Running {}
    let sent: [Option<ChunkOutput>; 2] = [None, Some(chunk.snapshot().into())];
    let findings = lab.merge(&sent).unwrap();
    (lab, findings)
}

/// The thesis's example: a coin at 0.503, ε = 0.01 and δ = 0.05. Its numbers are those of the oracles; the product is that of (2.6).
#[test]
fn the_example_of_the_source_has_its_numbers() {
    let (lab, findings) = calculated("mean=0.503&epsilon=0.01&delta=0.05&repeats=100");
    let of = |id: &str| row_of(&lab, &findings, id).unwrap();
    assert_eq!(of("bound")[0], "0.108407");
    assert_eq!(of("product")[0], "0.100623");
    assert_eq!(of("exact")[0], "0.100621");
    assert_eq!(of("exact")[2], "45353.7");
    let (plan, number) = (lab.plan(), ENGLISH.number);
    let words = &ENGLISH.labs.racing.page.errors;
    let told = (words.numbers)(
        &number(plan.n_min),
        &number(plan.n_max),
        &number(plan.most_games()),
    );
    let most = number(213 * 213);
    assert_eq!(told, format!("Tests 8 to 213, at most {most} games."));
}

/// For a coin at 0.497 the bound asks for 293 tests, as the source's example of (2.16) does, and the error itself for fewer.
#[test]
fn the_races_for_a_wanted_error_have_as_many_tests_as_it_takes() {
    let (lab, findings) = calculated("mean=0.497&repeats=2");
    let searched = findings.truth.unwrap().searched.unwrap();
    let rows = calculator::rows(searched);
    let tests: Vec<String> = rows
        .iter()
        .map(|row| cells(row, &ENGLISH)[0].clone())
        .collect();
    assert_eq!(tests, ["293", "274"]);
    for row in &rows {
        let link = race_link(&lab, row).unwrap();
        let Experiment::Racing(race) = Experiment::open(&link).unwrap().experiment else {
            panic!("{link}")
        };
        assert_eq!(race.plan().n_max, row.n_max, "{link}");
        assert_eq!(row.most_games, row.n_max * row.n_max);
    }
}

/// Below 0.0145 the bound cannot be kept, though the error itself can.
#[test]
fn where_the_bound_has_no_answer_it_says_why() {
    let (lab, findings) = calculated("alpha=0.0145&repeats=2");
    let searched = findings.truth.unwrap().searched.unwrap();
    let [row] = &calculator::rows(searched)[..] else {
        panic!("{searched:?}")
    };
    assert_eq!(row.name, "exactly");
    assert!(race_link(&lab, row).is_some());
    let why = why_not(lab.alpha, searched, &ENGLISH);
    assert!(why[0].contains("grows with the number of tests"), "{why:?}");
}

#[test]
fn of_equal_players_the_words_are_others() {
    let words = &ENGLISH.labs.racing.page;
    assert!(words.errors.equals.contains("no verdict is wrong"));
    let verdict = words.course.nobody_is_better;
    assert!(verdict.contains("neither is better"), "{verdict}");
}

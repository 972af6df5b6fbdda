//! Numbers of a search in tables: terms of bounds, values, the space, and optimizers beside each other.

use super::{findings, moved, opened, stage};
use engines::tuning::table::Entry;
use experiments::tuning::landscape::Truth;
use experiments::tuning::seen::SeenValue;
use page_model::tuning::curves::{beside, ended_early, last_point};
use page_model::tuning::space::{all_values, descriptions, header, points, value_of};
use page_model::tuning::stage::Facts;
use page_model::tuning::terms;
use page_model::tuning::values::{cells, truth_of};
use page_model::tuning::words::short_setting;
use texts::ENGLISH;

const SMALL: &str = "tuning?bits=3&evaluations=20&repeats=1&finalists=0";

/// The mean of the tuples' bounds is the bound of the point: every number is written to 0.0005.
#[test]
fn the_terms_of_a_bound_add_up() {
    let whole = stage(SMALL);
    let now = moved(&whole, |lab| lab.step = Some(12));
    let asked = experiments::Experiment::Tuning(experiments::LabExperiment::asked(&now.lab));
    for point in [[0, 0, 0], [1, 0, 1], [1, 1, 1]] {
        let inquiry = now.lab.terms_of(&point);
        let sent = core::slice::from_ref(&now.sent);
        let found = computing::answer(&asked, &inquiry, sent).unwrap();
        // Three of one dimension, three of two, one of all.
        assert_eq!(found.terms.len(), 7);
        let read = |text: &str| text.replace('−', "-").parse::<f64>().unwrap();
        let bounds = found.terms.iter().map(|term| {
            let cells = terms::cells(&now.facts.dimensions, term, &found, &ENGLISH);
            read(&cells[6])
        });
        let mean = bounds.sum::<f64>() / 7.0;
        assert!(
            (mean - found.bound.value()).abs() < 0.001,
            "{point:?} {mean}"
        );
    }
}

#[test]
fn a_tuple_is_named_by_its_dimensions_and_told_with_the_points_values() {
    let now = stage(SMALL);
    let asked = experiments::Experiment::Tuning(experiments::LabExperiment::asked(&now.lab));
    let inquiry = now.lab.terms_of(&[1, 0, 1]);
    let sent = core::slice::from_ref(&now.sent);
    let found = computing::answer(&asked, &inquiry, sent).unwrap();
    let term = found
        .terms
        .iter()
        .find(|term| term.tuple == [0, 2])
        .unwrap();
    let dimensions = &now.facts.dimensions;
    assert_eq!(terms::tuple_name(dimensions, term), "x1 x3");
    assert_eq!(terms::cells(dimensions, term, &found, &ENGLISH)[0], "1 1");
}

#[test]
fn a_tuple_that_was_never_seen_is_assumed_to_be_like_the_others() {
    let now = stage(SMALL);
    let asked = experiments::Experiment::Tuning(experiments::LabExperiment::asked(&now.lab));
    let inquiry = now.lab.terms_of(&[1, 0, 1]);
    let sent = core::slice::from_ref(&now.sent);
    let mut found = computing::answer(&asked, &inquiry, sent).unwrap();
    (found.bound.exploitation, found.terms[0].exploration) = (1.5, 0.25);
    found.terms[0].entry = Entry::default();
    let cells = terms::cells(&now.facts.dimensions, &found.terms[0], &found, &ENGLISH);
    assert_eq!(cells[1..], ["0", "(1.500)", "–", "–", "0.250", "1.750"]);
}

#[test]
fn a_value_that_was_never_seen_has_no_mean_and_an_open_bound() {
    let unseen = SeenValue {
        entry: Entry::default(),
        exploration: 0.5,
    };
    assert_eq!(
        cells(&unseen, None, &ENGLISH),
        ["never", "–", "–", "–", "? + 0.500", "–"]
    );
}

#[test]
fn the_bound_of_a_value_is_its_mean_and_its_exploration() {
    let mut seen = SeenValue {
        entry: Entry::default(),
        exploration: 0.5,
    };
    seen.entry.add(1.0);
    seen.entry.add(2.0);
    let truth = Truth {
        mean: 1.25,
        best: 3.0,
    };
    let [visits, mean, deviation, error, bound, told] = cells(&seen, Some(truth), &ENGLISH);
    assert_eq!(
        (visits.as_str(), mean.as_str(), bound.as_str()),
        ("2", "1.500", "2.000")
    );
    // The deviation of 1 and 2 is √½, the standard error ½.
    assert_eq!(
        (deviation.as_str(), error.as_str(), told.as_str()),
        ("0.707", "0.500", "1.250")
    );
}

#[test]
fn truths_of_values_are_looked_up_by_dimension() {
    let stage = stage(SMALL);
    // Of three bits without noise: the mean over the others is one more with a 1 than with a 0.
    let [zero, one] = [0, 1].map(|value| truth_of(&stage.truths, (2, value)).unwrap().mean);
    assert_eq!((zero, one), (1.0, 2.0));
    assert!(truth_of(&stage.truths, (3, 0)).is_none());
    assert!(truth_of(&stage.truths, (0, 2)).is_none());
}

#[test]
fn a_space_has_the_product_of_its_values() {
    let of = |link: &str| points(&Facts::of(&opened(link)).dimensions);
    assert_eq!(of("tuning?bits=10"), 1 << 10);
    assert_eq!(of("tuning?problem=hill&dimensions=3&values=4"), 64);
    assert_eq!(of("tuning?problem=win-rates"), 288, "as the source says");
}

#[test]
fn rules_of_a_game_say_what_they_are() {
    let of = |link: &str| {
        let lab = opened(link);
        let dimensions = Facts::of(&lab).dimensions;
        descriptions(&lab, &dimensions, &ENGLISH).map(|all| (all.len(), dimensions.len()))
    };
    let (described, dimensions) = of("tuning?problem=aliens").unwrap();
    assert_eq!(described, dimensions);
    assert_eq!(of("tuning?problem=hill"), None);
}

#[test]
fn a_table_of_the_space_has_columns_for_what_there_is() {
    let of = |has_winner, is_described| header(has_winner, is_described, &ENGLISH);
    assert_eq!(
        of(false, false),
        ["Dimension", "Recommended", "Values", "How many"]
    );
    assert_eq!(of(true, false)[2], "First in the final races");
    assert_eq!(of(false, true)[4], "What it is");
    assert_eq!(of(true, true).len(), 6);
}

#[test]
fn values_are_told_with_minus_signs() {
    let dimensions = Facts::of(&opened("tuning?problem=own&space=x:-1..1&formula=x")).dimensions;
    assert_eq!(all_values(&dimensions[0]), "−1, 0, 1");
    let of = |point: Option<&[u16]>| value_of(&dimensions[0], 0, point, &ENGLISH);
    assert_eq!(
        (of(Some(&[0])), of(None)),
        ("−1".to_owned(), "–".to_owned())
    );
    assert_eq!(of(Some(&[])), "–");
}

#[test]
fn optimizers_are_compared_run_by_run() {
    let found = findings(
        "tuning?bits=6&optimizer=ntbea,random&evaluations=60&repeats=6&finalists=0&noise=0.2",
    )
    .found;
    let pairs = found[0].beside(&found[1]).unwrap();
    assert_eq!(pairs.better + pairs.worse + pairs.alike, 6);
    let told = beside(&found[0], &found[1], &ENGLISH).unwrap();
    let said = format!("in {} of 6, worse in {}", pairs.better, pairs.worse);
    assert!(told.contains(&said), "{told}");
}

#[test]
fn the_last_point_of_a_curve_counts_evaluations_and_runs() {
    let found = findings("tuning?bits=4&evaluations=30&repeats=3&finalists=0").found;
    let [evaluations, runs, mean, interval] = last_point(&found[0], &ENGLISH).unwrap();
    assert_eq!((evaluations.as_str(), runs.as_str()), ("30", "3"));
    let point = found[0].last().unwrap();
    assert_eq!(
        mean,
        (ENGLISH.labs.tuning.page.amount)(point.mean().unwrap())
    );
    assert!(interval == "–" || interval.contains(" – "), "{interval}");
}

#[test]
fn runs_that_ended_early_are_told() {
    let of = |link: &str| ended_early(&findings(link).found[0], &ENGLISH);
    assert_eq!(
        of("tuning?bits=2&evaluations=40&repeats=2&finalists=0"),
        None
    );
    let told = of("tuning?bits=2&evaluations=400&repeats=2&finalists=0&patience=5").unwrap();
    assert!(told.contains("2 of 2 runs ended before"), "{told}");
}

#[test]
fn the_space_is_listed_with_what_is_recommended() {
    let stage =
        stage("tuning?problem=hill&dimensions=3&values=4&evaluations=50&repeats=1&finalists=0");
    let dimensions = &stage.facts.dimensions;
    let point = &stage.seen.recommended.as_ref().unwrap().point;
    let values = dimensions.iter().enumerate();
    let values = values.map(|(place, of)| value_of(of, place, Some(point), &ENGLISH));
    let listed: Vec<String> = values.collect();
    assert_eq!(listed.join(" "), short_setting(dimensions, point));
}

#[test]
fn descriptions_of_a_game_speak_of_it() {
    let lab = opened("tuning?problem=aliens");
    let dimensions = Facts::of(&lab).dimensions;
    let told = descriptions(&lab, &dimensions, &ENGLISH).unwrap();
    assert!(told.iter().any(|text| text.contains("aliens")), "{told:?}");
}

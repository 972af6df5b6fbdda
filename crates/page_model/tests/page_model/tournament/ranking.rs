//! The ranking.

use super::{THREE, analysed, bare};
use page_model::tournament::ranking::{bar_range, remarks, rows};
use texts::ENGLISH;

#[test]
fn rows_say_what_was_played_and_what_is_exact() {
    let of = analysed(THREE);
    let rows = rows(&of);
    let entrants: Vec<usize> = rows.iter().map(|row| row.entrant).collect();
    assert_eq!(entrants, [1, 2, 0]);
    let near = |number: Option<f64>, wanted: f64| {
        number.is_some_and(|number| (number - wanted).abs() < 1e-9)
    };
    for (row, payoff) in rows.iter().zip([7.02 / 3.0, 6.995 / 3.0, 2.0]) {
        assert!(near(row.mean, payoff) && near(row.exact, payoff), "{row:?}");
        assert_eq!(row.half_width(), None, "every match is the same");
    }
    assert!(near(rows[0].cooperation, 0.0) && near(rows[2].cooperation, 1.0));
    let (low, high) = bar_range(&of, &rows);
    assert!(low == 0.0 && near(Some(high), 7.02 / 3.0), "{low} {high}");
    assert_eq!(
        remarks(&of, &rows, &ENGLISH),
        ["By exact values the order is the same."]
    );
}

#[test]
fn who_gets_the_same_has_the_same_place() {
    let of = analysed("tournament?entrants=Cooperator,Defector,[Ann] Cooperator&repetitions=1");
    let places: Vec<usize> = rows(&of).iter().map(|row| row.place).collect();
    assert_eq!(places, [1, 2, 2]);
}

#[test]
fn exact_values_are_shown_before_anything_is_played() {
    let mut of = analysed(THREE);
    let mut found = (*of.found).clone();
    found.ranking.clear();
    of.found = found.into();
    let rows = rows(&of);
    assert_eq!(rows[0].entrant, 1);
    assert!(rows[0].mean.is_none() && rows[0].exact.is_some());
    assert_eq!(bare(THREE).order().len(), 3);
}

/// With errors nobody's matches are all the same, so each mean has an interval; the exact one lies in it but for one of twenty, and in one three times as wide.
#[test]
fn intervals_stand_around_exact_means() {
    let of = analysed(
        "tournament?entrants=GTFT,TitForTat,WinStayLoseShift,Random&repetitions=60&rounds=50&execution=1/20",
    );
    for row in rows(&of) {
        let half = row.half_width().expect("an interval");
        let (mean, exact) = (
            row.mean.expect("a mean"),
            row.exact.expect("all are automata"),
        );
        assert!((mean - exact).abs() < 3.0 * half, "{row:?}");
    }
}

#[test]
fn it_is_said_where_no_exact_value_is_known() {
    // How often somebody has defected is no state of few.
    let counts = "if their defections > my defections + 3: D; else: C";
    let of = analysed(&format!(
        "tournament?entrants=TitForTat|Random|{counts}&repetitions=3&rounds=20&execution=1/20"
    ));
    let remarks = remarks(&of, &rows(&of), &ENGLISH);
    let inexact = remarks
        .iter()
        .find(|remark| remark.contains("no exact value"));
    assert_eq!(
        inexact.map(String::as_str),
        Some("For 3 of 6 pairs no exact value is known."),
        "{remarks:?}"
    );
}

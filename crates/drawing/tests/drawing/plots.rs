//! Charts as LaTeX documents: every number is there, what is outside is at the ends, and nothing unbalanced is left.

use drawing::plot::pgfplots::pgfplots;
use drawing::plot::{Axis, Kind, Plot, Point, Rule, Series};

/// A chart with something of every kind.
pub fn sample() -> Plot {
    let line = |kind, points| Series {
        name: "100 % of it_".to_owned(),
        kind,
        points,
        is_emphasised: true,
        tone: Some(1),
    };
    let points = vec![
        Point::new(1.0, 0.5, Some((0.25, 0.75))),
        Point::new(2.0, f64::NAN, None),
        Point::new(3.0, 9.0, Some((f64::NAN, 1.0))),
    ];
    let dot = Point {
        at: [1.5, 0.125],
        intervals: [Some((1.25, 1.75)), None],
        name: "A & B".to_owned(),
    };
    Plot {
        title: "Worth, and how sure".to_owned(),
        axes: [
            Axis {
                label: "games".to_owned(),
                range: Some((1.0, 4.0)),
                ..Axis::default()
            },
            Axis {
                range: Some((0.01, 1.0)),
                is_logarithmic: true,
                ..Axis::default()
            },
        ],
        series: vec![
            line(Kind::Line, points.clone()),
            line(Kind::LineWithIntervals, points),
            line(Kind::Dots, vec![dot]),
            line(Kind::Bars, vec![Point::new(2.0, 0.5, None)]),
        ],
        boxes: Vec::new(),
        rules: vec![Rule {
            is_upright: true,
            at: 2.5,
            name: "decided".to_owned(),
        }],
    }
}

/// Boxes with names, which stand on an axis of their own.
pub fn boxes() -> Plot {
    let names = vec!["a, b".to_owned(), "c".to_owned()];
    Plot {
        title: "Spread".to_owned(),
        axes: [
            Axis::default(),
            Axis {
                names,
                ..Axis::default()
            },
        ],
        boxes: vec![[0.0, 1.0, 2.0, 3.0, 4.0], [1.0, 1.5, 2.0, 2.5, 5.0]],
        ..Plot::default()
    }
}

#[test]
fn every_number_is_there_and_what_is_outside_is_at_the_ends() {
    let latex = pgfplots(
        &sample(),
        &["Saddlepoint\nhttps://example.org/#/x".to_owned()],
    );
    assert!(latex.starts_with("% Saddlepoint\n% https://example.org/#/x\n\\documentclass"));
    assert!(
        latex.contains("coordinates {(1,0.5)(nan,nan)(3,1)};"),
        "{latex}"
    );
    // The band ends where one of its ends is unknown.
    assert!(latex.contains("coordinates {(1,0.25)(1,0.75)} -- cycle;"));
    assert!(latex.contains("coordinates {(1.25,0.125)(1.75,0.125)};"));
    assert!(latex.contains("{A \\& B}") && latex.contains("{100 \\% of it\\_}"));
    assert!(latex.contains("ymode=log") && latex.contains("ymin=0.01, ymax=1"));
    assert!(latex.contains("coordinates {(2.5,0.01)(2.5,1)} node"));
}

#[test]
fn boxes_stand_at_their_names() {
    let latex = pgfplots(&boxes(), &[]);
    assert!(latex.contains("ytick={0,1}") && latex.contains("yticklabels={{a, b},{c}}"));
    assert!(latex.contains("draw position=1, lower whisker=1, lower quartile=1.5, median=2"));
}

#[test]
fn brackets_are_closed() {
    for latex in [pgfplots(&sample(), &[]), pgfplots(&boxes(), &[])] {
        let escaped = latex.replace("\\{", "").replace("\\}", "");
        for (open, close) in [('{', '}'), ('[', ']')] {
            assert_eq!(
                escaped.matches(open).count(),
                escaped.matches(close).count()
            );
        }
    }
}

//! Charts: names of lines, what the cursor reads, tables and plots.

use drawing::plot::Kind;
use page_model::kit::chart::axis::{cursor_after, nearest};
use page_model::kit::chart::bars::{self, Bar};
use page_model::kit::chart::boxes::{self, FiveNumbers};
use page_model::kit::chart::dots::{self, Dot, name_heights};
use page_model::kit::chart::lines::{Lines, Mark};
use page_model::kit::chart::names::{moved_apart, name_places, room_for_names, tone_index};
use page_model::kit::chart::whiskers::{Look, WhiskerPoint, Whiskers};
use page_model::kit::chart::{Scale, Series, UNKNOWN};
use proptest::prelude::*;
use texts::ENGLISH;

const AXIS: [f64; 3] = [0.0, 10.0, 20.0];

fn lines<'a>(series: &'a [Series], data: &'a [Series], marks: &'a [Mark]) -> Lines<'a> {
    Lines {
        title: "Values",
        axis_label: "games",
        axis: &AXIS,
        series,
        data,
        ends: (0.0, None),
        range: (0.0, 1.0),
        is_logarithmic: false,
        has_logarithmic_values: false,
        is_coloured: false,
        has_error_bars: false,
        marks,
    }
}

fn banded() -> Series {
    let points = [(0.5, (0.25, 0.75)), UNKNOWN, (0.75, (0.5, f64::INFINITY))];
    Series::banded("win rate", points)
}

#[test]
fn the_cursor_reads_every_line_that_is_known_there() {
    let series = [banded(), Series::line("half", [0.5, 0.5, 0.5])];
    let lines = lines(&series, &[], &[]);
    let reading = |index| lines.reading(index, ENGLISH.number);
    assert_eq!(
        reading(0),
        "0 games  ·  win rate: 0.500 (0.250 – 0.750)  ·  half: 0.500"
    );
    assert_eq!(reading(1), "10 games  ·  half: 0.500");
    assert_eq!(
        reading(2),
        "20 games  ·  win rate: 0.750  ·  half: 0.500",
        "a band without an end is none"
    );
}

#[test]
fn a_line_that_ends_early_is_not_read_beyond_its_end() {
    let series = [Series::line("short", [0.5])];
    let lines = lines(&series, &[], &[]);
    assert_eq!(lines.reading(2, ENGLISH.number), "20 games");
}

#[test]
fn a_table_has_a_column_a_line_and_one_for_each_end_of_its_band() {
    let series = [banded(), Series::line("half", [0.5, 0.5])];
    let table = lines(&series, &[], &[]).table(["from", "to"]);
    assert_eq!(
        table.header,
        [
            "games",
            "win rate",
            "win rate, from",
            "win rate, to",
            "half"
        ]
    );
    assert_eq!(
        table.rows[0],
        ["0", "0.50000", "0.25000", "0.75000", "0.50000"]
    );
    assert_eq!(table.rows[1], ["10", "", "", "", "0.50000"]);
    assert_eq!(table.rows[2], ["20", "0.75000", "0.50000", "", ""]);
}

#[test]
fn where_there_is_more_data_its_bands_stand_in_the_table() {
    let (series, data) = ([banded()], [Series::banded("other", [(1.0, (0.0, 2.0))])]);
    let table = lines(&series, &data, &[]).table(["from", "to"]);
    assert_eq!(
        table.header,
        ["games", "win rate", "other", "other, from", "other, to"]
    );
}

#[test]
fn a_plot_has_the_lines_with_their_bands_and_the_marks() {
    let series = [banded().emphasised(true)];
    let marks = [Mark {
        at: 10.0,
        name: "here",
    }];
    let plot = lines(&series, &[], &marks).plot();
    assert_eq!(plot.axes[0].range, Some((0.0, 20.0)));
    assert_eq!(plot.series[0].kind, Kind::Line);
    assert!(plot.series[0].is_emphasised);
    assert_eq!(plot.series[0].points.len(), 3);
    assert_eq!(plot.series[0].points[0].intervals[1], Some((0.25, 0.75)));
    assert!(plot.rules[0].is_upright && plot.rules[0].at == 10.0);
}

#[test]
fn error_bars_and_colours_are_those_of_the_picture() {
    let series = [banded(), banded().toned(5)];
    let coloured = Lines {
        is_coloured: true,
        has_error_bars: true,
        ..lines(&series, &[], &[])
    };
    let plot = coloured.plot();
    assert_eq!(plot.series[0].kind, Kind::LineWithIntervals);
    assert_eq!(
        plot.series.iter().map(|line| line.tone).collect::<Vec<_>>(),
        [Some(0), Some(5)]
    );
    assert_eq!(lines(&series, &[], &[]).plot().series[1].tone, None);
}

#[test]
fn a_logarithmic_axis_begins_at_one() {
    let series = [banded()];
    let logarithmic = Lines {
        is_logarithmic: true,
        ends: (0.0, Some(100.0)),
        ..lines(&series, &[], &[])
    };
    assert_eq!(logarithmic.plot().axes[0].range, Some((1.0, 100.0)));
    let across = logarithmic.across((0.0, 200.0));
    assert!((across.pixel(10.0) - 100.0).abs() < 1e-9);
}

#[test]
fn a_line_has_no_more_points_than_can_be_seen() {
    let axis: Vec<f64> = (0..2_000).map(f64::from).collect();
    let series = [Series::line("long", axis.iter().copied())];
    let lines = Lines {
        axis: &axis,
        ..lines(&series, &[], &[])
    };
    let places = lines.places(&series[0]);
    assert_eq!(places.len(), 500);
    assert_eq!(places[1], 4);
}

#[test]
fn far_below_a_logarithmic_range_nothing_is_drawn() {
    let axis: Vec<f64> = (0..6).map(f64::from).collect();
    let series = [Series::line("falling", [1.0, 0.1, 1e-5, 1e-6, 1e-7, 1e-8])];
    let lines = Lines {
        axis: &axis,
        range: (0.01, 1.0),
        has_logarithmic_values: true,
        ..lines(&series, &[], &[])
    };
    // The first that is below shows where the line leaves.
    assert_eq!(lines.places(&series[0]), [0, 1, 2]);
}

#[test]
fn keys_move_the_cursor_and_bring_it_in_from_the_other_end() {
    assert_eq!(cursor_after("ArrowRight", None, 5), Some(0));
    assert_eq!(cursor_after("ArrowLeft", None, 5), Some(4));
    assert_eq!(cursor_after("ArrowRight", Some(4), 5), Some(4));
    assert_eq!(cursor_after("ArrowDown", Some(0), 5), Some(0));
    assert_eq!(cursor_after("ArrowUp", Some(1), 5), Some(2));
    assert_eq!(cursor_after("Home", Some(3), 5), Some(0));
    assert_eq!(cursor_after("End", None, 5), Some(4));
}

#[test]
fn other_keys_and_empty_charts_move_no_cursor() {
    assert_eq!(cursor_after("Enter", Some(1), 5), None);
    assert_eq!(cursor_after("End", None, 0), None);
}

#[test]
fn a_pointer_means_the_nearest_place() {
    let x = Scale::new((0.0, 20.0), (100.0, 300.0));
    assert_eq!(nearest(149.0, &AXIS, &x), Some(0));
    assert_eq!(nearest(151.0, &AXIS, &x), Some(1));
    assert_eq!(nearest(900.0, &AXIS, &x), Some(2));
    assert_eq!(nearest(0.0, &[], &x), None);
}

#[test]
fn a_line_has_the_tone_of_its_place_unless_it_has_its_own() {
    let series = Series::line("", [0.0]);
    assert_eq!(tone_index(3, &series), 3);
    assert_eq!(tone_index(9, &series), 1);
    assert_eq!(tone_index(9, &series.toned(7)), 7);
}

#[test]
fn long_names_stand_in_a_list_below() {
    let named = |name: &str| [Series::line(name, [0.0])];
    assert!(room_for_names(&named("twenty letters, no m"), 560.0).is_some());
    assert_eq!(room_for_names(&named("twenty-one letters, s"), 560.0), None);
    assert_eq!(room_for_names(&named("twenty letters, no m"), 300.0), None);
}

#[test]
fn a_name_stands_at_the_last_value_that_is_known() {
    let series = [
        Series::line("a", [0.0, 1.0, f64::NAN]),
        Series::line("b", [f64::NAN; 3]),
        Series::line(" ", [0.0; 3]),
    ];
    let x = Scale::new((0.0, 20.0), (0.0, 200.0));
    let y = Scale::new((0.0, 1.0), (100.0, 0.0));
    let places = name_places(&series, &AXIS, &x, &y, 100.0);
    assert_eq!(places, [Some((100.0, 0.0)), None, None]);
}

proptest! {
    /// Names keep their order and a name's height from each other, and none is below the foot.
    #[test]
    fn names_are_moved_apart(ends in prop::collection::vec(0.0..300.0_f64, 0..10)) {
        let known: Vec<Option<(f64, f64)>> = ends.iter().map(|&end| Some((0.0, end))).collect();
        let places = moved_apart(&known, 300.0);
        let mut order: Vec<usize> = (0..ends.len()).collect();
        order.sort_by(|&a, &b| ends[a].total_cmp(&ends[b]));
        for pair in order.windows(2) {
            prop_assert!(places[pair[1]] - places[pair[0]] >= 16.0 - 1e-9, "{places:?}");
        }
        prop_assert!(places.iter().all(|&place| place <= 300.0), "{places:?}");
    }
}

#[test]
fn of_names_that_lie_on_each_other_the_upper_stays_where_there_is_room_below() {
    let ends = [Some((0.0, 50.0)), Some((0.0, 50.0)), Some((0.0, 55.0))];
    assert_eq!(moved_apart(&ends, 200.0), [50.0, 66.0, 82.0]);
    assert_eq!(
        moved_apart(&ends, 60.0),
        [28.0, 44.0, 60.0],
        "else all move up"
    );
}

#[test]
fn names_with_room_stay_where_they_are() {
    let ends = [Some((0.0, 100.0)), None, Some((0.0, 50.0))];
    let places = moved_apart(&ends, 200.0);
    assert_eq!((places[0], places[2]), (100.0, 50.0));
}

#[test]
fn names_of_dots_that_are_far_from_each_other_need_not_be_moved() {
    let heights = name_heights(&[(0.0, 50.0), (10.0, 50.0), (300.0, 50.0)], 200.0);
    assert_eq!(heights[2], 50.0);
    assert!((heights[1] - heights[0]).abs() >= 16.0);
}

#[test]
fn bars_are_a_table_and_a_plot() {
    let bar = |name: &str, interval, emphasis| Bar {
        name: name.to_owned(),
        value: 0.5,
        interval,
        emphasis,
    };
    let all = [bar("a", Some((0.25, 0.75)), false), bar("b", None, true)];
    let table = bars::table(&all, ["name", "value", "low", "high"]);
    assert_eq!(table.rows[0], ["a", "0.50000", "0.25000", "0.75000"]);
    assert_eq!(table.rows[1], ["b", "0.50000", "", ""]);
    let plot = bars::plot("Bars", &all, (0.0, 1.0));
    assert_eq!(plot.axes[0].names, ["a", "b"]);
    let emphasised: Vec<bool> = plot.series.iter().map(|of| of.is_emphasised).collect();
    assert_eq!(emphasised, [false, true]);
    assert_eq!(bars::plot("Bars", &all[..1], (0.0, 1.0)).series.len(), 1);
}

#[test]
fn boxes_are_a_table_and_a_plot() {
    let all = [("a".to_owned(), FiveNumbers([0.0, 1.0, 2.0, 3.0, 4.5]))];
    let row = &boxes::table(&all).rows[0];
    assert_eq!(row[0], "a");
    assert_eq!(row[5], "4.500000");
    let plot = boxes::plot("Boxes", &all);
    assert_eq!(plot.boxes, [[0.0, 1.0, 2.0, 3.0, 4.5]]);
    assert_eq!(plot.axes[1].names, ["a"]);
}

#[test]
fn dots_are_a_table_and_a_plot_with_their_names() {
    let dot = Dot {
        name: "race".to_owned(),
        at: (0.5, 100.0),
        intervals: Some([(0.25, 0.75), (90.0, 110.0)]),
        about: String::new(),
        emphasis: false,
    };
    let all = [dot];
    assert_eq!(
        dots::table(&all, ["error", "games"]).rows[0],
        ["race", "0.5", "100.00000"]
    );
    let plot = dots::plot("Dots", ["error", "games"], &all, [(0.0, 1.0), (1.0, 1e3)]);
    assert!(plot.axes[1].is_logarithmic && !plot.axes[0].is_logarithmic);
    assert_eq!(plot.series[0].points[0].name, "race");
    assert_eq!(plot.series[0].points[0].intervals[1], Some((90.0, 110.0)));
}

#[test]
fn whiskers_leave_out_what_is_not_known() {
    let look = Look {
        is_above: true,
        is_sure: false,
    };
    let point = |at, known| WhiskerPoint {
        at,
        known,
        reading: String::new(),
    };
    let points = [
        point(1.0, Some((0.5, (0.25, 0.75), look))),
        point(2.0, None),
    ];
    let whiskers = Whiskers {
        title: "Whiskers",
        axis_label: "opponent",
        points: &points,
        ends: (1.0, 2.0),
        range: (0.0, 1.0),
        line: (0.5, "goal"),
    };
    let table = whiskers.table(["", "value", "low", "high"]);
    assert_eq!(table.header[0], "opponent");
    assert_eq!(table.rows, [["1", "0.50000", "0.25000", "0.75000"]]);
    let plot = whiskers.plot();
    assert_eq!(plot.series[0].points.len(), 1);
    assert_eq!(
        plot.axes[0].range,
        Some((0.0, 3.0)),
        "a place on either side"
    );
    assert!(!plot.rules[0].is_upright && plot.rules[0].at == 0.5);
}

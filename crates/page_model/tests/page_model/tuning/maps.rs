//! Maps of two dimensions: where cells stand, what is marked, how strong colours are, and what is said.

use super::{moved, stage};
use page_model::tuning::maps::grid::Grid;
use page_model::tuning::maps::known::{Known, Marked};
use page_model::tuning::maps::shades::{are_written, strength};
use page_model::tuning::maps::words::{detail, is_whole, point_looked_from, why_no_truth};
use texts::ENGLISH;

/// Grids from the smallest to the largest that a space can have, with short and long labels.
fn grids() -> impl Iterator<Item = Grid> {
    let sizes = [1, 2, 3, 5, 9, 17, 40, 100];
    let pairs = sizes
        .into_iter()
        .flat_map(move |rows| sizes.map(|columns| (rows, columns)));
    pairs.flat_map(|(rows, columns)| {
        [1, 4, 9].map(|letters| Grid::new((rows, letters), (columns, letters)))
    })
}

#[test]
fn cells_lie_inside_the_picture_and_beside_each_other() {
    for grid in grids() {
        let (width, height) = grid.size();
        for row in 0..grid.rows {
            for column in 0..grid.columns {
                let (x, y) = grid.corner((row, column));
                assert!(x > 0.0 && y > 0.0, "{grid:?}");
                assert!(x + grid.cell.0 <= width && y + grid.cell.1 <= height);
                if column > 0 {
                    let (before, _) = grid.corner((row, column - 1));
                    assert!((x - before - grid.cell.0).abs() < 1e-9);
                }
            }
        }
    }
}

#[test]
fn the_first_row_is_at_the_bottom() {
    for grid in grids().filter(|grid| grid.rows > 1) {
        let (_, first) = grid.centre((0, 0));
        let (_, last) = grid.centre((grid.rows - 1, 0));
        let rows = (grid.rows - 1) as f64;
        assert!((first - last - rows * grid.cell.1).abs() < 1e-9, "{grid:?}");
    }
}

#[test]
fn a_mark_stays_in_a_cell_that_is_large_enough() {
    for grid in grids() {
        let smaller = grid.cell.0.min(grid.cell.1);
        assert!((5.0..=13.0).contains(&grid.mark()));
        if smaller >= 12.0 {
            assert!(grid.mark() <= smaller / 2.0, "{grid:?}");
        }
    }
}

#[test]
fn a_mark_stands_beside_its_number_in_a_low_cell() {
    let low = Grid::new((5, 2), (3, 2));
    let (x, y) = low.centre((1, 1));
    assert_eq!(low.marks_at((1, 1), false), (x, y));
    let (beside, level) = low.marks_at((1, 1), true);
    let (number, _) = low.number_at((1, 1));
    assert!(beside < number && level == y);
    let high = Grid::new((2, 2), (2, 2));
    assert_eq!(high.marks_at((1, 1), true), high.centre((1, 1)));
    assert!(
        high.number_at((1, 1)).1 > high.centre((1, 1)).1,
        "below the mark"
    );
}

#[test]
fn labels_have_room() {
    for grid in grids() {
        let rows: Vec<usize> = grid.labelled_rows().collect();
        assert_eq!(rows[0], 0);
        for pair in rows.windows(2) {
            let [lower, upper] = [pair[0], pair[1]].map(|row| grid.row_label(row).1);
            assert!(lower - upper >= 15.0 - 1e-9, "{grid:?}");
        }
        let columns: Vec<usize> = grid.labelled_columns().collect();
        let every = columns.get(1).map_or(1, |second| second - columns[0]);
        assert!(columns.iter().all(|column| column % every == 0));
    }
}

#[test]
fn short_numbers_are_written_in_large_cells_alone() {
    let (large, small) = (Grid::new((3, 1), (3, 1)), Grid::new((17, 1), (17, 1)));
    assert!(large.has_room_for(5) && !large.has_room_for(50));
    assert!(!small.has_room_for(5));
}

#[test]
fn arrow_keys_lead_to_neighbours_and_stop_at_the_edge() {
    let grid = Grid::new((3, 1), (4, 1));
    let to = |key: &str| grid.neighbour((1, 1), key);
    assert_eq!(
        (to("ArrowUp"), to("ArrowDown")),
        (Some((2, 1)), Some((0, 1)))
    );
    assert_eq!(
        (to("ArrowLeft"), to("ArrowRight")),
        (Some((1, 0)), Some((1, 2)))
    );
    assert_eq!(to("Enter"), None);
    assert_eq!(grid.neighbour((2, 3), "ArrowUp"), Some((2, 3)));
    assert_eq!(grid.neighbour((2, 3), "ArrowRight"), Some((2, 3)));
    assert_eq!(grid.neighbour((0, 0), "ArrowDown"), Some((0, 0)));
    assert_eq!(grid.neighbour((0, 0), "ArrowLeft"), Some((0, 0)));
}

#[test]
fn colours_go_from_faint_to_strong() {
    assert_eq!(strength(1.0, (1.0, 3.0), false), 5.0);
    assert_eq!(strength(3.0, (1.0, 3.0), false), 92.0);
    assert_eq!(strength(2.0, (1.0, 3.0), false), 48.5);
    assert_eq!(
        strength(3.0, (1.0, 3.0), true),
        58.0,
        "numbers can be read on it"
    );
    assert_eq!(strength(9.0, (1.0, 3.0), false), 92.0);
    assert_eq!(strength(2.0, (2.0, 2.0), false), 5.0, "all alike");
}

const VALLEY: &str = "tuning?problem=own&space=x:0..3;y:0..2&formula=-(x-2)^2-y&evaluations=60&repeats=1&finalists=0&noise=0&row=2&column=1";

#[test]
fn both_maps_are_of_the_same_cells() {
    let stage = stage(VALLEY);
    let known = Known::of(&stage).unwrap();
    assert_eq!((known.row, known.column), (1, 0));
    assert_eq!((known.grid.rows, known.grid.columns), (3, 4));
    let truth = known.truth.as_ref().unwrap();
    // −(x − 2)² − y, row by row.
    let wanted = [[-4, -1, 0, -1], [-5, -2, -1, -2], [-6, -3, -2, -3]];
    let wanted: Vec<Option<f64>> = wanted
        .concat()
        .into_iter()
        .map(|value| Some(value.into()))
        .collect();
    assert_eq!(**truth, wanted);
    assert_eq!(known.model.as_ref().unwrap().len(), 12);
    let numbers: Vec<f64> = known.numbers().collect();
    let seen = known.model.as_ref().unwrap().iter().flatten().count();
    assert_eq!(numbers.len(), 12 + seen);
}

#[test]
fn a_space_of_one_dimension_has_no_map() {
    let stage = stage("tuning?bits=1&evaluations=6&repeats=1&finalists=0");
    assert!(Known::of(&stage).is_none());
}

#[test]
fn the_best_cells_are_marked_where_the_truth_is_known() {
    let stage = stage(VALLEY);
    let known = Known::of(&stage).unwrap();
    let marked = Marked::of(&stage, &known);
    // x = 2, y = 0.
    assert_eq!(marked.best, [(0, 2)]);
    let mut hidden = Known::of(&stage).unwrap();
    hidden.truth = None;
    assert_eq!(Marked::of(&stage, &hidden).best, []);
}

#[test]
fn marks_are_those_of_the_moment() {
    let whole = stage(VALLEY);
    let now = moved(&whole, |lab| {
        (lab.step, lab.point) = (Some(20), "4-1".to_owned())
    });
    let known = Known::of(&now).unwrap();
    let marked = Marked::of(&now, &known);
    assert_eq!(marked.looked_at, Some((0, 3)));
    let step = now.run.history.steps(2).nth(19).unwrap();
    assert_eq!(marked.current, [known.cell(step.points)]);
    let next = now.run.history.steps(2).nth(20).unwrap();
    assert_eq!(marked.next, [known.cell(next.points)]);
    assert!(
        marked
            .next
            .iter()
            .all(|cell| marked.neighbours.contains(cell))
    );
    assert!(
        marked.neighbours.is_sorted_by(|one, other| one < other),
        "each once"
    );
}

#[test]
fn numbers_are_written_on_both_maps_or_on_none() {
    let stage = stage(VALLEY);
    let mut known = Known::of(&stage).unwrap();
    let long = |_: f64| "a very long number".to_owned();
    assert!(are_written(&known, ENGLISH.labs.tuning.page.amount));
    assert!(!are_written(&known, long));
    // One of the two alone has a long number.
    known.truth = None;
    known.model = Some(std::rc::Rc::new(vec![Some(0.5); 12]));
    let of_halves = |value: f64| {
        if value == 0.5 {
            "a very long number".into()
        } else {
            "1".into()
        }
    };
    assert!(!are_written(&known, of_halves));
}

#[test]
fn the_cell_looked_at_is_told() {
    let whole = stage(VALLEY);
    let known = Known::of(&whole).unwrap();
    assert_eq!(detail(&whole, &known, &ENGLISH), None, "none is looked at");
    let now = moved(&whole, |lab| lab.point = "3-1".to_owned());
    let told = detail(&now, &known, &ENGLISH).unwrap();
    assert_eq!(told.name, "x = 2, y = 0");
    assert!(told.sentences.ends_with("True value 0.000."), "{told:?}");
    let entry = now.seen.pair.as_ref().unwrap().entries[2];
    let visits = format!("from {} evaluation", entry.visits);
    assert!(told.sentences.contains(&visits), "{told:?} {visits}");
}

#[test]
fn a_missing_truth_has_its_reason() {
    let whole = stage(VALLEY);
    assert!(is_whole(&whole));
    let words = &ENGLISH.labs.tuning.page.maps;
    assert_eq!(why_no_truth(&whole, &ENGLISH), "", "it is on its way");
    let mut hidden = whole.clone();
    hidden.lab.truth = false;
    assert_eq!(why_no_truth(&hidden, &ENGLISH), words.truth_is_hidden);
    let large = stage("tuning?bits=40&evaluations=3&repeats=1&finalists=0");
    assert_eq!(why_no_truth(&large, &ENGLISH), words.too_many_points);
    assert!(!is_whole(&large));
    let mut game = large;
    game.lab.problem = experiments::tuning::ProblemName::Game;
    assert_eq!(why_no_truth(&game, &ENGLISH), words.without_truth);
}

#[test]
fn a_cell_is_looked_at_from_the_point_before() {
    let whole = stage(VALLEY);
    let recommended = whole.seen.recommended.as_ref().unwrap().point.clone();
    assert_eq!(point_looked_from(&whole), recommended);
    let now = moved(&whole, |lab| lab.point = "2-3".to_owned());
    assert_eq!(point_looked_from(&now), [1, 2]);
    let before = moved(&whole, |lab| lab.step = Some(0));
    assert_eq!(point_looked_from(&before), [0, 0]);
}

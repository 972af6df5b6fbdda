//! The plane of payoffs.

use super::{analysed, answered};
use page_model::kit::plane::Point;
use page_model::repeated::line::{line, rows, sentence};
use page_model::repeated::payoffs::{Payoffs, cells, is_empty};
use texts::ENGLISH;

#[test]
fn what_is_supported_grows_with_patience() {
    let supported = |delta: &str| {
        let of = analysed(&format!("repeated?continuation={delta}&rounds=5&matches=1"));
        Payoffs::of(&of).supported
    };
    // Too impatient for anything but defection, and patient enough for cooperation.
    assert_eq!(supported("0.1"), [(1.0, 1.0)]);
    assert!(supported("0.9").contains(&(3.0, 3.0)));
}

#[test]
fn both_minmaxes_and_the_pair_are_in_the_picture() {
    let of = analysed("repeated?first=TitForTat&second=TitForTat&rounds=5&matches=1");
    let payoffs = Payoffs::of(&of);
    assert_eq!(payoffs.minmax, Some([(1.0, 1.0); 2]));
    assert_eq!(payoffs.pair, Some((3.0, 3.0)));
    assert_eq!(payoffs.feasible.len(), 4);
    // Tit for tat holds both to the same.
    assert_eq!(
        payoffs.line.map(|(ends, _)| ends.map(|(x, y)| x - y)),
        Some([0.0; 2])
    );
    assert!(!is_empty(&of));
}

/// Extortion by a factor of 3: what the first gets above 1 is three times what the second does.
#[test]
fn a_line_goes_through_what_is_feasible_and_all_that_meet_it_are_on_it() {
    let of = analysed("repeated?first=Extortion(3)&rounds=5&matches=1");
    let payoffs = Payoffs::of(&of);
    let (ends, met) = payoffs.line.expect("a line");
    let off = |(x, y): Point| ((x - 1.0) - 3.0 * (y - 1.0)).abs();
    assert!(ends.iter().all(|&end| off(end) < 1e-9), "{ends:?}");
    assert!(met.len() > 20 && met.iter().all(|&point| off(point) < 1e-6));
    let known = line(&of).flatten().expect("a line");
    assert_eq!(rows(known, &ENGLISH).len(), met.len());
    assert!(sentence(&of, known, &ENGLISH).ends_with("to the line s₁ − 3 s₂ + 2 = 0."));
    assert_eq!(
        line(&analysed("repeated?first=Alternator&rounds=5&matches=1")),
        Some(None)
    );
}

/// What is found without public randomisation is between what paths support and what the cells leave.
#[test]
fn points_without_lotteries_lie_in_the_cells_and_in_the_convex_set() {
    let of = analysed("repeated?continuation=0.6&rounds=5&matches=1");
    let found = answered(&of.lab, &of.lab.without_lotteries()).expect("patience");
    assert!(!found.points.is_empty() && !found.cells.is_empty());
    let scale = Payoffs::of(&of).scale().expect("a region");
    let rectangles = cells(&found, &scale);
    for &[first, second] in &found.points {
        let (x, y) = scale.at((first, second));
        let holds = |((left, top), (width, height)): &(Point, Point)| {
            (left - 0.01..=left + width + 0.01).contains(&x)
                && (top - 0.01..=top + height + 0.01).contains(&y)
        };
        assert!(rectangles.iter().any(holds), "({first}, {second})");
        assert!(first > 1.0 - 1e-9 && second > 1.0 - 1e-9);
    }
    let nobody = analysed("repeated?continuation=0&rounds=5&matches=1");
    assert_eq!(answered(&nobody.lab, &nobody.lab.without_lotteries()), None);
}

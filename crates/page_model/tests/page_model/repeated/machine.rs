//! Automata as drawings, and memory-one strategies as tables.

use super::analysed;
use page_model::repeated::machine::{Arrow, Drawing, RADIUS, WIDTH, drawing};
use page_model::repeated::memory::rows;

fn drawn(first: &str, more: &str) -> Option<Drawing> {
    drawing(
        &analysed(&format!("repeated?first={first}&rounds=5{more}")),
        0,
    )
}

/// Labels of arrows between numbered states, without those to others.
fn label(drawing: &Drawing, from: usize, head: usize) -> String {
    let (x, y) = drawing.circles[head].at;
    let leads = |arrow: &&Arrow| {
        let (a, b) = arrow.head[0];
        arrow.from == from && (libm::hypot(a - x, b - y) - RADIUS).abs() < 0.1
    };
    let mut labels = drawing.arrows.iter().filter(leads);
    labels
        .next()
        .map_or_else(String::new, |arrow| arrow.label.clone())
}

#[test]
fn arrows_are_labelled_with_what_leads_along_them() {
    let grim = drawn("GrimTrigger", "").expect("an automaton");
    assert_eq!(grim.circles.len(), 2);
    assert_eq!(grim.circles[0].plays, "C");
    assert_eq!(grim.circles[1].plays, "D");
    assert!(!grim.is_by_both);
    assert_eq!(label(&grim, 0, 0), "C");
    assert_eq!(label(&grim, 0, 1), "D");
    assert_eq!(label(&grim, 1, 1), "C, D");
    // Its own mistakes make it defect, too.
    let erring = drawn("GrimTrigger", "&execution=0.1").expect("an automaton");
    assert!(erring.is_by_both);
    assert_eq!(label(&erring, 0, 1), "CD, DC, DD");
}

#[test]
fn circles_are_in_the_picture_and_apart() {
    for first in [
        "Cooperator",
        "TitForTat",
        "TitFor2Tats",
        "CyclerCCD",
        "every 7: D; else: C",
    ] {
        let drawing = drawn(first, "").expect(first);
        for (number, one) in drawing.circles.iter().enumerate() {
            let (x, y) = one.at;
            assert!(
                (RADIUS..WIDTH - RADIUS).contains(&x)
                    && (RADIUS..drawing.height - RADIUS).contains(&y)
            );
            for other in &drawing.circles[..number] {
                assert!(
                    libm::hypot(x - other.at.0, y - other.at.1) > 2.0 * RADIUS,
                    "{first}"
                );
            }
        }
    }
}

#[test]
fn large_automata_are_not_drawn() {
    assert_eq!(drawn("every 9: D; else: C", ""), None);
}

#[test]
fn four_probabilities_are_a_table_with_the_one_that_decided() {
    let of = analysed("repeated?first=TitForTat&second=Defector&rounds=5&round=2");
    let rows = rows(&of, 0).expect("memory one");
    let probabilities: Vec<&str> = rows.iter().map(|row| row.probability.as_str()).collect();
    assert_eq!(probabilities, ["1", "1", "0", "1", "0"]);
    // In the second round it remembers to have cooperated with somebody who defected.
    let now: Vec<bool> = rows.iter().map(|row| row.is_now).collect();
    assert_eq!(now, [false, false, true, false, false]);
    assert_eq!(
        page_model::repeated::memory::rows(&analysed("repeated?first=GrimTrigger&rounds=5"), 0)
            .map(|rows| rows.len()),
        None
    );
}

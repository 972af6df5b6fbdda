//! What both get, in a table and in words.

use super::analysed;
use experiments::common::repeated::length::Length;
use page_model::repeated::analysis::Analysis;
use page_model::repeated::perfection::{self, sentences};
use page_model::repeated::sentence::winner;
use page_model::repeated::values::{remarks, rows};
use texts::ENGLISH;

fn cells(of: &Analysis, key: &str) -> [String; 2] {
    let rows = rows(of, &ENGLISH);
    let row = rows.iter().find(|row| row.key == key);
    row.unwrap_or_else(|| panic!("{key} in {rows:?}"))
        .cells
        .clone()
}

fn pair(first: &str, last: &str) -> [String; 2] {
    [first, last].map(str::to_owned)
}

/// One defects for ever against tit for tat: 5 once and then 1; at δ = 9/10 that is 1 + 4/10 and 1 − 1/10.
#[test]
fn exact_values_are_fractions_and_decimals() {
    let of = analysed("repeated?first=Defector&second=TitForTat&rounds=10&matches=5");
    assert_eq!(cells(&of, "long-run"), pair("1", "1"));
    assert_eq!(
        cells(&of, "discounted"),
        pair("7/5 ≈\u{a0}1.4000", "9/10 ≈\u{a0}0.9000")
    );
    assert_eq!(
        cells(&of, "over-rounds"),
        pair("7/5 ≈\u{a0}1.4000", "9/10 ≈\u{a0}0.9000")
    );
    assert_eq!(cells(&of, "simulated"), pair("1.4000", "0.9000"));
    // One round's lead is never lost.
    assert_eq!(winner(&of), Some(Some(0)));
}

/// Grim trigger against somebody who cooperates for ever or defects for ever, by a coin.
#[test]
fn several_ways_to_end_are_told_with_their_probabilities() {
    let coin = "automaton(coin: C with 1/2, C/C to good, C/D to good, D/C to bad, D/D to bad; good: C; bad: D)";
    let of = analysed(&format!(
        "repeated?first={coin}&second=GrimTrigger&rounds=10&matches=5"
    ));
    let rows = rows(&of, &ENGLISH);
    let classes: Vec<&[String; 2]> = rows
        .iter()
        .filter(|row| row.key == "class")
        .map(|row| &row.cells)
        .collect();
    assert_eq!(classes.len(), 2);
    assert!(classes.contains(&&pair("3", "3")) && classes.contains(&&pair("1", "1")));
    assert_eq!(cells(&of, "long-run"), pair("2", "2"));
    assert!(remarks(&of, &ENGLISH)[0].starts_with("There is no single long-run mean"));
}

#[test]
fn what_is_not_known_is_said() {
    let of =
        analysed("repeated?first=if lead > 3: C; else: D&second=TitForTat&rounds=10&matches=5");
    let remarks = remarks(&of, &ENGLISH);
    assert!(
        remarks[0].contains("The first strategy is no automaton"),
        "{remarks:?}"
    );
}

/// Grim trigger's threshold in the prisoner's dilemma (3, 0, 5, 1): (5 − 3) / (5 − 1).
#[test]
fn the_patience_of_grim_trigger_is_a_half() {
    for (delta, is_perfect) in [("0.5", true), ("0.49", false)] {
        let of = analysed(&format!(
            "repeated?first=GrimTrigger&second=GrimTrigger&continuation={delta}&matches=1"
        ));
        let known = of
            .found
            .analysis
            .theory
            .perfection
            .as_ref()
            .expect("known")
            .as_ref()
            .expect("automata");
        assert_eq!(known.is_perfect, is_perfect);
        let sentences = sentences(known, &Length::Random, true, &ENGLISH);
        assert_eq!(sentences[1], "It is one exactly when δ ≥ 1/2.");
        let without_the_answer = perfection::sentences(known, &Length::Random, false, &ENGLISH);
        assert_eq!(without_the_answer, sentences[..1]);
        let with_an_end = perfection::sentences(known, &Length::Rounds(1_000), true, &ENGLISH);
        assert_eq!(with_an_end[..2], sentences);
        assert!(
            with_an_end[2].contains("1\u{202f}000 rounds"),
            "{with_an_end:?}"
        );
    }
    let of = analysed("repeated?first=Defector&second=Defector&matches=1");
    let known = of
        .found
        .analysis
        .theory
        .perfection
        .as_ref()
        .expect("known")
        .as_ref()
        .expect("automata");
    assert_eq!(
        sentences(known, &Length::Random, true, &ENGLISH)[1],
        "It is one for every δ below 1."
    );
}

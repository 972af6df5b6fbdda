//! What patience supports.

use super::{found, lab};
use experiments::repeated::{End, Known, NoValue, Perfection, Theory};

fn theory(link: &str) -> Theory {
    found(&lab(link)).analysis.theory
}

fn perfection(link: &str) -> Perfection {
    theory(link).perfection.unwrap().unwrap()
}

#[test]
fn grim_trigger_needs_a_half() {
    let grim = "repeated?first=GrimTrigger&second=GrimTrigger&matches=1";
    let at = |delta: &str| perfection(&format!("{grim}&continuation={delta}"));
    let half = at("1/2");
    assert!(half.is_perfect && half.gaining == 0);
    let Some([[End::At(from), End::One]]) = half.patience.as_deref() else {
        panic!("{half:?}");
    };
    assert_eq!(from.text, "1/2");
    let less = at("49/100");
    assert!(!less.is_perfect && less.gaining == 2, "{less:?}");
    // Both cooperate, one defects: 5 · 0.51 + 0.49 − 3.
    assert_eq!(less.deviations[0].gain.text(), Some("1/25"));
    assert_eq!(less.patience, half.patience);
}

/// To cooperate takes δ ≥ 2/3, since 5/(1 + δ) must not be more than 3; to go on defecting δ ≤ 1/4, since 5δ/(1 + δ) must not be more than 1.
#[test]
fn tit_for_tat_is_perfect_at_no_patience() {
    let found = perfection("repeated?first=TitForTat&second=TitForTat&matches=1");
    assert!(!found.is_perfect);
    assert_eq!(found.patience, Some(Vec::new()));
}

#[test]
fn players_that_mix_are_not_examined() {
    let theory = theory("repeated?second=Joss&matches=1");
    assert_eq!(theory.perfection, Some(Err(NoValue::Mixes([false, true]))));
}

#[test]
fn the_supported_set_of_the_dilemma_grows_from_its_equilibrium() {
    let corners = |delta: &str| {
        let link = format!("repeated?continuation={delta}&matches=1&rounds=1");
        let supported = theory(&link).supported.unwrap();
        assert_eq!(supported.known, Known::Exact, "{delta}");
        let text =
            |point: &[experiments::exact::Exact; 2]| point.each_ref().map(|part| part.text.clone());
        supported.corners.iter().map(text).collect::<Vec<_>>()
    };
    assert_eq!(corners("0"), [["1", "1"]]);
    assert_eq!(corners("1/5"), [["1", "1"]]);
    assert_eq!(
        corners("9/10"),
        [["1", "1"], ["13/3", "1"], ["3", "3"], ["1", "13/3"]]
    );
}

#[test]
fn extortion_holds_the_library_to_its_line() {
    let line = theory("repeated?first=Extortion(3)&matches=1")
        .line
        .unwrap()
        .unwrap();
    let [alpha, beta, gamma] = line.coefficients.each_ref().map(|number| number.value);
    // s − 1 = 3(t − 1).
    assert!((beta / alpha + 3.0).abs() < 1e-12 && (gamma / alpha - 2.0).abs() < 1e-12);
    assert!(line.points.len() > 20);
    for (text, [own, other]) in &line.points {
        let off = alpha * own + beta * other + gamma;
        assert!(off.abs() < 1e-9, "{text}: {own} {other}");
    }
    assert_eq!(
        theory("repeated?first=GrimTrigger&matches=1").line,
        Some(None)
    );
}

#[test]
fn minmax_and_feasible_payoffs_are_those_of_the_stage_game() {
    let region = theory("repeated?game=matching-pennies&matches=1")
        .region
        .unwrap();
    let texts =
        |point: &[experiments::exact::Exact; 2]| point.each_ref().map(|part| part.text.clone());
    assert_eq!(texts(&region.pure_minmax), ["1", "1"]);
    assert_eq!(texts(&region.mixed_minmax), ["0", "0"]);
    assert_eq!(region.feasible.len(), 2);
    assert_eq!(
        region.rational.iter().map(texts).collect::<Vec<_>>(),
        [["0", "0"]]
    );
}

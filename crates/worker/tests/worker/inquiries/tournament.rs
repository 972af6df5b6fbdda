//! What a worker answers about a tournament: populations, and what errors change.

use super::{answer, answer_in_short_steps};
use crate::faultless::faultless;
use experiments::tournament::{
    Basis, Errors, MAX_ERRORS, NoiseCurve, Population, TournamentExperiment, TournamentInquiry,
};
use experiments::{Experiment, Snapshots};
use worker::inline;

fn lab(link: &str) -> TournamentExperiment {
    match faultless(link) {
        Experiment::Tournament(lab) => lab,
        _ => panic!("{link}"),
    }
}

fn population(link: &str) -> Option<Population> {
    let experiment = faultless(link);
    let snapshots = inline::run(&experiment);
    let asked = TournamentInquiry::population();
    answer(&experiment, &asked, &snapshots).expect(link)
}

fn curve(link: &str) -> NoiseCurve {
    let asked = TournamentInquiry::noise(Errors::Execution);
    answer(&faultless(link), &asked, &[]).expect(link)
}

#[test]
fn populations_grow_with_what_they_get() {
    let link = "tournament?entrants=Cooperator,Defector,TitForTat&generations=300";
    let population = population(link).expect("all is known");
    assert_eq!(
        (population.basis, population.shares.len()),
        (Basis::Exact, 301)
    );
    let defectors: Vec<f64> = population.shares.iter().map(|shares| shares[1]).collect();
    assert!(defectors[1] > defectors[0] && defectors[300] < 1e-9);
    for shares in &population.shares {
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }
}

#[test]
fn a_population_says_what_it_is_known_from() {
    // Gradual is no automaton.
    let link = "tournament?entrants=Gradual,Defector&generations=1&rounds=10";
    assert_eq!(
        population(link).map(|population| population.basis),
        Some(Basis::Mixed)
    );
    let asked = TournamentInquiry::population();
    assert_eq!(
        answer(&faultless(link), &asked, &[None, None]).expect(link),
        None
    );
}

#[test]
fn the_curve_of_errors_has_the_exact_table_of_each() {
    for errors in ["0", "2/100", "10/100"] {
        let link = format!(
            "tournament?entrants=TitForTat,GTFT,Defector&with_itself=off&execution={errors}"
        );
        let (lab, curve) = (lab(&link), curve(&link));
        assert_eq!(curve.payoffs.len(), MAX_ERRORS + 1);
        let percent = (100.0 * lab.settings.execution.value()).round() as usize;
        let findings = lab.merge(&inline::run(&faultless(&link))).expect("its own");
        assert_eq!(findings.exact_ranking.len(), 3);
        for row in findings.exact_ranking {
            let found = curve.payoffs[percent][row.entrant].expect("known");
            assert!((found - row.payoff).abs() < 1e-12, "{link}");
        }
    }
    // Everybody who meets Gradual.
    let curve = curve("tournament?entrants=TitForTat,GTFT,Gradual");
    assert!(curve.payoffs.iter().flatten().all(Option::is_none));
}

#[test]
fn no_step_is_long() {
    let link =
        "tournament?entrants=GTFT,ContriteTitForTat,Fortress4,OmegaTFT,FirstByGraaskamp,Random";
    answer_in_short_steps(
        &faultless(link),
        &TournamentInquiry::noise(Errors::Perception),
        &[],
    );
}

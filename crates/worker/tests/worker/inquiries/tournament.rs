//! What a worker answers about a tournament: populations, what errors change, and what newcomers would get.

use super::{answer, answer_in_short_steps};
use crate::faultless::faultless;
use experiments::tournament::{
    Basis, Errors, MAX_ERRORS, Newcomer, NoiseCurve, Population, TournamentExperiment,
    TournamentInquiry,
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

/// Worked out by hand: without mistakes grim trigger and tit for tat cooperate for ever; defectors get 5 once and then 1 from either.
#[test]
fn newcomers_are_those_of_the_library_that_do_not_take_part() {
    let link = "tournament?entrants=TitForTat,Cooperator,Defector&rounds=10";
    let asked = TournamentInquiry::newcomers();
    let newcomers: Vec<Newcomer> = answer(&faultless(link), &asked, &[]).expect(link);
    let of = |name: &str| newcomers.iter().find(|one| one.strategy == name);
    assert_eq!((of("TitForTat"), of("Defector")), (None, None));
    let grim = of("GrimTrigger").expect("it is in the library");
    let cooperation = Some([3.0, 3.0]);
    let with_a_defector = Some([0.9, 1.4]);
    let wanted = [cooperation, cooperation, with_a_defector, cooperation];
    assert_eq!(grim.payoffs, wanted);
    // No automaton: what it gets is not known exactly.
    assert_eq!(of("Gradual").expect("it is there too").payoffs, [None; 4]);
    assert!(newcomers.len() > 20, "{}", newcomers.len());
}

/// In a game with a side for each player a newcomer plays on both in turn: what it gets is what an entrant of its kind gets in the matrix.
#[test]
fn a_newcomer_gets_what_it_gets_as_an_entrant() {
    let with = |entrants: &str| {
        format!(
            "tournament?game=4:1,0:2;1:0,3:3&entrants={entrants}&rounds=7&execution=1/10&repetitions=1"
        )
    };
    let link = with("TitForTat,Defector");
    let asked = TournamentInquiry::newcomers();
    let newcomers: Vec<Newcomer> = answer(&faultless(&link), &asked, &[]).expect(&link);
    let alternator = newcomers.iter().find(|one| one.strategy == "Alternator");
    let alternator = alternator.expect("it is there");
    let link = with("TitForTat,Defector,Alternator");
    let lab = lab(&link);
    let findings = lab.merge(&inline::run(&faultless(&link))).expect(&link);
    let matrix = lab.matrix(&findings, &lab.stage.stage().expect("a game"));
    for (other, payoffs) in alternator.payoffs.iter().enumerate() {
        let wanted = [&matrix[2][other], &matrix[other][2]];
        let found = payoffs.expect("it is known");
        for (cell, found) in wanted.into_iter().zip(found) {
            assert!(
                (cell.payoff().expect("it is known") - found).abs() < 1e-12,
                "{other}"
            );
        }
    }
}

//! Lab of tournaments: tests of what the page decides.

mod analysis;
mod as_game;
mod changes;
mod codes;
mod ecology;
mod entrants;
mod entry_and_exit;
mod pair;
mod pairs;
mod ranking;

use crate::jobs::experiment;
use experiments::tournament::TournamentExperiment;
use experiments::{Experiment, LabExperiment, Snapshots};
use page_model::tournament::analysis::Analysis;
use std::rc::Rc;
use texts::ENGLISH;
use worker::inline;

/// Defectors live on cooperators: they earn 2.34 per round, tit for tat 2.3317, cooperators 2.
const THREE: &str = "tournament?entrants=Cooperator,Defector,TitForTat&repetitions=2";

/// The lab of a link without fault.
fn lab(link: &str) -> TournamentExperiment {
    match experiment(link) {
        Experiment::Tournament(lab) => lab,
        _ => panic!("{link}"),
    }
}

/// The lab of a link with everything that is found.
fn analysed(link: &str) -> Analysis {
    let lab = lab(link);
    let snapshots = inline::run(&Experiment::from(lab.asked()));
    let found = Rc::new(lab.merge(&snapshots).expect(link));
    Analysis::new(&lab, &lab, &found, &ENGLISH).expect(link)
}

/// The lab of a link of which nothing is found.
fn bare(link: &str) -> Analysis {
    let lab = lab(link);
    let found = Rc::new(lab.begin());
    Analysis::new(&lab, &lab, &found, &ENGLISH).expect(link)
}

//! Lab as the page lists it: its tile on the first page, and the rules that help to read it.

use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::picture::{Cells, Picture};
use crate::kit::rules::GameRules;
use crate::lab::{LabOfPage, drawn};
use experiments::Snapshots;
use experiments::tuning::TuningExperiment;
use texts::Texts;

impl LabOfPage for TuningExperiment {
    const SHOWN: Option<Shown> = drawn!(
        Tuning,
        "tuning?problem=hill&dimensions=2&values=11&noise=0.2&evaluations=60&repeats=1&finalists=0",
        picture
    );

    fn game_rules(&self) -> Vec<GameRules> {
        vec![GameRules::Problem(self.problem, self.game)]
    }
}

/// The landscape, and where the search has looked.
fn picture(lab: &TuningExperiment, run: &Run, _: &'static Texts) -> Option<Picture> {
    let first = lab
        .merge(run.snapshots)
        .ok()
        .filter(|_| run.is_finished)?
        .first?;
    let problem = lab.problem();
    let columns = usize::from(problem.space().sizes()[0]);
    let cell = |point: &[u16]| usize::from(point[1]) * columns + usize::from(point[0]);
    let visits = first
        .history
        .steps(2)
        .flat_map(|step| step.points.chunks(2).map(cell))
        .collect();
    Some(Picture::Cells(Cells {
        columns,
        shades: landscape(lab, columns),
        visits,
        found: Some(cell(&first.recommended)),
    }))
}

/// The true values of a problem with two dimensions, the lowest 0.
fn landscape(lab: &TuningExperiment, columns: usize) -> Vec<f64> {
    let problem = lab.problem();
    let rows = usize::from(problem.space().sizes()[1]);
    let cells = (0..columns * rows).map(|cell| [(cell % columns) as u16, (cell / columns) as u16]);
    let values: Vec<f64> = cells
        .map(|point| problem.true_value(&point).unwrap_or(f64::NAN))
        .collect();
    let lowest = values.iter().copied().fold(f64::INFINITY, f64::min);
    values
        .iter()
        .map(|value| (value - lowest) / (1.0 - lowest))
        .collect()
}

//! Lab as the page lists it: its tile on the first page, and the rules that help to read it.

use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::picture::{Cells, Picture};
use crate::kit::rules::GameRules;
use crate::lab::{LabOfPage, drawn};
use experiments::Snapshots;
use experiments::rrrats::RrratsExperiment;
use texts::Texts;

impl LabOfPage for RrratsExperiment {
    const SHOWN: Option<Shown> = drawn!(Rrrats, "rrrats?tokens=15", picture);

    fn game_rules(&self) -> Vec<GameRules> {
        vec![GameRules::Rrrats]
    }
}

/// How likely the player to move wins in each state.
fn picture(lab: &RrratsExperiment, run: &Run, _: &'static Texts) -> Option<Picture> {
    let rules = lab.rules.rules();
    let values = lab.merge(run.snapshots).ok()?.exact?.values(&rules)?;
    let side = usize::from(rules.tokens);
    let mut shades = vec![f64::NAN; side * side];
    for (number, state) in values.states.list().iter().enumerate() {
        let cell = usize::from(state.other) * side + usize::from(state.own);
        if let Some(shade) = shades.get_mut(cell) {
            *shade = values.of_mover[0][number];
        }
    }
    Some(Picture::Cells(Cells {
        columns: side,
        shades,
        visits: Vec::new(),
        found: None,
    }))
}

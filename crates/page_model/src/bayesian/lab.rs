//! Lab as the page lists it: its tile on the first page.

use super::analysis::Analysis;
use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::picture::{Bar, Picture};
use crate::home::sketch::bar;
use crate::lab::{LabOfPage, drawn};
use experiments::Snapshots;
use experiments::bayesian::BayesianExperiment;
use std::borrow::Cow;
use std::rc::Rc;
use texts::Texts;

impl LabOfPage for BayesianExperiment {
    const SHOWN: Option<Shown> = drawn!(Bayesian, "bayesian?game=sunspots&equilibrium=2", picture);

    fn sketch() -> Picture {
        Picture::Bars(vec![bar(1.0), bar(0.4), bar(1.0), bar(0.4)], None)
    }
}

/// How often each type takes the first action.
fn picture(lab: &BayesianExperiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let found = Rc::new(lab.merge(run.snapshots).ok()?);
    let of = Analysis::new(lab, lab, found)?;
    let one = of.equilibrium()?;
    let mut all = Vec::new();
    for (player, types) in one.strategies.iter().enumerate() {
        for (kind, mixed) in types.iter().enumerate() {
            all.push(Bar {
                name: Cow::Owned(of.who(player, kind, texts)),
                value: mixed[0].value,
                interval: None,
            });
        }
    }
    Some(Picture::Bars(all, None))
}

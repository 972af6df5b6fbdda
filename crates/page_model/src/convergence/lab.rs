//! Lab as the page lists it: its tile on the first page, and the rules that help to read it.

use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::findings::scale::{curve, logarithmic};
use crate::home::picture::{Picture, Tone};
use crate::home::sketch::falling;
use crate::kit::rules::GameRules;
use crate::lab::{LabOfPage, drawn};
use experiments::Snapshots;
use experiments::convergence::{ConvergenceExperiment, CurvePoint};
use texts::Texts;

impl LabOfPage for ConvergenceExperiment {
    const SHOWN: Option<Shown> = drawn!(
        Convergence,
        "convergence?moves=44552331&agents=uct(1000)&seeds=8&width=5&height=5",
        picture
    );

    fn sketch() -> Picture {
        Picture::Curves(vec![falling(3.0), falling(1.5)])
    }

    fn game_rules(&self) -> Vec<GameRules> {
        vec![GameRules::ConnectFour]
    }
}

/// The regret of what is recommended, the longer it searches.
fn picture(lab: &ConvergenceExperiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let curves = lab.merge(run.snapshots).ok()?;
    let point = |point: &CurvePoint| Some((point.simulations as f64, point.regret.as_ref()?.mean));
    let points = curves
        .curves
        .first()?
        .points
        .iter()
        .map(point)
        .collect::<Option<Vec<_>>>()?;
    let points = logarithmic(&points)?;
    Some(Picture::Curves(vec![curve(
        Tone::Mark,
        texts.home.pictures.regret,
        points,
    )]))
}

//! Lab as the page lists it: its tile on the first page, and the rules that help to read it.

use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::findings::scale::{Points, both_logarithmic, curve};
use crate::home::picture::{Curve, Picture, Tone};
use crate::home::sketch::falling;
use crate::kit::rules::GameRules;
use crate::lab::{LabOfPage, drawn};
use experiments::Snapshots;
use experiments::regret::{CurvePoint, GameName, RegretExperiment};
use texts::Texts;

impl LabOfPage for RegretExperiment {
    const SHOWN: Option<Shown> = drawn!(Regret, "regret?iterations=300&compare=cfr-plus", picture);

    fn sketch() -> Picture {
        Picture::Curves(vec![falling(3.0), falling(1.5)])
    }

    fn game_rules(&self) -> Vec<GameRules> {
        vec![match self.game {
            GameName::Kuhn => GameRules::Kuhn,
            GameName::KuhnSeed => GameRules::KuhnShowdown,
            GameName::Leduc => GameRules::Leduc,
            GameName::LiarsDice => GameRules::LiarsDice,
            GameName::Goofspiel => GameRules::Goofspiel,
            GameName::RockPaperScissors => GameRules::RockPaperScissors,
            GameName::MatchingPennies => GameRules::MatchingPennies,
        }]
    }
}

/// How exploitable what has been learned still is.
fn picture(lab: &RegretExperiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let learned = lab.merge(run.snapshots).ok()?;
    let point = |point: &CurvePoint| (point.iteration as f64, point.exploitability.mean);
    let found: Vec<Points> = learned
        .curves
        .iter()
        .map(|curve| curve.points.iter().map(point).collect())
        .collect();
    let all: Points = found.concat();
    let names = texts.home.pictures.variants;
    let of_variant = |(number, points): (usize, &Points)| {
        let tone = if learned.curves[number].variant == lab.variant {
            Tone::First
        } else {
            Tone::Mark
        };
        let points = points
            .iter()
            .filter_map(|&point| both_logarithmic(point, &all));
        curve(tone, names[number], points.collect())
    };
    let curves = found.iter().take(names.len()).enumerate().map(of_variant);
    let curves: Vec<Curve> = curves.collect();
    curves
        .iter()
        .all(|curve| !curve.points.is_empty())
        .then_some(Picture::Curves(curves))
}

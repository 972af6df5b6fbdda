//! Lab as the page lists it: its tile on the first page, and the rules that help to read it.

use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::findings::scale::{Points, both_logarithmic, curve};
use crate::home::picture::{Curve, Picture, Tone};
use crate::home::sketch::falling;
use crate::kit::rules::GameRules;
use crate::lab::{LabOfPage, drawn};
use experiments::Snapshots;
use experiments::general_sum::{Checkpoint, GameName, GeneralSumExperiment};
use texts::Texts;

impl LabOfPage for GeneralSumExperiment {
    const SHOWN: Option<Shown> = drawn!(GeneralSum, "general-sum?iterations=1000", picture);

    fn sketch() -> Picture {
        Picture::Curves(vec![falling(3.0), falling(1.5)])
    }

    fn game_rules(&self) -> Vec<GameRules> {
        vec![match self.game {
            GameName::KuhnForThree => GameRules::KuhnForThree,
            GameName::Shapley => GameRules::Shapley,
            GameName::BattleOfTheSexes => GameRules::BattleOfTheSexes,
            GameName::Kuhn => GameRules::Kuhn,
            GameName::RockPaperScissors => GameRules::RockPaperScissors,
        }]
    }
}

/// What can still be gained, and what is regretted.
fn picture(lab: &GeneralSumExperiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let findings = lab.merge(run.snapshots).ok()?;
    let points = &findings.run(0)?.checkpoints;
    let found = [Checkpoint::largest_gain, Checkpoint::largest_regret].map(|of| {
        let point = |point: &Checkpoint| (point.iteration as f64, of(point));
        points.iter().map(point).collect::<Points>()
    });
    let all: Points = found.concat();
    let lines = found.iter().zip([Tone::First, Tone::Mark]);
    let named = lines.zip(texts.home.pictures.promises);
    let line = |((points, tone), name): ((&Points, Tone), &'static str)| {
        let points = points.iter();
        curve(
            tone,
            name,
            points
                .filter_map(|&point| both_logarithmic(point, &all))
                .collect(),
        )
    };
    let curves: Vec<Curve> = named.map(line).collect();
    let is_known = curves.iter().all(|curve| !curve.points.is_empty());
    is_known.then_some(Picture::Curves(curves))
}

//! Lab as the page lists it: its tile on the first page, and the rules that help to read it.

use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::findings::scale::curve;
use crate::home::picture::{Picture, Tone};
use crate::home::sketch::rising;
use crate::kit::rules::GameRules;
use crate::lab::{LabOfPage, drawn};
use experiments::Snapshots;
use experiments::evolution::{EvolutionExperiment, GameName};
use experiments::generation::GenerationExperiment;
use texts::Texts;

impl LabOfPage for EvolutionExperiment {
    const SHOWN: Option<Shown> = drawn!(
        Evolution,
        "evolution?game=war&algorithm=iterative&generations=8&epsilon=0.3",
        picture
    );

    fn sketch() -> Picture {
        Picture::Curves([1.0, 2.0, 3.0].map(rising).to_vec())
    }

    fn game_rules(&self) -> Vec<GameRules> {
        vec![match self.game {
            GameName::Rrrats => GameRules::Rrrats,
            GameName::War => GameRules::War,
            GameName::ConnectFour => GameRules::ConnectFour,
        }]
    }
}

impl LabOfPage for GenerationExperiment {
    fn game_rules(&self) -> Vec<GameRules> {
        self.evolution().game_rules()
    }
}

/// The share of each order, generation by generation.
fn picture(lab: &EvolutionExperiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let findings = lab.merge(run.snapshots).ok()?;
    let steps = &findings.evolved.first()?.steps;
    let tones = [Tone::First, Tone::Second, Tone::Quiet];
    let line = |(order, tone): (usize, Tone)| {
        let begin = steps.first().map(|step| (0.0, step.parent_meaning[order]));
        let after = steps.iter().map(|step| {
            let meaning = if step.is_accepted {
                &step.offspring_meaning
            } else {
                &step.parent_meaning
            };
            (step.number as f64 / lab.generations as f64, meaning[order])
        });
        curve(
            tone,
            texts.home.pictures.orders[order],
            begin.into_iter().chain(after).collect(),
        )
    };
    (!steps.is_empty()).then(|| Picture::Curves(tones.into_iter().enumerate().map(line).collect()))
}

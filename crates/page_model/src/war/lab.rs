//! Lab as the page lists it: its tile on the first page, and the rules that help to read it.

use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::findings::scale::curve;
use crate::home::picture::{Picture, Tone};
use crate::home::sketch::closing;
use crate::kit::rules::GameRules;
use crate::lab::{LabOfPage, drawn};
use experiments::war::WarExperiment;
use experiments::war_game::{WarGame, WarGameExperiment};
use games::war::CARDS;
use texts::Texts;

impl LabOfPage for WarExperiment {
    const SHOWN: Option<Shown> = drawn!(WarGame, "war-game", picture);

    fn sketch() -> Picture {
        Picture::Curves(vec![closing(0.6), closing(-0.6)])
    }

    fn game_rules(&self) -> Vec<GameRules> {
        vec![GameRules::War]
    }
}

impl LabOfPage for WarGameExperiment {
    fn game_rules(&self) -> Vec<GameRules> {
        vec![GameRules::War]
    }
}

/// The cards of both players by round.
fn picture(lab: &WarGameExperiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let record = run.records.first().filter(|_| run.is_finished)?;
    let (rounds, counts) = WarGame::decode(record, lab)?.counts();
    let last = rounds.last()?.max(1.0);
    let tones = [Tone::First, Tone::Second];
    let line = |(player, counts): (usize, &Vec<f64>)| {
        let places = rounds.iter().zip(counts);
        let points = places.map(|(round, count)| (round / last, count / CARDS as f64));
        curve(
            tones[player],
            texts.home.pictures.stores[player],
            points.collect(),
        )
    };
    Some(Picture::Curves(
        counts.iter().enumerate().map(line).collect(),
    ))
}

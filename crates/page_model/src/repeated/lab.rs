//! Lab as the page lists it: its tile on the first page.

use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::findings::scale::curve;
use crate::home::picture::{Picture, Tone};
use crate::home::sketch::closing;
use crate::lab::{LabOfPage, drawn};
use experiments::Snapshots;
use experiments::repeated::RepeatedExperiment;
use texts::Texts;

impl LabOfPage for RepeatedExperiment {
    const SHOWN: Option<Shown> = drawn!(Repeated, "repeated?rounds=60&matches=1", picture);

    fn sketch() -> Picture {
        Picture::Curves(vec![closing(0.4), closing(-0.4)])
    }
}

/// What both have got per round so far, round by round.
fn picture(lab: &RepeatedExperiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let findings = lab.merge(run.snapshots).ok()?;
    let game = &lab.stage.stage().ok()?.game;
    let rounds = &findings.analysis.film.rounds;
    if rounds.is_empty() || rounds.len() < findings.analysis.film.played as usize {
        return None;
    }
    let highest = (0..2).flat_map(|player| game.units(player)).max()?;
    let along = |player: usize| {
        let mut sum = 0;
        let points = rounds.iter().enumerate().map(|(number, round)| {
            let [own, other] = [player, 1 - player].map(|side| usize::from(round.actions[side]));
            sum += game.units(player)[own * game.size(1 - player) + other];
            let played = number as f64 + 1.0;
            let mean = sum as f64 / played / *highest as f64;
            (played / rounds.len() as f64, mean)
        });
        points.collect()
    };
    let [first, second] = texts.home.pictures.repeated;
    Some(Picture::Curves(vec![
        curve(Tone::First, first, along(0)),
        curve(Tone::Second, second, along(1)),
    ]))
}

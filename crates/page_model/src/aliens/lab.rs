//! Lab as the page lists it: its tile on the first page, and the rules that help to read it.

use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::findings::scale::curve;
use crate::home::picture::{Picture, Tone};
use crate::home::sketch::{falling, rising};
use crate::kit::rules::GameRules;
use crate::lab::{LabOfPage, drawn};
use experiments::aliens::AliensExperiment;
use experiments::aliens_game::AliensGameExperiment;
use games::aliens::Position;
use texts::Texts;

/// Steps between points of the curves.
const STRIDE: usize = 4;

impl LabOfPage for AliensExperiment {
    const SHOWN: Option<Shown> = drawn!(AliensGame, "aliens-game", picture);

    fn sketch() -> Picture {
        Picture::Curves(vec![rising(2.0), falling(2.0)])
    }

    fn game_rules(&self) -> Vec<GameRules> {
        vec![GameRules::Aliens]
    }
}

impl LabOfPage for AliensGameExperiment {
    fn game_rules(&self) -> Vec<GameRules> {
        vec![GameRules::Aliens]
    }
}

/// Points, and aliens that are left, by steps.
fn picture(lab: &AliensGameExperiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let record = run.records.first().filter(|_| run.is_finished)?;
    let game = lab.playthrough(&AliensGameExperiment::decode(record)?);
    let last = game.steps();
    let steps = (0..last).step_by(STRIDE).chain([last]);
    let moments: Vec<(f64, &Position)> = steps
        .map(|step| (step as f64 / last.max(1) as f64, game.at(step)))
        .collect();
    let most = f64::from(game.now().points().max(1));
    let aliens = f64::from(game.now().rules().aliens);
    let [points, left] = texts.home.pictures.aliens;
    let line = |value: &dyn Fn(&Position) -> f64| {
        let places = moments
            .iter()
            .map(|&(x, now)| (x, value(now).clamp(0.0, 1.0)));
        places.collect()
    };
    Some(Picture::Curves(vec![
        curve(
            Tone::First,
            points,
            line(&|now| f64::from(now.points()) / most),
        ),
        curve(
            Tone::Second,
            left,
            line(&|now| f64::from(now.aliens_left()) / aliens),
        ),
    ]))
}

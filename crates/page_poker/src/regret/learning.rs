//! The best answers to what the runs have learned, found by a worker, and a strategy from a file.

use super::strategy_files::Loaded;
use engines::regret::Strategy;
use experiments::Experiment;
use experiments::regret::rules::Rules;
use experiments::regret::{Evaluated, Findings, RegretExperiment};
use page_kit::components::answer::{Answered, use_answer};
use std::rc::Rc;
use yew::prelude::*;

/// The averages learned so far, answered best; nothing before there are any.
#[hook]
pub fn use_answers(lab: &RegretExperiment, learned: &Findings) -> Answered<Evaluated> {
    let average = learned.main.as_ref().map(|main| &main.average);
    let answered = use_evaluated(lab, average);
    let fits = |answers: &Rc<Evaluated>| answers.fits(&learned.tree);
    Answered {
        latest: answered.latest.filter(fits),
        ..answered
    }
}

/// A strategy from a file, answered best, whatever else the lab is about.
#[hook]
pub fn use_loaded(lab: &RegretExperiment, loaded: Option<&Strategy>) -> Answered<Evaluated> {
    use_evaluated(&lab.game_alone(), loaded)
}

/// A strategy from a file, and what is done when one is opened or put away.
#[derive(Clone)]
pub struct File {
    pub loaded: Option<Loaded>,
    pub on_load: Callback<Option<Loaded>>,
}

/// The strategy that was opened, for the game of this lab.
#[hook]
pub fn use_file(lab: &RegretExperiment) -> File {
    // With the game it belongs to.
    let kept = use_state(|| None::<(Rules, Loaded)>);
    let game = lab.rules();
    let loaded = kept.as_ref().filter(|known| known.0 == game);
    let loaded = loaded.map(|known| known.1.clone());
    let on_load = use_callback(game, {
        let kept = kept.setter();
        move |read: Option<Loaded>, game: &Rules| {
            kept.set(read.map(|read| (*game, read)));
        }
    });
    File { loaded, on_load }
}

#[hook]
fn use_evaluated(lab: &RegretExperiment, strategy: Option<&Strategy>) -> Answered<Evaluated> {
    let experiment = Experiment::Regret(lab.clone());
    use_answer(&experiment, strategy.map(RegretExperiment::evaluating), &[])
}

//! The best answers to what the runs have learned, found by a worker.

use crate::app::components::answer::{Answered, use_answer};
use engines::regret::Strategy;
use experiments::Experiment;
use experiments::regret::{Evaluated, Learned, RegretLab};
use std::rc::Rc;
use yew::prelude::*;

/// The averages learned so far, answered best; nothing before there are any.
#[hook]
pub fn use_answers(lab: &RegretLab, learned: &Learned) -> Answered<Evaluated> {
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
pub fn use_loaded(lab: &RegretLab, loaded: Option<&Strategy>) -> Answered<Evaluated> {
    let game = RegretLab {
        game: lab.game,
        cards: lab.cards,
        ..RegretLab::default()
    };
    use_evaluated(&game, loaded)
}

#[hook]
fn use_evaluated(lab: &RegretLab, strategy: Option<&Strategy>) -> Answered<Evaluated> {
    let experiment = Experiment::Regret(lab.clone());
    use_answer(&experiment, strategy.map(RegretLab::evaluating), &[])
}

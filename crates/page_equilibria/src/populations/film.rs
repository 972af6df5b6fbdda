//! The frames that have come: parts of the film are asked for one after the other, that of the moment first.

use experiments::populations::PopulationsInquiry;
use experiments::{Experiment, LabExperiment};
use page_kit::components::answer::use_answer;
use page_model::populations::analysis::Analysis;
use page_model::populations::film::Film;
use std::rc::Rc;
use yew::prelude::*;

/// Of which question the parts are, and the parts.
type Kept = (Experiment, Film);

/// The film of the run that is watched, as far as it is there.
#[hook]
pub fn use_film(of: &Analysis) -> Rc<Film> {
    let question = Experiment::from(of.asked.asked());
    let kept = use_state_eq(|| None::<Rc<Kept>>);
    let film = match &*kept {
        Some(kept) if kept.0 == question => Rc::new(kept.1.clone()),
        _ => Rc::default(),
    };
    let is_drawn = of.asked.has_places();
    let moment = of.asked.generation.unwrap_or(of.asked.watched);
    let next = film.next(moment, of.asked.watched).filter(|_| is_drawn);
    let answer = use_answer(&question, next.map(PopulationsInquiry::film), &[]);
    let part = answer.latest.filter(|part| Some(part.number) == next);
    {
        let (kept, film) = (kept.setter(), film.clone());
        use_effect_with((question, part), move |(question, part)| {
            if let Some(part) = part {
                kept.set(Some(Rc::new((question.clone(), film.with(part.clone())))));
            }
        });
    }
    film
}

//! Read as: what a text from elsewhere was taken for, and its other readings, for as long as the game is shown.

use super::lab_page::use_go;
use crate::app::context::use_page;
use crate::app::router::Entry;
use experiments::{Experiment, FromFile};
use std::cell::RefCell;
use yew::prelude::*;

thread_local! {
    /// The readings of the text that was read last.
    static READINGS: RefCell<Vec<FromFile<Experiment>>> = const { RefCell::new(Vec::new()) };
}

/// Keeps what a text may be, for the page that shows its first reading.
pub fn keep(readings: Vec<FromFile<Experiment>>) {
    READINGS.set(readings);
}

/// Reads the text of a game that is none as links write it, if it is one as people have them elsewhere.
#[hook]
pub fn use_foreign_text(experiment: &Experiment) {
    let go = use_go::<Experiment>();
    use_effect_with(experiment.clone(), move |experiment| {
        let text = experiment.foreign_text();
        let readings = text.and_then(|text| experiment.with_file(text));
        if let Some(Ok(readings)) = readings
            && let Some(first) = readings.first()
        {
            let experiment = first.experiment.clone();
            keep(readings);
            go.emit((experiment, Entry::Replace));
        }
    });
}

#[derive(PartialEq, Properties)]
pub struct ReadAsProps {
    pub experiment: Experiment,
}

/// A line with what the text was taken for and a button for each other reading; nothing for other games.
#[component]
pub fn ReadAs(props: &ReadAsProps) -> Html {
    let words = &use_page().texts.notices;
    let go = use_go::<Experiment>();
    let readings = READINGS.with_borrow(Clone::clone);
    let asked = props.experiment.asked();
    let (shown, others): (Vec<_>, Vec<_>) = readings
        .into_iter()
        .partition(|reading| reading.experiment.asked() == asked);
    let told = shown.into_iter().next();
    let Some(shown) = told.filter(|shown| !shown.is_sure || !others.is_empty()) else {
        return Html::default();
    };
    let other = |(number, other): (usize, FromFile<Experiment>)| {
        let label = (words.read_instead)(&other.taken_for);
        let onclick = go.reform(move |_: MouseEvent| (other.experiment.clone(), Entry::Push));
        html! { <button {onclick} data-key={format!("reading-{number}")}>{ label }</button> }
    };
    html! {
        <div class="card rows" role="status" id="read-as">
            <p>{ (words.read_as)(&shown.taken_for) }</p>
            { for shown.notes.iter().map(|note| html! { <p>{ note }</p> }) }
            if !others.is_empty() {
                <div class="actions">{ for others.into_iter().enumerate().map(other) }</div>
            }
        </div>
    }
}

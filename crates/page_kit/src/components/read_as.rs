//! Read as: what a text from elsewhere was taken for, and its other readings, for as long as the game is shown.

use crate::context::{Context, use_page};
use crate::router::Entry;
use experiments::{Experiment, FromFile};
use page_model::kit::readings;
use yew::prelude::*;

/// Reads the text of a game that is none as links write it, if it is one as people have them elsewhere.
#[hook]
pub fn use_foreign_text(experiment: &Experiment) {
    let router = use_page().router;
    use_effect_with(experiment.clone(), move |experiment| {
        let text = experiment.foreign_text();
        let readings = text.and_then(|text| experiment.with_file(text));
        if let Some(Ok(readings)) = readings
            && let Some(first) = readings.first()
        {
            let link = first.experiment.link();
            readings::keep(readings);
            router.go(&link, Entry::Replace);
        }
    });
}

/// A line with what the text was taken for and a button for each other reading; nothing for other games.
pub fn read_as(experiment: &Experiment, page: &Context) -> Html {
    let words = &page.texts.notices;
    let asked = experiment.asked();
    let (shown, others): (Vec<_>, Vec<_>) = readings::last()
        .into_iter()
        .partition(|reading| reading.experiment.asked() == asked);
    let told = shown.into_iter().next();
    let Some(shown) = told.filter(|shown| !shown.is_sure || !others.is_empty()) else {
        return Html::default();
    };
    let other = |(number, other): (usize, FromFile<Experiment>)| {
        let label = (words.read_instead)(&other.taken_for);
        let router = page.router.clone();
        let onclick =
            Callback::from(move |_: MouseEvent| router.go(&other.experiment.link(), Entry::Push));
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

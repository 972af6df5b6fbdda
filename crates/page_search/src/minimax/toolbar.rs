//! Over the tree: a second search, what to predict, and exercises; and the buttons that begin a game.

use super::go::Go;
use experiments::LabExperiment;
use experiments::minimax::{GameName, MinimaxExperiment, Person};
use experiments::parameters::Parameters;
use page_kit::components::filter_map_callback;
use page_kit::device;
use page_kit::router::Entry;
use page_model::minimax::changes::{can_be_hidden, hiding, new_exercise, played_by};
use texts::{MinimaxTexts, ParameterText, Texts};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The toolbar.
pub fn toolbar(lab: &MinimaxExperiment, go: &Go, texts: &'static Texts) -> Html {
    let words = &texts.labs.minimax.page;
    let new_exercise = {
        let (lab, go) = (lab.clone(), go.clone());
        Callback::from(move |_: MouseEvent| {
            go.emit((new_exercise(&lab, device::new_seed()), Entry::Push))
        })
    };
    html! {
        <div class="toolbar">
            { beside(lab, go, &texts.labs.minimax.parameters.versus) }
            { predict(lab, go, &texts.labs.minimax.parameters.hide) }
            <div class="actions">
                if lab.game == GameName::Exercise {
                    <button id="new-exercise" onclick={new_exercise}>{ words.new_exercise }</button>
                }
                if lab.is_game() {
                    <button id="leave-game" onclick={to_person(lab, go, Person::Nobody)}>{ words.leave_game }</button>
                }
            </div>
        </div>
    }
}

/// The buttons that begin a game from this position; `on_begin` hears that a person begins to play.
pub fn play_buttons(
    lab: &MinimaxExperiment,
    go: &Go,
    on_begin: &Callback<()>,
    words: &MinimaxTexts,
) -> Html {
    let play = |person: Person| {
        let (on_begin, change) = (on_begin.clone(), to_person(lab, go, person));
        Callback::from(move |event: MouseEvent| {
            on_begin.emit(());
            change.emit(event);
        })
    };
    html! {
        <div class="actions">
            <button id="play-first" onclick={play(Person::First)}>{ words.play_first }</button>
            <button id="play-second" onclick={play(Person::Second)}>{ words.play_second }</button>
        </div>
    }
}

/// The same position, played by this person.
fn to_person(lab: &MinimaxExperiment, go: &Go, person: Person) -> Callback<MouseEvent> {
    let (lab, go) = (lab.clone(), go.clone());
    Callback::from(move |_: MouseEvent| {
        go.emit((played_by(&lab, person), Entry::Push));
    })
}

/// The second search: beside the first, to compare.
fn beside(lab: &MinimaxExperiment, go: &Go, words: &'static ParameterText) -> Html {
    if lab.is_game() {
        return Html::default();
    }
    let onchange = {
        let (lab, go) = (lab.clone(), go.clone());
        filter_map_callback(
            &Callback::from(move |text: String| {
                if let Ok(next) = lab.with("versus", &text) {
                    go.emit((next.after_edit_of(&lab), Entry::Push));
                }
            }),
            |event: Event| Some(event.target_dyn_into::<HtmlSelectElement>()?.value()),
        )
    };
    let (label, value) = (words.label, Parameters::write(lab, "versus"));
    let option = |&(name, option): &(&'static str, &'static str)| {
        html! { <option value={name} selected={name == value}>{ format!("{label}: {option}") }</option> }
    };
    html! { <select id="beside" aria-label={label} {onchange}>{ for words.options.iter().map(option) }</select> }
}

fn predict(lab: &MinimaxExperiment, go: &Go, words: &'static ParameterText) -> Html {
    let label = words.label;
    let onchange = {
        let (lab, go) = (lab.clone(), go.clone());
        filter_map_callback(
            &Callback::from(move |text: String| {
                go.emit((hiding(&lab, &text), Entry::Replace));
            }),
            |event: Event| Some(event.target_dyn_into::<HtmlSelectElement>()?.value()),
        )
    };
    if lab.is_game() {
        return Html::default();
    }
    let value = Parameters::write(lab, "hide");
    let option = |(name, option): (&'static str, &'static str)| {
        html! { <option value={name} selected={name == value}>{ format!("{label}: {option}") }</option> }
    };
    let offered =
        can_be_hidden(lab).map(|name| (name, words.option_named(name).unwrap_or_default()));
    html! { <select id="hide" aria-label={label} {onchange}>{ for offered.map(option) }</select> }
}

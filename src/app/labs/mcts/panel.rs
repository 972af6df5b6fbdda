//! Beside the board: what the machine thinks, how the thought grew, and the experiment's settings.

use super::driver::{Ask, Driver};
use super::thoughts_table::thoughts_table;
use crate::app::components::parameter_form::{Change, ParameterForm};
use crate::app::context::use_page;
use crate::app::router::Entry;
use crate::experiments::mcts::MctsLab;
use crate::experiments::parameters::Parameters;
use crate::texts::MctsTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PanelProps {
    pub lab: MctsLab,
    pub driver: Driver,
}

/// The panel.
#[component]
pub fn Panel(props: &PanelProps) -> Html {
    let texts = use_page().texts;
    let lab_texts = &texts.mcts;
    let driver = &props.driver;
    let past = driver.shows_past() && driver.shown().is_some();
    let heading = if past {
        lab_texts.past_thoughts
    } else {
        lab_texts.thoughts
    };
    html! {
        <div class="panel">
            <section aria-labelledby="thoughts-heading">
                <h2 id="thoughts-heading">{ heading }</h2>
                { driver.shown().map_or_else(
                    || html! { <p class="quiet">{ nothing_found(&props.lab, lab_texts) }</p> },
                    |found| thoughts_table(found, driver.shows_past(), texts),
                ) }
            </section>
            <section aria-labelledby="settings-heading">
                <h2 id="settings-heading">{ lab_texts.settings }</h2>
                { settings(props) }
            </section>
        </div>
    }
}

fn nothing_found(lab: &MctsLab, words: &MctsTexts) -> &'static str {
    if lab.outcome().is_some() {
        words.nothing_to_think
    } else {
        words.no_thoughts
    }
}

fn settings(props: &PanelProps) -> Html {
    let value = {
        let lab = props.lab.clone();
        Callback::from(move |key: &'static str| lab.write(key))
    };
    let on_change = {
        let (lab, ask) = (props.lab.clone(), props.driver.ask.clone());
        Callback::from(move |Change { key, text }: Change| {
            let Some(changed) = lab.with(key, &text) else {
                return false;
            };
            // Another board is another game: the way back to the old one stays.
            let board = MctsLab::is_board_key(key);
            let entry = if board { Entry::Push } else { Entry::Replace };
            ask.emit(Ask::Set {
                lab: changed,
                entry,
            });
            true
        })
    };
    html! { <ParameterForm schema={MctsLab::SCHEMA} {value} {on_change} /> }
}

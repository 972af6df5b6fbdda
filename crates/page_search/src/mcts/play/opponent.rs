//! Opponent: who plays the machine's sides, of those that are worth playing against; any other agent is typed in the form. And the lab's
//! own search plain or with all its knowledge, at a press.

use crate::mcts::command::Command;
use crate::mcts::driver::Driver;
use engines::agents::Agent;
use engines::mcts::UctParameters;
use experiments::LabExperiment;
use experiments::common::agents;
use experiments::mcts::{Machine, MctsExperiment};
use experiments::parameters::Parameters;
use page_kit::components::tabs::{Tabs, tabs};
use page_kit::router::Entry;
use texts::Texts;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The lab's own search, and agents from weak to strong.
const OPPONENTS: [&str; 9] = [
    "uct",
    "random",
    "tactical",
    "flat(1000)",
    "minimax(4)",
    "uct(1000)",
    "knowledge(1000)",
    "knowledge(10000)",
    "perfect",
];

/// The choice.
pub fn opponent(lab: &MctsExperiment, driver: &Driver, texts: &Texts) -> Html {
    let words = &texts.labs.mcts.page;
    let onchange = {
        let (lab, command) = (lab.clone(), driver.command.clone());
        Callback::from(move |event: Event| {
            let select = event.target_dyn_into::<HtmlSelectElement>();
            let chosen = select.and_then(|select| lab.with("agent", &select.value()));
            if let Some(lab) = chosen {
                command.emit(Command::Set {
                    lab,
                    entry: Entry::Replace,
                });
            }
        })
    };
    let now = lab.write("agent");
    let is_listed = OPPONENTS.contains(&now.as_str());
    let option = |value: &str| {
        html! { <option value={value.to_owned()} selected={value == now}>{ name(value, texts) }</option> }
    };
    html! {
        <>
            <div class="field">
                <label for="opponent">{ words.opponent }</label>
                <select id="opponent" {onchange}>
                    { for OPPONENTS.into_iter().map(option) }
                    if !is_listed { { option(&now) } }
                </select>
            </div>
            if lab.agent == Machine::Settings { { strength(lab, driver, texts) } }
        </>
    }
}

fn name(agent: &str, texts: &Texts) -> String {
    match agent.parse::<Agent>() {
        Ok(agent) => agents::agent_name(&agent, texts),
        Err(_) => texts.labs.mcts.page.these_settings.to_owned(),
    }
}

/// The plain search, or the one with all its knowledge.
fn strength(lab: &MctsExperiment, driver: &Driver, texts: &Texts) -> Html {
    let words = &texts.labs.mcts.page;
    let strengths = [UctParameters::PLAIN, UctParameters::knowledge()]
        .map(|parameters| lab.with_uct_parameters(&parameters));
    let chosen = strengths.iter().position(|strength| strength == lab);
    let on_choose = driver.command.reform(move |place: usize| {
        let lab = strengths[place].clone();
        let entry = Entry::Replace;
        Command::Set { lab, entry }
    });
    let strengths = tabs([(0, words.preset_plain), (1, words.preset_knowledge)]);
    html! { <Tabs<usize> label={words.strength} tabs={strengths} {chosen} {on_choose} /> }
}

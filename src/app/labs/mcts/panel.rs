//! Beside the board: what the machine thinks, how the thought grew, and the experiment's settings.

use super::driver::{Command, Driver};
use super::thinking::Found;
use super::thoughts_table::{Beside, moves_table, summary_line};
use super::truth::{Known, Truths};
use crate::app::components::change::{Change, Taken};
use crate::app::components::parameter_form::ParameterForm;
use crate::app::components::section::Section;
use crate::app::components::tabs::{Tabs, tabs};
use crate::app::context::use_page;
use crate::app::router::Entry;
use engines::agents::Agent;
use engines::mcts::UctParameters;
use experiments::Lab;
use experiments::common::agents;
use experiments::mcts::MctsLab;
use experiments::parameters::Parameters;
use games::Turn;
use texts::{MctsTexts, Texts};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The lab's own search, and agents from weak to strong.
const OPPONENTS: [&str; 8] = [
    "uct",
    "random",
    "tactical",
    "minimax(4)",
    "uct(1000)",
    "knowledge(1000)",
    "knowledge(10000)",
    "perfect",
];

#[derive(PartialEq, Properties)]
pub struct PanelProps {
    pub lab: MctsLab,
    pub driver: Driver,
    pub truths: Truths,
}

/// The panel.
#[component]
pub fn Panel(props: &PanelProps) -> Html {
    let texts = use_page().texts;
    let lab_texts = &texts.labs.mcts.page;
    let driver = &props.driver;
    let found = driver.shown();
    let past = driver.past_of(&props.lab);
    let is_past = past.is_some();
    let heading = match &past {
        Some(past) => (lab_texts.past_thoughts)(past.plies() + 1),
        None => lab_texts.thoughts.to_owned(),
    };
    let known = props.truths.now.as_ref();
    // The exact scores beside the thoughts are those of the position thought about.
    let of_thoughts = if is_past {
        props.truths.past.as_ref()
    } else {
        known
    };
    let beside = Beside {
        lab: &props.lab,
        truth: of_thoughts.map(|known| &*known.truth),
    };
    html! {
        <div class="panel">
            <Section name="thoughts" {heading}>
                if props.lab.outcome().is_none() || is_past {
                    { moves_table(found.map(|found| &**found), &beside, texts) }
                }
                if let Some((past, known)) = past.as_ref().zip(props.truths.past.as_ref()) {
                    { verdict("past-verdict", past, known, found.map(|found| &**found), texts) }
                }
                if let Some(known) = known.filter(|_| !is_past && props.lab.outcome().is_none()) {
                    { verdict("verdict", &props.lab, known, found.map(|found| &**found), texts) }
                }
                { match found {
                    None => html! { <p class="quiet">{ nothing_found(&props.lab, lab_texts) }</p> },
                    Some(found) => summary_line(&props.lab, found, is_past, texts),
                } }
                if let Some(known) = known.filter(|_| is_past && props.lab.outcome().is_none()) {
                    <h3>{ lab_texts.position_now }</h3>
                    { verdict("verdict", &props.lab, known, None, texts) }
                }
            </Section>
            <Section name="settings" heading={texts.lab_page.all_settings}>
                { opponent(props, texts) }
                { strength(props, lab_texts) }
                { settings(props) }
            </Section>
        </div>
    }
}

/// What perfect play leads to in the position of `lab`, and what the choice of what was `found` about it would cost.
fn verdict(
    id: &'static str,
    lab: &MctsLab,
    known: &Known,
    found: Option<&Found>,
    texts: &Texts,
) -> Html {
    let words = &texts.labs.solve.page;
    let truth = &known.truth;
    let player = match lab.turn() {
        Turn::Player(player) => player.index(),
        Turn::Chance | Turn::Over => 0,
    };
    let sentence = match truth.best() {
        Some(score) => (words.verdict)(score, player),
        None if known.is_finished && truth.nodes() == 0 => words.too_large.to_owned(),
        None => words.no_verdict.to_owned(),
    };
    let regret = found.and_then(|found| truth.regret(found.thoughts.best?));
    html! {
        <p class="small" {id} data-finished={known.is_finished.to_string()} data-nodes={truth.nodes().to_string()}>
            { sentence }
            if let Some(regret) = regret { { " " }{ (words.regret)(regret) } }
        </p>
    }
}

/// Who plays the machine's sides, of those that are worth playing against; any other agent is typed in the form.
fn opponent(props: &PanelProps, texts: &'static Texts) -> Html {
    let (lab, command) = (props.lab.clone(), props.driver.command.clone());
    let onchange = Callback::from(move |event: Event| {
        let select = event.target_dyn_into::<HtmlSelectElement>();
        let chosen = select.and_then(|select| lab.with("agent", &select.value()));
        if let Some(lab) = chosen {
            command.emit(Command::Set {
                lab,
                entry: Entry::Replace,
            });
        }
    });
    let now = props.lab.write("agent");
    let is_listed = OPPONENTS.contains(&now.as_str());
    let option = |value: &str| {
        let label = match value.parse::<Agent>() {
            Ok(agent) => agents::agent_name(&agent, texts),
            Err(_) => texts.labs.mcts.page.these_settings.to_owned(),
        };
        html! { <option value={value.to_owned()} selected={value == now}>{ label }</option> }
    };
    html! {
        <div class="field">
            <label for="opponent">{ texts.labs.mcts.page.opponent }</label>
            <select id="opponent" {onchange}>
                { for OPPONENTS.into_iter().map(option) }
                if !is_listed { { option(&now) } }
            </select>
        </div>
    }
}

/// The plain search, or the one with all its knowledge, at a click.
fn strength(props: &PanelProps, words: &MctsTexts) -> Html {
    let strengths = [UctParameters::PLAIN, UctParameters::knowledge()]
        .map(|parameters| props.lab.with_uct_parameters(&parameters));
    let chosen = strengths.iter().position(|lab| *lab == props.lab);
    let on_choose = props.driver.command.reform(move |place: usize| {
        let lab = strengths[place].clone();
        let entry = Entry::Replace;
        Command::Set { lab, entry }
    });
    let strengths = tabs([(0, words.preset_plain), (1, words.preset_knowledge)]);
    html! { <Tabs<usize> label={words.strength} tabs={strengths} {chosen} {on_choose} /> }
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
        let (lab, command) = (props.lab.clone(), props.driver.command.clone());
        Callback::from(move |Change { key, text }: Change| {
            let Some(changed) = lab.with(key, &text) else {
                return Taken::No;
            };
            // Another board is another game: the way back to the old one stays.
            let board = MctsLab::is_board_key(key);
            let entry = if board { Entry::Push } else { Entry::Replace };
            command.emit(Command::Set {
                lab: changed,
                entry,
            });
            Taken::Yes
        })
    };
    html! { <ParameterForm schema={MctsLab::schema()} {value} {on_change} /> }
}

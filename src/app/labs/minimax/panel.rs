//! Beside the tree: the step in words, and the experiment's settings.

use super::go::Go;
use super::side_tree::name_of_side;
use super::step_panel::StepPanel;
use super::view::View;
use crate::app::components::change::{Change, Taken};
use crate::app::components::lab_page::presets::{PresetLinks, Presets};
use crate::app::components::parameter_form::ParameterForm;
use crate::app::components::section::Section;
use crate::app::components::tabs::{Tabs, tabs};
use crate::app::context::use_page;
use crate::app::router::Entry;
use experiments::Lab;
use experiments::minimax::presets::PRESETS;
use experiments::minimax::{GameName, MinimaxLab, Side};
use experiments::parameters::Parameters;
use texts::{MinimaxTexts, Texts};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PanelProps {
    pub lab: MinimaxLab,
    pub view: View,
    pub in_focus: Side,
    pub on_side: Callback<Side>,
    pub go: Go,
}

/// The panel.
#[component]
pub fn Panel(props: &PanelProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.minimax.page;
    let (lab, view) = (&props.lab, &props.view);
    let sides = tabs(Side::BOTH.map(|side| (side, name_of_side(lab, side, texts))));
    html! {
        <div class="panel">
            if let Some(side) = view.side(props.in_focus) {
                <Section name="step" heading={words.this_step}>
                    if view.sides.len() > 1 {
                        <Tabs<Side> label={words.this_step} tabs={sides} chosen={props.in_focus} on_choose={props.on_side.clone()} />
                    }
                    <StepPanel lab={lab.clone()} side={side.clone()} predictions={(*view.predictions).clone()} />
                </Section>
            }
            <Section name="settings" heading={texts.lab_page.all_settings}>
                <PresetLinks presets={Presets::of_lab(MinimaxLab::NAME, &PRESETS, words.preset_names)} />
                { settings(props, texts) }
                <p class="quiet small"><strong>{ words.evaluation }{ ": " }</strong>{ evaluation(lab, words) }</p>
            </Section>
        </div>
    }
}

fn evaluation(lab: &MinimaxLab, words: &MinimaxTexts) -> &'static str {
    match lab.game {
        GameName::Tree | GameName::Exercise => words.evaluation_of_trees,
        GameName::TicTacToe => words.evaluation_of_tic_tac_toe,
        GameName::Nim => words.evaluation_of_nim,
        GameName::ConnectFour => words.evaluation_of_connect_four,
    }
}

fn settings(props: &PanelProps, texts: &'static Texts) -> Html {
    let value = {
        let lab = props.lab.clone();
        Callback::from(move |key: &'static str| Parameters::write(&lab, key))
    };
    let shows = {
        let lab = props.lab.clone();
        Callback::from(move |key: &'static str| lab.uses(key))
    };
    let on_change = {
        let (lab, go) = (props.lab.clone(), props.go.clone());
        Callback::from(move |Change { key, text }: Change| {
            let changed = match lab.with(key, &text) {
                Ok(changed) => changed,
                Err(Some(problem)) => return Taken::Because(problem.sentence(texts)),
                Err(None) => return Taken::No,
            };
            // Another position is another experiment: the way back to the old one stays.
            let moves_are_lost = changed.moves != lab.moves || changed.game != lab.game;
            let entry = if moves_are_lost {
                Entry::Push
            } else {
                Entry::Replace
            };
            go.emit((changed, entry));
            Taken::Yes
        })
    };
    html! { <ParameterForm schema={MinimaxLab::schema()} {value} {shows} {on_change} /> }
}

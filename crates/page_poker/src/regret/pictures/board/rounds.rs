//! Betting rounds of a game with a public card: the first, or what was done in it and the card that came.

use crate::regret::pictures::looking::use_looking_around;
use experiments::regret::parts::parts;
use experiments::regret::{Findings, RegretExperiment};
use page_kit::components::filter_map_callback;
use page_kit::context::use_page;
use page_model::regret::board::part_name;
use std::rc::Rc;
use std::sync::Arc;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(Properties)]
pub struct RoundsProps {
    pub lab: RegretExperiment,
    pub learned: Rc<Findings>,
}

/// Of what was learned only the game matters here.
impl PartialEq for RoundsProps {
    fn eq(&self, other: &Self) -> bool {
        self.lab == other.lab && Arc::ptr_eq(&self.learned.tree, &other.learned.tree)
    }
}

/// The choice; nothing in games of one round.
#[component]
pub fn Rounds(props: &RoundsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.pictures.board;
    let looking = use_looking_around(&props.lab);
    let parts = parts(&props.learned.tree);
    let on_choose = looking.choose(|lab, part: String| {
        lab.round = part;
        // What belongs to another round is not on this board.
        lab.set = String::new();
    });
    if parts.len() <= 1 {
        return Html::default();
    }
    let onchange = filter_map_callback(&on_choose, |event: Event| {
        Some(event.target_dyn_into::<HtmlSelectElement>()?.value())
    });
    let option = |part: &String| {
        html! {
            <option value={part.clone()} selected={props.lab.round == *part}>{ part_name(&props.learned.tree, part, texts) }</option>
        }
    };
    html! {
        <div class="rounds-row">
            <label for="round">{ words.rounds }</label>
            <select id="round" {onchange}>{ for parts.iter().map(option) }</select>
        </div>
    }
}

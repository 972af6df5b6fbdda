//! Betting rounds of a game with a public card: the first, or what was done in it and the card that came.

use crate::regret::pictures::looking::use_looking_around;
use experiments::regret::betting::Table;
use experiments::regret::board::{part_of, parts};
use experiments::regret::{Learned, RegretLab, naming};
use page_kit::components::heard;
use page_kit::context::use_page;
use std::rc::Rc;
use std::sync::Arc;
use texts::Texts;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(Properties)]
pub struct RoundsProps {
    pub lab: RegretLab,
    pub learned: Rc<Learned>,
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
    let onchange = heard(&on_choose, |event: Event| {
        Some(event.target_dyn_into::<HtmlSelectElement>()?.value())
    });
    let option = |part: &String| {
        html! {
            <option value={part.clone()} selected={props.lab.round == *part}>{ told(&props.learned, part, texts) }</option>
        }
    };
    html! {
        <div class="rounds-row">
            <label for="round">{ words.rounds }</label>
            <select id="round" {onchange}>{ for parts.iter().map(option) }</select>
        </div>
    }
}

/// A part of the game in words: how an information set in it has begun.
fn told(learned: &Learned, part: &str, texts: &Texts) -> String {
    let tree = &learned.tree;
    let mut sets = tree.information_sets().iter();
    let first = sets.find(|set| part_of(&set.key) == part);
    let node = first.and_then(|set| set.nodes.first()).copied();
    let table = Table::at(tree, node.unwrap_or_default());
    let history = naming::history(&table.events, texts);
    if part.is_empty() {
        texts.labs.regret.pictures.board.first_round.to_owned()
    } else {
        history
    }
}

//! The first page with what is live: a small picture of every lab, computed from an experiment of that lab.
//!
//! * [`parts`]: what is drawn of it so far. [`tile`]: one of them. [`sight`]: when it works.
//! * [`opening`]: the element of what is played at once, beside the headline.
//! * [`mcts`], [`minimax`], [`racing`], [`ratings`]: labs with pictures of their own. What is shown is decided by
//!   `page_model::home`.

mod mcts;
mod minimax;
pub mod opening;
mod parts;
mod racing;
mod ratings;
mod sight;
mod tile;
mod work;

use first_page::Words;
use opening::OpeningElement;
use page_kit::components::page_is_shown::use_page_is_shown;
use page_kit::context::use_page;
use page_kit::storage;
use parts::{Drawn, use_parts};
use texts::ListedLab;
use tile::LiveTile;
use work::{Tiles, Work};
use yew::prelude::*;

/// The home page.
#[component]
pub fn Home() -> Html {
    let texts = use_page().texts;
    let last = storage::last_of_all().map(AttrValue::from);
    let queue = use_reducer_eq(Tiles::default);
    let is_still = use_state_eq(|| false);
    let is_shown = use_page_is_shown();
    let all = first_page::parts(texts);
    let Drawn { parts, is_here } = use_parts(all);
    let opening = if is_here {
        html! { <OpeningElement /> }
    } else {
        Html::default()
    };
    let picture = |(place, lab): (usize, &'static ListedLab)| {
        let work = Work {
            may_begin: is_shown && queue.0.may_work(place),
            is_in_sight: is_shown && !*is_still && queue.0.is_in_sight(place),
        };
        let picture = html! { <LiveTile lab={lab.key} {place} {work} {is_here} queue={queue.dispatcher()} /> };
        (lab.key, picture)
    };
    let pictures: Vec<(&'static str, Html)> =
        texts.shell.listed_labs().enumerate().map(picture).collect();
    let on_still = {
        let is_still = is_still.clone();
        Callback::from(move |_| is_still.set(!*is_still))
    };
    html! {
        <first_page::Home words={Words(texts)} {last} {opening} {parts} is_still={*is_still} {on_still} {pictures} />
    }
}

//! Experiments to begin with, as links.

use crate::app::components::preset_links::PresetLinks;
use crate::app::context::use_page;
use yew::prelude::*;

/// In the order of their names.
const LINKS: [&str; 8] = [
    "racing",
    "racing?mean=0.6",
    "racing?mean=0.5",
    "racing?race=ilebr-star-1&mean=0.497&delta=0.0000204714319",
    "racing?contest=two-coins&first_coin=0.3&second_coin=0.27",
    "racing?contest=connect-four&first=uct(30)&second=tactical&epsilon=0.05&repeats=4&all=off",
    "racing?contest=war&repeats=20&all=off",
    "racing?contest=rrrats&repeats=100",
];

/// The links.
#[component]
pub fn Presets() -> Html {
    let words = &use_page().texts.racing;
    html! { <PresetLinks title={words.presets} links={&LINKS[..]} names={&words.preset_names[..]} /> }
}

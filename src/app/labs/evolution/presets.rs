//! Experiments to begin with, as links.

use crate::app::components::preset_links::PresetLinks;
use crate::app::context::use_page;
use yew::prelude::*;

/// In the order of their names.
const LINKS: [&str; 6] = [
    "evolution?generations=200",
    "evolution?algorithm=approximate-1&generations=200",
    "evolution?algorithm=iterative&generations=18&evolutions=20",
    "evolution?algorithm=iterative&generations=200&bust=owner",
    "evolution?game=war&algorithm=approximate-2",
    "evolution?game=connect-four&algorithm=iterative&generations=20&epsilon=0.05",
];

/// The links.
#[component]
pub fn Presets() -> Html {
    let words = &use_page().texts.evolution_page;
    html! {
        <>
            <PresetLinks links={&LINKS[..]} names={&words.preset_names[..]} />
            <PresetLinks title={words.more} links={&OTHERS[..]} names={&words.other_names[..]} />
        </>
    }
}

/// What belongs to it.
const OTHERS: [&str; 3] = ["reproduce", "rrrats", "war"];

//! Experiments to begin with, as links.

use crate::app::components::preset_links::PresetLinks;
use crate::app::context::use_page;
use yew::prelude::*;

/// In the order of their names.
const LINKS: [&str; 4] = [
    "regret?iterations=10000&compare=cfr-plus",
    "regret?game=leduc&iterations=500&compare=cfr-plus,linear,discounted,chance-sampling,external-sampling,outcome-sampling",
    "regret?game=rock-paper-scissors&iterations=10000&head_start=1",
    "regret?variant=external-sampling&iterations=10000&compare=chance-sampling,outcome-sampling&seeds=20",
];

/// The links.
#[component]
pub fn Presets() -> Html {
    let words = &use_page().texts.regret_page;
    html! { <PresetLinks links={&LINKS[..]} names={&words.preset_names[..]} /> }
}

//! The figures of the thesis, as links.

use crate::app::components::preset_links::PresetLinks;
use crate::app::context::use_page;
use yew::prelude::*;

/// In the order of their names. Figure 2.4 has the δ that the thesis chose, and 2.7 the one with which ILEBR* 1 has as
/// many games as LEBR has near ½.
const LINKS: [&str; 8] = [
    "race-curves?chart=tests-every-game",
    "race-curves?chart=tests-squares",
    "race-curves?races=ilebr-star-1&repeats=0&chart=alpha-2",
    "race-curves?races=ilebr-star-1&delta_star=0.0000204714319&from=0.49&repeats=200",
    "race-curves?from=0.485&points=16",
    "race-curves?from=0.4&chart=games",
    "race-curves?races=lebr,ilebr-star-1&delta_star=0.0000000000302101484&from=0.485&points=16",
    "race-curves?races=lebr,ilebr-star-1&delta_star=0.0000000000302101484&from=0.4&chart=games-logarithmic",
];

/// The links.
#[component]
pub fn Presets() -> Html {
    let words = &use_page().texts.race_curves;
    html! { <PresetLinks title={words.presets} links={&LINKS[..]} names={&words.preset_names[..]} /> }
}

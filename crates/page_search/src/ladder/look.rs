//! The way to the last game on a rung.

use experiments::ladder::{LadderExperiment, RungStanding};
use texts::Texts;
use yew::prelude::*;

/// A link to the game; a dash where there is none.
pub fn look(rung: &RungStanding, name: &str, lab: &LadderExperiment, texts: &Texts) -> Html {
    let Some(game) = &rung.last_game else {
        return html! { "–" };
    };
    let link = lab.game_to_look_at(&game.moves).link();
    let label = (texts.labs.ladder.page.look_at_game_of)(name, game.as_second);
    html! { <a href={format!("#/{link}")} title={label.clone()} aria-label={label}>{ texts.labs.ladder.page.look_at_game }</a> }
}

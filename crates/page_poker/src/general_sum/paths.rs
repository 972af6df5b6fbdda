//! Paths of both players' strategies among all mixtures: a triangle each, or one square where each has two choices.

use super::found::FoundProps;
use games::Player;
use page_kit::components::player_mark::player_class;
use page_kit::components::simplex::{EVEN, Simplex};
use page_kit::context::use_page;
use page_model::general_sum::paths::{EQUILIBRIA, Of, is_triangle, path};
use texts::GeneralSumTexts;
use yew::prelude::*;

/// The pictures.
#[component]
pub fn Paths(found: &FoundProps) -> Html {
    let words = &use_page().texts.labs.general_sum.page;
    let is_triangle = is_triangle(&found.findings);
    let shown = if is_triangle { 2 } else { 1 };
    let pictures = Player::BOTH.into_iter().take(shown);
    html! {
        <div class="rows" id="paths">
            <div class="path-pictures">{ for pictures.map(|player| picture(found, player, is_triangle, words)) }</div>
            if is_triangle { <p class="quiet small">{ words.paths_about }</p> } else { <p class="quiet small">{ words.square_about }</p> }
        </div>
    }
}

fn picture(found: &FoundProps, player: Player, is_triangle: bool, words: &GeneralSumTexts) -> Html {
    let path = |of: Of| path(&found.lab, &found.findings, player, of);
    let set = &found.findings.compiled.game.information_sets()[player.index()];
    let name = if is_triangle {
        (words.player)(player.index())
    } else {
        words.both.to_owned()
    };
    let (class, equilibria) = if is_triangle {
        (player_class(player), vec![EVEN])
    } else {
        ("", EQUILIBRIA.to_vec())
    };
    html! {
        <figure class="path-picture">
            <figcaption>{ name.clone() }</figcaption>
            <Simplex label={(words.paths_label)(&name)} actions={set.actions.clone()} current={path(|past| &past.current)}
                average={path(|past| &past.average)} ends={[words.current, words.average]} {equilibria} {class} />
        </figure>
    }
}

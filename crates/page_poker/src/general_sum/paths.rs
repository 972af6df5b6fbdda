//! Paths of both players' strategies among all mixtures: a triangle each, or one square where each has two choices.

use super::found::FoundProps;
use experiments::common::simplex::{in_square, in_triangle};
use experiments::general_sum::Past;
use games::Player;
use page_kit::components::player_mark::player_class;
use page_kit::components::simplex::{EVEN, Point, Simplex};
use page_kit::context::use_page;
use texts::GeneralSumTexts;
use yew::prelude::*;

/// Of the battle of the sexes, the only game here of two choices: both at the one, both at the other, and each at the favourite with ⅔.
const EQUILIBRIA: [Point; 3] = [(0.0, 0.0), (1.0, 1.0), (1.0 / 3.0, 2.0 / 3.0)];

/// Which strategy of a moment.
type Of = fn(&Past) -> &[f32];

/// The pictures.
#[component]
pub fn Paths(found: &FoundProps) -> Html {
    let words = &use_page().texts.labs.general_sum.page;
    let sets = found.findings.compiled.game.information_sets();
    let is_triangle = sets.iter().all(|set| set.actions.len() == 3);
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
    let path = |of: Of| path(found, player, is_triangle, of);
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

fn path(
    FoundProps { lab, findings }: &FoundProps,
    player: Player,
    is_triangle: bool,
    of: Of,
) -> Vec<Point> {
    let game = &findings.compiled.game;
    let mixture = |past: &Past, set: usize| -> Vec<f64> {
        let parts = of(past)[game.slots(set)].iter();
        parts.copied().map(f64::from).collect()
    };
    let point = |past: &Past| {
        if is_triangle {
            in_triangle(&mixture(past, player.index()))
        } else {
            in_square(&mixture(past, 0), &mixture(past, 1))
        }
    };
    let run = findings.run(lab.run_shown());
    let past = run.map_or(&[][..], |run| &run.past);
    past.iter().filter_map(point).collect()
}

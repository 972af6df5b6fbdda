//! Picture of the best responses: a square for two times two actions, triangles and bodies for players with three, beside bars; with the people who chose, if the
//! link tells of some.

use super::found::FoundProps;
use super::labels::LabelledPairs;
use super::polytope::Polytopes;
use super::square::Square;
use super::triangles::Triangles;
use page_kit::components::fold::Folded;
use page_kit::context::use_page;
use page_model::kit::plane::Point;
use page_model::matrix::observed::{observed, on_square, on_triangle, said};
use page_model::matrix::triangles::has_triangle;
use yew::prelude::*;

/// The picture, or why there is none.
#[component]
pub fn Picture(FoundProps { of }: &FoundProps) -> Html {
    let all_texts = use_page().texts;
    let texts = &all_texts.labs.matrix;
    let (words, labels) = (&texts.page, &texts.labels);
    let sizes = [of.game.size(0), of.game.size(1)];
    let body = match sizes {
        [2, 2] => html! {
            <>
                <Square of={of.clone()} over={on_square(of).map_or_else(Html::default, people)} />
                <p class="quiet small">{ (words.square_about)(&of.game.actions()[0][0], &of.game.actions()[1][0]) }</p>
            </>
        },
        sizes if has_triangle(sizes) => html! {
            <>
                <Triangles of={of.clone()} over={[0, 1].map(|player| on_triangle(of, player).map_or_else(Html::default, people))} />
                <p class="quiet small">{ words.triangles_about }</p>
                <Folded id="labelled" summary={html! { labels.equilibria }}><LabelledPairs of={of.clone()} /></Folded>
                <Folded id="polytopes" summary={html! { labels.polytopes }}><Polytopes of={of.clone()} /></Folded>
            </>
        },
        _ => html! { <p class="quiet">{ words.no_picture }</p> },
    };
    html! {
        <div class="rows" id="best-responses">
            { body }
            if observed(of).is_some() {
                <div id="observed">
                    if sizes == [2, 2] || has_triangle(sizes) {
                        <p class="small"><svg class="observed-key" viewBox="-9 -9 18 18" aria-hidden="true">{ people((0.0, 0.0)) }</svg>{ " " }{ texts.observed.mark }</p>
                    }
                    { for said(of, all_texts).into_iter().map(|sentence| html! { <p>{ sentence }</p> }) }
                </div>
            }
        </div>
    }
}

/// Where people who chose stand.
fn people((x, y): Point) -> Html {
    let at = format!("translate({x:.1} {y:.1})");
    html! { <path class="observed-mark" transform={at} d="M0 -8 L8 0 L0 8 L-8 0 Z" /> }
}

//! Picture of the best responses: a square for two times two actions, triangles and bodies for players with three, beside bars.

use super::found::FoundProps;
use super::labels::LabelledPairs;
use super::polytope::Polytopes;
use super::square::Square;
use super::triangles::Triangles;
use page_kit::components::fold::Folded;
use page_kit::context::use_page;
use page_model::matrix::triangles::has_triangle;
use yew::prelude::*;

/// The picture, or why there is none.
#[component]
pub fn Picture(FoundProps { of }: &FoundProps) -> Html {
    let texts = &use_page().texts.labs.matrix;
    let (words, labels) = (&texts.page, &texts.labels);
    let sizes = [of.game.size(0), of.game.size(1)];
    let body = match sizes {
        [2, 2] => html! {
            <>
                <Square of={of.clone()} />
                <p class="quiet small">{ (words.square_about)(&of.game.actions()[0][0], &of.game.actions()[1][0]) }</p>
            </>
        },
        sizes if has_triangle(sizes) => html! {
            <>
                <Triangles of={of.clone()} />
                <p class="quiet small">{ words.triangles_about }</p>
                <Folded id="labelled" summary={html! { labels.equilibria }}><LabelledPairs of={of.clone()} /></Folded>
                <Folded id="polytopes" summary={html! { labels.polytopes }}><Polytopes of={of.clone()} /></Folded>
            </>
        },
        _ => html! { <p class="quiet">{ words.no_picture }</p> },
    };
    html! { <div class="rows" id="best-responses">{ body }</div> }
}

//! Picture of the best responses: a square for two times two actions, triangles and bars where nobody has more than three.

use super::found::FoundProps;
use super::square::Square;
use super::triangles::Triangles;
use page_kit::context::use_page;
use yew::prelude::*;

/// The picture, or why there is none.
#[component]
pub fn Picture(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let sizes = [of.game.size(0), of.game.size(1)];
    let body = match sizes {
        [2, 2] => html! {
            <>
                <Square of={of.clone()} />
                <p class="quiet small">{ (words.square_about)(&of.game.actions()[0][0], &of.game.actions()[1][0]) }</p>
            </>
        },
        [2..=3, 2..=3] => html! {
            <>
                <Triangles of={of.clone()} />
                <p class="quiet small">{ words.triangles_about }</p>
            </>
        },
        _ => html! { <p class="quiet">{ words.no_picture }</p> },
    };
    html! { <div class="rows" id="best-responses">{ body }</div> }
}

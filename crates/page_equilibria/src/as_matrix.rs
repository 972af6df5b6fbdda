//! As matrix: a press to the payoff matrix of the game that a lab plays.

use texts::Texts;
use yew::prelude::*;

/// The link, if there is one.
pub fn as_matrix(link: Option<String>, texts: &'static Texts) -> Html {
    let label = texts.labs.matrix.elsewhere.matrix;
    link.map_or_else(Html::default, |link| {
        html! { <div class="actions"><a class="button" id="as-matrix" href={format!("#/{link}")}>{ label }</a></div> }
    })
}

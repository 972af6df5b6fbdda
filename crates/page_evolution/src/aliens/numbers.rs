//! Numbers of a moment: points, lives, aliens left.

use games::aliens::Position;
use texts::Texts;
use yew::prelude::*;

/// In a row.
pub fn numbers(now: &Position, texts: &Texts) -> Html {
    let words = &texts.labs.aliens.page;
    let one = |name: &'static str, value: String| {
        html! { <span><span class="quiet small">{ name }</span>{ " " }<b class="number">{ value }</b></span> }
    };
    html! {
        <p class="aliens-numbers" data-step={now.steps().to_string()} data-points={now.points().to_string()}>
            { one(words.points, now.points().to_string()) }
            { one(words.lives, now.lives().to_string()) }
            { one(words.aliens_left, now.aliens_left().to_string()) }
        </p>
    }
}

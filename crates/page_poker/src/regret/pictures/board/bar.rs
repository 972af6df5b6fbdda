//! Bar of the board, drawn: shares one beside the other, and over them where the equilibria and the current strategy end them.

use page_model::regret::bar::Bar;
use yew::prelude::*;

/// Draws a bar.
pub fn draw(bar: &Bar) -> Html {
    let percent = |share: f64| format!("{:.2}%", share * 100.0);
    let mut left = 0.0;
    let part = |&share: &f64| {
        let style = format!("left:{};width:{}", percent(left), percent(share));
        left += share;
        html! { <i ~style={style} /> }
    };
    let parts: Vec<Html> = bar.shares.iter().map(part).collect();
    let now = |&end: &f64| html! { <b ~style={format!("left:{}", percent(end))} /> };
    let frame = bar.frame.map(|(low, high)| {
        let style = format!("left:{};width:{}", percent(low), percent(high - low));
        html! { <u ~style={style} /> }
    });
    let chosen = bar
        .chosen
        .map(|at| html! { <s ~style={format!("left:{}", percent(at))} /> });
    html! { <span class="share-bar" aria-hidden="true">{ parts }{ frame }{ chosen }{ for bar.current.iter().map(now) }</span> }
}

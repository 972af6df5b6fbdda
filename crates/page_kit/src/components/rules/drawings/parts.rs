//! Parts of drawings: texts, lines, arrows, cards, tokens.

use games::Player;
use yew::prelude::*;

pub use crate::components::player_mark::stone;

/// A drawing, so high.
pub fn drawing(height: f64, content: Html) -> Html {
    let view_box = format!("0 0 320 {height}");
    html! { <svg viewBox={view_box} aria-hidden="true">{ content }</svg> }
}

/// A text around a point: `anchor` is start, middle or end.
pub fn text((x, y): (f64, f64), anchor: &'static str, words: impl Into<AttrValue>) -> Html {
    let words = words.into();
    html! { <text x={x.to_string()} y={y.to_string()} text-anchor={anchor}>{ words }</text> }
}

/// The same, less important.
pub fn remark((x, y): (f64, f64), anchor: &'static str, words: impl Into<AttrValue>) -> Html {
    let words = words.into();
    html! { <text class="rules-remark" x={x.to_string()} y={y.to_string()} text-anchor={anchor}>{ words }</text> }
}

/// A straight line.
pub fn line(from: (f64, f64), to: (f64, f64)) -> Html {
    html! { <line x1={from.0.to_string()} y1={from.1.to_string()} x2={to.0.to_string()} y2={to.1.to_string()} /> }
}

/// A line with a head at its end.
pub fn arrow(from: (f64, f64), to: (f64, f64)) -> Html {
    let (along, across) = (to.0 - from.0, to.1 - from.1);
    let length = along.hypot(across);
    let (along, across) = (along / length, across / length);
    let wing = |side: f64| {
        let back = (to.0 - 9.0 * along, to.1 - 9.0 * across);
        let wing = (back.0 - side * across, back.1 + side * along);
        format!("{:.1},{:.1}", wing.0, wing.1)
    };
    let head = format!("{} {},{} {}", wing(5.0), to.0, to.1, wing(-5.0));
    html! { <>{ line(from, to) }<polygon points={head} /></> }
}

/// A card around a point; face down where nothing is written on it.
pub fn card((x, y): (f64, f64), face: Option<&'static str>) -> Html {
    let place = format!("translate({x} {y})");
    let class = classes!("rules-card", face.is_none().then_some("face-down"));
    html! {
        <g {class} transform={place}>
            <rect x="-20" y="-28" width="40" height="56" rx="6" />
            if let Some(face) = face {
                <text class="rules-face" y="9" text-anchor="middle">{ face }</text>
            } else {
                <path d="M-14 -14 14 14M-14 14 14 -14M-14 0 0 14M0 -14 14 0M-14 0 0 -14M0 14 14 0" />
            }
        </g>
    }
}

/// A token; one that goes away is dashed.
pub fn token((x, y): (f64, f64), is_going: bool) -> Html {
    let class = classes!("rules-token", is_going.then_some("going"));
    html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r="8" /> }
}

/// A node where a player moves.
pub fn node((x, y): (f64, f64), player: Player) -> Html {
    stone(player, x, y, 11.0)
}

//! The legend of the tree: what its marks mean and from whose point of view, those that this experiment has.

use experiments::minimax::MinimaxExperiment;
use games::gardner::Kind;
use page_kit::components::legend::{Entry, Legend};
use page_model::kit::chess_piece::add_piece;
use page_model::minimax::legend::{Mark, entries};
use page_model::minimax::view::View;
use texts::LegendTexts;
use yew::prelude::*;

/// The legend.
pub fn marks(lab: &MinimaxExperiment, view: &View, words: &LegendTexts) -> Html {
    let entries = entries(lab, view, words).into_iter().map(entry);
    html! { <Legend entries={entries.collect::<Vec<Entry>>()} /> }
}

fn entry((mark, meaning): (Mark, &'static str)) -> Entry {
    (drawn(mark), AttrValue::Static(meaning))
}

fn drawn(mark: Mark) -> Html {
    match mark {
        Mark::Max => shape("max first", "M2 9L13 2L24 9V20H2Z"),
        Mark::Min => shape("min second", "M2 2H24V13L13 20L2 13Z"),
        Mark::Chance => round(),
        Mark::Value => text("value", "3"),
        Mark::Foretold => text("value foretold", "≤ 3"),
        Mark::Window => text("note", "(3, ∞)"),
        Mark::Question => text("note", "> 3?"),
        Mark::Cut => strike(),
        Mark::Principal => line("edge principal"),
        Mark::Wedge => text("count", "▾ 27"),
        Mark::Alone => diamond(),
        Mark::Stones => stones(),
        Mark::Pieces => pieces(),
        Mark::Labels => text("label", "w d l"),
    }
}

/// A mark as it stands in the tree.
fn mark(inside: Html) -> Html {
    html! { <svg class="tree mark-of-tree" viewBox="0 0 26 22" width="26" height="22" aria-hidden="true">{ inside }</svg> }
}

fn shape(class: &'static str, path: &'static str) -> Html {
    mark(html! { <g class={class}><path class="shape" d={path} /></g> })
}

fn round() -> Html {
    mark(html! { <g class="chance"><circle class="shape" cx="13" cy="11" r="9" /></g> })
}

fn line(class: &'static str) -> Html {
    mark(html! { <path {class} d="M4 19L22 3" /> })
}

fn strike() -> Html {
    mark(
        html! { <><path class="edge cut" d="M13 1V21" /><path class="strike" d="M7 15L13 7M13 15L19 7" /></> },
    )
}

fn diamond() -> Html {
    mark(html! { <path class="alone" d="M13 6L18 11L13 16L8 11Z" /> })
}

fn stones() -> Html {
    mark(html! {
        <>
            <path class="mini-stone first" d="M7 11h.01" stroke-width="10" />
            <path class="mini-stone second" d="M19 11h.01" stroke-width="10" />
            <path class="mini-hole" d="M19 11h.01" stroke-width="4" />
        </>
    })
}

fn pieces() -> Html {
    let pawn = |class: &'static str, x: f32| {
        let mut path = String::new();
        add_piece(&mut path, Kind::Pawn, (x, 11.0), 0.9);
        html! { <path class={classes!("mini-piece", class)} d={path} /> }
    };
    mark(html! { <>{ pawn("first", 7.0) }{ pawn("second", 19.0) }</> })
}

fn text(class: &'static str, text: &'static str) -> Html {
    html! { <span class={classes!("mark-text", class)}>{ text }</span> }
}

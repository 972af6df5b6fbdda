//! α and β as a number line that closes: α comes from the left, β from the right, and what is between them can still
//! matter. Of plain minimax, which knows neither, the value so far on the same line.

use engines::minimax::frame::Role;
use page_kit::context::use_page;
use page_model::minimax::number_line::{NumberLine, Reading};
use page_model::minimax::predictions::Predictions;
use page_model::minimax::view::SideView;
use page_model::minimax::window::{anchor, caption, of_alpha, of_beta, shown};
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct WindowLineProps {
    pub side: SideView,
    pub predictions: Predictions,
}

/// The line, at the moment shown.
#[component]
pub fn WindowLine(props: &WindowLineProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.minimax.window;
    let subject = &props.side.subject;
    let line = use_memo(subject.clone(), |subject| NumberLine::of(&subject.place));
    let read = shown(&props.side, &props.predictions);
    let caption = caption(read.as_ref(), &props.side, texts);
    html! {
        <div title={words.whose} class={classes!("window-line", is_cut(read.as_ref()).then_some("closed"))} id="window-line">
            <div class="window-axis" role="img" aria-label={caption.clone()}>
                { for line.ticks().into_iter().map(|tick| tick_at(tick, texts)) }
                <span class="tick end" ~style="left:0%">{ "−∞" }</span>
                <span class="tick end" ~style="left:100%">{ "∞" }</span>
                <span class="axis" />
                if let Some(read) = read {
                    if subject.cuts { { bounds(&line, &read, texts) } }
                    { values(&line, &read, texts) }
                }
            </div>
            <p class="window-caption small" data-about="alpha beta">{ caption }</p>
        </div>
    }
}

fn is_cut(read: Option<&Reading>) -> bool {
    read.is_some_and(|read| read.is_cut)
}

fn at(place: f64) -> String {
    format!("left:{:.2}%", place * 100.0)
}

fn tick_at((value, place): (f64, f64), texts: &Texts) -> Html {
    html! { <span class="tick" ~style={at(place)}>{ (texts.value)(value) }</span> }
}

/// What is shut off on either side, what is still open, and the two bounds with their names.
fn bounds(line: &NumberLine, read: &Reading, texts: &Texts) -> Html {
    let words = &texts.labs.minimax.window;
    let (alpha, beta) = (line.place(read.alpha), line.place(read.beta));
    let open = (beta - alpha).max(0.0);
    let span = |from: f64, to: f64| {
        format!(
            "left:{:.2}%;width:{:.2}%",
            from * 100.0,
            (to - from).max(0.0) * 100.0
        )
    };
    let low = (words.alpha)(&(texts.value)(read.alpha), of_alpha(read));
    let high = (words.beta)(&(texts.value)(read.beta), of_beta(read));
    html! {
        <>
            <span class="shut max" ~style={span(0.0, alpha)} />
            <span class="shut min" ~style={span(beta, 1.0)} />
            if open > 0.0 { <span class="open" ~style={span(alpha, beta)} data-about="alpha beta" /> }
            <span class="bound alpha" ~style={at(alpha)} data-about="alpha">
                <b class={anchor(alpha)}>{ low }</b>
            </span>
            <span class="bound beta" ~style={at(beta)} data-about="beta">
                <b class={anchor(beta)}>{ high }</b>
            </span>
        </>
    }
}

/// The value so far, and the one that has just come up.
fn values(line: &NumberLine, read: &Reading, texts: &Texts) -> Html {
    let class = match read.role {
        Some(Role::Max) => "so-far max",
        Some(Role::Min) => "so-far min",
        _ => "so-far",
    };
    let returned = read.returned.filter(|&returned| returned != read.value);
    html! {
        <>
            if let Some(returned) = returned {
                <span class="returned" ~style={at(line.place(returned))} data-about="v">
                    <i>{ (texts.value)(returned) }</i>
                </span>
            }
            <span class={class} ~style={at(line.place(read.value))} data-about="value current">
                <i>{ (texts.value)(read.value) }</i>
            </span>
        </>
    }
}

//! Counted bars: of each answer how many have given it, below each other; which is right is marked once that is to be seen.

use page_kit::context::use_page;
use page_model::lessons::bars::{CountedBar, Shares, shares};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct CountedBarsProps {
    /// What is counted.
    pub name: AttrValue,
    pub bars: Vec<CountedBar>,
}

/// The bars.
#[component]
pub fn CountedBars(props: &CountedBarsProps) -> Html {
    let words = &use_page().texts.lessons.reader;
    let bar = |(bar, shares): (&CountedBar, Shares)| {
        let style = format!("width: {:.2}%", shares.drawn);
        let told = match bar.is_right {
            Some(true) => words.right,
            _ => "",
        };
        html! {
            <li class={classes!((bar.is_right == Some(true)).then_some("right"))} data-count={bar.count.to_string()}>
                <span class="counted-label">{ &bar.label }{ " " }<b>{ told }</b></span>
                <span class="counted-room" aria-hidden="true"><span class="counted-bar" ~style={style} /></span>
                <span class="number">{ number(bar, shares) }</span>
            </li>
        }
    };
    html! { <ul class="counted-bars" aria-label={props.name.clone()}>{ for props.bars.iter().zip(shares(&props.bars)).map(bar) }</ul> }
}

/// How many, and their share; a bar that nobody could be in has none.
fn number(bar: &CountedBar, shares: Shares) -> String {
    match bar.of {
        None => format!("{} · {:.0} %", bar.count, shares.of_all),
        Some(0) => "–".to_owned(),
        Some(of) => format!("{} / {of} · {:.0} %", bar.count, shares.of_all),
    }
}

//! Counted bars: of each answer how many have given it, below each other; which is right is marked once that is to be seen.

use page_kit::context::use_page;
use yew::prelude::*;

/// An answer.
#[derive(Clone, Debug, PartialEq)]
pub struct CountedBar {
    pub label: String,
    pub count: usize,
    /// `None` while that is not shown, and where nothing is graded.
    pub is_right: Option<bool>,
}

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
    let all: usize = props.bars.iter().map(|bar| bar.count).sum();
    let most = props
        .bars
        .iter()
        .map(|bar| bar.count)
        .max()
        .unwrap_or_default();
    let bar = |bar: &CountedBar| {
        let share = |of: usize| 100.0 * bar.count as f64 / of.max(1) as f64;
        let style = format!("width: {:.2}%", share(most));
        let told = match bar.is_right {
            Some(true) => words.right,
            _ => "",
        };
        html! {
            <li class={classes!((bar.is_right == Some(true)).then_some("right"))} data-count={bar.count.to_string()}>
                <span class="counted-label">{ &bar.label }{ " " }<b>{ told }</b></span>
                <span class="counted-room" aria-hidden="true"><span class="counted-bar" ~style={style} /></span>
                <span class="number">{ format!("{} · {:.0} %", bar.count, share(all)) }</span>
            </li>
        }
    };
    html! { <ul class="counted-bars" aria-label={props.name.clone()}>{ for props.bars.iter().map(bar) }</ul> }
}

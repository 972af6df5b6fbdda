//! Published means and ours on one scale, a row an algorithm: how far our single evolutions lie apart says whether a
//! difference is more than chance.

use crate::app::components::legend::Legend;
use crate::app::context::use_page;
use experiments::reproduce::Tables;
use experiments::reproduce::published::Published;
use texts::{ReproducePageTexts, Texts};
use yew::prelude::*;

/// From an even game to somewhat more than anybody wins.
const SCALE: (f64, f64) = (0.45, 0.85);
const TICKS: [f64; 5] = [0.45, 0.55, 0.65, 0.75, 0.85];
/// Of the statistics.
const MEAN: usize = 0;
const MIN: usize = 2;
const MAX: usize = 6;

#[derive(PartialEq, Properties)]
pub struct DotsProps {
    /// The games with what was found and what was published.
    pub games: Vec<(&'static str, Tables, Published)>,
}

/// The scale, a group a game.
#[component]
pub fn Dots(props: &DotsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.reproduce.page;
    let group = |(game, tables, published): &(&'static str, Tables, Published)| {
        html! {
            <div class="dots-group" role="group" aria-label={*game}>
                <h3>{ *game }</h3>
                { for (0..4).map(|algorithm| row(algorithm, tables, published, texts)) }
            </div>
        }
    };
    html! {
        <div class="dots rows" id="dots">
            <p class="quiet small">{ words.dots_lead }</p>
            { for props.games.iter().map(group) }
            <div class="dots-row dots-axis" aria-hidden="true"><span></span>
                <span class="dots-track">{ for TICKS.map(|tick| html! { <span class="number" style={at(tick)}>{ format!("{} %", (texts.fixed)(100.0 * tick, 0)) }</span> }) }</span>
                <span></span>
            </div>
            <Legend entries={legend(words)} />
        </div>
    }
}

/// Where a share of points stands on the scale; what lies outside stands at its end.
fn at(share: f64) -> String {
    format!("left:{:.2}%", 100.0 * place(share))
}

fn place(share: f64) -> f64 {
    ((share - SCALE.0) / (SCALE.1 - SCALE.0)).clamp(0.0, 1.0)
}

fn row(algorithm: usize, tables: &Tables, published: &Published, texts: &'static Texts) -> Html {
    let words = &texts.labs.reproduce.page;
    let published = published.against_start[algorithm][MEAN];
    let ours = tables.against_start.get(algorithm);
    let ours = ours.map(|statistics| statistics[MEAN].ours);
    let reach = tables
        .between
        .get(algorithm)
        .map(|all| (all[MIN], all[MAX]));
    let fixed = |share: f64| (texts.fixed)(share, 4);
    let told = (words.dots_row)(&fixed(published), ours.map(fixed).as_deref());
    html! {
        <div class="dots-row" key={algorithm} data-algorithm={algorithm.to_string()}>
            <span>{ words.short_algorithms[algorithm] }</span>
            <span class="dots-track" aria-hidden="true">
                if let Some((low, high)) = reach {
                    <i class="reach" style={format!("{};width:{:.2}%", at(low), 100.0 * (place(high) - place(low)))} />
                }
                <i class="published" style={at(published)} />
                if let Some(ours) = ours { <i class="ours" style={at(ours)} /> }
            </span>
            <span class="number small">{ told }</span>
        </div>
    }
}

fn legend(words: &ReproducePageTexts) -> Vec<(Html, AttrValue)> {
    let mark = |class: &'static str| html! { <span class="dots-track mark-of-dots"><i {class} style="left:50%" /></span> };
    let [published, ours, reach] = words.dots_legend;
    let line = html! { <span class="dots-track mark-of-dots"><i class="reach" style="left:0;width:100%" /></span> };
    vec![
        (mark("published"), published.into()),
        (mark("ours"), ours.into()),
        (line, reach.into()),
    ]
}

//! Bounds of the neighbours as bars: what is known about each (exploitation), and on top of that what is not (exploration).

use super::looking::use_looking;
use experiments::tuning::Neighbour;
use page_kit::context::use_page;
use page_model::kit::chart::extent;
use page_model::kit::chart::with_air;
use page_model::kit::dots::place;
use page_model::tuning::stage::Stage;
use page_model::tuning::words::point_name;
use texts::{NextTexts, Texts};
use yew::prelude::*;

/// Neighbours with a bar; the others are marked on the maps.
pub const MAX_BARS: usize = 10;

#[derive(PartialEq, Properties)]
pub struct BarsProps {
    pub stage: Stage,
}

/// Where bars begin, and where the longest ends. They begin at 0, unless that is below it all or far off.
fn range(neighbours: &[Neighbour]) -> (f64, f64) {
    let known = neighbours.iter().map(|one| one.bound.exploitation);
    let all = neighbours.iter().map(|one| one.bound.value()).chain(known);
    let (low, high) = extent(all.filter(|number| number.is_finite())).unwrap_or((0.0, 1.0));
    let is_near = low >= 0.0 && low <= high - low;
    let begin = if is_near {
        0.0
    } else {
        with_air((low, high), 0.15, 0.01).0
    };
    (begin, high)
}

/// The best of the neighbours, best first.
#[component]
pub fn Bars(props: &BarsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tuning.page.next;
    let stage = &props.stage;
    let on_look = use_looking(stage);
    let all = &stage.seen.neighbours.best;
    let shown = &all[..all.len().min(MAX_BARS)];
    let range = range(shown);
    let looked_at = stage.point_looked_at();
    let bar = |neighbour: &Neighbour| {
        let is_looked_at = looked_at.as_ref() == Some(&neighbour.point);
        let onclick = on_look.reform({
            let point = neighbour.point.clone();
            move |_: MouseEvent| point.clone()
        });
        bar(stage, neighbour, range, is_looked_at, onclick, texts)
    };
    let amount = texts.labs.tuning.page.short_amount;
    html! {
        <div class="bound-list">
            { key(words) }
            <ol id="bars" aria-label={words.bars}>{ for shown.iter().map(bar) }</ol>
            <p class="bound-row bound-axis quiet" aria-hidden="true"><span /><span class="number"><span>{ amount(range.0) }</span><span>{ amount(range.1) }</span></span><span /></p>
        </div>
    }
}

/// What the two parts of a bar are.
fn key(words: &NextTexts) -> Html {
    html! {
        <p class="bound-key small"><span class="known"><i aria-hidden="true" />{ words.known }</span>{ " + " }<span class="unknown"><i aria-hidden="true" />{ words.unknown }</span>{ " = v_UCB" }</p>
    }
}

fn bar(
    stage: &Stage,
    neighbour: &Neighbour,
    range: (f64, f64),
    is_looked_at: bool,
    onclick: Callback<MouseEvent>,
    texts: &Texts,
) -> Html {
    let words = &texts.labs.tuning.page.next;
    let amount = texts.labs.tuning.page.amount;
    let bound = neighbour.bound;
    let name = point_name(&stage.facts.dimensions, &neighbour.point, texts);
    let (known, end) = (
        place(bound.exploitation, range),
        place(bound.value(), range),
    );
    let style = format!(
        "--known:{known:.2}%;--unknown:{:.2}%",
        (end - known).max(0.0)
    );
    let label = (words.bar)(
        [bound.exploitation, bound.exploration, bound.value()]
            .map(amount)
            .each_ref(),
        neighbour.is_chosen,
    );
    let about = stage
        .lab
        .pair(neighbour.point.len())
        .map(|(row, column)| format!("pair-{}-{}", neighbour.point[row], neighbour.point[column]));
    let chosen = neighbour.is_chosen.then_some("chosen");
    html! {
        <li key={format!("{:?}", neighbour.point)}>
            <button class={classes!("bound-row", chosen)} {onclick} aria-pressed={is_looked_at.to_string()} title={label.clone()}
                data-about={about} data-chosen={neighbour.is_chosen.to_string()} data-known={bound.exploitation.to_string()} data-unknown={bound.exploration.to_string()}>
                <span class="bound-name">{ name }</span>{ " " }
                <span class="bound-length" ~style={style}><i class="known" /><i class="unknown" /></span>
                <span class="number">{ amount(bound.value()) }</span>
                <span class="visually-hidden">{ ". " }{ label }</span>
            </button>
        </li>
    }
}

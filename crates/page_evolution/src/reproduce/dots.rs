//! Published means and ours on one scale, a row an algorithm: how far our single evolutions lie apart says whether a
//! difference is more than chance.

use experiments::reproduce::Tables;
use experiments::reproduce::published::Published;
use page_kit::components::dots::{Dot, DotPlot, DotTrack};
use page_kit::components::legend::Legend;
use page_model::kit::dots::Marks;
use texts::{ReproducePageTexts, Texts};
use yew::prelude::*;

/// From less than an even game to somewhat more than anybody wins.
const SCALE: (f64, f64) = (0.45, 0.85);
/// Of the statistics.
const MEAN: usize = 0;
const MIN: usize = 2;
const MAX: usize = 6;

/// The scale, a group a game: what was found and what was published of each.
pub fn dots(games: [(&'static str, &Tables, &Published); 2], texts: &'static Texts) -> Html {
    let words = &texts.labs.reproduce.page;
    let rows = |(game, tables, published)| {
        (0..4).map(move |algorithm| row(game, algorithm, tables, published, texts))
    };
    let dots: Vec<Dot> = games.into_iter().flat_map(rows).collect();
    html! {
        <div class="rows">
            <p class="quiet small">{ words.dots_lead }</p>
            <DotPlot id="dots" label={words.dots_lead} {dots} range={SCALE} line={Some(0.5)} />
            <Legend entries={legend(words)} />
        </div>
    }
}

fn row(
    game: &'static str,
    algorithm: usize,
    tables: &Tables,
    published: &Published,
    texts: &'static Texts,
) -> Dot {
    let words = &texts.labs.reproduce.page;
    let published = published.against_start[algorithm][MEAN];
    let ours = tables.against_start.get(algorithm);
    let ours = ours.map(|statistics| statistics[MEAN].ours);
    let reach = tables.between.get(algorithm);
    let fixed = |share: f64| (texts.fixed)(share, 4);
    Dot {
        name: html! { format!("{game}: {}", words.short_algorithms[algorithm]) },
        marks: Marks {
            value: ours,
            whisker: reach.map(|all| (all[MIN], all[MAX])),
            truth: Some(published),
        },
        text: html! { (words.dots_row)(&fixed(published), ours.map(fixed).as_deref()) },
        class: classes!((algorithm == 0).then_some("first-of-group")),
        about: None,
    }
}

fn legend(words: &ReproducePageTexts) -> Vec<(Html, AttrValue)> {
    let mark = |marks: Marks| html! { <span class="mark-of-dots"><DotTrack {marks} range={(0.0, 1.0)} /></span> };
    let [published, ours, reach] = words.dots_legend;
    let (half, none) = (Some(0.5), Marks::default());
    vec![
        (
            mark(Marks {
                truth: half,
                ..none
            }),
            published.into(),
        ),
        (
            mark(Marks {
                value: half,
                ..none
            }),
            ours.into(),
        ),
        (
            mark(Marks {
                whisker: Some((0.1, 0.9)),
                ..none
            }),
            reach.into(),
        ),
    ]
}

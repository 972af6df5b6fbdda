//! Marks on the map: the way from the start to the parent, the offspring, and the strategies that are known to be best.

use page_kit::components::legend::Entry;
use page_model::evolution::landscape::{Known, Map, Point};
use texts::LandscapeTexts;
use yew::prelude::*;

/// The marks of all strategies that are known.
pub(super) fn marks(known: &Known, map: Map) -> Html {
    let path = known.path.iter().map(|strategy| map.place(strategy));
    let path: Vec<Point> = path.collect();
    let line: Vec<String> = path.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    let parent = path.last().copied().unwrap_or_default();
    let child = map.place(known.offspring);
    let (best, equilibrium) = (known.best, known.equilibrium);
    let child_mark = if known.is_accepted { DOT } else { CROSS };
    let class_of_child = offspring_class(known.is_accepted);
    let optima = [
        (best, "best-strategy", STAR),
        (equilibrium, "equilibrium", DIAMOND),
    ];
    let optima = optima
        .into_iter()
        .filter_map(|(strategy, class, shape)| Some(moved(class, shape, map.place(&strategy?))));
    let passed = path.iter().map(|(x, y)| {
        html! { <circle class="passed" cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="2.5" /> }
    });
    html! {
        <g aria-hidden="true">
            <polyline class="way" points={line.join(" ")} />
            { for passed }
            <path class="leap" d={format!("M{:.1} {:.1}L{:.1} {:.1}", parent.0, parent.1, child.0, child.1)} />
            <circle class="parent" cx={format!("{:.1}", parent.0)} cy={format!("{:.1}", parent.1)} r="7" />
            { for optima }
            { moved(class_of_child, child_mark, child) }
        </g>
    }
}

/// What the marks mean.
pub(super) fn legend(known: &Known, words: &LandscapeTexts) -> Vec<Entry> {
    let mark = |drawn: Html| {
        html! { <svg class="landscape-map mark-of-map" viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">{ drawn }</svg> }
    };
    let shape = |class: &'static str, shape: &'static str| mark(moved(class, shape, (0.0, 0.0)));
    let [way, parent, accepted, refused, best, equilibrium] = words.legend;
    let mut entries: Vec<Entry> = vec![
        (
            mark(html! { <polyline class="way" points="-11,5 0,-5 11,0" /> }),
            way.into(),
        ),
        (
            mark(html! { <circle class="parent" r="7" /> }),
            parent.into(),
        ),
        (shape(offspring_class(true), DOT), accepted.into()),
        (shape(offspring_class(false), CROSS), refused.into()),
    ];
    if known.best.is_some() {
        entries.push((shape("best-strategy", STAR), best.into()));
    }
    if known.equilibrium.is_some() {
        entries.push((shape("equilibrium", DIAMOND), equilibrium.into()));
    }
    entries
}

/// Shapes around the origin.
const STAR: &str = "M0-9L2.6-3.2L9-2.8L4.2 1.6L5.6 7.6L0 4.4L-5.6 7.6L-4.2 1.6L-9-2.8L-2.6-3.2Z";
const DIAMOND: &str = "M0-8L8 0L0 8L-8 0Z";
const DOT: &str = "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0Z";
const CROSS: &str = "M-5-5L5 5M-5 5L5-5";

fn offspring_class(is_accepted: bool) -> &'static str {
    if is_accepted {
        "offspring accepted"
    } else {
        "offspring refused"
    }
}

fn moved(class: &'static str, shape: &'static str, (x, y): Point) -> Html {
    html! { <path {class} d={shape} transform={format!("translate({x:.1} {y:.1})")} /> }
}

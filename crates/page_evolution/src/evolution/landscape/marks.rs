//! Marks on the map: the way from the start to the parent, the offspring, and the strategies that are known to be best.

use super::places::{Map, Point};
use experiments::evolution::{EvolutionLab, Findings, Step};
use page_kit::components::legend::Entry;
use texts::{LandscapeTexts, Texts};
use yew::prelude::*;

/// What is known until a generation.
pub(super) struct Known<'a> {
    /// The start, and every strategy that took its parent's place, to the parent of this generation.
    path: Vec<&'a [f64]>,
    offspring: &'a [f64],
    is_accepted: bool,
    /// Which wins most against the start.
    best: Option<[f64; 3]>,
    /// Which no other beats.
    equilibrium: Option<[f64; 3]>,
}

impl<'a> Known<'a> {
    pub fn of(findings: &'a Findings, step: &'a Step) -> Self {
        let steps = &findings.main().steps;
        let before = steps.iter().take(step.number.saturating_sub(1) as usize);
        let start = steps.first().map(|first| first.parent_meaning.as_slice());
        let accepted = before.filter(|step| step.is_accepted);
        let accepted = accepted.map(|step| step.offspring_meaning.as_slice());
        let optimum = findings.optimum.as_ref();
        Self {
            path: start.into_iter().chain(accepted).collect(),
            offspring: &step.offspring_meaning,
            is_accepted: step.is_accepted,
            best: optimum.and_then(|known| Some(known.best?.probabilities)),
            equilibrium: optimum.and_then(|known| known.equilibrium),
        }
    }

    /// The parent, the offspring and whether it is accepted, for those who do not see the map.
    pub fn in_words(&self, lab: &EvolutionLab, texts: &Texts) -> String {
        let written = |strategy: &[f64]| {
            let numbers = strategy.iter().take(lab.length());
            let numbers: Vec<String> = numbers.map(|&number| (texts.fixed)(number, 2)).collect();
            numbers.join(", ")
        };
        let parent = self
            .path
            .last()
            .map_or(String::new(), |parent| written(parent));
        let words = &texts.labs.evolution.landscape;
        (words.ends)(&parent, &written(self.offspring), self.is_accepted)
    }

    pub fn marks(&self, map: &Map) -> Html {
        let path: Vec<Point> = self
            .path
            .iter()
            .map(|strategy| map.place(strategy))
            .collect();
        let line: Vec<String> = path.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let parent = path.last().copied().unwrap_or_default();
        let child = map.place(self.offspring);
        let known = [
            (self.best, "best-strategy", STAR),
            (self.equilibrium, "equilibrium", DIAMOND),
        ];
        let known = known.into_iter().filter_map(|(strategy, class, shape)| {
            Some(moved(class, shape, map.place(&strategy?)))
        });
        let passed = path.iter().map(|(x, y)| {
            html! { <circle class="passed" cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="2.5" /> }
        });
        html! {
            <g aria-hidden="true">
                <polyline class="way" points={line.join(" ")} />
                { for passed }
                <path class="leap" d={format!("M{:.1} {:.1}L{:.1} {:.1}", parent.0, parent.1, child.0, child.1)} />
                <circle class="parent" cx={format!("{:.1}", parent.0)} cy={format!("{:.1}", parent.1)} r="7" />
                { for known }
                { moved(offspring_class(self.is_accepted), if self.is_accepted { DOT } else { CROSS }, child) }
            </g>
        }
    }

    /// What the marks mean.
    pub fn legend(&self, words: &LandscapeTexts) -> Vec<Entry> {
        let mark = |drawn: Html| {
            html! { <svg class="landscape-map mark-of-map" viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">{ drawn }</svg> }
        };
        let shape =
            |class: &'static str, shape: &'static str| mark(moved(class, shape, (0.0, 0.0)));
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
        if self.best.is_some() {
            entries.push((shape("best-strategy", STAR), best.into()));
        }
        if self.equilibrium.is_some() {
            entries.push((shape("equilibrium", DIAMOND), equilibrium.into()));
        }
        entries
    }
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

//! The picture: the share of points against each opponent, by grade, with what it may truly be, and the line at the goal.

use experiments::graded_test::grades::{COUNT, Kind};
use experiments::graded_test::{Findings, GradedTestExperiment, Met, Standing};
use page_kit::components::chart::{Part, WhiskerChart};
use page_kit::components::lab_page::use_go;
use page_kit::components::legend::{Entry as LegendEntry, Legend};
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::graded_test::reading;
use page_model::kit::chart::whiskers::{Look, WhiskerPoint};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct GradesChartProps {
    /// As the address has it.
    pub lab: GradedTestExperiment,
    pub results: Rc<Findings>,
    /// The grade whose games are shown.
    pub chosen: Option<u64>,
}

/// The chart; a press shows the games of the nearest opponent.
#[component]
pub fn GradesChart(props: &GradesChartProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.graded_test.page;
    let met = &props.results.met;
    let go = use_go();
    let on_choose = {
        let (lab, results) = (props.lab.clone(), props.results.clone());
        Callback::from(move |index: usize| {
            if let Some(met) = results.met.get(index) {
                let next = GradedTestExperiment {
                    opponent: met.grade,
                    game: 0,
                    ..lab.clone()
                };
                go.emit((next, Entry::Replace));
            }
        })
    };
    let points = met.iter().map(|met| point(met, texts)).collect();
    let chosen = props.chosen;
    let chosen = chosen.and_then(|grade| met.iter().position(|met| met.grade == grade));
    let goal = props.results.goal;
    html! {
        <>
            <WhiskerChart id="grades" title={words.chart} axis_label={words.axis} points={Rc::new(points)} ends={(1.0, COUNT as f64)}
                range={(0.0, 1.0)} line={(goal, AttrValue::from((words.goal)(&(texts.percent)(goal))))} parts={parts(texts)} {chosen} {on_choose} />
            <Legend entries={legend(texts)} />
        </>
    }
}

fn look(standing: Standing) -> Look {
    Look {
        is_above: standing.is_reached(),
        is_sure: matches!(standing, Standing::SurelyReached | Standing::SurelyMissed),
    }
}

fn point(met: &Met, texts: &Texts) -> WhiskerPoint {
    WhiskerPoint {
        at: met.grade as f64,
        known: met
            .share()
            .map(|share| (share, met.interval(), look(met.standing()))),
        reading: reading(met, texts),
    }
}

/// The kinds of opponents.
fn parts(texts: &Texts) -> Vec<Part> {
    let part = |(kind, name): (&Kind, &&'static str)| Part {
        from: *kind.grades().start() as f64,
        to: *kind.grades().end() as f64,
        name: AttrValue::Static(name),
    };
    let kinds = Kind::ALL.iter().zip(&texts.labs.graded_test.page.kinds);
    kinds.map(part).collect()
}

/// What the marks mean.
fn legend(texts: &Texts) -> Vec<LegendEntry> {
    let entry = |standing: Standing| {
        let Look { is_above, is_sure } = look(standing);
        let mark = match (is_above, is_sure) {
            (true, true) => "●",
            (true, false) => "○",
            (false, true) => "◆",
            (false, false) => "◇",
        };
        let meaning = page_model::graded_test::standing(standing, texts);
        (html! { mark }, AttrValue::Static(meaning))
    };
    let standings = [
        Standing::SurelyReached,
        Standing::Reached,
        Standing::Missed,
        Standing::SurelyMissed,
    ];
    standings.map(entry).to_vec()
}

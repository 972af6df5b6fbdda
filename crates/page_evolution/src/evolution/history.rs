//! The strategy by generation: its numbers, σ, and what it is worth against the start, with the exact optimum.

use experiments::evolution::{EvolutionExperiment, Findings, GameName, Step};
use page_kit::components::chart::LineChart;
use page_kit::context::use_page;
use page_model::evolution::history;
use page_model::evolution::strategies::{parameter_names, what_numbers_are};
use page_model::kit::chart::{Series, extent, from_zero, powers_of_ten};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct HistoryProps {
    pub lab: EvolutionExperiment,
    pub findings: Rc<Findings>,
}

/// The charts.
#[component]
pub fn History(props: &HistoryProps) -> Html {
    let texts = use_page().texts;
    let steps = &props.findings.main().steps;
    let axis: Rc<Vec<f64>> = Rc::new(steps.iter().map(|step| step.number as f64).collect());
    html! {
        <div id="history">
            <div class="two-columns">
                <div>{ numbers(&props.lab, steps, &axis, texts) }{ sigma(steps, &axis, texts) }</div>
                <div>{ worth(&props.lab, &props.findings, &axis, texts) }</div>
            </div>
        </div>
    }
}

fn numbers(
    lab: &EvolutionExperiment,
    steps: &[Step],
    axis: &Rc<Vec<f64>>,
    texts: &'static Texts,
) -> Html {
    let words = &texts.labs.evolution.page;
    let names = parameter_names(lab.game, texts);
    let line = |(index, name): (usize, &&'static str)| {
        let values = steps.iter().map(|step| step.meaning_after()[index]);
        Series::line(*name, values)
    };
    let used = names.iter().take(steps[0].parent_meaning.len());
    let lines: Vec<Series> = used.enumerate().map(line).collect();
    let most = match lab.game {
        GameName::Rrrats | GameName::War => 1.0,
        GameName::ConnectFour => {
            let values = lines.iter().flat_map(Series::numbers);
            from_zero(values, 0.01).1
        }
    };
    html! {
        <>
            <LineChart title={words.numbers_chart} axis_label={words.generations_axis} axis={axis.clone()}
                series={Rc::new(lines)} range={(0.0, most)} coloured=true />
            <p class="quiet small">{ what_numbers_are(lab.game, texts) }</p>
        </>
    }
}

fn worth(
    lab: &EvolutionExperiment,
    findings: &Findings,
    axis: &Rc<Vec<f64>>,
    texts: &'static Texts,
) -> Html {
    let words = &texts.labs.evolution.page;
    let main = findings.main();
    let known = history::worth(main);
    let now = known.last().copied();
    let intervals = known.iter().filter_map(|&mean| lab.compared_interval(mean));
    let band: Vec<(f64, f64)> = intervals.collect();
    let mut lines = vec![Series::line(words.worth, known).with_band(band)];
    let best = history::best(findings);
    if let Some(best) = best {
        lines.push(Series::flat(words.best, best.mean, axis.len()));
    }
    let sentence = history::sentence(lab, now, best, texts);
    let equilibrium = findings
        .optimum
        .as_ref()
        .and_then(|optimum| optimum.equilibrium);
    html! {
        <>
            <LineChart title={words.worth_chart} axis_label={words.generations_axis} axis={axis.clone()}
                series={Rc::new(lines)} range={(0.4, 1.0)} coloured=true />
            <p id="distance" data-worth={now.map(|now| now.to_string())}><strong>{ sentence }</strong></p>
            if let Some(equilibrium) = equilibrium { <p class="quiet small">{ (words.equilibrium)(&equilibrium) }</p> }
        </>
    }
}

fn sigma(steps: &[Step], axis: &Rc<Vec<f64>>, texts: &'static Texts) -> Html {
    let words = &texts.labs.evolution.page;
    let values: Vec<f64> = steps.iter().map(|step| step.sigma).collect();
    // 1 is where it begins.
    let shown = extent(values.iter().copied().chain([1.0])).unwrap_or((1.0, 1.0));
    html! {
        <LineChart title={words.sigma_chart} axis_label={words.generations_axis} axis={axis.clone()}
            series={Rc::new(vec![Series::line(words.sigma_line, values)])} range={powers_of_ten(shown)}
            logarithmic_values=true coloured=true />
    }
}

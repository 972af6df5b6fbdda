//! Wrong verdicts against games per race, a point a race: for a coin, whose races a worker calculates.

use engines::racing::Exact;
use experiments::racing::{Findings, RacingExperiment};
use experiments::{Experiment, LabExperiment};
use page_kit::components::answer::{Answered, use_answer};
use page_kit::components::chart::DotChart;
use page_kit::components::run::RunFailure;
use page_kit::context::use_page;
use page_model::kit::chart::dots::Dot;
use page_model::kit::chart::powers_of_ten;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// Smaller probabilities are drawn at the lower end.
const MIN_ERROR: f64 = 1e-9;

#[derive(PartialEq, Properties)]
pub struct CostsProps {
    pub lab: RacingExperiment,
    pub findings: Rc<Findings>,
}

/// The picture; nothing where it is not known who is better, or nobody is.
#[component]
pub fn Costs(props: &CostsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.racing.page.errors;
    let mean = props
        .lab
        .coin()
        .filter(|&mean| mean != 0.5 && props.lab.has_costs());
    let experiment = Experiment::Racing(props.lab.asked());
    let Answered {
        latest, failure, ..
    } = use_answer(&experiment, mean.map(|_| RacingExperiment::costs()), &[]);
    let known = latest.zip(mean);
    html! {
        <>
            if let Some(failure) = failure { <RunFailure {failure} /> }
            if let Some((costs, mean)) = known {
                <div class="race-costs" id="costs">{ picture(props, &costs, mean, texts) }</div>
                <p class="quiet small">{ words.costs_note }</p>
            }
        </>
    }
}

fn picture(props: &CostsProps, costs: &[Exact], mean: f64, texts: &Texts) -> Html {
    let words = &texts.labs.racing.page.errors;
    let dots: Vec<Dot> = exact(&props.lab, costs, mean, texts)
        .chain(simulated(props, mean, texts))
        .collect();
    let most = dots.iter().map(|dot| dot.at.0).fold(1.0, f64::max);
    let errors = dots.iter().map(|dot| dot.at.1.max(MIN_ERROR));
    let (low, high) = errors.fold((1.0_f64, MIN_ERROR), |(low, high), error| {
        (low.min(error), high.max(error))
    });
    let axes = [words.header[3], words.header[1]].map(AttrValue::Static);
    let ranges = [(0.0, 1.05 * most), powers_of_ten((low, high))];
    html! { <DotChart title={words.costs} {axes} dots={Rc::new(dots)} {ranges} /> }
}

fn exact<'a>(
    lab: &'a RacingExperiment,
    costs: &'a [Exact],
    mean: f64,
    texts: &'a Texts,
) -> impl Iterator<Item = Dot> + 'a {
    let races = lab.told().into_iter().zip(costs);
    races.map(move |(race, exact)| Dot {
        name: texts
            .labs
            .racing
            .parameters
            .race
            .option(race as usize)
            .to_owned(),
        at: (exact.games, exact.error(mean)),
        intervals: None,
        about: format!("race-{}", race.name()),
        emphasis: race == lab.race,
    })
}

/// The chosen race as it was played, with its intervals.
fn simulated(props: &CostsProps, mean: f64, texts: &Texts) -> Option<Dot> {
    let CostsProps { lab, findings } = props;
    let tally = &findings.tally;
    let (games, error) = (
        tally.games_estimate(&lab.plan())?,
        tally.error_estimate(mean)?,
    );
    let race = texts.labs.racing.parameters.race.option(lab.race as usize);
    Some(Dot {
        name: (texts.labs.racing.page.errors.simulated_race)(race),
        at: (games.mean, error.mean),
        intervals: games.interval.zip(error.interval).map(<[_; 2]>::from),
        about: format!("race-{}", lab.race.name()),
        emphasis: true,
    })
}

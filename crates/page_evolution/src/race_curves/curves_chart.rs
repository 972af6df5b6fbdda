//! The charts, and which of them: errors, games, α₂ and last tests.

use experiments::LabExperiment;
use experiments::race_curves::{
    ALPHA_TWO_DELTAS, AllTestsNeeded, AlphaTwoAt, ChartName, Findings, RaceCurve,
    RaceCurvesExperiment, RacePoint, TestsNeeded,
};
use page_kit::components::answer::{Answered, use_answer};
use page_kit::components::chart::LineChart;
use page_kit::components::lab_page::use_go;
use page_kit::components::run::RunFailure;
use page_kit::components::tabs::{Tabs, tabs};
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::kit::chart::{Series, UNKNOWN, extent, powers_of_ten};
use page_model::race_curves::is_logarithmic;
use statistics::Estimate;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// Smaller probabilities of an error are drawn at the lower end.
const MIN_ERROR: f64 = 1e-9;
/// Values that differ by no larger part of themselves are drawn on the same pixel.
const SAME: f64 = 0.01;

#[derive(PartialEq, Properties)]
pub struct CurvesChartProps {
    pub lab: RaceCurvesExperiment,
    pub curves: Rc<Findings>,
    /// Beside the chart.
    pub children: Html,
}

/// A chart's lines over their axis, with what they are in a sentence.
struct Picture {
    axis: Vec<f64>,
    from: f64,
    axis_label: &'static str,
    series: Vec<Series>,
    note: &'static str,
}

/// The chart, and the row of tabs.
#[component]
pub fn CurvesChart(props: &CurvesChartProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.race_curves.page;
    let lab = &props.lab;
    let labels = texts.labs.race_curves.parameters.chart.options;
    let labels = labels.iter().map(|(_, text)| *text);
    let charts = tabs(ChartName::ALL.into_iter().zip(labels));
    let on_choose = {
        let lab = lab.clone();
        use_go().reform(move |chart: ChartName| {
            let lab = lab.clone();
            (RaceCurvesExperiment { chart, ..lab }, Entry::Replace)
        })
    };
    let is_logarithmic = is_logarithmic(lab.chart);
    let needed = use_tests_needed(lab);
    let by_precision = use_alpha_two(lab);
    let failure = needed.failure.or(by_precision.failure);
    let answers = (needed.latest.as_deref(), by_precision.latest.as_deref());
    let (chart, note) = match picture(props, answers, texts) {
        Err(reason) => (html! { <p class="quiet" id="no-chart">{ reason }</p> }, ""),
        Ok(picture) => {
            let range = range(lab.chart, &picture.series);
            let chart = html! {
                <LineChart title={words.titles[lab.chart as usize]} axis_label={picture.axis_label}
                    axis={Rc::new(picture.axis)} ends={(picture.from, None)} series={Rc::new(picture.series)} {range}
                    data={Rc::new(simulated_data(props, texts))}
                    logarithmic={lab.chart == ChartName::AlphaTwoEpsilon}
                    logarithmic_values={is_logarithmic} error_bars=true coloured=true />
            };
            (chart, picture.note)
        }
    };
    html! {
        <div class="rows" id="race-chart" data-chart={(lab.chart as usize).to_string()}>
            <Tabs<ChartName> label={words.tabs} tabs={charts} chosen={lab.chart} {on_choose} />
            if let Some(failure) = failure { <RunFailure {failure} /> }
            <div class="figure-row">
                <div>{ chart }</div>
                <div class="rows">{ props.children.clone() }<p class="quiet small">{ note }</p></div>
            </div>
        </div>
    }
}

/// The tests that are needed, where that is what is looked at.
#[hook]
fn use_tests_needed(lab: &RaceCurvesExperiment) -> Answered<AllTestsNeeded> {
    let is_wanted = matches!(
        lab.chart,
        ChartName::TestsEveryGame | ChartName::TestsSquares
    );
    let inquiry = is_wanted.then(RaceCurvesExperiment::tests_needed);
    use_answer(&lab.asked().into(), inquiry, &[])
}

/// α₂ against ε, where that is what is looked at.
#[hook]
fn use_alpha_two(lab: &RaceCurvesExperiment) -> Answered<Vec<AlphaTwoAt>> {
    let is_wanted = lab.chart == ChartName::AlphaTwoEpsilon;
    let inquiry = is_wanted.then(RaceCurvesExperiment::alpha_two_by_precision);
    use_answer(&lab.asked().into(), inquiry, &[])
}

fn name(curve: &RaceCurve, texts: &Texts) -> &'static str {
    texts
        .labs
        .racing
        .parameters
        .race
        .option(curve.race as usize)
}

/// What was simulated, where lines are of several races: for the data alone, since the picture has its bands.
fn simulated_data(props: &CurvesChartProps, texts: &Texts) -> Vec<Series> {
    let lines: Lines = match props.lab.chart {
        ChartName::Error => errors,
        ChartName::Games | ChartName::GamesLogarithmic => games,
        _ => return Vec::new(),
    };
    let curves = &props.curves.curves;
    if curves.len() < 2 {
        return Vec::new();
    }
    let of = |curve: &RaceCurve| {
        let simulated = lines(curve, texts).pop()?;
        let name = (texts.labs.race_curves.page.simulated_of)(name(curve, texts));
        Some(Series { name, ..simulated })
    };
    curves.iter().filter_map(of).collect()
}

/// The picture that is asked for, or why there is none; the answers are for those of tests and of ε.
fn picture(
    props: &CurvesChartProps,
    (needed, by_precision): (Option<&AllTestsNeeded>, Option<&Vec<AlphaTwoAt>>),
    texts: &Texts,
) -> Result<Picture, &'static str> {
    // These need no run: their answers are on the way.
    let not_yet = "";
    match props.lab.chart {
        ChartName::TestsEveryGame => Ok(tests(&needed.ok_or(not_yet)?.every_game, texts)),
        ChartName::TestsSquares => Ok(tests(&needed.ok_or(not_yet)?.squares, texts)),
        ChartName::AlphaTwo => alpha_two(props, texts),
        ChartName::AlphaTwoEpsilon => alpha_two_by_precision(by_precision.ok_or(not_yet)?, texts),
        ChartName::Error => against_means(props, errors, texts),
        ChartName::Games | ChartName::GamesLogarithmic => against_means(props, games, texts),
    }
}

fn tests(needed: &[TestsNeeded], texts: &Texts) -> Picture {
    let words = &texts.labs.race_curves.page;
    let bernstein = needed.iter().map(|at| at.bernstein);
    let hoeffding = needed.iter().map(|at| at.hoeffding);
    Picture {
        axis: needed.iter().map(|at| at.variance).collect(),
        from: 0.0,
        axis_label: words.variance_axis,
        series: vec![
            Series::line(words.bernstein, bernstein),
            Series::line(words.hoeffding, hoeffding),
        ],
        note: words.tests,
    }
}

fn alpha_two(props: &CurvesChartProps, texts: &Texts) -> Result<Picture, &'static str> {
    let words = &texts.labs.race_curves.page;
    let mut curves = props.curves.curves.iter();
    let starred = curves.find(|curve| curve.plan.rules.stops_at_half);
    let starred = starred.ok_or(words.no_star)?;
    let of_delta = |(index, &delta): (usize, &f64)| {
        let at = |point: &RacePoint| {
            let known = point.calculated.and_then(|calculated| calculated.alpha_2);
            known.map_or(f64::NAN, |values| values[index])
        };
        Series::line((words.alpha_two_of)(delta), starred.points.iter().map(at))
    };
    let series = ALPHA_TWO_DELTAS.iter().enumerate().map(of_delta).collect();
    of_means(&props.lab, series, words.alpha_two, texts)
}

fn alpha_two_by_precision(found: &[AlphaTwoAt], texts: &Texts) -> Result<Picture, &'static str> {
    let words = &texts.labs.race_curves.page;
    let first = found.first().ok_or(words.no_star)?;
    let of_delta = |(index, &delta): (usize, &f64)| {
        let values = found.iter().map(|at| at.alpha_2[index]);
        Series::line((words.alpha_two_of)(delta), values)
    };
    Ok(Picture {
        axis: found.iter().map(|at| at.epsilon).collect(),
        from: first.epsilon,
        axis_label: words.precision_axis,
        series: ALPHA_TWO_DELTAS.iter().enumerate().map(of_delta).collect(),
        note: words.alpha_two_by_precision,
    })
}

/// The lines of one race: their names, and what each is at a point.
type Lines = fn(&RaceCurve, &Texts) -> Vec<Series>;

fn against_means(
    props: &CurvesChartProps,
    lines: Lines,
    texts: &Texts,
) -> Result<Picture, &'static str> {
    let words = &texts.labs.race_curves.page;
    let curves = &props.curves.curves;
    let (series, note) = match &curves[..] {
        [curve] => (lines(curve, texts), words.one_race),
        _ => {
            // The exact line, with the band of the simulated one, which comes last.
            let exact = |curve: &RaceCurve| {
                let mut lines = lines(curve, texts);
                let simulated = lines.pop()?;
                let exact = lines.pop()?;
                Some(Series {
                    name: name(curve, texts).to_owned(),
                    band: simulated.band,
                    ..exact
                })
            };
            let lines = curves.iter().filter_map(exact).collect();
            (merged(lines), words.several_races)
        }
    };
    of_means(&props.lab, series, note, texts)
}

/// Lines that cannot be told apart as one, with all their names; the bands are those of the first.
fn merged(lines: Vec<Series>) -> Vec<Series> {
    let is_same = |a: &Series, b: &Series| {
        let mut pairs = a.values.iter().zip(&b.values);
        pairs.all(|(a, b)| (a - b).abs() <= SAME * a.abs().max(b.abs()) || a.is_nan() && b.is_nan())
    };
    let mut merged: Vec<Series> = Vec::new();
    for (tone, line) in lines.into_iter().enumerate() {
        match merged.iter_mut().find(|known| is_same(known, &line)) {
            Some(known) => known.name = format!("{}, {}", known.name, line.name),
            None => merged.push(line.toned(tone)),
        }
    }
    merged
}

fn of_means(
    lab: &RaceCurvesExperiment,
    series: Vec<Series>,
    note: &'static str,
    texts: &Texts,
) -> Result<Picture, &'static str> {
    let words = &texts.labs.race_curves.page;
    if !series.iter().any(Series::is_known) {
        return Err(words.nothing_yet);
    }
    Ok(Picture {
        axis: lab.means(),
        from: lab.from,
        axis_label: words.mean_axis,
        series,
        note,
    })
}

/// The bounds, the product, the exact error and the simulated one.
fn errors(curve: &RaceCurve, texts: &Texts) -> Vec<Series> {
    let words = &texts.labs.racing.page.errors;
    let bound = |value: fn(&engines::racing::ErrorBound) -> f64| {
        let at = |point: &RacePoint| {
            let bound = point.calculated.and_then(|calculated| calculated.bound);
            bound.as_ref().map_or(f64::NAN, value)
        };
        curve.points.iter().map(at).collect::<Vec<f64>>()
    };
    let exact = curve.points.iter().map(|point| {
        let calculated = point.calculated;
        calculated.map_or(f64::NAN, |calculated| calculated.exact.error(point.mean))
    });
    let mut series = vec![
        Series::line(words.bound, bound(|bound| bound.with_delta_1)),
        Series::line(words.bound_with_delta, bound(|bound| bound.with_delta)),
        Series::line(words.product, bound(|bound| bound.product)),
    ];
    // Races without an n_max have no formulas.
    series.retain(Series::is_known);
    series.push(Series::line(words.exact, exact));
    series.push(simulated(curve, texts, |point| {
        point.tally.error_estimate(point.mean)
    }));
    series
}

fn games(curve: &RaceCurve, texts: &Texts) -> Vec<Series> {
    let exact = curve.points.iter().map(|point| {
        let calculated = point.calculated;
        calculated.map_or(f64::NAN, |calculated| calculated.exact.games)
    });
    vec![
        Series::line(texts.labs.racing.page.errors.exact, exact),
        simulated(curve, texts, |point| {
            point.tally.games_estimate(&curve.plan)
        }),
    ]
}

fn simulated(
    curve: &RaceCurve,
    texts: &Texts,
    of: impl Fn(&RacePoint) -> Option<Estimate>,
) -> Series {
    let at = |point: &RacePoint| {
        of(point).map_or(UNKNOWN, |estimate| {
            (estimate.mean, estimate.interval.unwrap_or(UNKNOWN.1))
        })
    };
    Series::banded(
        texts.labs.race_curves.page.simulated,
        curve.points.iter().map(at),
    )
}

/// From 0 to a little above the highest value; on a logarithmic axis powers of ten around all of them.
fn range(chart: ChartName, series: &[Series]) -> (f64, f64) {
    let values = series.iter().flat_map(|series| series.values.clone());
    let around = |least: f64| {
        let shown = values.clone().map(|value| value.max(least));
        powers_of_ten(extent(shown).unwrap_or((least, 10.0 * least)))
    };
    match chart {
        ChartName::Error => around(MIN_ERROR),
        ChartName::GamesLogarithmic => around(1.0),
        _ => {
            let highest = extent(values).map(|(_, high)| high);
            let highest = highest.filter(|&high| high > 0.0);
            (0.0, highest.map_or(1.0, |high| 1.05 * high))
        }
    }
}

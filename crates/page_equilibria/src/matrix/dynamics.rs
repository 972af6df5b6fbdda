//! Dynamics: how strategies move from where somebody presses, with the average over time, in a field of directions.

use super::found::FoundProps;
use super::square::Square;
use super::triangles::Triangles;
use experiments::Experiment;
use experiments::matrix::{Arrow, DynamicName, MatrixExperiment, Orbit, View};
use page_kit::components::answer::use_answer;
use page_kit::components::lab_page::use_go;
use page_kit::components::sentence::Sentence;
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::kit::plane::{Point, points_text};
use page_model::matrix::analysis::Analysis;
use page_model::matrix::dynamics::{
    Shares, arrows, begun_at, in_square, in_triangle, in_words, orbit_question, path, with_mixture,
};
use yew::prelude::*;

/// Points of the orbit.
const POINTS: u32 = 2_000;
/// Steps a second: so that a path of all its steps is drawn in under a minute.
const SPEED: f64 = 50.0;

/// The orbit.
#[component]
pub fn Dynamics(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let asked = orbit_question(&of.lab);
    let orbit = use_answer(&asked, Some(of.lab.orbit(POINTS)), &[]).latest;
    let field = use_answer(&asked, Some(of.lab.field()), &[]).latest;
    let text = (words.dynamic_sentence)(
        of.lab.dynamic == DynamicName::Logit,
        of.lab.may_be_one_population(),
    );
    let last = u64::from(POINTS) - 1;
    let position = of.lab.time.map_or(last, |time| time.min(last));
    let average = orbit
        .as_ref()
        .and_then(|orbit| orbit.averages.get(position as usize));
    let average = average.map(|average| (words.dynamic_average)(&in_words(of, average)));
    html! {
        <div class="rows" id="dynamics" data-points={orbit.as_ref().map_or(0, |orbit| orbit.points.len()).to_string()}>
            <Sentence experiment={Experiment::from(of.lab.clone())} {text} />
            <OrbitPicture of={of.clone()} orbit={orbit.map(|orbit| (*orbit).clone())} field={field.map(|field| (*field).clone())} {position} />
            <OrbitTime lab={of.lab.clone()} {position} {last} />
            if let Some(average) = average { <p>{ average }</p> }
            <p class="quiet small">{ words.dynamic_about }</p>
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct OrbitTimeProps {
    lab: MatrixExperiment,
    position: u64,
    last: u64,
}

/// Time on the orbit.
#[component]
fn OrbitTime(props: &OrbitTimeProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let (lab, last) = (props.lab.clone(), props.last);
    let on_move = use_go().reform(move |time: u64| {
        let time = (time < last).then_some(time);
        (
            MatrixExperiment {
                time,
                ..lab.clone()
            },
            Entry::Replace,
        )
    });
    let caption = (words.moment)(props.position, last);
    let widest = (words.moment)(last, last);
    let has_keys = props.lab.view == View::Dynamics;
    html! { <TimeControl position={props.position} {last} {caption} {widest} {on_move} {has_keys} speed={SPEED} /> }
}

#[derive(PartialEq, Properties)]
struct OrbitPictureProps {
    of: Analysis,
    orbit: Option<Orbit>,
    field: Option<Vec<Arrow>>,
    position: u64,
}

/// The picture, in which one presses where to begin.
#[component]
fn OrbitPicture(props: &OrbitPictureProps) -> Html {
    let lab = &props.of.lab;
    let payoffs = lab.populations_of(&props.of.game);
    let go = use_go();
    let start = lab.starting_point(&payoffs);
    let begin = {
        let lab = lab.clone();
        go.reform(move |point: [Vec<f64>; 2]| (begun_at(&lab, &point), Entry::Replace))
    };
    let is_square = payoffs.size(0) == 2 && payoffs.size(1) == 2;
    if is_square {
        let on_press = begin.reform(|(x, y): Point| [vec![x, 1.0 - x], vec![y, 1.0 - y]]);
        return html! { <Square of={props.of.clone()} over={moving(props, in_square)} {on_press} /> };
    }
    let over = [0, 1].map(|player| moving(props, |shares| in_triangle(shares, player)));
    let is_one = payoffs.is_one_population();
    let on_press = begin.reform(move |(player, mixture): (usize, Vec<f64>)| {
        with_mixture(&start, player, mixture, is_one)
    });
    html! { <Triangles of={props.of.clone()} has_labels=false shown={if is_one { 1 } else { 2 }} {over} {on_press} /> }
}

/// Arrows, the path until now, the average until now, and where both are.
fn moving(props: &OrbitPictureProps, place: impl Fn(&Shares) -> Option<Point>) -> Html {
    let until = |points: &[Shares]| path(points, props.position as usize, &place);
    let (points, averages) = match &props.orbit {
        Some(orbit) => (until(&orbit.points), until(&orbit.averages)),
        None => Default::default(),
    };
    let end = |points: &[Point], class: &'static str| {
        let end = points.last().copied();
        end.map(|(x, y)| html! { <circle {class} cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="5" /> })
    };
    let arrows = arrows(props.field.as_deref().unwrap_or_default(), &place);
    let arrows = arrows.into_iter();
    html! {
        <g class="orbit">
            { for arrows.map(|d| html! { <path class="flow-arrow" {d} /> }) }
            <polyline class="orbit-path" points={points_text(&points)} />
            <polyline class="orbit-average" points={points_text(&averages)} />
            { for end(&points, "orbit-end") }
            { for end(&averages, "average-end") }
        </g>
    }
}

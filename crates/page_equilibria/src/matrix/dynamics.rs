//! Dynamics: how strategies move from where somebody presses, with the average over time, in a field of directions.

use super::found::FoundProps;
use super::square::{Square, placed};
use super::triangles::{Triangles, place_of};
use experiments::Experiment;
use experiments::matrix::geometry::Point;
use experiments::matrix::{Arrow, DynamicName, MatrixLab, Orbit, View};
use page_kit::components::answer::use_answer;
use page_kit::components::lab_page::use_go;
use page_kit::components::sentence::Sentence;
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_kit::router::Entry;
use yew::prelude::*;

/// Points of the orbit.
const POINTS: u32 = 2_000;
/// How long the longest arrow is, in units of the picture.
const ARROW: f64 = 18.0;
/// Steps a second: so that a path of all its steps is drawn in under a minute.
const SPEED: f64 = 50.0;

/// Whether there is a picture to move in.
pub fn has_dynamics(props: &FoundProps) -> bool {
    props.is_of_two() && (0..2).all(|player| (2..=3).contains(&props.game.size(player)))
}

/// The orbit.
#[component]
pub fn Dynamics(props: &FoundProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let asked = orbit_question(&props.lab);
    let orbit = use_answer(&asked, Some(props.lab.orbit(POINTS)), &[]).latest;
    let field = use_answer(&asked, Some(props.lab.field()), &[]).latest;
    let text = (words.dynamic_sentence)(
        props.lab.dynamic == DynamicName::Logit,
        props.lab.may_be_one_population(),
    );
    let last = u64::from(POINTS) - 1;
    let position = props.lab.time.map_or(last, |time| time.min(last));
    let average = orbit
        .as_ref()
        .and_then(|orbit| orbit.averages.get(position as usize));
    let average = average.map(|average| (words.dynamic_average)(&in_words(props, average)));
    html! {
        <div class="rows" id="dynamics" data-points={orbit.as_ref().map_or(0, |orbit| orbit.points.len()).to_string()}>
            <Sentence experiment={Experiment::from(props.lab.clone())} {text} />
            <OrbitPicture of={props.clone()} orbit={orbit.map(|orbit| (*orbit).clone())} field={field.map(|field| (*field).clone())} {position} />
            <OrbitTime lab={props.lab.clone()} {position} {last} />
            if let Some(average) = average { <p>{ average }</p> }
            <p class="quiet small">{ words.dynamic_about }</p>
        </div>
    }
}

/// The experiment that the orbit is of: moments of it are the same question.
fn orbit_question(lab: &MatrixLab) -> Experiment {
    let fresh = MatrixLab::default();
    MatrixLab {
        time: fresh.time,
        step: fresh.step,
        label: fresh.label,
        algorithm: fresh.algorithm,
        view: View::All,
        ..lab.clone()
    }
    .into()
}

fn in_words(props: &FoundProps, average: &[Vec<f32>; 2]) -> String {
    let player = |player: usize| {
        let pairs = props.game.actions()[player].iter().zip(&average[player]);
        let parts: Vec<String> = pairs
            .map(|(name, share)| format!("{name} {share:.3}"))
            .collect();
        parts.join(", ")
    };
    // One population has one mixture.
    if props.lab.populations_of(&props.game).is_one_population() {
        return player(0);
    }
    format!("{}; {}", player(0), player(1))
}

#[derive(PartialEq, Properties)]
struct OrbitTimeProps {
    lab: MatrixLab,
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
            MatrixLab {
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
    of: FoundProps,
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
        go.reform(move |point: [Vec<f64>; 2]| {
            let from = MatrixLab::from_text(&point);
            (
                MatrixLab {
                    from,
                    time: None,
                    ..lab.clone()
                },
                Entry::Replace,
            )
        })
    };
    let is_square = payoffs.size(0) == 2 && payoffs.size(1) == 2;
    if is_square {
        let place =
            |point: &[Vec<f32>; 2]| Some(placed((f64::from(point[0][0]), f64::from(point[1][0]))));
        let on_press = begin.reform(|(x, y): Point| [vec![x, 1.0 - x], vec![y, 1.0 - y]]);
        return html! { <Square of={props.of.clone()} over={moving(props, place)} {on_press} /> };
    }
    let over = [0, 1].map(|player| {
        let place = move |point: &[Vec<f32>; 2]| {
            let shares: Vec<f64> = point[player].iter().copied().map(f64::from).collect();
            place_of(&shares)
        };
        moving(props, place)
    });
    let is_one = payoffs.is_one_population();
    let on_press = begin.reform(move |(player, mixture): (usize, Vec<f64>)| {
        let mut point = start.clone();
        point[player].clone_from(&mixture);
        if is_one {
            point[1 - player] = mixture;
        }
        point
    });
    html! { <Triangles of={props.of.clone()} shown={if is_one { 1 } else { 2 }} {over} {on_press} /> }
}

/// Arrows, the path until now, the average until now, and where both are.
fn moving(props: &OrbitPictureProps, place: impl Fn(&[Vec<f32>; 2]) -> Option<Point>) -> Html {
    let until = props.position as usize + 1;
    let path = |points: &[[Vec<f32>; 2]]| -> Vec<Point> {
        points.iter().take(until).filter_map(&place).collect()
    };
    let (points, averages) = match &props.orbit {
        Some(orbit) => (path(&orbit.points), path(&orbit.averages)),
        None => Default::default(),
    };
    let text = |points: &[Point]| {
        points
            .iter()
            .map(|(x, y)| format!("{x:.1},{y:.1}"))
            .collect::<Vec<_>>()
            .join(" ")
    };
    let end = |points: &[Point], class: &'static str| {
        let end = points.last().copied();
        end.map(|(x, y)| html! { <circle {class} cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="5" /> })
    };
    html! {
        <g class="orbit">
            { arrows(props, &place) }
            <polyline class="orbit-path" points={text(&points)} />
            <polyline class="orbit-average" points={text(&averages)} />
            { for end(&points, "orbit-end") }
            { for end(&averages, "average-end") }
        </g>
    }
}

fn arrows(props: &OrbitPictureProps, place: &impl Fn(&[Vec<f32>; 2]) -> Option<Point>) -> Html {
    let moved = |arrow: &Arrow, time: f32| {
        let player = |player: usize| {
            let pairs = arrow.at[player].iter().zip(&arrow.velocity[player]);
            pairs
                .map(|(at, velocity)| at + time * velocity)
                .collect::<Vec<f32>>()
        };
        [player(0), player(1)]
    };
    let of = |arrow: &Arrow| {
        let (from, to) = (place(&arrow.at)?, place(&moved(arrow, 0.001))?);
        Some((from, (to.0 - from.0, to.1 - from.1)))
    };
    let field = props.field.as_deref().unwrap_or_default();
    let lines: Vec<(Point, Point)> = field.iter().filter_map(of).collect();
    let length = |(x, y): Point| x.hypot(y);
    let longest = lines
        .iter()
        .map(|&(_, way)| length(way))
        .fold(f64::MIN_POSITIVE, f64::max);
    let line = |&((x, y), way): &(Point, Point)| {
        let size = length(way);
        // Slow places are seen too: lengths by the square root.
        let scale = if size > 0.0 {
            ARROW * (size / longest).sqrt() / size
        } else {
            0.0
        };
        let (dx, dy) = (way.0 * scale, way.1 * scale);
        let head = format!(
            "M{x:.1} {y:.1}l{dx:.1} {dy:.1}m{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}",
            -0.35 * dx - 0.2 * dy,
            -0.35 * dy + 0.2 * dx,
            x + dx,
            y + dy,
            x + 0.65 * dx + 0.2 * dy,
            y + 0.65 * dy - 0.2 * dx
        );
        html! { <path class="flow-arrow" d={head} /> }
    };
    lines.iter().map(line).collect()
}

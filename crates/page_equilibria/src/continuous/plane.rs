//! Plane of both actions: reaction curves, equilibria, and over them the path of best responses or what elimination leaves. A press or a drag begins the path elsewhere.

use crate::pressing::place;
use experiments::continuous::{ContinuousExperiment, Equilibrium, Film, Highest};
use page_kit::components::lab_page::use_go;
use page_kit::components::legend::Legend;
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::continuous::analysis::Analysis;
use page_model::continuous::equilibria::{responses, said};
use page_model::continuous::plane::{
    Placed, SIZE, at, beginning_at, contours, curve, left, moved_by, open, path, places, scale,
};
use page_model::kit::plane::Point;
use texts::Texts;
use web_sys::Element;
use yew::prelude::*;

/// Colours of players.
const CLASSES: [&str; 2] = ["of-first", "of-second"];

#[derive(PartialEq, Properties)]
pub struct PlaneProps {
    pub of: Analysis,
    /// Whether what a first mover does may be seen.
    pub shows_first: bool,
}

/// The picture, its time, and what follows from it.
#[component]
pub fn PlaneView(PlaneProps { of, shows_first }: &PlaneProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.continuous.views;
    let go = use_go();
    let on_move = {
        let of = of.clone();
        go.reform(move |step: u64| (of.at_step(step), Entry::Replace))
    };
    let start = format!("{} {}", of.asked.x.value(), of.asked.y.value());
    let is_elimination = of.asked.film == Film::Elimination;
    let (position, last) = (of.step() as u64, of.last_step() as u64);
    let number = texts.number;
    let caption = (words.path.moment)(&number(position), &number(last));
    let widest = (words.path.moment)(&number(last), &number(last));
    let marks = words.plane.marks.iter();
    let entries = marks.map(|(mark, meaning)| {
        let mark = html! { <i class={classes!("reaction-mark", *mark)}></i> };
        (mark, AttrValue::from(*meaning))
    });
    html! {
        <div class="rows" id="plane" data-equilibria={of.found.equilibria.len().to_string()} data-start={start}>
            <Picture of={of.clone()} shows_first={*shows_first} />
            if last > 0 && !(is_elimination && of.hides()) { <TimeControl {position} {last} {caption} {widest} {on_move} speed=2.0 /> }
            <Legend entries={entries.collect::<Vec<_>>()} />
            { for said(of, texts).into_iter().map(|said| html! { <p>{ said }</p> }) }
            { for responses(of, texts).into_iter().map(|said| html! { <p class="quiet">{ said }</p> }) }
        </div>
    }
}

/// The picture.
#[component]
fn Picture(PlaneProps { of, shows_first }: &PlaneProps) -> Html {
    let words = &use_page().texts.labs.continuous.views.plane;
    let [onpointerdown, onpointermove, onpointerup] = use_drag(&of.asked);
    let go = use_go();
    let onkeydown = {
        let lab = of.asked.clone();
        Callback::from(move |event: KeyboardEvent| {
            if let Some(next) = moved_by(&lab, &event.key()) {
                event.prevent_default();
                go.emit((next, Entry::Replace));
            }
        })
    };
    let label = (words.label)(of.action(0), of.action(1));
    html! {
        <svg class="reaction-plane" viewBox={format!("0 0 {} {}", SIZE.0, SIZE.1)} role="img" aria-label={label}
            tabindex="0" data-own-keys="true" {onkeydown}
            {onpointerdown} {onpointermove} onpointerup={onpointerup.clone()} onpointercancel={onpointerup}>
            <Drawn of={of.clone()} shows_first={*shows_first} />
        </svg>
    }
}

/// What a press, a movement and a release do: the path begins where the pointer is.
#[hook]
fn use_drag(lab: &ContinuousExperiment) -> [Callback<PointerEvent>; 3] {
    let go = use_go();
    let is_dragged = use_mut_ref(|| false);
    let begin = {
        let lab = lab.clone();
        move |event: &PointerEvent| {
            let next = place(event, SIZE).map(|place| beginning_at(&lab, place));
            if let Some(next) = next.filter(|next| *next != lab) {
                go.emit((next, Entry::Replace));
            }
        }
    };
    let down = {
        let (begin, is_dragged) = (begin.clone(), is_dragged.clone());
        Callback::from(move |event: PointerEvent| {
            let target = event.target_dyn_into::<Element>();
            if let Some(picture) = target.and_then(|target| target.closest("svg").ok().flatten()) {
                // Without it a drag ends where the picture does.
                drop(picture.set_pointer_capture(event.pointer_id()));
            }
            *is_dragged.borrow_mut() = true;
            begin(&event);
        })
    };
    let moved = {
        let is_dragged = is_dragged.clone();
        Callback::from(move |event: PointerEvent| {
            if *is_dragged.borrow() {
                begin(&event);
            }
        })
    };
    [
        down,
        moved,
        Callback::from(move |_| *is_dragged.borrow_mut() = false),
    ]
}

/// Everything in the picture.
#[component]
fn Drawn(PlaneProps { of, shows_first }: &PlaneProps) -> Html {
    let texts = use_page().texts;
    let contour = |(line, class): (&String, &'static str)| {
        html! { <path class={classes!("contour", class)} d={line.clone()} /> }
    };
    let shown = of.found.equilibria.iter().filter(|_| !of.hides());
    html! {
        <>
            { axes(of, texts) }
            { for open(of).into_iter().map(|area| rectangle(area, "open")) }
            { for left(of).into_iter().map(|area| rectangle(area, "left")) }
            { for contours(of).iter().flatten().zip(CLASSES).map(contour) }
            { for [0, 1].map(|player| curves(of, player)) }
            { for shown.map(|one| equilibrium(of, one)) }
            if *shows_first && !of.hides() { { firsts(of) } }
            { walked(of) }
        </>
    }
}

fn rectangle([x, y, width, height]: Placed, class: &'static str) -> Html {
    let text = |number: f64| format!("{number:.1}");
    html! { <rect {class} x={text(x)} y={text(y)} width={text(width)} height={text(height)} /> }
}

fn axes(of: &Analysis, texts: &Texts) -> Html {
    let words = &texts.labs.continuous.views.plane;
    let scale = scale(&of.game);
    let ((left, bottom), (right, top)) = (scale.at(scale.low), scale.at(scale.high));
    let number = |at: f64, (x, y): Point, anchor: &'static str| {
        html! { <text x={format!("{x:.1}")} y={format!("{y:.1}")} text-anchor={anchor}>{ (texts.value)(at) }</text> }
    };
    let name = |player: usize| (words.axis)(of.player(player), of.action(player));
    let middle = (left + right) / 2.0;
    let (x, y) = (left - 44.0, (top + bottom) / 2.0);
    html! {
        <>
            { rectangle([left, top, right - left, bottom - top], "frame") }
            { number(scale.low.0, (left, bottom + 18.0), "middle") }
            { number(scale.high.0, (right, bottom + 18.0), "middle") }
            { number(scale.low.1, (left - 8.0, bottom), "end") }
            { number(scale.high.1, (left - 8.0, top + 10.0), "end") }
            <text class="of-first" x={format!("{middle:.1}")} y={format!("{:.1}", bottom + 40.0)} text-anchor="middle">{ name(0) }</text>
            <text class="of-second" transform={format!("translate({x:.1} {y:.1}) rotate(-90)")} text-anchor="middle">{ name(1) }</text>
        </>
    }
}

fn curves(of: &Analysis, player: usize) -> Html {
    let class = CLASSES[player];
    if of.found.indifferent[player] {
        let scale = scale(&of.game);
        let ((left, bottom), (right, top)) = (scale.at(scale.low), scale.at(scale.high));
        return rectangle(
            [left, top, right - left, bottom - top],
            ["everything of-first", "everything of-second"][player],
        );
    }
    let piece =
        |points: String| html! { <polyline class={classes!("response", class)} {points} /> };
    html! { <g>{ for curve(of, player).into_iter().map(piece) }</g> }
}

fn equilibrium(of: &Analysis, one: &Equilibrium) -> Html {
    let ((x1, y1), (x2, y2)) = (at(of, &one.from), at(of, &one.to));
    let text = |number: f64| format!("{number:.1}");
    match one.is_point() {
        true => html! { <circle class="equilibrium-dot" cx={text(x1)} cy={text(y1)} r="7" /> },
        false => {
            html! { <line class="equilibrium-line" x1={text(x1)} y1={text(y1)} x2={text(x2)} y2={text(y2)} /> }
        }
    }
}

/// What a first mover chooses, and both together: a letter in a circle for each.
fn firsts(of: &Analysis) -> Html {
    let lettered = |highest: &Highest, letter: &'static str, class: &'static str| {
        let (x, y) = at(of, &highest.at);
        html! {
            <g class={classes!("first-mover", class)} transform={format!("translate({x:.1} {y:.1})")}>
                <circle r="9" /><text y="4.5" text-anchor="middle">{ letter }</text>
            </g>
        }
    };
    let joint = of.found.joint.as_ref().map(|joint| {
        html! {
            <>
                { for places(of, &joint.highest).into_iter().map(|area| rectangle(area, "joint")) }
                { lettered(&joint.highest, "T", "of-both") }
            </>
        }
    });
    let firsts = of.found.commitments.iter().zip(["1", "2"]).zip(CLASSES);
    html! {
        <>
            { for joint }
            { for firsts.map(|((highest, letter), class)| lettered(highest, letter, class)) }
        </>
    }
}

fn walked(of: &Analysis) -> Html {
    let Some((points, (x, y))) = path(of) else {
        return Html::default();
    };
    html! {
        <>
            <polyline class="walked" {points} />
            <circle class="now" cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="5" />
        </>
    }
}

//! Time: the jumps, and the control with the depth of the search behind it.

use super::go::Go;
use super::jumps::Jumps;
use super::stage::on_move;
use super::view::View;
use engines::minimax::Record;
use engines::minimax::record::Step;
use experiments::minimax::MinimaxLab;
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use std::fmt::Write;
use yew::prelude::*;

/// Of longer searches nobody could tell the steps apart, nor the cuts.
const MAX_STEPS: u32 = 3_000;
const MAX_STEPS_WITH_CUTS: u32 = 400;

#[derive(PartialEq, Properties)]
pub struct TimeRowProps {
    pub lab: MinimaxLab,
    pub view: View,
    pub go: Go,
}

/// Jumps and control.
#[component]
pub fn TimeRow(props: &TimeRowProps) -> Html {
    let texts = use_page().texts;
    let view = &props.view;
    let in_focus = props.lab.side_in_focus();
    let on_move = on_move(&props.lab, view, &props.go);
    let reachable = view.barrier.map_or(view.last, |(step, _)| step);
    let count = |number: u32| (texts.number)(number.into());
    let caption = |at: u32| (texts.labs.minimax.page.moment)(&count(at), &count(view.last));
    let side = view.side(in_focus).filter(|_| view.barrier.is_none());
    let record = side.map(|side| side.subject.picture.clone());
    let background = use_memo((record, view.last), |(picture, last)| {
        let picture = picture.as_ref()?;
        (*last <= MAX_STEPS).then(|| depth_curve(&picture.record, *last))
    });
    html! {
        <div class="minimax-time">
            <Jumps view={view.clone()} {in_focus} on_move={on_move.clone()} />
            <TimeControl position={u64::from(view.at)} last={u64::from(reachable)} caption={caption(view.at)}
                widest={caption(view.last)} {on_move} background={(*background).clone().unwrap_or_default()} />
        </div>
    }
}

/// How deep the search is at each step, with a stroke where something is cut.
fn depth_curve(record: &Record, last: u32) -> Html {
    let (mut depth, mut deepest) = (0_u32, 1_u32);
    let mut depths = vec![0];
    let mut cuts = String::new();
    for at in 0..record.step_count() {
        match record.step(at as usize) {
            Step::Meet(_) => depth += 1,
            Step::Leave(_) => depth = depth.saturating_sub(1),
            // Writing to a string does not fail.
            Step::Cut(_) if last > MAX_STEPS_WITH_CUTS => {}
            Step::Cut(_) => {
                let _ = write!(cuts, "M{} 0V10", at + 1);
            }
        }
        deepest = deepest.max(depth);
        depths.push(depth);
    }
    let mut path = "M0 10".to_owned();
    for (at, depth) in depths.iter().enumerate() {
        let height = 10.0 - 9.0 * f64::from(*depth) / f64::from(deepest);
        let _ = write!(path, "L{at} {height:.2}");
    }
    let _ = write!(path, "L{} 10Z", depths.len() - 1);
    html! {
        <svg viewBox={format!("0 0 {} 10", last.max(1))} preserveAspectRatio="none" class="depth-curve">
            <path class="depth" d={path} />
            <path class="cuts" d={cuts} />
        </svg>
    }
}

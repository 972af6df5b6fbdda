//! Time: the jumps, and the control with the depth of the search behind it.

use super::go::Go;
use super::jumps::Jumps;
use super::stage::on_move;
use experiments::minimax::MinimaxExperiment;
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_model::minimax::depth_curve::{DepthCurve, depth_curve};
use page_model::minimax::view::View;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct TimeRowProps {
    pub lab: MinimaxExperiment,
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
        let curve = depth_curve(&picture.as_ref()?.record, *last)?;
        Some(drawn(&curve, *last))
    });
    html! {
        <div class="minimax-time">
            <Jumps view={view.clone()} {in_focus} on_move={on_move.clone()} />
            <TimeControl position={u64::from(view.at)} last={u64::from(reachable)} caption={caption(view.at)}
                widest={caption(view.last)} {on_move} background={(*background).clone().unwrap_or_default()} />
        </div>
    }
}

fn drawn(curve: &DepthCurve, last: u32) -> Html {
    html! {
        <svg viewBox={format!("0 0 {} 10", last.max(1))} preserveAspectRatio="none" class="depth-curve">
            <path class="depth" d={curve.depth.clone()} />
            <path class="cuts" d={curve.cuts.clone()} />
        </svg>
    }
}

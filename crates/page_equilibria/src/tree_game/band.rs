//! Bands of the picture: nodes that are drawn, and drawn again, together.

use super::found::TONES;
use games::tree_game::{NodeId, SetId, TreeGame};
use page_kit::components::deferred::defer;
use page_kit::context::use_page;
use page_model::tree_game::analysis::Analysis;
use page_model::tree_game::marks::Marks;
use page_model::tree_game::nodes::{name_at, spoken};
use page_model::tree_game::pixels::{Pixels, branch, px};
use std::rc::Rc;
use texts::TreeGameTexts;
use yew::prelude::*;

/// Nodes of a band: in a large tree a change is drawn where it is, and the tree comes band by band.
pub const BAND: usize = 40;

#[derive(Clone, PartialEq, Properties)]
pub struct BandProps {
    /// The game alone.
    pub of: Analysis,
    pub pixels: Rc<Pixels>,
    /// Of these nodes.
    pub marks: Marks,
    /// If it is one of these.
    pub selected: Option<NodeId>,
    /// The node that keys lead to, if it is one of these.
    pub stop: Option<NodeId>,
    pub is_editable: bool,
    pub number: usize,
    /// The branches that lead to these nodes, or the nodes.
    pub is_of_branches: bool,
}

impl BandProps {
    /// Whether somebody has just done something here that is to be seen at once.
    fn is_urgent(&self, before: &Self) -> bool {
        let touched = |band: &Self| (band.selected, band.stop, band.marks.ringed.clone());
        self.of != before.of || touched(self) != touched(before)
    }
}

/// A band that is drawn when its turn comes: at first, and when other things are marked on it.
#[component]
pub fn BandInTime(props: &BandProps) -> Html {
    let drawn = use_mut_ref(|| None::<BandProps>);
    let redraw = use_force_update();
    let is_due = {
        let drawn = drawn.borrow();
        let is_urgent = |before: &BandProps| props.is_urgent(before);
        props.number == 0 || drawn.as_ref().is_some_and(is_urgent)
    };
    if is_due {
        *drawn.borrow_mut() = Some(props.clone());
    }
    {
        let drawn = drawn.clone();
        use_effect_with(props.clone(), move |props| {
            let is_late = drawn.borrow().as_ref() != Some(props);
            let props = props.clone();
            let timeout = is_late.then(|| {
                defer(props.number as u32, move || {
                    *drawn.borrow_mut() = Some(props);
                    redraw.force_update();
                })
            });
            move || drop(timeout)
        });
    }
    match &*drawn.borrow() {
        Some(band) => html! { <Band ..band.clone() /> },
        None => Html::default(),
    }
}

#[component]
fn Band(props: &BandProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    let first = props.number * BAND;
    let nodes = first..(first + BAND).min(props.of.game.nodes().len());
    html! {
        <g>
            if props.is_of_branches {
                { for nodes.filter_map(|node| edge(props, node)) }
            } else {
                { for nodes.map(|node| node_of(props, node, words)) }
            }
        </g>
    }
}

fn edge(props: &BandProps, node: NodeId) -> Option<Html> {
    let share = props.marks.shares.get(&node);
    let branch = branch(&props.of, &props.pixels, node, share.is_some())?;
    let tone = branch.player.map_or("of-chance", |player| TONES[player]);
    let is_taken = props.marks.taken.contains(&node);
    let width = share.map(|(_, share)| format!("stroke-width: {:.2}", 1.0 + 5.0 * share));
    let [(x1, y1), (x2, y2)] = branch.ends;
    let (x, y) = branch.place;
    Some(html! {
        <g key={format!("edge {node}")}>
            <line class={classes!("branch", tone, is_taken.then_some("taken"))} ~style={width} x1={px(x1)} y1={px(y1)} x2={px(x2)} y2={px(y2)} />
            <text class="branch-label" x={px(x)} y={px(y)} text-anchor="middle">{ branch.label }</text>
            if let Some((share, _)) = share { <text class="branch-share" x={px(x)} y={px(y + 14.0)} text-anchor="middle">{ share }</text> }
        </g>
    })
}

/// What the nodes of a set and the line through them are about, for linked highlighting.
pub fn about_set(set: SetId) -> String {
    format!("set-{set}")
}

fn node_of(props: &BandProps, node: NodeId, words: &TreeGameTexts) -> Html {
    let of = &props.of;
    let (x, y) = props.pixels.at(node);
    let game: &TreeGame = &of.game;
    let is_selected = props.selected == Some(node);
    let is_ringed = props.marks.ringed.contains(&node);
    let set = game.set_of(node);
    let player = set.and_then(|(_, set)| set.player());
    let tone = match set {
        None => "of-end",
        Some(_) => player.map_or("of-chance", |player| TONES[player]),
    };
    let value = props.marks.values.get(&node);
    let is_paid_on_the_way = set.is_some() && !game.nodes()[node].payoffs.is_empty();
    let class = classes!(
        "game-node",
        tone,
        is_selected.then_some("selected"),
        is_ringed.then_some("ringed")
    );
    let inside = html! {
        <>
            if is_ringed || is_selected { <circle class="ring" cx={px(x)} cy={px(y)} r="13" /> }
            if set.is_some() { <circle class="dot" cx={px(x)} cy={px(y)} r="6.5" /> }
            if let Some(name) = name_at(of, node, words) { <text class="mover" x={px(x)} y={px(y - if is_ringed || is_selected { 18.0 } else { 14.0 })} text-anchor="middle">{ name }</text> }
            if set.is_none() { { payoffs(of, node, x, y + 6.0) } }
            <circle class="press" cx={px(x)} cy={px(y)} r="18" />
        </>
    };
    // Not a part of the button: that is called by what is written on it.
    let beside = html! {
        <>
            if is_paid_on_the_way { { payoffs(of, node, x, y + 24.0) } }
            if let Some(value) = value { <text class="node-value" x={px(x + 14.0)} y={px(y + 5.0)}>{ value }</text> }
        </>
    };
    let key = format!("node {node}");
    let about = set.map(|(number, _)| about_set(number));
    if !props.is_editable {
        return html! { <g {key} {class} data-about={about}>{ inside }{ beside }</g> };
    }
    let tabindex = if props.stop == Some(node) { "0" } else { "-1" };
    let label = spoken(of, node, value, words);
    html! {
        <g {key}>
            <g {class} id={format!("tree-node-{node}")} data-about={about} data-node={node.to_string()} role="button" {tabindex} aria-pressed={is_selected.to_string()} aria-label={label}>{ inside }</g>
            { beside }
        </g>
    }
}

fn payoffs(of: &Analysis, node: NodeId, x: f32, y: f32) -> Html {
    let payoffs = &of.game.nodes()[node].payoffs;
    let last = of.paid.last().copied();
    let part = |&player: &usize| {
        let payoff = payoffs
            .get(player)
            .copied()
            .map_or_else(|| "0".to_owned(), games::fraction::Fraction::shown);
        let comma = if Some(player) == last { "" } else { ", " };
        html! { <><tspan class={TONES[player]}>{ payoff }</tspan>{ comma }</> }
    };
    html! { <text class="payoffs-at" x={px(x)} y={px(y)} text-anchor="middle">{ for of.paid.iter().map(part) }</text> }
}

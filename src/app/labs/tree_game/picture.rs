//! The picture of a game: its nodes as in books, with what is marked on them.

use super::found::{FoundProps, TONES, shown};
use crate::app::context::use_page;
use experiments::tree_game::figure::Figure;
use games::tree_game::{Mover, NodeId, TreeGame};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use texts::TreeGameTexts;
use yew::prelude::*;

/// Pixels around the figure, and from a level to the next.
const MARGIN: f32 = 44.0;
const LEVEL: f32 = 84.0;
/// Pixels of a letter, and the least and the greatest distance of two nodes.
const LETTER: f32 = 7.6;
const LEAST: f32 = 64.0;
const MOST: f32 = 150.0;
/// Where on a branch its name stands: nearer to an end, where there is more room; else above the name of who moves next.
const LABEL: f32 = 0.66;
const HIGH_LABEL: f32 = 0.48;
/// Between what a picture grows and shrinks to the room that it has.
const LEAST_SCALE: f32 = 0.6;
const MOST_SCALE: f32 = 1.3;
/// Players' names are not repeated in trees of so many information sets: colours say whose they are.
const MANY_SETS: usize = 8;

/// What is marked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Marks {
    /// Branches that are taken, by the node that they lead to.
    pub taken: BTreeSet<NodeId>,
    /// How often, where that is not certain: written on the branch, and its width.
    pub shares: BTreeMap<NodeId, (String, f64)>,
    /// What is known of a node: written beside it.
    pub values: BTreeMap<NodeId, String>,
    /// Nodes that are ringed.
    pub ringed: BTreeSet<NodeId>,
}

#[derive(PartialEq, Properties)]
pub struct PictureProps {
    pub of: FoundProps,
    pub marks: Rc<Marks>,
    #[prop_or_default]
    pub selected: Option<NodeId>,
    /// Pixels for one; as fits if not given.
    #[prop_or_default]
    pub scale: Option<f32>,
    /// Whether nodes can be pressed.
    #[prop_or_default]
    pub is_editable: bool,
}

/// Where nodes stand, in pixels.
#[derive(Clone, PartialEq)]
pub struct Pixels {
    pub figure: Figure,
    unit: f32,
}

impl Pixels {
    /// Of a game: wide enough for its payoffs.
    pub fn of(of: &FoundProps) -> Self {
        let ends = of
            .game
            .nodes()
            .iter()
            .enumerate()
            .filter(|(_, node)| node.set.is_none());
        let longest = ends.map(|(node, _)| of.paid(node).chars().count()).max();
        Self {
            figure: Figure::of(&of.game),
            unit: (longest.unwrap_or_default() as f32 * LETTER + 14.0)
                .max(labels(of) / LABEL)
                .clamp(LEAST, MOST),
        }
    }

    /// Where a node is.
    pub fn at(&self, node: NodeId) -> (f32, f32) {
        let (x, y) = self.figure.places[node];
        (
            MARGIN + self.unit / 2.0 + x * self.unit,
            MARGIN + y as f32 * LEVEL,
        )
    }

    /// The whole picture.
    pub fn size(&self) -> (f32, f32) {
        let width = 2.0 * MARGIN + (self.figure.width + 1.0) * self.unit;
        (width, 2.0 * MARGIN + self.figure.height as f32 * LEVEL)
    }
}

/// The width of the longest name of an action of a player, with a share beside it where there are any.
fn labels(of: &FoundProps) -> f32 {
    let longest = of.own_sets().flat_map(|set| {
        let actions = 0..of.game.sets()[set].actions.len();
        actions.map(move |action| of.action(set, action).chars().count())
    });
    longest.max().unwrap_or_default() as f32 * LETTER + 14.0
}

/// The picture.
#[component]
pub fn Picture(props: &PictureProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    let pixels = use_memo(props.of.game.clone(), |_| Pixels::of(&props.of));
    let (width, height) = pixels.size();
    let style = match props.scale {
        Some(scale) => format!("width: {:.0}px; max-width: none", width * scale),
        None => format!(
            "width: {:.0}px; min-width: {:.0}px",
            width * MOST_SCALE,
            width * LEAST_SCALE
        ),
    };
    let label = (words.picture_label)(&props.of.game.title);
    let nodes = 0..props.of.game.nodes().len();
    html! {
        <svg class="game-tree" viewBox={format!("0 0 {width:.1} {height:.1}")} ~style={style} role="group" aria-label={label}>
            { for nodes.clone().map(|node| edge(props, &pixels, node)) }
            { for pixels.figure.together.iter().map(|nodes| together(props, &pixels, nodes)) }
            { for nodes.map(|node| node_of(props, &pixels, node, words)) }
        </svg>
    }
}

fn edge(props: &PictureProps, pixels: &Pixels, node: NodeId) -> Html {
    let game = &props.of.game;
    let Some((parent, action)) = game.nodes()[node].parent else {
        return Html::default();
    };
    let Some((set, of)) = game.set_of(parent) else {
        return Html::default();
    };
    let ((x1, y1), (x2, y2)) = (pixels.at(parent), pixels.at(node));
    let tone = of.player().map_or("of-chance", |player| TONES[player]);
    let share = props.marks.shares.get(&node);
    let is_taken = props.marks.taken.contains(&node);
    let width = share.map(|(_, share)| format!("stroke-width: {:.2}", 1.0 + 5.0 * share));
    let mut label = props.of.action(set, action);
    if let Mover::Chance(chances) = &of.mover {
        label = format!("{label} {}", shown(chances[action]));
    }
    // Payoffs stand at ends.
    let is_end = game.nodes()[node].set.is_none();
    let place = if is_end { LABEL } else { HIGH_LABEL };
    let raised = if share.is_some() { 6.0 } else { 0.0 };
    let (x, y) = (x1 + (x2 - x1) * place, y1 + (y2 - y1) * place - raised);
    let shorter = if is_end { (LEVEL - 12.0) / LEVEL } else { 1.0 };
    let (x2, y2) = (x1 + (x2 - x1) * shorter, y1 + (y2 - y1) * shorter);
    html! {
        <g key={format!("edge {node}")}>
            <line class={classes!("branch", tone, is_taken.then_some("taken"))} ~style={width} x1={px(x1)} y1={px(y1)} x2={px(x2)} y2={px(y2)} />
            <text class="branch-label" x={px(x)} y={px(y)} text-anchor="middle">{ label }</text>
            if let Some((share, _)) = share { <text class="branch-share" x={px(x)} y={px(y + 14.0)} text-anchor="middle">{ share }</text> }
        </g>
    }
}

/// The line through nodes that cannot be told apart.
fn together(props: &PictureProps, pixels: &Pixels, nodes: &[NodeId]) -> Html {
    let game = &props.of.game;
    let Some((_, set)) = game.set_of(nodes[0]) else {
        return Html::default();
    };
    let tone = set.player().map_or("of-chance", |player| TONES[player]);
    let mut path = String::new();
    for pair in nodes.windows(2) {
        let ((x1, y1), (x2, y2)) = (pixels.at(pair[0]), pixels.at(pair[1]));
        let bend = ((x2 - x1).abs() * 0.08 + (y2 - y1).abs() * 0.2).min(26.0);
        let (x, y) = (
            f32::midpoint(x1, x2) + (y2 - y1).abs() * 0.25,
            f32::midpoint(y1, y2) - bend,
        );
        path += &format!("M{x1:.1} {y1:.1}Q{x:.1} {y:.1} {x2:.1} {y2:.1}");
    }
    html! { <path key={format!("set {}", nodes[0])} class={classes!("information-set", tone)} d={path} /> }
}

/// A node in words, for those who hear it.
pub fn spoken(of: &FoundProps, node: NodeId, words: &TreeGameTexts) -> String {
    match of.game.set_of(node) {
        None => (words.node_end)(&of.paid(node)),
        Some((_, set)) => match set.player() {
            None => words.node_chance.to_owned(),
            Some(player) => (words.node_decision)(&of.player(player, words), &set.name),
        },
    }
}

fn node_of(props: &PictureProps, pixels: &Pixels, node: NodeId, words: &TreeGameTexts) -> Html {
    let of = &props.of;
    let (x, y) = pixels.at(node);
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
    let has_payoffs = set.is_none() || !game.nodes()[node].payoffs.is_empty();
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
            if let Some(name) = name_at(of, node, words) { <text class="mover" x={px(x)} y={px(y - 14.0)} text-anchor="middle">{ name }</text> }
            if has_payoffs { { payoffs(of, node, x, y + if set.is_some() { 24.0 } else { 6.0 }) } }
            if let Some(value) = value { <text class="node-value" x={px(x + 14.0)} y={px(y + 5.0)}>{ value }</text> }
            <circle class="press" cx={px(x)} cy={px(y)} r="18" />
        </>
    };
    let key = format!("node {node}");
    if !props.is_editable {
        return html! { <g {key} {class}>{ inside }</g> };
    }
    let tabindex = if is_selected || (props.selected.is_none() && node == 0) {
        "0"
    } else {
        "-1"
    };
    html! {
        <g {key} {class} id={format!("tree-node-{node}")} data-node={node.to_string()} role="button" {tabindex} aria-pressed={is_selected.to_string()} aria-label={spoken(of, node, words)}>{ inside }</g>
    }
}

/// Whose a set is and what it is called is written at its first node.
fn name_at(of: &FoundProps, node: NodeId, words: &TreeGameTexts) -> Option<String> {
    let (_, set) = of.game.set_of(node)?;
    let player = set.player()?;
    if set.nodes[0] != node {
        return None;
    }
    let is_large = of.game.sets().len() > MANY_SETS;
    match (is_large, set.name.as_str()) {
        (true, name) => Some(name.to_owned()),
        (false, "") => Some(of.player(player, words)),
        (false, name) => Some(format!("{} · {name}", of.player(player, words))),
    }
}

fn payoffs(of: &FoundProps, node: NodeId, x: f32, y: f32) -> Html {
    let payoffs = &of.game.nodes()[node].payoffs;
    let count = of.game.players().len();
    let part = |player: usize| {
        let payoff = payoffs
            .get(player)
            .copied()
            .map_or_else(|| "0".to_owned(), shown);
        let comma = if player + 1 < count { ", " } else { "" };
        html! { <><tspan class={TONES[player]}>{ payoff }</tspan>{ comma }</> }
    };
    html! { <text class="payoffs-at" x={px(x)} y={px(y)} text-anchor="middle">{ for (0..count).map(part) }</text> }
}

fn px(number: f32) -> String {
    format!("{number:.1}")
}

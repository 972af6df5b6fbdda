//! Edges: lines as wide as the average strategy takes them often, and beside each what is done and how often.

use super::place::{at, place};
use crate::regret::pictures::shown::Shown;
use engines::regret::{Actor, GameTree, NodeId};
use experiments::regret::betting::Table;
use experiments::regret::deal_tree::{DealNode, DealTree};
use experiments::regret::naming;
use games::Player;
use page_kit::components::player_mark::player_class;
use texts::Texts;
use yew::prelude::*;

/// Where along its line the text of an edge stands.
const ALONG: f64 = 0.55;

/// More leaves stand close together.
const MAX_AIRY: usize = 6;

/// Whether there is no room beside the lines.
pub fn is_dense(picture: &DealTree) -> bool {
    picture.leaves > MAX_AIRY
}

/// What leads to a history of the picture.
struct Edge<'a> {
    from: &'a DealNode,
    to: &'a DealNode,
    player: Player,
    row: usize,
    /// Its number among the actions.
    action: usize,
}

fn edges<'a>(
    picture: &'a DealTree,
    tree: &'a GameTree,
) -> impl Iterator<Item = Edge<'a>> + use<'a> {
    picture.nodes.iter().filter_map(|to| {
        let from = &picture.nodes[to.parent?];
        let Actor::Player(player) = tree.actor(from.id) else {
            return None;
        };
        let children = tree.children(from.id).iter();
        Some(Edge {
            from,
            to,
            player,
            row: tree.row(from.id)?,
            action: children.copied().position(|child| child == to.id)?,
        })
    })
}

/// All lines; `path` is that of the walk.
pub fn lines(picture: &DealTree, shown: &Shown, path: &[NodeId]) -> Html {
    let tree = &shown.learned.tree;
    let line = |edge: Edge| {
        let ((x1, y1), (x2, y2)) = (place(picture, edge.from), place(picture, edge.to));
        let share = shown.row(edge.row).map(|(average, _)| average[edge.action]);
        let is_walked = path.contains(&edge.to.id) && path.contains(&edge.from.id);
        let percent = |at: f64| format!("{at:.2}%");
        let class = classes!(
            "edge",
            player_class(edge.player),
            is_walked.then_some("walked")
        );
        html! {
            <line {class} x1={percent(x1)} y1={percent(y1)} x2={percent(x2)} y2={percent(y2)}
                ~style={format!("--share:{:.4}", share.unwrap_or_default())} data-about={format!("node-{}", edge.to.id)} />
        }
    };
    html! { <svg class="deal-edges" aria-hidden="true">{ for edges(picture, tree).map(line) }</svg> }
}

/// All texts beside the lines. They are read aloud with the histories that the lines begin at.
pub fn labels(picture: &DealTree, shown: &Shown, texts: &'static Texts) -> Html {
    let words = &texts.labs.regret.pictures;
    let tree = &shown.learned.tree;
    let label = |edge: Edge| {
        let ((x1, y1), (x2, y2)) = (place(picture, edge.from), place(picture, edge.to));
        let is_dense = is_dense(picture);
        let middle = (x1 + ALONG * (x2 - x1), y1 + ALONG * (y2 - y1));
        // Above its own history nothing else is in the way.
        let stands = if is_dense { (x2, y2) } else { middle };
        let table = Table::at(tree, edge.from.id);
        let deed = table.deed(edge.player, tree.action_name(edge.to.id));
        let shares = shown.row(edge.row);
        let shares = shares.map(|(average, current)| (average[edge.action], current[edge.action]));
        let side = if is_dense {
            "above"
        } else if x2 < x1 - 0.01 {
            "left"
        } else if x2 > x1 + 0.01 {
            "right"
        } else {
            "middle"
        };
        html! {
            <span class={classes!("edge-label", side)} ~style={at(stands)} data-about={format!("node-{}", edge.to.id)}>
                <span>{ naming::deed_name(&deed, texts) }</span>
                if let Some((average, current)) = shares {
                    { " " }<strong class="number">{ (words.percent)(average) }</strong>
                    if !is_dense { <small class="number quiet">{ (words.deal.now)(&(words.percent)(current)) }</small> }
                }
            </span>
        }
    };
    html! { <div aria-hidden="true">{ for edges(picture, tree).map(label) }</div> }
}

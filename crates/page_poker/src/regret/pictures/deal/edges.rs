//! Edges: lines as wide as the average strategy takes them often, and beside each what is done and how often.

use engines::regret::NodeId;
use experiments::regret::betting::Table;
use experiments::regret::naming;
use page_kit::components::player_mark::player_class;
use page_model::regret::deal_tree::DealTree;
use page_model::regret::edges::{Edge, edges, is_dense, label_at};
use page_model::regret::place::{at, place};
use page_model::regret::shown::Shown;
use texts::Texts;
use yew::prelude::*;

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
        let is_dense = is_dense(picture);
        let (from, to) = (place(picture, edge.from), place(picture, edge.to));
        let (stands, side) = label_at(from, to, is_dense);
        let table = Table::at(tree, edge.from.id);
        let deed = table.deed(edge.player, tree.action_name(edge.to.id));
        let shares = shown.row(edge.row);
        let shares = shares.map(|(average, current)| (average[edge.action], current[edge.action]));
        html! {
            <span class={classes!("edge-label", side.class())} ~style={at(stands)} data-about={format!("node-{}", edge.to.id)}>
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

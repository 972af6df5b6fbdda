//! Marks of the growing tree: a node with its stone, an edge as thick as it is often gone, the playout below.

use crate::mcts::numbered_stone::numbered_stone;
use experiments::mcts::inside::Shown;
use games::Player;
use page_kit::components::player_mark::player_class;
use page_model::mcts::picture::{NODE, PLAYOUT_ROW, PLAYOUT_STEP as STEP, Placed, STONE};
use page_model::mcts::{about, numbers};
use yew::prelude::*;

/// The thinnest edge, and by how much the thickest is thicker.
const EDGE: (f64, f64) = (1.5, 6.5);
/// A bar along the foot of a node: its mean.
const MEAN_BAR: f64 = 4.0;

/// What is to be said of a node.
pub struct Look<'a> {
    pub placed: &'a Placed,
    pub shown: Shown,
    /// What is proven, in a word.
    pub proven: Option<&'static str>,
    /// Who moved there; nobody at the root.
    pub mover: Option<Player>,
    pub is_on_path: bool,
    pub is_current: bool,
    pub is_selected: bool,
    /// How many nodes below are not drawn, in words, and whether an edge goes down from the middle.
    pub hidden: Option<(String, bool)>,
}

/// The box of a node: what is pressed.
pub fn node_box(look: &Look) -> Html {
    let placed = look.placed;
    let (left, top) = (placed.x - NODE.0 / 2.0, placed.top());
    let class = classes!(
        "box",
        look.mover.map(player_class),
        look.is_on_path.then_some("lit"),
        look.is_current.then_some("current"),
        (look.shown.visits == 0).then_some("new"),
    );
    html! {
        <>
            if look.is_selected {
                <rect class="ring" x={(left - 5.0).to_string()} y={(top - 5.0).to_string()} width={(NODE.0 + 10.0).to_string()}
                    height={(NODE.1 + 10.0).to_string()} rx="11" />
            }
            <rect {class} x={left.to_string()} y={top.to_string()} width={NODE.0.to_string()} height={NODE.1.to_string()} rx="7" />
        </>
    }
}

/// What stands in the box: numbers, a stone, a bar.
pub fn node_contents(look: &Look) -> Html {
    let (placed, shown) = (look.placed, look.shown);
    let (left, top) = (placed.x - NODE.0 / 2.0, placed.top());
    let moves = &placed.moves;
    let label = look
        .proven
        .map_or_else(|| numbers::mean(shown.mean), str::to_owned);
    html! {
        <>
            if let Some(mean) = shown.mean {
                <rect class={classes!("mean-bar", look.mover.map(player_class))} x={(left + 4.0).to_string()}
                    y={(placed.foot() - MEAN_BAR - 3.0).to_string()} width={((NODE.0 - 8.0) * mean).max(0.5).to_string()} height={MEAN_BAR.to_string()} rx="1.5" />
            }
            <text class="visits" data-about={about::visits(moves)} x={placed.x.to_string()} y={(placed.y + visits_at(look)).to_string()}>
                { numbers::visits(shown.visits) }
            </text>
            <text class="mean" data-about={about::mean(moves)} x={placed.x.to_string()} y={(placed.y + 11.5).to_string()}>{ label }</text>
            if let Some((player, column)) = look.mover.zip(moves.last()) {
                { numbered_stone(player, (placed.x, top), STONE, Some(column + 1)) }
            }
            if let Some((hidden, is_beside)) = &look.hidden {
                <text class={classes!("hidden", is_beside.then_some("beside"))} x={(placed.x + if *is_beside { 8.0 } else { 0.0 }).to_string()}
                    y={(placed.foot() + 14.0).to_string()}>{ hidden }</text>
            }
        </>
    }
}

/// The root has no stone, and its one number stands in the middle.
fn visits_at(look: &Look) -> f64 {
    match look.mover {
        Some(_) => -0.5,
        None => 5.0,
    }
}

/// What the result gives a node, on its corner.
pub fn gain(placed: &Placed, gain: &str) -> Html {
    let (x, y) = (placed.x + NODE.0 / 2.0 - 1.0, placed.top() + 1.0);
    html! {
        <g class="gain">
            <rect x={(x - 13.0).to_string()} y={(y - 9.0).to_string()} width="26" height="18" rx="9" />
            <text x={x.to_string()} y={(y + 4.3).to_string()}>{ gain }</text>
        </g>
    }
}

/// The edge between two nodes; `share` of the parent's visits go this way.
pub fn edge(parent: &Placed, child: &Placed, share: f64, is_lit: bool) -> Html {
    let (from, to) = ((parent.x, parent.foot()), (child.x, child.top() - STONE));
    let middle = (from.1 + to.1) / 2.0;
    let d = format!(
        "M{:.1} {:.1}C{:.1} {middle:.1} {:.1} {middle:.1} {:.1} {:.1}",
        from.0, from.1, from.0, to.0, to.0, to.1
    );
    let width = EDGE.0 + EDGE.1 * share.clamp(0.0, 1.0);
    html! {
        <path class={classes!("edge", is_lit.then_some("lit"))} data-about={about::node(&child.moves)} {d} stroke-width={format!("{width:.1}")} />
    }
}

/// A playout: from where it starts, on which line, how wide the picture is.
pub struct Playout<'a> {
    pub from: &'a Placed,
    pub y: f64,
    pub width: f64,
    /// So many stones find room in a row.
    pub in_a_row: usize,
    pub columns: &'a [u8],
    /// Who moves first in it.
    pub first: Player,
    /// How it ends.
    pub result: &'static str,
}

/// The moves of the playout as stones in rows, and how it ends.
pub fn playout(playout: &Playout) -> Html {
    let Playout {
        from,
        y,
        width,
        in_a_row,
        columns,
        ..
    } = playout;
    let row = STEP * columns.len().min(*in_a_row) as f64;
    // As near below its node as the edges of the picture allow, the result behind it.
    let start = (from.x - row / 2.0).clamp(STONE, (width - 100.0 - row).max(STONE));
    let at = |place: usize| {
        let (row, column) = (place / in_a_row, place % in_a_row);
        let x = start + STONE + STEP * column as f64;
        (x, y + PLAYOUT_ROW * row as f64)
    };
    let mover = |place: usize| {
        if place.is_multiple_of(2) {
            playout.first
        } else {
            playout.first.opponent()
        }
    };
    let middle = (from.foot() + y) / 2.0;
    let (goal, _) = at(0);
    let mut d = format!(
        "M{:.1} {:.1}C{:.1} {middle:.1} {goal:.1} {middle:.1} {goal:.1} {y:.1}",
        from.x,
        from.foot(),
        from.x,
    );
    for first in (0..columns.len()).step_by(*in_a_row) {
        let ((left, y), (right, _)) = (at(first), at((first + in_a_row).min(columns.len()) - 1));
        d += &format!("M{left:.1} {y:.1}H{:.1}", right + STEP);
    }
    let stones = columns
        .iter()
        .enumerate()
        .map(|(place, column)| numbered_stone(mover(place), at(place), STONE, Some(column + 1)));
    let (last, foot) = at(columns.len().max(1) - 1);
    html! {
        <g class="playout">
            <path class="way" {d} />
            { for stones }
            <text class="outcome" x={(last + STEP + 6.0).to_string()} y={(foot + 4.5).to_string()}>{ playout.result }</text>
        </g>
    }
}

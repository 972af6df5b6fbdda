//! The board beside the tree: the position that is searched, with the moves of the simulation so far, or those to the node
//! looked at, as numbered stones.

use experiments::mcts::{Inside, MctsExperiment};
use games::connect_four::Column;
use page_kit::components::connect_four_board::ConnectFourBoard;
use page_kit::components::focus::FocusFallback;
use page_kit::context::use_page;
use page_model::mcts::position::drawn;
use page_model::mcts::verdict::game_over;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PositionProps {
    pub lab: MctsExperiment,
    /// `None` before anything was searched.
    pub inside: Option<Rc<Inside>>,
    /// 1 to 3; `None` after backpropagation.
    pub phase: Option<u8>,
    /// The node looked at, if any.
    pub selected: Option<u32>,
    /// Looks at the node after these moves, or at none.
    pub on_select: Callback<Option<Vec<u8>>>,
}

/// The board.
#[component]
pub fn Position(props: &PositionProps) -> Html {
    let texts = &use_page().texts.labs.mcts;
    let words = &texts.stage;
    let drawn = props
        .inside
        .as_ref()
        .map(|inside| drawn(inside, props.phase, props.selected));
    let drawn = drawn.unwrap_or_default();
    let caption = if props.selected.is_some() {
        words.board_of_node.to_owned()
    } else if let Some(outcome) = props.lab.outcome() {
        game_over(&props.lab, outcome, &texts.page)
    } else {
        (words.board_caption)(drawn.of_tree, drawn.moves.len() - drawn.of_tree)
    };
    let extra: Vec<Column> = drawn
        .moves
        .iter()
        .filter_map(|&column| Column::new(column))
        .collect();
    let on_play = props
        .on_select
        .reform(|column: Column| Some(vec![column.index()]));
    let back = props.on_select.reform(|_: MouseEvent| None);
    html! {
        <div class="position rows" tabindex="-1">
            <ConnectFourBoard lab={props.lab.clone()} thoughts={None} {extra} playout_from={drawn.of_tree} is_linked=true has_room_above=false
                column_id="stage-column" playable={false} {on_play} />
            <p class="quiet small" id="position-caption">{ caption }</p>
            if props.selected.is_some() {
                <FocusFallback fallback=".position">
                    <p><button id="unselect" onclick={back}>{ words.unselect }</button></p>
                </FocusFallback>
            }
        </div>
    }
}

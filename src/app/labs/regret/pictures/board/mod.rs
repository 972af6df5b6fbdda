//! Board: how often each hand does what, hands × histories, or players × choices in games without cards.
//!
//! * [`bar`]: the shares of an information set as a bar, with the truth and the current strategy on it. [`cell`]: a bar that
//!   is pressed to look closer and dragged to fix it. [`rounds`]: which betting round of a game with two.

mod bar;
mod cell;
mod choices;
mod hands;
mod rounds;

use super::looking::{Looking, use_looking_around};
use super::shown::Shown;
use crate::app::context::use_page;
use choices::choices;
use experiments::regret::RegretLab;
use experiments::regret::board::Board;
use hands::hands;
use rounds::Rounds;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct StrategyBoardProps {
    pub lab: RegretLab,
    pub shown: Shown,
}

/// The board, which betting round it is of, and what the marks mean.
#[component]
pub fn StrategyBoard(props: &StrategyBoardProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.pictures.board;
    let looking = use_looking_around(&props.lab);
    let tree = &props.shown.learned.tree;
    let board = use_memo(
        (props.lab.game, props.lab.cards, props.lab.round.clone()),
        |(_, _, round)| Board::of(tree, round),
    );
    let Looked { picture, can_drag } = picture(props, board.as_ref().as_ref(), &looking);
    let has_frames = props.shown.equilibria.is_some();
    html! {
        <div class="strategy-board" id="strategy-board" data-iteration={iteration(&props.shown)}>
            <Rounds lab={props.lab.clone()} learned={props.shown.learned.clone()} />
            { picture }
            <p class="quiet small">
                { (words.legend)(has_frames) }
                if can_drag { { " " }{ words.how_to_fix } }
            </p>
        </div>
    }
}

/// The iteration that is shown, for whoever looks at the page from outside.
fn iteration(shown: &Shown) -> String {
    let moment = shown.moment.as_ref();
    moment.map_or_else(String::new, |moment| moment.iteration.to_string())
}

struct Looked {
    picture: Html,
    /// Whether bars can be dragged.
    can_drag: bool,
}

fn picture(props: &StrategyBoardProps, board: Option<&Board>, looking: &Looking) -> Looked {
    match board {
        Some(board) => Looked {
            picture: hands(&props.shown, board, looking),
            can_drag: board.columns.iter().any(|column| column.deeds.len() == 2),
        },
        None => Looked {
            picture: choices(&props.shown, looking),
            can_drag: false,
        },
    }
}

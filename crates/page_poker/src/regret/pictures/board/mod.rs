//! Board: how often each hand does what, hands × histories, or information sets × actions in games without cards of poker.
//!
//! * [`cell`]: a bar that is pressed to look closer and dragged to fix it. [`keys`]: from cell to cell. [`rounds`]: which betting
//!   round of a game with two.

mod cell;
mod choices;
mod hands;
mod keys;
mod rounds;

use super::looking::use_looking_around;
use cell::draw;
use choices::choices;
use experiments::regret::RegretExperiment;
use hands::hands;
use page_kit::components::legend::{Entry, Legend};
use page_kit::context::use_page;
use page_model::regret::bar::Bar;
use page_model::regret::board::Board;
use page_model::regret::choices::Choices;
use page_model::regret::shown::Shown;
use rounds::Rounds;
use texts::StrategyBoardTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct StrategyBoardProps {
    pub lab: RegretExperiment,
    pub shown: Shown,
}

/// The board, which betting round it is of, and what the marks mean.
#[component]
pub fn StrategyBoard(props: &StrategyBoardProps) -> Html {
    let page = use_page();
    let words = &page.texts.labs.regret.pictures.board;
    let looking = use_looking_around(&props.lab);
    let tree = &props.shown.learned.tree;
    let board = use_memo(
        (props.lab.rules(), props.lab.round.clone()),
        |(_, round)| Board::of(tree, round),
    );
    let of_choices = use_memo(
        (props.lab.rules(), props.lab.set.clone(), board.is_none()),
        |(_, set, is_shown)| is_shown.then(|| Choices::at(tree, set, page.texts)),
    );
    let picture = match (&*board, &*of_choices) {
        (Some(board), _) => hands(&props.shown, board, &looking, &page),
        (None, Some(board)) => choices(&props.shown, board, &looking, page.texts),
        (None, None) => Html::default(),
    };
    let has_frames = props.shown.equilibria.is_some();
    html! {
        <div class="strategy-board" id="strategy-board" data-iteration={iteration(&props.shown)}>
            <Rounds lab={props.lab.clone()} learned={props.shown.learned.clone()} />
            { picture }
            <Legend entries={legend(has_frames, &props.lab, words)} />
        </div>
    }
}

/// What the marks mean.
fn legend(has_frames: bool, lab: &RegretExperiment, words: &StrategyBoardTexts) -> Vec<Entry> {
    let [bar, line, frame, dot] = words.legend;
    let mark = |of: Bar| html! { <span class="first legend-bar">{ draw(&of) }</span> };
    let share = |shares: &[f64], current: &[f64]| Bar {
        shares: shares.to_vec(),
        current: current.to_vec(),
        ..Bar::default()
    };
    let framed = |chosen: Option<f64>| Bar {
        frame: Some((0.2, 0.7)),
        chosen,
        ..Bar::default()
    };
    let mut entries = vec![
        (mark(share(&[0.6], &[])), bar.into()),
        (mark(share(&[], &[0.6])), line.into()),
    ];
    if has_frames {
        entries.push((mark(framed(None)), frame.into()));
    }
    if has_frames && lab.is_poker() {
        entries.push((mark(framed(Some(0.45))), dot.into()));
    }
    entries
}

/// The iteration that is shown, for anyone who looks at the page from outside.
fn iteration(shown: &Shown) -> String {
    let moment = shown.moment.as_ref();
    moment.map_or_else(String::new, |moment| moment.iteration.to_string())
}

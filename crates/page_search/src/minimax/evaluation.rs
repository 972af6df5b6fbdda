//! Evaluation by number and kind of pieces, of the position looked at: the board, and the sum of counts times worths.

use super::chess_board::ChessBoard;
use super::view::SideView;
use engines::minimax::record::{Content, NodeId};
use experiments::minimax::{MinimaxLab, Place, story};
use games::evaluation::{ByKind, Part};
use games::gardner::{Ending, Gardner};
use games::{Evaluate, Player, Turn};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use texts::{EvaluationTexts, Texts};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct EvaluationProps {
    pub lab: MinimaxLab,
    pub side: SideView,
}

/// The board and the sum.
#[component]
pub fn Evaluation(props: &EvaluationProps) -> Html {
    let texts = use_page().texts;
    let Some(node) = looked_at(&props.lab, &props.side) else {
        return Html::default();
    };
    let subject = &props.side.subject;
    let record = &subject.picture.record;
    let Place::Gardner(position) = story::place_of(&subject.place, record, node) else {
        return Html::default();
    };
    let words = &texts.labs.minimax.chess.evaluation;
    let judge = props.lab.by_kind();
    let name = story::name_of(&subject.place, record, node, texts);
    let is_searched = matches!(record.view(node).content, Content::Inner(_));
    let second_maximises = subject.place.turn() == Turn::Player(Player::Second);
    html! {
        <div class="evaluation-by-kind">
            <ChessBoard position={position.clone()} playable={false} />
            <div class="rows">
                { table(&judge, &position, words) }
                <p class="small" id="evaluation-said">{ said(&judge, &position, &name, second_maximises, texts) }</p>
                if is_searched && position.ending().is_none() { <p class="quiet small">{ words.not_asked }</p> }
            </div>
        </div>
    }
}

/// The node that is selected, else the one at work, else the root.
fn looked_at(lab: &MinimaxLab, side: &SideView) -> Option<NodeId> {
    let tree = &side.tree;
    let count = side.subject.picture.record.node_count();
    let selected = lab.node.filter(|_| lab.side_in_focus() == side.side);
    let selected = selected.and_then(|node| NodeId::try_from(node).ok());
    let selected = selected.map(|node| tree.recorded(node));
    let at_work = || side.moment().current();
    let node = selected.filter(|&node| node < count).or_else(at_work);
    node.or_else(|| side.moment().root())
}

fn table(judge: &ByKind, position: &Gardner, words: &'static EvaluationTexts) -> Html {
    let kinds = ByKind::KINDS.into_iter().zip(words.kinds);
    let kinds = kinds.map(|(kind, name)| (name, judge.part(position, kind)));
    let mobility = (judge.mobility != 0.0).then(|| (words.mobility, judge.mobility_part(position)));
    let sum = (words.points)(judge.points(position));
    html! {
        <DataTable id="evaluation" header={words.header}>
            { for kinds.chain(mobility).map(|(name, part)| row(name, part, words)) }
            { Row::named(words.sum).class("sum", true).cells(["", "", "", ""]).cell(sum) }
        </DataTable>
    }
}

/// How many of a kind each has, how many more that are, what one is worth, and the product.
fn row(name: &'static str, part: Part, words: &EvaluationTexts) -> Row {
    let [first, second] = part.counts;
    let more = (words.points)(f64::from(first) - f64::from(second));
    Row::named(name)
        .cells([first.to_string(), second.to_string(), more])
        .cell(format!("× {}", part.worth))
        .cell((words.points)(part.points()))
}

fn said(
    judge: &ByKind,
    position: &Gardner,
    name: &str,
    second_maximises: bool,
    texts: &Texts,
) -> String {
    let words = &texts.labs.minimax.chess;
    if let Some(ending) = position.ending() {
        return (words.evaluation.over)(name, ending_words(ending, texts));
    }
    let maximiser = if second_maximises {
        Player::Second
    } else {
        Player::First
    };
    let worth = judge.evaluate(position, maximiser);
    (words.evaluation.said)(name, judge.points(position), second_maximises, worth)
}

/// How a game has ended, in words.
pub fn ending_words(ending: Ending, texts: &Texts) -> &'static str {
    let index = match ending {
        Ending::Checkmate => 0,
        Ending::Stalemate => 1,
        Ending::FiftyMoves => 2,
        Ending::TooFewPieces => 3,
    };
    texts.labs.minimax.chess.endings[index]
}

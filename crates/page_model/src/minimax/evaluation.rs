//! Evaluation by number and kind of pieces, of the position looked at: the sum of counts times worths.

use super::story;
use super::view::SideView;
use engines::minimax::record::{Content, NodeId};
use experiments::minimax::{MinimaxExperiment, Place};
use games::evaluation::{ByKind, Part};
use games::gardner::{Ending, Gardner};
use games::{Evaluate, Player, Turn};
use texts::{EvaluationTexts, Texts};

/// The position looked at, and what it is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluated {
    pub position: Gardner,
    /// A row a kind of pieces, and one for mobility where that counts: its name, and what stands in its cells.
    pub rows: Vec<(&'static str, [String; 5])>,
    pub sum: String,
    pub said: String,
    /// Whether the search looks further here, so that the evaluation is not asked.
    pub is_searched: bool,
}

/// The evaluation of the node that is looked at; `None` where no chess is played or nothing is searched yet.
pub fn evaluated(lab: &MinimaxExperiment, side: &SideView, texts: &Texts) -> Option<Evaluated> {
    let node = looked_at(lab, side)?;
    let subject = &side.subject;
    let record = &subject.picture.record;
    let Place::Gardner(position) = story::place_of(&subject.place, record, node) else {
        return None;
    };
    let words = &texts.labs.minimax.chess.evaluation;
    let judge = lab.by_kind();
    let name = story::name_of(&subject.place, record, node, texts);
    let is_inner = matches!(record.view(node).content, Content::Inner(_));
    let second_maximises = subject.place.turn() == Turn::Player(Player::Second);
    Some(Evaluated {
        rows: rows(&judge, &position, words),
        sum: (words.points)(judge.points(&position)),
        said: said(&judge, &position, &name, second_maximises, texts),
        is_searched: is_inner && position.ending().is_none(),
        position,
    })
}

/// The node that is selected, else the one at work, else the root.
fn looked_at(lab: &MinimaxExperiment, side: &SideView) -> Option<NodeId> {
    let tree = &side.tree;
    let count = side.subject.picture.record.node_count();
    let selected = lab.node.filter(|_| lab.side_in_focus() == side.side);
    let selected = selected.and_then(|node| NodeId::try_from(node).ok());
    let selected = selected.map(|node| tree.recorded(node));
    let at_work = || side.moment().current();
    let node = selected.filter(|&node| node < count).or_else(at_work);
    node.or_else(|| side.moment().root())
}

fn rows(
    judge: &ByKind,
    position: &Gardner,
    words: &EvaluationTexts,
) -> Vec<(&'static str, [String; 5])> {
    let kinds = ByKind::KINDS.into_iter().zip(words.kinds);
    let kinds = kinds.map(|(kind, name)| (name, judge.part(position, kind)));
    let mobility = (judge.mobility != 0.0).then(|| (words.mobility, judge.mobility_part(position)));
    let parts = kinds.chain(mobility);
    parts
        .map(|(name, part)| (name, cells(part, words)))
        .collect()
}

/// How many of a kind each has, how many more that are, what one is worth, and the product.
fn cells(part: Part, words: &EvaluationTexts) -> [String; 5] {
    let [first, second] = part.counts;
    [
        first.to_string(),
        second.to_string(),
        (words.points)(f64::from(first) - f64::from(second)),
        format!("× {}", part.worth),
        (words.points)(part.points()),
    ]
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

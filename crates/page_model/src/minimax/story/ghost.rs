//! Ghosts: branches that are never looked at, and why they need not be.

use engines::minimax::Moment;
use engines::minimax::frame::Role;
use engines::minimax::moment::State;
use engines::minimax::record::{Content, NodeId, Record};
use engines::minimax::window::Window;
use texts::Texts;

/// What stands beside `node` if it is the first of the branches that are cut together: why, in lines.
pub fn beside_first_ghost(moment: &Moment, node: NodeId, texts: &Texts) -> Option<String> {
    let record = moment.record();
    let is_ghost = |node: NodeId| moment.state(node) == State::Cut;
    let parent = record.parent(node).filter(|_| is_ghost(node))?;
    let mut before = record.children(parent).take_while(|&child| child < node);
    let is_first = !before.any(is_ghost);
    (is_first && record.view(parent).is_cut).then(|| reason_beside_cut(record, parent, texts))
}

/// Why nothing more of `cut`, whose rest was cut, needs to be known, in lines.
pub fn reason_beside_cut(record: &Record, cut: NodeId, texts: &Texts) -> String {
    let words = &texts.labs.minimax.page;
    let view = record.view(cut);
    let Window { alpha, beta } = view.window;
    let [alpha, beta] = [alpha, beta].map(texts.value);
    match view.content {
        Content::Inner(Role::Max) => (words.ghost_min_has)(&beta),
        Content::Inner(Role::Min) => (words.ghost_max_has)(&alpha),
        _ if view.value <= view.window.alpha => (words.ghost_mean_below)(&alpha),
        _ => (words.ghost_mean_above)(&beta),
    }
}

/// The node whose cut has left `node` out.
pub fn cut_above(record: &Record, node: NodeId) -> Option<NodeId> {
    let mut above = core::iter::successors(record.parent(node), |&node| record.parent(node));
    above.find(|&node| record.view(node).is_cut)
}

//! Stack of the search: the path from the root, the current node on top, as it lies in memory; and how much memory that is.

use super::moment_tree::window_text;
use super::predictions::Predictions;
use super::story;
use super::view::SideView;
use drawing::tree::NodeId;
use engines::minimax::frame::Role;
use texts::Texts;

/// A node on the stack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub node: NodeId,
    /// The node of the picture that it is, if it is in this iteration.
    pub drawn: Option<NodeId>,
    pub name: String,
    pub sign: &'static str,
    pub value: String,
    pub window: String,
}

/// The nodes on the stack, the current one first.
pub fn entries(side: &SideView, predictions: &Predictions, texts: &Texts) -> Vec<Entry> {
    let stack = side.moment().stack();
    let nodes = stack.iter().rev();
    nodes
        .map(|&node| entry(side, predictions, node, texts))
        .collect()
}

fn entry(side: &SideView, predictions: &Predictions, node: NodeId, texts: &Texts) -> Entry {
    let subject = &side.subject;
    let (record, moment) = (&subject.picture.record, side.moment());
    let role = story::role_of(record.view(node).content);
    let sign = match role {
        Some(Role::Max) => "▲ max",
        Some(Role::Min) => "▽ min",
        Some(Role::Chance) => "○",
        None => "",
    };
    let is_hidden = role.is_some() && predictions.hides(node);
    let value = if is_hidden {
        texts.labs.minimax.page.hidden.to_owned()
    } else {
        (texts.value)(moment.partial(node))
    };
    let window = if role.is_some() && !is_hidden {
        window_text(moment.window(node, true), texts)
    } else {
        String::new()
    };
    Entry {
        node,
        drawn: side.tree.drawn(node),
        name: story::name_of(&subject.place, record, node, texts),
        sign,
        value,
        window,
    }
}

/// Nodes in memory, now and at most so far, as shares of the most there ever are; and the same in a sentence.
#[derive(Clone, Debug, PartialEq)]
pub struct InMemory {
    pub now: f64,
    pub most: f64,
    pub sentence: String,
}

/// Nodes in memory, beside all that were met.
pub fn in_memory(side: &SideView, texts: &Texts) -> InMemory {
    let counts = side.moment().counts();
    let number = |count: u64| (texts.number)(count);
    let sentence = (texts.labs.minimax.page.memory_sentence)(
        &number(counts.in_memory),
        &number(counts.most_in_memory),
        &number(counts.nodes),
    );
    let record = &side.subject.picture.record;
    let most = record.counts_at(u32::MAX).most_in_memory.max(1);
    let share = |count: u64| count as f64 / most as f64;
    InMemory {
        now: share(counts.in_memory),
        most: share(counts.most_in_memory),
        sentence,
    }
}

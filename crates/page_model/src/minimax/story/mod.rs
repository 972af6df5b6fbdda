//! A step of a search in words: the line of the pseudo-code at work, what happens, and the arithmetic.

mod ghost;
mod naming;

use engines::minimax::frame::Role;
use engines::minimax::record::{Content, NodeId, Record, Step, View};
use engines::minimax::terminal::Reason;
use engines::minimax::window::{Bound, Window};
use engines::minimax::{Moment, Pruning};
use experiments::minimax::{MinimaxExperiment, Place, Side};
pub use ghost::{beside_first_ghost, cut_above, reason_beside_cut};
pub use naming::{branch_path, colour_of, name_of, place_of, role_of};
use texts::{MinimaxTexts, Texts};

/// A line of the pseudo-code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// Iterative deepening: all below is done again, one move deeper each time.
    Deepen,
    Visit,
    Evaluate,
    LookUp,
    Begin,
    Each,
    /// Searches with a null window first, and visits again if the answer is yes.
    NullWindow,
    Child,
    Maximum,
    Minimum,
    Mean,
    Cut,
    Return,
}

/// A step in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Story {
    pub line: Line,
    pub sentence: String,
    /// "max(3, 2) = 3"; empty if there is nothing to calculate.
    pub arithmetic: String,
}

/// The lines of the pseudo-code of a side's search.
pub fn lines(lab: &MinimaxExperiment, side: Side, has_chance: bool) -> Vec<Line> {
    let options = lab.options(side);
    let asks = options.pruning == Pruning::PrincipalVariation;
    let cuts = options.pruning != Pruning::None;
    let all = [
        (Line::Deepen, options.deepening),
        (Line::Visit, true),
        (Line::Evaluate, true),
        (Line::LookUp, options.table),
        (Line::Begin, true),
        (Line::Each, true),
        (Line::NullWindow, asks),
        (Line::Child, !asks),
        (Line::Maximum, true),
        (Line::Minimum, true),
        (Line::Mean, has_chance),
        (Line::Cut, cuts),
        (Line::Return, true),
    ];
    let wanted = all.into_iter().filter(|(_, is_there)| *is_there);
    wanted.map(|(line, _)| line).collect()
}

/// The step that led to `moment`; `None` at the beginning.
pub fn tell(
    root: &Place,
    record: &Record,
    moment: &Moment,
    cuts: bool,
    texts: &Texts,
) -> Option<Story> {
    let teller = Teller {
        root,
        record,
        moment,
        cuts,
        texts,
        words: &texts.labs.minimax.page,
    };
    Some(match moment.step()? {
        Step::Meet(node) => teller.meet(node),
        Step::Leave(node) => teller.leave(node),
        Step::Cut(node) => teller.cut(node),
    })
}

/// Why the rest of the moves of `node` was, or will be, cut: a sentence with the numbers.
pub fn reason_of_cut(root: &Place, record: &Record, node: NodeId, texts: &Texts) -> String {
    let left = record.view(node).left_at.unwrap_or_default();
    let moment = Moment::new(record, left);
    let teller = Teller {
        root,
        record,
        moment: &moment,
        cuts: true,
        texts,
        words: &texts.labs.minimax.page,
    };
    teller.cut(node).sentence
}

struct Teller<'a> {
    root: &'a Place,
    record: &'a Record,
    moment: &'a Moment<'a>,
    cuts: bool,
    texts: &'a Texts,
    words: &'a MinimaxTexts,
}

impl Teller<'_> {
    fn number(&self, value: f64) -> String {
        (self.texts.value)(value)
    }

    fn name(&self, node: NodeId) -> String {
        name_of(self.root, self.record, node, self.texts)
    }

    fn meet(&self, node: NodeId) -> Story {
        let view = self.record.view(node);
        let (name, value) = (self.name(node), self.number(view.value));
        let words = self.words;
        let (line, sentence) = match view.content {
            Content::Evaluated(reason) => {
                let why = match reason {
                    Reason::Finished => words.finished,
                    Reason::Depth => words.at_the_depth,
                    Reason::Quiet => words.quiet,
                    Reason::FarEnough => words.far_enough,
                };
                (Line::Evaluate, (words.evaluated)(&name, why, &value))
            }
            Content::Known(bound) => {
                let how = match bound {
                    Bound::Exact => words.exactly,
                    Bound::Lower => words.at_least,
                    Bound::Upper => words.at_most,
                };
                (Line::LookUp, (words.known)(&name, how, &value))
            }
            Content::Inner(role) => (Line::Begin, self.begin(&name, role, &view)),
            Content::Unsearched(_) => (Line::Visit, String::new()),
        };
        Story {
            line,
            sentence,
            arithmetic: String::new(),
        }
    }

    fn begin(&self, name: &str, role: Role, view: &View) -> String {
        let words = self.words;
        let sentence = match role {
            Role::Max => (words.max_begins)(name),
            Role::Min => (words.min_begins)(name),
            Role::Chance => (words.chance_begins)(name),
        };
        match bar(view.window, self.texts) {
            Some(bar) if self.cuts => format!("{sentence} {}", (words.is_asked)(&bar)),
            _ if view.is_again => format!("{sentence} {}", words.again),
            _ => sentence,
        }
    }

    fn leave(&self, node: NodeId) -> Story {
        let view = self.record.view(node);
        let value = self.number(view.value);
        let Some(parent) = self.record.parent(node) else {
            return Story {
                line: Line::Return,
                sentence: (self.words.root_returns)(&value),
                arithmetic: String::new(),
            };
        };
        let before = self.moment.partial_before(node).unwrap_or_default();
        let (before, after) = (self.number(before), self.number(view.after));
        let role = role_of(self.record.view(parent).content).unwrap_or(Role::Chance);
        let (line, arithmetic) = match role {
            Role::Max => (Line::Maximum, format!("max({before}, {value}) = {after}")),
            Role::Min => (Line::Minimum, format!("min({before}, {value}) = {after}")),
            Role::Chance => (Line::Mean, self.mean(parent, &view, &before, &after)),
        };
        let mut sentence = (self.words.returns)(&self.name(node), &value, &self.name(parent));
        if self.cuts && self.is_searched_again(node) {
            sentence = format!("{sentence} {}", self.words.must_search_again);
            return Story {
                line: Line::NullWindow,
                sentence,
                arithmetic: String::new(),
            };
        }
        if view.content == Content::Inner(Role::Chance) && self.cuts && view.is_cut {
            // A mean that was cut short is a bound.
            sentence = format!("{sentence} {}", self.words.is_a_bound);
        }
        Story {
            line,
            sentence,
            arithmetic,
        }
    }

    fn mean(&self, parent: NodeId, view: &View, before: &str, after: &str) -> String {
        let place = place_of(self.root, self.record, parent);
        let probability = place.probability(view.slot).unwrap_or(1.0);
        let (probability, value) = (self.number(probability), self.number(view.value));
        format!("{before} + {probability} · {value} = {after}")
    }

    /// Whether the next step is a second visit of the same position.
    fn is_searched_again(&self, node: NodeId) -> bool {
        let next = self.record.end(node);
        next < self.record.node_count()
            && self.record.parent(next) == self.record.parent(node)
            && self.record.view(next).is_again
            && !self.record.view(node).is_again
    }

    /// The cut of `node`, which has its partial value at this moment.
    fn cut(&self, node: NodeId) -> Story {
        let view = self.record.view(node);
        let partial = self.moment.partial(node);
        let Window { alpha, beta } = view.window;
        let [here, low, high] = [partial, alpha, beta].map(self.texts.value);
        let is_low = partial <= alpha;
        let sentence = match view.content {
            Content::Inner(Role::Max) => (self.words.max_cuts)(&here, &high),
            Content::Inner(Role::Min) => (self.words.min_cuts)(&here, &low),
            _ if is_low => (self.words.mean_too_low)(&here, &low),
            _ => (self.words.mean_too_high)(&here, &high),
        };
        let arithmetic = if is_low {
            format!("{here} ≤ {low} = α")
        } else {
            format!("{here} ≥ {high} = β")
        };
        Story {
            line: Line::Cut,
            sentence,
            arithmetic,
        }
    }
}

/// The number that is to be beaten by a node with this window, if nothing fits into it: it is only asked whether it
/// is better. Of the two numbers side by side, the one that is written shorter is meant.
pub fn bar(window: Window, texts: &Texts) -> Option<String> {
    let is_empty = window.beta == window.alpha.next_up() && window.beta.is_finite();
    let bounds = [window.alpha, window.beta].map(texts.value);
    let shorter = bounds.into_iter().min_by_key(|text| text.chars().count());
    shorter.filter(|_| is_empty)
}

//! Texts in and beside the nodes of a moment, and what is said about one.

use super::{MomentTree, window_text};
use crate::minimax::story;
use engines::minimax::moment::State;
use engines::minimax::record::{Content, NodeId, View};
use engines::minimax::window::Bound;
use experiments::minimax::Place;
use texts::MinimaxTexts;

impl MomentTree {
    fn number(&self, value: f64) -> String {
        (self.subject.texts.value)(value)
    }

    pub(super) fn value(&self, id: NodeId, view: &View, state: State) -> String {
        let is_inner = matches!(view.content, Content::Inner(_));
        match state {
            State::Open(_) | State::Done(_) if is_inner && self.predictions.hides(id) => {
                self.subject.texts.labs.minimax.page.hidden.to_owned()
            }
            State::Open(value) => self.number(value),
            State::Done(value) => self.bounded(id, value),
            State::Waiting | State::Cut if self.is_given_leaf(view) => self.number(view.value),
            State::Waiting if self.beside.is_foretold => self.foretold(id, view),
            State::Waiting | State::Cut => String::new(),
        }
    }

    pub(super) fn is_given_leaf(&self, view: &View) -> bool {
        let is_leaf = matches!(
            view.content,
            Content::Evaluated(_) | Content::Unsearched(None)
        );
        is_leaf && self.subject.is_given
    }

    /// What a node that is not met yet will return: a value, or as much of it as the search will know.
    fn foretold(&self, id: NodeId, view: &View) -> String {
        match view.content {
            Content::Unsearched(_) => String::new(),
            _ => self.bounded(id, view.value),
        }
    }

    /// A value with what it says about the true one.
    fn bounded(&self, id: NodeId, value: f64) -> String {
        let value = self.number(value);
        match self.record().bound(id) {
            Bound::Lower => format!("≥ {value}"),
            Bound::Upper => format!("≤ {value}"),
            Bound::Exact => value,
        }
    }

    fn words(&self) -> &'static MinimaxTexts {
        &self.subject.texts.labs.minimax.page
    }

    /// Which node it is, where it has no other name: inner nodes of typed trees.
    pub(super) fn branch_number(&self, id: NodeId, view: &View) -> String {
        let is_numbered =
            story::role_of(view.content).is_some() && self.record().parent(id).is_some();
        if !is_numbered || !matches!(*self.subject.place, Place::Tree(_)) {
            return String::new();
        }
        let place = story::place_of(&self.subject.place, self.record(), id);
        match place.name() {
            Some(_) => String::new(),
            None => story::branch_path(self.record(), id),
        }
    }

    /// How far the search is with a node, in words.
    pub(super) fn told(&self, id: NodeId, view: &View, state: State) -> String {
        let (words, value) = (self.words(), self.value(id, view, state));
        match state {
            State::Waiting if value.is_empty() => words.waiting.to_owned(),
            State::Waiting => (words.waiting_for)(&value),
            State::Open(_) => (words.open)(&value),
            State::Done(_) => (words.done)(&value),
            State::Cut => match story::cut_above(self.record(), id) {
                Some(cut) if !self.predictions.hides_values() => self.told_of_ghost(cut),
                _ => words.cut.to_owned(),
            },
        }
    }

    /// What is said about a branch that is never looked at, below a node that was cut.
    fn told_of_ghost(&self, cut: NodeId) -> String {
        let (record, texts) = (self.record(), self.subject.texts);
        let reason = story::reason_of_cut(&self.subject.place, record, cut, texts);
        let why = story::reason_beside_cut(record, cut, texts).replace('\n', " ");
        (self.words().ghost)(&why, &reason)
    }

    pub(super) fn note(&self, id: NodeId, view: &View, state: State) -> String {
        let is_met = matches!(state, State::Open(_) | State::Done(_));
        let is_inner = matches!(view.content, Content::Inner(_));
        if !self.subject.cuts || !is_met || !is_inner || self.predictions.hides(id) {
            return String::new();
        }
        window_text(self.moment().window(id, true), self.subject.texts)
    }

    /// The move that leads to a node, and at chance nodes its probability.
    pub(super) fn edge(&self, id: NodeId, view: &View) -> String {
        let Some(parent) = self.record().parent(id) else {
            return String::new();
        };
        let place = story::place_of(&self.subject.place, self.record(), parent);
        if let Some(probability) = place.probability(view.slot) {
            return self.number(probability);
        }
        match &place {
            // The number of a branch is its place in the picture.
            Place::Tree(_) => {
                let mut child = place.clone();
                child.follow(view.slot);
                child.name().unwrap_or_default().to_owned()
            }
            _ => place.move_name(view.slot),
        }
    }
}

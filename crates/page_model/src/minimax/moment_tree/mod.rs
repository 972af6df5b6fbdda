//! Moment of a search of minimax, as a tree that can be drawn. `wording`: what is written in and beside its nodes. `miniature`: the
//! positions in them. `beside`: what else is drawn.

pub mod beside;
mod miniature;
mod wording;

use crate::minimax::predictions::Predictions;
use crate::minimax::story;
use beside::Beside;
use drawing::tree::{Appearance, Marks, Metrics, NodeId, Outline, Phase, Tree};
use engines::minimax::frame::Role;
use engines::minimax::moment::State;
use engines::minimax::record::{Content, View};
use engines::minimax::window::Window;
use engines::minimax::{Moment, Record};
use experiments::minimax::{Picture, Place};
use games::Turn;
use miniature::miniature;
use std::collections::BTreeSet;
use std::rc::Rc;
use texts::Texts;

/// What is drawn, apart from the moment.
#[derive(Clone)]
pub struct Subject {
    pub picture: Rc<Picture>,
    /// The position at the root.
    pub place: Rc<Place>,
    /// Whether anything may be cut, so that windows mean something.
    pub cuts: bool,
    /// Whether the whole tree is known from the start, as typed trees are.
    pub is_given: bool,
    /// Whether w, d and l say all there is to say: every game is won, drawn or lost, and for the same stake.
    pub has_labels: bool,
    pub metrics: Metrics,
    pub texts: &'static Texts,
}

/// Pictures are large: the same one is told by its place.
impl PartialEq for Subject {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.picture, &other.picture) && Rc::ptr_eq(&self.place, &other.place)
    }
}

/// A moment of a search: the tree of the iteration under way.
pub struct MomentTree {
    subject: Subject,
    at: u32,
    /// The root of the iteration, which is node 0 of the picture.
    root: NodeId,
    current: Option<NodeId>,
    principal: BTreeSet<NodeId>,
    predictions: Predictions,
    beside: Beside,
}

impl MomentTree {
    /// The moment after `at` steps; `None` if there is nothing to draw.
    pub fn new(subject: Subject, at: u32, predictions: Predictions) -> Option<Self> {
        let moment = Moment::new(&subject.picture.record, at);
        let root = moment.root()?;
        let (current, at) = (moment.current(), moment.at());
        let principal = if predictions.hides_values() {
            BTreeSet::new()
        } else {
            moment.principal_variation(root).into_iter().collect()
        };
        Some(Self {
            at,
            root,
            current,
            principal,
            predictions,
            subject,
            beside: Beside::default(),
        })
    }

    /// With what else is to be drawn.
    #[must_use]
    pub fn with(self, beside: Beside) -> Self {
        Self { beside, ..self }
    }

    /// The node of the record that a node of the picture is.
    pub fn recorded(&self, node: NodeId) -> NodeId {
        self.root + node
    }

    /// The node of the picture that a node of the record is, if it is in this iteration.
    pub fn drawn(&self, node: NodeId) -> Option<NodeId> {
        node.checked_sub(self.root)
            .filter(|&node| node < self.len())
    }

    /// The root of the iteration, in the record.
    pub fn root(&self) -> NodeId {
        self.root
    }

    fn record(&self) -> &Record {
        &self.subject.picture.record
    }

    fn moment(&self) -> Moment<'_> {
        Moment::new(self.record(), self.at)
    }

    fn phase_in(&self, id: NodeId, state: State) -> Phase {
        if self.predictions.is_marked(id) {
            return Phase::Cut;
        }
        match state {
            State::Waiting => Phase::Waiting,
            State::Open(_) => Phase::Open,
            State::Done(_) => Phase::Done,
            State::Cut => Phase::Cut,
        }
    }

    /// Whether the viewer can give this leaf another value.
    fn is_editable(&self, id: NodeId, view: &View) -> bool {
        self.beside.is_editable
            && story::role_of(view.content).is_none()
            && story::place_of(&self.subject.place, self.record(), id).turn() == Turn::Over
    }
}

/// The interval (α, β); of one that nothing fits into, the number that is to be beaten.
pub fn window_text(window: Window, texts: &Texts) -> String {
    if let Some(bar) = story::bar(window, texts) {
        return format!("> {bar}?");
    }
    let (low, high) = ((texts.value)(window.alpha), (texts.value)(window.beta));
    (texts.labs.minimax.page.window)(&low, &high)
}

fn outline(content: Content) -> Outline {
    match story::role_of(content) {
        Some(Role::Max) => Outline::Max,
        Some(Role::Min) => Outline::Min,
        Some(Role::Chance) => Outline::Chance,
        None => Outline::Leaf,
    }
}

impl Tree for MomentTree {
    fn len(&self) -> NodeId {
        self.record().end(self.root) - self.root
    }

    fn end(&self, node: NodeId) -> NodeId {
        self.record().end(self.root + node) - self.root
    }

    fn parent(&self, node: NodeId) -> Option<NodeId> {
        let parent = self.record().parent(self.root + node)?;
        parent.checked_sub(self.root)
    }

    fn depth(&self, node: NodeId) -> u32 {
        self.subject.picture.depth(self.root + node)
    }

    fn x(&self, node: NodeId) -> f32 {
        self.subject.picture.x(self.root + node)
    }

    fn extent(&self, node: NodeId) -> (f32, f32) {
        self.subject.picture.extent(self.root + node)
    }

    fn levels_below(&self, node: NodeId) -> u32 {
        self.subject.picture.levels_below(self.root + node)
    }

    fn is_there(&self, node: NodeId) -> bool {
        let id = self.root + node;
        let is_ahead = self.subject.is_given || self.beside.is_drawn_ahead;
        if is_ahead && !self.record().view(id).is_again {
            return true;
        }
        node == 0 || self.moment().state(id) != State::Waiting
    }

    fn phase(&self, node: NodeId) -> Phase {
        let id = self.root + node;
        self.phase_in(id, self.moment().state(id))
    }

    fn appearance(&self, node: NodeId) -> Appearance {
        let id = self.root + node;
        let view = self.record().view(id);
        let state = self.moment().state(id);
        let is_done = matches!(state, State::Done(_));
        let shows_label = is_done && self.subject.has_labels && !self.predictions.hides(id);
        let label = view.label.filter(|_| shows_label);
        Appearance {
            outline: outline(view.content),
            colour: story::colour_of(&self.subject.place, view.content),
            phase: self.phase_in(id, state),
            is_current: self.current == Some(id),
            is_principal: self.principal.contains(&id),
            scale: 1.0,
            value: self.value(id, &view, state),
            label: label.map_or_else(String::new, |label| label.letter().to_string()),
            note: self.note(id, &view, state),
            edge: self.edge(id, &view),
            picture: miniature(&story::place_of(&self.subject.place, self.record(), id)),
        }
    }

    fn marks(&self, node: NodeId) -> Marks {
        let id = self.root + node;
        let view = self.record().view(id);
        let state = self.moment().state(id);
        let is_met = matches!(state, State::Open(_) | State::Done(_));
        let texts = self.subject.texts;
        let reason = || story::beside_first_ghost(&self.moment(), id, texts);
        let reason = (!self.predictions.hides_values()).then(reason).flatten();
        Marks {
            number: self.branch_number(id, &view),
            reason: reason.unwrap_or_default(),
            is_foretold: state == State::Waiting && !self.is_given_leaf(&view),
            is_alone: is_met && self.beside.alone.contains(&id),
            is_editable: self.is_editable(id, &view),
        }
    }

    fn description(&self, node: NodeId) -> String {
        let id = self.root + node;
        let (view, state) = (self.record().view(id), self.moment().state(id));
        let name = story::name_of(&self.subject.place, self.record(), id, self.subject.texts);
        let how = self.told(id, &view, state);
        let note = self.note(id, &view, state);
        format!("{name}: {how} {note}").trim_end().to_owned()
    }

    fn metrics(&self) -> Metrics {
        self.subject.metrics
    }
}

//! View of the searches at the moment shown: their trees, how far time goes, and where the searches part.

use super::difference::Difference;
use super::leaves::has_editable_leaves;
use super::metrics::metrics_of;
use super::moment_tree::beside::Beside;
use super::moment_tree::{MomentTree, Subject};
use super::predictions::Predictions;
use super::searching::Found;
use drawing::tree::NodeId;
use engines::minimax::{Moment, Record};
use experiments::link::fingerprint;
use experiments::minimax::{Hide, MinimaxExperiment, Picture, Shown, Side};
use std::fmt::Write;
use std::rc::Rc;
use texts::Texts;

/// Two trees of more nodes than this are the same to the eye only if they are the same question.
const MAX_ALIKE: NodeId = 2_000;

/// What is to be seen of the searches at the moment shown.
#[derive(Clone, PartialEq)]
pub struct View {
    pub found: Option<Rc<Found>>,
    pub sides: Vec<SideView>,
    /// The step of the moment, the last one there is, and the last one that may be seen before a question is
    /// answered.
    pub at: u32,
    pub last: u32,
    pub barrier: Option<(u32, NodeId)>,
    pub predictions: Predictions,
    /// Where two searches part.
    pub difference: Option<Rc<Difference>>,
    /// Whether it is what another question has found, while the latest is computed.
    pub is_stale: bool,
    /// How many moves ahead the search looks whose tree is shown, where that of the whole one cannot be.
    pub first_levels: Option<u64>,
}

/// One of the searches at the moment shown.
#[derive(Clone)]
pub struct SideView {
    pub side: Side,
    pub subject: Subject,
    /// The step, at most the last of this search.
    pub at: u32,
    pub tree: Rc<MomentTree>,
    /// The same for trees that look alike but for what is written in them.
    pub shape: u64,
}

impl PartialEq for SideView {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at
            && self.side == other.side
            && Rc::ptr_eq(&self.subject.picture, &other.subject.picture)
            && Rc::ptr_eq(&self.tree, &other.tree)
    }
}

impl View {
    /// Whether values or cuts are asked for, which what is counted would tell.
    pub fn is_asking(&self) -> bool {
        self.barrier.is_some() || self.predictions.asks_for_cuts()
    }

    /// One of the searches, if there is something to see of it.
    pub fn side(&self, side: Side) -> Option<&SideView> {
        self.sides.iter().find(|view| view.side == side)
    }
}

impl SideView {
    /// The moment.
    pub fn moment(&self) -> Moment<'_> {
        Moment::new(&self.subject.picture.record, self.at)
    }
}

/// The pictures of a question, and what is the same at all of its moments.
#[derive(Clone, Default, PartialEq)]
pub struct Scenery {
    subjects: Vec<(Side, Subject, u64)>,
    difference: Option<Rc<Difference>>,
}

/// A moment of the searches, and how far time goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When {
    pub at: u32,
    pub last: u32,
    pub barrier: Option<(u32, NodeId)>,
}

/// What else than the moment decides how a tree is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Looks {
    hide: Hide,
    is_foretold: bool,
    is_editable: bool,
}

impl Looks {
    pub fn of(lab: &MinimaxExperiment) -> Self {
        Self {
            hide: lab.hide,
            is_foretold: lab.foretells(),
            is_editable: has_editable_leaves(lab),
        }
    }
}

/// The pictures that the searches have left.
pub fn pictures_of(found: Option<&Rc<Found>>) -> Vec<(Side, Rc<Picture>)> {
    let picture = |side: Side| Some((side, found?.side(side)?.picture.clone()?));
    Side::BOTH.into_iter().filter_map(picture).collect()
}

/// Whether these pictures of a question take the place of those of the one before: all of them are there, or no more will come.
pub fn takes_over(found: Option<&Rc<Found>>, pictures: usize) -> bool {
    let count = found.map_or(0, |found| found.question.sides().count());
    let has_all = pictures > 0 && pictures == count;
    let is_over = found
        .is_some_and(|found| found.is_finished() || found.is_complete() || found.is_too_large());
    has_all || is_over
}

impl Scenery {
    /// That of the pictures of an experiment that was searched.
    pub fn of(
        searched: &MinimaxExperiment,
        pictures: Vec<(Side, Rc<Picture>)>,
        texts: &'static Texts,
    ) -> Self {
        let place = Rc::new(searched.place());
        let subject = |(side, picture): (Side, Rc<Picture>)| {
            let shape = shape(searched, side, &picture.record);
            let subject = Subject {
                picture,
                place: place.clone(),
                cuts: searched.cuts(side),
                is_given: searched.is_tree(),
                has_labels: place.is_won_or_lost(),
                metrics: metrics_of(&place, texts),
                texts,
            };
            (side, subject, shape)
        };
        let subjects: Vec<_> = pictures.into_iter().map(subject).collect();
        let difference = match &subjects[..] {
            [(_, one, _), (_, other, _)] => {
                Difference::of([&one.picture.record, &other.picture.record]).map(Rc::new)
            }
            _ => None,
        };
        Self {
            subjects,
            difference,
        }
    }

    fn record(&self, side: Side) -> Option<&Record> {
        let mut subjects = self.subjects.iter();
        let (_, subject, _) = subjects.find(|(of, ..)| *of == side)?;
        Some(&subject.picture.record)
    }

    /// Where two searches part, unless something is asked.
    pub fn difference(&self, hide: Hide) -> Option<Rc<Difference>> {
        let difference = self.difference.clone();
        difference.filter(|_| hide == Hide::Nothing)
    }

    /// The moment that the experiment looks at, as far as questions let it; what is there of an earlier question asks nothing.
    pub fn when(
        &self,
        lab: &MinimaxExperiment,
        predictions: &Predictions,
        in_focus: Side,
        is_stale: bool,
    ) -> When {
        let steps = self.subjects.iter();
        let steps = steps.map(|(_, subject, _)| subject.picture.record.step_count());
        let last = steps.max().unwrap_or(0);
        let record = self.record(in_focus);
        let barrier = record
            .filter(|_| !is_stale)
            .and_then(|record| predictions.barrier(record));
        let wanted = wanted(lab, record, last, barrier.is_some());
        let at = barrier.map_or(wanted, |(step, _)| wanted.min(step));
        When { at, last, barrier }
    }

    /// The searches at step `at`.
    pub fn sides(&self, at: u32, predictions: &Predictions, looks: Looks) -> Vec<SideView> {
        let difference = self.difference(looks.hide);
        let view = |(side, subject, shape): &(Side, Subject, u64)| {
            let at = at.min(subject.picture.record.step_count());
            let tree = MomentTree::new(subject.clone(), at, predictions.clone())?;
            let tree = tree.with(Beside {
                is_drawn_ahead: true,
                is_foretold: looks.is_foretold,
                alone: difference.as_ref().map_or_else(Rc::default, |found| {
                    Rc::new(found.alone[side.index()].clone())
                }),
                is_editable: looks.is_editable,
            });
            Some(SideView {
                side: *side,
                subject: subject.clone(),
                at,
                tree: Rc::new(tree),
                shape: *shape,
            })
        };
        self.subjects.iter().filter_map(view).collect()
    }
}

/// The step that the experiment looks at.
fn wanted(lab: &MinimaxExperiment, record: Option<&Record>, last: u32, is_asked: bool) -> u32 {
    match (lab.step, record) {
        // Anyone who is asked looks at the question first.
        (Shown::Opening, _) if is_asked => last,
        (Shown::Opening, Some(record)) => Shown::Opening.steps(record),
        (Shown::Step(step), _) => step.min(last.into()) as u32,
        _ => last,
    }
}

/// Of a small typed tree where its nodes hang; of others which question it is.
fn shape(searched: &MinimaxExperiment, side: Side, record: &Record) -> u64 {
    let mut text = side.index().to_string();
    if searched.is_tree() && record.node_count() <= MAX_ALIKE {
        for node in 0..record.node_count() {
            // Writing to a string does not fail.
            let _ = write!(text, " {}", record.end(node));
        }
    } else {
        text += &experiments::link::write("minimax", &searched.question());
    }
    fingerprint(&text)
}

//! View of the searches at the moment shown. While another question is computed, what was there before stays.

use super::predicting::use_predictions;
use super::searching::Found;
use drawing::tree::NodeId;
use engines::minimax::{Moment, Record};
use experiments::link::fingerprint;
use experiments::minimax::difference::Difference;
use experiments::minimax::predictions::Predictions;
use experiments::minimax::{Hide, MinimaxLab, Picture, Shown, Side, metrics_of};
use page_kit::components::moment_tree::beside::Beside;
use page_kit::components::moment_tree::{MomentTree, Subject};
use page_kit::context::use_page;
use std::fmt::Write;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// Two trees of more nodes than this are the same to the eye only if they are the same question.
const SHAPES: NodeId = 2_000;

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
    pub predictions: UseStateHandle<Predictions>,
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
#[derive(Clone, PartialEq)]
struct Scenery {
    subjects: Vec<(Side, Subject, u64)>,
    difference: Option<Rc<Difference>>,
}

/// The view of what was found, at the moment of the experiment.
#[hook]
fn use_view(lab: &MinimaxLab, found: Option<&Rc<Found>>, in_focus: Side) -> View {
    let texts = use_page().texts;
    let in_question = found.and_then(|found| found.side(in_focus)?.picture.clone());
    let question = found.map_or("", |found| &found.question);
    let predictions = use_predictions(lab, question, in_question);
    let scenery = use_scenery(found, texts);
    let is_stale = found.is_none_or(|found| found.question != scenery.0);
    let scenery = scenery.1;
    let record = |side: Side| {
        let mut subjects = scenery.subjects.iter();
        let (_, subject, _) = subjects.find(|(of, ..)| *of == side)?;
        Some(&subject.picture.record)
    };
    let steps = scenery.subjects.iter();
    let steps = steps.map(|(_, subject, _)| subject.picture.record.step_count());
    let last = steps.max().unwrap_or(0);
    let barrier = record(in_focus)
        .filter(|_| !is_stale)
        .and_then(|record| predictions.barrier(record));
    let wanted = wanted(lab, record(in_focus), last, barrier.is_some());
    let at = barrier.map_or(wanted, |(step, _)| wanted.min(step));
    let looks = (lab.hide, lab.foretells(), lab.has_editable_leaves());
    let sides = use_memo(
        (scenery.clone(), at, (*predictions).clone(), looks),
        |(scenery, at, predictions, looks)| sides(scenery, *at, predictions, *looks),
    );
    View {
        found: found.cloned(),
        sides: (*sides).clone(),
        at,
        last,
        barrier,
        predictions,
        difference: scenery
            .difference
            .clone()
            .filter(|_| lab.hide == Hide::Nothing),
        is_stale,
        first_levels: None,
    }
}

/// The same with the tree of the first levels where that of the whole search is too large.
#[hook]
pub fn use_view_of_levels(
    lab: &MinimaxLab,
    found: Option<&Rc<Found>>,
    levels: Option<&Rc<Found>>,
    in_focus: Side,
) -> View {
    let view = use_view(lab, levels.or(found), in_focus);
    View {
        found: found.cloned(),
        first_levels: levels.and_then(|levels| levels.lab.depth),
        ..view
    }
}

/// The step that the experiment looks at.
fn wanted(lab: &MinimaxLab, record: Option<&Record>, last: u32, is_asked: bool) -> u32 {
    match (lab.step, record) {
        // Anyone who is asked looks at the question first.
        (Shown::Opening, _) if is_asked => last,
        (Shown::Opening, Some(record)) => Shown::Opening.steps(record),
        (Shown::Step(step), _) => step.min(last.into()) as u32,
        _ => last,
    }
}

/// The searches at step `at`.
fn sides(
    scenery: &Scenery,
    at: u32,
    predictions: &Predictions,
    (hide, is_foretold, is_editable): (Hide, bool, bool),
) -> Vec<SideView> {
    let nothing_is_asked = hide == Hide::Nothing;
    let view = |(side, subject, shape): &(Side, Subject, u64)| {
        let at = at.min(subject.picture.record.step_count());
        let tree = MomentTree::new(subject.clone(), at, predictions.clone())?;
        let difference = scenery.difference.as_ref().filter(|_| nothing_is_asked);
        let tree = tree.with(Beside {
            is_drawn_ahead: true,
            is_foretold,
            alone: difference.map_or_else(Rc::default, |found| {
                Rc::new(found.alone[side.index()].clone())
            }),
            is_editable,
        });
        Some(SideView {
            side: *side,
            subject: subject.clone(),
            at,
            tree: Rc::new(tree),
            shape: *shape,
        })
    };
    scenery.subjects.iter().filter_map(view).collect()
}

/// The pictures of the latest question that has some, with that question.
#[hook]
fn use_scenery(found: Option<&Rc<Found>>, texts: &'static Texts) -> (String, Scenery) {
    let pictures: Vec<(Side, Rc<Picture>)> = Side::BOTH
        .into_iter()
        .filter_map(|side| Some((side, found?.side(side)?.picture.clone()?)))
        .collect();
    let question = found
        .map(|found| found.question.clone())
        .unwrap_or_default();
    let searched = found.map(|found| found.lab.clone());
    let count = searched.as_ref().map_or(0, |lab| lab.sides().count());
    let has_all = !pictures.is_empty() && pictures.len() == count;
    let is_over = found
        .is_some_and(|found| found.is_finished() || found.is_complete() || found.is_too_large());
    let latest = use_mut_ref(|| (String::new(), None::<Rc<Scenery>>));
    let key = (question.clone(), pictures.len());
    let scenery = use_memo(key, move |_| {
        searched.map(|searched| Rc::new(scenery(&searched, pictures, texts)))
    });
    let mut latest = latest.borrow_mut();
    if has_all || is_over || latest.1.is_none() {
        *latest = (question, (*scenery).clone());
    }
    let empty = || Scenery {
        subjects: Vec::new(),
        difference: None,
    };
    let shown = latest.1.as_ref();
    (
        latest.0.clone(),
        shown.map_or_else(empty, |shown| (**shown).clone()),
    )
}

fn scenery(
    searched: &MinimaxLab,
    pictures: Vec<(Side, Rc<Picture>)>,
    texts: &'static Texts,
) -> Scenery {
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
    Scenery {
        subjects,
        difference,
    }
}

/// Of a small typed tree where its nodes hang; of others which question it is.
fn shape(searched: &MinimaxLab, side: Side, record: &Record) -> u64 {
    let mut text = side.index().to_string();
    if searched.is_tree() && record.node_count() <= SHAPES {
        for node in 0..record.node_count() {
            // Writing to a string does not fail.
            let _ = write!(text, " {}", record.end(node));
        }
    } else {
        text += &experiments::link::write("minimax", &searched.question());
    }
    fingerprint(&text)
}

//! View of the searches at the moment shown.

use super::moment_tree::{MomentTree, Subject};
use super::searching::{Found, Question};
use crate::app::context::use_page;
use crate::app::storage;
use drawing::tree::NodeId;
use engines::minimax::{Moment, Record};
use experiments::minimax::predictions::Predictions;
use experiments::minimax::{Hide, MinimaxLab, Picture, Side, metrics_of};
use experiments::parameters::Parameters;
use std::rc::Rc;
use yew::prelude::*;

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
}

/// One of the searches at the moment shown.
#[derive(Clone)]
pub struct SideView {
    pub side: Side,
    pub subject: Subject,
    /// The step, at most the last of this search.
    pub at: u32,
    pub tree: Rc<MomentTree>,
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

/// The view of what was found, at the moment of the experiment.
#[hook]
pub fn use_view(lab: &MinimaxLab, found: Option<&Rc<Found>>, in_focus: Side) -> View {
    let texts = use_page().texts;
    let question: Question = found
        .map(|found| found.question.clone())
        .unwrap_or_default();
    let in_question = found.and_then(|found| found.side(in_focus)?.picture.clone());
    let predictions = use_predictions(lab, &question, in_question);
    let pictures: Vec<(Side, Rc<Picture>)> = Side::BOTH
        .into_iter()
        .filter_map(|side| Some((side, found?.side(side)?.picture.clone()?)))
        .collect();
    let subjects = {
        let searched = found.map(|found| found.lab.clone());
        let key = (question, pictures.len());
        use_memo(key, move |_| {
            let Some(searched) = searched else {
                return Vec::new();
            };
            let place = Rc::new(searched.place());
            let subject = |(side, picture): (Side, Rc<Picture>)| {
                let subject = Subject {
                    picture,
                    place: place.clone(),
                    cuts: searched.cuts(side),
                    is_given: searched.is_tree(),
                    has_labels: place.is_won_or_lost(),
                    metrics: metrics_of(&place, texts),
                    texts,
                };
                (side, subject)
            };
            pictures.into_iter().map(subject).collect::<Vec<_>>()
        })
    };
    let last = found.map_or(0, |found| found.last_step());
    let focus = subjects.iter().find(|(side, _)| *side == in_focus);
    let barrier = focus.and_then(|(_, subject)| predictions.barrier(&subject.picture.record));
    let wanted = lab
        .step
        .map_or(last, |step| step.min(u64::from(last)) as u32);
    let at = barrier.map_or(wanted, |(step, _)| wanted.min(step));
    let sides = use_memo(
        (subjects.clone(), at, (*predictions).clone()),
        |(subjects, at, predictions)| {
            let view = |(side, subject): &(Side, Subject)| {
                let at = (*at).min(subject.picture.record.step_count());
                let tree = MomentTree::new(subject.clone(), at, predictions.clone())?;
                Some(SideView {
                    side: *side,
                    subject: subject.clone(),
                    at,
                    tree: Rc::new(tree),
                })
            };
            subjects.iter().filter_map(view).collect::<Vec<_>>()
        },
    );
    View {
        found: found.cloned(),
        sides: (*sides).clone(),
        at,
        last,
        barrier,
        predictions,
    }
}

/// What the viewer has said about this question; nothing once it is another one. The tab keeps it, so that a reload takes
/// nothing away; where storage is refused it lasts as long as the page.
#[hook]
fn use_predictions(
    lab: &MinimaxLab,
    question: &Question,
    picture: Option<Rc<Picture>>,
) -> UseStateHandle<Predictions> {
    let predictions = use_state(|| Predictions::new(lab.hide));
    let (hide, step) = (lab.hide, lab.step);
    let key = format!("{question} {}", Parameters::write(lab, "hide"));
    let is_there = picture.is_some();
    {
        let predictions = predictions.setter();
        use_effect_with((key.clone(), is_there), move |(key, _)| {
            let begun = picture.map(|picture| begun(key, hide, step, &picture.record));
            predictions.set(begun.unwrap_or_else(|| Predictions::new(hide)));
        });
    }
    use_effect_with(
        (key, is_there, (*predictions).clone()),
        move |(key, is_there, predictions)| {
            if hide == Hide::Nothing {
                storage::set_predictions(None);
            } else if *is_there {
                storage::set_predictions(Some((key, predictions.kept())));
            }
        },
    );
    predictions
}

/// What was kept, at the moment of the link.
fn begun(key: &str, hide: Hide, step: Option<u64>, record: &Record) -> Predictions {
    let mut predictions = storage::predictions(key).map_or_else(
        || Predictions::new(hide),
        |kept| Predictions::of_kept(hide, &kept, record),
    );
    let step = step.unwrap_or(u64::MAX).min(record.step_count().into());
    predictions.begin_at(record, step as u32);
    predictions
}

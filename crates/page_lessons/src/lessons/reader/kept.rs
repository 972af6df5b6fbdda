//! Answers to the questions of a lesson, and the seed of the reader's own: kept on this machine, by the lesson, or in a package for a
//! course system by that.

use lessons::lesson::Lesson;
use page_kit::course::Course;
use page_kit::device;
use page_kit::storage;
use page_model::lessons::course::{attempt, report};
use page_model::lessons::kept::{Answer, Kept};
use std::rc::Rc;
use yew::prelude::*;

/// What is kept of a lesson, and the ways to change it.
pub struct KeptLesson {
    pub kept: Kept,
    pub on_answer: Callback<Answer>,
    pub on_seat: Callback<Option<u16>>,
    /// In a package for a course system: whether that keeps what it is told.
    pub is_told_course: Option<bool>,
}

/// Where something is kept of a lesson.
#[derive(Clone, PartialEq)]
struct Place {
    id: String,
    lesson: Rc<Lesson>,
    scene: usize,
    is_preview: bool,
}

/// What is kept of the lesson with this id, whose `scene` is shown; a preview forgets it.
#[hook]
pub fn use_kept(id: &str, lesson: &Rc<Lesson>, scene: usize, is_preview: bool) -> KeptLesson {
    let place = Place {
        id: id.to_owned(),
        lesson: lesson.clone(),
        scene,
        is_preview,
    };
    let kept = use_state(|| {
        let kept = place.kept();
        // The seed of the reader's own is there after a reload.
        place.keep(&kept);
        kept
    });
    let is_told_course = use_state(|| Course::here().filter(|_| !is_preview).map(|_| true));
    // A course system hears of every scene.
    use_effect_with(place.clone(), {
        let (kept, told) = (kept.clone(), is_told_course.setter());
        move |place| {
            if Course::here().is_some() {
                told.set(place.keep(&kept));
            }
        }
    });
    let change = {
        let (kept, told) = (kept.clone(), is_told_course.setter());
        Callback::from(move |next: Box<dyn Fn(Kept) -> Kept>| {
            let before = if place.is_preview || Course::here().is_some() {
                (*kept).clone()
            } else {
                // Another tab may have answered meanwhile.
                place.kept()
            };
            let next = next(before);
            told.set(place.keep(&next));
            kept.set(next);
        })
    };
    let on_answer = change.reform(move |answer: Answer| -> Box<dyn Fn(Kept) -> Kept> {
        Box::new(move |kept| kept.answered(scene, answer.clone()))
    });
    let on_seat = change.reform(|seat: Option<u16>| -> Box<dyn Fn(Kept) -> Kept> {
        Box::new(move |kept| Kept { seat, ..kept })
    });
    KeptLesson {
        kept: (*kept).clone(),
        on_answer,
        on_seat,
        is_told_course: *is_told_course,
    }
}

impl Place {
    fn kept(&self) -> Kept {
        match Course::here() {
            Some(course) => {
                let kept = course.data().and_then(|data| attempt::read(&data));
                kept.unwrap_or_else(|| Kept::read(None, device::new_seed))
            }
            None => Kept::read(storage::lesson(&self.id).as_deref(), device::new_seed),
        }
    }

    /// Whether a course system keeps it, if there is one.
    fn keep(&self, kept: &Kept) -> Option<bool> {
        if self.is_preview {
            return None;
        }
        if let Some(course) = Course::here() {
            let told = report::elements(course.standard, &self.lesson, kept, self.scene);
            return Some(course.tell(&told));
        }
        if let Some(text) = kept.written() {
            storage::set_lesson(&self.id, &text);
        }
        None
    }
}

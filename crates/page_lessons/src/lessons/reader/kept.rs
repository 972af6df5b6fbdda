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
        place.store(&kept);
        kept
    });
    let is_told_course = use_state_eq(|| place.course().map(|_| true));
    // A course system hears of every scene.
    use_effect_with(place.clone(), {
        let (kept, told) = (kept.clone(), is_told_course.setter());
        move |place| told.set(place.tell(&kept))
    });
    let keep = {
        let (place, kept, told) = (place.clone(), kept.setter(), is_told_course.setter());
        Callback::from(move |next: Kept| {
            place.store(&next);
            told.set(place.tell(&next));
            kept.set(next);
        })
    };
    let on_answer = {
        let (place, kept) = (place.clone(), kept.clone());
        keep.reform(move |answer: Answer| place.latest(&kept).answered(scene, answer))
    };
    let on_seat = {
        let kept = kept.clone();
        keep.reform(move |seat: Option<u16>| Kept {
            seat,
            ..place.latest(&kept)
        })
    };
    KeptLesson {
        kept: (*kept).clone(),
        on_answer,
        on_seat,
        is_told_course: *is_told_course,
    }
}

impl Place {
    /// The course system that keeps it, if there is one.
    fn course(&self) -> Option<Course> {
        Course::here().filter(|_| !self.is_preview)
    }

    fn kept(&self) -> Kept {
        let Some(course) = Course::here() else {
            return Kept::read(storage::lesson(&self.id).as_deref(), device::new_seed);
        };
        let kept = course.data().and_then(|data| attempt::read(&data));
        kept.unwrap_or_else(|| Kept::read(None, device::new_seed))
    }

    /// What is to be changed, where this is shown.
    fn latest(&self, shown: &Kept) -> Kept {
        if self.is_preview || Course::here().is_some() {
            shown.clone()
        } else {
            // Another tab may have answered meanwhile.
            self.kept()
        }
    }

    /// Keeps it on this machine, unless a course system does.
    fn store(&self, kept: &Kept) {
        if self.is_preview || Course::here().is_some() {
            return;
        }
        if let Some(text) = kept.written() {
            storage::set_lesson(&self.id, &text);
        }
    }

    /// Tells the course system, if there is one; whether that keeps it.
    fn tell(&self, kept: &Kept) -> Option<bool> {
        let course = self.course()?;
        let told = report::elements(course.standard, &self.lesson, kept, self.scene);
        Some(course.tell(&told))
    }
}

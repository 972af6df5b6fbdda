//! Answers to the questions of a lesson, and the seed of the reader's own: kept on this machine, by the lesson.

use page_kit::device;
use page_kit::storage;
use page_model::lessons::kept::{Answer, Kept};
use yew::prelude::*;

/// What is kept of a lesson, and the ways to change it.
pub struct KeptLesson {
    pub kept: Kept,
    pub on_answer: Callback<Answer>,
    pub on_seat: Callback<Option<u16>>,
}

/// What is kept of the lesson with this id, whose `scene` is shown; a preview forgets it.
#[hook]
pub fn use_kept(id: &str, scene: usize, is_preview: bool) -> KeptLesson {
    let kept = use_state(|| {
        let kept = kept_of(id);
        if !is_preview {
            // The seed of the reader's own is there after a reload.
            keep(id, &kept);
        }
        kept
    });
    let on_answer = {
        let (kept, id) = (kept.clone(), id.to_owned());
        Callback::from(move |answer: Answer| {
            if is_preview {
                return kept.set((*kept).clone().answered(scene, answer));
            }
            // Another tab may have answered meanwhile.
            let next = kept_of(&id).answered(scene, answer);
            keep(&id, &next);
            kept.set(next);
        })
    };
    let on_seat = {
        let (kept, id) = (kept.setter(), id.to_owned());
        Callback::from(move |seat: Option<u16>| {
            let next = Kept {
                seat,
                ..kept_of(&id)
            };
            keep(&id, &next);
            kept.set(next);
        })
    };
    KeptLesson {
        kept: (*kept).clone(),
        on_answer,
        on_seat,
    }
}

fn kept_of(id: &str) -> Kept {
    Kept::read(storage::lesson(id).as_deref(), device::new_seed)
}

fn keep(id: &str, kept: &Kept) {
    if let Some(text) = kept.written() {
        storage::set_lesson(id, &text);
    }
}

//! Lesson that a text is, as a worker of its own reads it.

use lessons::lesson::Lesson;
use page_kit::workers::{Reader, ReaderProgram};
use std::rc::Rc;
use yew::prelude::*;

/// What became of a text.
#[derive(Clone, PartialEq)]
pub enum Reading {
    /// It is being read; with the last lesson that was.
    Waiting(Option<Rc<Lesson>>),
    Read(Rc<Lesson>),
    /// The reader could not be loaded or has died; with the last lesson that was read.
    Failed(Option<Rc<Lesson>>),
}

impl Reading {
    /// The last lesson that was read.
    pub fn lesson(&self) -> Option<Rc<Lesson>> {
        match self {
            Self::Read(lesson) => Some(lesson.clone()),
            Self::Waiting(lesson) | Self::Failed(lesson) => lesson.clone(),
        }
    }
}

/// The lesson that a text is; nothing is read where there is no text. `attempt` tells tries apart.
#[hook]
pub fn use_reading(text: Option<AttrValue>, attempt: u32) -> Reading {
    // What was read last, and of which text; `None` where that failed.
    let heard = use_state(|| None::<(AttrValue, Option<Rc<Lesson>>)>);
    let last = use_mut_ref(|| None::<Rc<Lesson>>);
    let reader = {
        let (heard, last) = (heard.setter(), last.clone());
        use_memo((), move |()| {
            Reader::new(ReaderProgram::Lessons, move |text, bytes| {
                let read = bytes.and_then(|bytes| postcard::from_bytes::<Lesson>(&bytes).ok());
                let lesson = read.map(Rc::new);
                if let Some(lesson) = &lesson {
                    *last.borrow_mut() = Some(lesson.clone());
                }
                heard.set(Some((text, lesson)));
            })
        })
    };
    {
        let heard = heard.setter();
        use_effect_with((text.clone(), attempt), move |(text, _)| {
            heard.set(None);
            if let Some(text) = text {
                reader.read(text.clone(), text.as_str().into());
            }
        });
    }
    let before = last.borrow().clone();
    match &*heard {
        Some((of, lesson)) if Some(of) == text.as_ref() => match lesson {
            Some(lesson) => Reading::Read(lesson.clone()),
            None => Reading::Failed(before),
        },
        _ => Reading::Waiting(before),
    }
}

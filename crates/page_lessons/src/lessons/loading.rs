//! Loading of a lesson: ours from its file, which was read when the page was built; another's from the text in its link.
//!
//! Where a file is there as a text only, as while the page is worked on, that is read here.

use super::text_reader::{Reading, use_reading};
use lessons::lesson::Lesson;
use lessons::link::LessonSource;
use page_kit::device;
use std::rc::Rc;
use texts::LESSONS;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// A lesson on its way.
#[derive(Clone, PartialEq)]
pub enum Loaded {
    Waiting,
    Here(Rc<Lesson>),
    /// There is none of this name.
    Nowhere,
    Failed,
}

/// What came from the net.
#[derive(Clone, PartialEq)]
enum Fetched {
    Lesson(Rc<Lesson>),
    Text(AttrValue),
    Nowhere,
    Failed,
}

/// The lesson of a source; `attempt` tells tries apart.
#[hook]
pub fn use_lesson(source: &LessonSource, attempt: u32) -> Loaded {
    let fetched = use_state(|| None::<(String, u32, Fetched)>);
    {
        let fetched = fetched.setter();
        use_effect_with((source.clone(), attempt), move |(source, attempt)| {
            if let LessonSource::Named(name) = source {
                let (name, attempt) = (name.clone(), *attempt);
                spawn_local(async move {
                    let found = fetch(&name).await;
                    fetched.set(Some((name, attempt, found)));
                });
            }
        });
    }
    let fetched = match source {
        LessonSource::Named(name) => {
            let found = fetched.as_ref();
            found
                .filter(|(of, at, _)| of == name && *at == attempt)
                .map(|(_, _, found)| found.clone())
        }
        LessonSource::Text(text) => Some(Fetched::Text(AttrValue::from(text.clone()))),
    };
    let text = match &fetched {
        Some(Fetched::Text(text)) => Some(text.clone()),
        _ => None,
    };
    let reading = use_reading(text, attempt);
    match fetched {
        None => Loaded::Waiting,
        Some(Fetched::Lesson(lesson)) => Loaded::Here(lesson),
        Some(Fetched::Nowhere) => Loaded::Nowhere,
        Some(Fetched::Failed) => Loaded::Failed,
        Some(Fetched::Text(_)) => match reading {
            Reading::Waiting(_) => Loaded::Waiting,
            Reading::Read(lesson) => Loaded::Here(lesson),
            Reading::Failed(_) => Loaded::Failed,
        },
    }
}

/// One of ours, if it can be fetched as the build has read it.
pub async fn fetch_ours(name: &str) -> Option<Rc<Lesson>> {
    match fetch(name).await {
        Fetched::Lesson(lesson) => Some(lesson),
        _ => None,
    }
}

async fn fetch(name: &str) -> Fetched {
    if !LESSONS.iter().any(|lesson| lesson.name == name) {
        return Fetched::Nowhere;
    }
    match device::fetch(&format!("lessons/{name}.lesson")).await {
        Ok(Some(bytes)) => {
            let lesson = postcard::from_bytes::<Lesson>(&bytes).ok();
            lesson.map_or(Fetched::Failed, |lesson| Fetched::Lesson(Rc::new(lesson)))
        }
        Ok(None) => match device::fetch(&format!("lessons/{name}.md")).await {
            Ok(Some(text)) => Fetched::Text(String::from_utf8_lossy(&text).into_owned().into()),
            Ok(None) => Fetched::Nowhere,
            Err(_) => Fetched::Failed,
        },
        Err(_) => Fetched::Failed,
    }
}

//! Preview of a lesson: the reader, whose way from scene to scene stays here.

use crate::lessons::reader::Reader;
use lessons::lesson::Lesson;
use lessons::link::{LessonLink, LessonSource};
use page_kit::context::{Context, use_page};
use page_kit::router::{Entry, Router};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PreviewProps {
    pub lesson: Rc<Lesson>,
}

/// What the preview is called in its own links, which nobody sees.
const NAME: &str = "preview";

/// The preview.
#[component]
pub fn Preview(props: &PreviewProps) -> Html {
    let page = use_page();
    let scene = use_state(|| 1);
    let go = {
        let scene = scene.setter();
        use_callback(
            page.router.clone(),
            move |(link, entry): (String, Entry), outside| match LessonLink::read(&link) {
                Some(Ok(LessonLink {
                    source: LessonSource::Named(name),
                    scene: to,
                })) if name == NAME => scene.set(to),
                _ => outside.go(&link, entry),
            },
        )
    };
    let context = Context {
        router: Router::through(go),
        ..page
    };
    let link = LessonLink {
        source: LessonSource::Named(NAME.to_owned()),
        scene: *scene,
    };
    html! {
        <ContextProvider<Context> {context}>
            <Reader lesson={props.lesson.clone()} {link} is_preview=true />
        </ContextProvider<Context>>
    }
}

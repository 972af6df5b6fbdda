//! Reader of a lesson: words on one side, the experiment of the scene on the other; from scene to scene by button, key and swipe.
//!
//! * `scene_view`: one of them. `found`: what is known about its experiment. `kept`: what was answered. `places`: how far experiments were changed. `scenes`: the way from scene to scene. `sheet`: all of them, for paper. `swipe`: by finger.

mod found;
mod kept;
mod places;
mod scene_view;
mod scenes;
mod sheet;
mod swipe;

use super::faults::Faults;
use kept::{KeptLesson, use_kept};
use lessons::lesson::Lesson;
use lessons::link::{CLASS, LessonLink, LessonSource};
use page_kit::context::use_page;
use page_kit::device;
use page_kit::router::{Entry, Router};
use page_kit::storage;
use page_model::kit::kept::LessonPlace;
use page_model::lessons::places::{address, id_of, lab_of, scene_of};
use scene_view::SceneView;
use scenes::{Scenes, scenes};
use sheet::sheet;
use std::rc::Rc;
use swipe::use_swipes;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ReaderProps {
    pub lesson: Rc<Lesson>,
    pub link: LessonLink,
    /// Whether somebody is writing it: nothing is kept then, and no key leads on.
    #[prop_or_default]
    pub is_preview: bool,
}

/// The reader.
#[component]
pub fn Reader(props: &ReaderProps) -> Html {
    let page = use_page();
    let ReaderProps { lesson, link, .. } = props;
    let is_preview = props.is_preview;
    let id = if is_preview {
        "preview".to_owned()
    } else {
        id_of(link)
    };
    let scene = scene_of(link, lesson);
    let kept_lesson = use_kept(&id, lesson, scene, is_preview);
    use_title((!is_preview).then_some(lesson.title.as_str()));
    let links = use_links(&link.source);
    use_last_place(lesson, scene, (!is_preview).then_some(&links.lesson));
    let on_go = way_to(&page.router, lesson.scenes.len(), &links);
    let swipes = use_swipes(&on_go, scene);
    let is_sheet = use_state(|| false);
    let set_sheet = {
        let is_sheet = is_sheet.setter();
        use_callback((), move |is: bool, ()| is_sheet.set(is))
    };
    let Some(shown) = lesson.scenes.get(scene) else {
        return html! { <Faults faults={lesson.faults.clone()} /> };
    };
    let words = &page.texts.lessons.reader;
    let KeptLesson {
        kept,
        on_answer,
        on_seat,
        is_told_course,
    } = kept_lesson;
    let dots = Scenes {
        lesson,
        scene,
        link: &links.lesson,
        on_go: on_go.clone(),
        kept: &kept,
    };
    html! {
        <div class="lesson" onpointerdown={(!is_preview).then_some(swipes.down)} onpointerup={(!is_preview).then_some(swipes.up)}>
            <header class="lesson-head">
                <p class="lesson-title">{ &lesson.title }</p>
                if !*is_sheet {
                    { scenes(&dots, words) }
                    <button id="show-sheet" onclick={set_sheet.reform(|_: MouseEvent| true)}>{ words.all_scenes }</button>
                    if !is_preview && is_told_course.is_none() { <a id="to-class" class="small" href={links.class.clone()}>{ page.texts.lessons.class.hand_in.collect }</a> }
                }
            </header>
            if *is_sheet {
                { sheet(&format!("{id}, on one page"), lesson, kept.seed, &set_sheet.reform(|()| false), words) }
            } else {
                <SceneView key={scene} {id} lesson={lesson.clone()} {scene} shown={Rc::new(shown.clone())} {kept} link={link.clone()} {on_answer} {on_seat} {on_go} {is_preview} {is_told_course} />
            }
        </div>
    }
}

/// The links of a lesson.
struct Links {
    /// To its first scene.
    lesson: String,
    /// To its class, as an address.
    class: String,
}

/// The links of the lesson that is from `source`: packed once, since a text can be long.
#[hook]
fn use_links(source: &LessonSource) -> Rc<Links> {
    use_memo(source.clone(), |source| {
        let link = source.clone().first_scene();
        Links {
            lesson: link.write(),
            class: format!("#/{}", link.write_at(CLASS)),
        }
    })
}

/// Keeps where the reader of the lesson is that has this link; without one nothing.
#[hook]
fn use_last_place(lesson: &Lesson, scene: usize, link: Option<&String>) {
    let place = link.map(|link| LessonPlace {
        link: address(link, scene),
        title: lesson.title.clone(),
        lab: lab_of(lesson, scene),
    });
    use_effect_with(place, |place| {
        if let Some(place) = place {
            storage::set_lesson_place(place);
        }
    });
}

/// The way to each of `count` scenes.
fn way_to(router: &Router, count: usize, links: &Rc<Links>) -> Callback<usize> {
    let (router, links) = (router.clone(), links.clone());
    Callback::from(move |to: usize| {
        if to < count {
            router.go(&address(&links.lesson, to), Entry::Push);
        }
    })
}

/// Names the window after the lesson, as long as it is read.
#[hook]
fn use_title(title: Option<&str>) {
    let words = &use_page().texts.shell;
    use_effect_with(title.map(str::to_owned), move |title| {
        let is_named = title.is_some();
        if let Some(title) = title {
            device::set_title(&(words.window)(Some(title)));
        }
        move || {
            if is_named {
                device::set_title(&(words.window)(None));
            }
        }
    });
}

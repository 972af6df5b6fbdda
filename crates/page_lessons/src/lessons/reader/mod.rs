//! Reader of a lesson: words on one side, the experiment of the scene on the other; from scene to scene by button, key and swipe.
//!
//! * `scene_view`: one of them. `found`: what is known about its experiment. `places`: how far experiments were changed. `scenes`: the way from scene to scene. `sheet`: all of them, for paper. `swipe`: by finger.

mod found;
mod places;
mod scene_view;
mod scenes;
mod sheet;
mod swipe;

use super::faults::Faults;
use super::kept::{keep, kept_of};
use lessons::lesson::Lesson;
use lessons::link::{CLASS, LessonLink};
use page_kit::context::use_page;
use page_kit::device;
use page_kit::router::Entry;
use page_kit::storage;
use page_model::kit::kept::LessonPlace;
use page_model::lessons::kept::{Answer, Kept};
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
    let ReaderProps {
        lesson,
        link,
        is_preview,
    } = props;
    let id = if *is_preview {
        "preview".to_owned()
    } else {
        id_of(link)
    };
    let kept = use_state(|| {
        let kept = kept_of(&id);
        if !is_preview {
            // The seed of the reader's own is there after a reload.
            keep(&id, &kept);
        }
        kept
    });
    let scene = scene_of(link, lesson);
    use_title((!is_preview).then_some(lesson.title.as_str()));
    // Packed once: the text of a lesson can be long.
    let first = use_memo(link.source.clone(), |source| {
        let source = source.clone();
        LessonLink { source, scene: 1 }.write()
    });
    let address = {
        let first = first.clone();
        move |scene: usize| address(&first, scene)
    };
    {
        let place = (!is_preview).then(|| LessonPlace {
            link: address(scene),
            title: lesson.title.clone(),
            lab: lab_of(lesson, scene),
        });
        use_effect_with(place, |place| {
            if let Some(place) = place {
                storage::set_lesson_place(place);
            }
        });
    }
    let on_answer = {
        let (kept, id, is_preview) = (kept.clone(), id.clone(), *is_preview);
        Callback::from(move |answer: Answer| {
            // Another tab may have answered meanwhile.
            let before = if is_preview {
                (*kept).clone()
            } else {
                kept_of(&id)
            };
            let next = before.answered(scene, answer);
            if !is_preview {
                keep(&id, &next);
            }
            kept.set(next);
        })
    };
    let on_seat = {
        let (kept, id) = (kept.clone(), id.clone());
        Callback::from(move |seat: Option<u16>| {
            let next = Kept {
                seat,
                ..kept_of(&id)
            };
            keep(&id, &next);
            kept.set(next);
        })
    };
    let go = {
        let (router, count) = (page.router.clone(), lesson.scenes.len());
        Callback::from(move |to: usize| {
            if to < count {
                router.go(&address(to), Entry::Push);
            }
        })
    };
    let (back, on) = (
        go.reform(move |()| scene.wrapping_sub(1)),
        go.reform(move |()| scene + 1),
    );
    let swipes = use_swipes(&back, &on);
    let class = use_memo(link.source.clone(), |source| {
        let source = source.clone();
        format!("#/{}", LessonLink { source, scene: 1 }.write_at(CLASS))
    });
    let class = (*class).clone();
    let is_sheet = use_state(|| false);
    let set_sheet = {
        let is_sheet = is_sheet.setter();
        use_callback((), move |is: bool, ()| is_sheet.set(is))
    };
    let Some(shown) = lesson.scenes.get(scene) else {
        return html! { <Faults faults={lesson.faults.clone()} /> };
    };
    let words = &page.texts.lessons.reader;
    let dots = Scenes {
        lesson,
        scene,
        link: &first,
        on_go: go.clone(),
        kept: &kept,
    };
    html! {
        <div class="lesson" onpointerdown={(!is_preview).then_some(swipes.down)} onpointerup={(!is_preview).then_some(swipes.up)}>
            <header class="lesson-head">
                <p class="lesson-title">{ &lesson.title }</p>
                if !*is_sheet {
                    { scenes(&dots, words) }
                    <button id="show-sheet" onclick={set_sheet.reform(|_: MouseEvent| true)}>{ words.all_scenes }</button>
                    if !*is_preview { <a id="to-class" class="small" href={class}>{ page.texts.lessons.class.hand_in.collect }</a> }
                }
            </header>
            if *is_sheet {
                { sheet(&format!("{id}, on one page"), lesson, kept.seed, &set_sheet.reform(|()| false), words) }
            } else {
                <SceneView key={scene} id={id} lesson={lesson.clone()} {scene} shown={Rc::new(shown.clone())} kept={(*kept).clone()} link={link.clone()} {on_answer} {on_seat} on_go={go}
                    is_preview={*is_preview} />
            }
        </div>
    }
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

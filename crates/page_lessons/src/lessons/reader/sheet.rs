//! Sheet of a lesson: all its scenes with their pictures, one below the other, to be printed.

use super::found::use_live;
use super::places;
use crate::lessons::prose::Prose;
use crate::lessons::scene_stage::SceneStage;
use crate::playing::in_scene::in_scene;
use lessons::lesson::{Block, Lesson, Question, Scene, Wanted};
use page_kit::context::use_page;
use page_kit::device;
use std::rc::Rc;
use texts::ReaderTexts;
use yew::prelude::*;

/// The sheet, with the way back to the scenes. `seed` is that of scenes that vary.
pub fn sheet(
    id: &str,
    lesson: &Lesson,
    seed: u64,
    on_close: &Callback<()>,
    words: &ReaderTexts,
) -> Html {
    let close = on_close.reform(|_: MouseEvent| ());
    let scene = |(number, scene): (usize, &Scene)| {
        html! { <SheetScene key={number} id={id.to_owned()} {number} scene={Rc::new(scene.clone())} {seed} /> }
    };
    html! {
        <div class="lesson-sheet">
            <div class="actions not-printed">
                <span class="quiet">{ words.sheet }</span>
                <button id="print-sheet" class="primary" onclick={|_: MouseEvent| device::print()}>{ words.print }</button>
                <button id="close-sheet" onclick={close}>{ words.close_sheet }</button>
            </div>
            { for lesson.scenes.iter().enumerate().map(scene) }
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct SheetSceneProps {
    id: String,
    number: usize,
    scene: Rc<Scene>,
    seed: u64,
}

#[component]
fn SheetScene(props: &SheetSceneProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.lessons.reader;
    let scene = &props.scene;
    let experiment = places::use_experiment(&props.id, props.number, scene, props.seed, false);
    let (live, on_found) = use_live(&experiment);
    let prose = |blocks: &Vec<Block>| html! { <Prose blocks={Rc::new(blocks.clone())} live={live.clone()} /> };
    html! {
        <section class="lesson-scene">
            <article>
                <h2>{ format!("{}. {}", props.number + 1, scene.heading) }</h2>
                { prose(&scene.prose) }
                { scene.class.as_ref().map(|class| in_scene(class, texts)).unwrap_or_default() }
                if let Some(question) = &scene.question {
                    <div class="predict lesson-question">
                        <div class="predict-question">{ prose(&question.words) }</div>
                        { room_for(question, words.answer) }
                    </div>
                }
            </article>
            if let Some(stage) = &scene.stage {
                <div class="lesson-stage">
                    <SceneStage stage={stage.clone()} asks={scene.question.is_some()} experiment={experiment.now.clone()} on_go={experiment.on_go.clone()} {on_found} />
                </div>
            }
        </section>
    }
}

/// Where the answer is written by hand.
fn room_for(question: &Question, answer: &str) -> Html {
    match &question.wanted {
        Wanted::Choice(options) => html! {
            <ul class="sheet-options">{ for options.iter().map(|option| html! { <li>{ &option.words }</li> }) }</ul>
        },
        Wanted::Number(..) | Wanted::Place(..) | Wanted::Free => {
            html! { <p class="sheet-answer">{ format!("{answer}:") }</p> }
        }
    }
}

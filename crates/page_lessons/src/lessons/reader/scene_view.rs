//! View of a scene: its words and its question, the ways on, and its stage.

use super::super::prose::Live;
use super::found::use_live;
use super::places::{SceneExperiment, use_experiment};
use crate::lessons::course_note::CourseNote;
use crate::lessons::faults::{Faults, OnFaults};
use crate::lessons::hand_in::HandIn;
use crate::lessons::hands::{Hands, use_counting};
use crate::lessons::prose::Prose;
use crate::lessons::question::Asked;
use crate::lessons::scene_stage::SceneStage;
use crate::playing::in_scene::in_scene;
use classes::playing::in_lessons;
use experiments::showing::Showing;
use lessons::fields;
use lessons::lesson::{Lesson, Scene};
use lessons::link::LessonLink;
use page_kit::components::focus::FocusFallback;
use page_kit::components::keys::use_page_keys;
use page_kit::context::use_page;
use page_model::lessons::faults::SceneFaults;
use page_model::lessons::kept::{Answer, Kept};
use page_model::lessons::places::Way;
use std::rc::Rc;
use texts::ReaderTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SceneViewProps {
    pub id: String,
    pub lesson: Rc<Lesson>,
    pub scene: usize,
    pub shown: Rc<Scene>,
    pub kept: Kept,
    pub link: LessonLink,
    pub on_answer: Callback<Answer>,
    pub on_seat: Callback<Option<u16>>,
    pub on_go: Callback<usize>,
    pub is_preview: bool,
    /// In a package for a course system: whether that keeps what it is told.
    pub is_told_course: Option<bool>,
}

/// Words and stage of a scene.
#[component]
pub fn SceneView(props: &SceneViewProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.lessons.reader;
    let SceneViewProps {
        id,
        lesson,
        scene,
        shown,
        kept,
        ..
    } = props;
    let question = shown
        .question
        .as_ref()
        .map(|question| Rc::new(question.clone()));
    let hands = use_counting(question.as_deref().filter(|_| !props.is_preview));
    let answer = question
        .as_ref()
        .and_then(|question| kept.answer(*scene, question));
    // While hands are counted nothing is told, also to anyone who has answered before.
    let is_told = hands.is_revealed().unwrap_or(answer.is_some());
    let experiment = use_experiment(id, *scene, shown, kept.seed, is_told);
    let (live, on_found) = use_live(&experiment);
    let faults = use_memo(shown.clone(), |shown| in_lessons::faults_of(shown, texts));
    use_report_to_writer(*scene, shown, &live);
    let article = use_article(props.is_preview);
    use_clicker(&article, *scene, &props.on_go);
    let onkeydown = use_keys(&article, *scene, &props.on_go);
    html! {
        <div class="lesson-scene">
            <article ref={article} tabindex="-1" aria-labelledby="scene-heading" onkeydown={(!props.is_preview).then_some(onkeydown)}>
                <p class="quiet small">{ (words.scene)(scene + 1, lesson.scenes.len()) }</p>
                <h1 id="scene-heading">{ &shown.heading }</h1>
                <Faults faults={(*faults).clone()} />
                <Prose blocks={Rc::new(shown.prose.clone())} live={live.clone()} />
                { shown.class.as_ref().map(|class| in_scene(class, texts)).unwrap_or_default() }
            </article>
            // On a telephone the stage stands in between.
            <div class="lesson-below">
                if let Some(question) = &question {
                    <Asked question={question.clone()} live={live.clone()} answer={answer.cloned()} on_answer={props.on_answer.clone()} is_put={hands.is_revealed() == Some(false)} />
                    if !props.is_preview { <Hands counting={hands} question={question.clone()} live={live.clone()} /> }
                }
                { ways(props, &experiment, words) }
                if let Some(is_told) = props.is_told_course.filter(|_| *scene == 0 || scene + 1 == lesson.scenes.len()) {
                    <CourseNote lesson={lesson.clone()} kept={kept.clone()} {is_told} />
                }
                if scene + 1 == lesson.scenes.len() {
                    { end(lesson, kept, words) }
                    if !props.is_preview && props.is_told_course.is_none() { <HandIn lesson={lesson.clone()} link={props.link.clone()} kept={kept.clone()} on_seat={props.on_seat.clone()} /> }
                }
            </div>
            if let Some(stage) = &shown.stage {
                <section class="lesson-stage" aria-label={words.stage}>
                    <SceneStage key={stage.link.clone()} stage={stage.clone()} asks={question.is_some() && !shown.lab_asks} experiment={experiment.now.clone()} on_go={experiment.on_go.clone()} {on_found} />
                </section>
            }
        </div>
    }
}

/// The ways on: to the scenes beside this one, into the lab, and back to the scene's own experiment.
fn ways(props: &SceneViewProps, experiment: &SceneExperiment, words: &ReaderTexts) -> Html {
    let scene = props.scene;
    let to = |to: usize| props.on_go.reform(move |_: MouseEvent| to);
    html! {
        <div class="actions lesson-ways">
            if scene > 0 { <button id="scene-back" onclick={to(scene - 1)}>{ words.back }</button> }
            if let Some(now) = &experiment.now { <a class="button" id="open-in-lab" href={format!("#/{}", now.link())}>{ words.open_in_lab }</a> }
            if experiment.is_changed { <FocusFallback fallback="article"><button id="reset-scene" onclick={experiment.on_reset.reform(|_: MouseEvent| ())}>{ words.reset }</button></FocusFallback> }
            if let Some(next) = props.lesson.scenes.get(scene + 1) { <button id="scene-next" class="primary" onclick={to(scene + 1)}>{ (words.next)(&next.heading) }</button> }
        </div>
    }
}

/// The element of the words: it has the focus from the beginning, and a reader who has come to the end of the scene before sees its top.
#[hook]
fn use_article(is_preview: bool) -> NodeRef {
    let article = use_node_ref();
    use_effect_with((), {
        let article = article.clone();
        move |()| {
            if !is_preview && let Some(article) = article.cast::<web_sys::HtmlElement>() {
                // An element with a tabindex takes the focus.
                let _ = article.focus();
                let scene = article.parent_element();
                if let Some(scene) =
                    scene.filter(|scene| scene.get_bounding_client_rect().top() < 0.0)
                {
                    scene.scroll_into_view();
                }
            }
        }
    });
    article
}

/// Tells the lesson's writer what is wrong with the whole result of the scene's experiment, as it stands.
#[hook]
fn use_report_to_writer(number: usize, scene: &Rc<Scene>, live: &Live) {
    let texts = use_page().texts;
    let on_faults = use_context::<OnFaults>();
    let is_whole = live.known.is_complete;
    let found = live.known.found.clone().filter(|_| is_whole);
    let told = (number, scene.clone(), found, on_faults);
    use_effect_with(told, |(number, scene, found, on_faults)| {
        if let (Some((experiment, result)), Some(on_faults)) = (found, on_faults) {
            on_faults.0.emit(SceneFaults {
                number: *number,
                scene: scene.clone(),
                faults: fields::wrong(scene, experiment, result, texts),
            });
        }
    });
}

/// Arrow keys lead from scene to scene while the words themselves are in focus, as they are when a scene begins; elsewhere they
/// step through the experiment.
#[hook]
fn use_keys(article: &NodeRef, scene: usize, on_go: &Callback<usize>) -> Callback<KeyboardEvent> {
    let (article, on_go) = (article.clone(), on_go.clone());
    Callback::from(move |event: KeyboardEvent| {
        let is_held = event.alt_key() || event.ctrl_key() || event.meta_key() || event.shift_key();
        let target = event.target_dyn_into::<web_sys::Element>();
        if is_held || target != article.cast::<web_sys::Element>() {
            return;
        }
        let Some(way) = Way::of_key(&event.key()) else {
            return;
        };
        on_go.emit(way.from(scene));
        event.prevent_default();
        event.stop_propagation();
    })
}

/// Where a lesson is presented, a clicker leads from scene to scene.
#[hook]
fn use_clicker(article: &NodeRef, scene: usize, on_go: &Callback<usize>) {
    let is_presented = use_context::<Showing>() == Some(Showing::Presented);
    let go = use_callback((scene, on_go.clone()), |way: Way, (scene, on_go)| {
        on_go.emit(way.from(*scene));
    });
    use_page_keys(article, is_presented, Way::of_clicker, go);
}

fn end(lesson: &Lesson, kept: &Kept, words: &ReaderTexts) -> Html {
    let (right, answered, all) = kept.score_in(lesson);
    html! {
        <p class="lesson-end" role="status">
            { words.finished }
            if all > 0 { { " " }{ (words.score)(right, answered, all) } }
        </p>
    }
}

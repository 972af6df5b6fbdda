//! Exercises as they are printed: each variant on pages of its own, then the answers of all.

use crate::lessons::prose::{Live, Prose};
use crate::lessons::scene_stage::SceneStage;
use classes::exercise::{Exercise, Task, Variation};
use classes::sheet;
use experiments::Experiment;
use lessons::expression::Value;
use lessons::lesson::{Block, Scene, Stage};
use page_kit::components::deferred::Deferred;
use page_model::lessons::live::Known;
use std::rc::Rc;
use texts::ExerciseTexts;
use yew::prelude::*;

/// An exercise, and its question with the values that it has here.
#[derive(Clone, PartialEq)]
pub struct Printed {
    pub exercise: Exercise,
    told: Rc<Vec<Block>>,
    asked: Rc<Vec<Block>>,
    why: Rc<Vec<Block>>,
    stage: Option<Stage>,
    /// As somebody sees it who has not answered.
    shown: Experiment,
    live: Live,
}

impl Printed {
    /// That of a scene for one experiment; `None` if what is right is not known.
    pub fn of(scene: &Scene, variation: &Variation, result: Option<Rc<Value>>) -> Option<Self> {
        let experiment = &variation.experiment;
        let exercise = Exercise::of(scene, experiment, result.as_deref())?;
        let question = scene.question.as_ref()?;
        Some(Self {
            exercise,
            told: Rc::new(scene.prose.clone()),
            asked: Rc::new(question.words.clone()),
            why: Rc::new(question.why.clone()),
            stage: scene.stage.clone(),
            shown: scene.hiding(experiment),
            live: Live {
                known: Known {
                    experiment: Some(experiment.clone()),
                    found: result.map(|result| (experiment.clone(), result)),
                    is_complete: true,
                    is_own: true,
                },
                on_go: Callback::noop(),
            },
        })
    }
}

/// A variant: it begins a page. What is told and shown in the scene stands over each question, or the question alone.
pub fn paper(name: &str, exercises: &[Printed], is_whole: bool, words: &ExerciseTexts) -> Html {
    let exercise = |printed: &Printed| {
        let exercise = &printed.exercise;
        let room = match &exercise.task {
            Task::Choice(options) => {
                html! { <ul class="sheet-options">{ for options.iter().map(|(option, _)| html! { <li>{ option }</li> }) }</ul> }
            }
            _ => html! { <p class="sheet-answer">{ format!("{}:", words.answer) }</p> },
        };
        html! {
            <li>
                if is_whole {
                    <Prose blocks={printed.told.clone()} live={printed.live.clone()} />
                    if let Some(stage) = &printed.stage {
                        <Deferred place={1}>
                            <div class="lesson-stage"><SceneStage stage={stage.clone()} asks={true} experiment={printed.shown.clone()} /></div>
                        </Deferred>
                    }
                }
                <Prose blocks={printed.asked.clone()} live={printed.live.clone()} />
                <p class="small"><a href={format!("#/{}", exercise.link)}>{ words.open }</a></p>
                { room }
            </li>
        }
    };
    html! { <section class="card exercise-sheet"><h2>{ name }</h2><ol>{ for exercises.iter().map(exercise) }</ol></section> }
}

/// The answers of all; of what is pressed in a picture, the explanation.
pub fn answers(variants: &[(String, Vec<Printed>)], words: &ExerciseTexts) -> Html {
    let answer = |printed: &Printed| {
        let is_pressed = matches!(printed.exercise.task, Task::Place(_));
        html! {
            <li>
                { sheet::right(&printed.exercise.task, words) }
                if is_pressed { <Prose blocks={printed.why.clone()} live={printed.live.clone()} /> }
            </li>
        }
    };
    let variant = |(name, exercises): &(String, Vec<Printed>)| {
        html! { <section><h3>{ name }</h3><ol>{ for exercises.iter().map(answer) }</ol></section> }
    };
    html! {
        <section class="card exercise-sheet" id="exercise-answers"><h2>{ words.answers }</h2>{ for variants.iter().map(variant) }</section>
    }
}

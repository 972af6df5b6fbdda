//! Exercise: a question of a lesson for one experiment, with its words and its answer as they are for that.

use crate::words::{self, Values};
use experiments::Experiment;
use lessons::answer::Right;
use lessons::expression::fault::EvaluationFault;
use lessons::expression::{Scope, Value};
use lessons::lesson::{Block, Lesson, Scene, Wanted};

/// The parameter that readers have of their own.
const SEED: &str = "seed";

/// An exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    pub heading: String,
    /// The link of its experiment; empty where there is none.
    pub link: String,
    /// What is told before it, in Markdown, as are the others.
    pub prose: String,
    pub asked: String,
    pub task: Task,
    pub why: String,
}

/// How it is answered, and what is right.
#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    Number {
        right: f64,
        tolerance: f64,
    },
    /// Options, and which are right.
    Choice(Vec<(String, bool)>),
    /// What is pressed in the picture: any of these, as parameters are written.
    Place(Vec<String>),
    Free,
}

/// A scene that asks, and its experiment.
#[derive(Clone, Debug, PartialEq)]
pub struct Variation {
    /// Counted from 0.
    pub scene: usize,
    pub experiment: Experiment,
}

/// The experiments that exercises with this seed are about: of every scene that asks something and has one.
pub fn variations(lesson: &Lesson, seed: u64) -> Vec<Variation> {
    let scenes = lesson.scenes.iter().enumerate();
    let asking = scenes.filter(|(_, scene)| scene.question.is_some());
    let variation = |(number, scene): (usize, &Scene)| {
        Some(Variation {
            scene: number,
            experiment: experiment(scene, seed)?,
        })
    };
    asking.filter_map(variation).collect()
}

/// The experiment of a scene as a reader with this seed has it; `None` without one that opens.
pub fn experiment(scene: &Scene, seed: u64) -> Option<Experiment> {
    let experiment = Experiment::open(&scene.stage.as_ref()?.link)
        .ok()?
        .experiment;
    let own = scene
        .varies
        .then(|| experiment.with(SEED, &seed.to_string()));
    Some(own.flatten().unwrap_or(experiment))
}

/// What is right at the question of a scene.
///
/// # Errors
/// Why nothing is; also where a result is needed and not known.
pub fn right(
    scene: &Scene,
    experiment: &Experiment,
    result: Option<&Value>,
) -> Result<Right, EvaluationFault> {
    let wanted = scene
        .question
        .as_ref()
        .map_or(&Wanted::Free, |question| &question.wanted);
    Right::of(wanted, &Scope { experiment, result })
}

impl Exercise {
    /// That of a scene; `None` if it asks nothing, or what is right is not known.
    pub fn of(scene: &Scene, experiment: &Experiment, result: Option<&Value>) -> Option<Self> {
        let question = scene.question.as_ref()?;
        let right = right(scene, experiment, result).ok()?;
        let scope = Scope { experiment, result };
        // A reader who opens it has not answered yet.
        let hiding = scene.hiding(experiment);
        let markdown = |blocks: &[Block], shown| words::markdown(blocks, &Values::Of(scope, shown));
        let task = match (right, &question.wanted) {
            (Right::Number(right, tolerance), _) => Task::Number { right, tolerance },
            (Right::Options(right), Wanted::Choice(options)) => {
                let words = options.iter().map(|option| option.words.clone());
                Task::Choice(words.zip(right).collect())
            }
            (Right::Anything, Wanted::Choice(options)) => Task::Choice(
                options
                    .iter()
                    .map(|option| (option.words.clone(), true))
                    .collect(),
            ),
            (Right::Places(places), _) => Task::Place(places),
            _ => Task::Free,
        };
        Some(Self {
            heading: scene.heading.clone(),
            link: hiding.link(),
            prose: markdown(&scene.prose, &hiding),
            asked: markdown(&question.words, &hiding),
            task,
            why: markdown(&question.why, experiment),
        })
    }
}

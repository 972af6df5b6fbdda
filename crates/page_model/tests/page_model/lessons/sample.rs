//! Sample of a lesson with a question of every kind, and what is known about its scenes.

use experiments::Experiment;
use lessons::lesson::{Lesson, Question, Scene};
use lessons::text;
use page_model::lessons::live::Known;
use serde_json::{Value, json};
use std::rc::Rc;

/// The numbers of the scenes.
pub const NUMBER: usize = 0;
pub const CHOICE: usize = 1;
pub const POLL: usize = 2;
pub const PLACE: usize = 3;
pub const FREE: usize = 4;
pub const SILENT: usize = 5;

const TEXT: &str = "---
title: Sample
lab: regret
---
# Number
stage: minimax | tree

The root is worth {result.value}, for sure {result.sure}.

? What is the root worth?
= result.value ± 0.001
why: It is {result.value}.

# Choice
stage: minimax | tree

? Is it more than 2?
- Yes, it is. if result.value > 2
- No. if result.value <= 2
- I do not know if false

# Poll
stage: regret?iterations=100&look=end | strategies

? With a Jack after a check?
- Check. if true
- Bet if true
actions: Jp

# Place
stage: minimax | tree

? Click node 2.
place node = 2

# Free
stage: minimax?game=exercise&levels=2&branching=2&seed=4
vary: seed

? Say why.
free

# Silent
Words.
";

/// The lesson, without faults in its text.
pub fn lesson() -> Lesson {
    let lesson = text::read(TEXT);
    assert_eq!(lesson.faults, []);
    lesson
}

pub fn scene(number: usize) -> Scene {
    lesson().scenes[number].clone()
}

pub fn question(number: usize) -> Question {
    scene(number).question.unwrap()
}

pub fn open(link: &str) -> Experiment {
    Experiment::open(link).unwrap().experiment
}

/// All is found about the lab of minimax, whose root is worth this much.
pub fn known(value: f64) -> Known {
    known_as(json!({ "value": value }))
}

/// All is found about the lab of minimax: this result.
pub fn known_as(result: Value) -> Known {
    let experiment = open("minimax");
    Known {
        found: Some((experiment.clone(), Rc::new(result))),
        experiment: Some(experiment),
        is_complete: true,
        is_own: true,
    }
}

/// Nothing is found yet.
pub fn unknown() -> Known {
    Known {
        found: None,
        is_complete: false,
        ..known(0.0)
    }
}

//! Grading by the teacher's page: what is right at every question for every student, as far as it can be found here, and which
//! experiments have to be computed for that.

use crate::code::HandedIn;
use crate::exercise;
use crate::shape::Shape;
use experiments::Experiment;
use lessons::answer::Right;
use lessons::expression::Value;
use lessons::lesson::{Lesson, Scene};
use std::collections::BTreeMap;
use std::rc::Rc;

/// What is known about an experiment's result; `None` while nothing is.
pub type Results<'a> = dyn Fn(&Experiment) -> Option<Rc<Value>> + 'a;

/// What is right.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Grading {
    /// By question and, where the scene varies, seed.
    rights: BTreeMap<(usize, Option<u64>), Right>,
    varies: Vec<bool>,
    /// What has to be computed to know more.
    pub wanted: Vec<Experiment>,
}

impl Grading {
    /// For a class.
    pub fn of(lesson: &Lesson, shape: &Shape, students: &[HandedIn], results: &Results) -> Self {
        let scene = |number: usize| &lesson.scenes[shape.questions[number].scene];
        let numbers = 0..shape.questions.len();
        let mut grading = Self {
            varies: numbers.clone().map(|number| scene(number).varies).collect(),
            ..Self::default()
        };
        for number in numbers {
            let seeds = students
                .iter()
                .filter(|student| matches!(student.answers.get(number), Some(Some(_))));
            let mut seeds: Vec<u64> = seeds.map(|student| student.seed).collect();
            seeds.sort_unstable();
            seeds.dedup();
            for seed in seeds {
                grading.add(number, seed, scene(number), results);
            }
        }
        grading
    }

    fn add(&mut self, number: usize, seed: u64, scene: &Scene, results: &Results) {
        let key = (number, self.varies[number].then_some(seed));
        if self.rights.contains_key(&key) {
            return;
        }
        let Some(experiment) = exercise::experiment(scene, seed) else {
            return;
        };
        // Many answers need no result.
        let right = exercise::right(scene, &experiment, None).or_else(|fault| {
            let result = results(&experiment.asked()).ok_or(fault)?;
            exercise::right(scene, &experiment, Some(&*result))
        });
        match right {
            Ok(right) => drop(self.rights.insert(key, right)),
            Err(_) if results(&experiment.asked()).is_none() => {
                let asked = experiment.asked();
                if !self.wanted.contains(&asked) {
                    self.wanted.push(asked);
                }
            }
            // No answer is right then, as the lesson's text says.
            Err(_) => {}
        }
    }

    /// What is right at a question for a reader with this seed.
    pub fn right(&self, number: usize, seed: u64) -> Option<&Right> {
        let varies = *self.varies.get(number)?;
        self.rights.get(&(number, varies.then_some(seed)))
    }
}

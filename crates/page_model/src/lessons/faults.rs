//! Faults of a lesson: those of its text, and those that the results of its experiments show.

use experiments::Experiment;
use lessons::fault::Fault;
use lessons::lesson::{Lesson, Scene};
use std::collections::BTreeMap;
use std::rc::Rc;

/// What the results of a scene's experiment show to be wrong in it.
#[derive(Clone, Debug, PartialEq)]
pub struct SceneFaults {
    /// Of the scene, from 0.
    pub number: usize,
    /// As it was when they were found.
    pub scene: Rc<Scene>,
    pub faults: Vec<Fault>,
}

/// By the number of the scene.
pub type ByScene = BTreeMap<usize, SceneFaults>;

/// All faults of a lesson in the order of their places: those of its text, and those found in its scenes. Those of a scene that
/// has changed since are found again.
pub fn all<'a>(lesson: &Lesson, of_text: &'a [Fault], found: [&'a ByScene; 2]) -> Vec<&'a Fault> {
    let of_scenes = found.into_iter().flat_map(BTreeMap::values);
    let is_current = |found: &&SceneFaults| {
        let scene = lesson.scenes.get(found.number);
        scene == Some(&*found.scene)
    };
    let found = of_scenes.filter(is_current).flat_map(|found| &found.faults);
    let mut faults: Vec<&Fault> = of_text.iter().chain(found).collect();
    faults.sort_by_key(|fault| fault.at);
    faults.dedup();
    faults
}

/// A scene with an experiment that opens.
#[derive(Clone, Debug, PartialEq)]
pub struct Checked {
    pub number: usize,
    pub scene: Rc<Scene>,
    pub experiment: Experiment,
}

/// The scenes of a lesson with experiments that open.
pub fn checked(lesson: &Lesson) -> Vec<Checked> {
    let opened = |(number, scene): (usize, &Scene)| {
        let link = &scene.stage.as_ref()?.link;
        Some(Checked {
            number,
            scene: Rc::new(scene.clone()),
            experiment: Experiment::open(link).ok()?.experiment,
        })
    };
    let scenes = lesson.scenes.iter().enumerate();
    scenes.filter_map(opened).collect()
}

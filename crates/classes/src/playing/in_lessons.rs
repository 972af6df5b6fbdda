//! In lessons: a scene may hold an experiment that the class plays, and what is wrong with its link is told with all else that is wrong.

use super::round::Round;
use lessons::check;
use lessons::fault::{Fault, FaultKind};
use lessons::lesson::{Lesson, Scene};
use texts::Texts;

/// All that is wrong with a lesson, in the order of its text.
pub fn faults(lesson: &Lesson, texts: &Texts) -> Vec<Fault> {
    let mut faults = check::faults(lesson, texts);
    faults.extend(lesson.scenes.iter().filter_map(|scene| fault(scene, texts)));
    faults.sort_by_key(|fault| fault.at);
    faults
}

/// The same of a scene.
pub fn faults_of(scene: &Scene, texts: &Texts) -> Vec<Fault> {
    let mut faults = check::faults_of(scene, texts);
    faults.extend(fault(scene, texts));
    faults
}

/// What is wrong with the link of the experiment.
fn fault(scene: &Scene, texts: &Texts) -> Option<Fault> {
    let class = scene.class.as_ref()?;
    let sentence = match Round::read(&class.link) {
        Some(Ok(_)) => return None,
        Some(Err(error)) => error.to_string(),
        None => texts.playing.no_round.to_owned(),
    };
    Some(Fault::new(class.at, FaultKind::Link(sentence)))
}

//! Scene of a lesson: the experiment that it shows, as it is the scene's own and as a reader has changed it.

use experiments::Experiment;
use lessons::lesson::Scene;

/// The scene's own experiment, with a seed of the reader's own where it varies; `None` where the link opens nothing.
pub fn own(link: &str, varies: bool, seed: u64) -> Option<Experiment> {
    let experiment = Experiment::open(link).ok()?.experiment;
    let own = varies.then(|| experiment.with("seed", &seed.to_string()));
    Some(own.flatten().unwrap_or(experiment))
}

/// How the experiment of a scene stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// `None` in a scene without one that opens.
    pub now: Option<Experiment>,
    /// Whether it is another than the scene's own.
    pub is_changed: bool,
    /// Whether the same is asked as by the scene's own, whatever of it is looked at.
    pub is_own: bool,
}

impl Standing {
    /// Where the scene's `own` experiment was `changed`, if it was; before its question `is_answered`, with hidden what would answer
    /// it.
    pub fn of(
        scene: &Scene,
        own: Option<&Experiment>,
        changed: Option<Experiment>,
        is_answered: bool,
    ) -> Self {
        let untouched = own.map(|own| {
            if is_answered {
                own.clone()
            } else {
                scene.hiding(own)
            }
        });
        let is_changed = changed.is_some() && changed != untouched;
        let asked = |of: Option<&Experiment>| of.map(Experiment::asked);
        let is_own = changed.is_none() || asked(changed.as_ref()) == asked(own);
        Self {
            is_own,
            now: changed.or(untouched),
            is_changed,
        }
    }
}

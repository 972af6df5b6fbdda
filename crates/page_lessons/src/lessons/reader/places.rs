//! Experiments of scenes as a reader has left them: as long as the page is open, so that the way to a lab and back loses nothing.

use experiments::Experiment;
use lessons::lesson::Scene;
use page_model::lessons::scene::{Standing, own};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use yew::prelude::*;

/// A lesson, and the number of a scene in it.
type Key = (String, usize);

/// The scene's own experiment then, and what it was changed to.
type Changed = (Experiment, Experiment);

thread_local! {
    static LEFT: RefCell<HashMap<Key, Changed>> = RefCell::default();
}

/// The experiment of a scene.
pub struct SceneExperiment {
    /// `None` in a scene without one that opens.
    pub now: Option<Experiment>,
    pub on_go: Callback<Experiment>,
    /// Back to the scene's own.
    pub on_reset: Callback<()>,
    /// Whether it is another than the scene's own.
    pub is_changed: bool,
    /// Whether the same is asked as by the scene's own, whatever of it is looked at.
    pub is_own: bool,
}

/// The experiment of `scene` as it stands, with a seed of the reader's own where it varies; before its question `is_answered`, with
/// hidden what would answer it.
#[hook]
pub fn use_experiment(
    id: &str,
    number: usize,
    scene: &Rc<Scene>,
    seed: u64,
    is_answered: bool,
) -> SceneExperiment {
    let link = scene.stage.as_ref().map(|stage| stage.link.clone());
    let first = use_memo((link, scene.varies, seed), |(link, varies, seed)| {
        own(link.as_deref()?, *varies, *seed)
    });
    let key = (id.to_owned(), number);
    let left = {
        let (key, first) = (key.clone(), first.clone());
        use_state(move || {
            let left = LEFT.with_borrow(|left| left.get(&key).cloned());
            left.filter(|(of, _)| Some(of) == first.as_ref().as_ref())
        })
    };
    // Somebody who writes the lesson may have another experiment here now.
    let changed = left
        .as_ref()
        .filter(|(of, _)| Some(of) == first.as_ref().as_ref());
    let changed = changed.map(|(_, changed)| changed.clone());
    // Callbacks that stay the same: what they are given to is drawn again with every other one.
    let dependencies = (key, first.clone(), left.setter());
    use_effect_with((is_answered, scene.clone()), {
        let (dependencies, changed) = (dependencies.clone(), changed.clone());
        move |(is_answered, scene)| {
            let (key, first, left) = &dependencies;
            let both = changed.as_ref().zip(first.as_ref().as_ref());
            if let Some((changed, own)) = both.filter(|_| *is_answered) {
                leave(key, first, Some(scene.revealing(changed, own)), left);
            }
        }
    });
    let on_go = use_callback(dependencies.clone(), |experiment, (key, first, left)| {
        leave(key, first, Some(experiment), left)
    });
    let on_reset = use_callback(dependencies, |(), (key, first, left)| {
        leave(key, first, None, left);
    });
    let standing = Standing::of(scene, first.as_ref().as_ref(), changed, is_answered);
    SceneExperiment {
        is_own: standing.is_own,
        now: standing.now,
        on_go,
        on_reset,
        is_changed: standing.is_changed,
    }
}

/// Keeps what the experiment of a scene was changed to, `None` for nothing.
fn leave(
    key: &Key,
    first: &Option<Experiment>,
    changed: Option<Experiment>,
    left: &UseStateSetter<Option<Changed>>,
) {
    let pair = first.clone().zip(changed);
    LEFT.with_borrow_mut(|all| match &pair {
        Some(pair) => all.insert(key.clone(), pair.clone()),
        None => all.remove(key),
    });
    left.set(pair);
}

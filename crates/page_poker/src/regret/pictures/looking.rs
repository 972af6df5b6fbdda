//! Looking: where somebody looks is in the link, and each choice is undone with Back.

use experiments::regret::RegretExperiment;
use page_kit::components::lab_page::use_go;
use page_kit::router::Entry;
use yew::prelude::*;

/// Ways to look elsewhere. Each writes the link and nothing else.
#[derive(Clone, PartialEq)]
pub struct Looking {
    lab: RegretExperiment,
    go: Callback<(RegretExperiment, Entry)>,
}

/// Of this experiment.
#[hook]
pub fn use_looking_around(lab: &RegretExperiment) -> Looking {
    let go = use_go();
    Looking {
        lab: lab.clone(),
        go,
    }
}

impl Looking {
    /// Where it looks now.
    pub fn lab(&self) -> &RegretExperiment {
        &self.lab
    }

    /// A choice, such as another deal: Back undoes it.
    pub fn choose<T: 'static>(
        &self,
        change: impl Fn(&mut RegretExperiment, T) + 'static,
    ) -> Callback<T> {
        self.changing(change, Entry::Push)
    }

    /// A movement, such as that through time: Back does not go through all of it.
    pub fn slide<T: 'static>(
        &self,
        change: impl Fn(&mut RegretExperiment, T) + 'static,
    ) -> Callback<T> {
        self.changing(change, Entry::Replace)
    }

    fn changing<T: 'static>(
        &self,
        change: impl Fn(&mut RegretExperiment, T) + 'static,
        entry: Entry,
    ) -> Callback<T> {
        let Self { lab, go } = self.clone();
        Callback::from(move |to: T| {
            let mut next = lab.clone();
            change(&mut next, to);
            if next != lab {
                go.emit((next, entry));
            }
        })
    }

    /// Looks at an information set, or at none if it is looked at already.
    pub fn set(&self) -> Callback<String> {
        self.choose(|lab, key: String| {
            lab.set = if lab.set == key { String::new() } else { key };
        })
    }
}

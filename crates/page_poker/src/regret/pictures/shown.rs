//! Hook of what pictures show: what `lab` looks at of what was learned, made once a moment.

use experiments::regret::{Findings, RegretExperiment};
use page_model::regret::equilibria::Equilibria;
use page_model::regret::shown::Shown;
use std::rc::Rc;
use yew::prelude::*;

/// What was learned, compared by where it is in memory.
#[derive(Clone)]
struct Same(Rc<Findings>);

impl PartialEq for Same {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// What `lab` looks at of what was learned.
#[hook]
pub fn use_shown(lab: &RegretExperiment, learned: &Rc<Findings>) -> Shown {
    let iteration = lab.iteration_looked_at();
    let moment = use_memo((Same(learned.clone()), iteration), |(Same(learned), _)| {
        let main = learned.main.as_ref()?;
        main.moment(&learned.tree, iteration).map(Rc::new)
    });
    let known = (Same(learned.clone()), lab.lock.is_empty());
    let equilibria = use_memo(known, |(Same(learned), _)| {
        Equilibria::of(lab, &learned.tree).map(Rc::new)
    });
    Shown {
        learned: learned.clone(),
        moment: (*moment).clone(),
        equilibria: (*equilibria).clone(),
    }
}

//! Reducer of the lab: its state beyond the link, as the page keeps it.

use core::ops::Deref;
use page_model::mcts::thinking::{Action, Thinking};
use std::rc::Rc;
use yew::prelude::*;

/// What the machine has found and is thinking about.
#[derive(Clone, Default, PartialEq)]
pub struct Store(Thinking);

impl Deref for Store {
    type Target = Thinking;

    fn deref(&self) -> &Thinking {
        &self.0
    }
}

impl Reducible for Store {
    type Action = Action;

    fn reduce(self: Rc<Self>, happening: Action) -> Rc<Self> {
        Rc::new(Self(self.0.clone().after(happening)))
    }
}

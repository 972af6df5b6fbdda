//! Reduced: a state of the model as a reducer of Yew.

use page_model::kit::state::State;
use std::ops::Deref;
use std::rc::Rc;
use yew::prelude::*;

/// The state, which changes by what is dispatched.
#[derive(Clone, Default, PartialEq)]
pub struct Reduced<S>(S);

impl<S> Deref for Reduced<S> {
    type Target = S;

    fn deref(&self) -> &S {
        &self.0
    }
}

impl<S: State> Reducible for Reduced<S> {
    type Action = S::Action;

    fn reduce(self: Rc<Self>, happening: S::Action) -> Rc<Self> {
        Rc::new(Self(self.0.clone().after(happening)))
    }
}

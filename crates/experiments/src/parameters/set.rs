//! Sets of parameters: their description, and their values by key.

use super::kind::Kind;
use crate::diagnostic::Refusal;
use std::sync::Arc;
use texts::{ParameterText, Texts};

/// Who needs to see a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// In the form from the start.
    Everyone,
    /// In the form under "knowledge".
    Knowledge,
    /// In the form under "more".
    Advanced,
    /// Set by acting on the stage (moves), not by the form.
    Stage,
    /// Where one looks: a view, a moment, what is selected. Set on the page, not by the form, and no part of what is asked.
    Look,
}

/// One parameter.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// Its name in links.
    pub key: &'static str,
    pub kind: Arc<dyn Kind>,
    pub audience: Audience,
    /// Label, help, unit.
    pub text: fn(&Texts) -> &ParameterText,
}

/// Parameters of one lab are told apart by their keys; functions have no useful equality.
impl PartialEq for Parameter {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key && *self.kind == *other.kind && self.audience == other.audience
    }
}

/// A set of parameters with values. Implemented by `parameters!`.
pub trait Parameters: Clone + PartialEq + Default + 'static {
    /// The description, in the order in which links are written.
    fn schema() -> &'static [Parameter];

    /// Sets the parameter `key` from its text.
    ///
    /// # Errors
    /// If there is no such key or no such value, with what is wrong where there is more to say.
    fn read(&mut self, key: &str, text: &str) -> Result<(), Refusal>;

    /// The value of the parameter `key` as text; empty if there is no such key.
    fn write(&self, key: &str) -> String;

    /// Whether the parameter `key` says something about this experiment: forms leave the others out.
    fn uses(&self, key: &str) -> bool;

    /// The description of the parameter `key`.
    fn find(key: &str) -> Option<&'static Parameter> {
        Self::schema().iter().find(|parameter| parameter.key == key)
    }

    /// With the defaults of all parameters that say nothing about this experiment, so that they do not stay in its link.
    #[must_use]
    fn without_unused(&self) -> Self {
        let mut set = self.clone();
        reset(&mut set, &Self::default(), &|parameter| {
            !self.uses(parameter.key)
        });
        set
    }

    /// With the defaults of all parameters that only say where one looks.
    #[must_use]
    fn without_look(&self) -> Self {
        self.looking_as(&Self::default())
    }

    /// With the values that `other` has of those parameters.
    #[must_use]
    fn looking_as(&self, other: &Self) -> Self {
        let mut set = self.clone();
        reset(&mut set, other, &|parameter| {
            parameter.audience == Audience::Look
        });
        set
    }
}

/// Gives the `wanted` parameters of `set` their defaults.
fn reset(set: &mut dyn ByKey, defaults: &dyn ByKey, wanted: &dyn Fn(&Parameter) -> bool) {
    for parameter in set.all().iter().filter(|parameter| wanted(parameter)) {
        let was_taken = set.set(parameter.key, &defaults.get(parameter.key));
        debug_assert!(was_taken.is_ok(), "a default is always allowed");
    }
}

/// A set of parameters whose type is not known: what is done with all of them alike is compiled once.
pub(crate) trait ByKey {
    /// See [`Parameters::schema`].
    fn all(&self) -> &'static [Parameter];

    /// See [`Parameters::read`].
    fn set(&mut self, key: &str, text: &str) -> Result<(), Refusal>;

    /// See [`Parameters::write`].
    fn get(&self, key: &str) -> String;

    /// See [`Parameters::uses`].
    fn is_used(&self, key: &str) -> bool;
}

impl<P: Parameters> ByKey for P {
    fn all(&self) -> &'static [Parameter] {
        P::schema()
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), Refusal> {
        self.read(key, text)
    }

    fn get(&self, key: &str) -> String {
        self.write(key)
    }

    fn is_used(&self, key: &str) -> bool {
        self.uses(key)
    }
}

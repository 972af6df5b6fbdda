//! Parts that a set of parameters is made of: single parameters, and groups that several labs share.

use super::kind::{Kind, Values};
use super::set::{Audience, Parameter, Parameters};
use crate::diagnostic::Refusal;
use std::sync::Arc;
use texts::{ParameterText, Texts};

/// A part of a set of parameters, whose value has the type `T`.
pub trait Part<T> {
    /// Adds its parameters to a description.
    fn describe(&self, into: &mut Vec<Parameter>);

    /// Whether `key` is one of its parameters.
    fn has(&self, key: &str) -> bool;

    /// Sets the parameter `key`, which is one of its own, from its text.
    ///
    /// # Errors
    /// A text that is no value of it.
    fn read(&self, key: &str, text: &str, value: &mut T) -> Result<(), Refusal>;

    /// The parameter `key`, which is one of its own, as text.
    fn write(&self, key: &str, value: &T) -> String;

    /// Whether the parameter `key` of this part says something, as far as the part itself knows.
    fn uses(&self, _key: &str, _value: &T) -> bool {
        true
    }
}

/// One parameter.
pub struct Single<K> {
    pub key: &'static str,
    pub kind: K,
    pub audience: Audience,
    pub text: fn(&Texts) -> &ParameterText,
}

// What a set does with its parameters is compiled once per kind of value, not once per parameter.
impl<T, K: Values<T> + Clone> Part<T> for Single<K> {
    #[inline(never)]
    fn describe(&self, into: &mut Vec<Parameter>) {
        into.push(Parameter {
            key: self.key,
            kind: Arc::new(self.kind.clone()) as Arc<dyn Kind>,
            audience: self.audience,
            text: self.text,
        });
    }

    fn has(&self, key: &str) -> bool {
        key == self.key
    }

    #[inline(never)]
    fn read(&self, _key: &str, text: &str, value: &mut T) -> Result<(), Refusal> {
        *value = self.kind.read(text)?;
        Ok(())
    }

    #[inline(never)]
    fn write(&self, _key: &str, value: &T) -> String {
        self.kind.write(value)
    }
}

/// The parameters of a set of its own.
pub struct Group {
    /// Who needs to see them, instead of what the group says itself.
    pub audience: Option<Audience>,
}

impl<T: Parameters> Part<T> for Group {
    fn describe(&self, into: &mut Vec<Parameter>) {
        let parameters = T::schema().iter().cloned();
        into.extend(parameters.map(|parameter| Parameter {
            audience: self.audience.unwrap_or(parameter.audience),
            ..parameter
        }));
    }

    fn has(&self, key: &str) -> bool {
        T::find(key).is_some()
    }

    fn read(&self, key: &str, text: &str, value: &mut T) -> Result<(), Refusal> {
        value.read(key, text)
    }

    fn write(&self, key: &str, value: &T) -> String {
        value.write(key)
    }

    fn uses(&self, key: &str, value: &T) -> bool {
        value.uses(key)
    }
}

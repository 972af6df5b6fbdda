//! Some of the values of a choice: the value of a [`Kind::Set`] whose words mean nothing but themselves.

use super::{Field, Kind};

/// Values of a choice, each once, in the order of the choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Several<T>(Vec<T>);

impl<T> Default for Several<T> {
    /// None of them.
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Copy + Ord> Several<T> {
    /// Those of the list.
    pub fn new(values: &[T]) -> Self {
        let mut values = values.to_vec();
        values.sort_unstable();
        values.dedup();
        Self(values)
    }

    /// As a list.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }
}

impl<T: Field + Copy + Ord> Field for Several<T> {
    fn read(text: &str, kind: &Kind) -> Option<Self> {
        if text == "none" {
            return Some(Self::default());
        }
        let values = text.split(',').map(|name| T::read(name, kind));
        let list: Vec<T> = values.collect::<Option<_>>()?;
        let values = Self::new(&list);
        // One value has one text, so nothing twice.
        (values.0.len() == list.len()).then_some(values)
    }

    fn write(&self) -> String {
        let names: Vec<String> = self.0.iter().map(Field::write).collect();
        if names.is_empty() {
            "none".to_owned()
        } else {
            names.join(",")
        }
    }
}

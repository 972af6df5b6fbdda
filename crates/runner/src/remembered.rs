//! Memory of what was found, by question: when there is no more room the oldest is forgotten.

/// Values by their questions, the one written last at the end; at most `MAX` of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Remembered<T, const MAX: usize>(Vec<(String, T)>);

impl<T, const MAX: usize> Default for Remembered<T, MAX> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T, const MAX: usize> Remembered<T, MAX> {
    /// What is remembered of a question.
    pub fn get(&self, question: &str) -> Option<&T> {
        let mut entries = self.0.iter();
        let found = entries.find(|(known, _)| known == question);
        found.map(|(_, value)| value)
    }

    /// Remembers something of a question, which is the newest then.
    pub fn insert(&mut self, question: String, value: T) {
        self.0.retain(|(known, _)| *known != question);
        self.0.push((question, value));
        let surplus = self.0.len().saturating_sub(MAX);
        self.0.drain(..surplus);
    }

    /// All of them, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &T)> {
        let entries = self.0.iter();
        entries.map(|(question, value)| (question.as_str(), value))
    }

    /// The same, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (&str, &mut T)> {
        let entries = self.0.iter_mut();
        entries.map(|(question, value)| (question.as_str(), value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_is_forgotten_whatever_its_name() {
        let mut remembered = Remembered::<u32, 3>::default();
        for (question, value) in [("z", 1), ("a", 2), ("m", 3)] {
            remembered.insert(question.to_owned(), value);
        }
        // News of the oldest makes it the newest.
        remembered.insert("z".to_owned(), 4);
        remembered.insert("b".to_owned(), 5);
        let known = ["z", "a", "m", "b"].map(|question| remembered.get(question).copied());
        assert_eq!(known, [Some(4), None, Some(3), Some(5)]);
        let in_order: Vec<u32> = remembered.iter_mut().map(|(_, value)| *value).collect();
        assert_eq!(in_order, [3, 4, 5]);
    }
}

//! Trees as they are typed: a kind of parameter, and what is wrong with a text that is no tree.

use crate::common::last::Last;
use crate::common::place::from_character;
use crate::diagnostic::{Fault, Refusal, quote};
use crate::parameters::{Control, Kind, Values};
use core::ops::Range;
use games::typed_tree::parse::{MAX_CHARACTERS, MAX_LEVELS};
use games::typed_tree::{Tree, TreeError, TreeFault};
use std::rc::Rc;
use texts::Texts;

/// A game tree as it is typed: any text here, since its own reader says more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeText;

impl Kind for TreeText {
    fn allowed(&self, texts: &Texts) -> String {
        texts.allowed.tree.to_owned()
    }

    fn control(&self) -> Control {
        Control::Text { is_wide: true }
    }
}

impl Values<String> for TreeText {
    fn read(&self, text: &str) -> Result<String, Refusal> {
        Ok(text.to_owned())
    }

    fn write(&self, tree: &String) -> String {
        tree.clone()
    }
}

/// A typed tree that is none; the default is taken.
impl Fault for TreeError {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        (texts.link.tree)(key, &tree_sentence(self, texts))
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        tree_sentence(self, texts)
    }

    fn place(&self, _key: &str, text: &str) -> Option<Range<usize>> {
        let found = match &self.fault {
            TreeFault::Unexpected { found }
            | TreeFault::NotANumber { found }
            | TreeFault::Probability { found }
            | TreeFault::Mixed { found }
            | TreeFault::NameAlone { name: found } => Some(found.as_str()),
            _ => None,
        };
        Some(from_character(text, self.place, found))
    }
}

/// The tree of a text. The last one is remembered: a page asks for it several times before it is drawn.
///
/// # Errors
/// What is wrong with the text.
pub(super) fn typed_tree(text: &str) -> Result<Rc<Tree>, TreeError> {
    thread_local! {
        static LAST: Last<String, Result<Rc<Tree>, TreeError>> = Last::default();
    }
    let make = || (text.to_owned(), text.parse().map(Rc::new));
    LAST.with(|last| last.get(|known| known == text, make))
}

/// What is wrong with a typed tree, as a sentence with its place.
pub fn tree_sentence(error: &TreeError, texts: &Texts) -> String {
    let words = &texts.labs.minimax.tree_faults;
    let fault = match &error.fault {
        TreeFault::Empty => words.empty.to_owned(),
        TreeFault::TooLong { characters } => (words.too_long)(*characters, MAX_CHARACTERS),
        TreeFault::TooDeep => (words.too_deep)(MAX_LEVELS),
        TreeFault::NotClosed { open } => (words.not_closed)(*open),
        TreeFault::NotOpened => words.not_opened.to_owned(),
        TreeFault::NoChildren => words.no_children.to_owned(),
        TreeFault::Unexpected { found } => (words.unexpected)(found),
        TreeFault::NotANumber { found } => (words.not_a_number)(&quote(found)),
        TreeFault::Mixed { found } => (words.mixed)(&quote(found)),
        TreeFault::NameAlone { name } => (words.name_alone)(&quote(name)),
        TreeFault::NoProbability => words.no_probability.to_owned(),
        TreeFault::StrayProbability => words.stray_probability.to_owned(),
        TreeFault::Probability { found } => (words.probability)(&quote(found)),
        TreeFault::ProbabilitySum { sum } => (words.probability_sum)(*sum),
        TreeFault::Comma { found } => (words.comma)(found),
        TreeFault::AfterTheEnd => words.after_the_end.to_owned(),
    };
    (words.at)(error.place, &fault)
}

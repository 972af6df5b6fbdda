//! Problems of links and fields: what was wrong, as sentences that name what was found and what is allowed.
//!
//! [`Fault`] is open: the player who owns a value owns the sentences about it.

use crate::any_eq::AnyEq;
use core::any::Any;
use core::fmt::Debug;
use core::ops::Range;
use std::sync::Arc;
use texts::Texts;

/// Characters of foreign text that a message quotes.
const MAX_QUOTED: usize = 60;

/// What is wrong with a value.
pub trait Fault: AnyEq + Debug + Send + Sync {
    /// As a sentence that names the parameter, what was found and what is allowed.
    fn sentence(&self, key: &str, texts: &Texts) -> String;

    /// The same beside the field of the parameter, which is called `label` there and need not be named.
    fn at_field(&self, label: &str, texts: &Texts) -> String {
        self.sentence(label, texts)
    }

    /// Which bytes of the text of the parameter `key` are wrong, where that is known; none of them where something is missing.
    fn place(&self, _key: &str, _text: &str) -> Option<Range<usize>> {
        None
    }

    /// Whether the parameter `of` has a part in what is wrong with the parameter `key`.
    fn is_about(&self, key: &str, of: &str) -> bool {
        key == of
    }
}

impl PartialEq for dyn Fault {
    fn eq(&self, other: &Self) -> bool {
        self.eq_any(other)
    }
}

/// Why a text is not taken as a value.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// It is not what the kind allows; there is no more to say.
    Plain,
    /// This is wrong with it.
    Because(Arc<dyn Fault>),
}

impl Refusal {
    /// With what is wrong.
    pub fn because<F: Fault>(fault: F) -> Self {
        Self::Because(Arc::new(fault))
    }
}

/// What was wrong with a parameter of a link that opens all the same, or with a text in its field.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    key: String,
    fault: Arc<dyn Fault>,
    /// Which text was not taken, where it may be mended.
    text: Option<String>,
}

impl PartialEq for Diagnostic {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key && *self.fault == *other.fault && self.text == other.text
    }
}

impl Diagnostic {
    /// A fault of the parameter `key`.
    pub fn new(key: impl Into<String>, fault: impl Fault) -> Self {
        Self::of(key, Arc::new(fault))
    }

    /// The same of a fault that is known already.
    pub fn of(key: impl Into<String>, fault: Arc<dyn Fault>) -> Self {
        let key = key.into();
        Self {
            key,
            fault,
            text: None,
        }
    }

    /// With the whole text that was not taken.
    #[must_use]
    pub fn in_text(self, text: &str) -> Self {
        let text = Some(text.to_owned());
        Self { text, ..self }
    }

    /// The text that was not taken and the bytes of it that are wrong, where both are known.
    pub fn place(&self) -> Option<(&str, Range<usize>)> {
        let text = self.text.as_deref()?;
        Some((text, self.fault.place(&self.key, text)?))
    }

    /// What a refused text of the parameter `key` means; a plain refusal means no more than that.
    pub fn of_refusal(key: &str, refusal: Refusal) -> Option<Self> {
        match refusal {
            Refusal::Plain => None,
            Refusal::Because(fault) => Some(Self::of(key, fault)),
        }
    }

    /// The parameter it is about.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// Whether the parameter `of` is what is wrong.
    pub fn is_about(&self, of: &str) -> bool {
        self.fault.is_about(&self.key, of)
    }

    /// The fault, if it is of this type.
    pub fn fault<F: Fault>(&self) -> Option<&F> {
        (&*self.fault as &dyn Any).downcast_ref()
    }

    /// The problem as a sentence that names the parameter, what was found and what is allowed.
    pub fn sentence(&self, texts: &Texts) -> String {
        self.fault.sentence(&self.key, texts)
    }

    /// The problem as a sentence beside the field of the parameter, which is called `label` there.
    pub fn at_field(&self, label: &str, texts: &Texts) -> String {
        self.fault.at_field(label, texts)
    }
}

/// Foreign text as a message may show it: not longer than a line.
pub fn quote(text: &str) -> String {
    if text.chars().count() <= MAX_QUOTED {
        return text.to_owned();
    }
    let start: String = text.chars().take(MAX_QUOTED).collect();
    format!("{start}…")
}

//! English numbers and phrases.

pub(crate) mod numbers;
pub(crate) mod phrases;

//! Lessons: their texts, what is said about wrong ones, and that ours name nothing in vain.
//!
//! * [`ours`]: every link, value and answer of every lesson is computed. [`texts`]: the grammar. [`expressions`]: values.

mod expressions;
mod numbers;
mod ours;
mod texts;

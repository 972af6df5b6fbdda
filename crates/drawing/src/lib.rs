//! Pictures as text: trees laid out tidily and written as SVG and TikZ. Knows no game, no engine and no browser.
//!
//! * [`tree`]: what a picture of a tree is made from.
//! * [`layout`]: where its nodes stand. [`graph`]: where those of a graph without a direction do.
//! * [`view`]: which part is seen, and how large.
//! * [`scene`]: what is drawn of it. [`reading`]: views in which values can be read.
//! * [`svg`], [`tikz`]: the drawing, written; whole trees as files of their own.
//! * [`plot`]: charts as data, and as LaTeX documents.
//! * [`style`]: style rules that parts of a page take along.

pub mod graph;
pub mod layout;
pub mod plot;
pub mod reading;
pub mod scene;
pub mod style;
pub mod svg;
pub mod tikz;
pub mod tree;
pub mod view;

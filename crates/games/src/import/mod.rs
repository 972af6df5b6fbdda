//! Games as people have them elsewhere, read from whatever text or file they are in: one reader for pasted text, dropped files, links and the command
//! line.
//!
//! * [`encoding`]: bytes as text. [`read`](read()): which of the forms below a text has. [`form`]: what it was taken for, as words. [`fault`]: why it is refused.
//! * [`plain`]: tables of spreadsheets, CSV, matrices below each other as solvers print or take them. [`markdown`], [`latex`]: tables of documents.
//!   [`arrays`]: bracketed lists of Python, NumPy, Julia, MATLAB and JSON. [`xml`], [`explorer`]: workbooks of Gambit, files of Game Theory Explorer.
//!   [`files`]: Gambit's own.
//! * These give [`block`]s: rows of cells. [`cell`]: the numbers of a cell; [`slashes`]: what divides them. [`header`]: names in the first row and column. [`assemble`]: the game.
//!
//! A text with two plausible readings gives both, the likelier one first. A text that fits none is refused with its place; it is never repaired by guessing.

pub mod arrays;
pub mod assemble;
pub mod block;
pub mod cell;
pub mod encoding;
pub mod explorer;
pub mod fault;
pub mod files;
pub mod form;
pub mod header;
pub mod imported;
pub mod latex;
pub mod markdown;
pub mod plain;
mod read;
pub mod slashes;
pub mod xml;

pub use fault::ImportFault;
pub use form::Form;
pub use imported::{Imported, ImportedGame};
pub use read::read;

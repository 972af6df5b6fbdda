//! The first page: [`Frame`], with the [`Navigation`] of the labs and the place of its tools ([`ToolsToCome`]), around [`Home`], which has an
//! opening that is played at once, the map of subjects, and a tile for each lab with its [`picture`]. [`stone`]: of a player.
//!
//! These components draw what they are given and ask no browser for anything, so they are drawn twice: to HTML when the page
//! is built (the crate `prerender`), so that words and links are there before the program, and by the page.

mod frame;
mod home;
mod links;
mod map;
mod navigation;
pub mod picture;
mod sketch;
pub mod stone;
mod tile;
mod tools;

pub use frame::Frame;
pub use home::{Home, parts};
pub use navigation::Navigation;
pub use sketch::{Sketch, SketchProps};
pub use tools::ToolsToCome;

use core::ops::Deref;
use texts::Texts;

/// Texts of a language, the same if they stand in the same place.
#[derive(Debug)]
pub struct Words<T: 'static = Texts>(pub &'static T);

impl<T> Clone for Words<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Words<T> {}

impl<T> Deref for Words<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.0
    }
}

impl<T> PartialEq for Words<T> {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.0, other.0)
    }
}

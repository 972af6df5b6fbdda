//! A place in a picture.

/// A place in the window, in pixels.
pub type Point = (f32, f32);

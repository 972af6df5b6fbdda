//! Pictures of trees: where things stand, what is drawn, and what is written.
//!
//! * [`shapes`], [`sample`]: trees to draw.
//! * [`layout`]: the tidy layout against its definition.
//! * [`view`]: the window on a tree.
//! * [`scene`]: what is drawn. [`marks`]: numbers, reasons and other marks beside nodes.
//! * [`written`]: SVG and TikZ.

mod layout;
mod marks;
mod sample;
mod scene;
mod shapes;
mod view;
mod written;

//! Pictures of trees: where things stand, what is drawn, and what is written.
//!
//! * [`shapes`], [`sample`]: trees to draw.
//! * [`layout`]: the tidy layout against its definition.
//! * [`view`]: the window on a tree.
//! * [`scene`]: what is drawn. [`marks`]: numbers, reasons and other marks beside nodes.
//! * [`written`]: SVG and TikZ. [`plots`]: charts for LaTeX; `latex` compiles both. `styles`: rules that parts of a page take along.

mod latex;
mod layout;
mod marks;
mod plots;
mod sample;
mod scene;
mod shapes;
mod styles;
mod view;
mod written;

//! Pictures of trees: where things stand, what is drawn, and what is written.
//!
//! * [`shapes`]: trees to draw.
//! * [`layout`]: the tidy layout against its definition.

mod layout;
mod shapes;

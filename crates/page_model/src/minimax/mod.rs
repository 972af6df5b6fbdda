//! Lab of minimax, as the page shows it.
//!
//! * [`searching`]: what the searches have found, by what is heard of them; [`status`]: how they are doing. [`view`]: what is seen at the
//!   moment shown.
//! * [`story`]: a step in words and numbers; [`step`]: what is told of it. [`number_line`], [`window`]: α, β and values of a moment.
//!   [`moment_tree`]: a moment as a tree that can be drawn; [`metrics`]: how large its nodes are. [`pseudo_code`], [`stack`], [`counts`],
//!   [`memory`], [`savings`], [`evaluation`], [`sentence`], [`legend`]: what the other views say.
//! * [`predictions`]: what a viewer is to find out; [`asking`]: what he is asked and told. [`difference`]: where two searches part;
//!   [`sides`]: how that is said. [`leaves`]: other values at the leaves of a typed tree; [`typed_tree`]: the tree as it is typed.
//! * [`changes`]: what buttons change. [`jumps`], [`depth_curve`]: time. [`game`], [`chess`]: playing.

pub mod asking;
pub mod changes;
pub mod chess;
pub mod counts;
pub mod depth_curve;
pub mod difference;
pub mod evaluation;
pub mod game;
pub mod jumps;
mod lab;
pub mod leaves;
pub mod legend;
pub mod memory;
pub mod metrics;
pub mod moment_tree;
pub mod number_line;
pub mod predictions;
pub mod pseudo_code;
pub mod savings;
pub mod searching;
pub mod sentence;
pub mod sides;
pub mod stack;
pub mod status;
pub mod step;
pub mod story;
pub mod typed_tree;
pub mod view;
pub mod window;

//! The labs, a folder each.

pub mod connect_four;
pub mod minimax;

//! The labs, a folder each.

pub mod connect_four;

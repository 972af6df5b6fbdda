//! Lab of the reproduction of the thesis, as the page shows it.
//!
//! * [`account`]: how far published numbers and ours differ, in numbers. [`cells`]: a published number beside ours.
//! * [`readings`]: readings of the rules of Rrrats. [`boxes`]: five numbers of each algorithm. [`starts`]: starts that explain the tables.

pub mod account;
pub mod boxes;
pub mod cells;
mod lab;
pub mod readings;
pub mod starts;

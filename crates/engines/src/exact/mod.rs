//! Exact arithmetic: one pivoting core for whatever is solved without rounding.
//!
//! A [`tableau`] is a system of linear equations with integer entries over one common divisor, pivoted without fractions (J. Edmonds, "Systems of distinct
//! representatives and linear algebra", 1967; E. H. Bareiss, 1968): every division leaves no remainder, and entries are determinants of the input, so
//! they stay as small as exact numbers can be. Entries are 128-bit integers as long as nothing overflows, then integers of any size, then small ones again
//! as soon as they fit. Ties are broken lexicographically, so nothing runs in circles, however degenerate the input is.
//!
//! [`program`]: linear programmes on it. [`integer`]: what both kinds of integers can do. [`rational`]: what results are made of.
//! [`linear`]: determinants and systems of equations.

pub mod integer;
pub mod linear;
pub mod program;
pub mod rational;
pub mod tableau;

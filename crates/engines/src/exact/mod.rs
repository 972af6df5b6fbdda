//! Exact arithmetic: one pivoting core for whatever is solved without rounding.
//!
//! A [`tableau`] is a system of linear equations with integer entries over one common divisor, pivoted without fractions (J. Edmonds, "Systems of distinct
//! representatives and linear algebra", 1967; E. H. Bareiss, 1968): every division leaves no remainder, and entries are determinants of the input, so
//! they stay as small as exact numbers can be. Its `entries` are as `wide` as the next pivot can make them, and beyond 1024 bits integers of any size; `choice`
//! finds where to pivot, by what `integer` can do with both kinds. Ties are broken lexicographically, so nothing runs in circles, however degenerate the input is.
//!
//! Where a programme is large and sparse, floats guess its optimal basis and integers prove it ([`proved`]): [`sparse`] is such a programme, [`parametric`]
//! the simplex method that guesses, on a [`float_program`] and its [`basis`] with [`moving`] numbers; [`lifting`] solves the basis exactly, and [`reconstruction`] makes
//! fractions of what it finds; [`guess`] does all of it for a dense programme. Both solve systems by [`factors`], in a [`field`] each.
//!
//! [`program`]: linear programmes on a tableau. [`complementary`]: complementarity problems. [`feasible`]: whether inequalities can hold together. [`rational`]: what results are made of.
//! [`linear`]: determinants and systems of equations. [`number`]: fractions or floats, for what is solved in both. [`surd`]: numbers with a root; [`quadratic`]: equations that have them.

pub mod basis;
mod choice;
pub mod complementary;
mod entries;
pub mod factors;
pub mod feasible;
pub mod field;
pub mod float_program;
pub mod guess;
mod integer;
pub mod lifting;
pub mod linear;
pub mod moving;
pub mod number;
pub mod parametric;
pub mod program;
pub mod proved;
pub mod quadratic;
pub mod rational;
pub mod reconstruction;
pub mod sparse;
pub mod surd;
pub mod tableau;
mod wide;

//! Files of Gambit, the library of Savani and Turocy: `lexer` reads what its formats have in common. The formats themselves are beside the
//! games that they hold: [`crate::strategic::nfg`] and [`crate::tree_game::efg`].
//!
//! Source: the documentation of Gambit 16, "Game representation formats". The grammar there is loose: commas and line breaks are
//! blanks, a file may be written over any number of lines.

pub mod lexer;

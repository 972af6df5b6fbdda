//! The language of strategies: one line or a few, total and bounded.
//!
//! ```text
//! strategy  = "m1(" p "," p "," p "," p ";" p ")" | "reactive(" p "," p ";" p ")"
//!           | "automaton(" state { ";" state } ")" | name [ "(" p { "," p } ")" ] | rule { ";" rule }
//! state     = word ":" mixture { "," [ action "/" ] action "to" word }
//! rule      = ( "first" [ n ] | "last" [ n ] | "every" n | "if" condition | "else" | "always" ) ":" part { "," part }
//! part      = counter "=" sum | "copy" | "opposite" | "repeat" | "switch" | action { action } | mixture
//! mixture   = action "with" p { "or" action "with" p } [ "or" action ]
//! condition = conditions with "not", "and", "or" and parentheses of:
//!             "first" [ n ] | "last" [ n ] | "every" n | "slipped" | sum ( "<" | "<=" | "=" | "!=" | ">=" | ">" ) sum | sum "in" n { n }
//!             | ( "they" | "i" ) ( "played" ( action | "?" ) { … } | "cooperated" | "defected" ) [ "last" n ]
//! sum       = "+", "-", "*", "/" and parentheses over numbers, counters "a" to "h", "round", "left", "lead",
//!             ( "my" | "their" ) ( "score" | action | "cooperations" | "defections" ) [ "last" n ], "percent" ( "my" | "their" ) action
//! ```
//!
//! Rules may be separated by ends of lines too. Letters may be large or small. An action is written as its name, in quotation marks where that is no plain
//! word, or by its first letter where no other action of the player begins with it; of two actions `C` and `D` are the first and the second where they name
//! nothing else. A state stays as it is unless something leads on from it: `D to x` if the other one plays D, `C/D to x` only if the player has played C.
//! `last` after a count or a pattern is about the last rounds so far, as the condition it is about the end of the match.
//!
//! * [`tokens`]: words, numbers and signs. [`words`]: which words there are, names of actions. [`fault`]: what is wrong, and where. [`reader`]: the parts that all forms share. [`rules`], [`sums`]: rules. [`automata`]: states.
//!   [`read`]: a whole text. [`write`](mod@write): its canonical form, which reads as the same strategy.
//! * [`library`]: strategies by name, each an [`entry`]: [`classics`], some made by [`memory_one`], and those of [`tournament_1980`]. [`resolve`]: what a name stands for, and who plays it.

pub mod automata;
pub mod classics;
pub mod entry;
pub mod fault;
pub mod library;
pub mod memory_one;
pub mod read;
pub mod reader;
pub mod resolve;
pub mod rules;
pub mod sums;
pub mod tokens;
pub mod tournament_1980;
pub mod words;
pub mod write;

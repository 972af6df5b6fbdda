//! War: the fast game against a plain specification, card by card; scores against an oracle.
//!
//! * [`plain`]: War on lists, as the rules are told. [`against_plain`] compares. [`oracles`]: scores.

mod against_plain;
mod oracles;
mod plain;

//! War: the fast game against a plain specification, card by card; scores against an oracle; the lab below the page.
//!
//! * [`plain`]: War on lists, as the rules are told. [`against_plain`] compares. [`oracles`]: scores. [`lab`].

mod against_plain;
mod lab;
mod oracles;
mod plain;

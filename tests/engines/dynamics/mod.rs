//! Dynamics of games of two.
//!
//! * [`replicator`], [`responses`], [`rounds`]: what is proved about each, on games where it is. [`properties`]: what holds of all.
//! * [`support`]: games of the library, and orbits on them.

mod properties;
mod replicator;
mod responses;
mod rounds;
mod support;

//! Dynamics of games of two.
//!
//! * [`replicator`], [`responses`], [`rounds`]: what is proved about each, on games where it is. [`properties`]: what holds of all. [`repeated`]: opponents of a person.
//! * [`support`]: games of the library, and orbits on them.

mod properties;
mod repeated;
mod replicator;
mod responses;
mod rounds;
mod support;

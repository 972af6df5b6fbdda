//! Runners: the same experiment gives the same bytes anyone who runs it, cut in any way, whatever dies meanwhile.
//!
//! * [`backends`]: threads against the caller's own thread, steps of any size.
//! * [`merging`]: what the chunks have found, put together.
//! * [`service`]: a worker, with a clock that the test turns.
//! * [`protocol`]: messages as bytes.
//! * [`pool`]: a scheduler with workers that run in the test; [`chaos`] delivers, kills, pauses at random.
//! * [`workers`] and [`endings`]: single situations of the scheduler, message by message, from a [`situation`] on.
//! * [`asking`]: what is asked about what chunks have sent.
//! * [`resuming`]: stopped, saved, restored, gone on with, in every lab; [`states`]: what that takes, as hostile bytes.
//! * [`clock`]: that clock.

mod asking;
mod backends;
mod chaos;
mod clock;
mod endings;
mod merging;
mod pool;
mod protocol;
mod resuming;
mod service;
mod situation;
mod states;
mod steps;
mod workers;

use crate::faultless::faultless as experiment;

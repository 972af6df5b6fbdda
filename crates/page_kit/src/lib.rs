//! Kit of the page: what all its modules are made of.
//!
//! * `workers`: real workers around the runner's state machines.
//! * `router`: the address is the experiment. `context`: what every component may ask for.
//! * `components`: what labs and lessons share: the frame of a lab, time control, charts, form, notices, marks.
//! * `storage`, `device`, `sheets`: what is kept between visits, what only a browser can do, style.
//! * `course`: the course system around a package.
//! * `opened_file`: runs and games that come as files. `provenance`: where files that leave come from.

#![cfg(target_arch = "wasm32")]

pub mod components;
pub mod context;
pub mod course;
pub mod device;
pub mod opened_file;
pub mod provenance;
pub mod router;
pub mod sheets;
pub mod storage;
pub mod workers;

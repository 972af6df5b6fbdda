//! What the browser tests stand on: a server, a browser's driver, and a page to talk to.

#![allow(
    dead_code,
    reason = "a vocabulary for tests: not every word is in use at every time"
)]

mod browse;
mod browsers;
mod console;
mod devtools;
mod driver;
mod failure;
mod holding;
mod native;
mod node;
mod page;
mod server;
mod settings;
mod video;
mod viewport;
mod workers;

pub use browse::{browse, browse_with};
pub use failure::Failure;
#[allow(unused_imports, reason = "part of the vocabulary")]
pub use fantoccini::key::Key;
pub use holding::holding;
pub use native::native_result;
pub use node::{node, scratch, tool};
pub use page::{Page, Start};
pub use server::Server;
pub use settings::{MAX_TASK, PATIENCE, chromium, dist, native_program, node_modules};
pub use video::video;
pub use viewport::Viewport;
pub use workers::{KEEPING_WORKERS, processors};

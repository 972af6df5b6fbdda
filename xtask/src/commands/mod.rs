//! Commands of `cargo xtask`, a file each.

mod again;
mod bench;
mod beside;
mod book;
mod browse;
mod build;
mod check;
mod format;
mod package;
mod release_check;
mod serve;
mod test;

pub use bench::bench;
pub use book::book;
pub use browse::shots;
pub use build::build;
pub use format::format;
pub use package::package;
pub use release_check::release_check;
pub use serve::serve;
pub use test::test;

use crate::failure::Failure;
use crate::project::Project;
use crate::tools::{self, Browser, JavaScript, WebTools};

/// Installs every tool, so that later commands start at once and need no network.
pub fn setup(project: &Project) -> Result<(), Failure> {
    tools::ensure_components()?;
    WebTools::ensure()?;
    Browser::ensure()?;
    JavaScript::ensure(project)?;
    println!("All tools are there.");
    Ok(())
}

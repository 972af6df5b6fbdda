//! Whether the page behaved: nothing in the console, nothing missing, nobody else asked.

use std::sync::{MutexGuard, PoisonError};

use super::Page;
use crate::support::console::ConsoleEntry;
use crate::support::devtools;
use crate::support::failure::Failure;

impl Page {
    /// All warnings and errors in the console so far.
    pub async fn console(&self) -> Result<Vec<ConsoleEntry>, Failure> {
        let fresh = devtools::take_console(&self.client).await?;
        let mut console = self.lock_console();
        console.extend(fresh.iter().filter_map(ConsoleEntry::read));
        Ok(console.clone())
    }

    /// Forgets the console's messages so far, for a test that provokes some. Returns them.
    pub async fn forgive_console(&self) -> Result<Vec<ConsoleEntry>, Failure> {
        let forgiven = self.console().await?;
        self.lock_console().clear();
        Ok(forgiven)
    }

    /// Fails if there was any warning or error in the console, or anything the server does not have.
    ///
    /// An attempt to load something from another server is an error in the console.
    pub async fn finish(&self) -> Result<(), Failure> {
        let console = self.console().await?;
        let missing = self.server.missing();
        let missing = missing.iter().map(|path| format!("not found: {path}"));
        let complaints: Vec<String> = console
            .iter()
            .map(ToString::to_string)
            .chain(missing)
            .collect();
        if complaints.is_empty() {
            Ok(())
        } else {
            Err(Failure::Unclean(complaints))
        }
    }

    fn lock_console(&self) -> MutexGuard<'_, Vec<ConsoleEntry>> {
        self.console.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

//! What the page wrote into the browser's console.

use std::fmt;

use serde_json::Value;

/// A warning or an error in the console.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConsoleEntry {
    /// `WARNING` or `SEVERE`.
    pub level: String,
    pub message: String,
}

impl ConsoleEntry {
    /// A message as the driver has it, if it is a warning or worse.
    pub fn read(entry: &Value) -> Option<Self> {
        let level = entry["level"].as_str()?;
        matches!(level, "WARNING" | "SEVERE").then(|| Self {
            level: level.to_owned(),
            message: entry["message"].as_str().unwrap_or_default().to_owned(),
        })
    }
}

impl fmt::Display for ConsoleEntry {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "console {}: {}", self.level, self.message)
    }
}

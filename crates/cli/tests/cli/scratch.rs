//! Scratch files of tests.

use std::fs;
use std::path::PathBuf;

/// A file that is removed when the test is over.
pub struct Scratch(pub PathBuf);

impl Scratch {
    pub fn new(name: &str) -> Self {
        let file = format!("saddlepoint-{}-{name}", std::process::id());
        Self(std::env::temp_dir().join(file))
    }

    pub fn name(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

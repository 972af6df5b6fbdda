//! One figure, as a line of text: how long one program needs for a unit of some work.

use std::fmt;
use std::str::FromStr;

/// Who does the work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// This package, natively.
    Native,
    /// This package, as the page in Chromium.
    Chromium,
    /// Another package, by its name and version.
    Peer(String),
}

/// A line: what was done, who did it, seconds a unit; tabs between.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub work: String,
    pub who: Who,
    pub seconds: f64,
}

/// A line that is something else, such as a remark.
#[derive(Debug)]
pub struct NoRow;

const NATIVE: &str = "native";
const CHROMIUM: &str = "Chromium";

impl fmt::Display for Who {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Native => NATIVE,
            Self::Chromium => CHROMIUM,
            Self::Peer(name) => name,
        })
    }
}

impl From<&str> for Who {
    fn from(name: &str) -> Self {
        match name {
            NATIVE => Self::Native,
            CHROMIUM => Self::Chromium,
            peer => Self::Peer(peer.to_owned()),
        }
    }
}

impl fmt::Display for Row {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "{}\t{}\t{:.4e}",
            self.work, self.who, self.seconds
        )
    }
}

impl FromStr for Row {
    type Err = NoRow;

    fn from_str(line: &str) -> Result<Self, NoRow> {
        let parts: Vec<&str> = line.split('\t').collect();
        let [work, who, seconds] = parts[..] else {
            return Err(NoRow);
        };
        Ok(Self {
            work: work.to_owned(),
            who: who.into(),
            seconds: seconds.parse().map_err(|_| NoRow)?,
        })
    }
}

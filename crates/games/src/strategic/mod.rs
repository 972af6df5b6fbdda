//! Strategic games: two to five players choose an action each, at the same time, and every profile of actions pays each of them something.
//!
//! Source: J. F. Nash, "Non-cooperative games" (1951). Payoffs are kept as they are written, exactly.
//!
//! * [`game`]: the game as data. [`text`]: as links and forms write it. [`nfg`]: as Gambit does. [`table`]: for spreadsheets and
//!   LaTeX. [`json`]: for programs. [`sizes`], [`fault`]: what is
//!   taken, and what is wrong with the rest; [`place`]: where. [`names`]: names of actions in one line.
//! * `twin`: the zero-sum game that a game is as good as.
//! * [`library`]: games that everybody should have met.

pub mod fault;
pub mod game;
pub mod json;
pub mod library;
pub mod names;
pub mod nfg;
pub mod place;
pub mod sizes;
pub mod table;
pub mod text;
mod twin;

pub use fault::StrategicFault;
pub use game::StrategicGame;

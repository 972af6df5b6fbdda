//! What the accessibility guidelines ask for and axe-core cannot see: contrast themes (`colours`), rest (`motion`), what screen readers
//! are told and how often (`speech`), charts in words (`charts`, which `every_lab` asks for, as it does for what keeps its ground), whole games by keys alone (`keyboard`).

pub mod charts;
pub mod colours;
mod keyboard;
mod motion;
mod speech;

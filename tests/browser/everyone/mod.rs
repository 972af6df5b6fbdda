//! What the accessibility guidelines ask for and axe-core cannot see: contrast themes (`colours`), rest (`motion`), what screen readers
//! are told and how often (`speech`), charts in words (`charts`), whole games by keys alone (`keyboard`).

mod charts;
mod colours;
mod keyboard;
mod motion;
mod speech;

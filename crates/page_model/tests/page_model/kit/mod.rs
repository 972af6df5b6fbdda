//! Kit of the page: tests of what several labs share.
//!
//! * [`scales`], [`charts`], [`dots`], [`plane`]: numbers as places, charts as tables and plots.
//! * [`gestures`], [`stage`]: trees to walk through. [`time`], [`playback`]: moments.
//! * [`settings`], [`wrong_texts`]: values of parameters. [`views`]: parts of a lab. [`rules`]: of its game.
//! * [`other_language`]: texts are those that are handed in.
//! * [`store`], [`runs`], [`answers`], [`run_row`]: what was found in a visit. [`addresses`]: what links ask for, and what is kept.

mod addresses;
mod answers;
mod charts;
mod dots;
mod gestures;
mod other_language;
mod plane;
mod playback;
mod rules;
mod run_row;
mod runs;
mod scales;
mod settings;
mod simplex;
mod stage;
mod store;
mod time;
mod views;
mod wrong_texts;

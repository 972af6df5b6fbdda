//! Saddlepoint: a game-theory laboratory in one static web page.
//!
//! A link names an experiment; the experiment is cut into chunks; chunks run wherever there is room and give
//! the same result everywhere. The crates, each of which knows only those above it:
//!
//! * `random`, `statistics`, `texts` and `drawing`: seeded randomness, how sure a number is, every text of the interface,
//!   pictures of trees;
//! * `games`: the rules;
//! * `engines`: the algorithms;
//! * `experiments`: labs with their parameters, links, files and results;
//! * `runner`: the page's side of a pool of workers;
//! * `worker`: what computes, in a web worker, on threads, or right here, with an example of how;
//! * `cli`: the command line;
//! * this one: the page (on wasm32 alone), with `first_page` as what is drawn of it beforehand.

#[cfg(target_arch = "wasm32")]
pub mod app;

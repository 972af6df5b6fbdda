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
//! * `worker`: what computes, in a web worker, on threads, or right here;
//! * `cli`: the command line;
//! * this one: the page (on wasm32 alone), with `first_page` as what is drawn of it beforehand.
//!
//! ```
//! use experiments::Experiment;
//! use worker::inline;
//!
//! // First has three in a row with both ends open: there is a win at once.
//! let opened = Experiment::open("mcts?moves=445566&simulations=500&seed=7&exact=0").unwrap();
//! assert!(opened.problems.is_empty());
//! let snapshots = inline::run(&opened.experiment);
//! let report = opened.experiment.report(&snapshots).unwrap();
//! let json: serde_json::Value = serde_json::from_str(&report.json).unwrap();
//! let best = json["result"]["best"].as_u64().unwrap();
//! assert!(best == 3 || best == 7);
//! ```

#[cfg(target_arch = "wasm32")]
pub mod app;

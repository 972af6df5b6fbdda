//! The published page, in a real browser.
//!
//! These tests look at what a visitor gets: the files of `dist/`, on a server that has them in some folder,
//! in Chromium. They need a built page, a browser and its driver, so they are no part of plain `cargo test`;
//! `cargo xtask test` brings all three together (`cargo xtask test --only build --only browser` for these
//! alone).
//!
//! A test is one call of [`support::browse`], which opens the page and, at the end, fails the test for any
//! warning in the console, any file that was not found and any request to another server.

mod accessibility;
mod aliens;
mod arriving;
mod auction;
mod bayesian;
mod bench;
mod broken;
mod camera;
mod classes;
mod continuous;
mod course_systems;
mod data;
mod embedding;
mod every_lab;
mod everyone;
mod evolution;
mod files;
mod focus;
mod forms;
mod functions;
mod gallery;
mod general_sum;
mod glossary;
mod graded_test;
mod home;
mod js_module;
mod lab;
#[path = "../labs/mod.rs"]
#[allow(
    dead_code,
    reason = "experiments without a page are for the native tests"
)]
mod labs;
mod ladder;
mod layout;
mod lessons;
mod links;
mod matrix;
mod mcts;
mod minimax;
mod navigation;
mod offline;
mod pictures;
mod play;
mod playing;
mod populations;
mod programs;
mod questions;
mod racing;
mod ratings;
mod regret;
mod regret_inside;
mod regret_play;
mod repeated;
mod resuming;
mod rules;
mod runs;
mod safety;
mod shots;
mod site_search;
mod slow_firefox;
mod slow_hour;
mod slow_lighthouse;
mod smoke;
mod stage;
mod storage;
mod support;
mod tournament;
mod tree_game;
mod tuning;
mod turns;
mod versions;

//! Model of the page, from outside: a folder per lab, as in the crate. [`jobs`]: jobs without workers.

mod gallery;
mod game_catalogue;
mod home;
mod jobs;
mod kit;
mod lessons;
mod playing;
mod seated;
mod site_search;
mod strategies;

experiments::lab_folders!();

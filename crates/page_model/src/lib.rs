//! Model of the page: what it knows and decides, without a browser, so that it is tested in milliseconds.
//!
//! The page draws what this crate says and tells it what visitors do. Nothing here names Yew or a browser. Values are for the player
//! that each item names.
//!
//! * [`kit`]: what several labs share: scales of charts, gestures on trees, sentences with settings, changes of settings.
//! * A folder a lab; [`lab`]: what each of them says.
//! * [`strategies`]: of repeated games, as pages let people choose and write them.
//! * [`lessons`]: whether an answer is right, and what waits for it. [`home`]: what the first page shows and plays.
//!   [`playing`]: experiments that a class plays. [`gallery`]: which ready experiments are asked for.
//! * [`game_catalogue`]: strategic games of the literature, by what is looked for.
//! * [`site_search`]: what of the whole site fits what somebody types.

pub mod gallery;
pub mod game_catalogue;
pub mod home;
pub mod kit;
pub mod lab;
pub mod lessons;
pub mod playing;
pub mod site_search;
pub mod strategies;

experiments::lab_folders!(pub);

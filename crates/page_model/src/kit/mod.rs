//! Kit of the page: what several labs share.
//!
//! * [`state`]: what a part of the page is between two things that happen. [`store`]: what was found in this visit. [`runs`]: by runs
//!   that somebody starts and waits for; [`answers`]: by jobs that are done because somebody looks.
//! * [`studied`]: a game with what was found of it. [`as_matrix`]: a game as a payoff matrix. [`short`]: links that are not too long.
//! * [`chess_piece`]: pieces of chess as outlines.
//! * [`best_response`]: whether an action is one.
//! * [`chart`]: scales, series, names and cursors of charts; charts as tables and plots. [`dots`]: places on a scale.
//! * [`tree`]: gestures, keys and the window on a tree.
//! * [`time`], [`playback`]: moments of something recorded, by key, by button, and played.
//! * [`sentence`], [`field`], [`dragging`]: settings in a sentence, in a form, and dragged. [`change`]: what became of an edit.
//! * [`views`]: which views of a lab are shown.
//! * [`wrong_text`]: a text that cannot be read. [`readings`]: what a text from elsewhere may be.
//! * [`route`]: what an address asks for. [`kept`]: what stored texts say.
//! * [`rules`]: whose rules can be read. [`simplex`]: mixtures of two or three actions as places; [`plane`]: payoffs of two players.
//! * [`pseudo_code`]: a line of a listing, with the numbers of a moment. [`race_words`]: words of races.

pub mod answers;
pub mod as_matrix;
pub mod asked;
pub mod best_response;
pub mod change;
pub mod chart;
pub mod chess_piece;
pub mod dots;
pub mod dragging;
pub mod field;
pub mod kept;
pub mod plane;
pub mod playback;
pub mod pseudo_code;
pub mod race_words;
pub mod readings;
pub mod route;
pub mod rules;
pub mod runs;
pub mod sentence;
pub mod short;
pub mod simplex;
pub mod state;
pub mod store;
pub mod studied;
pub mod time;
pub mod tree;
pub mod views;
pub mod wrong_text;

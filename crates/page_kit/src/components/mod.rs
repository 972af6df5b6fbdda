//! Components that all labs share.
//!
//! * [`time_control`]: step, back, play, scrub, by button, slider and keyboard.
//! * [`parameter_form`]: a form from a lab's own description; `parameter_field`: one of its fields.
//! * [`chart`]: lines with bands, and bars. [`dots`]: values with their whiskers on one scale; [`simplex`]: paths of mixtures.
//! * [`tree`]: trees to walk through, however large.
//! * [`lab_frame`]: title, files, link and notices around a lab; [`lessons_offered`]: lessons about it; [`files`], [`download_button`], [`share_button`], [`notices`].
//! * `view_picture`: any view as a picture to take away.
//! * [`lab_shell`]: sentence, stage with its views, time, all settings: what stands around every lab. [`lab_page`]: runs of labs
//!   that are run, presets. [`lab_pages`]: which page is whose.
//! * [`split_page`]: pages whose code is fetched when they are opened; [`fetched`]: files that are. [`not_loaded`]: what could not be fetched.
//! * [`wrong_text`]: a text that cannot be read, in a field to be mended in. [`written_game`], [`library_sentence`]: games of a library, or written.
//! * [`framing`]: labs inside something else than their page.
//! * [`sentence`]: settings in a sentence. [`legend`]: what marks mean. [`predict`]: say it before it is shown.
//!   `highlighting`: the same thing marked wherever it stands.
//! * [`job`]: what a worker does because somebody looks. [`reduced`]: states of the model as reducers.
//! * [`run`]: runs that somebody starts, pauses, stops and resumes.
//! * [`answer`]: what a worker answers about what a run has found.
//! * [`connect_four_board`]: the board of several labs.
//! * [`tabs`]: views of the same. [`data_table`]: rows and columns.
//! * [`handed_code`]: codes that a class hands in.
//! * [`dialog`]: what a button opens over the page: [`rules`] of games and problems.
//! * [`width`]: how much room there is. `arrival`: links to a moment.
//!   [`page_is_shown`]: whether somebody sees it.
//! * [`player_mark`], [`icons`]; [`keys`]: keys that work anywhere; [`focus`]: who has it; [`picture_colours`].

pub mod answer;
pub mod arrival;
pub mod asked_first;
pub mod chart;
pub mod chess_piece;
pub mod connect_four_board;
pub mod data_table;
pub mod deferred;
pub mod dialog;
pub mod dots;
pub mod download_button;
pub mod dragged_number;
pub mod fetched;
pub mod files;
pub mod focus;
pub mod fold;
pub mod framing;
pub mod handed_code;
mod highlighting;
pub mod icons;
pub mod job;
pub mod keys;
pub mod lab_form;
pub mod lab_frame;
pub mod lab_page;
pub mod lab_pages;
pub mod lab_shell;
pub mod legend;
pub mod lessons_offered;
pub mod library_sentence;
pub mod not_loaded;
pub mod notices;
pub mod page_is_shown;
mod parameter_field;
pub mod parameter_form;
pub mod picture_colours;
pub mod player_mark;
pub mod predict;
pub mod pseudo_code;
pub mod qr_code;
pub mod read_as;
pub mod reduced;
pub mod rules;
pub mod run;
pub mod sentence;
pub mod share_button;
pub mod show_elsewhere;
pub mod simplex;
pub mod split_page;
pub mod tabs;
pub mod theme_changes;
pub mod time_control;
pub mod tree;
pub mod typed_field;
mod view_picture;
pub mod width;
pub mod written_game;
pub mod wrong_text;

use yew::Callback;

/// A callback for events out of one for what they say; events that say nothing are passed over.
pub fn filter_map_callback<E: 'static, T: 'static>(
    callback: &Callback<T>,
    read: impl Fn(E) -> Option<T> + 'static,
) -> Callback<E> {
    let callback = callback.clone();
    Callback::from(move |event| {
        if let Some(said) = read(event) {
            callback.emit(said);
        }
    })
}

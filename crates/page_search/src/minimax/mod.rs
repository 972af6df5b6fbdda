//! The minimax lab: the tree of a search, step by step, with what is in memory and why what is cut.
//!
//! The experiment, what is looked at too, comes from the address and goes back into it. [`searching`] keeps what the
//! searches found; what is drawn is computed from that and the moment.
//!
//! * [`view`]: what is seen at the moment shown; [`predicting`]: what the viewer has said of it. [`parts`]: the views of the
//!   page.
//! * [`stage`]: trees ([`side_tree`], [`leaf_field`]), the step in words ([`step_line`]), what is asked of the viewer
//!   ([`prediction_row`]), the legend ([`marks`]). [`time_row`], [`jumps`]: time. [`window_line`]: α and β.
//! * [`algorithm`], [`stack`], [`savings_table`], [`counts_table`], [`memory_view`], [`evaluation`], [`tree_text`]: the other views. [`sentence`], [`status`]:
//!   over them. [`toolbar`]: exercises, games. [`game`], [`boards`], [`chess_board`]: playing.
//! * [`exports`]: pictures to take away.

mod algorithm;
mod boards;
mod chess_board;
mod counts_table;
mod evaluation;
mod exports;
mod game;
mod go;
mod jumps;
mod leaf_field;
mod marks;
mod memory_view;
mod parts;
mod predicting;
mod prediction_row;
mod savings_table;
mod searching;
mod sentence;
mod side_tree;
mod stack;
mod stage;
mod status;
mod step_line;
mod time_row;
mod toolbar;
mod tree_text;
mod view;
mod window_line;

use experiments::minimax::{GameName, MinimaxExperiment, View};
use experiments::{ChunkOutput, Experiment};
use exports::exports;
use game::{use_game, use_machine_move};
use go::{Go, OwnLink};
use page_kit::components::lab_page::LabProps;
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_shell::LabShell;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::minimax::game::shows_tree;
use page_model::minimax::searching::Command;
use parts::{Parts, parts};
use searching::{Searches, use_first_levels, use_searches};
use sentence::what_is_searched;
use status::search_status;
use texts::MinimaxTexts;
use time_row::TimeRow;
use view::use_view_of_levels;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<MinimaxExperiment>) -> Html {
    let page = use_page();
    let texts = &page.texts.labs.minimax.page;
    let own: OwnLink = use_mut_ref(String::new);
    let go = use_own_go(&own);
    let game = use_game(lab, &own);
    let searches = use_searches(&game.searched, game.is_live);
    use_machine_move(&game, lab, searches.found.as_deref(), &go);
    let in_focus = lab.side_in_focus();
    let levels = use_first_levels(searches.found.as_ref());
    let (view, on_predict) =
        use_view_of_levels(lab, searches.found.as_ref(), levels.as_ref(), in_focus);
    let on_restore = on_restore(&searches);
    let snapshots = searches.found.as_ref();
    let snapshots = snapshots
        .map(|found| found.snapshots.clone())
        .unwrap_or_default();
    let has_time = shows_tree(lab) && view.last > 0 && is_about_steps(lab.view);
    let time = if has_time {
        html! { <TimeRow lab={lab.clone()} view={view.clone()} go={go.clone()} /> }
    } else {
        Html::default()
    };
    let views = parts(&Parts {
        lab: lab.clone(),
        view: view.clone(),
        game: game.clone(),
        go,
        on_predict,
        texts: page.texts,
    });
    let presets = Presets::new(texts.presets);
    let under_form = html! {
        <p class="quiet small"><strong>{ texts.evaluation }{ ": " }</strong>{ evaluation(lab, texts) }</p>
    };
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} {snapshots} {on_restore}
            sentence={what_is_searched(lab, &view, page.texts)}
            status={search_status(&searches, page.texts)}
            {views} {time} presets={vec![presets]} {under_form} more_to_take={exports(&view, in_focus, page.texts)} />
    }
}

/// A file of this lab was opened.
fn on_restore(searches: &Searches) -> Callback<(Experiment, Vec<Option<ChunkOutput>>)> {
    let command = searches.command.clone();
    Callback::from(move |(experiment, snapshots)| {
        if let Experiment::Minimax(lab) = experiment {
            command.emit(Command::Restore(Box::new(lab), snapshots));
        }
    })
}

/// The way to another experiment of this lab, which remembers where it went last.
#[hook]
fn use_own_go(own: &OwnLink) -> Go {
    let (router, own) = (use_page().router, own.clone());
    use_callback((), move |(lab, entry): (MinimaxExperiment, Entry), ()| {
        let link = Experiment::Minimax(lab).link();
        own.borrow_mut().clone_from(&link);
        router.go(&link, entry);
    })
}

/// Whether what is shown changes with the moment.
fn is_about_steps(view: View) -> bool {
    !matches!(view, View::Savings | View::TreeText | View::Play)
}

/// What a position is worth where the search ends.
fn evaluation(lab: &MinimaxExperiment, words: &MinimaxTexts) -> &'static str {
    match lab.game {
        GameName::Tree | GameName::Exercise => words.evaluation_of_trees,
        GameName::TicTacToe => words.evaluation_of_tic_tac_toe,
        GameName::Nim => words.evaluation_of_nim,
        GameName::ConnectFour => words.evaluation_of_connect_four,
        GameName::Gardner => words.evaluation_of_gardner,
    }
}

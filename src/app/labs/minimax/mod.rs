//! The minimax lab: the tree of a search, step by step, with what is in memory and why what is cut.
//!
//! The experiment, its moment too, comes from the address and goes back into it. [`searching`] keeps what the
//! searches found; what is drawn is computed from that and the moment.
//!
//! * [`view`]: what is seen at the moment shown. [`stage`]: trees ([`side_tree`]), time, [`jumps`], and what is
//!   asked of the viewer ([`prediction_row`]; what was said is in the experiment's `predictions`).
//! * [`toolbar`]: exercises, games. [`game`], [`boards`]: playing.
//! * [`panel`]: [`step_panel`], [`counts_table`], [`tree_editor`], settings.
//! * [`moment_tree`], [`miniature`]: a moment as a tree that can be drawn. [`exports`]: pictures to take away.

mod boards;
mod counts_table;
mod exports;
mod game;
mod go;
mod jumps;
mod miniature;
pub mod moment_tree;
mod panel;
mod prediction_row;
mod searching;
mod side_tree;
mod stage;
mod step_panel;
mod toolbar;
mod tree_editor;
mod view;

use crate::app::components::lab_frame::LabFrame;
use crate::app::components::lab_page::LabProps;
use crate::app::components::section::Section;
use crate::app::context::use_page;
use crate::app::router::Entry;
use counts_table::counts_table;
use experiments::Experiment;
use experiments::minimax::{GameName, MinimaxLab, Side};
use exports::exports;
use game::{GameRow, use_game, use_machine_move};
use go::{Go, OwnLink};
use panel::Panel;
use searching::{Command, use_searches};
use stage::Stage;
use toolbar::Toolbar;
use tree_editor::TreeEditor;
use view::use_view;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn MinimaxPage(LabProps { lab, problems }: &LabProps<MinimaxLab>) -> Html {
    let page = use_page();
    let texts = &page.texts.labs.minimax.page;
    let own: OwnLink = use_mut_ref(String::new);
    let go: Go = {
        let (router, own) = (page.router.clone(), own.clone());
        use_callback((), move |(lab, entry): (MinimaxLab, Entry), ()| {
            let link = Experiment::Minimax(lab).link();
            own.borrow_mut().clone_from(&link);
            router.go(&link, entry);
        })
    };
    let game = use_game(lab, &own);
    let searches = use_searches(&game.searched, game.is_live);
    use_machine_move(&game, lab, searches.found.as_deref(), &go);
    let side = use_state(|| Side::Main);
    let in_focus = if lab.algorithm_of(*side).is_some() {
        *side
    } else {
        Side::Main
    };
    let view = use_view(lab, searches.found.as_ref(), in_focus);
    let on_side = {
        let side = side.setter();
        Callback::from(move |chosen| side.set(chosen))
    };
    let on_restore = {
        let command = searches.command.clone();
        Callback::from(move |(experiment, snapshots)| {
            if let Experiment::Minimax(lab) = experiment {
                command.emit(Command::Restore(Box::new(lab), snapshots));
            }
        })
    };
    let snapshots = searches.found.as_ref();
    let snapshots = snapshots
        .map(|found| found.snapshots.clone())
        .unwrap_or_default();
    html! {
        <LabFrame experiment={Experiment::Minimax(lab.clone())}
            problems={problems.clone()} {snapshots} more_to_take={exports(&view, in_focus, page.texts)} {on_restore}>
            <section class={stage_class(lab)} aria-label={texts.stage}>
                <Toolbar lab={lab.clone()} go={go.clone()} on_begin={game.begin()} />
                if lab.is_game() {
                    <GameRow lab={lab.clone()} game={game.clone()} go={go.clone()} />
                }
                if game.shows_tree(lab) {
                    <Stage lab={lab.clone()} view={view.clone()} searches={searches.clone()} go={go.clone()}
                        {in_focus} on_side={on_side.clone()} />
                }
            </section>
            <Panel lab={lab.clone()} view={view.clone()} {in_focus} {on_side} go={go.clone()} />
            <div class="below">
                <Section name="counts" heading={texts.counts}>
                    { counts_table(lab, &view, page.texts) }
                </Section>
                if lab.game == GameName::Tree {
                    <Section name="editor" heading={texts.editor}>
                        <TreeEditor lab={lab.clone()} {go} />
                    </Section>
                }
            </div>
        </LabFrame>
    }
}

/// Two trees want the whole width; beside a board there is less height.
fn stage_class(lab: &MinimaxLab) -> Classes {
    let two = lab.sides().count() > 1;
    classes!(
        "card",
        "stage",
        two.then_some("wide"),
        lab.is_game().then_some("with-game")
    )
}

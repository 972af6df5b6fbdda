//! The whole lab: what is where, and how the parts are given what they show.

use super::command::Command;
use super::driver::{Driver, use_driver};
use super::running_row::RunningRow;
use super::search::{Search, game_time, time, use_search};
use super::sentence::sentence;
use super::shares::shares;
use super::truth::use_truths;
use super::views::Drawn;
use experiments::mcts::{Machine, MctsExperiment, Thoughts, View};
use experiments::{ChunkOutput, Experiment, LabExperiment, link};
use page_kit::components::focus::FocusFallback;
use page_kit::components::framing::use_framing;
use page_kit::components::lab_page::LabProps;
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_shell::{Before, LabShell, ViewPart};
use page_kit::context::use_page;
use page_kit::workers::hardware_concurrency;
use page_model::mcts::thinking::Found;
use page_model::mcts::truths::Truths;
use runner::scheduler::JobState;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// Below the stage of a search. The board is part of the phases.
const SEARCH_BELOW: [View; 6] = [
    View::Thoughts,
    View::Play,
    View::Charts,
    View::Path,
    View::Whole,
    View::Widening,
];

/// What there is to see first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// The lab's own search, which can be looked into.
    Search,
    /// What somebody else knows of the position.
    Agent,
    /// The game, which is over.
    End,
}

fn stage(lab: &MctsExperiment) -> Stage {
    if lab.outcome().is_some() {
        Stage::End
    } else if lab.agent == Machine::Settings && !lab.reuse {
        Stage::Search
    } else {
        Stage::Agent
    }
}

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<MctsExperiment>) -> Html {
    let texts = use_page().texts;
    let driver = use_driver(lab);
    let charted = use_charted(&driver);
    let (truths, restore_truth) = {
        let past = driver.past_of(lab);
        use_truths(lab, driver.running.is_some(), past.as_ref())
    };
    let search = use_search(lab, &driver);
    let on_restore = {
        let command = driver.command.clone();
        Callback::from(
            move |(experiment, snapshots): (Experiment, Vec<Option<ChunkOutput>>)| {
                if let Experiment::Mcts(lab) = experiment {
                    let exact = lab.of_solver(&snapshots).to_vec();
                    restore_truth.emit((lab.clone(), exact));
                    let trees = lab.of_trees(&snapshots).to_vec();
                    command.emit(Command::Restore(lab, trees));
                }
            },
        )
    };
    let drawn = Drawn {
        lab,
        driver: &driver,
        search: &search,
        truths: &truths,
        charted: (*charted).clone(),
        is_framed: use_framing().is_some(),
        texts,
    };
    let time = match (stage(lab), lab.view) {
        (Stage::Agent | Stage::End, _) | (_, View::Play) => game_time(lab, &driver, texts),
        (Stage::Search, _) => time(
            lab,
            &search,
            &driver,
            shares(drawn.charted.as_deref()),
            texts,
        ),
    };
    let words = &texts.labs.mcts.stage;
    let presets = Presets::new(words.presets);
    let snapshots = all_snapshots(lab, driver.found.as_deref(), &truths);
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} {snapshots} {on_restore} sentence={sentence(lab, &driver, texts)}
            actions={play_link(lab, texts)} status={status(lab, &driver, texts)} views={views(&drawn)} {time} before={before(&search)}
            is_waiting={is_waiting(lab, &search, &driver)} presets={vec![presets]} />
    }
}

/// The views in their places.
fn views(drawn: &Drawn) -> Vec<ViewPart> {
    let lab = drawn.lab;
    let (main, side, below): (View, View, &[View]) = match stage(lab) {
        Stage::Search => (View::Tree, View::Phases, &SEARCH_BELOW),
        // One board, to play on.
        Stage::Agent | Stage::End => (View::Play, View::Thoughts, &[]),
    };
    let mut views = vec![
        ViewPart::main(main, drawn.view(main)),
        ViewPart::side(side, drawn.view(side)),
    ];
    views.extend(below.iter().map(|&view| match view {
        View::Thoughts | View::Play => ViewPart::half(view, drawn.view(view)),
        _ => ViewPart::below(view, drawn.view(view)),
    }));
    // One that does not stand on the page may be asked for alone.
    if !views.iter().any(|part| part.name == lab.view.name()) && lab.view != View::All {
        views.push(ViewPart::side(lab.view, drawn.view(lab.view)));
    }
    views
}

/// The experiment whose tree is shown, if it is not the one that is asked for.
fn before(search: &Search) -> Option<Before> {
    search.is_stale.then(|| Before {
        experiment: search.lab.clone().into(),
        is_sample: false,
    })
}

/// Whether nobody is about to show what is asked for.
fn is_waiting(lab: &MctsExperiment, search: &Search, driver: &Driver) -> bool {
    let is_about_to = driver.found.is_none() && begins_unasked(lab);
    !search.is_wanted && !search.seen.is_loading && driver.running.is_none() && !is_about_to
}

/// Whether the search begins without being asked.
fn begins_unasked(lab: &MctsExperiment) -> bool {
    lab.cost().may_begin_unasked(hardware_concurrency())
}

/// The way to the game alone.
fn play_link(lab: &MctsExperiment, texts: &Texts) -> Html {
    let playing = MctsExperiment {
        view: View::Play,
        ..lab.clone()
    };
    if lab.view == View::Play {
        return Html::default();
    }
    let href = format!("#/{}", link::write(MctsExperiment::NAME, &playing));
    html! { <a class="button" id="play" {href}>{ texts.labs.mcts.stage.play }</a> }
}

/// How a run is doing that takes longer than a moment, or the way to begin it.
fn status(lab: &MctsExperiment, driver: &Driver, texts: &Texts) -> Html {
    if lab.cost().is_small() || lab.runnable().is_err() {
        return Html::default();
    }
    if let Some(running) = &driver.running {
        return html! {
            <FocusFallback fallback="#hint">
                <RunningRow running={running.clone()} found={driver.found.clone()} command={driver.command.clone()} />
            </FocusFallback>
        };
    }
    let found = driver.found.as_ref();
    let is_finished = found.is_some_and(|found| found.state == JobState::Finished);
    if is_finished || (found.is_none() && begins_unasked(lab)) {
        return Html::default();
    }
    let label = match found {
        Some(_) => texts.runs.go_on.to_owned(),
        None => (texts.runs.run_for)(lab.cost().seconds(hardware_concurrency())),
    };
    let onclick = driver.command.reform(|_: MouseEvent| Command::Search);
    html! {
        <div class="run-row">
            <button id="search" class="primary" {onclick}>{ label }</button>
            <p>{ texts.labs.mcts.stage.not_searched }</p>
        </div>
    }
}

/// What a file of the experiment has: the trees' snapshots, then the solver's.
fn all_snapshots(
    lab: &MctsExperiment,
    found: Option<&Found>,
    truths: &Truths,
) -> Vec<Option<ChunkOutput>> {
    let Some(found) = found else {
        return Vec::new();
    };
    let mut all = found.snapshots.clone();
    all.resize(lab.tree_count(), None);
    let known = truths.now.as_ref().filter(|_| lab.exact > 0);
    all.extend(
        known
            .into_iter()
            .flat_map(|known| known.snapshots.iter().cloned()),
    );
    all.resize(lab.chunk_count(), None);
    all
}

/// The thoughts that the charts show. While a run goes on they are drawn anew only so many times in all: drawing
/// them at each news would take the workers a good part of a core.
#[hook]
fn use_charted(driver: &Driver) -> Rc<Option<Rc<Thoughts>>> {
    const POINTS_A_DRAWING: usize = 8;
    let thoughts = driver
        .thoughts_now()
        .filter(|thoughts| !thoughts.history.is_empty());
    let running = driver
        .running
        .as_ref()
        .map(|running| running.question.clone());
    let points = thoughts
        .as_ref()
        .map(|thoughts| thoughts.history.len() / POINTS_A_DRAWING);
    let settled = thoughts.clone().filter(|_| running.is_none());
    use_memo((running, points, settled), |_| thoughts)
}

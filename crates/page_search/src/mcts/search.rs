//! The search as it is looked at: its moment, fetched from a worker, the node that is selected in it, and time in the hand of
//! the viewer.

use super::command::Command;
use super::driver::Driver;
use super::inside::looking::{Seen, use_looking};
use experiments::LabExperiment;
use experiments::mcts::inside::{Moment, PHASES};
use experiments::mcts::{Inside, Machine, MctsExperiment};
use page_kit::components::focus::FocusFallback;
use page_kit::components::run::RunFailure;
use page_kit::components::time_control::TimeControl;
use page_model::mcts::glimpse::node_after;
use runner::scheduler::JobState;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// Leaps forward, in simulations.
const LEAPS: [u64; 6] = [1, 10, 100, 1_000, 10_000, 100_000];

/// What is seen of the search.
#[derive(Clone, PartialEq)]
pub struct Search {
    pub seen: Seen,
    /// What is seen is of this experiment; until the moment asked for is there, of the one before.
    pub lab: MctsExperiment,
    pub is_stale: bool,
    /// Of what is seen.
    pub moment: Moment,
    /// The node looked at, if any is and it is there.
    pub selected: Option<u32>,
    /// Looks at the node after these moves; or at none.
    pub on_select: Callback<Option<Vec<u8>>>,
    /// To a moment, in phases.
    pub on_look: Callback<u64>,
    /// Whether anything is to be seen at this moment.
    pub is_wanted: bool,
    /// Whether it is an early moment of a long search that is not there as a whole.
    pub is_early: bool,
}

impl Search {
    pub fn inside(&self) -> Option<Rc<Inside>> {
        self.seen.inside.clone()
    }
}

/// The search of `lab`.
#[hook]
pub fn use_search(lab: &MctsExperiment, driver: &Driver) -> Search {
    let found = driver.found.as_ref();
    let is_searched = found.is_some_and(|found| found.state == JobState::Finished);
    let is_search = lab.agent == Machine::Settings && !lab.reuse;
    let is_small = lab.cost().is_small();
    let is_begun = is_searched || lab.look.is_some() || is_small;
    let is_search = is_search && lab.outcome().is_none();
    let is_wanted = is_begun && is_search && driver.running.is_none();
    let whole = use_looking(lab, is_wanted);
    let is_loading = whole.is_loading;
    let has_whole = whole.inside.is_some() && !is_loading;
    // What takes longer is not awaited before an empty board.
    let is_early = is_search && !is_small && !has_whole;
    let done = found.map_or(0, |found| found.findings.progress.done);
    let newest = lab.newest_moment(done / lab.tree_count().max(1) as u64);
    let early = use_looking(&newest, is_early);
    let (of, seen) = if is_early {
        (&newest, early)
    } else {
        (lab, whole)
    };
    let (lab_seen, seen) = use_last_seen(of, seen, is_search);
    let seen = Seen {
        is_loading: is_loading || (seen.is_loading && seen.inside.is_none()),
        ..seen
    };
    let moment = lab_seen.moment();
    let inside = seen.inside.as_ref();
    let selected = inside.zip(lab_seen.moves_to_node());
    let selected = selected.and_then(|(inside, moves)| node_after(inside, moves, moment.phase));
    let command = driver.command.clone();
    let on_select = use_callback(command.clone(), |moves: Option<Vec<u8>>, command| {
        command.emit(Command::LookAt(moves));
    });
    let on_look = use_callback(command, |phases: u64, command| {
        command.emit(Command::Look(phases));
    });
    Search {
        seen,
        is_stale: lab_seen.question() != lab.question(),
        lab: lab_seen,
        moment,
        selected,
        on_select,
        on_look,
        is_wanted,
        is_early,
    }
}

/// Until the new moment is there the last one stays in sight, with its experiment, if it is of the same position.
#[hook]
fn use_last_seen(lab: &MctsExperiment, seen: Seen, is_search: bool) -> (MctsExperiment, Seen) {
    let last = use_mut_ref(|| None::<(MctsExperiment, Rc<Inside>)>);
    if let (Some(inside), false) = (&seen.inside, seen.is_loading) {
        *last.borrow_mut() = Some((lab.clone(), inside.clone()));
        return (lab.clone(), seen);
    }
    let is_fitting = |(known, _): &(MctsExperiment, Rc<Inside>)| {
        is_search
            && lab.look_now() > 0
            && lab.outcome().is_none()
            && known.game_so_far() == lab.game_so_far()
    };
    let kept = last.borrow().clone().filter(is_fitting);
    let seen = Seen {
        inside: kept.as_ref().map(|(_, inside)| inside.clone()),
        ..seen
    };
    (kept.map_or_else(|| lab.clone(), |(known, _)| known), seen)
}

/// Why nothing is to be seen of a search, or that it is not there yet.
pub fn placeholder(lab: &MctsExperiment, search: &Search, driver: &Driver, texts: &Texts) -> Html {
    let words = &texts.labs.mcts;
    if let Some(failure) = search.seen.failure.clone() {
        return html! { <RunFailure {failure} again={search.seen.again.clone()} fallback="#inside" /> };
    }
    let sentence = if lab.outcome().is_some() {
        words.page.nothing_to_think
    } else if lab.agent != Machine::Settings {
        words.inside.not_a_search
    } else if lab.reuse {
        words.inside.not_with_reuse
    } else if search.seen.is_loading || driver.running.is_some() {
        words.inside.loading
    } else if search.is_wanted {
        words.stage.nothing
    } else {
        words.stage.not_searched
    };
    html! { <p class="quiet">{ sentence }</p> }
}

/// Time: phase by phase, or in leaps.
pub fn time(
    lab: &MctsExperiment,
    search: &Search,
    driver: &Driver,
    background: Html,
    texts: &'static Texts,
) -> Html {
    let words = &texts.labs.mcts.inside;
    let all = lab.simulations_of_first_tree();
    let last = lab.phases();
    // Before anything was looked at, time stands at the beginning.
    let position = match search.inside() {
        _ if lab.look.is_some() => lab.look_now(),
        Some(_) if search.is_early => search.lab.look_now(),
        _ if search.is_wanted => lab.look_now(),
        _ => 0,
    };
    let simulations = position.div_ceil(PHASES);
    let phase = Moment::at(position).phase;
    let phase = phase.map(|phase| words.phases[usize::from(phase) - 1]);
    let number = texts.number;
    let caption = (words.moment)(&number(simulations), &number(all), phase);
    let widest = (words.moment)(&number(all), &number(all), Some(words.phases[3]));
    let seen = search.inside().map_or(0, |inside| inside.simulations);
    let leap = |count: u64| {
        let target = (position / PHASES + count).min(all) * PHASES;
        let onclick = search.on_look.reform(move |_: MouseEvent| target);
        html! {
            <button {onclick} aria-disabled={(position >= last).to_string()} data-leap={count.to_string()}>
                { (words.leap)(&number(count)) }
            </button>
        }
    };
    html! {
        // When the game that goes on is over, there is no search to step through.
        <FocusFallback fallback="#view-play">
            <div class="inside-time" id="inside" tabindex="-1" data-loading={search.seen.is_loading.to_string()} data-simulations={seen.to_string()}>
                <TimeControl {position} {last} {caption} {widest} {background} on_move={search.on_look.clone()} busy={driver.running.is_some()} />
                <div class="leaps" role="group" aria-label={words.leaps}>
                    { for LEAPS.into_iter().filter(|&count| count < all).map(leap) }
                </div>
            </div>
        </FocusFallback>
    }
}

/// Time of the game: move by move.
pub fn game_time(lab: &MctsExperiment, driver: &Driver, texts: &Texts) -> Html {
    let caption = (texts.labs.mcts.page.moment)(lab.plies(), lab.last_ply());
    let on_move = driver
        .command
        .reform(|ply: u64| Command::GoTo(ply as usize));
    html! {
        <TimeControl busy={driver.running.is_some()} position={lab.plies() as u64} last={lab.last_ply() as u64} {caption} {on_move} />
    }
}

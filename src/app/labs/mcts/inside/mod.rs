//! Inside the search: its tree, simulation by simulation and phase by phase, with the arithmetic of each choice.
//!
//! * [`looking`]: a moment of the search, fetched from a worker.
//! * [`search_tree`]: the tree to be drawn.
//! * [`story`]: the phase in words, the pseudo-code, the path with its numbers.

mod looking;
mod search_tree;
mod story;

use crate::app::components::connect_four_board::ConnectFourBoard;
use crate::app::components::run::RunFailure;
use crate::app::components::section::Section;
use crate::app::components::time_control::TimeControl;
use crate::app::components::tree::TreeView;
use crate::app::context::use_page;
use drawing::tree::NodeId;
use experiments::mcts::inside::{Moment, PHASES};
use experiments::mcts::{Inside, Machine, MctsLab};
use games::connect_four::Column;
use looking::{Seen, moment_of, use_looking};
use search_tree::SearchTree;
use std::rc::Rc;
use story::Story;
use yew::prelude::*;

/// Leaps forward, in simulations.
const LEAPS: [u64; 6] = [1, 10, 100, 1_000, 10_000, 100_000];

#[derive(PartialEq, Properties)]
pub struct InsideProps {
    pub lab: MctsLab,
    /// Whether the whole search has been carried out, so that its end can be looked at.
    pub is_searched: bool,
    /// Whether the machine is thinking.
    pub is_busy: bool,
    /// To another moment of the search, in phases; `None` is the end.
    pub on_look: Callback<Option<u64>>,
}

/// The section.
#[component]
pub fn InsideSearch(props: &InsideProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.mcts.inside;
    let lab = &props.lab;
    let is_search = lab.agent == Machine::Settings;
    let is_wanted =
        (props.is_searched || lab.look.is_some()) && !props.is_busy && !lab.reuse && is_search;
    let seen = use_looking(lab, is_wanted);
    let moment = moment_of(lab);
    let simulations = seen.inside.as_ref().map_or(0, |inside| inside.simulations);
    let more = vec![
        ("id", "inside".into()),
        ("tabindex", "-1".into()),
        ("data-loading", seen.is_loading.to_string().into()),
        ("data-simulations", simulations.to_string().into()),
    ];
    html! {
        <Section class="card wide inside" name="inside" heading={words.heading} {more}>
            if !is_search {
                <p class="quiet">{ words.not_a_search }</p>
            } else if lab.reuse {
                <p class="quiet">{ words.not_with_reuse }</p>
            } else {
                { time(props, is_wanted, moment, texts) }
                if let Some(failure) = seen.failure.clone() {
                    <RunFailure {failure} again={seen.again.clone()} fallback="#inside" />
                }
                <Moments lab={lab.clone()} {seen} phase={moment.phase} />
            }
        </Section>
    }
}

fn time(
    props: &InsideProps,
    is_wanted: bool,
    moment: Moment,
    texts: &'static texts::Texts,
) -> Html {
    let words = &texts.labs.mcts.inside;
    let all = props.lab.simulations_of_first_tree();
    let last = all * PHASES;
    // Before anything was looked at, time stands at the beginning.
    let position = if is_wanted {
        props.lab.look.map_or(last, |look| look.min(last))
    } else {
        0
    };
    let go = move |on_look: &Callback<Option<u64>>, phases: u64| {
        on_look.emit((phases < last).then_some(phases));
    };
    let on_move = {
        let on_look = props.on_look.clone();
        Callback::from(move |phases: u64| go(&on_look, phases))
    };
    let simulations = position.div_ceil(PHASES);
    let phase = moment
        .phase
        .filter(|_| is_wanted)
        .map(|phase| words.phases[usize::from(phase) - 1]);
    let caption = (words.moment)(&(texts.number)(simulations), &(texts.number)(all), phase);
    let leap = |count: u64| {
        let target = (position / PHASES + count).min(all) * PHASES;
        let on_look = props.on_look.clone();
        let onclick = Callback::from(move |_: MouseEvent| go(&on_look, target));
        html! {
            <button {onclick} aria-disabled={(position >= last).to_string()} data-leap={count.to_string()}>
                { (words.leap)(&(texts.number)(count)) }
            </button>
        }
    };
    html! {
        <div class="inside-time">
            <TimeControl {position} {last} {caption} {on_move} busy={props.is_busy} has_keys={props.lab.look.is_some()} />
            <div class="leaps" role="group" aria-label={words.leaps}>
                { for LEAPS.into_iter().filter(|&count| count < all).map(leap) }
            </div>
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct MomentsProps {
    lab: MctsLab,
    seen: Seen,
    phase: Option<u8>,
}

/// What is seen at the moment: the tree, the story, the position of the selected node.
#[component]
fn Moments(props: &MomentsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.mcts.inside;
    let selected = use_state(|| None::<NodeId>);
    let inside = props.seen.inside.clone();
    let pointer = inside.as_ref().map(|inside| Rc::as_ptr(inside) as usize);
    let tree = {
        let (inside, plies) = (inside.clone(), props.lab.plies());
        use_memo((pointer, props.phase), move |(_, phase)| {
            inside.map(|inside| Rc::new(SearchTree::new(inside, plies, *phase, texts)))
        })
    };
    {
        // Another tree numbers its nodes anew.
        let selected = selected.setter();
        use_effect_with(pointer, move |_| selected.set(None));
    }
    let on_select = {
        let selected = selected.setter();
        use_callback((), move |node, ()| selected.set(Some(node)))
    };
    let (Some(inside), Some(tree)) = (inside, (*tree).clone()) else {
        let sentence = if props.seen.is_loading {
            words.loading
        } else {
            words.nothing
        };
        return html! { <p class="quiet">{ sentence }</p> };
    };
    let version = pointer.unwrap_or(0) as u64 * PHASES + u64::from(props.phase.unwrap_or(0));
    let extra = extra_moves(&inside, &tree, *selected, props.phase);
    let shown = (words.shown_of)(
        &(texts.number)(tree.count() as u64),
        &(texts.number)(inside.nodes_then(props.phase)),
    );
    html! {
        <div class="inside-view">
            <div class="inside-tree">
                <TreeView tree={tree.clone() as Rc<dyn drawing::tree::Tree>} {version} identity={inside.question}
                    follow={tree.current()} selected={*selected} {on_select} label={words.tree} />
                <p class="quiet small">
                    { shown }
                    if props.lab.trees > 1 { { " " }{ words.first_tree } }
                </p>
            </div>
            <div class="inside-story">
                <Story inside={inside.clone()} phase={props.phase} exploration={props.lab.c} />
                <h3>{ words.position }</h3>
                <ConnectFourBoard lab={props.lab.clone()} thoughts={None} truth={None} {extra} column_id="column-inside" playable={false}
                    on_play={|_: Column| {}} />
            </div>
        </div>
    }
}

/// The moves drawn on the board after those of the game: to the selected node, or as far as the simulation has come.
fn extra_moves(
    inside: &Inside,
    tree: &SearchTree,
    selected: Option<NodeId>,
    phase: Option<u8>,
) -> Vec<Column> {
    if let Some(node) = selected {
        return tree.moves(node);
    }
    let trace = &inside.trace;
    let choices = inside.choices_until(phase).iter();
    let path = choices.map(|choice| choice.column);
    let below = trace.playout.iter().copied();
    let playout = if matches!(phase, Some(1 | 2)) {
        0
    } else {
        trace.playout.len()
    };
    let moves = path.chain(below.take(playout));
    moves.filter_map(Column::new).collect()
}

//! Playing against a search. The tree shown is that of the machine's last decision.

use super::boards::board;
use super::go::{Go, OwnLink};
use experiments::Experiment;
use experiments::minimax::{MinimaxExperiment, Shown};
use gloo::timers::callback::Timeout;
use page_kit::components::filter_map_callback;
use page_kit::components::focus::FocusFallback;
use page_kit::components::player_mark::player_mark;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::minimax::game::{best_move, machine_waits, searched, status, tree_caption};
use page_model::minimax::searching::Found;
use texts::{MinimaxTexts, Texts};
use yew::prelude::*;

/// Between the machine's answer and its move: one wants to see that it is its turn.
const PAUSE_MILLISECONDS: u32 = 350;

/// A game under way, beyond what is in the link.
#[derive(Clone, PartialEq)]
pub struct Game {
    /// What is searched: the position of the machine's turn now, or of its last one.
    pub searched: MinimaxExperiment,
    /// Whether the machine moves by itself: a link starts stopped.
    pub is_live: bool,
    set_live: Callback<bool>,
}

/// The game of an experiment.
#[hook]
pub fn use_game(lab: &MinimaxExperiment, own: &OwnLink) -> Game {
    let live = use_state_eq(|| false);
    let set_live = {
        let live = live.setter();
        use_callback((), move |is_live, ()| live.set(is_live))
    };
    {
        // A game that an address from outside brings starts stopped.
        let (live, own) = (live.setter(), own.clone());
        use_effect_with(Experiment::Minimax(lab.clone()).link(), move |link| {
            if *own.borrow() != *link {
                live.set(false);
            }
        });
    }
    Game {
        searched: searched(lab),
        is_live: *live && lab.is_game(),
        set_live,
    }
}

impl Game {
    /// Lets the machine move by itself from now on: a person has begun to play.
    pub fn begin(&self) -> Callback<()> {
        self.set_live.reform(|()| true)
    }
}

/// Plays the machine's move when its answer is there.
#[hook]
pub fn use_machine_move(game: &Game, lab: &MinimaxExperiment, found: Option<&Found>, go: &Go) {
    let is_asked = game.is_live && lab.ply.is_none() && lab.is_machines_turn();
    let best = found
        .filter(|found| is_asked && found.is_finished())
        .and_then(best_move);
    let next = best.and_then(|best| lab.play(&best));
    let go = go.clone();
    use_effect_with(next, move |next| {
        let timer = next.clone().map(|next| {
            let next = MinimaxExperiment {
                step: Shown::End,
                ..next
            };
            Timeout::new(PAUSE_MILLISECONDS, move || go.emit((next, Entry::Replace)))
        });
        move || drop(timer)
    });
}

#[derive(PartialEq, Properties)]
pub struct GameRowProps {
    pub lab: MinimaxExperiment,
    pub game: Game,
    pub go: Go,
}

/// Whose move it is, what can be asked for, and the board.
#[component]
pub fn GameRow(props: &GameRowProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.minimax.page;
    let (lab, game) = (&props.lab, &props.game);
    // To another position, in which the machine may move at once.
    let go_live = {
        let (go, set_live) = (props.go.clone(), game.set_live.clone());
        Callback::from(move |next: MinimaxExperiment| {
            set_live.emit(true);
            let next = MinimaxExperiment {
                step: Shown::End,
                ..next
            };
            go.emit((next, Entry::Replace));
        })
    };
    let machine_waits = machine_waits(lab, game.is_live);
    let on_play = {
        let lab = lab.clone();
        filter_map_callback(&go_live, move |text: String| lab.play(&text))
    };
    html! {
        <div class="game-row">
            <div class="status-line">
                { status_line(lab, machine_waits, texts) }
                { buttons(props, &go_live, machine_waits, words) }
            </div>
            { board(lab, &on_play, words) }
            if lab.thoughts {
                <p class="quiet small">{ tree_caption(&game.searched, lab, texts) }</p>
            }
        </div>
    }
}

fn buttons(
    props: &GameRowProps,
    go_live: &Callback<MinimaxExperiment>,
    machine_waits: bool,
    words: &MinimaxTexts,
) -> Html {
    let lab = &props.lab;
    let to = |next: MinimaxExperiment| go_live.reform(move |_: MouseEvent| next.clone());
    let undone = lab.undone();
    let nothing_to_undo = undone.is_none();
    let toggle_tree = {
        let (lab, go) = (lab.clone(), props.go.clone());
        Callback::from(move |_: MouseEvent| {
            let next = MinimaxExperiment {
                thoughts: !lab.thoughts,
                ..lab.clone()
            };
            go.emit((next, Entry::Push));
        })
    };
    html! {
        <div class="actions">
            <button id="new-game" onclick={to(lab.new_game())}>{ words.new_game }</button>
            <button id="undo" onclick={undone.map(to)} aria-disabled={nothing_to_undo.to_string()}>{ words.undo }</button>
            if machine_waits {
                <FocusFallback fallback="#undo">
                    <button id="machine-move" class="primary" onclick={to(lab.ended_here())}>{ words.machine_move }</button>
                </FocusFallback>
            }
            <button id="toggle-tree" onclick={toggle_tree} aria-pressed={lab.thoughts.to_string()}>
                { if lab.thoughts { words.hide_tree } else { words.show_tree } }
            </button>
        </div>
    }
}

fn status_line(lab: &MinimaxExperiment, machine_waits: bool, texts: &Texts) -> Html {
    let (player, sentence) = status(lab, machine_waits, texts);
    html! {
        <p class="status" role="status" id="status">
            if let Some(player) = player { { player_mark(player) } }
            { sentence }
        </p>
    }
}

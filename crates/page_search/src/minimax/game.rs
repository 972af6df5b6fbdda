//! Playing against a search. The tree shown is that of the machine's last decision.

use super::boards::board;
use super::evaluation::ending_words;
use super::go::{Go, OwnLink};
use super::searching::Found;
use experiments::Experiment;
use experiments::minimax::{MinimaxLab, Place, Shown, Side};
use games::{Player, Turn};
use gloo::timers::callback::Timeout;
use page_kit::components::focus::FocusFallback;
use page_kit::components::heard;
use page_kit::components::player_mark::player_mark;
use page_kit::context::use_page;
use page_kit::router::Entry;
use texts::Texts;
use yew::prelude::*;

/// Between the machine's answer and its move: one wants to see that it is its turn.
const PAUSE_MILLISECONDS: u32 = 350;

/// A game under way, beyond what is in the link.
#[derive(Clone, PartialEq)]
pub struct Game {
    /// What is searched: the position of the machine's turn now, or of its last one.
    pub searched: MinimaxLab,
    /// Whether the machine moves by itself: a link starts stopped.
    pub is_live: bool,
    set_live: Callback<bool>,
}

/// The game of an experiment.
#[hook]
pub fn use_game(lab: &MinimaxLab, own: &OwnLink) -> Game {
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

/// The experiment at the machine's turn: this moment, or the last one before it; this moment if there is none.
fn searched(lab: &MinimaxLab) -> MinimaxLab {
    let mut moments = (0..=lab.plies()).rev().map(|ply| lab.at_ply(ply));
    let is_wanted = |lab: &MinimaxLab| !lab.is_game() || lab.is_machines_turn();
    moments.find(is_wanted).unwrap_or_else(|| lab.clone())
}

impl Game {
    /// Lets the machine move by itself from now on: a person has begun to play.
    pub fn begin(&self) -> Callback<()> {
        self.set_live.reform(|()| true)
    }

    /// Whether the tree is to be seen.
    pub fn shows_tree(lab: &MinimaxLab) -> bool {
        !lab.is_game() || lab.thoughts
    }
}

/// Plays the machine's move when its answer is there.
#[hook]
pub fn use_machine_move(game: &Game, lab: &MinimaxLab, found: Option<&Found>, go: &Go) {
    let is_asked = game.is_live && lab.ply.is_none() && lab.is_machines_turn();
    let best = found
        .filter(|found| is_asked && found.is_finished())
        .and_then(best_move);
    let next = best.and_then(|best| lab.play(&best));
    let go = go.clone();
    use_effect_with(next, move |next| {
        let timer = next.clone().map(|next| {
            let next = MinimaxLab {
                step: Shown::End,
                ..next
            };
            Timeout::new(PAUSE_MILLISECONDS, move || go.emit((next, Entry::Replace)))
        });
        move || drop(timer)
    });
}

/// The move that the search found best, as text.
fn best_move(found: &Found) -> Option<String> {
    let snapshot = &found.side(Side::Main)?.snapshot;
    let slot = *snapshot.found.as_ref()?.line.first()?;
    Some(found.lab.place().move_text(slot))
}

#[derive(PartialEq, Properties)]
pub struct GameRowProps {
    pub lab: MinimaxLab,
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
        Callback::from(move |next: MinimaxLab| {
            set_live.emit(true);
            let next = MinimaxLab {
                step: Shown::End,
                ..next
            };
            go.emit((next, Entry::Replace));
        })
    };
    let to = |next: MinimaxLab| go_live.reform(move |_: MouseEvent| next.clone());
    let undone = lab.undone();
    let nothing_to_undo = undone.is_none();
    let machine_waits = lab.is_machines_turn() && !(game.is_live && lab.ply.is_none());
    let toggle_tree = {
        let (lab, go) = (lab.clone(), props.go.clone());
        Callback::from(move |_: MouseEvent| {
            let next = MinimaxLab {
                thoughts: !lab.thoughts,
                ..lab.clone()
            };
            go.emit((next, Entry::Push));
        })
    };
    let on_play = {
        let lab = lab.clone();
        heard(&go_live, move |text: String| lab.play(&text))
    };
    html! {
        <div class="game-row">
            <div class="status-line">
                { status(lab, machine_waits, texts) }
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
            </div>
            { board(lab, &on_play, words) }
            if lab.thoughts {
                <p class="quiet small">{ tree_caption(game, lab, texts) }</p>
            }
        </div>
    }
}

fn status(lab: &MinimaxLab, machine_waits: bool, texts: &Texts) -> Html {
    let words = &texts.labs.minimax.page;
    let (player, sentence) = match lab.turn() {
        Turn::Player(player) if lab.is_person(player) => {
            (Some(player), (words.your_move)(player.index()))
        }
        Turn::Player(player) if machine_waits => (
            Some(player),
            (texts.labs.mcts.page.machine_waits)(player.index()),
        ),
        Turn::Player(player) => (Some(player), (words.machine_thinks)(player.index())),
        Turn::Chance | Turn::Over => {
            let payoff = lab.payoff().unwrap_or_default();
            let winner = match payoff {
                _ if payoff > 0.0 => Some(Player::First),
                _ if payoff < 0.0 => Some(Player::Second),
                _ => None,
            };
            (winner, (words.game_over)(winner.map(Player::index)))
        }
    };
    let sentence = match chess_sign(lab, texts) {
        Some(sign) => format!("{sentence} {sign}"),
        None => sentence,
    };
    html! {
        <p class="status" role="status" id="status">
            if let Some(player) = player { { player_mark(player) } }
            { sentence }
        </p>
    }
}

/// In chess: check, or how the game has ended.
fn chess_sign(lab: &MinimaxLab, texts: &Texts) -> Option<String> {
    let Place::Gardner(position) = lab.place() else {
        return None;
    };
    let words = &texts.labs.minimax.chess;
    let ended = position.ending().map(|ending| ending_words(ending, texts));
    let check = || position.is_check().then(|| words.check.to_owned());
    ended.map(words.ended).or_else(check)
}

/// What the tree is about, once the machine has moved.
fn tree_caption(game: &Game, lab: &MinimaxLab, texts: &Texts) -> String {
    let ply = game.searched.plies();
    if ply == lab.plies() {
        return String::new();
    }
    let before = lab.at_ply(ply).place();
    let text = lab.all_moves().get(ply).cloned().unwrap_or_default();
    (texts.labs.minimax.page.tree_before)(&before.words_of(&text, texts))
}

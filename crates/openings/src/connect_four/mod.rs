//! Connect Four: the board, and the search that answers, step by step between frames. `game`: what is played and said; `board`: the picture.

mod board;
pub mod game;

use super::card::Card;
use super::focus::use_focus_after;
use super::opening::{Opening, OpeningProps};
use board::Board;
use game::ConnectFour;
use gloo::timers::callback::Interval;
use yew::prelude::*;

/// The game.
#[component]
pub fn ConnectFourOpening(OpeningProps { words, on_choose }: &OpeningProps) -> Html {
    let texts = &words.connect_four;
    let game = use_state(ConnectFour::default);
    use_answers(&game);
    let on_press = {
        let game = game.clone();
        Callback::from(move |column| {
            if let Some(next) = game.press(column) {
                game.set(next);
            }
        })
    };
    let again = {
        let game = game.clone();
        Callback::from(move |_: MouseEvent| game.set(game.again()))
    };
    let actions = html! {
        if game.is_over() { <button type="button" onclick={again}>{ words.again }</button> }
    };
    use_focus_after(game.is_over(), ".opening-dots [aria-pressed=true]");
    let way = (AttrValue::from(game.link()), texts.way);
    html! {
        <Card words={*words} opening={Opening::ConnectFour} title={texts.title} said={game.said(texts)} {way} {actions} {on_choose}>
            <Board words={*words} columns={game.columns()} {on_press} />
        </Card>
    }
}

/// The machine's moves: a step of its search between two frames, until there is an answer.
#[hook]
fn use_answers(game: &UseStateHandle<ConnectFour>) {
    let game = game.clone();
    use_effect_with((*game).clone(), move |asked| {
        let search = asked.search().map(|mut search| {
            let asked = asked.clone();
            Interval::new(0, move || {
                if let Some(answer) = search.advance() {
                    game.set(asked.answered(answer));
                }
            })
        });
        move || drop(search)
    });
}

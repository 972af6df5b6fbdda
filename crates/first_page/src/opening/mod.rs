//! Opening: the small game beside the headline, which is played at once. `card`: what stands around its picture; `board`: the board of the first.

mod board;
mod card;

pub use board::OpeningBoard;
pub use card::OpeningCard;

use super::Words;
use page_model::home::openings::Opening;
use page_model::home::openings::connect_four::ConnectFour;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct FirstOpeningProps {
    pub words: Words,
}

/// The first opening before the program is there.
#[component]
pub fn FirstOpening(props: &FirstOpeningProps) -> Html {
    let texts = props.words.0;
    let (game, words) = (ConnectFour::default(), &texts.openings.connect_four);
    let way = (AttrValue::from(game.link()), words.way);
    html! {
        <OpeningCard words={props.words} opening={Opening::default()} title={words.title} said={game.said(words)} {way}>
            <OpeningBoard words={props.words} columns={game.columns()} />
        </OpeningCard>
    }
}

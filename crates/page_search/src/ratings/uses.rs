//! Uses of the ratings: the way to searches that are told them, on the same board.

use experiments::ratings::RatingsResult;
use games::connect_four::Setup;
use texts::RatingsTexts;
use yew::prelude::*;

/// The largest board of the minimax lab.
const MINIMAX: (u8, u8) = (8, 7);

/// The links, and the text for others.
pub fn uses(setup: Setup, learned: &RatingsResult, words: &RatingsTexts) -> Html {
    let (elo, board) = (&learned.ratings, board(setup));
    let plays = "ordering,prior:10";
    let links = [
        Some(format!(
            "ladder?agent=uct(300,{plays},elo:{elo})&rungs=uct(300),uct(300,{plays})&games=100{board}"
        )),
        Some(format!(
            "mcts?simulations=1000&ordering=on&prior=10&elo={elo}{board}"
        )),
        (setup.width() <= MINIMAX.0 && setup.height() <= MINIMAX.1).then(|| {
            format!("minimax?game=connect-four&algorithm=alpha-beta&depth=5&ordering=static&elo={elo}{board}")
        }),
    ];
    let link = |(name, link): (&&'static str, Option<String>)| {
        link.map(|link| html! { <li><a href={format!("#/{link}")}>{ *name }</a></li> })
    };
    html! {
        <div class="rows" id="uses">
            <p>{ words.use_lead }</p>
            <ul class="links">{ for words.uses.iter().zip(links).filter_map(link) }</ul>
            <p class="quiet small">{ words.as_text }{ " " }<code id="elo">{ elo.clone() }</code></p>
        </div>
    }
}

/// The board as links have it, where it is not the standard one.
fn board(setup: Setup) -> String {
    if setup == Setup::STANDARD {
        return String::new();
    }
    let size = format!(
        "&width={}&height={}&in_a_row={}",
        setup.width(),
        setup.height(),
        setup.in_a_row()
    );
    match setup.blocked() {
        Some(cell) => format!("{size}&blocked={cell}"),
        None => size,
    }
}

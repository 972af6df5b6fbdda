//! Neighbours: who sits where on a ring or a grid, and chose what, a picture a round, how much of it is imitation, and the way to players who do
//! nothing else.

use classes::playing::game::ClassGame;
use classes::playing::matching::Matching;
use classes::playing::round::Round;
use page_model::playing::neighbours::{Picture, Seated, imitated, imitating, pictures};
use texts::PlayingTexts;
use yew::prelude::*;

/// The card; nothing of a class that does not sit so.
pub fn neighbours(closed: &Round, words: &'static PlayingTexts) -> Html {
    let pictures = pictures(closed, words);
    let ClassGame::Strategic(strategic) = &closed.game else {
        return Html::default();
    };
    if pictures.is_empty() {
        return Html::default();
    }
    // Rows below each other show how choices spread.
    let is_ring = closed.matching == Matching::Ring;
    let name = |(action, name): (usize, &String)| {
        html! { <li><span class={format!("seat action-{action}")} aria-hidden="true" />{ name }</li> }
    };
    html! {
        <section class="card" id="neighbours">
            <h2>{ words.teacher.neighbours }</h2>
            <ul class="seat-legend">{ for strategic.game.names(0).iter().enumerate().map(name) }</ul>
            <div class={classes!("seat-rounds", is_ring.then_some("stacked"))}>{ for pictures.iter().map(|picture| pictured(picture, words)) }</div>
            if let Some(said) = imitated(closed, words) { <p id="imitated">{ said }</p> }
            if let Some(link) = imitating(closed) { <p><a id="imitating" href={format!("#/{link}")}>{ words.teacher.imitating }</a></p> }
        </section>
    }
}

fn pictured(picture: &Picture, words: &'static PlayingTexts) -> Html {
    let seat = |of: &Seated| {
        let (row, column) = of.place;
        let place = format!("grid-area:{}/{}", row + 1, column + 1);
        html! { <li class={format!("seat action-{}", of.action)} ~style={place} title={of.label.clone()} aria-label={of.label.clone()}>{ of.seat }</li> }
    };
    html! {
        <figure>
            <figcaption class="small">{ (words.student.round)(picture.round) }</figcaption>
            <ul class="seats" ~style={format!("--columns:{}", picture.columns)}>{ for picture.seats.iter().map(seat) }</ul>
        </figure>
    }
}

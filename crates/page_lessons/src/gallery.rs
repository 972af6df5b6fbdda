//! Gallery: ready experiments in words, by subject.

use page_kit::context::use_page;
use texts::{GalleryPiece, GalleryRoom};
use yew::prelude::*;

/// The page of the gallery.
#[component]
pub fn Gallery() -> Html {
    let words = &use_page().texts.gallery;
    html! {
        <div class="home gallery">
            <section>
                <h1>{ words.heading }</h1>
                <p class="lead">{ words.lead }</p>
            </section>
            { for words.rooms.iter().map(room) }
        </div>
    }
}

fn room(room: &'static GalleryRoom) -> Html {
    let id = format!("gallery-{}", room.key);
    html! {
        <section key={room.key} aria-labelledby={id.clone()}>
            <h2 {id}>{ room.name }</h2>
            <ul>{ for room.pieces.iter().map(piece) }</ul>
        </section>
    }
}

fn piece(piece: &'static GalleryPiece) -> Html {
    html! {
        <li key={piece.link} class="card tile">
            <h3><a href={format!("#/{}", piece.link)}>{ piece.title }</a></h3>
            <p>{ piece.words }</p>
        </li>
    }
}

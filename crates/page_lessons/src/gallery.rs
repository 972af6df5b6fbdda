//! Gallery: ready experiments with the sketch of their lab, by subject; found by their words and by room.

use first_page::Sketch;
use page_kit::context::use_page;
use page_model::gallery::{Found, Wanted, lab_of};
use texts::{GalleryPiece, GalleryTexts};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The page of the gallery.
#[component]
pub fn Gallery() -> Html {
    let words = &use_page().texts.gallery;
    let wanted = use_state_eq(Wanted::default);
    let found = wanted.find(words);
    let nothing = found
        .is_empty()
        .then(|| html! { <p key="nothing" role="status">{ words.nothing }</p> });
    let nothing = nothing.into_iter();
    html! {
        <div class="home gallery">
            // All parts have keys, or the field would be another one whenever fewer rooms are found.
            <section key="filters">
                <h1>{ words.heading }</h1>
                <p class="lead">{ words.lead }</p>
                { filters(&wanted, words) }
            </section>
            { for nothing.chain(found.into_iter().map(room)) }
        </div>
    }
}

/// A field for words, and a button for each room.
fn filters(wanted: &UseStateHandle<Wanted>, words: &'static GalleryTexts) -> Html {
    let oninput = {
        let wanted = wanted.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                wanted.set(Wanted {
                    words: field.value(),
                    room: wanted.room,
                });
            }
        })
    };
    let button = |name: &'static str, room: Option<&'static str>| {
        let is_chosen = (wanted.room == room).to_string();
        let wanted = wanted.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            wanted.set(Wanted {
                words: wanted.words.clone(),
                room,
            })
        });
        html! { <button type="button" aria-pressed={is_chosen} {onclick}>{ name }</button> }
    };
    html! {
        <div class="gallery-filters">
            <input type="search" aria-label={words.find} placeholder={words.find} {oninput} />
            { button(words.all, None) }
            { for words.rooms.iter().map(|room| button(room.name, Some(room.key))) }
        </div>
    }
}

fn room((room, pieces): Found) -> Html {
    let id = format!("gallery-{}", room.key);
    html! {
        <section key={room.key} aria-labelledby={id.clone()}>
            <h2 {id}>{ room.name }</h2>
            <ul>{ for pieces.into_iter().map(piece) }</ul>
        </section>
    }
}

fn piece(piece: &'static GalleryPiece) -> Html {
    html! {
        <li key={piece.link} class="card tile">
            <div class="subject-picture" aria-hidden="true"><Sketch lab={lab_of(piece)} /></div>
            <h3><a href={format!("#/{}", piece.link)}>{ piece.title }</a></h3>
            <p>{ piece.words }</p>
        </li>
    }
}

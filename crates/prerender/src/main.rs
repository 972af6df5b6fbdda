//! Prints the first page as HTML, for `cargo xtask build` to put into `index.html`: words and links are there before the
//! program, which draws the same again when it is ready, with what moves.

use experiments::Experiment;
use first_page::{Frame, Home, Links, Navigation, Words};
use texts::ENGLISH;
use yew::prelude::*;

#[component]
fn FirstPage() -> Html {
    let words = Words(&ENGLISH);
    html! {
        <Frame {words} navigation={html! { <Navigation {words} links={openings()} /> }}>
            <Home {words} links={openings()} />
        </Frame>
    }
}

/// What the labs open with.
fn openings() -> Links {
    let labs = ENGLISH.shell.listed_labs();
    let opening =
        |lab: &'static texts::ListedLab| Some((lab.key, Experiment::opening_of(lab.key)?.link()));
    labs.filter_map(opening).collect()
}

fn main() -> std::io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let renderer = yew::ServerRenderer::<FirstPage>::new().hydratable(false);
    println!("{}", runtime.block_on(renderer.render()));
    Ok(())
}

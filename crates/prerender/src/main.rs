//! Prints the first page as HTML, for `cargo xtask build` to put into `index.html`: words and links are there before the
//! program, which draws the same again when it is ready, with what moves. `prerender modules` prints which module of the programs each
//! lab is in, a line a lab.

use experiments::MODULES;
use first_page::{Frame, Home, Navigation, ToolsToCome, Words};
use texts::ENGLISH;
use yew::prelude::*;

#[component]
fn FirstPage() -> Html {
    let words = Words(&ENGLISH);
    html! {
        <Frame {words} navigation={html! { <Navigation {words} /> }} tools={html! { <ToolsToCome {words} /> }}>
            <Home {words} />
        </Frame>
    }
}

fn main() -> std::io::Result<()> {
    if std::env::args().nth(1).as_deref() == Some("modules") {
        for (lab, module) in MODULES {
            println!("{lab} {}", module.name());
        }
        return Ok(());
    }
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let renderer = yew::ServerRenderer::<FirstPage>::new().hydratable(false);
    println!("{}", runtime.block_on(renderer.render()));
    Ok(())
}

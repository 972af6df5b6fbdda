//! Prerender: what is drawn when the page is built, for `cargo xtask build`.
//!
//! Without arguments it prints the first page as HTML, to be put into `index.html`: words and links are there before the program, which
//! draws the same again when it is ready, with what moves. `modules` prints which module of the programs each lab is in, a line a lab.
//! `pages` writes the plain pages.

mod pages;

use experiments::MODULES;
use first_page::{Frame, Home, Navigation, ToolsToCome, Words};
use openings::Openings;
use std::env;
use texts::{ENGLISH, OPENINGS};
use tokio::runtime::Builder;
use yew::prelude::*;

#[component]
fn FirstPage() -> Html {
    let words = Words(&ENGLISH);
    html! {
        <Frame {words} navigation={html! { <Navigation {words} /> }} tools={html! { <ToolsToCome {words} /> }}>
            <Home {words} opening={html! { <div id="opening"><Openings words={Words(&OPENINGS)} /></div> }} />
        </Frame>
    }
}

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let runtime = Builder::new_current_thread().build()?;
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["modules"] => {
            for (lab, module) in MODULES {
                println!("{lab} {}", module.name());
            }
        }
        ["pages", folder, address, policy, ref beside @ ..] => {
            runtime.block_on(pages::write(
                &ENGLISH,
                folder.as_ref(),
                [address, policy],
                beside,
            ))?;
        }
        _ => {
            let renderer = yew::ServerRenderer::<FirstPage>::new().hydratable(false);
            println!("{}", runtime.block_on(renderer.render()));
        }
    }
    Ok(())
}

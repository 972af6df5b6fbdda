//! Saddlepoint: a game-theory laboratory in one static web page. This is the page, on wasm32 alone: the root component and what
//! surrounds the labs.
//!
//! * `page`: the root component. `arrival`: how it comes into the document. `labs`: which lab an experiment belongs to, and which module that lab is in.
//! * `shell`, `labs_navigation`, `home`, `broken_link`: what surrounds the labs. `alone`: one view or scene without that.
//! * `site_search`: everything can be found. `glossary`, `scrolling`: words with a meaning of their own; what is larger than its space.
//! * `theme`: colours. `arriving_files`: files opened with the installed page. `update_notice`: a newer version of the page.

#![cfg(target_arch = "wasm32")]

mod alone;
mod arrival;
mod arriving_files;
mod broken_link;
mod glossary;
mod home;
mod labs;
mod labs_navigation;
mod page;
mod scrolling;
mod shell;
mod site_search;
mod theme;
mod update_notice;

use page_kit::device;

/// Where the program begins.
pub fn main() {
    // Through Yew, which would put its own in the place of any other.
    yew::set_custom_panic_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        device::say_broken();
    }));
    page::mount();
}

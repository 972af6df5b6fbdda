//! The page: everything that knows a browser's main thread.
//!
//! * [`workers`]: real workers around the runner's state machines.
//! * [`router`]: the address is the experiment.
//! * [`page`], [`context`]: the root component and what all others may ask for.
//! * [`shell`], [`home`], [`gallery`], [`broken_link`]: what surrounds the labs. [`alone`]: one view or scene without that.
//! * [`components`]: what all labs share: time control, charts, form, notices, marks.
//! * [`labs`]: a folder a lab.
//! * [`lessons`], [`classes`]: lessons that are read and written; what a class makes of one.
//! * [`storage`], [`device`], [`theme`], [`sheets`]: what is kept between visits, what only a browser can do, colours, style.
//! * [`opened_file`], [`arriving_files`]: runs that come back as files. [`provenance`]: where files that leave come from. [`update_notice`]: a newer version of the page.

mod alone;
mod arriving_files;
mod broken_link;
mod classes;
mod components;
mod context;
mod device;
mod gallery;
mod home;
mod labs;
mod labs_navigation;
mod lessons;
mod opened_file;
mod page;
mod provenance;
mod readings;
mod router;
mod sheets;
mod shell;
mod storage;
mod theme;
mod update_notice;
mod workers;

/// Where the program begins.
pub fn main() {
    // Through Yew, which would put its own in the place of any other.
    yew::set_custom_panic_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        device::say_broken();
    }));
    page::mount();
}

//! Workers as the page begins them, and for how many processors; scripts for before the page is loaded.

/// Keeps in `window.workers` all workers that the page begins.
pub const KEEPING_WORKERS: &str = "window.workers = [];
    const Real = window.Worker;
    window.Worker = class extends Real { constructor(...all) { super(...all); window.workers.push(this); } };";

/// The machine does so many things at once.
pub fn processors(number: u32) -> String {
    format!("Object.defineProperty(navigator, 'hardwareConcurrency', {{ value: {number} }});")
}

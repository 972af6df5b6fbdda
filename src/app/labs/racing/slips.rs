//! Errata of the source: what it says, and what is so.

use crate::app::context::use_page;
use yew::prelude::*;

/// The table; a test compares its numbers with the engine's.
#[component]
pub fn Slips() -> Html {
    let words = &use_page().texts.racing.slips;
    let row = |[place, said, so]: &[&'static str; 3]| {
        html! { <tr><th scope="row">{ *place }</th><td>{ *said }</td><td>{ *so }</td></tr> }
    };
    html! {
        <section class="card wide" aria-labelledby="slips-heading">
            <h2 id="slips-heading">{ words.heading }</h2>
            <p class="quiet small">{ words.introduction }</p>
            <div class="scroll whole">
                <table class="slips" id="slips">
                    <thead><tr>{ for words.header.iter().map(|name| html! { <th scope="col">{ *name }</th> }) }</tr></thead>
                    <tbody>{ for words.rows.iter().map(row) }</tbody>
                </table>
            </div>
        </section>
    }
}

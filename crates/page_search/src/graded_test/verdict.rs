//! The verdict in words: how many opponents in a row are beaten as clearly as was asked for, and how sure that is.

use experiments::graded_test::grades::COUNT;
use experiments::graded_test::{Findings, INTERVALS_ERROR};
use page_kit::context::use_page;
use page_model::graded_test::counted;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct VerdictProps {
    pub results: Rc<Findings>,
    /// While it runs the sentence changes too often to be read out.
    pub is_active: bool,
}

/// The verdict, and how it counts.
#[component]
pub fn Verdict(props: &VerdictProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.graded_test.page;
    let results = &props.results;
    let live = if props.is_active { "off" } else { "polite" };
    let all = results.met.len();
    let (least, most) = results.leading_surely();
    let goal = (texts.percent)(results.goal);
    html! {
        <div class="rows">
            <p id="verdict" aria-live={live} data-leading={results.leading().to_string()}><strong>{ counted(results, texts) }</strong></p>
            if results.is_over() {
                <p class="small" id="certainty">{ (words.certain)(INTERVALS_ERROR, (least, most), all, &goal) }
                    if let Some(games) = results.games_for_certainty() { { " " }{ (words.too_few_games)(games) } }</p>
            }
            <p class="quiet small">{ (words.how_it_counts)(INTERVALS_ERROR, all) }
                if (all as u64) < COUNT { { " " }{ (words.some_grades)(all) } }</p>
        </div>
    }
}

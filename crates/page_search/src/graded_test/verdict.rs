//! The verdict in words: how many opponents in a row are beaten as clearly as was asked for, and how sure that is.

use super::words::opponent;
use experiments::graded_test::grades::COUNT;
use experiments::graded_test::{INTERVALS_ERROR, Results};
use page_kit::context::use_page;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct VerdictProps {
    pub results: Rc<Results>,
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

fn counted(results: &Results, texts: &Texts) -> String {
    let words = &texts.labs.graded_test.page;
    if results.progress.done == 0 {
        return words.nothing_yet.to_owned();
    }
    let goal = (texts.percent)(results.goal);
    let leading = (words.leading)(results.leading(), results.met.len(), &goal);
    let missed = results.first_missed().map(|met| {
        let share = (texts.percent)(met.share().unwrap_or_default());
        (words.first_missed)(&opponent(met, texts), &share)
    });
    let so_far = (!results.is_over()).then(|| words.so_far.to_owned());
    let parts: Vec<String> = so_far.into_iter().chain([leading]).chain(missed).collect();
    parts.join(" ")
}

//! Payoffs so far, round by round, as lines: per round, in all, or discounted.

use super::found::FoundProps;
use experiments::common::repeated::settings::Payoffs;
use experiments::repeated::RepeatedExperiment;
use page_kit::components::chart::LineChart;
use page_kit::components::lab_page::use_go;
use page_kit::components::tabs::{Tabs, tabs};
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::kit::chart::lines::Mark;
use page_model::repeated::film::at_round;
use page_model::repeated::scores::scores;
use std::rc::Rc;
use yew::prelude::*;

/// As what payoffs are shown, in the order of their names.
const CHOICES: [Payoffs; 3] = [Payoffs::Mean, Payoffs::Sum, Payoffs::Discounted];

/// The chart, and what it shows.
#[component]
pub fn ScoresView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.repeated.views.film;
    let go = use_go();
    let lines = scores(of, texts);
    let on_choose = {
        let lab = of.asked.clone();
        go.reform(move |payoffs: Payoffs| {
            let lab = RepeatedExperiment {
                payoffs,
                ..lab.clone()
            };
            (lab, Entry::Replace)
        })
    };
    let on_press = {
        let of = of.clone();
        go.reform(move |index: usize| (at_round(&of, index as u64 + 1), Entry::Replace))
    };
    let marks = vec![Mark {
        at: of.position() as f64,
        name: words.now,
    }];
    html! {
        <div class="rows" id="scores">
            <Tabs<Payoffs> label={words.scores_label} tabs={tabs(CHOICES.into_iter().zip(words.scores_as))} chosen={Some(of.lab.payoffs)} {on_choose} />
            <LineChart title={words.scores} axis_label={words.axis} axis={Rc::new(lines.axis)} series={Rc::new(lines.series)}
                range={lines.range} coloured=true {marks} {on_press} height=130.0 />
        </div>
    }
}

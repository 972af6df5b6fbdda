//! Features with their ratings: as dots on one scale, and as numbers.

use experiments::ratings::{FeatureResult, RatingsResult};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::dots::{Dot, DotPlot};
use page_kit::context::use_page;
use page_model::kit::dots::Marks;
use page_model::ratings::range;
use std::rc::Rc;
use texts::RatingsTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LearnedProps {
    pub learned: Rc<RatingsResult>,
}

#[derive(PartialEq, Properties)]
pub struct DotsProps {
    pub learned: Rc<RatingsResult>,
    /// Whether they are learned from all games that were played so far.
    pub is_current: bool,
}

/// The dots. Features that were never seen are left out: the table has them.
#[component]
pub fn FeatureDots(props: &DotsProps) -> Html {
    let words = &use_page().texts.labs.ratings.page;
    let features = props.learned.features.iter().zip(&words.features);
    let seen = features.filter(|(feature, _)| feature.seen > 0);
    let dots: Vec<Dot> = seen
        .map(|(feature, name)| dot(feature, name, words))
        .collect();
    let numbers = dots.iter().flat_map(|dot| dot.marks.numbers());
    let range = range(numbers);
    html! {
        <div class="rows" id="feature-dots" aria-busy={(!props.is_current).to_string()}>
            <p class="quiet small">{ words.lead }</p>
            <DotPlot id="features" label={words.lead} {dots} {range} line={Some(0.0)} />
        </div>
    }
}

fn dot(feature: &FeatureResult, name: &'static str, words: &RatingsTexts) -> Dot {
    Dot {
        name: html! { name },
        marks: Marks {
            value: Some(feature.elo),
            whisker: Some(feature.interval),
            truth: None,
        },
        text: html! { (words.elo)(feature.elo, feature.interval) },
        class: Classes::new(),
        about: Some(feature.feature.clone().into()),
    }
}

/// The table.
#[component]
pub fn FeatureTable(props: &LearnedProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.ratings.page;
    let row = |(feature, name): (&FeatureResult, &&'static str)| {
        let row = Row::of(feature.feature.clone()).name(*name);
        if feature.seen == 0 {
            return row.cell(words.never_seen).cells(["–"; 4]);
        }
        let (low, high) = feature.interval;
        row.cell((texts.signed_fixed)(feature.elo, 0))
            .cell(format!("{:.0}", feature.standard_error))
            .cell((words.between)(low, high))
            .cell((texts.number)(feature.seen))
            .cell((texts.number)(feature.played))
    };
    let features = props.learned.features.iter().zip(&words.features);
    html! {
        <DataTable id="ratings" header={&words.header}>{ for features.map(row) }</DataTable>
    }
}

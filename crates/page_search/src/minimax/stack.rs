//! The stack: the path from the root, the current node on top, as it lies in memory; and how much memory that is.

use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_model::minimax::predictions::Predictions;
use page_model::minimax::stack::{Entry, InMemory, entries, in_memory};
use page_model::minimax::view::SideView;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct StackProps {
    pub side: SideView,
    pub predictions: Predictions,
}

/// The stack and the memory.
#[component]
pub fn Stack(props: &StackProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.minimax.page;
    let cuts = props.side.subject.cuts;
    let stack = entries(&props.side, &props.predictions, texts);
    let header = &words.stack_header[..if cuts { 4 } else { 3 }];
    let is_empty = stack.is_empty();
    let rows = stack.into_iter().map(|entry| row(entry, cuts));
    html! {
        <div class="stack">
            <DataTable id="stack" {header} is_cut=true>{ for rows }</DataTable>
            if is_empty { <p class="quiet small">{ words.stack_empty }</p> }
            { memory(in_memory(&props.side, texts)) }
        </div>
    }
}

fn row(entry: Entry, cuts: bool) -> Row {
    let drawn = entry.drawn;
    let about = drawn.map_or_else(String::new, |drawn| format!("node-{drawn}"));
    Row::of(entry.node.to_string())
        .with("data-about", about)
        .name(entry.name)
        .cell(entry.sign)
        .cell(entry.value)
        .cells(cuts.then_some(entry.window))
}

/// Nodes in memory, beside all that were met.
fn memory(memory: InMemory) -> Html {
    let width = |share: f64| format!("width:{:.1}%", share * 100.0);
    html! {
        <div class="memory" id="memory">
            <div class="memory-bar" aria-hidden="true">
                <span class="most" ~style={width(memory.most)} />
                <span class="now" ~style={width(memory.now)} />
            </div>
            <p class="quiet small number">{ memory.sentence }</p>
        </div>
    }
}

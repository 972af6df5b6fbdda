//! Memory at the moment shown: the whole tree, the path and the table side by side, in words, numbers and bars.

use experiments::minimax::MinimaxExperiment;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_model::minimax::memory::{InBytes, Kept, digits, memory, share};
use page_model::minimax::view::View;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct MemoryViewProps {
    pub lab: MinimaxExperiment,
    pub view: View,
}

/// The table with its bars, and what it says.
#[component]
pub fn MemoryView(props: &MemoryViewProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.minimax.memory;
    let Some(InBytes { kept, said }) = memory(&props.lab, &props.view, words) else {
        return Html::default();
    };
    let largest = kept.iter().map(|kept| kept.bytes_most).max().unwrap_or(1);
    let amount = |count: u64, bytes: u64| {
        html! {
            <>{ (words.bytes)(bytes) }<br /><span class="quiet small">{ (texts.number)(count) }</span></>
        }
    };
    let row = |kept: &Kept| {
        let name =
            html! { <>{ kept.name }<br /><span class="quiet small">{ &kept.each }</span></> };
        let now = kept.now.zip(kept.bytes_now);
        Row::of(kept.name)
            .with("data-kept", kept.name)
            .name(name)
            .cell_of("memory-bytes", bar(kept, largest))
            .cell(now.map_or_else(Html::default, |(count, bytes)| amount(count, bytes)))
            .cell(amount(kept.most, kept.bytes_most))
    };
    html! {
        <>
            <DataTable id="memory-table" header={words.header}>{ for kept.iter().map(row) }</DataTable>
            <p class="small" id="memory-said">{ said }</p>
            <p class="quiet small">{ words.scale }</p>
        </>
    }
}

/// Bars on a logarithmic scale from one byte on: what there is now, in what there is at most.
fn bar(kept: &Kept, largest: u64) -> Html {
    let decades = digits(largest);
    let width = |bytes: u64| format!("width:{:.1}%", 100.0 * share(bytes, largest));
    let style = format!("--decades:{decades:.3}");
    html! {
        <div class="memory-bar decades" aria-hidden="true" ~style={style}>
            <span class="most" ~style={width(kept.bytes_most)} />
            if let Some(now) = kept.bytes_now { <span class="now" ~style={width(now)} /> }
        </div>
    }
}

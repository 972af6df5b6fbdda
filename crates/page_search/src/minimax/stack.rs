//! The stack: the path from the root, the current node on top, as it lies in memory; and how much memory that is.

use super::view::SideView;
use drawing::tree::NodeId;
use engines::minimax::frame::Role;
use experiments::minimax::predictions::Predictions;
use experiments::minimax::story;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::moment_tree::window_text;
use page_kit::context::use_page;
use texts::Texts;
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
    let stack = props.side.moment().stack();
    let header = &words.stack_header[..if props.side.subject.cuts { 4 } else { 3 }];
    let rows = stack
        .iter()
        .rev()
        .map(|&node| stack_row(props, node, texts));
    html! {
        <div class="stack">
            <DataTable id="stack" {header} is_cut=true>{ for rows }</DataTable>
            if stack.is_empty() { <p class="quiet small">{ words.stack_empty }</p> }
            { memory(props, texts) }
        </div>
    }
}

fn stack_row(props: &StackProps, node: NodeId, texts: &'static Texts) -> Row {
    let subject = &props.side.subject;
    let (record, moment) = (&subject.picture.record, props.side.moment());
    let role = story::role_of(record.view(node).content);
    let sign = match role {
        Some(Role::Max) => "▲ max",
        Some(Role::Min) => "▽ min",
        Some(Role::Chance) => "○",
        None => "",
    };
    let is_hidden = role.is_some() && props.predictions.hides(node);
    let value = if is_hidden {
        texts.labs.minimax.page.hidden.to_owned()
    } else {
        (texts.value)(moment.partial(node))
    };
    let window = if role.is_some() && !is_hidden {
        window_text(moment.window(node, true), texts)
    } else {
        String::new()
    };
    let drawn = props.side.tree.drawn(node);
    let about = drawn.map_or_else(String::new, |drawn| format!("node-{drawn}"));
    Row::of(node.to_string())
        .with("data-about", about)
        .name(story::name_of(&subject.place, record, node, texts))
        .cell(sign)
        .cell(value)
        .cells(subject.cuts.then_some(window))
}

/// Nodes in memory, beside all that were met.
fn memory(props: &StackProps, texts: &'static Texts) -> Html {
    let words = &texts.labs.minimax.page;
    let counts = props.side.moment().counts();
    let sentence = (words.memory_sentence)(
        &(texts.number)(counts.in_memory),
        &(texts.number)(counts.most_in_memory),
        &(texts.number)(counts.nodes),
    );
    let record = &props.side.subject.picture.record;
    let most = record.counts_at(u32::MAX).most_in_memory.max(1);
    let share = |count: u64| format!("width:{:.1}%", count as f64 / most as f64 * 100.0);
    html! {
        <div class="memory" id="memory">
            <div class="memory-bar" aria-hidden="true">
                <span class="most" ~style={share(counts.most_in_memory)} />
                <span class="now" ~style={share(counts.in_memory)} />
            </div>
            <p class="quiet small number">{ sentence }</p>
        </div>
    }
}

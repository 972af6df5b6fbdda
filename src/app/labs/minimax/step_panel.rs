//! The step in words: pseudo-code with the line at work, what happens, the arithmetic, the stack and the memory.

use super::moment_tree::window_text;
use super::view::SideView;
use crate::app::components::data_table::{DataTable, Row};
use crate::app::context::use_page;
use drawing::tree::NodeId;
use engines::minimax::frame::Role;
use experiments::minimax::predictions::Predictions;
use experiments::minimax::story::{self, Line, Story};
use experiments::minimax::{MinimaxLab, Place};
use texts::{MinimaxTexts, Texts};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct StepPanelProps {
    pub lab: MinimaxLab,
    pub side: SideView,
    pub predictions: Predictions,
}

/// All of it.
#[component]
pub fn StepPanel(props: &StepPanelProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.minimax.page;
    let subject = &props.side.subject;
    let (record, moment) = (&subject.picture.record, props.side.moment());
    let story = story::tell(&subject.place, record, &moment, subject.cuts, texts);
    let sentence = story
        .as_ref()
        .map_or(words.not_begun, |story| &story.sentence);
    // What is asked must not be read off.
    let arithmetic = story.as_ref().filter(|_| !props.predictions.hides_values());
    let arithmetic = arithmetic.map(|story| story.arithmetic.clone());
    html! {
        <>
            <p id="story" aria-live="polite">{ sentence.to_owned() }</p>
            <p class="arithmetic number" id="arithmetic">{ arithmetic.unwrap_or_default() }</p>
            { code(props, story.as_ref(), words) }
            { stack(props, texts) }
            { memory(props, texts) }
        </>
    }
}

fn code(props: &StepPanelProps, story: Option<&Story>, words: &MinimaxTexts) -> Html {
    let options = props.lab.options(props.side.side);
    let windows = props.side.subject.cuts;
    let ordered = options.ordering != Default::default() || options.deepening || options.table;
    let has_chance = match &*props.side.subject.place {
        Place::Tree(position) => position.tree().has_chance(),
        _ => false,
    };
    let text = |line: Line| match line {
        Line::Visit => ((words.code_visit)(windows), 0),
        Line::Evaluate => (words.code_evaluate, 1),
        Line::LookUp => (words.code_look_up, 1),
        Line::Begin => (words.code_begin, 1),
        Line::Each => ((words.code_each)(ordered), 1),
        Line::NullWindow => (words.code_null_window, 2),
        Line::Child => ((words.code_child)(windows), 2),
        Line::Maximum => ((words.code_maximum)(windows), 2),
        Line::Minimum => ((words.code_minimum)(windows), 2),
        Line::Mean => (words.code_mean, 2),
        Line::Cut => (words.code_cut, 2),
        Line::Return => ((words.code_return)(options.table), 1),
    };
    let row = |line: Line| {
        let (text, indent) = text(line);
        let is_lit = story.is_some_and(|story| story.line == line);
        html! {
            <li class={is_lit.then_some("lit")} style={format!("--indent:{indent}")} aria-current={is_lit.then_some("step")}>{ text }</li>
        }
    };
    let lines = story::lines(&props.lab, props.side.side, has_chance);
    html! { <ol class="pseudo-code" aria-label={words.code}>{ for lines.into_iter().map(row) }</ol> }
}

/// The path from the root, the current node on top, as it lies in memory.
fn stack(props: &StepPanelProps, texts: &'static Texts) -> Html {
    let words = &texts.labs.minimax.page;
    let stack = props.side.moment().stack();
    let header = &words.stack_header[..if props.side.subject.cuts { 4 } else { 3 }];
    let rows = stack
        .iter()
        .rev()
        .map(|&node| stack_row(props, node, texts));
    html! {
        <details class="stack" open=true>
            <summary>{ words.stack }</summary>
            <DataTable id="stack" {header} is_cut=true>{ for rows }</DataTable>
            if stack.is_empty() { <p class="quiet small">{ words.stack_empty }</p> }
        </details>
    }
}

fn stack_row(props: &StepPanelProps, node: NodeId, texts: &'static Texts) -> Row {
    let subject = &props.side.subject;
    let (record, moment) = (&subject.picture.record, props.side.moment());
    let role = story::role_of(record.view(node).content);
    let sign = match role {
        Some(Role::Max) => "▲ max",
        Some(Role::Min) => "▽ min",
        Some(Role::Chance) => "○",
        None => "",
    };
    let value = if role.is_some() && props.predictions.hides(node) {
        texts.labs.minimax.page.hidden.to_owned()
    } else {
        (texts.value)(moment.partial(node))
    };
    let window = if role.is_some() && !props.predictions.hides(node) {
        window_text(moment.window(node, true), texts)
    } else {
        String::new()
    };
    Row::of(node.to_string())
        .name(story::name_of(&subject.place, record, node, texts))
        .cell(sign)
        .cell(value)
        .cells(subject.cuts.then_some(window))
}

/// Nodes in memory, beside all that were met.
fn memory(props: &StepPanelProps, texts: &'static Texts) -> Html {
    let words = &texts.labs.minimax.page;
    let counts = props.side.moment().counts();
    let sentence = (words.memory_sentence)(
        &(texts.number)(counts.in_memory),
        &(texts.number)(counts.most_in_memory),
        &(texts.number)(counts.nodes),
    );
    let most = props
        .side
        .subject
        .picture
        .record
        .counts_at(u32::MAX)
        .most_in_memory
        .max(1);
    let share = |count: u64| format!("width:{:.1}%", count as f64 / most as f64 * 100.0);
    html! {
        <div class="memory" id="memory">
            <div class="memory-bar" aria-hidden="true">
                <span class="most" style={share(counts.most_in_memory)} />
                <span class="now" style={share(counts.in_memory)} />
            </div>
            <p class="quiet small number">{ sentence }</p>
        </div>
    }
}

//! The numbers of the information set that a step is about, before and after, and those of all.

use engines::regret::record::{RowState, Step};
use engines::regret::{GameTree, in_proportion};
use experiments::regret::naming;
use experiments::regret::walk_state::WalkState;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use std::rc::Rc;
use std::sync::Arc;
use texts::Texts;
use yew::prelude::*;

/// The table of a step that changes an information set; nothing for others.
pub fn step_numbers(tree: &GameTree, step: &Step, texts: &'static Texts) -> Html {
    let words = &texts.labs.regret.inside;
    let (row, header, lines): (_, &'static [&'static str], _) = match step {
        Step::Learn { row, .. } => (*row, &words.learn_header[..], learned(step)),
        Step::Average {
            row, before, after, ..
        }
        | Step::Settle { row, before, after } => {
            (*row, &words.change_header[..], changed(before, after))
        }
        Step::Enter { .. } | Step::Leave { .. } => return Html::default(),
    };
    let set = &tree.information_sets()[row as usize];
    let names = naming::action_names(tree, row as usize, texts);
    let line = |(index, numbers): (usize, Vec<f64>)| {
        Row::named(names[index].clone())
            .with("data-action", set.actions[index].clone())
            .with("data-about", format!("regret-{}-{index}", set.key))
            .cells(numbers.into_iter().map(texts.value))
    };
    let caption = (words.numbers)(&naming::set_name(tree, row as usize, texts));
    html! {
        <DataTable id="step-numbers" {caption} {header} is_cut=true more={vec![("data-set", set.key.clone().into())]}>
            { for lines.into_iter().enumerate().map(line) }
        </DataTable>
    }
}

/// An action a line: σ, v_a, v_a − v, regret before and after, the strategy that matches it, what the average gets.
fn learned(step: &Step) -> Vec<Vec<f64>> {
    let Step::Learn {
        value,
        action_values,
        strategy_added,
        before,
        after,
        ..
    } = step
    else {
        return Vec::new();
    };
    let coming = in_proportion(&after.cumulative_regret);
    let line = |index: usize| {
        vec![
            before.strategy[index],
            action_values[index],
            action_values[index] - value,
            before.cumulative_regret[index],
            after.cumulative_regret[index],
            coming[index],
            strategy_added[index],
        ]
    };
    (0..action_values.len()).map(line).collect()
}

fn changed(before: &RowState, after: &RowState) -> Vec<Vec<f64>> {
    let line = |index: usize| {
        vec![
            before.cumulative_regret[index],
            after.cumulative_regret[index],
            before.strategy[index],
            after.strategy[index],
        ]
    };
    (0..after.strategy.len()).map(line).collect()
}

#[derive(Clone, Properties)]
pub struct AllNumbersProps {
    pub tree: Arc<GameTree>,
    pub state: Rc<WalkState>,
}

impl PartialEq for AllNumbersProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.state, &other.state)
    }
}

/// All information sets at the moment.
#[component]
pub fn AllNumbers(props: &AllNumbersProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.inside;
    let sets = props.tree.information_sets().iter().zip(&props.state.rows);
    let set = |(row, (set, known)): (usize, (&engines::regret::InformationSet, &RowState))| {
        let average = in_proportion(&known.cumulative_strategy);
        let is_lit = props.state.row == Some(row);
        let set_name = naming::set_name(&props.tree, row, texts);
        let names = naming::action_names(&props.tree, row, texts);
        let line = |(index, action): (usize, &String)| {
            let numbers = [
                known.strategy[index],
                known.cumulative_regret[index],
                average[index],
            ];
            let name = if index == 0 { &*set_name } else { "" };
            Row::of(format!("{} {action}", set.key))
                .class("lit", is_lit)
                .with("data-about", format!("regret-{}-{index}", set.key))
                .name(name.to_owned())
                .cell(action)
                .cells(numbers.map(texts.value))
        };
        let lines = names.iter().enumerate().map(line);
        lines.map(Html::from).collect::<Vec<_>>()
    };
    html! {
        <DataTable header={&words.table_header} is_cut=true>
            { for sets.enumerate().flat_map(set) }
        </DataTable>
    }
}

//! The numbers of the information set that a step is about, before and after, and those of all.

use engines::regret::GameTree;
use engines::regret::record::{RowState, Step};
use experiments::regret::naming;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_model::regret::numbers::{Kind, StepNumbers, now};
use page_model::regret::walk_state::WalkState;
use std::rc::Rc;
use std::sync::Arc;
use texts::Texts;
use yew::prelude::*;

/// The table of a step that changes an information set; nothing for others.
pub fn step_numbers(tree: &GameTree, step: &Step, texts: &'static Texts) -> Html {
    let words = &texts.labs.regret.inside;
    let Some(StepNumbers { row, kind, lines }) = StepNumbers::of(step) else {
        return Html::default();
    };
    let header: &'static [&'static str] = match kind {
        Kind::Learned => &words.learn_header,
        Kind::Changed => &words.change_header,
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
        let is_lit = props.state.row == Some(row);
        let set_name = naming::set_name(&props.tree, row, texts);
        let names = naming::action_names(&props.tree, row, texts);
        let line = |(index, (action, numbers)): (usize, (&String, [f64; 3]))| {
            let name = if index == 0 { &*set_name } else { "" };
            Row::of(format!("{} {action}", set.key))
                .class("lit", is_lit)
                .with("data-about", format!("regret-{}-{index}", set.key))
                .name(name.to_owned())
                .cell(action)
                .cells(numbers.map(texts.value))
        };
        let lines = names.iter().zip(now(known)).enumerate().map(line);
        lines.map(Html::from).collect::<Vec<_>>()
    };
    html! {
        <DataTable header={&words.table_header} is_cut=true>
            { for sets.enumerate().flat_map(set) }
        </DataTable>
    }
}

//! The strategies: a table of information sets, and beside it the selected one.
//!
//! * `rows`: which rows, in which order. `table`, `head`, `filters`: the table.
//! * `selected`: the information set that was pressed: `history`, and `fix_row` to fix what is done there.
//! * `fix_player`: whole players.

mod filters;
mod fix_player;
mod fix_row;
mod head;
mod history;
mod rows;
mod selected;
mod table;

use crate::app::context::use_page;
use engines::regret::Strategy;
use experiments::regret::{Evaluated, Learned, RegretLab};
use filters::Filters;
pub use fix_player::{FixPlayers, show_lab};
use rows::View;
use selected::Selected;
use std::rc::Rc;
use table::Table;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct StrategiesProps {
    pub lab: RegretLab,
    pub learned: Rc<Learned>,
    pub answers: Option<Rc<Evaluated>>,
    /// From a file, for the same game.
    pub loaded: Option<Rc<Strategy>>,
}

/// Table and selection.
#[component]
pub fn Strategies(props: &StrategiesProps) -> Html {
    let words = &use_page().texts.labs.regret.page.table;
    let view = use_state(View::default);
    let selected = use_state(|| None::<String>);
    {
        // Another game has other information sets.
        let (view, selected) = (view.setter(), selected.setter());
        use_effect_with((props.lab.game, props.lab.cards), move |_| {
            view.set(View::default());
            selected.set(None);
        });
    }
    let tree = &props.learned.tree;
    let row = selected.as_ref().and_then(|key| tree.find(key));
    let on_select = {
        let (selected, tree) = (selected.setter(), tree.clone());
        Callback::from(move |row: usize| {
            selected.set(Some(tree.information_sets()[row].key.clone()));
        })
    };
    let on_view = {
        let view = view.setter();
        Callback::from(move |next: View| view.set(next))
    };
    html! {
        <div class="strategies">
            <div class="strategies-table">
                <Filters view={(*view).clone()} on_view={on_view.clone()} />
                <Table lab={props.lab.clone()} learned={props.learned.clone()} answers={props.answers.clone()}
                    loaded={props.loaded.clone()} selected={row} {on_select} view={(*view).clone()} {on_view} />
                <p class="quiet small">{ words.explanation }</p>
            </div>
            <div class="strategies-side">
                if let Some(row) = row {
                    <Selected lab={props.lab.clone()} learned={props.learned.clone()} {row} />
                } else {
                    <p class="quiet" id="nothing-selected">{ words.nothing_selected }</p>
                }
                <FixPlayers lab={props.lab.clone()} learned={props.learned.clone()} />
            </div>
        </div>
    }
}

//! Numbers of the strategies: a table of information sets, and beside it the selected one.
//!
//! * `table`, `filters`: the table.
//! * `history`: how the information set that is looked at was played. `fix_row`: fixing what is done there.
//! * `fix_player`: whole players.

mod filters;
mod fix_player;
mod fix_row;
mod history;
mod table;

use super::pictures::looking::{Looking, use_looking_around};
use engines::regret::Strategy;
use experiments::regret::{Evaluated, Findings, RegretExperiment, naming};
use filters::filters;
use fix_player::FixPlayers;
pub use fix_row::FixRow;
use history::History;
use page_kit::context::use_page;
use page_model::regret::strategies::rows::View;
use std::rc::Rc;
use table::{Table, table};
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct StrategiesProps {
    pub lab: RegretExperiment,
    pub learned: Rc<Findings>,
    pub answers: Option<Rc<Evaluated>>,
    /// From a file, for the same game.
    pub loaded: Option<Rc<Strategy>>,
}

/// Table and selection.
#[component]
pub fn Strategies(props: &StrategiesProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.page;
    let view = use_state(View::default);
    {
        // Another game has other information sets.
        let view = view.setter();
        use_effect_with(props.lab.rules(), move |_| {
            view.set(View::default());
        });
    }
    let looking = use_looking_around(&props.lab);
    let tree = &props.learned.tree;
    let row = tree.find(&props.lab.set);
    let on_select = {
        let (on_set, tree) = (looking.set(), tree.clone());
        Callback::from(move |row: usize| on_set.emit(tree.information_sets()[row].key.clone()))
    };
    let shown = View {
        text: props.lab.filter.clone(),
        ..(*view).clone()
    };
    let drawn = Table {
        lab: &props.lab,
        learned: &props.learned,
        answers: props.answers.as_deref(),
        loaded: props.loaded.as_deref(),
        selected: row,
        on_select,
        view: shown,
        on_view: on_view(&looking, view.setter()),
    };
    html! {
        <div class="strategies">
            <div class="strategies-table">
                { filters(&drawn.view, &drawn.on_view, words) }
                { table(&drawn, texts) }
                <p class="quiet small">{ words.table.explanation }</p>
            </div>
            { side(props, row, texts) }
        </div>
    }
}

/// Another view of the table: the text is in the link, the rest is kept here.
fn on_view(looking: &Looking, view: UseStateSetter<View>) -> Callback<View> {
    let text = looking.lab().filter.clone();
    let on_text = looking.slide(|lab, text: String| lab.filter = text);
    Callback::from(move |next: View| {
        if next.text != text {
            on_text.emit(next.text.clone());
        }
        view.set(next);
    })
}

/// The information set that is selected, and what is fixed of whole players.
fn side(props: &StrategiesProps, row: Option<usize>, texts: &Texts) -> Html {
    html! {
        <div class="strategies-side">
            if let Some(row) = row {
                <section id="selected" aria-labelledby="selected-heading">
                    <h3 id="selected-heading" aria-live="polite">{ naming::set_name(&props.learned.tree, row, texts) }</h3>
                    <History learned={props.learned.clone()} {row} has_equilibria={props.lab.lock.is_empty()} />
                </section>
            } else {
                <p class="quiet" id="nothing-selected">{ texts.labs.regret.page.table.nothing_selected }</p>
            }
            <FixPlayers lab={props.lab.clone()} learned={props.learned.clone()} />
        </div>
    }
}

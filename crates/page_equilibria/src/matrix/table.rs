//! The payoff matrix: every payoff can be typed, dragged or stepped; best responses, equilibria and dominated actions are marked.
//!
//! The third player chooses among tables, the fourth among groups of them, the fifth among groups of these.

use super::actions::Actions;
use super::elsewhere::ElsewhereLinks;
use super::found::FoundProps;
use super::plain_table::{PLAYERS, table_classes};
use experiments::matrix::{Marked, MatrixExperiment};
use page_kit::components::dragged_number::DraggedNumber;
use page_kit::components::fold::Folded;
use page_kit::components::lab_page::use_go;
use page_kit::components::legend::Legend;
use page_kit::components::tabs::{Tabs, tabs};
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::marks::{is_gone, marks};
use page_model::matrix::reshaped::{stepped, with_typed_payoff};
use page_model::matrix::tables::{caption, place, tables};
use texts::MatrixTexts;
use yew::prelude::*;

/// What the legend explains.
const MARKS: [&str; 4] = ["best", "equilibrium", "gone", "mixed"];

#[derive(PartialEq, Properties)]
pub struct TableProps {
    pub of: Analysis,
    /// The experiment that a drag has come to; nothing at its end.
    pub on_drag: Callback<Option<MatrixExperiment>>,
}

/// The matrix, or one for each choice of the others.
#[component]
pub fn PayoffTable(props: &TableProps) -> Html {
    let TableProps { of: props, on_drag } = props;
    let words = &use_page().texts.labs.matrix.page;
    let go = use_go::<MatrixExperiment>();
    let refused = use_state(|| false);
    let on_payoff = {
        let (lab, refused) = (props.lab.clone(), refused.setter());
        Callback::from(move |(profile, player, text): Change| {
            let changed = with_typed_payoff(&lab, profile, player, &text);
            refused.set(changed.is_none());
            if let Some(changed) = changed {
                go.emit((changed, Entry::Replace));
            }
        })
    };
    let on_step = {
        let lab = props.lab.clone();
        on_drag.reform(move |change: Option<Change>| {
            let (profile, player, text) = change?;
            with_typed_payoff(&lab, profile, player, &text)
        })
    };
    let edits = Edits { on_payoff, on_step };
    let mark = |(class, meaning): (&'static str, &'static str)| {
        let mark = html! { <span class={classes!("matrix-mark", class)}>{ "1" }</span> };
        (mark, AttrValue::from(meaning))
    };
    let marked = match props.lab.marks {
        Marked::All => &MARKS[..],
        Marked::BestResponses => &MARKS[..1],
        Marked::Nothing => &[],
    };
    let explained = marked.iter().copied().zip(words.marks);
    html! {
        <div class="rows" id="matrix" tabindex="-1">
            <ShownTabs of={props.clone()} />
            <div class="matrices">{ for tables(&props.game).iter().map(|others| matrix(props, others, &edits, words)) }</div>
            if *refused { <p class="field-error" role="alert">{ words.wrong_payoff }</p> }
            <p class="quiet small">{ words.drag_about }</p>
            <ElsewhereLinks of={props.clone()} />
            <Folded id="edit-actions" summary={html! { words.edit_actions }}><Actions of={props.clone()} /></Folded>
            if !marked.is_empty() { <Legend entries={explained.map(mark).collect::<Vec<_>>()} /> }
        </div>
    }
}

/// What is marked.
#[component]
fn ShownTabs(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let all = [Marked::All, Marked::BestResponses, Marked::Nothing];
    let lab = of.lab.clone();
    let on_choose = use_go().reform(move |marks| {
        let lab = lab.clone();
        (MatrixExperiment { marks, ..lab }, Entry::Replace)
    });
    html! { <Tabs<Marked> label={words.shown_label} tabs={tabs(all.into_iter().zip(words.shown))} chosen={Some(of.lab.marks)} {on_choose} /> }
}

/// A profile, a player, and what stands there now.
type Change = (usize, usize, String);

/// Payoffs that were typed, and those of a drag under way, which end with nothing.
struct Edits {
    on_payoff: Callback<Change>,
    on_step: Callback<Option<Change>>,
}

fn matrix(props: &Analysis, others: &[usize], edits: &Edits, words: &MatrixTexts) -> Html {
    let game = &props.game;
    let caption = caption(props, others, words);
    let column = |(column, name): (usize, &String)| {
        let gone = is_gone(props, 1, column).then_some("gone");
        html! { <th scope="col" class={classes!(gone)}>{ name }</th> }
    };
    let row = |(row, name): (usize, &String)| {
        let gone = is_gone(props, 0, row).then_some("gone");
        let cells = (0..game.size(1)).map(|column| {
            let profile = game.profile(&place([row, column], others));
            cell(props, profile, edits, words)
        });
        html! { <tr key={row.to_string()}><th scope="row" class={classes!(gone)}>{ name }</th>{ for cells }</tr> }
    };
    let label = (words.matrix_label)(caption.as_deref().unwrap_or_default());
    html! {
        <div class="scroll whole">
            <table class={table_classes(game)} aria-label={label}>
                if let Some(caption) = caption { <caption>{ caption }</caption> }
                <thead>
                    <tr><td></td><th class="of-second" scope="colgroup" colspan={game.size(1).to_string()}>{ props.player(1, words) }</th></tr>
                    <tr><th class="of-first" scope="col">{ props.player(0, words) }</th>{ for game.actions()[1].iter().enumerate().map(column) }</tr>
                </thead>
                <tbody>{ for game.actions()[0].iter().enumerate().map(row) }</tbody>
            </table>
        </div>
    }
}

fn cell(props: &Analysis, profile: usize, edits: &Edits, words: &MatrixTexts) -> Html {
    let game = &props.game;
    let actions = game.actions_of(profile);
    let marks = marks(props, profile);
    let number = |player: usize| {
        let payoff = game.payoff(profile, player).shown();
        let label = (words.payoff_label)(
            &game.actions()[0][actions[0]],
            &game.actions()[1][actions[1]],
            &props.player(player, words),
        );
        let on_change = edits
            .on_payoff
            .reform(move |text: String| (profile, player, text));
        let on_drag = edits
            .on_step
            .reform(move |text: Option<String>| Some((profile, player, text?)));
        let class = classes!(
            "payoff",
            PLAYERS[player],
            marks.best[player].then_some("best")
        );
        html! { <Payoff {label} value={payoff} {class} {on_change} {on_drag} name={format!("payoff-{profile}-{player}")} /> }
    };
    html! {
        <td class={classes!("payoff-cell", marks.is_equilibrium.then_some("equilibrium"))} ~style={format!("--share:{:.3}", marks.share)}>
            <span>{ for (0..game.players().len()).map(number) }</span>
        </td>
    }
}

#[derive(PartialEq, Properties)]
struct PayoffProps {
    label: String,
    value: String,
    class: Classes,
    on_change: Callback<String>,
    on_drag: Callback<Option<String>>,
    name: String,
}

/// One number: a step is one.
#[component]
fn Payoff(props: &PayoffProps) -> Html {
    let stepped = use_callback((), |(value, steps): (String, i64), ()| {
        stepped(&value, steps)
    });
    html! {
        <DraggedNumber label={props.label.clone()} value={props.value.clone()} shown={props.value.clone()} {stepped}
            on_change={props.on_change.clone()} on_drag={props.on_drag.clone()} name={props.name.clone()} class={props.class.clone()} />
    }
}

//! The payoff matrix: every payoff can be typed, dragged or stepped; best responses, equilibria and dominated actions are marked.
//!
//! The third player chooses among tables, the fourth among groups of them.

use super::actions::Actions;
use super::found::FoundProps;
use super::plain_table::table_classes;
use experiments::matrix::{Marked, MatrixLab};
use games::fraction::Fraction;
use games::strategic::StrategicGame;
use page_kit::components::dragged_number::DraggedNumber;
use page_kit::components::fold::Folded;
use page_kit::components::lab_page::use_go;
use page_kit::components::legend::Legend;
use page_kit::components::tabs::{Tabs, tabs};
use page_kit::context::use_page;
use page_kit::router::Entry;
use texts::MatrixTexts;
use yew::prelude::*;

/// Colours of the players.
const CLASSES: [&str; 4] = ["of-first", "of-second", "of-third", "of-fourth"];

/// What the legend explains.
const MARKS: [&str; 4] = ["best", "equilibrium", "gone", "mixed"];

#[derive(PartialEq, Properties)]
pub struct TableProps {
    pub of: FoundProps,
    /// The experiment that a drag has come to; nothing at its end.
    pub on_drag: Callback<Option<MatrixLab>>,
}

/// The matrix, or one for each choice of the others.
#[component]
pub fn PayoffTable(props: &TableProps) -> Html {
    let TableProps { of: props, on_drag } = props;
    let words = &use_page().texts.labs.matrix.page;
    let go = use_go::<MatrixLab>();
    let refused = use_state(|| false);
    let on_payoff = {
        let (lab, refused) = (props.lab.clone(), refused.setter());
        Callback::from(move |(profile, player, text): Change| {
            let changed = with_payoff(&lab, profile, player, &text);
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
            with_payoff(&lab, profile, player, &text)
        })
    };
    let edits = Edits { on_payoff, on_step };
    let game = &props.game;
    let third = if game.players().len() > 2 {
        game.size(2)
    } else {
        1
    };
    let fourth = if game.players().len() > 3 {
        game.size(3)
    } else {
        1
    };
    let others = (0..fourth).flat_map(|fourth| (0..third).map(move |third| [third, fourth]));
    let mark = |(class, meaning): (&'static str, &'static str)| {
        let mark = html! { <span class={classes!("matrix-mark", class)}>{ "1" }</span> };
        (mark, AttrValue::from(meaning))
    };
    let marked = match props.lab.marks {
        Marked::All => &MARKS[..],
        Marked::BestResponses => &MARKS[..1],
        Marked::Nothing => &[],
    };
    let marks = marked.iter().copied().zip(words.marks);
    html! {
        <div class="rows" id="matrix" tabindex="-1">
            <ShownTabs ..props.clone() />
            <div class="matrices">{ for others.map(|others| matrix(props, others, &edits, words)) }</div>
            if *refused { <p class="field-error" role="alert">{ words.wrong_payoff }</p> }
            <p class="quiet small">{ words.drag_about }</p>
            <Folded id="edit-actions" summary={html! { words.edit_actions }}><Actions ..props.clone() /></Folded>
            if !marked.is_empty() { <Legend entries={marks.map(mark).collect::<Vec<_>>()} /> }
        </div>
    }
}

/// What is marked.
#[component]
fn ShownTabs(of: &FoundProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let all = [Marked::All, Marked::BestResponses, Marked::Nothing];
    let lab = of.lab.clone();
    let on_choose = use_go().reform(move |marks| {
        let lab = lab.clone();
        (MatrixLab { marks, ..lab }, Entry::Replace)
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

fn with_payoff(lab: &MatrixLab, profile: usize, player: usize, text: &str) -> Option<MatrixLab> {
    let payoff: Fraction = text.parse().ok()?;
    lab.with_payoff(profile, player, payoff)
}

fn matrix(props: &FoundProps, others: [usize; 2], edits: &Edits, words: &MatrixTexts) -> Html {
    let game = &props.game;
    let chosen = others.iter().enumerate().take(game.players().len() - 2);
    let chosen: Vec<(String, &str)> = chosen
        .map(|(place, &action)| {
            let player = place + 2;
            (
                props.player(player, words),
                &game.actions()[player][action][..],
            )
        })
        .collect();
    let caption = (!chosen.is_empty()).then(|| (words.table_of)(&chosen));
    let column = |(column, name): (usize, &String)| {
        let gone = is_gone(props, 1, column).then_some("gone");
        html! { <th scope="col" class={classes!(gone)}>{ name }</th> }
    };
    let row = |(row, name): (usize, &String)| {
        let gone = is_gone(props, 0, row).then_some("gone");
        let cells = (0..game.size(1)).map(|column| {
            let place = [row, column, others[0], others[1]];
            cell(
                props,
                game.profile(&place[..game.players().len()]),
                edits,
                words,
            )
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

/// Whether an action is marked as gone after all rounds of strict dominance.
fn is_gone(props: &FoundProps, player: usize, action: usize) -> bool {
    if !props.lab.marks.has_solution() {
        return false;
    }
    let left = props
        .found
        .strict
        .as_ref()
        .and_then(|strict| strict.left.get(player));
    left.is_some_and(|left| !left.contains(&(action as u8)))
}

fn cell(props: &FoundProps, profile: usize, edits: &Edits, words: &MatrixTexts) -> Html {
    let game = &props.game;
    let actions = game.actions_of(profile);
    let best: Vec<bool> = (0..game.players().len())
        .map(|player| props.lab.marks.has_best_responses() && is_best(game, &actions, player))
        .collect();
    let is_equilibrium = props.lab.marks.has_solution() && best.iter().all(|best| *best);
    let share = share_of(props, &actions);
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
        let class = classes!("payoff", CLASSES[player], best[player].then_some("best"));
        html! { <Payoff {label} value={payoff} {class} {on_change} {on_drag} name={format!("payoff-{profile}-{player}")} /> }
    };
    html! {
        <td class={classes!("payoff-cell", is_equilibrium.then_some("equilibrium"))} ~style={format!("--share:{share:.3}")}>
            <span>{ for (0..game.players().len()).map(number) }</span>
        </td>
    }
}

/// Whether nothing pays `player` more where the others do the same.
fn is_best(game: &StrategicGame, actions: &[usize], player: usize) -> bool {
    let value = |actions: &[usize]| game.payoff(game.profile(actions), player);
    let now = value(actions);
    let mut changed = actions.to_vec();
    (0..game.size(player)).all(|action| {
        changed[player] = action;
        value(&changed) <= now
    })
}

/// How often a cell comes up in the only equilibrium there is; never where equilibria are not marked.
fn share_of(props: &FoundProps, actions: &[usize]) -> f64 {
    let [only] = props.shown_equilibria() else {
        return 0.0;
    };
    let parts = only.strategies.iter().zip(actions);
    parts
        .map(|(strategy, &action)| strategy.get(action).map_or(0.0, |part| part.value))
        .product()
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
        let number: Fraction = value.parse().ok()?;
        Some(Fraction::of_hundredths(number.value() + steps as f64).to_string())
    });
    html! {
        <DraggedNumber label={props.label.clone()} value={props.value.clone()} shown={props.value.clone()} {stepped}
            on_change={props.on_change.clone()} on_drag={props.on_drag.clone()} name={props.name.clone()} class={props.class.clone()} />
    }
}

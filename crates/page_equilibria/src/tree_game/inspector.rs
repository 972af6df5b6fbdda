//! The node that is selected: who moves there, what the actions are called, what is paid, and from which nodes it cannot be told.

use super::found::TONES;
use experiments::tree_game::TreeGameExperiment;
use games::fraction::Fraction;
use games::strategic::names;
use games::tree_game::edit::Edit;
use games::tree_game::sizes::{MAX_NAME, MAX_PLAYERS, MIN_PLAYERS};
use games::tree_game::{InformationSet, Mover, NodeId};
use page_kit::components::filter_map_callback;
use page_kit::components::icons::{IconName, icon};
use page_kit::components::lab_page::use_go;
use page_kit::components::typed_field::TypedField;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::tree_game::analysis::Analysis;
use page_model::tree_game::nodes::{candidates, spoken, typed};
use texts::TreeGameTexts;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// Actions with a field each, and nodes to be joined with, at most.
const MAX_LISTED: usize = 40;

/// What the form is about, and what takes its changes.
pub struct Inspector {
    pub of: Analysis,
    pub node: NodeId,
    pub on_edit: Callback<Edit>,
    /// What was typed is no number.
    pub on_wrong: Callback<&'static str>,
    /// What was wrong with the last edit.
    pub fault: Html,
}

/// The form.
pub fn inspector(props: &Inspector, words: &TreeGameTexts) -> Html {
    let on_number = {
        let (on_wrong, on_edit) = (props.on_wrong.clone(), props.on_edit.clone());
        let wrong = words.wrong_number;
        Callback::from(move |edit: Option<Edit>| match edit {
            Some(edit) => on_edit.emit(edit),
            None => on_wrong.emit(wrong),
        })
    };
    let set = props.of.game.set_of(props.node);
    html! {
        <fieldset class="inspector" id="inspector">
            <legend>{ words.edit }{ ": " }{ spoken(&props.of, props.node, None, words) }</legend>
            { mover_choice(props, words) }
            if let Some((_, set)) = set {
                { actions(props, set, &on_number, words) }
                if set.player().is_some() { { of_set(props, set, words) } }
            }
            { paid(props, &on_number, words) }
            { props.fault.clone() }
            <Players of={props.of.clone()} on_edit={props.on_edit.clone()} />
        </fieldset>
    }
}

/// Who moves here.
fn mover_choice(props: &Inspector, words: &TreeGameTexts) -> Html {
    let (of, node) = (&props.of, props.node);
    let now = match of.game.set_of(node).map(|(_, set)| set.player()) {
        None => "end".to_owned(),
        Some(None) => "chance".to_owned(),
        Some(Some(player)) => player.to_string(),
    };
    let onchange = filter_map_callback(&props.on_edit, move |event: Event| {
        let value = event.target_dyn_into::<HtmlSelectElement>()?.value();
        Some(match value.as_str() {
            "end" => Edit::End(node),
            "chance" => Edit::Chance(node),
            player => Edit::Decision(node, player.parse().ok()?),
        })
    });
    let option = |value: String, name: String| html! { <option selected={value == now} value={value.clone()}>{ name }</option> };
    html! {
        <label class="actions">{ words.at_this_node }
            <select {onchange} data-key="mover">
                { for (0..of.game.players().len()).map(|player| option(player.to_string(), (words.node_decision)(&of.player(player, words), ""))) }
                { option("chance".to_owned(), words.node_chance.to_owned()) }
                { option("end".to_owned(), words.over.to_owned()) }
            </select>
        </label>
    }
}

fn field(label: String, value: String, key: String, on_text: Callback<String>) -> Html {
    html! { <TypedField {value} {label} on_change={on_text} maxlength={MAX_NAME} name={key} /> }
}

fn actions(
    props: &Inspector,
    set: &InformationSet,
    on_number: &Callback<Option<Edit>>,
    words: &TreeGameTexts,
) -> Html {
    let node = props.node;
    let row = |action: usize| {
        let name = set.actions[action].clone();
        let on_name = props
            .on_edit
            .reform(move |name| Edit::ActionName(node, action, name));
        let label = (words.action_label)(action + 1);
        let chance = match &set.mover {
            Mover::Chance(chances) => {
                let on_share = on_number.reform(move |text: String| {
                    Some(Edit::Probability(node, action, typed(&text)?))
                });
                field(
                    (words.probability_label)(&name),
                    chances[action].to_string(),
                    format!("share-{action}"),
                    on_share,
                )
            }
            Mover::Player(_) => Html::default(),
        };
        let remove = props
            .on_edit
            .reform(move |_: MouseEvent| Edit::RemoveAction(node, action));
        let title = (words.remove_action)(&name);
        html! {
            <li key={format!("{node} {action} {name}")}>
                { field(label, name, format!("name-{action}"), on_name) }
                { chance }
                if set.actions.len() > 1 {
                    <button class="icon-button" onclick={remove} aria-label={title.clone()} {title} data-key={format!("remove-{action}")}>{ icon(IconName::Close) }</button>
                }
            </li>
        }
    };
    let add = props
        .on_edit
        .reform(move |_: MouseEvent| Edit::AddAction(node));
    html! {
        <>
            <ul class="edited-actions">{ for (0..set.actions.len().min(MAX_LISTED)).map(row) }</ul>
            <div class="actions"><button onclick={add} data-key="add-action">{ words.add_action }</button></div>
        </>
    }
}

/// The information set: its name, who is in it, and who might be.
fn of_set(props: &Inspector, set: &InformationSet, words: &TreeGameTexts) -> Html {
    let node = props.node;
    let of = &props.of;
    let on_name = props.on_edit.reform(move |name| Edit::SetName(node, name));
    let candidates: Vec<NodeId> = candidates(of, node).take(MAX_LISTED).collect();
    let onchange = filter_map_callback(&props.on_edit, move |event: Event| {
        let with = event.target_dyn_into::<HtmlSelectElement>()?.value();
        Some(Edit::Join(node, with.parse().ok()?))
    });
    let option =
        |&node: &NodeId| html! { <option value={node.to_string()}>{ of.way_to(node) }</option> };
    let split = props.on_edit.reform(move |_: MouseEvent| Edit::Split(node));
    let count = set.nodes.len();
    html! {
        <div class="actions">
            <label>{ words.set_name }{ " " }{ field(words.set_name.to_owned(), set.name.clone(), "set-name".to_owned(), on_name) }</label>
            if !candidates.is_empty() {
                <label>{ words.join_with }{ " " }<select key={format!("{node} {}", candidates.len())} {onchange} data-key="join"><option selected=true value="">{ words.nobody }</option>{ for candidates.iter().map(option) }</select></label>
            }
            if count > 1 {
                <button onclick={split} data-key="split">{ words.split }</button>
                <span class="quiet small">{ (words.together)(count) }</span>
            }
        </div>
    }
}

fn paid(props: &Inspector, on_number: &Callback<Option<Edit>>, words: &TreeGameTexts) -> Html {
    let node = props.node;
    let of = &props.of;
    let payoffs = &of.game.nodes()[node].payoffs;
    let row = |player: usize| {
        let name = of.player(player, words);
        let payoff = payoffs.get(player).copied().unwrap_or(Fraction::ZERO);
        let on_payoff =
            on_number.reform(move |text: String| Some(Edit::Payoff(node, player, typed(&text)?)));
        html! {
            <label key={format!("{node} {player} {payoff}")} class={TONES[player]}>{ &name }{ " " }
                { field((words.payoff_label)(&name), payoff.shown(), format!("payoff-{player}"), on_payoff) }
            </label>
        }
    };
    html! {
        <div class="actions paid"><span>{ words.paid_here }</span>{ for (0..of.game.players().len()).map(row) }</div>
    }
}

#[derive(PartialEq, Properties)]
struct PlayersProps {
    of: Analysis,
    on_edit: Callback<Edit>,
}

/// Names of the players, and how many there are.
#[component]
fn Players(props: &PlayersProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    let of = &props.of;
    let go = use_go::<TreeGameExperiment>();
    let count = of.game.players().len();
    let row = |player: usize| {
        let of = of.clone();
        let value = of.game.players()[player].clone();
        let key = format!("player-{player}");
        let on_name = go.reform(move |name: String| {
            let mut players = of.game.players().to_vec();
            players[player] = name;
            let players = names::write_group(&players);
            let lab = TreeGameExperiment {
                players,
                ..of.lab.clone()
            };
            (lab, Entry::Replace)
        });
        html! { <span class={TONES[player]}>{ field((words.player_label)(player), value, key, on_name) }</span> }
    };
    let add = props.on_edit.reform(|_: MouseEvent| Edit::AddPlayer);
    let remove = props.on_edit.reform(|_: MouseEvent| Edit::RemovePlayer);
    html! {
        <div class="actions">
            <span>{ words.players }</span>
            { for (0..count).map(row) }
            if count < MAX_PLAYERS { <button onclick={add} data-key="add-player">{ words.add_player }</button> }
            if count > MIN_PLAYERS { <button onclick={remove} data-key="remove-player">{ (words.remove_player)(&of.player(count - 1, words)) }</button> }
        </div>
    }
}

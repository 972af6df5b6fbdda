//! Actions of every player: renamed, removed, added.

use super::found::FoundProps;
use experiments::matrix::MatrixExperiment;
use games::strategic::StrategicFault;
use page_kit::components::icons::{IconName, icon};
use page_kit::components::lab_page::use_go;
use page_kit::components::typed_field::TypedField;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::reshaped::{with_action_name, with_new_action, without_action};
use yew::prelude::*;

type Edited = Result<MatrixExperiment, StrategicFault>;

/// A list a player.
#[component]
pub fn Actions(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let go = use_go::<MatrixExperiment>();
    let fault = use_state(|| None::<String>);
    let on_edit = {
        let fault = fault.setter();
        Callback::from(move |edited: Edited| match edited {
            Ok(lab) => {
                fault.set(None);
                go.emit((lab, Entry::Replace));
            }
            Err(wrong) => fault.set(Some(format!("{wrong}."))),
        })
    };
    let list = |player: usize| {
        let name = of.player(player, words);
        let add = {
            let lab = of.lab.clone();
            on_edit.reform(move |_: MouseEvent| with_new_action(&lab, player))
        };
        let actions = 0..of.game.size(player);
        html! {
            <fieldset>
                <legend>{ &name }</legend>
                <ul class="edited-actions">{ for actions.map(|action| row(of, player, action, &on_edit, words)) }</ul>
                <button onclick={add} data-key={format!("add-action-{player}")}>{ (words.add_action)(&name) }</button>
            </fieldset>
        }
    };
    html! {
        <div class="edited-players">
            { for (0..of.game.players().len()).map(list) }
            if let Some(fault) = &*fault { <p class="field-error" role="alert">{ fault }</p> }
        </div>
    }
}

fn row(
    of: &Analysis,
    player: usize,
    action: usize,
    on_edit: &Callback<Edited>,
    words: &texts::MatrixTexts,
) -> Html {
    let name = of.game.actions()[player][action].clone();
    let on_change = {
        let lab = of.lab.clone();
        on_edit.reform(move |name: String| with_action_name(&lab, player, action, &name))
    };
    let remove = {
        let lab = of.lab.clone();
        on_edit.reform(move |_: MouseEvent| without_action(&lab, player, action))
    };
    let label = (words.action_label)(&of.player(player, words), action + 1);
    let title = (words.remove_action)(&name);
    html! {
        <li key={format!("{action} {name}")}>
            <TypedField value={name.clone()} {label} {on_change} maxlength={60} name={format!("action-{player}-{action}")} />
            if of.game.size(player) > 1 {
                <button class="icon-button" onclick={remove} aria-label={title.clone()} {title} data-key={format!("remove-{player}-{action}")}>{ icon(IconName::Close) }</button>
            }
        </li>
    }
}

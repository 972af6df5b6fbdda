//! Fields for the probabilities of an information set: one is typed, the others share what is left.

use super::found::TONES;
use games::fraction::Fraction;
use games::tree_game::SetId;
use page_kit::components::filter_map_callback;
use page_kit::components::typed_field::TypedField;
use page_kit::context::use_page;
use page_model::tree_game::analysis::Analysis;
use page_model::tree_game::shares::{typed, with_share};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ShareFieldProps {
    pub label: AttrValue,
    pub share: Fraction,
    /// What the field is called, for tests.
    pub name: AttrValue,
    /// Whether a probability can be taken, and what it does.
    pub on_share: Callback<Fraction>,
}

/// A field for a probability; what is none stays, and it is said what is allowed.
#[component]
pub fn ShareField(props: &ShareFieldProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    let ShareFieldProps {
        label,
        share,
        name,
        on_share,
    } = props;
    // What is no probability, and the one that it was typed over.
    let wrong = use_state(|| None::<(String, Fraction)>);
    let on_change = {
        let (wrong, on_share, share) = (wrong.setter(), on_share.clone(), *share);
        Callback::from(move |text: String| match typed(&text) {
            Some(share) => {
                wrong.set(None);
                on_share.emit(share);
            }
            None => wrong.set(Some((text, share))),
        })
    };
    let wrong = wrong.as_ref().filter(|(_, over)| over == share);
    let value = wrong.map_or_else(|| share.to_string(), |(text, _)| text.clone());
    html! {
        <>
            <TypedField class="share-field" key={share.to_string()} {value} label={label.clone()} is_wrong={wrong.is_some()} {on_change} name={name.clone()} />
            if wrong.is_some() { <span class="field-error small" role="alert">{ words.wrong_share }</span> }
        </>
    }
}

/// A field for each action of a set, called `key`, the set's number and the action's; `label` takes the set and the action.
pub fn action_fields(
    of: &Analysis,
    set: SetId,
    shares: &[Fraction],
    key: &str,
    label: fn(&str, &str) -> String,
    on_shares: &Callback<Vec<Fraction>>,
) -> Html {
    let tone = of.game.sets()[set].player().map(|player| TONES[player]);
    let row = |action: usize| {
        let name = of.action(set, action);
        let on_share = {
            let shares = shares.to_vec();
            filter_map_callback(on_shares, move |share| with_share(&shares, action, share))
        };
        let label = label(&of.labels[set], &name);
        html! { <label class={classes!("shares", tone)}>{ name }{ " " }<ShareField {label} share={shares[action]} name={format!("{key}-{set}-{action}")} {on_share} /></label> }
    };
    html! { <>{ for (0..shares.len()).map(row) }</> }
}

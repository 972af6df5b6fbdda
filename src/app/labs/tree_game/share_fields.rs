//! Fields for the probabilities of an information set: one is typed, the others share what is left.

use super::found::{FoundProps, TONES};
use crate::app::components::heard;
use games::fraction::Fraction;
use games::tree_game::SetId;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The rest goes to the others in their proportions, so that all is still 1.
pub fn with_share(shares: &[Fraction], place: usize, share: Fraction) -> Option<Vec<Fraction>> {
    if !(Fraction::ZERO..=Fraction::ONE).contains(&share)
        || (shares.len() == 1 && share != Fraction::ONE)
    {
        return None;
    }
    let left = Fraction::ONE.checked_add(-share)?;
    let before = Fraction::ONE.checked_add(-shares[place])?;
    let others = shares.len().max(2) - 1;
    let scaled = |(number, &other): (usize, &Fraction)| {
        if number == place {
            return Some(share);
        }
        match before.inverse() {
            Some(inverse) => other.checked_mul(inverse)?.checked_mul(left),
            None => left.checked_mul(Fraction::new(1, others as i64)),
        }
    };
    shares.iter().enumerate().map(scaled).collect()
}

/// A field for a probability; what is none changes nothing.
pub fn field(label: String, share: Fraction, key: String, on_share: &Callback<Fraction>) -> Html {
    let onchange = heard(on_share, |event: Event| {
        let field = event.target_dyn_into::<HtmlInputElement>()?;
        field.value().trim().parse().ok()
    });
    html! { <input type="text" class="share-field" key={format!("{key} {share}")} value={share.to_string()} aria-label={label} {onchange} autocomplete="off" spellcheck="false" data-key={key} /> }
}

/// A field for each action of a set, called `key`, the set's number and the action's; `label` takes the set and the action.
pub fn action_fields(
    of: &FoundProps,
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
            heard(on_shares, move |share| with_share(&shares, action, share))
        };
        let label = label(&of.labels[set], &name);
        html! { <label class={classes!("shares", tone)}>{ name }{ " " }{ field(label, shares[action], format!("{key}-{set}-{action}"), &on_share) }</label> }
    };
    html! { <>{ for (0..shares.len()).map(row) }</> }
}

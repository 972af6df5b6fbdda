//! Fields of a choice: a number to type, large enough for a thumb, or a button for each name.

use classes::playing::game::{Field, Role};
use classes::playing::round::Round;
use page_kit::context::use_page;
use page_model::playing::draft::{Draft, Missing};
use page_model::playing::said::{label, options};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct FieldsProps {
    pub round: Rc<Round>,
    pub role: Role,
    pub draft: Draft,
    pub on_draft: Callback<Draft>,
}

/// The fields of one side.
#[component]
pub fn Fields(props: &FieldsProps) -> Html {
    let fields = props.round.game.fields(props.role);
    let missing = props.draft.choice(&props.round).err();
    html! { <div class="play-fields">{ for fields.iter().enumerate().map(|(place, field)| html! { <OneField key={place} {place} field={*field} {missing} of={props.clone()} /> }) }</div> }
}

#[derive(PartialEq, Properties)]
struct OneFieldProps {
    place: usize,
    field: Field,
    missing: Option<Missing>,
    of: FieldsProps,
}

#[component]
fn OneField(props: &OneFieldProps) -> Html {
    let words = &use_page().texts.playing;
    let OneFieldProps {
        place, field, of, ..
    } = props;
    let name = label(field.kind, words);
    let choose = {
        let (place, of) = (*place, of.clone());
        move |text: String| of.on_draft.emit(of.draft.with(place, text))
    };
    let id = format!("choice-{place}");
    if let Some(names) = options(&of.round, of.role, field.kind, words) {
        let chosen = of.draft.at_place(*place);
        let button = |(number, name): (usize, &String)| {
            let is_chosen = chosen == number.to_string();
            let choose = choose.clone();
            let onclick = Callback::from(move |_: MouseEvent| choose(number.to_string()));
            html! { <button type="button" aria-pressed={is_chosen.to_string()} data-choice={number.to_string()} {onclick}>{ name }</button> }
        };
        return html! {
            <div class="play-options" role="group" aria-label={name} {id}>
                <span aria-hidden="true">{ name }</span>
                { for names.iter().enumerate().map(button) }
            </div>
        };
    }
    let oninput = Callback::from(move |event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        choose(field.value());
    });
    let wrong = (props.missing == Some(Missing::Wrong(*place, field.max)))
        .then(|| (words.fields.wrong)(field.max));
    html! {
        <label class="play-number">
            { name }
            <input class="number" {id} inputmode="numeric" autocomplete="off" value={of.draft.at_place(*place).to_owned()} {oninput} />
            <span class="quiet small">{ format!("0 – {}", field.max) }</span>
            if let Some(wrong) = wrong { <span class="field-error" role="alert">{ wrong }</span> }
        </label>
    }
}

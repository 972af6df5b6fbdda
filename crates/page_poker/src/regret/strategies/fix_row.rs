//! Fields and a slider that fix what is done in one information set. They write the link and nothing else.

use crate::regret::show_lab::show_lab;
use experiments::regret::locks::lock_sentence;
use experiments::regret::{Findings, RegretExperiment, naming};
use page_kit::components::filter_map_callback;
use page_kit::components::typed_field::TypedField;
use page_kit::context::use_page;
use page_model::regret::strategies::fixing::{self, STEPS, slid, step_of};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct FixRowProps {
    pub lab: RegretExperiment,
    pub learned: Rc<Findings>,
    pub row: usize,
    /// What the fields begin with.
    pub start: Vec<f64>,
}

/// The controls.
#[component]
pub fn FixRow(props: &FixRowProps) -> Html {
    let page = use_page();
    let texts = page.texts;
    let words = &texts.labs.regret.page.fixing;
    // What was typed, until something is; and why it was refused.
    let typed = use_state(|| None::<Vec<String>>);
    let refused = use_state(|| None::<String>);
    let tree = &props.learned.tree;
    let set = &tree.information_sets()[props.row];
    let shown = (*typed)
        .clone()
        .unwrap_or_else(|| start(props).iter().map(f64::to_string).collect());
    let fix = {
        let (lab, tree, key) = (props.lab.clone(), tree.clone(), set.key.clone());
        let (router, refused, shown) = (page.router.clone(), refused.setter(), shown.clone());
        Callback::from(
            move |_: MouseEvent| match lab.with_fixed(&tree, &key, &shown) {
                Ok(fixed) => {
                    let fits = show_lab(&router, &fixed);
                    refused.set((!fits).then(|| words.too_long.to_owned()));
                }
                Err(error) => refused.set(Some(lock_sentence(&error, texts))),
            },
        )
    };
    let free = {
        let (lab, router) = (props.lab.clone(), page.router);
        let lock = lab.lock.without(&set.key);
        Callback::from(move |_: MouseEvent| {
            let lock = lock.clone();
            show_lab(
                &router,
                &RegretExperiment {
                    lock,
                    ..lab.clone()
                },
            );
        })
    };
    let names = naming::action_names(tree, props.row, texts);
    let is_own = props.lab.lock != props.lab.lock.without(&set.key);
    html! {
        <div role="group" aria-label={words.heading} class="fix-row">
            { fields(&names, &shown, &typed, words.probability_of) }
            if let [_, last] = names.as_slice() { { slider(last, &shown, &typed, words.slider) } }
            <p class="actions">
                <button id="fix" onclick={fix}>{ words.fix }</button>
                <button id="free" onclick={free} aria-disabled={(!is_own).to_string()}>{ words.free }</button>
            </p>
            if let Some(sentence) = &*refused { <p class="field-error" id="fix-error" role="alert">{ sentence }</p> }
        </div>
    }
}

/// What is fixed, where something is, with four digits.
fn start(props: &FixRowProps) -> Vec<f64> {
    let tree = &props.learned.tree;
    fixing::start(&props.lab, tree, props.row, &props.start)
}

fn fields(
    actions: &[String],
    shown: &[String],
    typed: &UseStateHandle<Option<Vec<String>>>,
    label: fn(&str) -> String,
) -> Html {
    let field = |(index, action): (usize, &String)| {
        let (setter, before) = (typed.setter(), shown.to_vec());
        let take = Callback::from(move |text: String| {
            let mut next = before.clone();
            next[index] = fixing::typed(&text);
            setter.set(Some(next));
        });
        let id = format!("fix-{index}");
        html! {
            <div class="field">
                <label for={id.clone()}>{ label(action) }</label>
                <TypedField {id} class="number" inputmode="decimal" value={shown[index].clone()} on_change={take} />
            </div>
        }
    };
    html! { <div class="filters">{ for actions.iter().enumerate().map(field) }</div> }
}

/// Of two actions, the last one's probability.
fn slider(
    last: &str,
    shown: &[String],
    typed: &UseStateHandle<Option<Vec<String>>>,
    label: fn(&str) -> String,
) -> Html {
    let setter = typed.setter();
    let take = Callback::from(move |step: f64| setter.set(Some(slid(step))));
    let oninput = filter_map_callback(&take, |event: InputEvent| {
        let field = event.target_dyn_into::<HtmlInputElement>()?;
        field.value().parse().ok()
    });
    html! {
        <input type="range" id="fix-slider" min="0" max={STEPS.to_string()} value={step_of(shown).to_string()} {oninput} aria-label={label(last)} />
    }
}

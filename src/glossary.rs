//! Glossary, one press away from every page: the terms of the lab that is open come first. The search over the site opens it at a term.

use page_kit::components::dialog::Dialog;
use page_kit::components::icons::{IconName, icon};
use page_kit::context::use_page;
use texts::{GlossaryTexts, Term, TermGroup};
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct GlossaryProps {
    /// The lab that is open.
    pub lab: Option<&'static str>,
    /// What something else wants to be explained.
    #[prop_or_default]
    pub asked: AskedTerm,
}

/// A term that was asked for elsewhere.
#[derive(Clone, Default, PartialEq)]
pub struct AskedTerm {
    pub name: AttrValue,
    /// How often any was.
    pub times: u32,
}

/// The button that opens it.
#[component]
pub fn GlossaryButton(GlossaryProps { lab, asked }: &GlossaryProps) -> Html {
    let words = &use_page().texts.glossary;
    // Each time it begins with what was asked for.
    let content = use_callback((*lab, asked.clone()), |(), (lab, asked)| {
        html! { <Glossary key={asked.times} lab={*lab} asked={asked.clone()} /> }
    });
    html! {
        <Dialog button={icon(IconName::Book)} button_class="icon-button" name={words.button} heading={words.button}
            close={words.close} class="glossary" times_asked={asked.times} {content} />
    }
}

/// A field to find a term, and the terms.
#[component]
fn Glossary(GlossaryProps { lab, asked }: &GlossaryProps) -> Html {
    let words = &use_page().texts.glossary;
    let wanted = use_state_eq(|| asked.name.to_lowercase());
    let field = use_node_ref();
    use_effect_with(
        (field.clone(), asked.name.clone()),
        |(field, name): &(NodeRef, AttrValue)| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                field.set_value(name);
            }
        },
    );
    let oninput = {
        let wanted = wanted.setter();
        Callback::from(move |event: InputEvent| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                wanted.set(input.value().trim().to_lowercase());
            }
        })
    };
    let groups = words.groups_for(*lab);
    let groups: Vec<Html> = groups
        .into_iter()
        .filter_map(|group| terms(group, &wanted, words))
        .collect();
    html! {
        <>
            <input id="find-term" ref={field} type="search" placeholder={words.search} aria-label={words.search} {oninput} />
            // In an element of their own: the field keeps what is typed however many there are.
            <div>
                if groups.is_empty() {
                    <p role="status">{ (words.nothing)(&wanted) }</p>
                }
                <div>{ groups }</div>
            </div>
        </>
    }
}

/// The terms of a group that have what is asked for in them; `None` if none has.
fn terms(group: &TermGroup, wanted: &str, words: &'static GlossaryTexts) -> Option<Html> {
    let terms = group.terms.iter().filter(|term| term.has(wanted));
    let terms: Vec<Html> = terms.map(|term| explained(term, words)).collect();
    (!terms.is_empty()).then(|| {
        html! { <section key={group.name} aria-label={group.name}><h3>{ group.name }</h3><dl>{ terms }</dl></section> }
    })
}

fn explained(term: &Term, words: &GlossaryTexts) -> Html {
    html! {
        <div key={term.name}>
            <dt>{ term.name }</dt>
            <dd>
                { term.meaning }
                if !term.formula.is_empty() { <span class="formula number">{ term.formula }</span> }
                if !term.source.is_empty() { <span class="quiet small">{ words.source }{ ": " }{ term.source }{ "." }</span> }
            </dd>
        </div>
    }
}

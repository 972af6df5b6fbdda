//! Section: a part of a page with a heading that names it.

use yew::prelude::*;
use yew::virtual_dom::{VNode, VTag};

#[derive(PartialEq, Properties)]
pub struct SectionProps {
    /// The heading's id begins with it: `results` for `results-heading`.
    pub name: AttrValue,
    pub heading: AttrValue,
    /// A surface, as wide as its column, unless something else is said.
    #[prop_or_else(|| classes!("card"))]
    pub class: Classes,
    /// What else the element has: an id, what tests and style sheets read.
    #[prop_or_default]
    pub more: Vec<(&'static str, AttrValue)>,
    #[prop_or_default]
    pub node: NodeRef,
    pub children: Html,
}

/// The section.
#[component]
pub fn Section(props: &SectionProps) -> Html {
    let id = format!("{}-heading", props.name);
    let mut section = VTag::new("section");
    section.add_attribute("class", props.class.to_string());
    section.add_attribute("aria-labelledby", id.clone());
    for (name, value) in &props.more {
        section.add_attribute(name, value.clone());
    }
    section.node_ref = props.node.clone();
    section.add_children([
        html! { <h2 {id}>{ &props.heading }</h2> },
        props.children.clone(),
    ]);
    VNode::from(section)
}

//! Card around an opening: its title, what is said, its picture, the way to its lab, and buttons for the other openings. As high whatever is in it.

use super::opening::Opening;
use first_page::Words;
use texts::OpeningsTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct CardProps {
    pub words: Words<OpeningsTexts>,
    pub opening: Opening,
    pub title: &'static str,
    pub said: AttrValue,
    /// The link of the experiment that is behind it, without `#/`, and what the way there is called.
    pub way: (AttrValue, &'static str),
    /// What can be pressed besides the picture.
    #[prop_or_default]
    pub actions: Html,
    pub on_choose: Callback<Opening>,
    /// The picture.
    pub children: Html,
}

/// The card.
#[component]
pub fn Card(props: &CardProps) -> Html {
    let texts = props.words.0;
    let (link, way) = &props.way;
    let dot = |opening: Opening| {
        let on_choose = props.on_choose.clone();
        let onclick = Callback::from(move |_: MouseEvent| on_choose.emit(opening));
        let is_chosen = (opening == props.opening).to_string();
        let name = opening.name(texts);
        html! { <li><button type="button" aria-label={name} title={name} aria-pressed={is_chosen} {onclick}></button></li> }
    };
    html! {
        <section class="card opening" aria-labelledby="opening-heading">
            <h2 id="opening-heading">{ props.title }</h2>
            <p class="opening-said" role="status">{ &props.said }</p>
            <div class="opening-picture">{ props.children.clone() }</div>
            <div class="opening-foot">
                <a href={format!("#/{link}")}>{ way }</a>
                { props.actions.clone() }
                <ul class="opening-dots" aria-label={texts.choose}>{ for Opening::ALL.into_iter().map(dot) }</ul>
            </div>
        </section>
    }
}

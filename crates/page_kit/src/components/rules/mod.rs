//! Rules of a game or a problem, one press away.
//!
//! [`drawings`]: their pictures.

mod drawings;

use super::dialog::Dialog;
use crate::context::use_page;
use page_model::kit::rules::GameRules;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RulesButtonProps {
    pub game: GameRules,
}

/// The button that opens the rules.
#[component]
pub fn RulesButton(&RulesButtonProps { game }: &RulesButtonProps) -> Html {
    let texts = use_page().texts;
    let rules = game.text(texts);
    let content = use_callback(game, move |(), &game| content(game, texts));
    html! {
        <Dialog button={rules.button} button_class="rules-button" name={rules.button} heading={rules.name} close={texts.rules.close}
            class="rules" {content} />
    }
}

fn content(game: GameRules, texts: &'static Texts) -> Html {
    let rules = game.text(texts);
    html! {
        <>
            <ol class="rules-sentences">{ for rules.sentences.iter().map(|sentence| html! { <li>{ *sentence }</li> }) }</ol>
            <figure class="rules-drawing">
                { drawings::of(game, texts) }
                <figcaption class="quiet small">{ rules.drawing }</figcaption>
            </figure>
            if !rules.example.is_empty() {
                <p><strong>{ texts.rules.example }{ ": " }</strong>{ rules.example }</p>
            }
        </>
    }
}

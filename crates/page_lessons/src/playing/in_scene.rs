//! An experiment that the class plays, in a lesson's scene: what it is, and the ways to take part and to close it; once it is closed, what the class chose.

use super::closed_round::chosen_by_class;
use classes::playing::round::Round;
use lessons::lesson::ClassPlays;
use page_kit::components::qr_code::QrButton;
use page_kit::components::share_button::ShareButton;
use page_kit::device;
use page_model::kit::route::OF_CLASS;
use page_model::playing::said::{met, of_closed, rules, title};
use texts::Texts;
use yew::prelude::*;

/// The experiment; nothing where its link is wrong, which is told with the scene's faults.
pub fn in_scene(class: &ClassPlays, texts: &'static Texts) -> Html {
    let Some(Ok(round)) = Round::read(&class.link) else {
        return Html::default();
    };
    let words = &texts.playing;
    let link = AttrValue::from(round.link());
    let url = Callback::from({
        let link = link.clone();
        move |()| device::url(&link)
    });
    html! {
        <section class="card play-in-scene">
            <h2>{ title(&round, texts) }</h2>
            <p>{ rules(&round, texts) }{ " " }{ met(&round, words).unwrap_or_default() }</p>
            if round.choices.is_some() { { chosen_by_class(&round, &of_closed(&round), words) } }
            <div class="actions">
                <a class="button primary" href={format!("#/{link}")}>{ words.choose }</a>
                <ShareButton link={link.clone()} /><QrButton {url} />
                <a href={format!("#/{OF_CLASS}{link}")}>{ words.teach }</a>
            </div>
        </section>
    }
}

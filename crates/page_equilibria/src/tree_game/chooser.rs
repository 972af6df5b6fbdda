//! Chooser: the game, from the library or one of somebody's own, and the number in its name.

use experiments::tree_game::TreeGameExperiment;
use page_kit::components::dragged_number::DraggedNumber;
use page_kit::components::filter_map_callback;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::tree_game::choosing::{OWN, chosen, with_number};
use texts::Story;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ChooserProps {
    pub lab: TreeGameExperiment,
}

/// A list in the sentence.
#[component]
pub fn Chooser(ChooserProps { lab }: &ChooserProps) -> Html {
    let words = &use_page().texts.labs.tree_game;
    let entry = lab.entry();
    let name = entry.map(|(entry, _)| entry.name);
    let option = |story: &Story| html! { <option value={story.key} selected={Some(story.key) == name}>{ story.name }</option> };
    let go = use_go();
    let onchange = {
        let lab = lab.clone();
        filter_map_callback(&go, move |event: Event| {
            let name = event.target_dyn_into::<HtmlSelectElement>()?.value();
            Some((chosen(&lab, &name)?, Entry::Push))
        })
    };
    html! {
        <>
            <select class="in-sentence" aria-label={words.page.choose} {onchange} data-key="library">
                if name.is_none() { <option value={lab.game.clone()} selected=true>{ if lab.title.is_empty() { words.page.own_game.to_owned() } else { lab.title.clone() } }</option> }
                { for words.stories.iter().map(option) }
                <option value={OWN}>{ words.page.new_game }</option>
            </select>
            if let Some((entry, number)) = entry && let Some(bounds) = entry.bounds() {
                { " " }<Number lab={lab.clone()} name={entry.name} {number} {bounds} />
            }
        </>
    }
}

#[derive(PartialEq, Properties)]
struct NumberProps {
    lab: TreeGameExperiment,
    name: &'static str,
    number: usize,
    bounds: [usize; 3],
}

/// How many cards, coins or rounds.
#[component]
fn Number(props: &NumberProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    let [least, _, most] = props.bounds;
    let within = move |number: i64| number.clamp(least as i64, most as i64);
    let stepped = Callback::from(move |(text, steps): (String, i64)| {
        let number: i64 = text.parse().ok()?;
        Some(within(number.saturating_add(steps)).to_string())
    });
    let (lab, name) = (props.lab.clone(), props.name);
    let on_change = filter_map_callback(&use_go(), move |text: String| {
        let number = within(text.parse().ok()?);
        Some((with_number(&lab, name, number), Entry::Replace))
    });
    let value = props.number.to_string();
    html! { <DraggedNumber label={words.number} value={value.clone()} shown={value} {stepped} {on_change} name="size" /> }
}

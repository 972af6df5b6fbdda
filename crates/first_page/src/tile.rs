//! Tile of a lab on the first page: its picture, its name, the question it answers.

use super::sketch::Sketch;
use texts::ListedLab;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct TileProps {
    pub lab: &'static ListedLab,
    /// What is live in it; its sketch where there is nothing.
    #[prop_or_default]
    pub picture: Option<Html>,
}

/// The tile.
#[component]
pub fn Tile(props: &TileProps) -> Html {
    let ListedLab {
        key,
        name,
        question,
        live,
        link,
        ..
    } = props.lab;
    let picture = props.picture.clone();
    html! {
        <li class="card tile" data-lab={*key}>
            <div class="tile-picture">{ picture.unwrap_or_else(|| html! { <Sketch lab={*key} /> }) }</div>
            <h3><a href={format!("#/{link}")}>{ name }</a></h3>
            <p>{ question }</p>
            <p class="quiet small">{ live }</p>
        </li>
    }
}

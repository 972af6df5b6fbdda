//! Matrix of a game of one choice, with both strategies along its sides.

use super::looking::use_looking_around;
use experiments::regret::RegretExperiment;
use games::Player;
use page_kit::components::player_mark::{player_class, player_mark};
use page_kit::context::use_page;
use page_model::regret::payoffs::{self, matrix};
use page_model::regret::shown::Shown;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct MatrixPictureProps {
    pub lab: RegretExperiment,
    pub shown: Shown,
}

/// The matrix.
#[component]
pub fn MatrixPicture(props: &MatrixPictureProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.pictures.matrix;
    let looking = use_looking_around(&props.lab);
    let tree = &props.shown.learned.tree;
    let [first, second] = tree.information_sets() else {
        return Html::default();
    };
    let side = |set: &engines::regret::InformationSet, row: usize, choice: usize| {
        let onclick = looking.set().reform({
            let key = set.key.clone();
            move |_: MouseEvent| key.clone()
        });
        let name = set.actions[choice].clone();
        side(props, set.player, row, choice, name, onclick, texts)
    };
    let payoffs = matrix(tree);
    let row = |(choice, paid): (usize, &Vec<f64>)| {
        html! {
            <tr key={choice}>
                <th scope="row">{ side(first, 0, choice) }</th>
                { for paid.iter().map(|&paid| cell(paid, texts)) }
            </tr>
        }
    };
    html! {
        <div class="matrix-picture" id="matrix-picture">
            <table class="outcome-table">
                <caption>{ words.caption }</caption>
                <thead>
                    <tr>
                        <th class="matrix-corner"><span>{ player_mark(Player::First) }{ words.rows_are }</span>{ " " }<span>{ player_mark(Player::Second) }{ words.columns_are }</span></th>
                        { for (0..second.actions.len()).map(|choice| html! { <th scope="col">{ side(second, 1, choice) }</th> }) }
                    </tr>
                </thead>
                <tbody>{ for payoffs.iter().enumerate().map(row) }</tbody>
            </table>
        </div>
    }
}

fn cell(paid: f64, texts: &Texts) -> Html {
    let (text, winner) = payoffs::told(paid, texts);
    html! { <td class={classes!("matrix-cell", "number", winner.map(player_class))}>{ text }</td> }
}

/// A choice at the side of the matrix: its name, and how often it is made.
fn side(
    props: &MatrixPictureProps,
    player: Player,
    row: usize,
    choice: usize,
    name: String,
    onclick: Callback<MouseEvent>,
    texts: &Texts,
) -> Html {
    let words = &texts.labs.regret.pictures;
    let shares = props.shown.row(row);
    let shares = shares.map(|(average, current)| (average[choice], current[choice]));
    let text = shares.map_or_else(String::new, |(average, _)| (words.percent)(average));
    let label = (words.matrix.often)(&name, &text);
    let set = &props.shown.learned.tree.information_sets()[row].key;
    html! {
        <button class={classes!("matrix-side", player_class(player))} {onclick} aria-label={label}
            aria-pressed={(props.lab.set == *set).to_string()} data-about={format!("set-{set}")}>
            <span>{ name }</span>{ " " }
            <span class="share-bar" aria-hidden="true">
                if let Some((average, current)) = shares {
                    <i ~style={format!("left:0;width:{:.2}%", average * 100.0)} />
                    <b ~style={format!("left:{:.2}%", current * 100.0)} />
                }
            </span>
            <span class="number">{ text }</span>
        </button>
    }
}

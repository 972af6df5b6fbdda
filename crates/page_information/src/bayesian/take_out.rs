//! The same game as a tree and as a matrix: in their labs, and as files for other programs.

use super::found::FoundProps;
use experiments::common::game_name::file_stem;
use games::strategic::nfg;
use games::tree_game::efg;
use page_kit::context::use_page;
use page_kit::device;
use page_model::bayesian::as_game::{as_matrix, as_tree, matrix_link, tree_link};
use yew::prelude::*;

/// The ways.
#[component]
pub fn TakeOut(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.bayesian.page;
    let stem = file_stem(of.lab.entry().map(|entry| entry.name), "");
    let button = |label: &'static str, ending: &str, text: Option<String>| {
        let name = format!("{stem}.{ending}");
        let file = name.clone();
        text.map(|text| {
            let onclick =
                Callback::from(move |_: MouseEvent| device::download(&name, "text/plain", &text));
            html! { <button {onclick} data-file={file}>{ label }</button> }
        })
    };
    let efg = as_tree(of).map(|game| efg::write(&game));
    let nfg = as_matrix(of).map(|game| nfg::write(&game));
    html! {
        <div class="actions">
            <span class="quiet small">{ words.take_out }</span>
            { for button(words.as_efg, "efg", efg) }
            { for button(words.as_nfg, "nfg", nfg) }
        </div>
    }
}

/// Links to the labs of trees and matrices.
#[component]
pub fn OtherForms(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.bayesian.page;
    let link = |id: &'static str, label: &'static str, link: Option<String>| {
        link.map(|link| html! { <a class="button" {id} href={format!("#/{link}")}>{ label }</a> })
    };
    html! {
        <p class="actions">
            { for link("as-tree", words.as_tree, tree_link(of)) }
            { for link("as-matrix", words.as_matrix, matrix_link(of)) }
        </p>
    }
}

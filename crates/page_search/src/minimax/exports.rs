//! The tree to take away: SVG, PNG, TikZ.

use drawing::svg::standalone_svg;
use drawing::tikz::tikz;
use experiments::minimax::Side;
use page_kit::components::picture_colours::colours;
use page_kit::device;
use page_model::minimax::view::View;
use texts::Texts;
use yew::prelude::*;

/// What the picture's style names.
const COLOURS: [&str; 9] = [
    "--card", "--ink", "--quiet", "--line", "--well", "--first", "--second", "--mark", "--paper",
];

/// The buttons; they take what is shown at the moment.
pub fn exports(view: &View, side: Side, texts: &'static Texts) -> Html {
    let words = &texts.labs.minimax.page;
    let Some(tree) = view.side(side).map(|side| side.tree.clone()) else {
        return Html::default();
    };
    let svg = {
        let tree = tree.clone();
        move || standalone_svg(&*tree, &colours(&COLOURS))
    };
    let save_svg = {
        let svg = svg.clone();
        Callback::from(move |_: MouseEvent| device::download("tree.svg", "image/svg+xml", &svg()))
    };
    let save_png = Callback::from(move |_: MouseEvent| {
        device::download_png("tree.png", &svg(), device::PRINT)
    });
    let save_tikz = Callback::from(move |_: MouseEvent| {
        device::download("tree.tex", "application/x-tex", &tikz(&*tree));
    });
    html! {
        <>
            <button onclick={save_svg} data-file="tree.svg">{ words.save_svg }</button>
            <button onclick={save_png} data-file="tree.png">{ words.save_png }</button>
            <button onclick={save_tikz} data-file="tree.tex">{ words.save_tikz }</button>
        </>
    }
}

//! The match: two rows of moves around the moment, what happened in the round and why, payoffs so far, and a question.

use super::found::{FoundProps, class_of};
use super::mistake::Mistake;
use super::scores::ScoresView;
use page_kit::components::framing::use_is_asked_around;
use page_kit::components::lab_page::use_go;
use page_kit::components::legend::Legend;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::repeated::film::{Cell, at_round, cells, window};
use page_model::repeated::reasons::sentences;
use texts::Texts;
use yew::prelude::*;

/// The film, and all that is below it.
#[component]
pub fn FilmView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.repeated.views;
    let (shown, played) = (
        of.rounds().len() as u64,
        u64::from(of.found.analysis.film.played),
    );
    // A scene of a lesson asks about what comes.
    let is_asked_around = use_is_asked_around();
    let is_over = of.position() >= of.rounds().len();
    if shown == 0 {
        return html! { <p class="quiet nothing-yet">{ words.under_way }</p> };
    }
    html! {
        <div class="rows" id="film" data-round={of.position().to_string()}>
            <Moves of={of.clone()} />
            <div class="round-told" id="round-told">
                { for sentences(of, texts).into_iter().map(|sentence| html! { <p>{ sentence }</p> }) }
            </div>
            if shown < played { <p class="quiet small">{ (words.film.shown_of)(shown, played) }</p> }
            if is_over || !is_asked_around { <ScoresView of={of.clone()} /> }
            { legend(texts) }
            <Mistake of={of.clone()} />
        </div>
    }
}

/// The moves: a press on one goes to its round.
#[component]
fn Moves(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.repeated.views.film;
    let go = use_go();
    let in_sight = window(of.position(), of.rounds().len());
    let ends = [in_sight.start + 1, in_sight.end].map(|round| (texts.number)(round as u64));
    let label = (words.label)(ends.each_ref().map(String::as_str));
    let one = |cell: &Cell| {
        let lab = at_round(of, cell.round as u64);
        let onclick = go.reform(move |_: MouseEvent| (lab.clone(), Entry::Replace));
        html! { <i class={classes(cell)} data-round={cell.round.to_string()} {onclick}>{ &cell.letter }</i> }
    };
    let row = |player: usize| {
        html! {
            <>
                <p class={classes!("film-name", class_of(player))}>{ of.name(player, texts) }</p>
                <div class={classes!("film-row", class_of(player))}>{ for cells(of, player).iter().map(one) }</div>
            </>
        }
    };
    let [first, last] = &ends;
    html! {
        <div class="film" role="img" aria-label={label}>
            { row(0) }
            { row(1) }
            <p class="film-ends quiet small number"><span>{ first }</span><span>{ last }</span></p>
        </div>
    }
}

fn classes(cell: &Cell) -> Classes {
    classes!(
        "move",
        format!("shade-{}", cell.shade),
        cell.slipped.then_some("slipped"),
        cell.mistaken.then_some("mistaken"),
        cell.is_now.then_some("now"),
        cell.is_later.then_some("later")
    )
}

fn legend(texts: &Texts) -> Html {
    let words = texts.labs.repeated.views.film.legend;
    let marks = ["shade-0", "slipped", "mistaken", "now"];
    let entry = |(class, meaning): (&'static str, &'static str)| {
        let mark = html! { <i class={classes!("move", "sample", "by-first", class)} aria-hidden="true" /> };
        (mark, meaning.into())
    };
    let entries: Vec<_> = marks.into_iter().zip(words).map(entry).collect();
    html! { <Legend {entries} /> }
}

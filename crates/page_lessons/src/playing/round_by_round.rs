//! Rounds of a class, one after the other, and those of other classes beside them: as lines and as a table.

use super::text_file::use_text_file;
use classes::playing::closed::totals;
use classes::playing::round::Round;
use page_kit::components::chart::LineChart;
use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::context::use_page;
use page_model::playing::rounds::{Compared, OfClass, compared, opened};
use page_model::playing::said::{of_closed, points};
use std::rc::Rc;
use texts::PlayingTexts;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RoundByRoundProps {
    /// Closed, with the rounds before it.
    pub closed: Rc<Round>,
}

/// The card. Of a single round of a single class it holds only where another one is opened.
#[component]
pub fn RoundByRound(RoundByRoundProps { closed }: &RoundByRoundProps) -> Html {
    let words = &use_page().texts.playing;
    let others = use_state(Vec::<Round>::new);
    let wrong = use_state_eq(|| false);
    let on_text = {
        let (others, wrong, like) = (others.clone(), wrong.setter(), closed.clone());
        Callback::from(move |text: String| {
            let found = opened(&text, &like);
            wrong.set(found.is_none());
            if let Some(found) = found {
                others.set((*others).iter().cloned().chain([found]).collect());
            }
        })
    };
    let of = (closed.clone(), (*others).clone());
    let shown = use_memo(of, |(closed, others)| {
        let rounds = closed.all_closed();
        let sums = (rounds.len() > 1).then(|| sums(&rounds, words));
        let is_alone = others.is_empty() && rounds.len() < 2;
        let compared = (!is_alone).then(|| compared(&classes(rounds, others, words), words));
        (compared, sums)
    });
    let (compared, sums) = &*shown;
    html! {
        <section class="card" id="round-by-round">
            <h2>{ words.teacher.rounds }</h2>
            if let Some(compared) = compared { { pictured(compared, words) } }
            { sums.clone().unwrap_or_default() }
            <Beside {on_text} />
            if *wrong { <p class="field-error" role="alert">{ words.teacher.beside_wrong }</p> }
        </section>
    }
}

/// This class and those that were opened.
fn classes(rounds: Vec<Round>, others: &[Round], words: &PlayingTexts) -> Vec<OfClass> {
    let this = OfClass {
        name: words.teacher.this_class.to_owned(),
        rounds,
    };
    let beside = (2..).zip(others).map(|(number, round)| OfClass {
        name: (words.teacher.other_class)(number),
        rounds: round.all_closed(),
    });
    [this].into_iter().chain(beside).collect()
}

fn pictured(compared: &Compared, words: &'static PlayingTexts) -> Html {
    let Compared {
        header,
        rows,
        axis,
        series,
        range,
    } = compared.clone();
    let header: Header = header.into_iter().collect();
    let row = |(place, row): (usize, Vec<String>)| {
        let mut cells = row.into_iter();
        let name = cells.next().unwrap_or_default();
        Row::of(place).name(name).cells(cells).into()
    };
    let rows: Vec<Html> = rows.into_iter().enumerate().map(row).collect();
    let has_lines = axis.len() > 1;
    html! {
        <>
            if has_lines { <LineChart title={words.teacher.rounds} axis_label={words.teacher.rounds_header[1]} axis={Rc::new(axis)} series={Rc::new(series)} ends={(1.0, None)} {range} coloured=true /> }
            <div class="scroll"><DataTable {header}>{ for rows }</DataTable></div>
        </>
    }
}

/// Points in all rounds, the most first.
fn sums(rounds: &[Round], words: &'static PlayingTexts) -> Html {
    let all: Vec<_> = rounds.iter().map(of_closed).collect();
    let totals = totals(&all);
    let mut sorted: Vec<_> = totals.iter().collect();
    sorted.sort_by_key(|(seat, (_, rank))| (*rank, **seat));
    let row = |(seat, (sum, rank)): &(&u16, &(games::fraction::Fraction, usize))| {
        Row::of(usize::from(**seat))
            .name(seat.to_string())
            .cells([points(*sum), rank.to_string()])
            .into()
    };
    let rows: Vec<Html> = sorted.iter().map(row).collect();
    html! {
        <details>
            <summary>{ words.teacher.total }</summary>
            <div class="scroll"><DataTable header={&words.teacher.total_header}>{ for rows }</DataTable></div>
        </details>
    }
}

#[derive(PartialEq, Properties)]
struct BesideProps {
    on_text: Callback<String>,
}

/// Where another class is pasted or opened.
#[component]
fn Beside(BesideProps { on_text }: &BesideProps) -> Html {
    let words = &use_page().texts.playing.teacher;
    let field = use_node_ref();
    let onclick = {
        let (field, on_text) = (field.clone(), on_text.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                on_text.emit(field.value());
                field.set_value("");
            }
        })
    };
    let onchange = use_text_file(on_text);
    html! {
        <div class="actions play-beside">
            <label for="beside">{ words.beside }</label>
            <input id="beside" ref={field} type="text" autocomplete="off" spellcheck="false" />
            <button id="put-beside" {onclick}>{ words.beside_button }</button>
            <label class="button" for="open-beside">{ words.open_file }</label>
            <input id="open-beside" class="visually-hidden" type="file" accept=".json,application/json" {onchange} />
        </div>
    }
}

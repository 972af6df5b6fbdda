//! Play: auctions one after the other, in which the viewer bids against the others, with what hindsight says about each bid.

use super::found::FoundProps;
use super::opponents::OpponentTabs;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_model::auction::analysis::Analysis;
use page_model::auction::play::{Drawn, Score, Settled, drawn, said, score_rows, settle, usual};
use page_model::auction::turn::typed;
use texts::Texts;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// What is under way.
#[derive(Clone, Debug, Default, PartialEq)]
struct Series {
    auction: u64,
    settled: Option<Settled>,
    score: Score,
    /// Why what was typed is no bid.
    wrong: Option<&'static str>,
}

/// A series of auctions.
#[component]
pub fn PlayView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let views = &texts.labs.auction.views;
    let words = &views.play;
    let series = use_series(of);
    let on_again = {
        let series = series.setter();
        Callback::from(move |_: MouseEvent| series.set(Series::default()))
    };
    let Some(now) = drawn(of, series.auction) else {
        return html! { <p class="quiet" id="play">{ of.instead(texts).unwrap_or(views.under_way) }</p> };
    };
    html! {
        <div class="rows" id="play">
            <OpponentTabs of={of.clone()} />
            <BidForm of={of.clone()} {now} series={series.clone()} />
            <div aria-live="polite">
                if let Some(wrong) = series.wrong { <p>{ wrong }</p> }
                if let Some(settled) = &series.settled { <p>{ said(of, settled, texts) }</p> }
            </div>
            { score(of, &series.score, texts) }
            if series.score.auctions > 0 {
                <div class="actions"><button onclick={on_again}>{ words.again }</button></div>
            }
        </div>
    }
}

/// The series, which begins again with another auction. Looking at another value is none.
#[hook]
fn use_series(of: &Analysis) -> UseStateHandle<Series> {
    let series = use_state_eq(Series::default);
    let setter = series.setter();
    let mut asked = of.asked.clone();
    (asked.value, asked.round) = (of.lab.value, of.lab.round);
    use_effect_with(asked, move |_| setter.set(Series::default()));
    series
}

#[derive(PartialEq, Properties)]
struct BidFormProps {
    of: Analysis,
    now: Drawn,
    series: UseStateHandle<Series>,
}

/// Where the bid is typed.
#[component]
fn BidForm(BidFormProps { of, now, series }: &BidFormProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.auction.views.play;
    let field = use_node_ref();
    let on_bid = {
        let (series, field, of, now) = (series.clone(), field.clone(), of.clone(), now.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let text = field.cast::<HtmlInputElement>().map(|field| field.value());
            series.set(after(&series, &of, &now, &text.unwrap_or_default(), texts));
        })
    };
    let on_next = {
        let (series, field) = (series.clone(), field.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                field.set_value("");
                let _ = field.focus();
            }
            series.set(Series {
                auction: series.auction + 1,
                settled: None,
                ..(*series).clone()
            });
        })
    };
    let asks = match of.lab.is_common() {
        true => words.ask_with_signal,
        false => words.ask,
    };
    let is_over = series.settled.is_some();
    html! {
        <form class="turn-ask" onsubmit={on_bid}>
            <label>
                { asks(&(texts.value)(now.value)) }{ " " }
                <input class="number" ref={field} inputmode="decimal" autocomplete="off" readonly={is_over}
                    aria-invalid={series.wrong.is_some().to_string()} />
            </label>
            { " " }
            if is_over {
                <button type="button" onclick={on_next}>{ words.next }</button>
            } else {
                <button>{ words.bid }</button>
            }
        </form>
    }
}

/// The series after a bid.
fn after(series: &Series, of: &Analysis, now: &Drawn, text: &str, texts: &Texts) -> Series {
    let words = &texts.labs.auction.views.turn;
    let wrong = |wrong| Series {
        wrong: Some(wrong),
        ..series.clone()
    };
    let Some(bid) = typed(text) else {
        return wrong(words.no_number);
    };
    if of.budget().is_some_and(|budget| bid > budget) {
        return wrong(words.over_budget);
    }
    let settled = settle(of, now, bid);
    Series {
        settled: Some(settled),
        score: series.score.with(&settled, usual(of, now).as_ref()),
        wrong: None,
        ..series.clone()
    }
}

fn score(of: &Analysis, score: &Score, texts: &Texts) -> Html {
    let words = &texts.labs.auction.views.play;
    if score.auctions == 0 {
        return Html::default();
    }
    let row = |[name, sum]: &[String; 2]| Row::named(name.clone()).cell(sum.clone());
    html! {
        <>
            <p>{ (words.header)(score.auctions) }</p>
            <DataTable class="number" header={&words.columns}>{ for score_rows(of, score, texts).iter().map(row) }</DataTable>
        </>
    }
}

//! Envelope: payoffs of each action over the mixtures of a player with two, and the equilibria that are read from the highest line.

use super::found::FoundProps;
use page_kit::components::chart::LineChart;
use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::context::use_page;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::envelope::{Envelope, envelopes};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// An envelope for each player with two actions.
#[component]
pub fn EnvelopeView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let all = use_memo(of.game.clone(), |game| envelopes(game));
    html! {
        <div class="rows" id="envelope">
            { for all.iter().map(|envelope| one(of, envelope, texts)) }
            <p class="quiet small">{ texts.labs.matrix.envelope.about }</p>
        </div>
    }
}

fn one(of: &Analysis, envelope: &Envelope, texts: &'static Texts) -> Html {
    let words = &texts.labs.matrix.envelope;
    let [own, other] = [envelope.player, 1 - envelope.player];
    let actions = of.game.actions();
    let player = |player: usize| of.player(player, &texts.labs.matrix.page);
    let first = &actions[own][0];
    let (axis, series, range) = envelope.lines(&actions[other], words);
    let title = (words.title)(&player(other));
    let axis_label = (words.axis)(&player(own), first);
    let header = [
        (words.shares)(first),
        words.response.to_owned(),
        words.answer.to_owned(),
    ];
    let rows = envelope.rows([&actions[0], &actions[1]], words);
    let row = |[shares, best, answer]: &[String; 3]| {
        Row::named(shares.clone())
            .cell(best.clone())
            .cell(answer.clone())
    };
    html! {
        <div class="rows" key={own}>
            <LineChart {title} {axis_label} axis={Rc::new(axis)} ends={(0.0, Some(1.0))} series={Rc::new(series)} {range}
                marks={envelope.marks(words)} />
            <DataTable header={header.into_iter().collect::<Header>()}>{ for rows.iter().map(row) }</DataTable>
            <p>{ envelope.said(first, words) }</p>
        </div>
    }
}

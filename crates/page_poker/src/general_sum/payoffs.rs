//! Payoffs: what each player gets by the averages, from every start.

use super::found::FoundProps;
use super::strip_plot::{Strip, StripPlot, strip_plot};
use experiments::general_sum::GameName;
use page_kit::context::use_page;
use page_model::kit::chart::{extent, with_air};
use texts::GeneralSumTexts;
use yew::prelude::*;

/// A row a player, a dot a start.
#[component]
pub fn Payoffs(FoundProps { lab, findings }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.general_sum.page;
    let last: Vec<_> = findings.last().collect();
    if last.is_empty() {
        return html! { <p class="quiet">{ words.nothing_yet }</p> };
    }
    let marked = last.iter().position(|(run, _)| *run == lab.run_shown());
    let players = 0..findings.compiled.game.players();
    let strip = |player: usize| {
        let values = last.iter().map(|(_, point)| point.payoffs[player]);
        strip(player, values.collect(), marked, words)
    };
    let strips: Vec<Strip> = players.map(strip).collect();
    let all = strips.iter().flat_map(|strip| strip.values.iter().copied());
    let range = with_air(extent(all.chain([0.0])).unwrap_or_default(), 0.05, 0.001);
    let runs = lab.runs() as usize;
    let about = match runs {
        1 => words.payoffs_of_one.to_owned(),
        _ => (words.payoffs_differ)(runs),
    };
    let is_in_family = lab.game == GameName::KuhnForThree && lab.cards == 4;
    let gains = last.iter().map(|(_, point)| point.largest_gain());
    let gain = gains.fold(0.0, f64::max);
    let family = is_in_family.then(|| (words.known_family)(&strips[1].text, gain));
    let plot = StripPlot {
        id: "payoffs",
        label: words.payoffs_lead,
        strips: &strips,
        range,
        line: 0.0,
    };
    html! {
        <div class="rows">
            <p class="quiet small">{ words.payoffs_lead }</p>
            { strip_plot(&plot, texts) }
            <p class="quiet small">{ about }{ " " }{ family.unwrap_or_default() }</p>
        </div>
    }
}

fn strip(player: usize, values: Vec<f64>, marked: Option<usize>, words: &GeneralSumTexts) -> Strip {
    let (low, high) = extent(values.iter().copied()).unwrap_or_default();
    Strip {
        name: (words.player)(player).into(),
        text: (words.between)(low, high).into(),
        values,
        marked,
    }
}

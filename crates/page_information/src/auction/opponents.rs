//! Opponents: whom the viewer bids against.

use super::found::FoundProps;
use experiments::auction::{AuctionExperiment, Opponents};
use page_kit::components::lab_page::use_go;
use page_kit::components::tabs::{Tabs, tabs};
use page_kit::context::use_page;
use page_kit::router::Entry;
use yew::prelude::*;

/// Tabs of those that there are; nothing where there are no others.
#[component]
pub fn OpponentTabs(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.auction.views.turn;
    let asked = of.asked.clone();
    let on_choose = use_go().reform(move |opponents: Opponents| {
        let asked = AuctionExperiment {
            opponents,
            ..asked.clone()
        };
        (asked, Entry::Replace)
    });
    let all = [
        (Opponents::Equilibrium, words.opponents[0]),
        (Opponents::Naive, words.opponents[1]),
        (Opponents::Learned, words.opponents[2]),
    ];
    let offered = all
        .into_iter()
        .filter(|(opponents, _)| of.has_opponents(*opponents));
    let offered = tabs(offered);
    if offered.len() < 2 {
        return Html::default();
    }
    html! {
        <>
            <Tabs<Opponents> label={words.others} is_labelled=true tabs={offered} chosen={of.opponents()} {on_choose} />
            if of.opponents() == Opponents::Naive {
                <p class="quiet small">{ if of.lab.is_common() { words.naive_of_common } else { words.naive } }</p>
            }
        </>
    }
}

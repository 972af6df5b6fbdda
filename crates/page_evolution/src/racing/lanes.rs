//! Lanes, a race each, on the same games: how far each has come by the moment looked at, where it stopped, and what it
//! says. A press on a lane looks at that race.

use super::decisions::Decisions;
use experiments::racing::{Findings, RacingExperiment};
use page_kit::components::fold::Folded;
use page_kit::components::lab_page::use_go;
use page_kit::components::player_mark::player_mark;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::racing::lanes::{Lane, lanes, tests_at};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LanesProps {
    pub lab: RacingExperiment,
    pub findings: Rc<Findings>,
}

/// The lanes, and all of it as a table.
#[component]
pub fn Lanes(props: &LanesProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.racing.page.decisions;
    let LanesProps { lab, findings } = props;
    let go = use_go();
    let Some(live) = findings.live.as_ref() else {
        return Html::default();
    };
    let lane = |lane: Lane| {
        let onclick = {
            let (lab, race) = (lab.clone(), lane.race);
            go.reform(move |_: MouseEvent| {
                (
                    RacingExperiment {
                        race,
                        ..lab.clone()
                    },
                    Entry::Push,
                )
            })
        };
        draw(&lane, lab, live.games, onclick, texts)
    };
    html! {
        <>
            <div class="lanes" id="lanes" role="group" aria-label={words.introduction}>
                { for lanes(lab, live).map(lane) }
            </div>
            <Folded id="decisions-fold" summary={html! { { words.as_table } }}>
                <Decisions lab={lab.clone()} findings={findings.clone()} />
            </Folded>
        </>
    }
}

fn draw(
    lane: &Lane,
    lab: &RacingExperiment,
    longest: u64,
    onclick: Callback<MouseEvent>,
    texts: &'static Texts,
) -> Html {
    let name = texts.labs.racing.parameters.race.option(lane.race as usize);
    let share = lane.share(longest);
    let is_chosen = lane.race == lab.race;
    let says = lane.says(texts);
    let says = if lane.end.is_some() {
        html! { <span>{ says }</span> }
    } else {
        html! { <span class="quiet">{ says }</span> }
    };
    let mark = lane.end.map(|end| end.verdict.better);
    let games = lane.end.map(|end| end.games.to_string());
    html! {
        <button class="lane" {onclick} aria-pressed={is_chosen.to_string()} data-race={lane.race.name()} data-games={games}
            data-about={format!("race-{}", lane.race.name())} title={tests_at(lab, lane.race, texts)}>
            <span class="lane-name">{ name }</span>
            <span class="lane-track" aria-hidden="true">
                <i ~style={format!("width: {share:.3}%")} />
                if let Some(player) = mark { <u ~style={format!("left: {share:.3}%")}>{ player_mark(player) }</u> }
            </span>
            <span class="lane-games number">{ (texts.number)(lane.games) }</span>
            { says }
        </button>
    }
}

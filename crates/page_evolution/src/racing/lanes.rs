//! Lanes, a race each, on the same games: how far each has come by the moment looked at, where it stopped, and what it
//! says. A press on a lane looks at that race.

use super::decisions::{Decisions, tests_at};
use experiments::common::races::RaceName;
use experiments::racing::{Decision, Findings, Live, RacingLab};
use page_kit::components::fold::Folded;
use page_kit::components::lab_page::use_go;
use page_kit::components::player_mark::player_mark;
use page_kit::context::use_page;
use page_kit::router::Entry;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LanesProps {
    pub lab: RacingLab,
    pub findings: Rc<Findings>,
}

/// How far a race has come.
struct Lane {
    race: RaceName,
    /// Games until the moment or its end.
    games: u64,
    /// Its end, if that is no later than the moment.
    end: Option<Decision>,
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
                    RacingLab {
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

/// Where each race is at the moment looked at.
fn lanes(lab: &RacingLab, live: &Live) -> impl Iterator<Item = Lane> {
    let now = lab.game.unwrap_or(u64::MAX);
    let lane = move |(race, decision): (RaceName, &Option<Decision>)| Lane {
        race,
        games: decision.map_or(live.games, |end| end.games).min(now),
        end: decision.filter(|end| end.games <= now),
    };
    lab.told().into_iter().zip(&live.decisions).map(lane)
}

fn draw(
    lane: &Lane,
    lab: &RacingLab,
    longest: u64,
    onclick: Callback<MouseEvent>,
    texts: &'static Texts,
) -> Html {
    let words = &texts.labs.racing.page.decisions;
    let name = texts.labs.racing.parameters.race.options[lane.race as usize];
    let share = 100.0 * lane.games as f64 / longest.max(1) as f64;
    let is_chosen = lane.race == lab.race;
    let says = match lane.end {
        None => html! { <span class="quiet">{ words.undecided }</span> },
        Some(Decision { verdict, .. }) => html! {
            <span>{ (words.verdict_in_short)(verdict.better.index(), verdict.reason.index()) }</span>
        },
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

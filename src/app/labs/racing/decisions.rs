//! Decisions of every race about the same games, and when.

use super::moment_story::reason;
use crate::app::context::use_page;
use experiments::Experiment;
use experiments::common::races::RaceName;
use experiments::racing::{Findings, RacingLab};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct DecisionsProps {
    pub lab: RacingLab,
    pub findings: Rc<Findings>,
}

/// The table.
#[component]
pub fn Decisions(props: &DecisionsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.racing.decisions;
    html! {
        <section class="card wide" aria-labelledby="decisions-heading">
            <h2 id="decisions-heading">{ words.heading }</h2>
            <p class="quiet small">{ words.introduction }</p>
            <div class="scroll whole">
                <table class="number" id="decisions">
                    <thead><tr>{ for words.header.iter().map(|name| html! { <th scope="col">{ *name }</th> }) }</tr></thead>
                    <tbody>{ for RaceName::ALL.into_iter().map(|race| row(race, props, texts)) }</tbody>
                </table>
            </div>
        </section>
    }
}

fn row(race: RaceName, props: &DecisionsProps, texts: &Texts) -> Html {
    let words = &texts.racing.decisions;
    let live = props.findings.live.as_ref();
    let decision = live.and_then(|live| live.decision(race));
    // Looking at a moment before the verdict, there is none yet.
    let decision = decision.filter(|decision| {
        let now = props.lab.game.unwrap_or(u64::MAX);
        decision.games <= now
    });
    let name = texts.racing_parameters.race.options[race as usize];
    let lab = RacingLab {
        race,
        ..props.lab.clone()
    };
    let link = Experiment::Racing(lab).link();
    let chosen = (race == props.lab.race).then_some("best");
    let cells = match decision {
        None => html! { <><td>{ words.undecided }</td><td>{ "–" }</td><td>{ "–" }</td></> },
        Some(decision) => html! {
            <>
                <td>{ words.players[decision.verdict.better.index()] }</td>
                <td>{ (texts.number)(decision.games) }</td>
                <td class="words">{ reason(decision.verdict.reason, texts) }</td>
            </>
        },
    };
    html! {
        <tr class={classes!(chosen)} data-race={race.name()} data-games={decision.map(|decision| decision.games.to_string())}>
            <th scope="row"><a href={format!("#/{link}")}>{ name }</a></th>
            <td class="words">{ words.tests_at[race as usize] }</td>
            { cells }
        </tr>
    }
}

//! The ladder as it is climbed: a rung an opponent, the first at the bottom, each with the share of points and its interval.

use super::choosing::use_choosing;
use super::rungs_table::look;
use crate::agent_picker::AgentPicker;
use engines::agents::{Agent, Agents};
use experiments::common::agents::agent_name;
use experiments::ladder::{Findings, LadderExperiment, RungStanding};
use page_kit::components::dots::DotTrack;
use page_kit::components::focus::FocusFallback;
use page_kit::context::use_page;
use page_model::kit::dots::Marks;
use page_model::ladder::{Choice, Fared, how_sure, verdict};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RungsProps {
    /// As it is asked: who is chosen.
    pub lab: LadderExperiment,
    /// What is known about the same opponents; of others nothing is shown.
    pub standings: Rc<Findings>,
}

/// The rungs, and the contender below them.
#[component]
pub fn Rungs(props: &RungsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.ladder.page;
    let RungsProps { lab, standings } = props;
    let on_choose = use_choosing(lab);
    let opponents = lab.opponents();
    let climbed = standings.climbed();
    let rung = |(place, opponent): (usize, &Agent)| {
        let known = standings.rungs.get(place);
        let known = known.filter(|rung| rung.opponent == *opponent);
        rung_of(lab, place, known, climbed == place + 1, &on_choose, texts)
    };
    let on_contender = on_choose.reform(Choice::Contender);
    let is_full = opponents.len() >= Agents::MAX_COUNT;
    let on_add = on_choose.reform(|_: MouseEvent| Choice::Add);
    html! {
        <div class="ladder-picture">
            <button class="add-rung" onclick={on_add} aria-disabled={is_full.to_string()}>{ words.add_rung }</button>
            <div class="ladder-rungs" role="list" id="ladder" data-climbed={climbed.to_string()}>
                { for opponents.iter().enumerate().rev().map(rung) }
            </div>
            <div class="rung ladder-foot">
                <span class="rung-number" aria-hidden="true">{ "▲" }</span>
                <span class="contender"><strong>{ texts.labs.ladder.parameters.agent.label }</strong>{ " " }
                    <AgentPicker agent={lab.agent} label={texts.labs.ladder.parameters.agent.label} on_pick={on_contender} /></span>
                <span class="dot-ticks rung-axis" aria-hidden="true">
                    { for [0.0, 0.5, 1.0].map(|share| tick(share, texts)) }
                </span>
            </div>
        </div>
    }
}

/// A share below the rungs.
fn tick(share: f64, texts: &Texts) -> Html {
    let style = format!("left:{:.0}%", 100.0 * share);
    html! { <span ~style={style}>{ (texts.labs.ladder.page.whole_percent)(share) }</span> }
}

/// How the contender has fared on a rung, as a class.
fn class_of(fared: Fared) -> &'static str {
    match fared {
        Fared::NotMet => "not-met",
        Fared::Passed => "passed",
        Fared::Failed => "failed",
    }
}

fn rung_of(
    lab: &LadderExperiment,
    place: usize,
    known: Option<&RungStanding>,
    is_reached: bool,
    on_choose: &Callback<Choice>,
    texts: &Texts,
) -> Html {
    let words = &texts.labs.ladder.page;
    let opponent = lab.opponents()[place];
    let on_pick = on_choose.reform(move |agent| Choice::Rung(place, agent));
    let on_remove = on_choose.reform(move |_: MouseEvent| Choice::Remove(place));
    let state = class_of(Fared::on(known));
    let is_only = lab.opponents().len() == 1;
    let label = (words.rung)(place + 1);
    let reached = is_reached.then_some("reached");
    html! {
        <FocusFallback key={place} fallback=".add-rung"><div role="listitem" class={classes!("rung", state, reached)} data-state={state} data-rung={place.to_string()}>
            <span class="rung-number number">{ place + 1 }</span>
            <AgentPicker agent={opponent} label={label.clone()} {on_pick} />
            { score(known, texts) }
            <span class="rung-verdict">
                { known.map(|rung| said(rung, lab, texts)).unwrap_or_else(|| html! { <span class="quiet">{ words.not_met }</span> }) }
                if is_reached { <strong class="stands small">{ (words.stands)(&agent_name(&lab.agent, texts)) }</strong> }
            </span>
            <span class="rung-actions">
                { known.map(|rung| look(rung, &agent_name(&opponent, texts), lab, texts)).unwrap_or_default() }
                <button class="remove-rung" onclick={on_remove} aria-disabled={is_only.to_string()} aria-label={(words.remove_rung)(place + 1)} title={(words.remove_rung)(place + 1)}>{ "×" }</button>
            </span>
        </div></FocusFallback>
    }
}

/// The share of points as a dot with its interval, and as numbers.
fn score(known: Option<&RungStanding>, texts: &Texts) -> Html {
    let known = known.filter(|rung| rung.games() > 0);
    let share = known.and_then(RungStanding::share);
    let whisker = known.map(RungStanding::interval);
    let marks = Marks {
        value: share,
        whisker,
        truth: None,
    };
    let text = share.zip(whisker).map(|(share, (low, high))| {
        let ends = (texts.labs.ladder.page.between)(low, high);
        html! { <>{ (texts.percent)(share) }{ " " }<span class="quiet">{ ends }</span></> }
    });
    html! {
        <>
            <DotTrack {marks} range={(0.0, 1.0)} line={0.5} />
            <span class="rung-share number">{ text.unwrap_or_default() }</span>
        </>
    }
}

/// Who is better, and how sure that is.
fn said(rung: &RungStanding, lab: &LadderExperiment, texts: &Texts) -> Html {
    let words = &texts.labs.ladder.page;
    let sign = Fared::on(Some(rung)).sign();
    let sure = how_sure(rung, lab, texts);
    html! {
        <span><strong>{ sign }{ verdict(rung, words) }</strong>if let Some(sure) = sure { <span class="quiet small how-sure">{ sure }</span> }</span>
    }
}

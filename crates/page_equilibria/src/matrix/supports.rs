//! Support enumeration: pair by pair, and what follows from each.

use super::found::FoundProps;
use super::way::Moment;
use experiments::matrix::{Exact, Supports, SupportsVerdict};
use experiments::{Experiment, Lab};
use page_kit::components::answer::use_answer;
use page_kit::context::use_page;
use texts::MatrixTexts;
use yew::prelude::*;

/// The pairs.
#[component]
pub fn SupportsView(props: &FoundProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let experiment = Experiment::from(props.lab.asked());
    let answer = use_answer(&experiment, Some(props.lab.supports()), &[]);
    let Some(supports) = answer.latest else {
        return html! { <p class="quiet">{ words.under_way }</p> };
    };
    let last = supports.pairs.len().saturating_sub(1) as u64;
    let position = props.lab.step.map_or(last, |step| step.min(last));
    html! {
        <>
            <Moment lab={props.lab.clone()} {position} {last} />
            <div role="status" id="supports">{ pair(props, &supports, position as usize, words) }</div>
            <p class="support-list">{ for supports.pairs.iter().enumerate().map(|(number, (_, verdict))| mark(number == position as usize, verdict)) }</p>
            if supports.is_cut { <p class="quiet">{ words.way_cut }</p> }
        </>
    }
}

/// A pair among all of them: an equilibrium or not.
fn mark(is_now: bool, verdict: &SupportsVerdict) -> Html {
    let sign = if matches!(verdict, SupportsVerdict::Equilibrium(_)) {
        "●"
    } else {
        "·"
    };
    html! { <span class={classes!(is_now.then_some("now"))} aria-hidden="true">{ sign }</span> }
}

fn pair(props: &FoundProps, supports: &Supports, position: usize, words: &MatrixTexts) -> Html {
    let Some((pair, verdict)) = supports.pairs.get(position) else {
        return Html::default();
    };
    let names = |player: usize| {
        let names: Vec<&str> = pair[player]
            .iter()
            .map(|&action| props.action(player, action))
            .collect();
        format!("{{{}}}", names.join(", "))
    };
    let both = |strategies: &[Vec<Exact>; 2]| {
        let strategies = strategies.iter().enumerate();
        strategies
            .map(|(player, strategy)| props.strategy(player, strategy))
            .collect()
    };
    let (which, player, action, strategies): (usize, u8, &str, Vec<String>) = match verdict {
        SupportsVerdict::NoSolution { player } => (0, *player, "", Vec::new()),
        SupportsVerdict::NotPositive { player, strategy } => (
            1,
            *player,
            "",
            vec![props.strategy((*player).into(), strategy)],
        ),
        SupportsVerdict::Better {
            player,
            action,
            strategies,
        } => (
            2,
            *player,
            props.action((*player).into(), *action),
            both(strategies),
        ),
        SupportsVerdict::Equilibrium(strategies) => (3, 0, "", both(strategies)),
    };
    html! {
        <>
            <p><strong>{ (words.pair)(&names(0), &names(1)) }</strong></p>
            <ul>{ for strategies.into_iter().map(|strategy| html! { <li>{ strategy }</li> }) }</ul>
            <p>{ (words.verdicts[which])(&props.player(player.into(), words), action) }</p>
        </>
    }
}

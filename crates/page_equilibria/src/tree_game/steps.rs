//! Backward induction, subgame by subgame, with the question what comes next.

use super::found::FoundProps;
use super::marks::{next, step};
use experiments::Experiment;
use experiments::tree_game::{Stage, Subgame, TreeGameLab};
use games::tree_game::NodeId;
use page_kit::components::focus::FocusFallback;
use page_kit::components::lab_page::use_go;
use page_kit::components::predict::{Predict, Wanted};
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_kit::router::Entry;
use texts::TreeGameTexts;
use yew::prelude::*;

/// The time of the induction, and what has just happened.
#[component]
pub fn Steps(of: &FoundProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    let last = of.found.subgames.len() as u64;
    let position = step(of) as u64;
    let lab = of.lab.clone();
    let go = use_go();
    let on_move = go.reform(move |step: u64| {
        let step = (step < last).then_some(step);
        (
            TreeGameLab {
                step,
                ..lab.clone()
            },
            Entry::Replace,
        )
    });
    if last == 0 {
        return html! { <p class="quiet">{ words.under_way }</p> };
    }
    let on_answer = {
        let on_move = on_move.clone();
        // What was wrong stays, with why, until one goes on.
        Callback::from(move |is_right: bool| {
            if is_right {
                on_move.emit(position + 1);
            }
        })
    };
    html! {
        <div class="rows" id="induction" tabindex="-1" data-step={position.to_string()}>
            <TimeControl {position} {last} caption={(words.moment)(position, last)} widest={(words.moment)(last, last)} {on_move} />
            <p role="status"><strong>{ story(of, words) }</strong></p>
            { question(of, on_answer, words) }
        </div>
    }
}

fn story(of: &FoundProps, words: &TreeGameTexts) -> String {
    let Some(now) = step(of)
        .checked_sub(1)
        .and_then(|at| of.found.subgames.get(at))
    else {
        let hides = next(of).is_some_and(|first| hides(of, first));
        return (words.induction_begin)(hides).to_owned();
    };
    let sentence = of_subgame(of, now, words);
    let is_over = step(of) == of.found.subgames.len() && of.found.stage > Stage::Induction;
    if !is_over {
        return sentence;
    }
    let found = &of.found;
    let end = if found.subgames.len() < found.subgame_count as usize {
        words.cut_subgames.to_owned()
    } else {
        (words.induction_end)(
            found.subgame_perfect_count,
            found.subgame_perfect_is_complete,
        )
    };
    format!("{sentence} {end}")
}

/// Whether moves are hidden at sets of a subgame that are in no smaller one, or in one: the first to be solved has none.
fn hides(of: &FoundProps, subgame: &Subgame) -> bool {
    let (begin, nodes) = (subgame.root as NodeId, of.game.nodes());
    let is_below = |node: &NodeId| {
        let mut above = Some(*node);
        while let Some(at) = above.filter(|&at| at > begin) {
            above = nodes[at].parent.map(|(parent, _)| parent);
        }
        above == Some(begin)
    };
    let mut sets = of.game.sets().iter();
    sets.any(|set| set.nodes.len() > 1 && set.nodes.iter().all(is_below))
}

/// What was found of a subgame.
pub fn of_subgame(of: &FoundProps, subgame: &Subgame, words: &TreeGameTexts) -> String {
    let payoffs = of.listed(&subgame.payoffs);
    match (subgame.count, &subgame.actions[..]) {
        (0, _) if subgame.is_complete => words.solved_none.to_owned(),
        (0, _) => words.solved_too_large.to_owned(),
        (1, &[(set, action)]) => {
            let player = of.game.sets()[set as usize].player().unwrap_or_default();
            (words.solved_one)(
                &of.player(player, words),
                &of.action(set as usize, action.into()),
                &payoffs,
            )
        }
        (count, _) => (words.solved_several)(count, &payoffs),
    }
}

/// What the next player does, where that is one decision with one answer.
fn question(of: &FoundProps, on_answer: Callback<bool>, words: &TreeGameTexts) -> Html {
    let Some(next) = next(of) else {
        return Html::default();
    };
    let (1, &[(set, action)]) = (next.count, &next.actions[..]) else {
        return Html::default();
    };
    let of_set = &of.game.sets()[set as usize];
    let root = next.root as NodeId;
    let (Some(player), true) = (of_set.player(), of_set.nodes == [root]) else {
        return Html::default();
    };
    let options = (0..of_set.actions.len()).map(|action| of.action(set as usize, action).into());
    let asked = Experiment::from(TreeGameLab {
        step: Some(step(of) as u64),
        ..of.lab.clone()
    });
    let id = AttrValue::from(format!("{} next", asked.link()));
    html! {
        <FocusFallback key={id.to_string()} fallback="#induction">
            <Predict id={id.clone()} question={(words.ask_next)(&of.player(player, words))} wanted={Wanted::Choice(options.collect(), action.into())}
            why={html! { of_subgame(of, next, words) }} {on_answer} />
        </FocusFallback>
    }
}

//! The game by hand: one sees where one may be, and no more; at the end everything.

use super::found::FoundProps;
use super::picture::Picture;
use experiments::tree_game::{Opponent, TreeGameExperiment};
use experiments::{Experiment, LabExperiment};
use page_kit::components::answer::use_answer;
use page_kit::components::lab_page::use_go;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::tree_game::analysis::Analysis;
use page_model::tree_game::playing::{
    Hand, another_hand, hand, is_between_people, marks, status, taken_back, with_move,
};
use std::rc::Rc;
use yew::prelude::*;

/// Larger trees are not drawn here.
const MAX_DRAWN: usize = 300;

/// A play by hand against what was found.
#[component]
pub fn Play(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    let asks_learner = of.lab.opponent == Opponent::Learner;
    let question = Experiment::from(of.lab.asked());
    let answer = use_answer(&question, asks_learner.then(|| of.lab.learning()), &[]);
    let learned = answer.latest.unwrap_or_default();
    let hand = hand(of, &learned);
    let marks = Rc::new(marks(of, &hand));
    html! {
        <div class="rows" id="play" data-moves={hand.done.to_string()} data-over={hand.turn.is_none().to_string()}>
            <Sentence experiment={Experiment::from(of.lab.clone())} text={(words.play_sentence)(is_between_people(&of.lab))} />
            <p role="status"><strong>{ status(of, &hand, words) }</strong></p>
            <Choice of={of.clone()} hand={hand} />
            if of.game.nodes().len() <= MAX_DRAWN {
                <div class="scroll whole tree-scroll"><Picture of={of.clone()} {marks} /></div>
            }
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct ChoiceProps {
    of: Analysis,
    hand: Hand,
}

/// What one can do now.
#[component]
fn Choice(props: &ChoiceProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    let go = use_go::<TreeGameExperiment>();
    let ChoiceProps { of, hand } = props;
    let to =
        |lab: TreeGameExperiment| go.reform(move |_: MouseEvent| (lab.clone(), Entry::Replace));
    let action = |(set, action): (usize, usize)| {
        let onclick = to(with_move(&of.lab, hand, action));
        html! { <button class="play-action" {onclick} data-key={format!("play-{action}")}>{ of.action(set, action) }</button> }
    };
    let count = hand
        .turn
        .map_or(0, |(_, set)| of.game.sets()[set].actions.len());
    let actions = (0..count).filter_map(|action| Some((hand.turn?.1, action)));
    html! {
        <div class="actions">
            { for actions.map(action) }
            if hand.done > 0 { <button onclick={to(taken_back(&of.lab, hand))} data-key="play-back">{ words.take_back }</button> }
            if hand.turn.is_none() || hand.done > 0 { <button onclick={to(another_hand(&of.lab))} data-key="play-anew">{ words.play_anew }</button> }
        </div>
    }
}

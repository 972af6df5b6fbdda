//! The game by hand: one sees where one may be, and no more; at the end everything.

use super::found::FoundProps;
use super::inspector::way_to;
use super::marked::Marks;
use super::picture::Picture;
use experiments::tree_game::playing::Hand;
use experiments::tree_game::{Opponent, TreeGameLab};
use experiments::{Experiment, Lab};
use page_kit::components::answer::use_answer;
use page_kit::components::lab_page::use_go;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_kit::router::Entry;
use std::rc::Rc;
use texts::TreeGameTexts;
use yew::prelude::*;

/// Larger trees are not drawn here.
const MAX_DRAWN: usize = 300;

/// The view.
#[component]
pub fn Play(of: &FoundProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    let asks_learner = of.lab.opponent == Opponent::Learner;
    let question = Experiment::from(of.lab.asked());
    let answer = use_answer(&question, asks_learner.then(|| of.lab.learning()), &[]);
    let learned = answer.latest.unwrap_or_default();
    let hand = of.assessed().hand(&of.game, &of.found, &learned);
    let marks = Rc::new(marks(of, &hand));
    html! {
        <div class="rows" id="play" data-moves={hand.done.to_string()} data-over={hand.turn.is_none().to_string()}>
            <Sentence experiment={Experiment::from(of.lab.clone())} text={(words.play_sentence)(of.lab.is_between_people())} />
            <p role="status"><strong>{ status(of, &hand, words) }</strong></p>
            <Choice of={of.clone()} hand={hand} />
            if of.game.nodes().len() <= MAX_DRAWN {
                <div class="scroll whole tree-scroll"><Picture of={of.clone()} {marks} /></div>
            }
        </div>
    }
}

/// All nodes where the person may be are ringed; at the end the way is shown.
fn marks(of: &FoundProps, hand: &Hand) -> Marks {
    match hand.turn {
        Some((_, set)) => Marks {
            ringed: of.game.sets()[set].nodes.iter().copied().collect(),
            ..Marks::default()
        },
        None => Marks {
            taken: hand.nodes.iter().copied().collect(),
            ringed: hand.nodes.last().copied().into_iter().collect(),
            ..Marks::default()
        },
    }
}

fn status(of: &FoundProps, hand: &Hand, words: &TreeGameTexts) -> String {
    let Some((player, set)) = hand.turn else {
        let end = hand.nodes.last().copied().unwrap_or_default();
        let totals = of.game.totals().unwrap_or_default();
        let paid = totals.get(end).cloned().unwrap_or_default();
        let got = |(player, &payoff): (usize, &games::fraction::Fraction)| {
            format!("{} {}", of.player(player, words), payoff.shown())
        };
        let paid = paid.iter().enumerate();
        let shown = paid.filter(|(player, _)| of.paid.contains(player));
        let got: Vec<String> = shown.map(got).collect();
        return format!(
            "{} {}",
            (words.play_over)(&got.join(", ")),
            (words.play_way)(&way_to(of, end))
        );
    };
    let known = &of.game.sets()[set];
    let turn = (words.your_turn)(&of.player(player, words), &known.name);
    if known.nodes.len() == 1 {
        return turn;
    }
    format!("{turn} {}", (words.what_you_see)(known.nodes.len()))
}

#[derive(PartialEq, Properties)]
struct ChoiceProps {
    of: FoundProps,
    hand: Hand,
}

/// What one can do now.
#[component]
fn Choice(props: &ChoiceProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    let go = use_go::<TreeGameLab>();
    let ChoiceProps { of, hand } = props;
    let to = |lab: TreeGameLab| go.reform(move |_: MouseEvent| (lab.clone(), Entry::Replace));
    let action = |(set, action): (usize, usize)| {
        let onclick = to(of.lab.with_move(hand, action));
        html! { <button class="play-action" {onclick} data-key={format!("play-{action}")}>{ of.action(set, action) }</button> }
    };
    let count = hand
        .turn
        .map_or(0, |(_, set)| of.game.sets()[set].actions.len());
    let actions = (0..count).filter_map(|action| Some((hand.turn?.1, action)));
    html! {
        <div class="actions">
            { for actions.map(action) }
            if hand.done > 0 { <button onclick={to(of.lab.taken_back(hand))} data-key="play-back">{ words.take_back }</button> }
            if hand.turn.is_none() || hand.done > 0 { <button onclick={to(of.lab.another_hand())} data-key="play-anew">{ words.play_anew }</button> }
        </div>
    }
}

//! Tree of one deal: who decides with which card, what is in the pot, what each end pays, and how often the strategies go
//! each way.
//!
//! * [`edges`]: lines and what is written beside them. [`nodes`]: histories. [`cards`]: the
//!   choice of the deal.

mod cards;
mod edges;
mod nodes;

use super::looking::use_looking_around;
use cards::deal_cards;
use edges::{labels, lines};
use experiments::regret::RegretExperiment;
use games::Player;
use nodes::Nodes;
use page_kit::components::legend::{Entry, Legend};
use page_kit::components::player_mark::player_mark;
use page_kit::context::use_page;
use page_model::regret::deal_tree::{DealTree, beginning, deal_of};
use page_model::regret::edges::is_dense;
use page_model::regret::look::deal_shown;
use page_model::regret::shown::Shown;
use page_model::regret::walk_state::WalkState;
use std::rc::Rc;
use texts::DealPictureTexts;
use yew::prelude::*;

#[derive(Properties)]
pub struct DealPictureProps {
    pub lab: RegretExperiment,
    pub shown: Shown,
    /// The walk under way, where one is looked at.
    pub walk: Option<Rc<WalkState>>,
}

impl PartialEq for DealPictureProps {
    fn eq(&self, other: &Self) -> bool {
        let is_same_walk = match (&self.walk, &other.walk) {
            (Some(one), Some(other)) => Rc::ptr_eq(one, other),
            (None, None) => true,
            _ => false,
        };
        is_same_walk && self.lab == other.lab && self.shown == other.shown
    }
}

/// The choice of the deal, the tree, and what the marks mean.
#[component]
pub fn DealPicture(props: &DealPictureProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.pictures.deal;
    let (lab, tree) = (&props.lab, &props.shown.learned.tree);
    let looking = use_looking_around(lab);
    // While a walk goes through the deals, the tree goes along.
    let walked = props.walk.as_ref().and_then(|walk| walk.node);
    let walked = walked.and_then(|node| deal_of(tree, node));
    let deal = walked
        .map(ToOwned::to_owned)
        .or_else(|| deal_shown(lab, tree));
    let Some(deal) = deal else {
        return Html::default();
    };
    let picture = beginning(tree, &deal, &lab.round);
    let picture = picture.map(|beginning| DealTree::below(tree, beginning));
    let on_deal = looking.choose(|lab, deal: String| {
        lab.deal = deal;
        lab.step = 0;
    });
    let walk = props.walk.as_deref();
    let path = walk.map_or(&[][..], |walk| &walk.path);
    html! {
        <div class="deal-picture" id="deal-picture" data-deal={deal.clone()}>
            { deal_cards(tree, &deal, &on_deal, walked.is_some(), words) }
            if let Some(picture) = picture {
                <div class={is_dense(&picture).then_some("scroll whole")}>
                    <div class={classes!("deal-tree", is_dense(&picture).then_some("dense"))} role="group" aria-label={words.label}
                        ~style={format!("--levels:{};--leaves:{}", picture.depth + 1, picture.leaves)}>
                        { lines(&picture, &props.shown, path) }
                        { labels(&picture, &props.shown, texts) }
                        <Nodes {picture} lab={lab.clone()} shown={props.shown.clone()} path={path.to_vec()} />
                    </div>
                </div>
            } else {
                <p id="impossible-deal">{ (words.impossible)(lab.round.chars().last().unwrap_or_default(), &deal) }</p>
            }
            <Legend entries={legend(words)} />
        </div>
    }
}

/// What the marks mean.
fn legend(words: &DealPictureTexts) -> Vec<Entry> {
    let [first, second, line, end, pot, walk] = words.legend;
    let edge = |class: &'static str| {
        html! { <svg class="deal-edges legend-edge" viewBox="0 0 40 12"><line {class} x1="4" y1="6" x2="36" y2="6" ~style="--share:0.5" /></svg> }
    };
    vec![
        (player_mark(Player::First), first.into()),
        (player_mark(Player::Second), second.into()),
        (edge("edge"), line.into()),
        (
            html! { <span class="number legend-end">{ "+1" }</span> },
            end.into(),
        ),
        (html! { { (words.pot)("3") } }, pot.into()),
        (edge("edge walked"), walk.into()),
    ]
}

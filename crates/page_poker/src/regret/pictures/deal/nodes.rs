//! Histories of a deal: discs with the card of the player who decides, boxes with what the first player wins, and where a card comes.

use crate::regret::pictures::looking::use_looking_around;
use engines::regret::{Actor, NodeId};
use experiments::regret::RegretExperiment;
use games::Player;
use page_kit::components::player_mark::player_class;
use page_kit::context::use_page;
use page_model::regret::deal_tree::{DealNode, DealTree};
use page_model::regret::decisions::{Decision, NextCard, next_cards};
use page_model::regret::payoffs;
use page_model::regret::place::{at, place};
use page_model::regret::shown::Shown;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct NodesProps {
    pub picture: DealTree,
    pub lab: RegretExperiment,
    pub shown: Shown,
    /// Of the walk.
    pub path: Vec<NodeId>,
}

/// The nodes of the deal.
#[component]
pub fn Nodes(props: &NodesProps) -> Html {
    let texts = use_page().texts;
    let looking = use_looking_around(&props.lab);
    let on_round = looking.choose(|lab, round: String| {
        lab.round = round;
        lab.set = String::new();
    });
    let drawing = Drawing {
        props,
        on_select: looking.set(),
        on_round,
        texts,
    };
    let tree = &props.shown.learned.tree;
    let node = |node: &DealNode| match tree.actor(node.id) {
        Actor::Player(player) => drawing.decision(node, player),
        Actor::Nobody => drawing.end(node),
        Actor::Chance => drawing.card(node),
    };
    html! { <>{ for props.picture.nodes.iter().map(node) }</> }
}

struct Drawing<'a> {
    props: &'a NodesProps,
    on_select: Callback<String>,
    on_round: Callback<String>,
    texts: &'static Texts,
}

impl Drawing<'_> {
    fn class(&self, node: &DealNode, kind: &'static str) -> Classes {
        let path = &self.props.path;
        let walked = path.contains(&node.id).then_some("walked");
        let current = (path.last() == Some(&node.id)).then_some("walk-end");
        classes!("deal-node", kind, walked, current)
    }

    fn decision(&self, node: &DealNode, player: Player) -> Html {
        let decision = Decision::at(&self.props.shown, node.id, player, self.texts);
        let Some(decision) = decision else {
            return Html::default();
        };
        let Decision {
            key,
            card,
            pot,
            label,
        } = decision;
        let is_selected = self.props.lab.set == key;
        let on_select = self.on_select.reform({
            let key = key.clone();
            move |_: MouseEvent| key.clone()
        });
        let class = classes!(self.class(node, "decision"), player_class(player));
        html! {
            <button {class} ~style={at(place(&self.props.picture, node))} onclick={on_select} title={label.clone()}
                aria-pressed={is_selected.to_string()} data-about={format!("set-{key} node-{}", node.id)} data-node={node.id.to_string()}>
                <span class="decision-card">{ card }</span>{ " " }
                <span class="decision-pot number">{ pot }</span>
                <span class="visually-hidden">{ ". " }{ label }</span>
            </button>
        }
    }

    fn end(&self, node: &DealNode) -> Html {
        let tree = &self.props.shown.learned.tree;
        let words = &self.texts.labs.regret.pictures.deal;
        let (text, winner) = payoffs::told(tree.payoff(node.id), self.texts);
        let label = (words.pays)(&text);
        html! {
            <span class={classes!(self.class(node, "end"), winner.map(player_class))} ~style={at(place(&self.props.picture, node))} role="img"
                aria-label={label.clone()} title={label} data-about={format!("node-{}", node.id)}>
                <span class="number" aria-hidden="true">{ text }</span>
            </span>
        }
    }

    /// Where the next card comes, a button for each that may.
    fn card(&self, node: &DealNode) -> Html {
        let tree = &self.props.shown.learned.tree;
        let words = &self.texts.labs.regret.pictures.deal;
        let button = |card: NextCard| {
            let NextCard { name, part } = card;
            let label = (words.to_next_card)(&name);
            let onclick = self.on_round.reform(move |_: MouseEvent| part.clone());
            html! { <button class="next-card" {onclick} aria-label={label.clone()} title={label}>{ name }</button> }
        };
        let buttons = next_cards(tree, node.id).into_iter().map(button);
        html! {
            <span class={self.class(node, "chance")} ~style={at(place(&self.props.picture, node))} data-about={format!("node-{}", node.id)}>
                <span class="next-cards">{ for buttons }</span>
            </span>
        }
    }
}

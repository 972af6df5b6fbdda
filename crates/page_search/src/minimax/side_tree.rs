//! One of the trees, with its name if there are two. Its leaves can be given other values, where the tree is typed.

use super::go::Go;
use super::leaf_field::{LeafField, use_pulls};
use drawing::tree::{NodeId, Tree};
use experiments::minimax::{MinimaxExperiment, Side};
use page_kit::components::tree::TreeView;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::minimax::moment_tree::MomentTree;
use page_model::minimax::predictions::Predictions;
use page_model::minimax::sides::{leaf_of, name_of_side};
use page_model::minimax::view::SideView;
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SideTreeProps {
    pub side: SideView,
    pub several: bool,
    pub lab: MinimaxExperiment,
    pub predictions: Predictions,
    pub on_predict: UseStateSetter<Predictions>,
    pub in_focus: bool,
    /// The node, in the record, whose value is asked now.
    pub question_about: Option<NodeId>,
    pub on_side: Callback<Side>,
    pub go: Go,
}

/// One tree, with its name if there are two.
#[component]
pub fn SideTree(props: &SideTreeProps) -> Html {
    let texts = use_page().texts;
    let side = &props.side;
    let tree = &side.tree;
    // The node in the address is one of the search that is told.
    let selected = props.lab.node.filter(|_| props.in_focus);
    let selected = selected
        .and_then(|node| NodeId::try_from(node).ok())
        .filter(|&node| node < tree.len());
    let identity = side.shape ^ u64::from(tree.root());
    let version = use_version(&side.tree);
    let current = side.moment().current().and_then(|node| tree.drawn(node));
    let reading = props.question_about.and_then(|node| tree.drawn(node));
    let (leaf_at, leaf) = (leaf_at(side), selected.and_then(|node| leaf_of(side, node)));
    let on_pull = use_pulls(&props.lab, &props.go, leaf_at);
    let field = use_node_ref();
    let on_enter = {
        let field = field.clone();
        Callback::from(move |_: NodeId| focus(&field))
    };
    let foot = leaf.map_or_else(Html::default, |leaf| {
        html! { <LeafField lab={props.lab.clone()} go={props.go.clone()} {leaf} node={field} /> }
    });
    let onclick = props.on_side.reform({
        let which = side.side;
        move |_: MouseEvent| which
    });
    html! {
        <div class="side-tree" data-side={side.side.index().to_string()}>
            if props.several {
                <button class="side-name" {onclick} aria-pressed={props.in_focus.to_string()}>
                    { name_of_side(&props.lab, side.side, texts) }
                </button>
            }
            <TreeView tree={tree.clone() as Rc<dyn Tree>} {version} {identity} follow={current} {reading}
                {selected} on_select={on_select(props)} {on_pull} {on_enter} {foot}
                label={texts.labs.minimax.page.tree_label} />
        </div>
    }
}

/// Looks at a node, and predicts that it is cut while that is asked.
fn on_select(props: &SideTreeProps) -> Callback<NodeId> {
    let (predictions, on_predict) = (props.predictions.clone(), props.on_predict.clone());
    let (tree, side) = (props.side.tree.clone(), props.side.side);
    let (lab, go) = (props.lab.clone(), props.go.clone());
    Callback::from(move |node: NodeId| {
        let looking = MinimaxExperiment {
            node: Some(node.into()),
            side,
            ..lab.clone()
        };
        go.emit((looking, Entry::Replace));
        if predictions.asks_for_cuts() {
            let mut next = predictions.clone();
            next.toggle(tree.recorded(node));
            on_predict.set(next);
        }
    })
}

fn leaf_at(side: &SideView) -> Callback<NodeId, Option<NodeId>> {
    let side = side.clone();
    Callback::from(move |node| leaf_of(&side, node))
}

fn focus(field: &NodeRef) {
    if let Some(field) = field.cast::<HtmlElement>() {
        // A field that is there takes the focus.
        let _ = field.focus();
    }
}

/// A number that changes with the tree shown.
#[hook]
fn use_version(tree: &Rc<MomentTree>) -> u64 {
    let last = use_mut_ref(|| (None::<Rc<MomentTree>>, 0_u64));
    let mut last = last.borrow_mut();
    let is_same = last.0.as_ref().is_some_and(|last| Rc::ptr_eq(last, tree));
    if !is_same {
        *last = (Some(tree.clone()), last.1 + 1);
    }
    last.1
}

//! One of the trees, with its name if there are two. Its leaves can be given other values, where the tree is typed.

use super::go::Go;
use super::leaf_field::{LeafField, use_pulls};
use super::view::SideView;
use drawing::tree::{NodeId, Tree};
use experiments::minimax::leaves::typed_node;
use experiments::minimax::predictions::Predictions;
use experiments::minimax::{Algorithm, MinimaxLab, Side, story};
use experiments::parameters::Parameters;
use page_kit::components::moment_tree::MomentTree;
use page_kit::components::tree::TreeView;
use page_kit::context::use_page;
use page_kit::router::Entry;
use std::rc::Rc;
use texts::Texts;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SideTreeProps {
    pub side: SideView,
    pub several: bool,
    pub lab: MinimaxLab,
    pub predictions: UseStateHandle<Predictions>,
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
    let on_select = {
        let predictions = props.predictions.clone();
        let (tree, which) = (tree.clone(), side.side);
        let (lab, go) = (props.lab.clone(), props.go.clone());
        Callback::from(move |node: NodeId| {
            let looking = MinimaxLab {
                node: Some(node.into()),
                side: which,
                ..lab.clone()
            };
            go.emit((looking, Entry::Replace));
            if predictions.asks_for_cuts() {
                let mut next = (*predictions).clone();
                next.toggle(tree.recorded(node));
                predictions.set(next);
            }
        })
    };
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
                {selected} {on_select} {on_pull} {on_enter} {foot}
                label={texts.labs.minimax.page.tree_label} />
        </div>
    }
}

/// The leaf of the typed tree that a node of the picture is, if its value can be changed.
fn leaf_of(side: &SideView, node: NodeId) -> Option<NodeId> {
    if node >= side.tree.len() || !side.tree.marks(node).is_editable {
        return None;
    }
    let subject = &side.subject;
    let record = &subject.picture.record;
    typed_node(&story::place_of(
        &subject.place,
        record,
        side.tree.recorded(node),
    ))
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

/// What the search of a side is called: its algorithm, and where both have the same, what else differs.
pub fn name_of_side(lab: &MinimaxLab, side: Side, texts: &'static Texts) -> String {
    let names = texts.labs.minimax.parameters.algorithm.options;
    let algorithm = lab.algorithm_of(side).unwrap_or(Algorithm::Minimax);
    let name = names.get(algorithm as usize).copied().unwrap_or_default();
    if lab.algorithm_of(Side::Main) != lab.algorithm_of(Side::Versus) {
        return name.to_owned();
    }
    let keys = ["depth", "ordering", "table", "deepening", "quiescence"];
    let differing = keys.into_iter().filter_map(|key| {
        let [main, versus] = [key.to_owned(), format!("versus_{key}")].map(|key| lab.write(&key));
        let label = MinimaxLab::find(key).map(|known| (known.text)(texts).label)?;
        let value = if side == Side::Main { &main } else { &versus };
        (main != versus).then(|| format!(", {} {value}", label.to_lowercase()))
    });
    name.to_owned() + &differing.collect::<String>()
}

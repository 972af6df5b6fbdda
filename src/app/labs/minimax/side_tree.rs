//! One of the trees, with its name if there are two.

use super::moment_tree::MomentTree;
use super::view::SideView;
use crate::app::components::tree::TreeView;
use crate::app::context::use_page;
use drawing::tree::{NodeId, Tree};
use experiments::link::fingerprint;
use experiments::minimax::predictions::Predictions;
use experiments::minimax::{Algorithm, MinimaxLab, Side};
use experiments::parameters::Parameters;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SideTreeProps {
    pub side: SideView,
    /// What is searched: another question is another tree.
    pub question: AttrValue,
    pub several: bool,
    pub lab: MinimaxLab,
    pub predictions: UseStateHandle<Predictions>,
    pub in_focus: bool,
    /// The node, in the record, whose value is asked now.
    pub question_about: Option<NodeId>,
    pub on_side: Callback<Side>,
}

/// One tree, with its name if there are two.
#[component]
pub fn SideTree(props: &SideTreeProps) -> Html {
    let texts = use_page().texts;
    let side = &props.side;
    let selected = use_state(|| None::<NodeId>);
    let tree = &side.tree;
    let identity = fingerprint(&format!(
        "{} {} {}",
        props.question,
        side.side.index(),
        tree.root()
    ));
    let on_select = {
        let (selected, predictions) = (selected.setter(), props.predictions.clone());
        let (tree, on_side, which) = (tree.clone(), props.on_side.clone(), side.side);
        Callback::from(move |node: NodeId| {
            selected.set(Some(node));
            on_side.emit(which);
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
                selected={*selected} {on_select} label={texts.labs.minimax.page.tree_label} />
        </div>
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

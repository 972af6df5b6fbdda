//! The whole tree, however large, to walk through: nodes as large as their visits.

use drawing::tree::NodeId;
use experiments::mcts::inside::PHASES;
use experiments::mcts::{Inside, MctsExperiment};
use page_kit::components::tree::TreeView;
use page_kit::context::use_page;
use page_model::mcts::search_tree::SearchTree;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct WholeTreeProps {
    pub lab: MctsExperiment,
    pub inside: Rc<Inside>,
    /// 1 to 3; `None` after backpropagation.
    pub phase: Option<u8>,
    /// The node looked at, if any.
    pub selected: Option<NodeId>,
    /// Looks at the node after these moves, or at none.
    pub on_select: Callback<Option<Vec<u8>>>,
}

/// The tree.
#[component]
pub fn WholeTree(props: &WholeTreeProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.mcts.inside;
    let inside = &props.inside;
    let pointer = Rc::as_ptr(inside) as usize;
    let tree = {
        let (inside, plies) = (inside.clone(), props.lab.plies());
        use_memo((pointer, props.phase), move |(_, phase)| {
            Rc::new(SearchTree::new(inside, plies, *phase, texts))
        })
    };
    let on_select = {
        let dependencies = (props.on_select.clone(), pointer);
        let tree = (*tree).clone();
        use_callback(dependencies, move |node: NodeId, (on_select, _)| {
            let moves = tree.moves(node);
            on_select.emit(Some(moves.iter().map(|column| column.index()).collect()));
        })
    };
    let version = pointer as u64 * PHASES + u64::from(props.phase.unwrap_or(0));
    let shown = (words.shown_of)(
        &(texts.number)(tree.count() as u64),
        &(texts.number)(inside.nodes_then(props.phase)),
    );
    html! {
        <div class="whole-tree">
            <TreeView tree={(*tree).clone() as Rc<dyn drawing::tree::Tree>} {version} identity={inside.question}
                follow={tree.current()} selected={props.selected} {on_select} label={words.tree} />
            <p class="quiet small">
                { shown }
                if props.lab.trees > 1 { { " " }{ words.first_tree } }
            </p>
        </div>
    }
}

//! The picture of the game at a moment, with the node that the viewer has selected.

use drawing::tree::{NodeId, Tree};
use page_kit::components::tree::TreeView;
use page_kit::context::use_page;
use page_model::regret::walk_state::WalkState;
use page_model::regret::walk_tree::{Shape, WalkTree};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties)]
pub struct WalkPictureProps {
    pub shape: Rc<Shape>,
    pub state: Rc<WalkState>,
    pub version: u64,
    pub identity: u64,
}

impl PartialEq for WalkPictureProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.shape, &other.shape) && Rc::ptr_eq(&self.state, &other.state)
    }
}

/// The tree, with the node that the viewer has selected.
#[component]
pub fn WalkPicture(props: &WalkPictureProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.inside;
    let selected = use_state(|| None::<NodeId>);
    {
        // Another tree numbers its nodes anew.
        let selected = selected.setter();
        use_effect_with(props.identity, move |_| selected.set(None));
    }
    let on_select = {
        let selected = selected.setter();
        use_callback((), move |node, ()| selected.set(Some(node)))
    };
    let tree = WalkTree::new(props.shape.clone(), props.state.clone(), texts);
    let follow = tree.current();
    html! {
        <div class="inside-tree">
            <TreeView tree={Rc::new(tree) as Rc<dyn Tree>} version={props.version} identity={props.identity}
                {follow} starts_close=true selected={*selected} {on_select} label={words.tree} />
            <p class="quiet small">{ words.tree_legend }</p>
        </div>
    }
}

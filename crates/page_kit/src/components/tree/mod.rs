//! A tree to walk through, however large: drag, pinch, wheel and keys move the view; nodes are selected and folded.
//!
//! * [`stage_ref`]: the drawing of what is shown, once a frame.
//! * [`pointing`]: events of fingers, mouse and wheel. What they mean, and what is shown, is in `page_model::kit::tree`.
//!
//! To a screen reader it is an application with a text that lives: keys go to the picture, and where one is, the node and
//! its numbers, is said from below it. The role of a tree would need an element for every node that can be reached, in
//! its place among all others; there are a million of them, of which the picture holds those that can be seen, many as
//! one. Of an image browse modes would keep the arrow keys to themselves.
//!
//! The picture is not made of virtual nodes: it is written as text in one piece, at most once a frame, since it
//! changes as a whole and hundreds of times in a row.

mod pointing;
mod stage_ref;

use crate::context::use_page;
use drawing::tree::{NodeId, Tree};
use page_model::kit::tree::pulling::Pull;
use page_model::kit::tree::stage::{Stage, Wanted};
use page_model::kit::tree::walking::Key;
use pointing::{Heard, use_pointing};
use stage_ref::StageRef;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, ResizeObserver};
use yew::prelude::*;

#[derive(Clone, Properties)]
pub struct TreeViewProps {
    pub tree: Rc<dyn Tree>,
    /// The moment shown: the picture is drawn again when it changes.
    pub version: u64,
    /// Which tree it is: another one is shown whole at first, and nothing of it is folded.
    pub identity: u64,
    /// The node at work, kept in view if the viewer wants that.
    #[prop_or_default]
    pub follow: Option<NodeId>,
    /// Whether a tree that cannot be read when it is seen whole is first seen close to the node at work.
    #[prop_or_default]
    pub starts_close: bool,
    #[prop_or_default]
    pub selected: Option<NodeId>,
    /// A node whose children's values must be read, since somebody is asked for its own.
    #[prop_or_default]
    pub reading: Option<NodeId>,
    pub on_select: Callback<NodeId>,
    /// The value of a node that can be changed is pulled up or down.
    #[prop_or_default]
    pub on_pull: Callback<Pull>,
    /// A node whose value can be changed is selected, and Enter is pressed.
    #[prop_or_default]
    pub on_enter: Callback<NodeId>,
    /// What the picture shows, in a few words.
    pub label: AttrValue,
    /// Beside what is said about the selected node.
    #[prop_or_default]
    pub foot: Html,
}

/// Trees are compared by what their owner says about them.
impl PartialEq for TreeViewProps {
    fn eq(&self, other: &Self) -> bool {
        let numbers = |props: &Self| (props.version, props.identity, props.follow, props.selected);
        numbers(self) == numbers(other)
            && self.reading == other.reading
            && self.on_select == other.on_select
            && self.on_pull == other.on_pull
            && self.on_enter == other.on_enter
            && self.label == other.label
            && self.foot == other.foot
    }
}

/// The picture, and under it what is selected and the buttons.
#[component]
pub fn TreeView(props: &TreeViewProps) -> Html {
    let texts = &use_page().texts.tree;
    let picture = use_node_ref();
    let group = use_node_ref();
    let following = use_state_eq(|| true);
    let stage = use_stage(props, group.clone(), *following);
    use_size(picture.clone(), stage.clone());
    let on_drag = {
        let following = following.setter();
        Callback::from(move |()| following.set(false))
    };
    let heard = Heard {
        on_select: props.on_select.clone(),
        on_drag,
        on_pull: props.on_pull.clone(),
    };
    let pointing = use_pointing(&picture, stage.clone(), heard);
    let selected = props.selected.filter(|&node| node < props.tree.len());
    let editable = selected.filter(|&node| props.tree.marks(node).is_editable);
    let onkeydown = on_key(&stage, props, editable);
    let reading = selected.map(|node| props.tree.description(node));
    html! {
        <div class="tree-view">
            <svg ref={picture} class="tree tree-picture" tabindex="0" role="application"
                aria-label={(texts.how_to_use)(&props.label)} {onkeydown}
                onpointerdown={pointing.down} onpointermove={pointing.moved}
                onpointerup={pointing.up} onpointercancel={pointing.cancel}>
                <g ref={group} aria-hidden="true" />
            </svg>
            <div class="tree-foot">
                <p class={classes!("reading", selected.is_none().then_some("of-nothing"))} aria-live="polite">
                    { reading.unwrap_or_else(|| texts.nothing_selected.to_owned()) }
                </p>
                { props.foot.clone() }
                <Tools {stage} {following} />
            </div>
        </div>
    }
}

/// Keys walk, fold and zoom; where the selected node has a value that can be changed, Enter goes there.
fn on_key(
    stage: &StageRef,
    props: &TreeViewProps,
    editable: Option<NodeId>,
) -> Callback<KeyboardEvent> {
    let (stage, on_select) = (stage.clone(), props.on_select.clone());
    let on_enter = props.on_enter.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let Some(key) = Key::of(&event.key()) else {
            return;
        };
        event.prevent_default();
        if let Some(node) = editable.filter(|_| key == Key::Fold) {
            on_enter.emit(node);
        } else if let Some(node) = stage.press(key) {
            on_select.emit(node);
        }
    })
}

#[derive(PartialEq, Properties)]
struct ToolsProps {
    stage: StageRef,
    following: UseStateHandle<bool>,
}

/// The buttons.
#[component]
fn Tools(props: &ToolsProps) -> Html {
    let texts = &use_page().texts.tree;
    let press = |key: Key| {
        let stage = props.stage.clone();
        Callback::from(move |_: MouseEvent| {
            stage.press(key);
        })
    };
    let toggle = {
        let following = props.following.clone();
        Callback::from(move |_: MouseEvent| following.set(!*following))
    };
    let sign = |sign: &'static str, label: &'static str, key: Key| {
        html! {
            <button class="icon-button" aria-label={label} title={label} onclick={press(key)}>{ sign }</button>
        }
    };
    html! {
        <div class="tree-tools" role="group" aria-label={texts.tools}>
            { sign("+", texts.zoom_in, Key::Closer) }
            { sign("−", texts.zoom_out, Key::Further) }
            <button title={texts.fit.1} onclick={press(Key::Fit)}>{ texts.fit.0 }</button>
            <button title={texts.follow.1} onclick={toggle}
                aria-pressed={props.following.to_string()}>{ texts.follow.0 }</button>
        </div>
    }
}

/// The stage, told of every change of what it shows.
#[hook]
fn use_stage(props: &TreeViewProps, group: NodeRef, following: bool) -> StageRef {
    let stage = {
        let tree = props.tree.clone();
        use_memo((), move |()| StageRef::new(Stage::new(tree), group))
    };
    let wanted = Wanted {
        identity: props.identity,
        version: props.version,
        selected: props.selected,
        current: props.follow,
        is_following: following,
        reading: props.reading,
        starts_close: props.starts_close,
    };
    {
        let (stage, tree) = ((*stage).clone(), props.tree.clone());
        use_effect_with(wanted, move |wanted| stage.show(tree, *wanted));
    }
    (*stage).clone()
}

/// Tells the stage how large the picture is, whenever that changes.
#[hook]
fn use_size(picture: NodeRef, stage: StageRef) {
    use_effect_with((), move |()| {
        let measured = {
            let picture = picture.clone();
            Closure::<dyn FnMut()>::new(move || {
                if let Some(element) = picture.cast::<Element>() {
                    let rectangle = element.get_bounding_client_rect();
                    stage.resize((rectangle.width(), rectangle.height()));
                }
            })
        };
        let observer = ResizeObserver::new(measured.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(element)) = (&observer, picture.cast::<Element>()) {
            observer.observe(&element);
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(measured);
        }
    });
}

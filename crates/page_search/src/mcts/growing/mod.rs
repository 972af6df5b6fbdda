//! The growing tree: what the search knows at the moment, in numbers that can be read, with the simulation at work lit in it.
//!
//! However large the tree is, only so much of it is drawn as fits: the simulation's path, what stands beside it, and what is
//! visited most. The whole is another view.

mod marks;

use experiments::mcts::{Inside, MctsExperiment};
use games::Player;
use marks::{Look, Playout};
use page_kit::components::width::use_width;
use page_kit::context::use_page;
use page_model::mcts::about;
use page_model::mcts::glimpse::path;
use page_model::mcts::numbers;
use page_model::mcts::picture::{Picture, Placed, neighbour};
use page_model::mcts::words::node_sentence;
use std::rc::Rc;
use texts::Texts;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Before it is laid out.
const WIDTH: f64 = 690.0;
/// What the ids of its nodes begin with.
const ID: &str = "tree-node";

#[derive(PartialEq, Properties)]
pub struct GrowingTreeProps {
    pub lab: MctsExperiment,
    pub inside: Rc<Inside>,
    /// 1 to 3 while a simulation is under way.
    pub phase: Option<u8>,
    /// The node looked at, if any.
    pub selected: Option<u32>,
    /// Looks at the node after these moves, or at none.
    pub on_select: Callback<Option<Vec<u8>>>,
}

/// The picture.
#[component]
pub fn GrowingTree(props: &GrowingTreeProps) -> Html {
    let texts = use_page().texts;
    let place = use_node_ref();
    let wide = use_width(&place, WIDTH);
    let focused = use_state(|| 0_usize);
    let (inside, phase) = (&props.inside, props.phase);
    let picture = {
        let key = (Rc::as_ptr(inside) as usize, phase, wide as u64);
        let inside = inside.clone();
        use_memo(key, move |_| Picture::new(&inside, phase, wide))
    };
    let in_focus = (*focused).min(picture.nodes.len() - 1);
    let onkeydown = {
        let (picture, focused, on_select) =
            (picture.clone(), focused.clone(), props.on_select.clone());
        Callback::from(move |event: KeyboardEvent| {
            if event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            if matches!(event.key().as_str(), "Enter" | " ") {
                on_select.emit(Some(picture.nodes[in_focus].moves.clone()));
            } else if let Some(next) = neighbour(&picture, in_focus, &event.key()) {
                focus(next);
                focused.set(next);
            } else {
                return;
            }
            event.prevent_default();
        })
    };
    let path = path(inside, phase);
    let look = Looking {
        props,
        path: &path,
        texts,
    };
    let nodes = (0..picture.nodes.len()).map(|index| {
        let focused = focused.setter();
        let onfocus = Callback::from(move |_: FocusEvent| focused.set(index));
        look.button(&picture, index, index == in_focus, onfocus)
    });
    html! {
        <div class="growing" ref={place}>
            <svg viewBox={format!("0 0 {} {}", picture.width, picture.height)} width={picture.width.to_string()}
                height={picture.height.to_string()} role="group" aria-label={texts.labs.mcts.stage.tree} data-own-keys="true" {onkeydown}>
                { for look.edges(&picture) }
                { look.playout(&picture) }
                { for nodes }
                { for look.gains(&picture) }
            </svg>
        </div>
    }
}

/// What is looked at, with what is lit.
struct Looking<'a> {
    props: &'a GrowingTreeProps,
    path: &'a [u32],
    texts: &'static Texts,
}

impl Looking<'_> {
    fn mover(&self, depth: usize) -> Player {
        Player::at_ply(self.props.lab.plies() + depth)
    }

    /// Not lit when the picture shows no simulation under way or just over.
    fn is_lit(&self, node: u32) -> bool {
        self.path.contains(&node)
    }

    fn edges(&self, picture: &Picture) -> Vec<Html> {
        let GrowingTreeProps { inside, phase, .. } = self.props;
        let edge = |child: &Placed| {
            let parent = &picture.nodes[child.glimpsed.parent?];
            let visits =
                |placed: &Placed| f64::from(inside.shown(placed.glimpsed.node, *phase).visits);
            let share = visits(child) / visits(parent).max(1.0);
            let is_lit = self.is_lit(child.glimpsed.node);
            Some((is_lit, marks::edge(parent, child, share, is_lit)))
        };
        let mut edges: Vec<(bool, Html)> = picture.nodes.iter().filter_map(edge).collect();
        edges.sort_by_key(|(is_lit, _)| *is_lit);
        edges.into_iter().map(|(_, edge)| edge).collect()
    }

    fn button(
        &self,
        picture: &Picture,
        index: usize,
        is_in_focus: bool,
        onfocus: Callback<FocusEvent>,
    ) -> Html {
        let GrowingTreeProps {
            inside,
            phase,
            selected,
            ..
        } = self.props;
        let placed = &picture.nodes[index];
        let (node, moves) = (placed.glimpsed.node, &placed.moves);
        let shown = inside.shown(node, *phase);
        let depth = moves.len();
        let mover = depth.checked_sub(1).map(|depth| self.mover(depth));
        let words = &self.texts.labs.mcts;
        let look = Look {
            placed,
            shown,
            proven: shown
                .proven
                .map(|proven| words.page.proven[proven.half_points() as usize]),
            mover,
            is_on_path: self.is_lit(node),
            is_current: phase.is_some() && self.path.last() == Some(&node),
            is_selected: *selected == Some(node),
            hidden: self.hidden(placed, index, picture),
        };
        let onclick = {
            // Pressed again it is looked at no more.
            let next = Some(moves.clone()).filter(|_| *selected != Some(node));
            self.props.on_select.reform(move |_: MouseEvent| {
                focus(index);
                next.clone()
            })
        };
        let tabindex = if is_in_focus { "0" } else { "-1" };
        html! {
            <g class="growing-node" data-node={about::symbols(moves)} data-about={about::node(moves)} {onclick}>
                <g class="handle" id={format!("{ID}-{index}")} role="button" {tabindex} aria-label={node_sentence(moves, shown, self.texts)}
                    aria-pressed={look.is_selected.to_string()} {onfocus}>{ marks::node_box(&look) }</g>
                // Beside the button, which has its own name: what it shows is no part of that.
                <g aria-hidden="true">{ marks::node_contents(&look) }</g>
            </g>
        }
    }

    /// What is not drawn below a node, unless its family fans out there or stands too close.
    fn hidden(&self, placed: &Placed, index: usize, picture: &Picture) -> Option<(String, bool)> {
        let parents = picture.nodes.iter().filter_map(|node| node.glimpsed.parent);
        let children = parents.filter(|&parent| parent == index).count();
        let hidden = u64::from(placed.glimpsed.hidden);
        let words = &self.texts.labs.mcts.stage;
        let has_room = children == 0 || (children == 1 && picture.is_roomy);
        (hidden > 0 && has_room)
            .then(|| ((words.hidden)(&(self.texts.number)(hidden)), children == 1))
    }

    /// What the result gives the nodes of the path, while it goes up.
    fn gains(&self, picture: &Picture) -> Vec<Html> {
        let GrowingTreeProps { inside, phase, .. } = self.props;
        let gain = |placed: &Placed| {
            let mover = self.mover(placed.moves.len().checked_sub(1)?);
            let result = numbers::result(inside.trace.results[mover.index()]);
            let words = (self.texts.labs.mcts.stage.gains)(&result);
            let is_gaining = phase.is_none() && self.is_lit(placed.glimpsed.node);
            is_gaining.then(|| marks::gain(placed, &words))
        };
        picture.nodes.iter().filter_map(gain).collect()
    }

    /// The playout, while it goes on and when it has just been counted.
    fn playout(&self, picture: &Picture) -> Html {
        let trace = &self.props.inside.trace;
        let is_seen = !matches!(self.props.phase, Some(1 | 2));
        let last = self.path.last().and_then(|&node| picture.place_of(node));
        let Some(from) = last.filter(|_| is_seen && !trace.playout.is_empty()) else {
            return Html::default();
        };
        let winner = trace.results.iter().position(|&result| result == 1.0);
        let from = &picture.nodes[from];
        marks::playout(&Playout {
            from,
            y: picture.playout_y,
            width: picture.width,
            in_a_row: picture.playout_columns,
            columns: &trace.playout,
            first: self.mover(from.moves.len()),
            result: (self.texts.labs.mcts.stage.result)(winner),
        })
    }
}

fn focus(index: usize) {
    let document = web_sys::window().and_then(|window| window.document());
    let element =
        document.and_then(|document| document.get_element_by_id(&format!("{ID}-{index}")));
    if let Some(element) = element {
        // SVG elements have `focus` too; the type that the binding offers it on is HTML's.
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
}

//! Sizes of nodes: as large as the levels allow, and no larger than its neighbours leave room for.
//! Siblings are of one size.

use super::family::Chosen;
use super::request::SceneRequest;
use super::select::Selection;
use std::collections::BTreeMap;

/// A node in focus is seen even where it has no room.
const MIN_IN_FOCUS: f32 = 0.24;
const MIN_PICTURE_IN_FOCUS: f32 = 0.5;
const MIN_SIZE: f32 = 0.08;

/// Something on a level: from where to where, and which node it is, or a group.
struct Thing {
    left: f64,
    right: f64,
    node: Option<usize>,
}

/// The scale of a node, and how wide the place is that its neighbours leave it, in pixels.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    pub scale: f32,
    pub place: f32,
}

/// The size of every node of the selection, in its order.
pub fn sizes(request: &SceneRequest, selection: &Selection) -> Vec<Size> {
    let view = request.view;
    let (largest, own) = (view.vertical_scale(), view.scale());
    let mut sizes = vec![largest; selection.nodes.len()];
    let distance = f64::from(view.metrics().sibling_distance);
    let mut places = vec![f64::INFINITY; sizes.len()];
    for level in levels(request, selection).values_mut() {
        level.sort_by(|a, b| a.left.total_cmp(&b.left));
        for pair in level.windows(2) {
            limit(&pair[0], &pair[1], distance, &mut places);
        }
    }
    if own < largest {
        for (size, place) in sizes.iter_mut().zip(&places) {
            *size = size.min(*place);
        }
        even_out(selection, &mut sizes);
    }
    let smallest_in_focus = if view.bounds().has_pictures() {
        MIN_PICTURE_IN_FOCUS
    } else {
        MIN_IN_FOCUS
    };
    let narrow = selection.nodes.iter().map(|chosen| chosen.is_narrow);
    let final_size = |((size, place), is_narrow): ((f64, f64), bool)| {
        let scale = if is_narrow {
            (own.min(size) as f32).max(smallest_in_focus)
        } else {
            (size as f32).max(MIN_SIZE)
        };
        Size {
            scale,
            place: (place * distance) as f32,
        }
    };
    let sizes = sizes.into_iter().zip(places);
    sizes.zip(narrow).map(final_size).collect()
}

/// What stands on each level. Nodes that are there for being in focus take no room from others.
fn levels(request: &SceneRequest, selection: &Selection) -> BTreeMap<u32, Vec<Thing>> {
    let view = request.view;
    let mut levels: BTreeMap<u32, Vec<Thing>> = BTreeMap::new();
    let with_room = |(_, chosen): &(usize, &Chosen)| !chosen.is_narrow;
    for (index, chosen) in selection.nodes.iter().enumerate().filter(with_room) {
        let at = view.across(request.x(chosen.node));
        levels.entry(chosen.depth).or_default().push(Thing {
            left: at,
            right: at,
            node: Some(index),
        });
    }
    for group in selection.groups.iter().filter(|group| !group.is_collapsed) {
        levels.entry(group.depth).or_default().push(Thing {
            left: view.across(group.left),
            right: view.across(group.right),
            node: None,
        });
    }
    levels
}

/// Neighbours share the room between them; beside a group, which has no node to spare, a node has all of it.
fn limit(left: &Thing, right: &Thing, distance: f64, sizes: &mut [f64]) {
    let gap = (right.left - left.right).max(0.0);
    for (thing, other) in [(left, right), (right, left)] {
        let room = if other.node.is_some() { gap } else { 2.0 * gap };
        if let Some(index) = thing.node {
            sizes[index] = sizes[index].min(room / distance);
        }
    }
}

/// Siblings all become as small as the smallest.
fn even_out(selection: &Selection, sizes: &mut [f64]) {
    let mut families = BTreeMap::new();
    let with_room = |(chosen, _): &(&Chosen, &f64)| !chosen.is_narrow;
    for (chosen, size) in selection.nodes.iter().zip(&*sizes).filter(with_room) {
        let smallest = families.entry(chosen.parent).or_insert(*size);
        *smallest = size.min(*smallest);
    }
    for (chosen, size) in selection.nodes.iter().zip(sizes) {
        if let Some(smallest) = families.get(&chosen.parent).filter(|_| !chosen.is_narrow) {
            *size = *smallest;
        }
    }
}

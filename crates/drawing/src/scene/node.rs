//! A node in its place: its outline or its picture, and the texts over, in and under it.

use super::family::Chosen;
use super::point::Point;
use super::request::SceneRequest;
use super::size::Size;
use super::writing::{Role, Writing, font_for, is_readable, width_of};
use crate::tree::{Appearance, Marks, NodeId, Outline, Phase};

/// Pictures smaller than this are not drawn: the outline says more.
const MIN_PICTURE: f32 = 0.3;
/// How far the roof of a pentagon comes down, of its height.
pub const ROOF: f32 = 0.36;

/// How wide a text in an outline may be, in halves of its width.
const OUTLINE_ROOM: f32 = 1.76;
const ROUND_ROOM: f32 = 1.6;
/// How much of its place a leaf may take to each side: a gap stays between neighbours.
const WIDEST_LEAF: f32 = 0.45;
/// How much of its place a value under a picture may take: numbers that touch are read as one.
const WIDEST_VALUE: f32 = 0.7;
/// How much of it other texts may take.
const WIDEST_TEXT: f32 = 0.98;

/// A node in its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    pub node: NodeId,
    /// The middle.
    pub at: Point,
    /// The scale it is drawn at.
    pub size: f32,
    /// Half the width and half the height of its outline.
    pub half: (f32, f32),
    /// Where the edge from above ends and those to below begin.
    pub top: f32,
    pub bottom: f32,
    pub look: Appearance,
    pub marks: Marks,
    /// The scale of its picture, if it is shown.
    pub picture: Option<f32>,
    /// Whether the search passed over it or over one above it.
    pub is_cut: bool,
    pub is_selected: bool,
    pub is_collapsed: bool,
    pub texts: Vec<Writing>,
}

impl Node {
    pub(super) fn of(request: &SceneRequest, chosen: &Chosen, size: Size) -> Self {
        let Size { scale: size, place } = size;
        let view = request.view;
        let look = request.tree.appearance(chosen.node);
        let across = view.across(request.x(chosen.node)) as f32;
        let down = view.down(chosen.depth) as f32;
        let room = view.metrics().node;
        let mut node = Self {
            node: chosen.node,
            at: (across, down),
            size,
            half: half(
                look.outline,
                (room.0 * size * look.scale, room.1 * size * look.scale),
            ),
            top: down,
            bottom: down,
            picture: None,
            is_cut: chosen.is_below_cut || look.phase == Phase::Cut,
            is_selected: request.selected == Some(chosen.node),
            is_collapsed: request.collapsed.contains(&chosen.node),
            texts: Vec::new(),
            marks: request.tree.marks(chosen.node),
            look,
        };
        node.hang_picture(room);
        node.write(view.metrics().sibling_distance * size, place);
        node.write_number(place);
        node
    }

    /// Takes the size of the picture, if there is one and it can be seen.
    fn hang_picture(&mut self, room: (f32, f32)) {
        let Some(picture) = &self.look.picture else {
            // The metrics of a tree with pictures have room for them; other nodes of it need less.
            return;
        };
        if self.size >= MIN_PICTURE && picture.width > 0.0 && picture.height > 0.0 {
            let scale = (room.0 / picture.width).min(room.1 / picture.height) * self.size;
            self.half = (picture.width * scale / 2.0, picture.height * scale / 2.0);
            self.picture = Some(scale);
        }
    }

    /// Places the texts: the note over the node, the value in it or, with a picture, under it, the label below.
    fn write(&mut self, slot: f32, place: f32) {
        let (x, y) = self.at;
        self.top = y - self.half.1;
        self.bottom = y + self.half.1;
        // Clear of the light or ring around the node.
        let is_lit = self.look.is_current || self.is_selected;
        let lift = if is_lit { 7.0 } else { 0.0 };
        let note = font_for(
            &self.look.note,
            Role::Note,
            self.size,
            place.max(slot) * WIDEST_TEXT,
        );
        if let Some(font) = note {
            let at = (x, self.top - lift - 0.35 * font);
            self.top = at.1 - font;
            self.add(self.look.note.clone(), Role::Note, at, font);
        }
        self.bottom += lift;
        if self.picture.is_some() {
            self.add_below(self.look.value.clone(), Role::Value, slot * WIDEST_VALUE);
        } else {
            self.widen(place.max(slot));
            let is_round = self.look.outline == Outline::Chance;
            let room = self.half.0 * if is_round { ROUND_ROOM } else { OUTLINE_ROOM };
            let inside = font_for(&self.look.value, Role::Value, self.size, room);
            if let Some(font) = inside.filter(|&font| is_readable(font)) {
                let middle = y + self.half.1 * belly(self.look.outline);
                let at = (x, middle + 0.36 * font);
                self.add(self.look.value.clone(), Role::Value, at, font);
            } else {
                // Small outlines hold few digits, and there is more room between nodes than in them.
                let room = place.max(slot) * WIDEST_TEXT;
                self.add_below(self.look.value.clone(), Role::Value, room);
            }
        }
        self.add_below(self.look.label.clone(), Role::Label, slot * WIDEST_TEXT);
    }

    /// A leaf becomes as wide as its value needs to be read in it, as far as its neighbours leave room.
    fn widen(&mut self, place: f32) {
        if self.look.outline != Outline::Leaf {
            return;
        }
        let font = font_for(&self.look.value, Role::Value, self.size, f32::INFINITY);
        let needed =
            font.map_or(0.0, |font| width_of(&self.look.value, Role::Value, font)) / OUTLINE_ROOM;
        if needed <= place * WIDEST_LEAF {
            self.half.0 = self.half.0.max(needed);
        }
    }

    /// The number on the left of the node, where its neighbours leave room.
    fn write_number(&mut self, place: f32) {
        let Some(font) = font_for(&self.marks.number, Role::Number, self.size, place / 2.0) else {
            return;
        };
        let width = width_of(&self.marks.number, Role::Number, font);
        let is_lit = self.look.is_current || self.is_selected;
        let gap = self.half.0 + if is_lit { 11.0 } else { 5.0 };
        if gap + width <= place / 2.0 {
            let at = (self.at.0 - gap - width / 2.0, self.at.1 + 0.36 * font);
            self.add(self.marks.number.clone(), Role::Number, at, font);
        }
    }

    fn add_below(&mut self, text: String, role: Role, room: f32) {
        if let Some(font) = font_for(&text, role, self.size, room) {
            self.bottom += font * 1.05;
            let at = (self.at.0, self.bottom - 0.1 * font);
            self.add(text, role, at, font);
            self.bottom += font * 0.15;
        }
    }

    fn add(&mut self, text: String, role: Role, at: Point, font: f32) {
        self.texts.push(Writing {
            text,
            role,
            at,
            font,
        });
    }

    /// The corners of the outline of a player; `None` for what is round.
    pub fn corners(&self) -> Option<[Point; 5]> {
        pentagon(self.look.outline, self.at, self.half)
    }

    /// The little sign on the corner of a picture that says who chooses there, if anybody does: where it is, and
    /// half its size.
    pub fn sign(&self) -> Option<(Point, (f32, f32))> {
        let half = (5.5 * self.size, 5.0 * self.size);
        let corner = (self.at.0 - self.half.0, self.at.1 - self.half.1);
        (self.look.outline != Outline::Leaf).then_some((corner, half))
    }
}

/// The corners of the outline of a player around `at`: a house, standing or on its head.
pub fn pentagon(outline: Outline, at: Point, half: (f32, f32)) -> Option<[Point; 5]> {
    let up = match outline {
        Outline::Max => 1.0,
        Outline::Min => -1.0,
        Outline::Chance | Outline::Leaf => return None,
    };
    let ((x, y), (width, height)) = (at, half);
    let eaves = y - up * height * (1.0 - 2.0 * ROOF);
    let foot = y + up * height;
    Some([
        (x, y - up * height),
        (x + width, eaves),
        (x + width, foot),
        (x - width, foot),
        (x - width, eaves),
    ])
}

/// Half the size of an outline in a room of `(width, height)`.
fn half(outline: Outline, (width, height): (f32, f32)) -> (f32, f32) {
    match outline {
        Outline::Max | Outline::Min => (width / 2.0, height / 2.0),
        Outline::Chance => (height * 0.58, height * 0.58),
        Outline::Leaf => (width * 0.42, height * 0.42),
    }
}

/// How far below the middle the widest part of an outline is, in halves of its height.
fn belly(outline: Outline) -> f32 {
    match outline {
        Outline::Max => 0.22,
        Outline::Min => -0.22,
        Outline::Chance | Outline::Leaf => 0.0,
    }
}

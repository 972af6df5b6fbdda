//! Nodes as SVG: outline or picture, texts, and the marks around them.

use super::write::{attribute, number, path};
use super::writing::write_text;
use crate::scene::{Node, Point, Role, Writing, pentagon};
use crate::tree::{Colour, Outline, Phase};
use std::fmt::Write;

/// Writes a node.
pub fn write_node(out: &mut String, node: &Node) {
    let outline = match node.look.outline {
        Outline::Max => "max",
        Outline::Min => "min",
        Outline::Chance => "chance",
        Outline::Leaf => "leaf",
    };
    let phase = phase_class(node.look.phase, node.is_cut);
    let _ = write!(out, "<g class=\"node {outline} {phase}");
    let marks = [
        (node.marks.is_foretold, " foretold"),
        (node.marks.is_editable, " editable"),
        (node.size < 0.5 && node.picture.is_none(), " small"),
        (node.look.is_current, " current"),
        (node.look.is_principal, " principal"),
        (node.look.colour == Some(Colour::First), " first"),
        (node.look.colour == Some(Colour::Second), " second"),
    ];
    for (_, class) in marks.iter().filter(|(is_so, _)| *is_so) {
        out.push_str(class);
    }
    let id = node.node;
    let at_work = if node.look.is_current { " current" } else { "" };
    let _ = write!(
        out,
        "\" data-node=\"{id}\" data-about=\"node-{id}{at_work}\">"
    );
    // What stands around the outline has a halo, which must not take a bite out of outline or light.
    let is_inside = |text: &&Writing| {
        text.role == Role::Value && node.picture.is_none() && text.at.1 < node.at.1 + node.half.1
    };
    out.push_str("<g class=\"around\">");
    for text in node.texts.iter().filter(|text| !is_inside(text)) {
        write_text(out, text);
    }
    out.push_str("</g>");
    write_lights(out, node);
    write_shape(out, node);
    for text in node.texts.iter().filter(is_inside) {
        write_text(out, text);
    }
    if node.marks.is_alone {
        write_alone(out, node);
    }
    out.push_str("</g>");
}

/// The picture in its frame, with a sign, or the outline alone.
fn write_shape(out: &mut String, node: &Node) {
    let (Some(scale), Some(picture)) = (node.picture, &node.look.picture) else {
        outline_of(out, "shape", node.look.outline, node.at, node.half);
        return;
    };
    // Edges to nodes further down pass behind the picture.
    rectangle(out, "ground", node.at, node.half, 4.0 * node.size);
    out.push_str("<g transform=\"translate(");
    number(out, node.at.0);
    out.push(' ');
    number(out, node.at.1);
    let _ = write!(out, ") scale({scale:.3})\">{}</g>", picture.svg);
    rectangle(out, "shape frame", node.at, node.half, 4.0 * node.size);
    if let Some((at, half)) = node.sign() {
        outline_of(out, "sign", node.look.outline, at, half);
    }
}

/// A small diamond on the upper right corner of a node that only this search has met.
fn write_alone(out: &mut String, node: &Node) {
    let (x, y) = (node.at.0 + node.half.0, node.at.1 - node.half.1);
    let reach = 5.0;
    let corners = [
        (x, y - reach),
        (x + reach, y),
        (x, y + reach),
        (x - reach, y),
    ];
    out.push_str("<path class=\"alone\" d=\"");
    path(out, &corners, true);
    out.push_str("\"/>");
}

/// Around the node at work a light, around the selected one a ring.
fn write_lights(out: &mut String, node: &Node) {
    let wider = |by: f32| (node.half.0 + by, node.half.1 + by);
    if node.look.is_current {
        let radius = if node.look.outline == Outline::Chance && node.picture.is_none() {
            node.half.0 + 4.0
        } else {
            6.0
        };
        rectangle(out, "light", node.at, wider(4.0), radius);
    }
    if node.is_selected {
        let by = if node.look.is_current { 7.5 } else { 5.0 };
        rectangle(out, "ring", node.at, wider(by), 8.0);
    }
}

fn outline_of(out: &mut String, class: &str, outline: Outline, at: Point, half: (f32, f32)) {
    if let Some(corners) = pentagon(outline, at, half) {
        let _ = write!(out, "<path class=\"{class}\" d=\"");
        path(out, &corners, true);
        out.push_str("\"/>");
    } else {
        let radius = if outline == Outline::Chance {
            half.1
        } else {
            half.1 * 0.4
        };
        rectangle(out, class, at, half, radius);
    }
}

fn rectangle(out: &mut String, class: &str, at: Point, half: (f32, f32), radius: f32) {
    let _ = write!(out, "<rect class=\"{class}\"");
    attribute(out, "x", at.0 - half.0);
    attribute(out, "y", at.1 - half.1);
    attribute(out, "width", half.0 * 2.0);
    attribute(out, "height", half.1 * 2.0);
    attribute(out, "rx", radius);
    out.push_str("/>");
}

pub fn phase_class(phase: Phase, is_cut: bool) -> &'static str {
    match phase {
        _ if is_cut => "cut",
        Phase::Waiting => "waiting",
        Phase::Open => "open",
        Phase::Done | Phase::Cut => "done",
    }
}

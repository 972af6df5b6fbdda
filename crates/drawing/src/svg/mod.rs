//! A scene as SVG: elements with classes, which [`STYLE`] gives their look from the colours of the page.
//!
//! A node is a `g` with `data-node`, its number, and what it is about in `data-about`: `node-` and the number, the node at work
//! `current` too; a wedge a `g` with `data-parent`, `data-first` and `data-end`.
//! Players differ by shape as well as by colour. The style keeps to what programs other than browsers
//! understand, once colours stand for the variables.
//!
//! * `write`: text, numbers and paths.
//! * `node`: a node with its marks; `writing`: a text.

mod node;
mod write;
mod writing;

use super::scene::{Edge, Scene, Wedge};
use super::tree::Tree;
use node::{phase_class, write_node};
use std::fmt::Write;
pub use write::escaped;
use write::path;
use writing::write_text;

/// How all of it looks, below an element of the class `tree`.
pub const STYLE: &str = "
.tree text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;text-anchor:middle;fill:var(--ink);font-variant-numeric:tabular-nums}
.tree .note,.tree .number,.tree .move,.tree .label,.tree .count,.tree .around .value{stroke:var(--card);stroke-width:4;stroke-linejoin:round;paint-order:stroke;fill:var(--quiet)}
.tree .move{stroke-width:6}
.tree .note{font-family:ui-monospace,'SF Mono',Menlo,Consolas,monospace}
.tree .move,.tree .around .value{fill:var(--ink)}
.tree .number{fill:var(--quiet)}
.tree .reason{fill:var(--ink);font-style:italic;stroke:var(--card);stroke-width:5;stroke-linejoin:round;paint-order:stroke}
.tree .value{font-weight:600}
.tree .shape{fill:var(--quiet);fill-opacity:.1;stroke:var(--quiet);stroke-width:1.5;stroke-linejoin:round}
.tree .first .shape{fill:var(--first);stroke:var(--first)}
.tree .second .shape{fill:var(--second);stroke:var(--second)}
.tree .leaf .shape{fill-opacity:.06;stroke-opacity:.75}
.tree .sign{stroke:var(--card);stroke-width:1;fill:var(--quiet)}
.tree .first .sign{fill:var(--first)}
.tree .second .sign{fill:var(--second)}
.tree .ground{fill:var(--card)}
.tree .small .shape{stroke-width:1;fill-opacity:.3}
.tree .open .shape{stroke-width:3}
.tree .small.open .shape{stroke-width:2}
.tree .waiting .shape,.tree .waiting .sign,.tree .wedge.waiting{opacity:.45}
.tree .waiting .value,.tree .waiting .number{fill:var(--quiet)}
.tree .foretold .value{font-weight:400;font-style:italic;fill-opacity:.75}
.tree .waiting .frame,.tree .cut .frame{opacity:1}
.tree .cut{opacity:.5}
.tree .cut .shape{stroke-dasharray:3 2.5;fill-opacity:.03}
.tree .alone{fill:var(--ink);stroke:var(--card);stroke-width:1.5}
.tree .current .shape{fill:var(--mark);fill-opacity:.3}
.tree .node .shape.frame{fill:none}
.tree .ring{fill:none;stroke:var(--ink);stroke-width:1.6}
.tree .light{fill:none;stroke:var(--mark);stroke-width:3.5;stroke-opacity:.8}
.tree .edge{fill:none;stroke:var(--quiet);stroke-width:1.3;stroke-opacity:.75}
.tree .edge.open{stroke:var(--ink);stroke-width:1.8;stroke-opacity:1}
.tree .edge.waiting{opacity:.4}
.tree .edge.cut{stroke-dasharray:3 3;opacity:.6}
.tree .edge.principal{stroke:var(--mark);stroke-width:4;stroke-opacity:1;stroke-linecap:round;opacity:1}
.tree .strike{stroke:var(--ink);stroke-width:2;stroke-linecap:round}
.tree .stem{fill:none;stroke:var(--quiet);stroke-width:1;stroke-opacity:.6}
.tree .area{fill:var(--quiet);fill-opacity:.16;stroke:var(--quiet);stroke-opacity:.45;stroke-width:1;stroke-linejoin:round}
.tree .wedge.open .area{fill-opacity:.3}
.tree .wedge.collapsed .area{stroke-opacity:.9}
.tree .mini-board{fill:var(--well);stroke:var(--line)}
.tree .mini-grid{fill:none;stroke:var(--quiet);stroke-width:1;stroke-linecap:round}
.tree .mini-stone,.tree .mini-hole{fill:none;stroke-linecap:round}
.tree .mini-stone.first{stroke:var(--first)}
.tree .mini-stone.second{stroke:var(--second)}
.tree .mini-hole{stroke:var(--card)}
.tree .mini-object{fill:none;stroke:var(--ink);stroke-width:3.4;stroke-linecap:round}
.tree .mini-dark{fill:var(--line)}
.tree .mini-piece{stroke-linejoin:round}
.tree .mini-piece.first{fill:var(--first);stroke:var(--first);stroke-width:.6}
.tree .mini-piece.second{fill:var(--card);stroke:var(--second);stroke-width:1.3}
";

/// The elements of a scene, without an `svg` around them. Belongs below an element of the class `tree`.
pub fn elements(scene: &Scene) -> String {
    let mut out = String::with_capacity(scene.len() * 300);
    for wedge in &scene.wedges {
        write_wedge(&mut out, wedge);
    }
    for is_principal in [false, true] {
        let same = |edge: &&Edge| edge.is_principal == is_principal;
        for edge in scene.edges.iter().filter(same) {
            write_edge(&mut out, edge);
        }
    }
    for text in scene.edges.iter().filter_map(|edge| edge.text.as_ref()) {
        write_text(&mut out, text);
    }
    for node in &scene.nodes {
        write_node(&mut out, node);
    }
    for reason in &scene.reasons {
        write_text(&mut out, reason);
    }
    out
}

/// The whole tree as a file of its own. `colours` are values for the variables that [`STYLE`] names, such as
/// `("--ink", "#000")`; `--card` becomes the ground. Of a tree with more nodes than a file should have, small
/// subtrees are gathered in wedges.
pub fn standalone_svg(tree: &dyn Tree, colours: &[(String, String)]) -> String {
    let (scene, (width, height)) = Scene::of_whole(tree);
    let (width, height) = (width.ceil(), height.ceil());
    let mut style = STYLE.to_owned();
    for (name, value) in colours {
        style = style.replace(&format!("var({name})"), value);
    }
    let ground = colours.iter().find(|(name, _)| name == "--card");
    let ground = ground.map_or_else(String::new, |(_, colour)| {
        let colour = escaped(colour);
        format!("<rect width=\"{width}\" height=\"{height}\" fill=\"{colour}\"/>\n")
    });
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <svg xmlns=\"http://www.w3.org/2000/svg\" class=\"tree\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\">\n<style>{}</style>\n{ground}{}\n</svg>\n",
        escaped(&style),
        elements(&scene)
    )
}

fn write_wedge(out: &mut String, wedge: &Wedge) {
    let phase = phase_class(wedge.phase, wedge.is_cut);
    let collapsed = if wedge.is_collapsed { " collapsed" } else { "" };
    let (parent, first, end) = (wedge.parent, wedge.first, wedge.end);
    let _ = write!(
        out,
        "<g class=\"wedge {phase}{collapsed}\" data-parent=\"{parent}\" data-first=\"{first}\" data-end=\"{end}\">"
    );
    if let Some((from, to)) = wedge.stem {
        out.push_str("<path class=\"stem\" d=\"");
        path(out, &[from, to], false);
        out.push_str("\"/>");
    }
    out.push_str("<path class=\"area\" d=\"");
    path(out, &wedge.corners, true);
    out.push_str("\"/>");
    if let Some(text) = &wedge.text {
        write_text(out, text);
    }
    out.push_str("</g>");
}

fn write_edge(out: &mut String, edge: &Edge) {
    out.push_str("<path class=\"edge ");
    out.push_str(phase_class(edge.phase, edge.is_cut));
    if edge.is_principal {
        out.push_str(" principal");
    }
    out.push_str("\" d=\"");
    path(out, &[edge.from, edge.to], false);
    out.push_str("\"/>");
    if let Some(strokes) = edge.strike {
        out.push_str("<path class=\"strike\" d=\"");
        for (from, to) in strokes {
            path(out, &[from, to], false);
        }
        out.push_str("\"/>");
    }
}

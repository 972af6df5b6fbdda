//! A whole tree as a LaTeX document of its own, drawn with TikZ at absolute places, for publications.
//!
//! The look of everything is in styles at the top, for authors to change. Pictures of positions are drawn as
//! empty frames: SVG has no translation to TikZ that would be worth editing.

use super::scene::{Edge, FILE_BUDGET, LINE, Node, Point, Role, Scene, Wedge, Writing};
use super::tree::{Colour, Outline, Phase, Tree};
use std::fmt::Write;

/// Of a pixel, which is 1/96 inch, in the points of TikZ's coordinates, which are 1/72 inch.
const PIXEL: f32 = 0.75;

const STYLES: &str = r"\documentclass[tikz,border=4pt]{standalone}
\usepackage[utf8]{inputenc}
\usepackage[T1]{fontenc}
\usepackage{amssymb}
\definecolor{first}{HTML}{2451C4}
\definecolor{second}{HTML}{D98A00}
\definecolor{mark}{HTML}{0C6F61}
\definecolor{quiet}{HTML}{625F57}
\tikzset{
  tree shape/.style={line width=0.8pt},
  max node/.style={tree shape, draw=quiet, fill=quiet!10},
  min node/.style={tree shape, draw=quiet, fill=quiet!10},
  chance node/.style={tree shape, draw=quiet, fill=quiet!10},
  leaf node/.style={tree shape, draw=quiet, fill=quiet!5, rounded corners=3pt},
  first player/.style={draw=first, fill=first!10},
  second player/.style={draw=second, fill=second!12},
  done phase/.style={},
  open phase/.style={line width=1.8pt},
  waiting phase/.style={opacity=0.4},
  cut phase/.style={dashed, opacity=0.5},
  current node/.style={fill=mark!30},
  tree edge/.style={draw=quiet, line width=0.6pt},
  principal edge/.style={draw=mark, line width=2.2pt, solid, opacity=1},
  cut stroke/.style={draw=black, line width=1.1pt},
  tree wedge/.style={draw=quiet!60, fill=quiet!20, line width=0.5pt},
  wedge stem/.style={draw=quiet!70, line width=0.5pt},
  tree text/.style={anchor=base, inner sep=1pt},
  value text/.style={tree text, font=\bfseries\sffamily\writingsize},
  label text/.style={tree text, font=\sffamily\writingsize, text=quiet},
  note text/.style={tree text, font=\ttfamily\writingsize, text=quiet},
  move text/.style={tree text, font=\itshape\writingsize, fill=white},
  count text/.style={tree text, font=\sffamily\writingsize, text=quiet},
  number text/.style={tree text, font=\sffamily\writingsize, text=quiet},
  reason text/.style={tree text, font=\itshape\writingsize},
  foretold text/.style={tree text, font=\itshape\writingsize, text=quiet},
}
\newcommand{\writingsize}{}
\newcommand{\writing}[4]{\renewcommand{\writingsize}{\fontsize{#3}{#3}\selectfont}\node[#1] at (#2) {#4};}
";

/// The whole tree as a LaTeX document. Of a tree with more nodes than a file should have, small subtrees are
/// gathered in wedges, and a comment says so.
pub fn tikz(tree: &dyn Tree) -> String {
    let (scene, _) = Scene::of_whole(tree);
    let mut out = STYLES.to_owned();
    out.push_str("\\begin{document}\n");
    if tree.len() as usize > FILE_BUDGET {
        let _ = writeln!(
            out,
            "% The tree has {} nodes; subtrees with no room of their own are drawn as wedges.",
            tree.len()
        );
    }
    let _ = writeln!(out, "\\begin{{tikzpicture}}[x={PIXEL}bp, y=-{PIXEL}bp]");
    scene
        .wedges
        .iter()
        .for_each(|wedge| write_wedge(&mut out, wedge));
    scene
        .edges
        .iter()
        .for_each(|edge| write_edge(&mut out, edge));
    for text in scene.edges.iter().filter_map(|edge| edge.text.as_ref()) {
        write_text(&mut out, text, false);
    }
    scene
        .nodes
        .iter()
        .for_each(|node| write_node(&mut out, node));
    for reason in &scene.reasons {
        write_lines(&mut out, reason);
    }
    out.push_str("\\end{tikzpicture}\n\\end{document}\n");
    out
}

/// Text as LaTeX prints it.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for symbol in text.chars() {
        match command(symbol) {
            Some(command) => out.push_str(command),
            None if symbol.is_control() => out.push(' '),
            None => out.push(symbol),
        }
    }
    out
}

/// How LaTeX is told of a sign that means something to it, or that its usual fonts lack.
fn command(symbol: char) -> Option<&'static str> {
    Some(match symbol {
        '\\' => r"\textbackslash{}",
        '{' => r"\{",
        '}' => r"\}",
        '$' => r"\$",
        '&' => r"\&",
        '#' => r"\#",
        '%' => r"\%",
        '_' => r"\_",
        '^' => r"\textasciicircum{}",
        '~' => r"\textasciitilde{}",
        '<' => r"$<$",
        '>' => r"$>$",
        '|' => r"$|$",
        '"' => r"\textquotedbl{}",
        '−' => r"$-$",
        '∞' => r"$\infty$",
        '≤' => r"$\leq$",
        '≥' => r"$\geq$",
        '±' => r"$\pm$",
        '×' => r"$\times$",
        '·' => r"$\cdot$",
        '½' => r"$\frac12$",
        'α' => r"$\alpha$",
        'β' => r"$\beta$",
        '→' => r"$\to$",
        '…' => r"\ldots{}",
        '▾' => r"$\blacktriangledown$",
        '\u{202f}' => r"\,",
        '\u{a0}' => "~",
        _ => return None,
    })
}

fn point((x, y): Point) -> String {
    format!("({x:.1},{y:.1})")
}

fn line(points: &[Point]) -> String {
    let points: Vec<String> = points.iter().copied().map(point).collect();
    points.join(" -- ")
}

fn phase_style(phase: Phase, is_cut: bool) -> &'static str {
    match phase {
        _ if is_cut => "cut phase",
        Phase::Waiting => "waiting phase",
        Phase::Open => "open phase",
        Phase::Done | Phase::Cut => "done phase",
    }
}

fn write_wedge(out: &mut String, wedge: &Wedge) {
    let phase = phase_style(wedge.phase, wedge.is_cut);
    if let Some((from, to)) = wedge.stem {
        let _ = writeln!(out, "\\path[wedge stem,{phase}] {};", line(&[from, to]));
    }
    let _ = writeln!(
        out,
        "\\path[tree wedge,{phase}] {} -- cycle;",
        line(&wedge.corners)
    );
    if let Some(text) = &wedge.text {
        write_text(out, text, false);
    }
}

fn write_edge(out: &mut String, edge: &Edge) {
    let principal = if edge.is_principal {
        ",principal edge"
    } else {
        ""
    };
    let phase = match phase_style(edge.phase, edge.is_cut) {
        "open phase" => "done phase",
        phase => phase,
    };
    let ends = line(&[edge.from, edge.to]);
    let _ = writeln!(out, "\\path[tree edge,{phase}{principal}] {ends};");
    if let Some(strokes) = edge.strike {
        let [first, second] = strokes.map(|(from, to)| line(&[from, to]));
        let _ = writeln!(out, "\\path[cut stroke] {first} {second};");
    }
}

/// A text of several lines, each in its place.
fn write_lines(out: &mut String, text: &Writing) {
    for (index, line) in text.text.lines().enumerate() {
        let below = index as f32 * LINE * text.font;
        let line = Writing {
            text: line.to_owned(),
            at: (text.at.0, text.at.1 + below),
            ..text.clone()
        };
        write_text(out, &line, false);
    }
}

fn write_text(out: &mut String, text: &Writing, is_foretold: bool) {
    let style = match text.role {
        Role::Value if is_foretold => "foretold text",
        Role::Value => "value text",
        Role::Label => "label text",
        Role::Note => "note text",
        Role::Move => "move text",
        Role::Count => "count text",
        Role::Number => "number text",
        Role::Reason => "reason text",
    };
    let (x, y) = text.at;
    let font = text.font * PIXEL;
    let _ = writeln!(
        out,
        "\\writing{{{style}}}{{{x:.1},{y:.1}}}{{{font:.1}}}{{{}}}",
        escaped(&text.text.replace('\n', " "))
    );
}

fn write_node(out: &mut String, node: &Node) {
    let outline = match node.look.outline {
        Outline::Max => "max node",
        Outline::Min => "min node",
        Outline::Chance => "chance node",
        Outline::Leaf => "leaf node",
    };
    let phase = phase_style(node.look.phase, node.is_cut);
    let current = if node.look.is_current {
        ",current node"
    } else {
        ""
    };
    let colour = match node.look.colour {
        Some(Colour::First) => ",first player",
        Some(Colour::Second) => ",second player",
        None => "",
    };
    let _ = write!(out, "\\path[{outline}{colour},{phase}{current}] ");
    let corners = node.corners().filter(|_| node.picture.is_none());
    let ((x, y), (width, height)) = (node.at, node.half);
    if let Some(corners) = corners {
        let _ = writeln!(out, "{} -- cycle;", line(&corners));
    } else if node.look.outline == Outline::Chance && node.picture.is_none() {
        let radius = width * PIXEL;
        let _ = writeln!(out, "{} circle [radius={radius:.1}bp];", point(node.at));
    } else {
        let (corner, opposite) = ((x - width, y - height), (x + width, y + height));
        let _ = writeln!(out, "{} rectangle {};", point(corner), point(opposite));
    }
    for text in &node.texts {
        write_text(out, text, node.marks.is_foretold);
    }
}

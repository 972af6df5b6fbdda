//! A game as a LaTeX document of its own, drawn with TikZ as in books: nodes of a player filled, of chance open, information sets dashed.

use super::figure::Figure;
use games::tree_game::labels::action_label;
use games::tree_game::{Mover, NodeId, TreeGame};
use std::fmt::Write;

const STYLES: &str = r"\documentclass[tikz,border=4pt]{standalone}
\usepackage[utf8]{inputenc}
\usepackage[T1]{fontenc}
\tikzset{
  decision/.style={circle, fill, inner sep=1.6pt},
  chance/.style={circle, draw, fill=white, inner sep=1.8pt},
  branch/.style={line width=0.5pt},
  information set/.style={dashed, line width=0.5pt},
  action/.style={font=\small\itshape, fill=white, inner sep=1pt},
  player/.style={font=\small, anchor=south, inner sep=4pt},
  payoffs/.style={font=\small, anchor=north, inner sep=3pt},
}
\begin{document}
\begin{tikzpicture}[x=1.5cm, y=-1.7cm]
";

/// The document.
pub fn tikz(game: &TreeGame) -> String {
    let figure = Figure::of(game);
    let mut text = STYLES.to_owned();
    let at = |node: NodeId| {
        let (x, y) = figure.places[node];
        format!("({x:.3},{y})")
    };
    for (number, node) in game.nodes().iter().enumerate() {
        let Some((parent, action)) = node.parent else {
            continue;
        };
        let label = edge_label(game, parent, action);
        let _ = writeln!(
            text,
            r"\draw[branch] {} -- node[action] {{{label}}} {};",
            at(parent),
            at(number)
        );
    }
    for nodes in &figure.together {
        let line: Vec<String> = nodes.iter().map(|&node| at(node)).collect();
        let _ = writeln!(
            text,
            r"\draw[information set] {};",
            line.join(" to[bend left=12] ")
        );
    }
    for number in 0..game.nodes().len() {
        write_node(&mut text, game, number, &at(number));
    }
    text.push_str("\\end{tikzpicture}\n\\end{document}\n");
    text
}

/// Who decides at a node, and what it pays.
fn write_node(text: &mut String, game: &TreeGame, number: NodeId, at: &str) {
    let node = &game.nodes()[number];
    if let Some((_, set)) = game.set_of(number) {
        let (style, name) = match set.player() {
            Some(player) => ("decision", escaped(&game.players()[player])),
            None => ("chance", String::new()),
        };
        let _ = writeln!(
            text,
            r"\node[{style}] at {at} {{}}; \node[player] at {at} {{{name}}};"
        );
    }
    if node.set.is_none() || !node.payoffs.is_empty() {
        let payoff = |player: usize| {
            let payoff = node.payoffs.get(player);
            payoff.map_or_else(|| "0".to_owned(), ToString::to_string)
        };
        let payoffs: Vec<String> = (0..game.players().len()).map(payoff).collect();
        let payoffs = payoffs.join(",\\,");
        let _ = writeln!(text, r"\node[payoffs] at {at} {{${payoffs}$}};");
    }
}

fn edge_label(game: &TreeGame, parent: NodeId, action: usize) -> String {
    let Some((number, set)) = game.set_of(parent) else {
        return String::new();
    };
    let name = escaped(&action_label(game, number, action));
    match &set.mover {
        Mover::Chance(chances) => format!("{name} ${}$", chances[action]),
        Mover::Player(_) => name,
    }
}

/// Text as LaTeX prints it.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for character in text.chars() {
        match character {
            '\\' => out.push_str(r"\textbackslash{}"),
            '^' => out.push_str(r"\textasciicircum{}"),
            '~' => out.push_str(r"\textasciitilde{}"),
            '#' | '$' | '%' | '&' | '_' | '{' | '}' => {
                out.push('\\');
                out.push(character);
            }
            _ => out.push(character),
        }
    }
    out
}

//! The figure for LaTeX.

use super::{ENTRY, HORSE, QUICHE, bare};
use page_model::tree_game::tikz::tikz;

fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

#[test]
fn a_document_stands_alone() {
    let text = tikz(&bare(ENTRY).game);
    assert!(text.starts_with(r"\documentclass[tikz"));
    assert_eq!(count(&text, r"\begin{"), count(&text, r"\end{"));
    assert!(text.ends_with("\\end{document}\n"));
}

#[test]
fn there_is_a_branch_for_each_node_but_the_root() {
    for link in [ENTRY, HORSE, QUICHE] {
        let game = bare(link).game;
        let text = tikz(&game);
        assert_eq!(count(&text, r"\draw[branch]"), game.nodes().len() - 1);
        assert_eq!(
            count(&text, r"\node[payoffs]"),
            game.nodes()
                .iter()
                .filter(|node| node.set.is_none())
                .count()
        );
    }
}

#[test]
fn information_sets_of_several_nodes_are_dashed() {
    assert_eq!(
        count(&tikz(&bare(ENTRY).game), r"\draw[information set]"),
        0
    );
    assert_eq!(
        count(&tikz(&bare(HORSE).game), r"\draw[information set]"),
        1
    );
    assert_eq!(
        count(&tikz(&bare(QUICHE).game), r"\draw[information set]"),
        2
    );
}

#[test]
fn chance_is_open_and_its_branches_have_their_probability() {
    let text = tikz(&bare(QUICHE).game);
    assert_eq!(count(&text, r"\node[chance]"), 1);
    assert!(text.contains("{strong $9/10$}") && text.contains("{weak $1/10$}"));
    assert!(text.contains("{beer}"));
}

#[test]
fn ends_have_what_everybody_gets() {
    let text = tikz(&bare(ENTRY).game);
    assert!(text.contains(r"{$0,\,2$}") && text.contains(r"{$-1,\,-1$}"));
    let text = tikz(&bare("tree-game?game=1(l:0;2 r:3;0)").game);
    assert!(text.contains(r"{$0,\,2$}") && text.contains(r"{$3,\,0$}"));
}

#[test]
fn what_latex_reads_otherwise_is_escaped() {
    let mut lab = super::lab("tree-game?game=1(2 -1)&players=A_B,2");
    assert!(tikz(&lab.tree().expect("a game")).contains(r"{A\_B}"));
    lab.game = r#"1("50% \ #^~{}$&":2 -1)"#.to_owned();
    let text = tikz(&lab.tree().expect("a game"));
    let escaped = r"50\% \textbackslash{} \#\textasciicircum{}\textasciitilde{}\{\}\$\&";
    assert!(text.contains(escaped), "{text}");
}

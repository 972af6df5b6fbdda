//! Widening, what it saves: in English.

use crate::english::numbers::percent;
use crate::labs::mcts::WideningTexts;

pub(super) const WIDENING: WideningTexts = WideningTexts {
    chart: "How deep the nodes of the tree are, on average",
    lines: ["all moves", "widening"],
    saved: |simulations,
            (factor, exponent),
            [plain, widened],
            [once_plain, once_widened],
            caught_up| {
        let earlier = match caught_up {
            Some("1") => " It was as deep as that after the first simulation.".to_owned(),
            Some(at) => format!(" It was as deep as that by simulation {at}."),
            None => String::new(),
        };
        format!(
            "After {simulations} simulations the deepest line of the tree with all moves is {plain} moves long, and {} of its nodes have been visited once only. With the {factor}·N^{exponent} best moves at a node with N visits it is {widened} moves long, with {}.{earlier}",
            percent(once_plain),
            percent(once_widened),
        )
    },
    why: "A simulation adds one node, unless it ends where the game is over. Without widening all moves of a node are tried before any is tried a second time; with it, first those that look best by what is known about the game, and the others as visits grow.",
};

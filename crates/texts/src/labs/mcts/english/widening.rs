//! Widening, what it saves: in English.

use crate::english::numbers::percent;
use crate::labs::mcts::WideningTexts;

pub(super) const WIDENING: WideningTexts = WideningTexts {
    chart: "How deep the nodes of the tree are, on average",
    lines: ["all moves", "widening"],
    saved: |of| {
        let earlier = match of.caught_up.as_deref() {
            Some("1") => " It was as deep as that after the first simulation.".to_owned(),
            Some(at) => format!(" It was as deep as that by simulation {at}."),
            None => String::new(),
        };
        let [plain, widened] = of.deepest;
        let [once_plain, once_widened] = of.once.map(percent);
        format!(
            "After {} simulations the deepest line of the tree with all moves is {plain} moves long, and {once_plain} of its nodes have been visited once only. With the {}·N^{} best moves at a node with N visits it is {widened} moves long, with {once_widened}.{earlier}",
            of.simulations, of.factor, of.exponent
        )
    },
    why: "A simulation adds one node, unless it ends where the game is over. Without widening all moves of a node are tried before any is tried a second time; with it, first those that look best by what is known about the game, and the others as visits grow.",
};

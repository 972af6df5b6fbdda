//! Sight of opponents, what they know of a position, in English.

use crate::labs::mcts::SightTexts;

pub(super) const SIGHT: SightTexts = SightTexts {
    random: |column, legal| {
        format!(
            "It drew column {column}: one of {legal} legal moves, all equally likely. It knows nothing else."
        )
    },
    wins: |column, wins| match wins {
        1 => format!("It saw that column {column} wins at once."),
        _ => {
            format!("It saw that {wins} columns win at once, and drew column {column} among them.")
        }
    },
    blocks: |column, blocks| match blocks {
        1 => format!("It saw that the opponent would win next in column {column}, and took it."),
        _ => format!(
            "It saw that the opponent threatens to win next, and drew column {column} among {blocks} that block."
        ),
    },
    nothing: |column, legal| {
        format!(
            "It saw no win and nothing to block, and drew column {column}: one of {legal} legal moves, all equally likely."
        )
    },
    looked: |depth, nodes| format!("It looked {depth} moves ahead, at {nodes} positions."),
    sees_win: "It sees a forced win.",
    sees_loss: "It sees that it loses by force.",
    estimates: |value| {
        format!(
            "It values the position at {value:+.3}, an estimate between −1 (lost) and +1 (won)."
        )
        .replace("-0.", "−0.")
    },
    expects: |line| format!("It expects {line}."),
    chosen_by: [
        "It saw that it wins at once.",
        "It had only one legal move.",
        "It has solved the position: no move has a better score.",
        "It has solved who wins: no move has a better result, but another might win sooner or lose later.",
        "The position was too large to be solved in time. Among the moves that are not proven worse, it played what UCT prefers after 10 000 simulations.",
    ],
};

//! Terms of game trees and of searches in them.

use crate::glossary::term::{Term, TermGroup};

pub(super) const TERMS: TermGroup = TermGroup {
    name: "Game trees and minimax",
    labs: &["minimax", "ladder"],
    terms: &[
        Term {
            name: "Minimax value",
            meaning: "What a position is worth if both players play perfectly from there on. Max wants it large, Min wants it small.",
            formula: "v(s) = max v(s′) where Max decides, min v(s′) where Min decides, Σ p·v(s′) at chance",
            source: "J. von Neumann, Zur Theorie der Gesellschaftsspiele, 1928; C. Shannon, Programming a computer for playing chess, 1950",
        },
        Term {
            name: "Backed-up value",
            meaning: "The value that a node gets from its children. It is partial while some of them have not been searched.",
            formula: "",
            source: "",
        },
        Term {
            name: "Ply",
            meaning: "One move by one player. A search of depth 4 looks four plies ahead.",
            formula: "",
            source: "",
        },
        Term {
            name: "Window (α, β)",
            meaning: "α is what Max already has for certain, β is what Min already has. Only values between them can still matter.",
            formula: "α < value < β",
            source: "D. Knuth and R. Moore, An analysis of alpha-beta pruning, 1975",
        },
        Term {
            name: "Alpha-beta",
            meaning: "Minimax that skips what cannot change the result. It finds the same value and never looks at more nodes.",
            formula: "cut the remaining moves as soon as α ≥ β",
            source: "D. Knuth and R. Moore, An analysis of alpha-beta pruning, 1975",
        },
        Term {
            name: "Cut",
            meaning: "The moves of a node that are never searched, because one of the players would not let the game get there.",
            formula: "",
            source: "",
        },
        Term {
            name: "Principal variation",
            meaning: "The moves that both players choose if both play as the search believes is best.",
            formula: "",
            source: "",
        },
        Term {
            name: "Principal variation search",
            meaning: "Alpha-beta that searches the first move in full, and asks of every other one only whether it is better. Where it is, that move is searched again.",
            formula: "",
            source: "T. Marsland and M. Campbell, Parallel search of strongly ordered game trees, 1982",
        },
        Term {
            name: "Null window",
            meaning: "A window with nothing between its ends. The search then says whether the value is larger, but not how large it is.",
            formula: "",
            source: "",
        },
        Term {
            name: "Transposition table",
            meaning: "A memory of positions that were searched before. A position that is reached by other moves need not be searched again.",
            formula: "",
            source: "R. Greenblatt and others, The Greenblatt chess program, 1967; A. Zobrist, A new hashing method, 1970",
        },
        Term {
            name: "Move ordering",
            meaning: "Which move is searched first. The better the first move, the more alpha-beta can cut.",
            formula: "",
            source: "",
        },
        Term {
            name: "Evaluation",
            meaning: "An estimate of what a position is worth, used where a search stops before the game is over.",
            formula: "",
            source: "",
        },
        Term {
            name: "Material",
            meaning: "An evaluation by number and kind of pieces: each kind has a worth, and what the opponent has is subtracted.",
            formula: "Σ worth · (own − opponent’s)",
            source: "C. Shannon, Programming a computer for playing chess, 1950",
        },
        Term {
            name: "Quiescence search",
            meaning: "At the end of its depth, the search goes on while the position is unsettled, so that it does not stop in the middle of an exchange.",
            formula: "",
            source: "",
        },
        Term {
            name: "Nim-sum",
            meaning: "The sizes of the heaps as binary numbers, added without carrying. In normal play you lose exactly if it is 0 on your move.",
            formula: "a ⊕ b ⊕ c",
            source: "C. Bouton, Nim, a game with a complete mathematical theory, 1901",
        },
    ],
};

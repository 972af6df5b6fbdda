//! Terms of planning on a forward model.

use crate::glossary::term::{Term, TermGroup};

const BOOK: &str =
    "D. Perez-Liebana and others, General Video Game Artificial Intelligence, 2019, chapter 3";

pub(super) const TERMS: TermGroup = TermGroup {
    name: "Planning in arcade games",
    labs: &["aliens"],
    terms: &[
        Term {
            name: "Forward model",
            meaning: "A copy of the game on which an agent tries steps before it decides. What happens at random happens anew in each try, so the agent knows what may come, but not what will.",
            formula: "",
            source: BOOK,
        },
        Term {
            name: "Budget",
            meaning: "How many steps of the forward model an agent may try before each step of its own.",
            formula: "",
            source: BOOK,
        },
        Term {
            name: "One-step look-ahead",
            meaning: "An agent that tries every action for one step and takes the one after which it stands best.",
            formula: "",
            source: BOOK,
        },
        Term {
            name: "Rolling-horizon evolution",
            meaning: "An agent that evolves plans, which are rows of actions, and carries out the first action of the best one. In the next step it plans again.",
            formula: "",
            source: "D. Perez, S. Samothrakis, S. Lucas and P. Rohlfshagen, Rolling horizon evolution versus tree search for navigation in single-player real-time games, 2013",
        },
        Term {
            name: "Shift buffer",
            meaning: "After each step plans live on without their first action and with a new one at the end, instead of beginning anew.",
            formula: "",
            source: "R. D. Gaina, S. M. Lucas and D. Perez-Liebana, Rolling horizon evolution enhancements in general video game playing, 2017",
        },
        Term {
            name: "Open-loop tree search",
            meaning: "Monte Carlo tree search whose nodes stand for actions taken so far, not for positions: each iteration plays the actions again, with new chance.",
            formula: "",
            source: "D. Perez-Liebana, J. Dieskau, M. Hünermund, S. Mostaghim and S. Lucas, Open loop search for general video game playing, 2015",
        },
        Term {
            name: "Space of games",
            meaning: "All games that the same rules make with other numbers. Each number is a dimension, with the values that it may have.",
            formula: "",
            source: "D. Perez-Liebana and others, General Video Game Artificial Intelligence, 2019, section 7.3",
        },
    ],
};

//! Terms of games in which numbers are chosen.

use crate::glossary::term::{Term, TermGroup};

pub(super) const TERMS: TermGroup = TermGroup {
    name: "Choosing numbers",
    labs: &["continuous"],
    terms: &[
        Term {
            name: "Continuous game",
            meaning: "A game whose players choose numbers of an interval: quantities, prices, efforts, places. Without payoffs that jump it has an equilibrium, though perhaps only a mixed one.",
            formula: "",
            source: "I. L. Glicksberg, A further generalization of the Kakutani fixed point theorem, 1952",
        },
        Term {
            name: "Reaction curve",
            meaning: "The best responses of a player to everything that the other may do, drawn over both actions. Equilibria are where both players’ curves meet.",
            formula: "R₁(y) = argmax over x of u₁(x, y)",
            source: "A. A. Cournot, Recherches sur les principes mathématiques de la théorie des richesses, 1838",
        },
        Term {
            name: "Stackelberg leader",
            meaning: "A player who chooses first, whom the other sees and answers by a best response. If the other’s best responses are unique, the leader never gets less than in an equilibrium in pure strategies without an order.",
            formula: "max over x of u₁(x, R₂(x))",
            source: "H. von Stackelberg, Marktform und Gleichgewicht, 1934",
        },
        Term {
            name: "Strategic complements, strategic substitutes",
            meaning: "Complements: who sees the other do more does best to do more too, and reaction curves rise. Substitutes: who sees the other do more does best to do less, and they fall.",
            formula: "∂²u₁ / ∂x ∂y > 0, or < 0",
            source: "J. Bulow, J. Geanakoplos and P. Klemperer, Multimarket oligopoly: strategic substitutes and complements, 1985",
        },
        Term {
            name: "Best responses in turns",
            meaning: "One player answers the other, who answers in turn. Where the product of both reaction curves’ slopes is between −1 and 1, this comes nearer to the equilibrium.",
            formula: "x′ = R₁(y), y′ = R₂(x′)",
            source: "A. A. Cournot, Recherches sur les principes mathématiques de la théorie des richesses, 1838",
        },
    ],
};

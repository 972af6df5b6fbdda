//! Subject of a game.

use GameSubject::*;

/// What a game is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameSubject {
    Dilemmas,
    Coordination,
    Conflict,
    ZeroSum,
    Dominance,
    Markets,
    Politics,
    Evolution,
    Degenerate,
    SeveralPlayers,
    Experiments,
    Algorithms,
}

impl GameSubject {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 12] = [
        Dilemmas,
        Coordination,
        Conflict,
        ZeroSum,
        Dominance,
        Markets,
        Politics,
        Evolution,
        Degenerate,
        SeveralPlayers,
        Experiments,
        Algorithms,
    ];

    /// As people call it.
    pub fn name(self) -> &'static str {
        match self {
            Dilemmas => "Dilemmas",
            Coordination => "Coordination",
            Conflict => "Conflict",
            ZeroSum => "Zero-sum",
            Dominance => "Dominance",
            Markets => "Markets",
            Politics => "Politics",
            Evolution => "Evolution",
            Degenerate => "Degenerate",
            SeveralPlayers => "Three players and more",
            Experiments => "Experiments",
            Algorithms => "Algorithms",
        }
    }
}

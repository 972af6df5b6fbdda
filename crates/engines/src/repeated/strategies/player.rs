//! A strategy that is played: an automaton where it is one, a program otherwise.

use super::automaton::Automaton;
use super::compile::compile;
use super::program::Program;

/// A player of one side of a stage game.
#[derive(Clone, Debug, PartialEq)]
pub enum Player {
    Automaton(Automaton),
    Rules {
        program: Program,
        /// What they are in matches whose last round nobody knows, if that is an automaton.
        automaton: Option<Automaton>,
        /// Whether they play differently where the last round is known.
        knows_end: bool,
    },
}

/// How a player decides.
#[derive(Clone, Copy, Debug)]
pub enum Form<'a> {
    Automaton(&'a Automaton),
    Program(&'a Program),
}

impl Player {
    /// One that follows rules.
    pub fn of_program(program: Program) -> Self {
        let compiled = compile(&program);
        Self::Rules {
            automaton: compiled.automaton,
            program,
            knows_end: compiled.knows_end,
        }
    }

    /// The automaton that the player is where the last round is known (or not), if it is one.
    pub fn automaton(&self, is_end_known: bool) -> Option<&Automaton> {
        match self {
            Self::Automaton(automaton) => Some(automaton),
            Self::Rules { knows_end, .. } if *knows_end && is_end_known => None,
            Self::Rules { automaton, .. } => automaton.as_ref(),
        }
    }

    /// The fastest form that decides as the strategy does.
    pub fn form(&self, is_end_known: bool) -> Form<'_> {
        match (self, self.automaton(is_end_known)) {
            (_, Some(automaton)) | (Self::Automaton(automaton), None) => Form::Automaton(automaton),
            (Self::Rules { program, .. }, None) => Form::Program(program),
        }
    }
}

//! The texts of the evolution lab, of the reproduction, and of the games War and Rrrats: parameters and summaries.

use super::ParameterText;

/// The parameters of the evolution lab.
#[derive(Debug)]
pub struct EvolutionParameterTexts {
    pub game: ParameterText,
    pub algorithm: ParameterText,
    pub generations: ParameterText,
    pub games: ParameterText,
    pub evolutions: ParameterText,
    pub race: ParameterText,
    pub epsilon: ParameterText,
    pub delta: ParameterText,
    pub sigma: ParameterText,
    pub success: ParameterText,
    pub failure: ParameterText,
    pub depth: ParameterText,
    pub look: ParameterText,
    pub game_seen: ParameterText,
    pub step_by: ParameterText,
    pub accepted: ParameterText,
    pub seed: ParameterText,
}

/// The parameters of the reproduction.
#[derive(Debug)]
pub struct ReproduceParameterTexts {
    pub generations: ParameterText,
    pub evolutions: ParameterText,
    pub war_evolutions: ParameterText,
    pub evaluations: ParameterText,
    pub games: ParameterText,
    pub seed: ParameterText,
}

/// The parameters of Rrrats.
#[derive(Debug)]
pub struct RrratsParameterTexts {
    pub a: ParameterText,
    pub b: ParameterText,
    pub tokens: ParameterText,
    pub faces: ParameterText,
    pub hand_limit: ParameterText,
    pub twos: ParameterText,
    pub games: ParameterText,
    pub optimum: ParameterText,
    pub decisions: ParameterText,
    pub deal: ParameterText,
    pub seed: ParameterText,
}

/// The parameters of War.
#[derive(Debug)]
pub struct WarParameterTexts {
    pub a: ParameterText,
    pub b: ParameterText,
    pub games: ParameterText,
    pub show: ParameterText,
    pub round: ParameterText,
    pub seed: ParameterText,
}

/// A lab by its title, and what it shows.
#[derive(Debug)]
pub struct LabTexts {
    pub summary: &'static str,
}

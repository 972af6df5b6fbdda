//! The texts of the racing lab and of race curves: parameters and what the command line says. Those of the pages are in
//! `racing_page`.

use super::ParameterText;

/// The parameters of the racing lab.
#[derive(Debug)]
pub struct RacingParameterTexts {
    pub race: ParameterText,
    pub contest: ParameterText,
    pub mean: ParameterText,
    pub epsilon: ParameterText,
    pub delta: ParameterText,
    pub repeats: ParameterText,
    pub alpha: ParameterText,
    pub first_coin: ParameterText,
    pub second_coin: ParameterText,
    pub first: ParameterText,
    pub second: ParameterText,
    pub first_orders: ParameterText,
    pub second_orders: ParameterText,
    pub first_rolls: ParameterText,
    pub second_rolls: ParameterText,
    pub all: ParameterText,
    pub game: ParameterText,
    pub seed: ParameterText,
}

/// The parameters of race curves.
#[derive(Debug)]
pub struct RaceCurvesParameterTexts {
    pub races: ParameterText,
    pub epsilon: ParameterText,
    pub delta: ParameterText,
    pub delta_star: ParameterText,
    pub from: ParameterText,
    pub to: ParameterText,
    pub points: ParameterText,
    pub repeats: ParameterText,
    pub chart: ParameterText,
    pub seed: ParameterText,
}

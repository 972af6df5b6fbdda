//! The rules of Aliens as numbers, in English: what stands in forms, and in the description of the space of games.

use super::AliensRuleTexts;
use crate::english::parameter::plain;

pub(super) const RULES: AliensRuleTexts = AliensRuleTexts {
    cannon_pause: plain(
        "Cannon’s pause",
        "Steps from one move of the cannon to the next.",
    ),
    reload: plain("Reloading", "Steps from one shot to the next."),
    shots: plain(
        "Shots in the air",
        "How many of your shots can be in the air.",
    ),
    shot_speed: plain("Speed of shots", "Cells that a shot flies per step."),
    aliens: plain("Aliens", "How many aliens come."),
    arrival_pause: plain(
        "Between arrivals",
        "Steps from one alien’s arrival to the next.",
    ),
    alien_pause: plain(
        "Aliens’ pause",
        "Steps from one move of the aliens to the next.",
    ),
    bomb_probability: plain(
        "Bombs per thousand",
        "Out of a thousand steps, in how many each alien drops a bomb.",
    ),
    bomb_pause: plain("Bombs’ pause", "Steps that a bomb takes to fall by a cell."),
    bombs: plain("Bombs in the air", "How many bombs can be in the air."),
    bases: plain("Rows of bases", "How many rows of cells each base has."),
    lives: plain("Lives", "How many bombs hit you before the game is lost."),
    alien_points: plain("Points per alien", "Points for an alien that you shoot."),
    base_points: plain(
        "Points per base cell",
        "Points for a cell of a base that you shoot.",
    ),
    hit_points: plain("Lost per hit", "Points that you lose when a bomb hits you."),
};

//! Game of Aliens.

use crate::labs::row::Kept::Shown;
use crate::labs::row::Lab;

pub const LAB: Lab = Lab {
    name: "aliens-game",
    resumed: &[("aliens-game?budget=1000", Shown)],
    hardest: &[("aliens-game?budget=5000&horizon=200&bases=0", &[0])],
    page: None,
};

//! Game of War.

use crate::labs::row::Kept::Shown;
use crate::labs::row::Lab;

pub const LAB: Lab = Lab {
    name: "war-game",
    resumed: &[("war-game?b=0,1,0&cap=1000000", Shown)],
    hardest: &[("war-game?b=0,1,0&cap=1000000", &[0])],
    page: None,
};

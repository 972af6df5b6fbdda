//! Generation.

use crate::labs::row::Kept::Shown;
use crate::labs::row::Lab;

pub const LAB: Lab = Lab {
    name: "generation",
    resumed: &[("generation?game=rrrats&look=2&accepted=1&seed=3", Shown)],
    hardest: &[("generation?game=rrrats&bust=box&look=3&accepted=1", &[0])],
    page: None,
};

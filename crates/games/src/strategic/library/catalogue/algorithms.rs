//! Games of the catalogue: games that are hard, or a surprise, for algorithms.

use crate::strategic::library::entry::{Entry, written};
use crate::strategic::text::Reading;

pub(super) const GAMES: &[Entry] = &[
    written(
        "chaotic-rock-paper-scissors",
        Reading::ZeroSum,
        "rock,paper,scissors;rock,paper,scissors",
        "1/2,-1,1;1,1/2,-1;-1,1,1/2",
    ),
    written(
        "sixty-three-equilibria",
        Reading::Symmetric,
        "",
        "1,0,0,0,0,0;0,1,0,0,0,0;0,0,1,0,0,0;0,0,0,1,0,0;0,0,0,0,1,0;0,0,0,0,0,1",
    ),
    written("miscoordination", Reading::Symmetric, "", "0,1;1,0"),
    written(
        "von-stengel-three-by-two",
        Reading::Each,
        "",
        "3:3,3:2;2:2,5:6;0:3,6:1",
    ),
    written(
        "hard-to-solve",
        Reading::Each,
        "",
        "-7:165,3:81,-15:25,5:-15;25:-35,-9:-15,81:-3,-15:5;5:65,-1:25,25:5,-3:-7;65:-33,-33:-9,165:-1,-35:3",
    ),
    written(
        "wilsons-example",
        Reading::Symmetric,
        "",
        "0,3,0;2,2,2;4,0,0",
    ),
    written(
        "nash-first-example",
        Reading::Each,
        "a,b;α,β",
        "5:-3,-4:4;-5:5,3:-4",
    ),
];

//! Games of the catalogue: degenerate games, whose equilibria form lines and areas.

use crate::strategic::library::entry::{Entry, written};
use crate::strategic::text::Reading;

pub(super) const GAMES: &[Entry] = &[
    written(
        "ring-of-equilibria",
        Reading::Each,
        "",
        "1:1,0:-1,-1:1;-1:0,0:0,-1:0;1:-1,0:-1,-2:-2",
    ),
    written(
        "myersons-proper-example",
        Reading::Each,
        "",
        "1:1,0:0,-9:-9;0:0,0:0,-7:-7;-9:-9,-7:-7,-7:-7",
    ),
    written("trembling-hands", Reading::Symmetric, "", "1,0;0,0"),
    written(
        "ultimatum-minigame",
        Reading::Each,
        "fair offer,low offer;accept,refuse",
        "2:2,2:2;3:1,0:0",
    )
    .of_players("Proposer,Responder"),
    written(
        "limit-of-mistakes",
        Reading::Each,
        "up,middle,down;left,middle,right",
        "1:1,0:0,1:1;0:0,0:0,0:5;1:1,5:0,1:1",
    ),
];

//! Games of the catalogue: conflict, where each wants the other to yield.

use crate::strategic::library::entry::{Entry, written};
use crate::strategic::text::Reading;

pub(super) const GAMES: &[Entry] = &[
    written(
        "aumann-chicken",
        Reading::Symmetric,
        "yield,dare;yield,dare",
        "6,2;7,0",
    ),
    written("leader", Reading::Symmetric, "wait,go;wait,go", "2,3;4,1"),
    written(
        "hero",
        Reading::Symmetric,
        "keep plan,give in;keep plan,give in",
        "2,4;3,1",
    ),
    written(
        "welfare-game",
        Reading::Each,
        "aid,no aid;work,loaf",
        "3:2,-1:3;-1:1,0:0",
    )
    .of_players("Government,Pauper"),
];

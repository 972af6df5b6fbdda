//! Games of the catalogue: politics: votes, candidates, committees.

use crate::strategic::library::entry::{Entry, written};
use crate::strategic::text::Reading;

pub(super) const GAMES: &[Entry] = &[
    written(
        "downs",
        Reading::ZeroSum,
        "far left,left,centre,right,far right;far left,left,centre,right,far right",
        "0,-1,0,1,1;1,0,1,1,1;0,-1,0,1,1;-1,-1,-1,0,1;-1,-1,-1,-1,0",
    ),
    written(
        "chairmans-paradox",
        Reading::Each,
        "A,B,C;A,B,C;A,B,C",
        "2:1:0,2:1:0,2:1:0;2:1:0,1:0:2,1:0:2;2:1:0,0:2:1,0:2:1|2:1:0,1:0:2,2:1:0;1:0:2,1:0:2,1:0:2;0:2:1,1:0:2,0:2:1|2:1:0,2:1:0,0:2:1;1:0:2,1:0:2,0:2:1;0:2:1,0:2:1,0:2:1",
    ).of_players("Chair (A B C),Second (C A B),Third (B C A)"),
    written(
        "unanimous-jury",
        Reading::Each,
        "follow the hint,convict;follow the hint,convict;follow the hint,convict",
        "329/500:329/500:329/500,7/10:7/10:7/10;7/10:7/10:7/10,7/10:7/10:7/10|7/10:7/10:7/10,7/10:7/10:7/10;7/10:7/10:7/10,1/2:1/2:1/2",
    ),
    written(
        "deadlock",
        Reading::Symmetric,
        "disarm,arm;disarm,arm",
        "2,1;4,3",
    ),
    written(
        "called-bluff",
        Reading::Each,
        "yield,stand firm;yield,stand firm",
        "3:3,1:4;4:2,2:1",
    ),
    written(
        "participation",
        Reading::Each,
        "vote,abstain;vote,abstain;vote,abstain",
        "3:3:-1,1:2:1;2:1:1,0:0:3|3:3:0,3:4:0;4:3:0,2:2:2",
    ).of_players("Friend of A,Another,Friend of B"),
];

//! Games of the catalogue: dilemmas, where what is best for each is bad for all.

use crate::strategic::library::entry::{Entry, written};
use crate::strategic::text::Reading;

pub(super) const GAMES: &[Entry] = &[
    written(
        "tit-for-tat",
        Reading::Symmetric,
        "always cooperate,always defect,tit for tat;always cooperate,always defect,tit for tat",
        "30,0,30;50,10,14;30,9,30",
    ),
    written(
        "optional-prisoners-dilemma",
        Reading::Symmetric,
        "cooperate,defect,stay alone;cooperate,defect,stay alone",
        "3,0,2;5,1,2;2,2,2",
    ),
    written(
        "tragedy-of-the-commons",
        Reading::Each,
        "0,1,2,3;0,1,2,3;0,1,2,3",
        "0:0:0,0:15/2:0,0:13:0,0:33/2:0;15/2:0:0,13/2:13/2:0,11/2:11:0,9/2:27/2:0;13:0:0,11:11/2:0,9:9:0,7:21/2:0;33/2:0:0,27/2:9/2:0,21/2:7:0,15/2:15/2:0|0:0:15/2,0:13/2:13/2,0:11:11/2,0:27/2:9/2;13/2:0:13/2,11/2:11/2:11/2,9/2:9:9/2,7/2:21/2:7/2;11:0:11/2,9:9/2:9/2,7:7:7/2,5:15/2:5/2;27/2:0:9/2,21/2:7/2:7/2,15/2:5:5/2,9/2:9/2:3/2|0:0:13,0:11/2:11,0:9:9,0:21/2:7;11/2:0:11,9/2:9/2:9,7/2:7:7,5/2:15/2:5;9:0:9,7:7/2:7,5:5:5,3:9/2:3;21/2:0:7,15/2:5/2:5,9/2:3:3,3/2:3/2:1|0:0:33/2,0:9/2:27/2,0:7:21/2,0:15/2:15/2;9/2:0:27/2,7/2:7/2:21/2,5/2:5:15/2,3/2:9/2:9/2;7:0:21/2,5:5/2:15/2,3:3:9/2,1:3/2:3/2;15/2:0:15/2,9/2:3/2:9/2,3/2:1:3/2,-3/2:-3/2:-3/2",
    ).of_players("Ann,Bob,Cid"),
    written(
        "trust-game",
        Reading::Each,
        "no trust,trust;honour,abuse",
        "0:0,0:0;10:10,-5:15",
    ),
    written(
        "split-or-steal",
        Reading::Symmetric,
        "split,steal;split,steal",
        "4,0;8,0",
    ),
    written(
        "diners-dilemma",
        Reading::Each,
        "cheap,costly;cheap,costly;cheap,costly;cheap,costly",
        "2:2:2:2,0:3:0:0;3:0:0:0,1:1:-2:-2|0:0:3:0,-2:1:1:-2;1:-2:1:-2,-1:-1:-1:-4||0:0:0:3,-2:1:-2:1;1:-2:-2:1,-1:-1:-4:-1|-2:-2:1:1,-4:-1:-1:-1;-1:-4:-1:-1,-3:-3:-3:-3",
    ),
    written(
        "pollution-game",
        Reading::Each,
        "control,pollute;control,pollute;control,pollute;control,pollute",
        "-3:-3:-3:-3,-4:-1:-4:-4;-1:-4:-4:-4,-2:-2:-5:-5|-4:-4:-1:-4,-5:-2:-2:-5;-2:-5:-2:-5,-3:-3:-3:-6||-4:-4:-4:-1,-5:-2:-5:-2;-2:-5:-5:-2,-3:-3:-6:-3|-5:-5:-2:-2,-6:-3:-3:-3;-3:-6:-3:-3,-4:-4:-4:-4",
    ),
    written(
        "threshold-public-good",
        Reading::Each,
        "give,keep;give,keep;give,keep",
        "2:2:2,2:3:2;3:2:2,0:0:-1|2:2:3,-1:0:0;0:-1:0,0:0:0",
    ),
];

//! Games of the catalogue: dominance, in one step or in many.

use crate::strategic::library::entry::{Entry, written};
use crate::strategic::text::Reading;

pub(super) const GAMES: &[Entry] = &[
    written(
        "two-person-beauty-contest",
        Reading::Each,
        "0,1,2,3,4,5;0,1,2,3,4,5",
        "1:1,2:0,2:0,2:0,2:0,2:0;0:2,1:1,2:0,2:0,2:0,2:0;0:2,0:2,1:1,2:0,2:0,2:0;0:2,0:2,0:2,1:1,2:0,2:0;0:2,0:2,0:2,0:2,1:1,2:0;0:2,0:2,0:2,0:2,0:2,1:1",
    ),
    written(
        "battle-with-an-outside-option",
        Reading::Each,
        "outside,1,2;1,2",
        "300:300,300:300;0:0,600:200;200:600,0:0",
    ),
    written(
        "stackelberg",
        Reading::Each,
        "4,6;always 3,3 after 4 and 4 after 6,4 after 4 and 3 after 6,always 4",
        "20:15,20:15,16:16,16:16;18:9,12:8,18:9,12:8",
    )
    .of_players("Leader,Follower"),
    written(
        "boxed-pigs",
        Reading::Each,
        "press,wait;press,wait",
        "5:1,4:4;9:-1,0:0",
    )
    .of_players("Big pig,Small pig"),
    written(
        "iterated-dominance",
        Reading::Each,
        "up,middle,down;left,middle,right",
        "4:3,5:1,6:2;2:1,8:4,3:6;3:0,9:6,2:8",
    ),
    written(
        "dominated-by-a-mixture",
        Reading::Each,
        "up,middle,down;left,right",
        "2:0,-1:0;0:0,0:0;-1:0,2:0",
    ),
    written(
        "dominance-and-doubt",
        Reading::Each,
        "up,down;left,right",
        "8:10,-100:9;7:6,6:5",
    ),
    written(
        "three-steps",
        Reading::Each,
        "up,down;left,middle,right",
        "1:0,1:2,0:1;0:3,0:1,2:0",
    ),
    written(
        "nothing-to-eliminate",
        Reading::Each,
        "top,middle,bottom;left,centre,right",
        "0:4,4:0,5:3;4:0,0:4,5:3;3:5,3:5,6:6",
    ),
    written(
        "order-of-elimination",
        Reading::Each,
        "top,middle,bottom;left,right",
        "1:1,0:0;1:1,2:1;0:0,2:1",
    ),
    written(
        "rationalizable",
        Reading::Each,
        "a1,a2,a3,a4;b1,b2,b3,b4",
        "0:7,2:5,7:0,0:1;5:2,3:3,5:2,0:1;7:0,2:5,0:7,0:1;0:0,0:-2,0:0,10:-1",
    ),
    written(
        "burning-money",
        Reading::Each,
        "opera,match,burn then opera,burn then match;always opera,match if burnt,opera if burnt,always match",
        "3:1,3:1,0:0,0:0;0:0,0:0,1:3,1:3;2:1,-1:0,2:1,-1:0;-1:0,0:3,-1:0,0:3",
    ),
];

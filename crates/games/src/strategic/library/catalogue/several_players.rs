//! Games of the catalogue: games of three players and more.

use crate::strategic::library::entry::{Entry, made, written};
use crate::strategic::library::made::{five_volunteers, minority_of_five, three_of_five};
use crate::strategic::text::Reading;

pub(super) const GAMES: &[Entry] = &[
    written(
        "three-person-majority",
        Reading::Each,
        "2,3;1,3;1,2",
        "1/2:1/2:-1,0:0:0;1/2:-1:1/2,1/2:-1:1/2|1/2:1/2:-1,-1:1/2:1/2;0:0:0,-1:1/2:1/2",
    ),
    written(
        "undominated-but-imperfect",
        Reading::Each,
        "top,bottom;left,right;l,r",
        "1:1:1,1:0:1;1:1:1,0:0:1|1:1:0,0:0:0;0:1:0,1:0:0",
    ),
    written(
        "seltens-horse",
        Reading::Each,
        "across,down;across,down;left,right",
        "1:1:1,4:4:0;3:2:2,3:2:2|1:1:1,0:0:1;0:0:0,0:0:0",
    ),
    written(
        "irrational-equilibrium",
        Reading::Each,
        "",
        "3:0:2,0:2:0;0:1:0,1:0:0|1:0:0,0:1:0;0:3:0,2:0:3",
    ),
    written(
        "an-uninformed-third",
        Reading::Each,
        "T,B;L,R;A,B,C",
        "0:0:3,0:0:0;1:0:0,0:0:0|2:2:2,0:0:0;0:0:0,2:2:2|0:0:0,0:0:0;0:1:0,0:0:3",
    ),
    written(
        "coalition-proof",
        Reading::Each,
        "A1,A2;B1,B2;C1,C2",
        "0:0:10,-5:-5:0;-5:-5:0,1:1:-5|-2:-2:0,-5:-5:0;-5:-5:0,-1:-1:5",
    ),
    written(
        "minority-game",
        Reading::Each,
        "left,right;left,right;left,right",
        "0:0:0,0:1:0;1:0:0,0:0:1|0:0:1,1:0:0;0:1:0,0:0:0",
    ),
    written(
        "truel",
        Reading::Each,
        "at good,at poor;at perfect,at poor;at perfect,at good",
        "1/20:0:9/10,9/20:0:1/10;1/50:9/10:0,1/10:1/2:0|1/10:0:4/5,9/10:0:0;3/25:2/5:0,3/5:0:0",
    )
    .of_players("Perfect,Good,Poor"),
    written(
        "janken-for-three",
        Reading::Each,
        "rock,paper,scissors;rock,paper,scissors;rock,paper,scissors",
        "0:0:0,-1:2:-1,1/2:-1:1/2;2:-1:-1,1/2:1/2:-1,0:0:0;-1:1/2:1/2,0:0:0,-1:-1:2|-1:-1:2,-1:1/2:1/2,0:0:0;1/2:-1:1/2,0:0:0,-1:2:-1;0:0:0,2:-1:-1,1/2:1/2:-1|1/2:1/2:-1,0:0:0,2:-1:-1;0:0:0,-1:-1:2,-1:1/2:1/2;-1:2:-1,1/2:-1:1/2,0:0:0",
    ),
    written(
        "braess-paradox",
        Reading::Each,
        "over,under,zigzag;over,under,zigzag;over,under,zigzag;over,under,zigzag",
        "-9:-9:-9:-9,-8:-6:-8:-8,-9:-5:-9:-9;-6:-8:-8:-8,-7:-7:-7:-7,-7:-5:-8:-8;-5:-9:-9:-9,-5:-7:-8:-8,-6:-6:-9:-9|-8:-8:-6:-8,-7:-7:-7:-7,-8:-5:-7:-8;-7:-7:-7:-7,-8:-8:-8:-6,-8:-5:-8:-7;-5:-8:-7:-8,-5:-8:-8:-7,-6:-6:-8:-8|-9:-9:-5:-9,-8:-7:-5:-8,-9:-6:-6:-9;-7:-8:-5:-8,-8:-8:-5:-7,-8:-6:-6:-8;-6:-9:-6:-9,-6:-8:-6:-8,-7:-7:-7:-9||-8:-8:-8:-6,-7:-7:-7:-7,-8:-5:-8:-7;-7:-7:-7:-7,-8:-8:-6:-8,-8:-5:-7:-8;-5:-8:-8:-7,-5:-8:-7:-8,-6:-6:-8:-8|-7:-7:-7:-7,-6:-8:-8:-8,-7:-5:-8:-8;-8:-6:-8:-8,-9:-9:-9:-9,-9:-5:-9:-9;-5:-7:-8:-8,-5:-9:-9:-9,-6:-6:-9:-9|-8:-8:-5:-7,-7:-8:-5:-8,-8:-6:-6:-8;-8:-7:-5:-8,-9:-9:-5:-9,-9:-6:-6:-9;-6:-8:-6:-8,-6:-9:-6:-9,-7:-7:-7:-9||-9:-9:-9:-5,-8:-7:-8:-5,-9:-6:-9:-6;-7:-8:-8:-5,-8:-8:-7:-5,-8:-6:-8:-6;-6:-9:-9:-6,-6:-8:-8:-6,-7:-7:-9:-7|-8:-8:-7:-5,-7:-8:-8:-5,-8:-6:-8:-6;-8:-7:-8:-5,-9:-9:-9:-5,-9:-6:-9:-6;-6:-8:-8:-6,-6:-9:-9:-6,-7:-7:-9:-7|-9:-9:-6:-6,-8:-8:-6:-6,-9:-7:-7:-7;-8:-8:-6:-6,-9:-9:-6:-6,-9:-7:-7:-7;-7:-9:-7:-7,-7:-9:-7:-7,-8:-8:-8:-8",
    ),
    made(
        "five-volunteers",
        Reading::Each,
        "help,wait;help,wait;help,wait;help,wait;help,wait",
        five_volunteers,
    ),
    made(
        "minority-of-five",
        Reading::Each,
        "left,right;left,right;left,right;left,right;left,right",
        minority_of_five,
    ),
    made(
        "three-of-five",
        Reading::Each,
        "give,keep;give,keep;give,keep;give,keep;give,keep",
        three_of_five,
    ),
];

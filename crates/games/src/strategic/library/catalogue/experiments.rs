//! Games of the catalogue: games of famous experiments.

use crate::strategic::library::entry::{Entry, written};
use crate::strategic::text::Reading;

pub(super) const GAMES: &[Entry] = &[
    written(
        "selten-chmura-one",
        Reading::Each,
        "up,down;left,right",
        "10:8,0:18;9:9,10:8",
    ),
    written(
        "selten-chmura-six",
        Reading::Each,
        "up,down;left,right",
        "7:1,1:7;3:5,8:0",
    ),
    written(
        "selten-chmura-seven",
        Reading::Each,
        "up,down;left,right",
        "10:12,4:22;9:9,14:8",
    ),
    written(
        "asymmetric-matching-pennies",
        Reading::Each,
        "top,bottom;left,right",
        "320:40,40:80;40:80,80:40",
    ),
    written(
        "kreps-game",
        Reading::Each,
        "top,bottom;left,middle,non-Nash,right",
        "200:50,0:45,10:30,20:-250;0:-250,10:-100,30:30,50:40",
    ),
    written(
        "trust-in-reason",
        Reading::Each,
        "safe,risk;punish,do not",
        "80:50,80:50;20:10,90:70",
    ),
    written(
        "beard-beil",
        Reading::Each,
        "left,right;l,r",
        "39/4:3,39/4:3;3:19/4,10:5",
    ),
    written(
        "incredible-threat",
        Reading::Each,
        "safe,pass;punish,do not",
        "70:60,70:60;60:48,90:50",
    ),
    written("ochs", Reading::Each, "A,B;A,B", "9:0,0:1;0:1,1:0"),
    written(
        "mckelvey-palfrey-weber",
        Reading::Each,
        "up,down;left,right",
        "9:0,0:4;0:4,1:0",
    ),
    written(
        "eleven-twenty",
        Reading::Symmetric,
        "11,12,13,14,15,16,17,18,19,20;11,12,13,14,15,16,17,18,19,20",
        "11,31,11,11,11,11,11,11,11,11;12,12,32,12,12,12,12,12,12,12;13,13,13,33,13,13,13,13,13,13;14,14,14,14,34,14,14,14,14,14;15,15,15,15,15,35,15,15,15,15;16,16,16,16,16,16,36,16,16,16;17,17,17,17,17,17,17,37,17,17;18,18,18,18,18,18,18,18,38,18;19,19,19,19,19,19,19,19,19,39;20,20,20,20,20,20,20,20,20,20",
    ),
    written(
        "centipede",
        Reading::Each,
        "take at 1,take at 3,pass;take at 2,take at 4,pass",
        "2/5:1/10,2/5:1/10,2/5:1/10;1/5:4/5,8/5:2/5,8/5:2/5;1/5:4/5,4/5:16/5,32/5:8/5",
    ),
    written(
        "dominated-cooperation",
        Reading::Symmetric,
        "1,2,3;1,2,3",
        "350,350,700;250,550,0;0,0,600",
    ),
];

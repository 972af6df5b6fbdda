//! Games of the catalogue: coordination, where players want to do alike, or to fit together.

use crate::strategic::library::entry::{Entry, written};
use crate::strategic::text::Reading;

pub(super) const GAMES: &[Entry] = &[
    written(
        "coordination-with-a-secure-option",
        Reading::Each,
        "low,high;low,high,secure",
        "90:90,0:0,400:40;0:0,180:180,0:40",
    ),
    written(
        "x-or-y",
        Reading::Each,
        "X,Y;X,Y",
        "5:51/10,0:0;0:0,51/10:5",
    ),
    written(
        "median-effort",
        Reading::Each,
        "1,2,3,4;1,2,3,4;1,2,3,4",
        "70:70:70,70:65:70,70:50:70,70:25:70;65:70:70,80:80:75,80:75:75,80:60:75;50:70:70,75:80:75,90:90:70,90:85:70;25:70:70,60:80:75,85:90:70,100:100:55|70:70:65,75:80:80,75:75:80,75:60:80;80:75:80,80:80:80,80:75:80,80:60:80;75:75:80,75:80:80,90:90:85,90:85:85;60:75:80,60:80:80,85:90:85,100:100:80|70:70:50,75:80:75,70:90:90,70:85:90;80:75:75,80:80:75,85:90:90,85:85:90;90:70:90,90:85:90,90:90:90,90:85:90;85:70:90,85:85:90,85:90:90,100:100:95|70:70:25,75:80:60,70:90:85,55:100:100;80:75:60,80:80:60,85:90:85,80:100:100;90:70:85,90:85:85,90:90:85,95:100:100;100:55:100,100:80:100,100:95:100,100:100:100",
    ),
    written(
        "optimised-stag-hunt",
        Reading::Symmetric,
        "X,Y;X,Y",
        "45,0;35,40",
    ),
    written(
        "young-conventions",
        Reading::Symmetric,
        "1,2,3;1,2,3",
        "6,0,0;5,7,5;0,5,8",
    ),
    written(
        "signalling-game",
        Reading::Each,
        "state 1 red,state 1 green,always red,always green;red means 1,red means 2,always 1,always 2",
        "1:1,0:0,1/2:1/2,1/2:1/2;0:0,1:1,1/2:1/2,1/2:1/2;1/2:1/2,1/2:1/2,1/2:1/2,1/2:1/2;1/2:1/2,1/2:1/2,1/2:1/2,1/2:1/2",
    ).of_players("Sender,Receiver"),
    written(
        "meeting-in-new-york",
        Reading::Symmetric,
        "Grand Central,Empire State,Times Square;Grand Central,Empire State,Times Square",
        "1,0,0;0,1,0;0,0,1",
    ),
    written(
        "climbing-game",
        Reading::Each,
        "a0,a1,a2;b0,b1,b2",
        "11:11,-30:-30,0:0;-30:-30,7:7,6:6;0:0,0:0,5:5",
    ),
    written(
        "penalty-game",
        Reading::Each,
        "a0,a1,a2;b0,b1,b2",
        "10:10,0:0,-10:-10;0:0,2:2,0:0;-10:-10,0:0,10:10",
    ),
];

//! Games of the catalogue: evolution: behaviour that spreads or dies out.

use crate::strategic::library::entry::{Entry, written};
use crate::strategic::text::Reading;

pub(super) const GAMES: &[Entry] = &[
    written("zeeman", Reading::Symmetric, "", "0,6,-4;-3,0,5;-1,3,0"),
    written(
        "hawk-dove-retaliator",
        Reading::Symmetric,
        "hawk,dove,retaliator;hawk,dove,retaliator",
        "-1,2,-1;0,1,1;-1,1,1",
    ),
    written(
        "logic-of-animal-conflict",
        Reading::Symmetric,
        "mouse,hawk,bully,retaliator,prober;mouse,hawk,bully,retaliator,prober",
        "29,39/2,39/2,29,86/5;80,-39/2,373/5,-181/10,-189/10;80,49/10,83/2,119/10,56/5;29,-223/10,571/10,29,231/10;567/10,-201/10,297/5,269/10,219/10",
    ),
    written(
        "side-blotched-lizards",
        Reading::Symmetric,
        "orange,blue,yellow;orange,blue,yellow",
        "2,3,1;1,2,4;3,1,2",
    ),
    written(
        "war-of-attrition",
        Reading::Symmetric,
        "wait 0,wait 1,wait 2,wait 3,wait 4,wait 5;wait 0,wait 1,wait 2,wait 3,wait 4,wait 5",
        "3/2,0,0,0,0,0;3,1/2,-1,-1,-1,-1;3,2,-1/2,-2,-2,-2;3,2,1,-3/2,-3,-3;3,2,1,0,-5/2,-4;3,2,1,0,-1,-7/2",
    ),
    written(
        "sex-ratio",
        Reading::Symmetric,
        "1/8 sons,1/4 sons,3/8 sons,1/2 sons,5/8 sons;1/8 sons,1/4 sons,3/8 sons,1/2 sons,5/8 sons",
        "7/4,17/12,5/4,23/20,13/12;11/6,3/2,13/10,7/6,15/14;7/4,29/20,5/4,31/28,1;8/5,4/3,8/7,1,8/9;17/12,33/28,1,31/36,3/4",
    ),
    written(
        "snowdrift",
        Reading::Symmetric,
        "shovel,wait;shovel,wait",
        "2,1;3,0",
    ),
    written(
        "costly-tit-for-tat",
        Reading::Symmetric,
        "always cooperate,always defect,tit for tat;always cooperate,always defect,tit for tat",
        "30,0,30;50,10,14;29,8,29",
    ),
    written(
        "feeble-twin",
        Reading::Symmetric,
        "rock,paper,scissors,twin;rock,paper,scissors,twin",
        "0,-2,1,1;1,0,-2,-2;-2,1,0,0;-21/10,9/10,-1/10,-1/10",
    ),
    written(
        "dekel-scotchmer",
        Reading::Symmetric,
        "one,two,three,dumb;one,two,three,dumb",
        "1,47/20,0,1/10;0,1,47/20,1/10;47/20,0,1,1/10;11/10,11/10,11/10,0",
    ),
    written(
        "eight-stable-strategies",
        Reading::Symmetric,
        "a1,a2,b1,b2,c1,c2;a1,a2,b1,b2,c1,c2",
        "1/2,0,1,1,1,1;0,1/2,1,1,1,1;1,1,1/2,0,1,1;1,1,0,1/2,1,1;1,1,1,1,1/2,0;1,1,1,1,0,1/2",
    ),
    written(
        "paradoxical-owners",
        Reading::Symmetric,
        "hawk,dove,bourgeois,opposite;hawk,dove,bourgeois,opposite",
        "-1,4,3/2,3/2;0,2,1,1;-1/2,3,2,1/2;-1/2,3,1/2,2",
    ),
    written(
        "dividing-the-cake",
        Reading::Symmetric,
        "2,3,4;2,3,4",
        "2,2,2;3,3,0;4,0,0",
    ),
    written(
        "secret-handshake",
        Reading::Symmetric,
        "stag,hare,handshake;stag,hare,handshake",
        "4,0,0;3,2,2;3,2,4",
    ),
    written(
        "hypercycle",
        Reading::Symmetric,
        "1,2,3,4,5;1,2,3,4,5",
        "0,0,0,0,1;1,0,0,0,0;0,1,0,0,0;0,0,1,0,0;0,0,0,1,0",
    ),
    written(
        "coy-and-faithful",
        Reading::Each,
        "coy,fast;faithful,philandering",
        "2:2,0:0;5:5,-5:15",
    )
    .of_players("Female,Male"),
];

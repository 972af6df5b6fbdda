//! Games of the catalogue: zero-sum games, where one wins what the other loses.

use crate::strategic::library::entry::{Entry, written};
use crate::strategic::text::Reading;

pub(super) const GAMES: &[Entry] = &[
    written(
        "oneill-card-game",
        Reading::ZeroSum,
        "ace,two,three,joker;ace,two,three,joker",
        "-1,1,1,-1;1,-1,1,-1;1,1,-1,-1;-1,-1,-1,1",
    ),
    written(
        "rapoport-boebel",
        Reading::ZeroSum,
        "C,L,F,I,O;C,L,F,I,O",
        "1,-1,-1,-1,-1;-1,-1,1,1,1;-1,1,-1,-1,1;-1,1,-1,1,-1;-1,1,1,-1,-1",
    ),
    written(
        "treasure-in-four-boxes",
        Reading::ZeroSum,
        "box A,box B,box C,box D;box A,box B,box C,box D",
        "-1,0,0,0;0,-1,0,0;0,0,-1,0;0,0,0,-1",
    ).of_players("Hider,Seeker"),
    written(
        "blotto-three-fields",
        Reading::ZeroSum,
        "6-0-0,5-1-0,4-2-0,4-1-1,3-3-0,3-2-1,2-2-2;6-0-0,5-1-0,4-2-0,4-1-1,3-3-0,3-2-1,2-2-2",
        "0,-1/3,-1/3,-1,-1/3,-1,-1;1/3,0,0,-1/3,0,-2/3,-1;1/3,0,0,0,0,0,0;1,1/3,0,0,1/3,-1/3,-1;1/3,0,0,-1/3,0,1/3,1;1,2/3,0,1/3,-1/3,0,0;1,1,0,1,-1,0,0",
    ),
    written(
        "campers",
        Reading::ZeroSum,
        "road 1,road 2,road 3,road 4;road a,road b,road c,road d",
        "7,2,5,1;2,2,3,4;5,3,4,4;3,2,1,6",
    ).of_players("Ray,Dotty"),
    written(
        "odd-or-even",
        Reading::ZeroSum,
        "one,two;one,two",
        "-2,3;3,-4",
    ),
    written(
        "mendelsohn",
        Reading::ZeroSum,
        "1,2,3,4,5,6;1,2,3,4,5,6",
        "0,-1,2,2,2,2;1,0,-1,2,2,2;-2,1,0,-1,2,2;-2,-2,1,0,-1,2;-2,-2,-2,1,0,-1;-2,-2,-2,-2,1,0",
    ),
    written(
        "silverman",
        Reading::ZeroSum,
        "1,2,3,4,5,6,7,8;1,2,3,4,5,6,7,8",
        "0,-1,2,2,2,2,2,2;1,0,-1,-1,-1,2,2,2;-2,1,0,-1,-1,-1,-1,-1;-2,1,1,0,-1,-1,-1,-1;-2,1,1,1,0,-1,-1,-1;-2,-2,1,1,1,0,-1,-1;-2,-2,1,1,1,1,0,-1;-2,-2,1,1,1,1,1,0",
    ),
    written(
        "undercut",
        Reading::ZeroSum,
        "1,2,3,4,5;1,2,3,4,5",
        "0,3,-2,-3,-4;-3,0,5,-2,-3;2,-5,0,7,-2;3,2,-7,0,9;4,3,2,-9,0",
    ),
    written(
        "le-her",
        Reading::Each,
        "change up to 5,change up to 6,change up to 7,change up to 8;draw up to 6,draw up to 7,draw up to 8,draw up to 9",
        "8374/3:8201/3,2780:2745,8398/3:8177/3,8548/3:8027/3;8558/3:8017/3,2828:2697,2834:2691,8612/3:7963/3;8624/3:7951/3,2838:2687,2828:2697,8546/3:8029/3;8480/3:8095/3,8408/3:8167/3,8336/3:8239/3,8342/3:8233/3",
    ).of_players("Receiver,Dealer"),
    written(
        "kuhn-poker",
        Reading::ZeroSum,
        "check/fold/check,check/fold/bet,check/call/check,check/call/bet,bluff/fold/check,bluff/fold/bet,bluff/call/check,bluff/call/bet;check/fold,check/call,bluff/fold,bluff/call",
        "0,0,-1/6,-1/6;0,1/6,-1/3,-1/6;-1/6,-1/6,1/6,1/6;-1/6,0,0,1/6;1/6,-1/3,0,-1/2;1/6,-1/6,-1/6,-1/2;0,-1/2,1/3,-1/6;0,-1/3,1/6,-1/6",
    ),
    written(
        "poker-endgame",
        Reading::ZeroSum,
        "bet always,bet if winning,bet if losing,never bet;call,fold",
        "-3/2,1;0,-1/2;-2,1;-1/2,-1/2",
    ),
    written(
        "myersons-card-game",
        Reading::ZeroSum,
        "raise both,raise red,raise black,fold both;meet,pass",
        "0,1;1/2,0;-1/2,1;0,0",
    ),
    written(
        "von-neumanns-poker",
        Reading::ZeroSum,
        "bet 4,bet 3+4,bet 2+4,bet 2+3+4,bet 1+4,bet 1+3+4,bet 1+2+4,bet 1+2+3+4;call 4,call 3+4,call 2+4,call 2+3+4",
        "0,1/6,1/6,1/3;-1/6,0,1/6,1/3;0,-1/6,1/6,0;-1/6,-1/3,1/6,0;1/6,0,0,-1/6;0,-1/6,0,-1/6;1/6,-1/3,0,-1/2;0,-1/2,0,-1/2",
    ),
    written(
        "goofspiel",
        Reading::ZeroSum,
        "1,2,3,4;1,2,3,4",
        "0,-2,-2/3,17386/11025;2,0,-2,2/3;2/3,2,0,-2147/2604;-17386/11025,-2/3,2147/2604,0",
    ),
    written(
        "noisy-duel",
        Reading::ZeroSum,
        "step 1,step 2,step 3,step 4,step 5;step 1,step 2,step 3,step 4,step 5",
        "0,-3/5,-3/5,-3/5,-3/5;3/5,0,-1/5,-1/5,-1/5;3/5,1/5,0,1/5,1/5;3/5,1/5,-1/5,0,3/5;3/5,1/5,-1/5,-3/5,0",
    ),
    written(
        "silent-duel",
        Reading::ZeroSum,
        "step 1,step 2,step 3,step 4,step 5;step 1,step 2,step 3,step 4,step 5",
        "0,-3/25,-7/25,-11/25,-3/5;3/25,0,1/25,-2/25,-1/5;7/25,-1/25,0,7/25,1/5;11/25,2/25,-7/25,0,3/5;3/5,1/5,-1/5,-3/5,0",
    ),
    written(
        "ambush",
        Reading::ZeroSum,
        "paths 1 and 2,paths 2 and 3,paths 3 and 4,paths 4 and 5;path 1,path 2,path 3,path 4,path 5",
        "1,1,0,0,0;0,1,1,0,0;0,0,1,1,0;0,0,0,1,1",
    ).of_players("Ambusher,Traveller"),
    written(
        "high-or-low",
        Reading::ZeroSum,
        "1 then 2 then 3,1 then 3 then 2,2 first,3 then 1 then 2,3 then 2 then 1;1,2,3",
        "-1,-2,-3;-1,-3,-2;-2,-1,-2;-2,-3,-1;-3,-2,-1",
    ).of_players("Guesser,Hider"),
    written(
        "battleship",
        Reading::ZeroSum,
        "a corner,an edge,the middle;corner and edge,edge and middle",
        "1/4,0;1/4,1/4;0,1",
    ).of_players("Gunner,Admiral"),
    written(
        "dreshers-inspection",
        Reading::ZeroSum,
        "inspect today,wait;obey today,cheat today",
        "-1,1;-1/3,-1",
    ).of_players("Inspector,Inspectee"),
    written(
        "pick-a-hand",
        Reading::ZeroSum,
        "pick left,pick right;one coin left,two coins right",
        "1,0;0,2",
    ).of_players("Chooser,Hider"),
    written(
        "efrons-dice",
        Reading::ZeroSum,
        "A 444400,B 333333,C 662222,D 555111;A 444400,B 333333,C 662222,D 555111",
        "0,1/3,-1/9,-1/3;-1/3,0,1/3,0;1/9,-1/3,0,1/3;1/3,0,-1/3,0",
    ),
    written(
        "penneys-game",
        Reading::ZeroSum,
        "HHH,HHT,HTH,HTT,THH,THT,TTH,TTT;HHH,HHT,HTH,HTT,THH,THT,TTH,TTT",
        "0,0,-1/5,-1/5,-3/4,-1/6,-2/5,0;0,0,1/3,1/3,-1/2,1/4,0,2/5;1/5,-1/3,0,0,0,0,-1/4,1/6;1/5,-1/3,0,0,0,0,1/2,3/4;3/4,1/2,0,0,0,0,-1/3,1/5;1/6,-1/4,0,0,0,0,-1/3,1/5;2/5,0,1/4,-1/2,1/3,1/3,0,0;0,-2/5,-1/6,-3/4,-1/5,-1/5,0,0",
    ),
    written(
        "holmes-and-moriarty",
        Reading::ZeroSum,
        "Dover,Canterbury;Dover,Canterbury",
        "100,0;-50,100",
    ).of_players("Moriarty,Holmes"),
    written(
        "bismarck-sea",
        Reading::ZeroSum,
        "north,south;north,south",
        "2,2;1,3",
    ).of_players("Kenney,Imamura"),
    written(
        "tennis-serve",
        Reading::ZeroSum,
        "left,right;left,right",
        "29/50,79/100;73/100,49/100",
    ).of_players("Server,Receiver"),
    written(
        "hide-and-seek-in-a-square",
        Reading::ZeroSum,
        "row 1,row 2,row 3,column 1,column 2,column 3;cell 1-1,cell 1-2,cell 1-3,cell 2-1,cell 2-2,cell 2-3,cell 3-1,cell 3-2,cell 3-3",
        "1,1,1,0,0,0,0,0,0;0,0,0,1,1,1,0,0,0;0,0,0,0,0,0,1,1,1;1,0,0,1,0,0,1,0,0;0,1,0,0,1,0,0,1,0;0,0,1,0,0,1,0,0,1",
    ).of_players("Seeker,Hider"),
    written(
        "tournament-of-candidates",
        Reading::ZeroSum,
        "Ada,Ben,Cleo,Dan,Eve;Ada,Ben,Cleo,Dan,Eve",
        "0,1,-1,-1,-1;-1,0,1,1,1;1,-1,0,1,-1;1,-1,-1,0,1;1,-1,1,-1,0",
    ),
    written(
        "lieberman",
        Reading::ZeroSum,
        "",
        "15,0,-2;0,-15,-1;1,2,0",
    ),
    written(
        "malcolm-lieberman",
        Reading::ZeroSum,
        "",
        "3,-1;-9,3",
    ),
];

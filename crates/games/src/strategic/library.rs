//! Strategic games that everybody should have met, by name. Their stories are texts of the interface.
//!
//! Sources: R. D. Luce and H. Raiffa, "Games and Decisions" (1957) for the dilemmas; L. S. Shapley, "Some topics in two-person games" (1964); J. Maynard
//! Smith, "Evolution and the Theory of Games" (1982) for hawks, doves and bourgeois; K. Basu, "The traveler's dilemma" (1994); J. S. Jordan, "Three
//! problems in learning mixed-strategy Nash equilibria" (1993); I. Palacios-Huerta, "Professionals play minimax" (2003); B. von Stengel, "New maximal
//! numbers of equilibria in bimatrix games" (1999) for the 6×6 game with 75 equilibria.

pub mod catalogue;
mod entry;
mod made;

use super::text::Reading;
pub use entry::Entry;
use entry::{made, written};

use Reading::{Each, Symmetric, ZeroSum};

const YES_NO: &str = "cooperate,defect;cooperate,defect";
const HANDS: &str = "rock,paper,scissors;rock,paper,scissors";

/// Those that are offered first, in that order; there are more in the [`catalogue`].
pub const GAMES: &[Entry] = &[
    written("prisoners-dilemma", Symmetric, YES_NO, "3,0;5,1"),
    written("stag-hunt", Symmetric, "stag,hare;stag,hare", "4,0;3,2"),
    written(
        "chicken",
        Symmetric,
        "swerve,straight;swerve,straight",
        "0,-1;1,-10",
    ),
    written(
        "battle-of-the-sexes",
        Each,
        "opera,match;opera,match",
        "3:2,0:0;0:0,2:3",
    ),
    written(
        "matching-pennies",
        ZeroSum,
        "heads,tails;heads,tails",
        "1,-1;-1,1",
    ),
    written(
        "coordination",
        Symmetric,
        "left,right;left,right",
        "2,0;0,1",
    ),
    written(
        "risk-dominance",
        Symmetric,
        "bold,safe;bold,safe",
        "9,0;8,7",
    ),
    written("hawk-dove", Symmetric, "hawk,dove;hawk,dove", "-1,4;0,2"),
    written(
        "hawk-dove-bourgeois",
        Symmetric,
        "hawk,dove,bourgeois;hawk,dove,bourgeois",
        "-1,4,3/2;0,2,1;-1/2,3,2",
    ),
    written(
        "rock-paper-scissors",
        ZeroSum,
        HANDS,
        "0,-1,1;1,0,-1;-1,1,0",
    ),
    written(
        "rock-paper-scissors-costly",
        Symmetric,
        HANDS,
        "0,-2,1;1,0,-2;-2,1,0",
    ),
    written(
        "rock-paper-scissors-generous",
        Symmetric,
        HANDS,
        "0,-1,2;2,0,-1;-1,2,0",
    ),
    written(
        "rock-paper-scissors-well",
        ZeroSum,
        "rock,paper,scissors,well;rock,paper,scissors,well",
        "0,-1,1,-1;1,0,-1,1;-1,1,0,-1;1,-1,1,0",
    ),
    written(
        "rock-paper-scissors-lizard-spock",
        ZeroSum,
        "rock,paper,scissors,lizard,Spock;rock,paper,scissors,lizard,Spock",
        "0,-1,1,1,-1;1,0,-1,-1,1;-1,1,0,1,-1;-1,1,-1,0,1;1,-1,1,-1,0",
    ),
    written(
        "shapley",
        Each,
        "one,two,three;one,two,three",
        "1:0,0:1,0:0;0:0,1:0,0:1;0:1,0:0,1:0",
    ),
    made(
        "morra-two",
        ZeroSum,
        "1 says 2,1 says 3,2 says 3,2 says 4;1 says 2,1 says 3,2 says 3,2 says 4",
        || made::morra(2),
    ),
    made("morra-three", ZeroSum, "", || made::morra(3)),
    made("morra-four", ZeroSum, "", || made::morra(4)),
    made("morra-five", ZeroSum, "", || made::morra(5)),
    written(
        "inspection",
        Each,
        "comply,violate;inspect,trust",
        "0:-1,0:0;-9:-3,10:-10",
    ),
    written(
        "penalty-kick",
        Each,
        "left,right;left,right",
        "58:42,95:5;93:7,70:30",
    )
    .of_players("Kicker,Goalkeeper"),
    made(
        "blotto",
        ZeroSum,
        "4-0,3-1,2-2,1-3,0-4;3-0,2-1,1-2,0-3",
        made::blotto,
    ),
    made(
        "cournot",
        Symmetric,
        "0,1,2,3,4,5,6;0,1,2,3,4,5,6",
        made::cournot,
    ),
    made(
        "travellers-dilemma",
        Symmetric,
        "2,3,4,5,6,7,8,9,10;2,3,4,5,6,7,8,9,10",
        made::travellers,
    ),
    made(
        "second-price-auction",
        Each,
        "0,1,2,3,4;0,1,2,3,4",
        made::auction,
    ),
    made(
        "weakest-link",
        Symmetric,
        "1,2,3,4,5;1,2,3,4,5",
        made::weakest_link,
    ),
    written(
        "dominance-in-steps",
        Each,
        "top,middle,bottom;left,centre,right",
        "3:1,2:3,0:2;1:2,1:1,4:0;0:4,0:2,3:3",
    ),
    written(
        "entry",
        Each,
        "enter,stay out;fight,share",
        "-1:-1,1:1;0:2,0:2",
    )
    .of_players("Entrant,Incumbent"),
    written("indifference", Each, "", "1:1,0:1;1:0,0:0"),
    written("all-equal", Symmetric, "", "1,1;1,1"),
    written("degenerate", Each, "", "3:3,3:3;2:2,5:6;0:3,6:1"),
    written(
        "seventy-five",
        Each,
        "",
        "9504:72336,-660:48081,19976:29216,-20526:14124,1776:1776,-8976:-8514;\
         -111771:-461736,31680:-300036,-130944:-178761,168124:-84436,-8514:-8976,52764:52764;\
         397584:1227336,-113850:774576,451176:451176,-586476:208626,29216:19976,-178761:-130944;\
         171204:-1718376,-45936:-1039236,208626:-586476,-263076:-263076,14124:-20526,-84436:168124;\
         1303104:1303104,-453420:737154,1227336:397584,-1718376:171204,72336:9504,-461736:-111771;\
         737154:-453420,-227040:-227040,774576:-113850,-1039236:-45936,48081:-660,-300036:31680",
    ),
    written(
        "three-pennies",
        Each,
        "heads,tails;heads,tails;heads,tails",
        "1:1:-1,-1:-1:-1;-1:1:1,1:-1:1|1:-1:1,-1:1:1;-1:-1:-1,1:1:-1",
    ),
    written(
        "volunteers",
        Each,
        "volunteer,wait;volunteer,wait;volunteer,wait",
        "2:2:2,2:3:2;3:2:2,3:3:2|2:2:3,2:3:3;3:2:3,0:0:0",
    ),
    made(
        "beauty-contest",
        Each,
        "0,1,2,3;0,1,2,3;0,1,2,3",
        made::beauty_contest,
    ),
    made(
        "el-farol",
        Each,
        "go,stay;go,stay;go,stay;go,stay",
        made::el_farol,
    ),
];

/// The one of this name among those that are offered first: programs that need no more do not carry the catalogue.
pub fn find_offered(name: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.name == name)
}

/// The one of this name.
pub fn find(name: &str) -> Option<&'static Entry> {
    let listed = || catalogue::games().find(|entry| entry.name == name);
    find_offered(name).or_else(listed)
}

//! Games as trees that everybody should have met, by name. Some have a number in their name: how many cards, coins or rounds.
//!
//! Sources: R. Selten, "The chain store paradox" (1978) for entry; R. Rosenthal, "Games of perfect information, predatory pricing and the chain-store paradox" (1981) for
//! the centipede; W. Güth, R. Schmittberger, B. Schwarze (1982) for ultimata; I. Ståhl, "Bargaining theory" (1972), and A. Rubinstein (1982) for bargaining;
//! I.-K. Cho and D. Kreps, "Signaling games and stable equilibria" (1987) for beer and quiche; R. Selten, "Reexamination of the perfectness concept" (1975) for the horse;
//! H. W. Kuhn, "A simplified two-person poker" (1950); R. Myerson, "Game Theory" (1991), section 2.1, for the other poker; E. van Damme (1989) for the battle with a way out; M. Piccione and A.
//! Rubinstein (1997) for the driver.

mod made;

use super::game::TreeGame;
use super::text;

/// One of them.
#[derive(Debug)]
pub struct Entry {
    /// As links name it; a game with a number has that after a hyphen.
    pub name: &'static str,
    players: &'static [&'static str],
    content: Content,
}

#[derive(Debug)]
enum Content {
    Written(&'static str),
    /// Of a number within these bounds; the middle one is usual.
    Made {
        bounds: [usize; 3],
        text: fn(usize) -> String,
    },
}

/// The list of them, in the order of the interface.
pub const LIBRARY: &[Entry] = &[
    written(
        "entry-deterrence",
        &["Entrant", "Incumbent"],
        "1(out:0;2 in:2(fight:-1;-1 share:1;1))",
    ),
    made("centipede", &["Ann", "Bob"], [1, 6, 100], made::centipede),
    made(
        "ultimatum",
        &["Proposer", "Responder"],
        [1, 4, 100],
        made::ultimatum,
    ),
    made("bargaining", &["Ann", "Bob"], [1, 3, 5], made::bargaining),
    written(
        "one-card-poker",
        &["Ann", "Bob"],
        "?(1/2:red:1.red(raise:2.raised(meet:2 pass:1) fold:1) 1/2:black:1.black(raise:2.raised(meet:-2 pass:1) fold:-1))",
    ),
    made("kuhn", &["First", "Second"], [2, 3, 13], made::kuhn),
    written(
        "way-out",
        &["Ann", "Bob"],
        "1(out:2;2 in:1.battle(football:2.hidden(football:3;1 opera:0;0) opera:2.hidden(football:0;0 opera:1;3)))",
    ),
    written(
        "beer-quiche",
        &["Sender", "Receiver"],
        "?(9/10:strong:1.strong(beer:2.beer(duel:1;0 retreat:3;1) quiche:2.quiche(duel:0;0 retreat:2;1)) \
         1/10:weak:1.weak(beer:2.beer(duel:0;1 retreat:2;0) quiche:2.quiche(duel:1;1 retreat:3;0)))",
    ),
    written(
        "seltens-horse",
        &["1", "2", "3"],
        "1(C:2(c:1;1;1 d:3.h(L:4;4;0 R:0;0;1)) D:3.h(L:3;2;2 R:0;0;0))",
    ),
    made(
        "monty-hall",
        &["Contestant", "Host"],
        [3, 3, 5],
        made::monty_hall,
    ),
    written(
        "absent-minded-driver",
        &["Driver", "Nobody"],
        "1.junction(exit:0;0 continue:1.junction(exit:4;0 continue:1;0))",
    ),
];

const fn written(
    name: &'static str,
    players: &'static [&'static str],
    text: &'static str,
) -> Entry {
    Entry {
        name,
        players,
        content: Content::Written(text),
    }
}

const fn made(
    name: &'static str,
    players: &'static [&'static str],
    bounds: [usize; 3],
    text: fn(usize) -> String,
) -> Entry {
    Entry {
        name,
        players,
        content: Content::Made { bounds, text },
    }
}

impl Entry {
    /// The least, the usual and the greatest number that it may have; `None` if it has none.
    pub fn bounds(&self) -> Option<[usize; 3]> {
        match self.content {
            Content::Written(_) => None,
            Content::Made { bounds, .. } => Some(bounds),
        }
    }

    /// As links name it, with its usual number.
    pub fn link(&self) -> String {
        match self.bounds() {
            Some([_, usual, _]) => format!("{}-{usual}", self.name),
            None => self.name.to_owned(),
        }
    }

    /// As links write the game.
    fn text(&self, number: usize) -> String {
        match self.content {
            Content::Written(text) => text.to_owned(),
            Content::Made { text, .. } => text(number),
        }
    }

    /// The game with this number, which is within its bounds. `None` never: a test reads all of them.
    pub fn game(&self, number: usize) -> Option<TreeGame> {
        let players: Vec<String> = self.players.iter().map(|&name| name.to_owned()).collect();
        text::read(&self.text(number), String::new(), &players).ok()
    }
}

/// The entry of a name, and the number in it: the usual one if there is none.
pub fn find(name: &str) -> Option<(&'static Entry, usize)> {
    let by_name = |name: &str| LIBRARY.iter().find(|entry| entry.name == name);
    if let Some(entry) = by_name(name) {
        return Some((entry, entry.bounds().map_or(0, |[_, usual, _]| usual)));
    }
    let (stem, number) = name.rsplit_once('-')?;
    let entry = by_name(stem)?;
    let [least, _, most] = entry.bounds()?;
    let number = number
        .parse()
        .ok()
        .filter(|number| (least..=most).contains(number))?;
    Some((entry, number))
}

//! Story of a round of War: what stands on the cards, how they lie on the table, and what has happened, in a sentence.

use experiments::war_game::{End, Moment};
use games::Player;
use games::war::table::Standing;
use texts::{Texts, WarRound};

/// `end` is how the game ended, if that is the moment.
pub fn happened(moment: &Moment, end: Option<&End>, texts: &Texts) -> String {
    let words = &texts.labs.war.page;
    let rounds = (texts.number)(moment.round);
    match end.map(|end| (end.standing, end.score)) {
        Some((Standing::Won(winner), _)) => return (words.over)(winner.index(), &rounds),
        Some((Standing::Drawn, _)) => return words.nobody.to_owned(),
        Some((Standing::Running, score)) => return (words.stopped)(&rounds, score),
        None => {}
    }
    let Some(winner) = moment.taken_by else {
        return words.dealt.to_owned();
    };
    let card = |player: Player, place: Option<&u8>| {
        debug_assert!(place.is_some(), "{player:?} has put a card");
        place.map_or("", |&rank| name(rank))
    };
    let pot = |player: Player| &moment.pot[player.index()];
    let order: Vec<&str> = moment.put_back.iter().map(|&rank| name(rank)).collect();
    (words.taken)(&WarRound {
        winner: winner.index(),
        tie: card(winner, pot(winner).first()),
        high: card(winner, pot(winner).last()),
        low: card(winner.opponent(), pot(winner.opponent()).last()),
        // A card up, then one down and one up a war.
        wars: pot(winner).len() / 2,
        order: &order,
    })
}

/// Ranks as cards have them.
const RANKS: [&str; 13] = [
    "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A",
];
/// The room for cards that overlap, and a card's width, in pixels.
const ROOM: f64 = 290.0;
const CARD: f64 = 62.0;
/// Cards overlap by this at least.
const MIN_OVERLAP: f64 = 22.0;

/// What stands on a card.
pub fn name(rank: u8) -> &'static str {
    RANKS.get(usize::from(rank)).copied().unwrap_or_default()
}

/// How many cards more, or fewer, a player has than before the round.
pub fn gained(player: Player, moment: &Moment) -> i64 {
    let put = moment.pot[player.index()].len() as i64;
    let taken = moment.put_back.len() as i64;
    if moment.taken_by == Some(player) {
        taken - put
    } else {
        -put
    }
}

/// Whether the card at a place among `count` cards of a player lies face down: the first is up, then one down and one up a war.
pub fn is_face_down(place: usize, count: usize) -> bool {
    place % 2 == 1 && place + 1 < count
}

/// By how much `count` cards overlap, so that all find room.
pub fn overlap(count: usize) -> f64 {
    let gaps = count.saturating_sub(1).max(1) as f64;
    (CARD - (ROOM - CARD) / gaps).max(MIN_OVERLAP)
}

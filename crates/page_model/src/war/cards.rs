//! Cards of War: what stands on them, and how those that a player has put lie on the table.

use experiments::war_game::Moment;
use games::Player;

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

//! Felt: which cards are seen, and how many chips lie there.

use experiments::regret::betting::Table;
use games::Player;

/// More chips than this are a number alone.
const MAX_CHIPS: usize = 14;

/// The card of a player, as the person sees it: their own, and the opponent's once the hand is over.
pub fn card_seen(table: &Table, player: Player, person: Player, is_over: bool) -> Option<char> {
    let card = table.cards.map(|cards| cards[player.index()]);
    card.filter(|_| player == person || is_over)
}

/// The chips that a player has put in.
pub fn chips(stake: f64) -> usize {
    let count = stake.round().max(0.0) as usize;
    count.min(MAX_CHIPS)
}

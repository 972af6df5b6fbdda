//! Choice of the deal: which card each player holds.

use games::Player;

/// The cards of a game, the highest first: deals are in the order of the cards.
pub fn cards(deals: &[String]) -> Vec<char> {
    let mut cards: Vec<char> = Vec::new();
    for card in deals.iter().rev().filter_map(|deal| deal.chars().next()) {
        if !cards.contains(&card) {
            cards.push(card);
        }
    }
    cards
}

/// The cards of a deal by player; `None` of a text that is no deal.
pub fn held(deal: &str) -> Option<[char; 2]> {
    let held: Vec<char> = deal.chars().collect();
    <[char; 2]>::try_from(held).ok()
}

/// The deal in which a player holds `card` and nothing else is changed; both change cards where it is the other's own.
pub fn with_card(deals: &[String], held: [char; 2], player: Player, card: char) -> String {
    let (own, other) = (held[player.index()], held[player.opponent().index()]);
    let of = |own: char, other: char| match player {
        Player::First => format!("{own}{other}"),
        Player::Second => format!("{other}{own}"),
    };
    let wanted = of(card, other);
    if deals.contains(&wanted) {
        wanted
    } else {
        of(card, own)
    }
}

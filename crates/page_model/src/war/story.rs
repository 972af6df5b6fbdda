//! Story of a round of War: what has happened, in a sentence.

use super::cards;
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
        place.map_or("", |&rank| cards::name(rank))
    };
    let pot = |player: Player| &moment.pot[player.index()];
    let order: Vec<&str> = moment
        .put_back
        .iter()
        .map(|&rank| cards::name(rank))
        .collect();
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

//! The library of strategies as a page offers it: what there is on one side of a game, with numbers where a strategy needs some.

use engines::repeated::language::entry::{Entry, Text};
use engines::repeated::language::library::entries;
use engines::repeated::language::read::read;
use engines::repeated::stage_game::{Seat, StageGame};
use games::fraction::Fraction;

/// A strategy of the library.
#[derive(Clone, Debug)]
pub struct Offered {
    pub entry: &'static Entry,
    /// As links have it, with the numbers that it needs.
    pub text: String,
}

/// Those of the library that there are on this side, in its order; none where somebody has more than two actions.
pub fn offered(seat: Seat) -> Vec<Offered> {
    let offer = |entry: &'static Entry| {
        let text = text_of(entry, seat);
        read(&text, seat).ok()?;
        Some(Offered { entry, text })
    };
    entries().filter_map(offer).collect()
}

/// Those with the same text for each of these players.
pub fn offered_to(game: &StageGame, players: &[usize]) -> Vec<Offered> {
    let mut sides = players.iter().map(|&player| offered(Seat { game, player }));
    let first = sides.next().unwrap_or_default();
    sides.fold(first, |mut common, side| {
        common.retain(|one| side.iter().any(|other| other.text == one.text));
        common
    })
}

/// The name, with an ordinary number where one is needed: a payoff between those of mutual cooperation and mutual defection, or a factor of 3.
fn text_of(entry: &Entry, seat: Seat) -> String {
    let needs_number = matches!(&entry.text, Text::MemoryOne(numbers, _) if numbers.least > 0);
    match entry.name {
        name if !needs_number => name.to_owned(),
        "Equalizer" => {
            let units = seat.game.units(seat.player);
            let both = units.first().copied().unwrap_or(0) + units.last().copied().unwrap_or(0);
            let middle = Fraction::new(both, 2 * seat.game.denominator());
            format!("Equalizer({middle})")
        }
        name => format!("{name}(3)"),
    }
}

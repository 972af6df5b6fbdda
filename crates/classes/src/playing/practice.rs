//! Practice: a round against a machine that chooses at random, any choice as likely as another, for one student alone.

use super::closed::member;
use super::game::{CARDS, ClassGame, Role};
use super::paying::{Member, points};
use super::round::Round;
use games::fraction::Fraction;
use random::Random;

/// How many a whole class is in practice.
const CLASS: usize = 10;
/// Streams of practice are none of a round's own.
const STREAM: u64 = 1_000_000;

/// A round that was practised.
#[derive(Clone, Debug, PartialEq)]
pub struct Practised {
    /// Of the machine's players.
    pub choices: Vec<Vec<u32>>,
    /// The side of the machine's players.
    pub role: Role,
    /// What each of them knows alone.
    pub values: Vec<Option<u32>>,
    pub points: Fraction,
}

/// The attempt of that number, from 0; the choices are allowed for the seat.
pub fn practised(round: &Round, seat: u16, own: &[u32], attempt: u64) -> Practised {
    let mut random = Random::stream(round.seed, STREAM + 1_000 * attempt + u64::from(seat));
    let game = &round.game;
    let size = game.group().unwrap_or(CLASS);
    let role = game.role(round.seed, seat);
    let other_role = if game.has_roles() { 1 - role } else { role };
    let me = member(round, seat, own);
    let drawn = |random: &mut Random| {
        let value = value_of_other(game, me.value, random);
        let fields = game.fields(other_role).into_iter();
        let choices: Vec<u32> = fields.map(|field| random.below(field.max + 1)).collect();
        (value, choices)
    };
    let others: Vec<(Option<u32>, Vec<u32>)> = (1..size).map(|_| drawn(&mut random)).collect();
    let machine = others.iter().map(|(value, choices)| Member {
        role: other_role,
        value: value.unwrap_or_default(),
        choices,
    });
    let members: Vec<Member> = [me].into_iter().chain(machine).collect();
    Practised {
        points: points(game, &members)[0],
        values: others.iter().map(|(value, _)| *value).collect(),
        choices: others.into_iter().map(|(_, choices)| choices).collect(),
        role: other_role,
    }
}

/// A value like the student's own, or one of the other two cards.
fn value_of_other(game: &ClassGame, own: u32, random: &mut Random) -> Option<u32> {
    match game {
        ClassGame::Auction { max, .. } => Some(random.below(max + 1)),
        ClassGame::KuhnPoker => Some((own + 1 + random.below(CARDS - 1)) % CARDS),
        _ => None,
    }
}

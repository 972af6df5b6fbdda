//! Hindsight: what would have been best against this class. Each student in turn is imagined to have chosen something else, against those whom that student met,
//! who chose as they did; what brings most on the mean of all students of a side is best.

use super::choices::Choices;
use super::closed::{meetings, member};
use super::game::{ClassGame, Role};
use super::matching::Meeting;
use super::paying::{Member, points};
use super::round::Round;
use games::fraction::Fraction;
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// What would have been best for those of a side, or with a card.
#[derive(Clone, Debug, PartialEq)]
pub struct Best {
    pub role: Role,
    /// Of poker.
    pub card: Option<u32>,
    pub what: What,
    /// What it would have brought each on average, and what they got.
    pub would: Fraction,
    pub was: Fraction,
}

/// A choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    Choices(Vec<u32>),
    /// A bid: so many per cent of the bidder's value, rounded down.
    OfValue(u32),
}

/// More combinations than this are not tried: then what one thing brings does not depend on the others, and each is tried alone.
const MAX_COMBINATIONS: u32 = 10_000;

/// For each side, and of poker each card, that somebody had. The first of several that are best.
pub fn best(round: &Round, choices: &Choices) -> Vec<Best> {
    let meetings = meetings(round, choices);
    let mut meetings_of: BTreeMap<u16, Vec<&Meeting>> = BTreeMap::new();
    for meeting in &meetings {
        for seat in &meeting.members[..meeting.paid] {
            meetings_of.entry(*seat).or_default().push(meeting);
        }
    }
    let mut of_kind: BTreeMap<(Role, Option<u32>), Vec<u16>> = BTreeMap::new();
    for seat in meetings_of.keys() {
        let value = round.game.value(round.seed, round.number, *seat);
        let card = value.filter(|_| round.game == ClassGame::KuhnPoker);
        let role = round.game.role(round.seed, *seat);
        of_kind.entry((role, card)).or_default().push(*seat);
    }
    let of = |((role, card), seats): (&(Role, Option<u32>), &Vec<u16>)| {
        let tried = Tried {
            round,
            choices,
            meetings_of: &meetings_of,
            seats,
        };
        tried.best(*role, *card)
    };
    of_kind.iter().filter_map(of).collect()
}

struct Tried<'a> {
    round: &'a Round,
    choices: &'a Choices,
    meetings_of: &'a BTreeMap<u16, Vec<&'a Meeting>>,
    /// Those who are imagined to choose something else.
    seats: &'a [u16],
}

impl Tried<'_> {
    fn best(&self, role: Role, card: Option<u32>) -> Option<Best> {
        let was = self.mean(|seat| self.choices.0[&seat].clone())?;
        let (what, would) = match self.round.game {
            ClassGame::Auction { max, .. } => self.best_share(max)?,
            ClassGame::Guess { fraction, max } => best_guess(fraction, max, self.choices)?,
            _ => self.best_choices(role)?,
        };
        Some(Best {
            role,
            card,
            what,
            would,
            was,
        })
    }

    fn best_share(&self, max: u32) -> Option<(What, Fraction)> {
        let bid = |seat: u16, share: u32| {
            let value = self
                .round
                .game
                .value(self.round.seed, self.round.number, seat);
            (value.unwrap_or_default() * share / 100).min(max)
        };
        let tried = (0..=100).filter_map(|share| {
            Some((
                What::OfValue(share),
                self.mean(|seat| vec![bid(seat, share)])?,
            ))
        });
        most(tried)
    }

    fn best_choices(&self, role: Role) -> Option<(What, Fraction)> {
        let ends: Vec<u32> = self
            .round
            .game
            .fields(role)
            .iter()
            .map(|field| field.max + 1)
            .collect();
        let worth = |choices: Vec<u32>| {
            let mean = self.mean(|_| choices.clone())?;
            Some((What::Choices(choices), mean))
        };
        let combinations = ends
            .iter()
            .try_fold(1_u32, |all, end| all.checked_mul(*end));
        if let Some(all) = combinations.filter(|all| *all <= MAX_COMBINATIONS) {
            return most((0..all).filter_map(|number| worth(combination(number, &ends))));
        }
        let mut chosen = vec![0; ends.len()];
        for (place, end) in ends.iter().enumerate() {
            let with = |number: u32| {
                let mut choices = chosen.clone();
                choices[place] = number;
                choices
            };
            let best = most((0..*end).filter_map(|number| worth(with(number))))?;
            if let What::Choices(choices) = best.0 {
                chosen = choices;
            }
        }
        worth(chosen)
    }

    /// What each would have got on average with what `instead` says.
    fn mean(&self, instead: impl Fn(u16) -> Vec<u32>) -> Option<Fraction> {
        let mut sum = Fraction::ZERO;
        for seat in self.seats {
            let own = instead(*seat);
            let met = self.meetings_of.get(seat)?;
            let mut points_of_seat = Fraction::ZERO;
            for meeting in met {
                points_of_seat = points_of_seat.checked_add(self.points(meeting, *seat, &own))?;
            }
            let mean = points_of_seat.checked_mul(Fraction::new(1, met.len() as i64))?;
            sum = sum.checked_add(mean)?;
        }
        sum.checked_mul(Fraction::new(1, self.seats.len() as i64))
    }

    /// What a seat gets in a meeting, if it chooses that.
    fn points(&self, meeting: &Meeting, seat: u16, own: &[u32]) -> Fraction {
        let of = |other: &u16| {
            let chosen = if *other == seat {
                own
            } else {
                &self.choices.0[other]
            };
            member(self.round, *other, chosen)
        };
        let members: Vec<Member> = meeting.members.iter().map(of).collect();
        let place = meeting.members.iter().position(|other| *other == seat);
        place.map_or(Fraction::ZERO, |place| {
            points(&self.round.game, &members)[place]
        })
    }
}

/// The number-th combination of numbers below these ends, the last of them fastest.
fn combination(mut number: u32, ends: &[u32]) -> Vec<u32> {
    let mut choices: Vec<u32> = ends
        .iter()
        .rev()
        .map(|end| {
            let choice = number % end;
            number /= end;
            choice
        })
        .collect();
    choices.reverse();
    choices
}

fn most(tried: impl Iterator<Item = (What, Fraction)>) -> Option<(What, Fraction)> {
    tried.reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// The best guess, from the numbers in their order: everybody is in one group, and to compare each with each would take long.
fn best_guess(fraction: Fraction, max: u32, choices: &Choices) -> Option<(What, Fraction)> {
    let mut all: Vec<i64> = choices.0.values().map(|own| i64::from(own[0])).collect();
    all.sort_unstable();
    let [over, under] = [fraction.numerator(), fraction.denominator()].map(|part| part as i64);
    let (sum, unit): (i64, i64) = (all.iter().sum(), under * all.len() as i64);
    let got = |own: i64, guess: i64| {
        let target = over * (sum - own + guess);
        let distance = |number: i64| (number * unit - target).abs();
        // How many of the others have chosen it.
        let count = |number: i64| {
            let end = all.partition_point(|other| *other <= number);
            let begin = all.partition_point(|other| *other < number);
            (end - begin) as i64 - i64::from(number == own)
        };
        // The nearest of the others below the target and above it.
        let above = all.partition_point(|other| other * unit < target);
        let below = all[..above].iter().rev().find(|other| count(**other) > 0);
        let above = all[above..].iter().find(|other| count(**other) > 0);
        let nearest = below.into_iter().chain(above);
        let mut winners = 1;
        for other in nearest {
            match distance(*other).cmp(&distance(guess)) {
                Ordering::Less => return Fraction::ZERO,
                Ordering::Equal => winners += count(*other),
                Ordering::Greater => {}
            }
        }
        Fraction::new(100, winners)
    };
    let mean = |guess: i64| {
        let mut sum = Fraction::ZERO;
        for own in &all {
            sum = sum.checked_add(got(*own, guess))?;
        }
        sum.checked_mul(Fraction::new(1, all.len() as i64))
    };
    let worth = |guess: u32| Some((What::Choices(vec![guess]), mean(guess.into())?));
    most((0..=max).filter_map(worth))
}

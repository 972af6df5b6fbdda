//! Hindsight: what would have been best against this class. Each student in turn is imagined to have chosen something else, against those whom that student met,
//! who chose as they did; what brings most on the mean of all students of a side is best.

use super::choices::Choices;
use super::closed::{meetings, outcomes};
use super::game::{AuctionKind, ClassGame, FieldKind, Role};
use super::paying::{Member, points};
use super::round::Round;
use super::theory::bid;
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
    /// Other actions, or other answers of two, that are as good.
    pub also: Vec<u32>,
    /// Of things of two kinds, such as to call, those that make no difference beside the other ones: they were never reached.
    pub indifferent: Vec<usize>,
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

/// More combinations than this are not tried. Of what has more, what one part brings does not depend on the others, and each is tried alone.
const MAX_COMBINATIONS: u32 = 100;

/// For each side, and of poker each card, that somebody had. Of several that are best the lowest, of shares of a value the nearest
/// to that of an equilibrium.
pub fn best(round: &Round, choices: &Choices) -> Vec<Best> {
    let outcomes = outcomes(round, choices);
    let mut of_kind: BTreeMap<Kind, Vec<Fraction>> = BTreeMap::new();
    for outcome in &outcomes {
        let card = outcome.value.filter(|_| round.game == ClassGame::KuhnPoker);
        let paid = of_kind.entry((outcome.role, card)).or_default();
        paid.extend(outcome.points);
    }
    let against = match round.game {
        // The class is one group, and guesses are compared in their order.
        ClassGame::Guess { .. } => BTreeMap::new(),
        _ => against(round, choices),
    };
    let of = |((role, card), paid): (Kind, Vec<Fraction>)| {
        let weight = Fraction::new(1, (paid.len() as i64).max(1));
        let sum = paid
            .into_iter()
            .try_fold(Fraction::ZERO, Fraction::checked_add)?;
        let plain = |(what, would): (What, Fraction)| {
            Some(Best {
                role,
                card,
                what,
                also: Vec::new(),
                indifferent: Vec::new(),
                would,
                was: sum.checked_mul(weight)?,
            })
        };
        if let ClassGame::Guess { fraction, max } = round.game {
            return plain(best_guess(fraction, max, choices)?);
        }
        let tried = Tried {
            game: &round.game,
            role,
            against: against.get(&(role, card))?,
            weight,
        };
        let best = plain(tried.best()?)?;
        Some(Best {
            also: tried.also(&best),
            indifferent: tried.indifferent(&best),
            ..best
        })
    };
    of_kind.into_iter().filter_map(of).collect()
}

/// A side, and in poker a card.
type Kind = (Role, Option<u32>);

/// One that was met: side, value, choices.
type Other<'a> = (Role, u32, &'a [u32]);

/// What somebody knew alone, and those that they met at once; with how often that was, where each student counts once.
type Against<'a> = BTreeMap<(u32, Vec<Other<'a>>), Fraction>;

/// For each kind of student. What comes again is there once, so that a round robin of many is not tried pair by pair.
fn against<'a>(round: &Round, choices: &'a Choices) -> BTreeMap<Kind, Against<'a>> {
    let mut all: BTreeMap<Kind, Against<'a>> = BTreeMap::new();
    let meetings = meetings(round, choices);
    let mut times: BTreeMap<u16, i64> = BTreeMap::new();
    for seat in meetings
        .iter()
        .flat_map(|meeting| &meeting.members[..meeting.paid])
    {
        *times.entry(*seat).or_default() += 1;
    }
    let known = |seat: u16| {
        let value = round.game.value(round.seed, round.number, seat);
        (round.game.role(round.seed, seat), value.unwrap_or_default())
    };
    for meeting in &meetings {
        for seat in &meeting.members[..meeting.paid] {
            let others = meeting.members.iter().filter(|other| *other != seat);
            let others = others.map(|other| {
                let (role, value) = known(*other);
                (role, value, choices.0[other].as_slice())
            });
            let (role, value) = known(*seat);
            let card = (round.game == ClassGame::KuhnPoker).then_some(value);
            let of_kind = all.entry((role, card)).or_default();
            let weight = of_kind
                .entry((value, others.collect()))
                .or_insert(Fraction::ZERO);
            let once = Fraction::new(1, times[seat]);
            *weight = weight.checked_add(once).unwrap_or(*weight);
        }
    }
    all
}

struct Tried<'a> {
    game: &'a ClassGame,
    role: Role,
    against: &'a Against<'a>,
    /// Of one student.
    weight: Fraction,
}

impl Tried<'_> {
    /// What is best, and what it brings.
    fn best(&self) -> Option<(What, Fraction)> {
        match self.game {
            ClassGame::Auction { .. } => self.best_share(),
            _ => self.best_choices(),
        }
    }

    /// Other actions, or other answers of two, that bring as much.
    fn also(&self, best: &Best) -> Vec<u32> {
        let fields = self.game.fields(self.role);
        let What::Choices(chosen) = &best.what else {
            return Vec::new();
        };
        let is_named = fields[0].kind == FieldKind::Action || fields[0].max == 1;
        let as_good = |own: &u32| self.mean(|_| vec![*own]) == Some(best.would);
        let others = (0..=fields[0].max).filter(|own| *own != chosen[0]);
        others
            .filter(|own| fields.len() == 1 && is_named && as_good(own))
            .collect()
    }

    fn best_share(&self) -> Option<(What, Fraction)> {
        let max = self.game.fields(self.role)[0].max;
        let most_of_value = match self.game {
            ClassGame::Auction { auction, .. } if auction.kind == AuctionKind::ThirdPrice => 200,
            _ => 100,
        };
        let tried = (0..=most_of_value).rev().filter_map(|share| {
            let bid = |value: u32| vec![(value * share / 100).min(max)];
            Some((share, self.mean(bid)?))
        });
        let tried: Vec<(u32, Fraction)> = tried.collect();
        let would = tried.iter().map(|(_, mean)| *mean).max()?;
        let wanted = self.share_in_theory();
        let distance = |share: u32| (f64::from(share) - wanted).abs();
        let best = tried.iter().filter(|(_, mean)| *mean == would);
        let nearest = best.min_by(|one, other| distance(one.0).total_cmp(&distance(other.0)));
        nearest.map(|(share, _)| (What::OfValue(*share), would))
    }

    /// How many per cent of the highest value are bid for it in equilibrium.
    fn share_in_theory(&self) -> f64 {
        match self.game {
            ClassGame::Auction {
                auction,
                max,
                group,
            } => 100.0 * bid(*auction, *group, *max, f64::from(*max)) / f64::from(*max),
            _ => 0.0,
        }
    }

    fn worth(&self, choices: Vec<u32>) -> Option<(What, Fraction)> {
        let mean = self.mean(|_| choices.clone())?;
        Some((What::Choices(choices), mean))
    }

    fn best_choices(&self) -> Option<(What, Fraction)> {
        let fields = self.game.fields(self.role);
        let ends: Vec<u32> = fields.iter().map(|field| field.max + 1).collect();
        let combinations = ends
            .iter()
            .try_fold(1_u32, |all, end| all.checked_mul(*end));
        if let Some(all) = combinations.filter(|all| *all <= MAX_COMBINATIONS) {
            return most((0..all).filter_map(|number| self.worth(combination(number, &ends))));
        }
        let mut chosen = vec![0; ends.len()];
        for (place, end) in ends.iter().enumerate() {
            let with = |number: u32| {
                let mut choices = chosen.clone();
                choices[place] = number;
                choices
            };
            let best = most((0..*end).filter_map(|number| self.worth(with(number))))?;
            if let What::Choices(choices) = best.0 {
                chosen = choices;
            }
        }
        self.worth(chosen)
    }

    /// Of choices of several things, each of two kinds, those of which the other kind brings as much.
    fn indifferent(&self, best: &Best) -> Vec<usize> {
        let fields = self.game.fields(self.role);
        let What::Choices(chosen) = &best.what else {
            return Vec::new();
        };
        let makes_none = |place: &usize| {
            let mut other = chosen.clone();
            other[*place] = 1 - other[*place].min(1);
            self.mean(|_| other.clone()) == Some(best.would)
        };
        let is_of_two = fields.len() > 1 && fields.iter().all(|field| field.max == 1);
        (0..fields.len())
            .filter(|place| is_of_two && makes_none(place))
            .collect()
    }

    /// What each would have got on average, with the choices that `instead` makes of what they knew alone.
    fn mean(&self, instead: impl Fn(u32) -> Vec<u32>) -> Option<Fraction> {
        let mut sum = Fraction::ZERO;
        for ((value, others), weight) in self.against {
            let own = instead(*value);
            let all = [(self.role, *value, own.as_slice())];
            let all = all.iter().chain(others);
            let members: Vec<Member> = all
                .map(|(role, value, choices)| Member {
                    role: *role,
                    value: *value,
                    choices,
                })
                .collect();
            let got = points(self.game, &members)[0].checked_mul(*weight)?;
            sum = sum.checked_add(got)?;
        }
        sum.checked_mul(self.weight)
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

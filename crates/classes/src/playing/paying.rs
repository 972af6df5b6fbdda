//! Paying: what the choices of those who meet bring each of them, in points, exactly.

use super::game::{Auction, AuctionKind, ClassGame, Role};
use engines::repeated::stage_game::StageGame;
use games::fraction::Fraction;

/// One of those who meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member<'a> {
    pub role: Role,
    /// What the auctioned thing is worth to them, or their card; 0 in other games.
    pub value: u32,
    pub choices: &'a [u32],
}

/// The points of each, in the order in which they are given. Their choices are allowed.
pub fn points(game: &ClassGame, members: &[Member]) -> Vec<Fraction> {
    let first = |member: &Member| i64::from(member.choices[0]);
    let sum: i64 = members.iter().map(first).sum();
    match game {
        ClassGame::Guess { fraction, .. } => guess(*fraction, sum, members),
        ClassGame::Ultimatum { coins } => ultimatum(i64::from(*coins), members),
        ClassGame::Dictator { coins } => {
            let given = [0, 1].map(|place| first(&members[place]));
            let of = |own: usize| Fraction::new(i64::from(*coins) - given[own] + given[1 - own], 2);
            vec![of(0), of(1)]
        }
        ClassGame::Trust {
            endowment,
            multiplier,
        } => trust(i64::from(*endowment), *multiplier, members),
        ClassGame::Market { demand, cost, .. } => {
            let price = (i64::from(*demand) - sum).max(0);
            let of = |member: &Member| Fraction::whole((price - i64::from(*cost)) * first(member));
            members.iter().map(of).collect()
        }
        ClassGame::Prices { demand, cost, .. } => prices(*demand, *cost, members),
        ClassGame::BankRun {
            deposit,
            later,
            payable,
            ..
        } => bank_run([*deposit, *later, *payable].map(i64::from), members),
        ClassGame::KuhnPoker => kuhn_poker(members),
        ClassGame::PublicGoods {
            endowment,
            multiplier,
            ..
        } => common_pot(i64::from(*endowment), *multiplier, sum, members),
        ClassGame::Volunteer { benefit, cost, .. } => {
            let all = if sum > 0 { i64::from(*benefit) } else { 0 };
            let of = |member: &Member| Fraction::whole(all - i64::from(*cost) * first(member));
            members.iter().map(of).collect()
        }
        ClassGame::Auction { auction: rules, .. } => auction(*rules, members),
        ClassGame::Strategic(of) => strategic(&of.game, members),
    }
}

/// Those with the lowest price share what is bought at it.
fn prices(demand: u32, cost: u32, members: &[Member]) -> Vec<Fraction> {
    let price = |member: &Member| i64::from(member.choices[0]);
    let lowest = members.iter().map(price).min().unwrap_or_default();
    let sellers = members.iter().filter(|member| price(member) == lowest);
    let (sold, sellers) = (i64::from(demand) - lowest, sellers.count() as i64);
    let of = |member: &Member| {
        if price(member) == lowest {
            Fraction::new((lowest - i64::from(cost)) * sold, sellers)
        } else {
            Fraction::ZERO
        }
    };
    members.iter().map(of).collect()
}

fn bank_run([deposit, later, payable]: [i64; 3], members: &[Member]) -> Vec<Fraction> {
    let asks = |member: &Member| member.choices[0] == 1;
    let asking = members.iter().filter(|member| asks(member)).count() as i64;
    let of = |member: &Member| match (asks(member), asking <= payable) {
        (true, true) => Fraction::whole(deposit),
        (true, false) => Fraction::new(deposit * payable, asking),
        (false, true) => Fraction::whole(later),
        (false, false) => Fraction::ZERO,
    };
    members.iter().map(of).collect()
}

/// One deal between two sides: a stake of one each, one bet of one.
fn kuhn_poker(members: &[Member]) -> Vec<Fraction> {
    let starts = usize::from(members[0].role == 1);
    let [first, second] = [starts, 1 - starts].map(|place| members[place]);
    let does = |member: Member, place: usize| member.choices[place] == 1;
    // Whether there is a bet, and whether it is called; a fold costs the stake.
    let (bettor_is_first, is_called) = if does(first, 0) {
        (Some(true), does(second, 1))
    } else if does(second, 0) {
        (Some(false), does(first, 1))
    } else {
        (None, true)
    };
    let wins = if is_called {
        first.value > second.value
    } else {
        bettor_is_first == Some(true)
    };
    let at_stake = if bettor_is_first.is_some() && is_called {
        2
    } else {
        1
    };
    let of_first = Fraction::whole(if wins { at_stake } else { -at_stake });
    let mut points = vec![of_first, -of_first];
    if starts == 1 {
        points.reverse();
    }
    points
}

/// Each keeps what they have not put in, and gets a share of what all have, multiplied.
fn common_pot(endowment: i64, multiplier: Fraction, sum: i64, members: &[Member]) -> Vec<Fraction> {
    let [over, under] = [
        multiplier.numerator() as i64,
        multiplier.denominator() as i64,
    ];
    let share = under * members.len() as i64;
    let of = |member: &Member| {
        let kept = endowment - i64::from(member.choices[0]);
        Fraction::new(kept * share + over * sum, share)
    };
    members.iter().map(of).collect()
}

/// The payoffs of two players. In a game without roles the first of them is the rows' player.
fn strategic(game: &StageGame, members: &[Member]) -> Vec<Fraction> {
    let [first, second] = [0, 1].map(|place| members[place].choices[0] as usize);
    let is_turned = members[0].role == 1;
    let of = |place: usize| {
        let player = if is_turned { 1 - place } else { place };
        let [own, other] = if place == 0 {
            [first, second]
        } else {
            [second, first]
        };
        game.fraction(player, own, other)
    };
    vec![of(0), of(1)]
}

/// The nearest to the fraction of the mean share a hundred points.
fn guess(fraction: Fraction, sum: i64, members: &[Member]) -> Vec<Fraction> {
    let [over, under] = [fraction.numerator(), fraction.denominator()];
    // All numbers times `under` and the count of students.
    let unit = under * members.len() as i128;
    let target = over * i128::from(sum);
    let distance = |member: &Member| (i128::from(member.choices[0]) * unit - target).abs();
    let least = members.iter().map(distance).min();
    let is_nearest = |member: &Member| Some(distance(member)) == least;
    let winners = members
        .iter()
        .filter(|member| is_nearest(member))
        .count()
        .max(1);
    let of = |member: &Member| {
        if is_nearest(member) {
            Fraction::new(100, winners as i64)
        } else {
            Fraction::ZERO
        }
    };
    members.iter().map(of).collect()
}

/// Each proposes to the other, and gets what both matches bring on average.
fn ultimatum(coins: i64, members: &[Member]) -> Vec<Fraction> {
    let [first, second] = [members[0].choices, members[1].choices]
        .map(|choices| [0, 1].map(|place| i64::from(choices[place])));
    // What the proposer and the responder get.
    let played = |proposer: [i64; 2], responder: [i64; 2]| {
        if proposer[0] >= responder[1] {
            [coins - proposer[0], proposer[0]]
        } else {
            [0, 0]
        }
    };
    let (by_first, by_second) = (played(first, second), played(second, first));
    vec![
        Fraction::new(by_first[0] + by_second[1], 2),
        Fraction::new(by_second[0] + by_first[1], 2),
    ]
}

/// Each sends to the other and returns to the other, and gets what both matches bring on average.
fn trust(endowment: i64, multiplier: Fraction, members: &[Member]) -> Vec<Fraction> {
    let [over, under] = [
        multiplier.numerator() as i64,
        multiplier.denominator() as i64,
    ];
    let [first, second] =
        [0, 1].map(|place| [0, 1].map(|field| i64::from(members[place].choices[field])));
    // What the sender and the receiver get, in parts of which a point has `unit`.
    let unit = 100 * under;
    let played = |[sent, _]: [i64; 2], [_, returned]: [i64; 2]| {
        let back = over * sent * returned;
        [(endowment - sent) * unit + back, over * sent * 100 - back]
    };
    let (by_first, by_second) = (played(first, second), played(second, first));
    vec![
        Fraction::new(by_first[0] + by_second[1], 2 * unit),
        Fraction::new(by_second[0] + by_first[1], 2 * unit),
    ]
}

fn auction(rules: Auction, members: &[Member]) -> Vec<Fraction> {
    let bid = |member: &Member| i64::from(member.choices[0]);
    let mut bids: Vec<i64> = members.iter().map(bid).collect();
    bids.sort_unstable_by(|first, second| second.cmp(first));
    let units = rules.units as usize;
    let count = members.len() as i64;
    let all: i64 = members.iter().map(|member| i64::from(member.value)).sum();
    // The highest bid that does not win, and the next.
    let losing = [units, units + 1].map(|place| bids.get(place).copied().unwrap_or_default());
    let of = |member: &Member| {
        let own = bid(member);
        let above = bids.iter().filter(|other| **other > own).count();
        let same = bids.iter().filter(|other| **other == own).count();
        let [won, of] = [units.saturating_sub(above).min(same), same].map(|count| count as i64);
        let paid = match rules.kind {
            AuctionKind::FirstPrice | AuctionKind::Dutch | AuctionKind::Discriminatory => own,
            AuctionKind::SecondPrice | AuctionKind::English | AuctionKind::UniformPrice => {
                losing[0]
            }
            AuctionKind::ThirdPrice => losing[1],
            AuctionKind::AllPay => 0,
        };
        let paid_anyway = match rules.kind {
            AuctionKind::AllPay => own,
            _ => 0,
        };
        // Of a common value everything times how many have seen a part of it.
        let (value, unit) = match rules.is_common {
            true => (all, count),
            false => (i64::from(member.value), 1),
        };
        Fraction::new(
            won * (value - paid * unit) - paid_anyway * unit * of,
            of * unit,
        )
    };
    members.iter().map(of).collect()
}

//! Said: a round in words.

use classes::playing::closed::{Outcome, outcomes, totals};
use classes::playing::game::{Auction, AuctionKind, ClassGame, FieldKind, Role};
use classes::playing::matching::Matching;
use classes::playing::practice::Practised;
use classes::playing::round::{PLAY, Round};
use classes::playing::settings::name;
use games::fraction::Fraction;
use texts::{PlayedRulesTexts, PlayingTexts, Texts, points_told};

/// A number of points.
pub fn points(points: Fraction) -> String {
    points_told(points.value())
}

/// What an experiment is called: as it is offered, or as its game is.
pub fn title(round: &Round, texts: &Texts) -> String {
    let find = |is_it: &dyn Fn(&str) -> bool| {
        let mut offered = texts.playing.offered.iter();
        offered
            .find(|offered| is_it(offered.link))
            .map(|offered| offered.title)
    };
    if matches!(&round.game, ClassGame::Guess { fraction, .. } if *fraction >= Fraction::ONE) {
        return texts.playing.guess_above.to_owned();
    }
    let ClassGame::Strategic(strategic) = &round.game else {
        let title = match is_common(&round.game) {
            // All of them have one title.
            true => find(&|link| link.ends_with("worth=common")),
            false => find(&|link| link == name(&round.game)),
        };
        return title.unwrap_or_default().to_owned();
    };
    // Offered links are as rounds write them, but for the seed.
    let of_all_rounds = round.of_all_rounds();
    let title = find(&|link| {
        let rest = of_all_rounds.strip_prefix(PLAY);
        let rest = rest.and_then(|rest| rest.strip_prefix(link));
        rest.is_some_and(|rest| rest.starts_with("&seed="))
    });
    let mut stories = texts.labs.matrix.stories.iter();
    let story = stories.find(|story| story.key == strategic.text);
    match title.or(story.map(|story| story.name)) {
        Some(title) => title.to_owned(),
        None if strategic.written.title.is_empty() => texts.playing.own_game.to_owned(),
        None => strategic.written.title.clone(),
    }
}

/// The rules, with the numbers of the round. The story of a game of the library would say too much.
pub fn rules(round: &Round, texts: &Texts) -> String {
    let words = &texts.playing.rules;
    match &round.game {
        ClassGame::Guess { fraction, max } => (words.guess)(&fraction.shown(), *max),
        ClassGame::Ultimatum { coins } => (words.ultimatum)(*coins),
        ClassGame::Dictator { coins } => (words.dictator)(*coins),
        ClassGame::Trust {
            endowment,
            multiplier,
        } => (words.trust)(*endowment, &multiplier.shown()),
        ClassGame::Market {
            demand,
            cost,
            group,
        } => (words.market)(*demand, *cost, *group),
        ClassGame::PublicGoods {
            endowment,
            multiplier,
            group,
        } => (words.public_goods)(*endowment, &multiplier.shown(), *group),
        ClassGame::Volunteer {
            benefit,
            cost,
            group,
        } => (words.volunteer)(*benefit, *cost, *group),
        ClassGame::Auction {
            auction,
            max,
            group,
        } => auction_rules(*auction, *max, *group, words),
        ClassGame::Prices {
            demand,
            cost,
            group,
        } => (words.prices)(*demand, *cost, *group),
        ClassGame::BankRun {
            deposit,
            later,
            payable,
            group,
        } => (words.bank_run)(*deposit, *later, *payable, *group),
        ClassGame::KuhnPoker => words.kuhn_poker.to_owned(),
        ClassGame::Strategic(_) => words.matrix.to_owned(),
    }
}

fn auction_rules(auction: Auction, max: u32, group: u32, words: &PlayedRulesTexts) -> String {
    let pays = match auction.kind {
        AuctionKind::FirstPrice if auction.is_common => words.common_first_price,
        AuctionKind::SecondPrice if auction.is_common => words.common_second_price,
        AuctionKind::AllPay if auction.is_common => words.common_all_pay,
        AuctionKind::FirstPrice => words.first_price,
        AuctionKind::SecondPrice => words.second_price,
        AuctionKind::AllPay => words.all_pay,
        AuctionKind::English => words.english,
        AuctionKind::Dutch => words.dutch,
        AuctionKind::ThirdPrice => words.third_price,
        AuctionKind::UniformPrice => words.uniform_price,
        AuctionKind::Discriminatory => words.discriminatory,
    };
    match (auction.is_common, auction.kind.has_units()) {
        (true, _) => (words.common_auction)(max, group, pays),
        (_, true) => (words.auction_of_units)(max, group, auction.units, pays),
        _ => (words.auction)(max, group, pays),
    }
}

/// Whom one meets, where that is not drawn anew in every round and the rules do not say it.
pub fn met(round: &Round, words: &PlayingTexts) -> Option<&'static str> {
    match (round.matching, &round.game) {
        (Matching::Strangers, _) | (_, ClassGame::KuhnPoker) => None,
        (Matching::Partners, _) => Some(words.rules.partners),
        (Matching::RoundRobin, game) if game.has_roles() => Some(words.rules.round_robin_of_sides),
        (Matching::RoundRobin, _) => Some(words.rules.round_robin),
        (Matching::Ring, _) => Some(words.rules.ring),
        (Matching::Grid { .. }, _) => Some(words.rules.grid),
    }
}

/// What a seat alone knows: its side, its value.
pub fn private(round: &Round, seat: u16, words: &PlayingTexts) -> Vec<String> {
    let role = round.game.role(round.seed, seat);
    let side = role_name(round, role, words).map(|name| (words.rules.role)(&name));
    let value = round.game.value(round.seed, round.number, seat);
    let value = value.map(|value| match card(round, value, words) {
        Some(card) => (words.rules.card)(card),
        None if is_common(&round.game) => (words.rules.signal)(value),
        None => (words.rules.value)(value),
    });
    side.into_iter().chain(value).collect()
}

/// Whether what is auctioned is worth the same to all.
pub(super) fn is_common(game: &ClassGame) -> bool {
    matches!(game, ClassGame::Auction { auction, .. } if auction.is_common)
}

/// The heads of the columns with all seats of a round; what a seat alone knew is its value, what it has seen of one, or its card.
pub fn header(round: &Round, words: &PlayingTexts) -> [&'static str; 7] {
    let mut header = words.teacher.header;
    if is_common(&round.game) {
        header[2] = words.teacher.seen;
    } else if round.game == ClassGame::KuhnPoker {
        header[2] = words.teacher.card;
    }
    header
}

/// Whether somebody met a student who did not meet them: those left over.
pub fn has_left_over(outcomes: &[Outcome]) -> bool {
    let met = |seat: u16| {
        outcomes
            .iter()
            .find(|other| other.seat == seat)
            .map_or(&[][..], |other| &other.met)
    };
    let is_left_over = |one: &Outcome| one.met.iter().any(|&seat| !met(seat).contains(&one.seat));
    outcomes.iter().any(is_left_over)
}

/// The name of a card, in poker.
pub fn card(round: &Round, value: u32, words: &PlayingTexts) -> Option<&'static str> {
    let cards = words.rules.cards.get(value as usize);
    cards
        .copied()
        .filter(|_| round.game == ClassGame::KuhnPoker)
}

/// What a seat alone knew, in a word: what the auctioned thing was worth to it, or its card; nothing in other games.
pub fn value(round: &Round, value: Option<u32>, words: &PlayingTexts) -> String {
    let said =
        |value: u32| card(round, value, words).map_or_else(|| value.to_string(), str::to_owned);
    value.map(said).unwrap_or_default()
}

/// What a side is called, where there are two.
pub fn role_name(round: &Round, role: Role, words: &PlayingTexts) -> Option<String> {
    match &round.game {
        ClassGame::KuhnPoker => Some(words.rules.acts[role].to_owned()),
        ClassGame::Strategic(strategic) => {
            let called = || player_name(&strategic.written.players()[role], words);
            round.game.has_roles().then(called)
        }
        _ => None,
    }
}

/// The name of a player in a sentence: of many games it is a number.
pub fn player_name(name: &str, words: &PlayingTexts) -> String {
    if name.chars().all(|letter| letter.is_ascii_digit()) {
        (words.rules.player)(name)
    } else {
        name.to_owned()
    }
}

/// What is chosen.
pub fn label(kind: FieldKind, words: &PlayingTexts) -> &'static str {
    let words = &words.fields;
    match kind {
        FieldKind::Number => words.number,
        FieldKind::Offer => words.offer,
        FieldKind::SmallestAccepted => words.smallest,
        FieldKind::Gift => words.gift,
        FieldKind::Sent => words.sent,
        FieldKind::Returned => words.returned,
        FieldKind::Quantity => words.quantity,
        FieldKind::Contribution => words.contribution,
        FieldKind::Bid => words.bid,
        FieldKind::Volunteers => words.volunteer,
        FieldKind::Price => words.price,
        FieldKind::Withdraws => words.withdraws,
        FieldKind::Bets => words.bets,
        FieldKind::BetsAfterCheck => words.bets_after_check,
        FieldKind::Calls => words.calls,
        FieldKind::Action => words.action,
    }
}

/// The names of what can be chosen, where that is no number.
pub fn options(
    round: &Round,
    role: Role,
    kind: FieldKind,
    words: &PlayingTexts,
) -> Option<Vec<String>> {
    match (&round.game, kind) {
        (ClassGame::Strategic(of), FieldKind::Action) => Some(of.game.names(role).to_vec()),
        (_, FieldKind::Volunteers | FieldKind::Withdraws) => {
            Some(words.fields.yes_no.map(str::to_lowercase).to_vec())
        }
        (_, FieldKind::Bets | FieldKind::BetsAfterCheck) => {
            Some(words.fields.check_bet.map(str::to_owned).to_vec())
        }
        (_, FieldKind::Calls) => Some(words.fields.fold_call.map(str::to_owned).to_vec()),
        _ => None,
    }
}

/// A choice: names, or numbers with what they are where there are several.
pub fn choice(round: &Round, role: Role, choices: &[u32], words: &PlayingTexts) -> String {
    choice_of(round, role, choices, &[], words)
}

/// A choice but for some of its parts.
pub fn choice_of(
    round: &Round,
    role: Role,
    choices: &[u32],
    left_out: &[usize],
    words: &PlayingTexts,
) -> String {
    let fields = round.game.fields(role);
    let one = |(field, chosen): (&classes::playing::game::Field, &u32)| {
        let name = options(round, role, field.kind, words)
            .and_then(|names| names.get(*chosen as usize).cloned());
        let what = label(field.kind, words);
        match name {
            None if fields.len() > 1 => format!("{what}: {chosen}"),
            None => chosen.to_string(),
            // What is done goes on what it is about: “First I bet”.
            Some(name) if fields.len() > 1 => format!("{what} {name}"),
            Some(name) => name,
        }
    };
    let parts = fields.iter().zip(choices).enumerate();
    let parts = parts.filter(|(place, _)| !left_out.contains(place));
    let parts: Vec<String> = parts.map(|(_, part)| one(part)).collect();
    parts.join(", ")
}

/// What a seat is told of a closed round: what it chose and met, what those chose where it met one alone, and what it got.
pub fn own_result(
    round: &Round,
    outcomes: &[Outcome],
    seat: u16,
    words: &PlayingTexts,
) -> Option<Vec<String>> {
    let of = |seat: u16| outcomes.iter().find(|outcome| outcome.seat == seat);
    let own = of(seat)?;
    let told = |outcome: &Outcome| choice(round, outcome.role, &outcome.choices, words);
    let met = match (&own.met[..], round.matching) {
        ([], _) if round.game == ClassGame::KuhnPoker => words.student.met_no_card.to_owned(),
        ([], matching) if matching.has_neighbours() => words.student.met_no_neighbour.to_owned(),
        ([], _) => words.student.met_nobody.to_owned(),
        (others, matching) if matching.has_neighbours() => {
            (words.student.met_neighbours)(others.len())
        }
        ([other], _) => (words.student.met_one)(*other),
        (others, Matching::RoundRobin) => (words.student.met_each)(others.len()),
        (others, _) => (words.student.met_group)(others.len()),
    };
    let mut said = vec![(words.student.you_chose)(&told(own), &met)];
    let others = own.met.iter().filter_map(|&seat| of(seat));
    if round.matching.has_neighbours() {
        // What is seen of them is what could be imitated.
        said.extend(others.map(|other| {
            let got = other.points.map(points).unwrap_or_default();
            (words.student.neighbour)(other.seat, &told(other), &got)
        }));
    } else if own.met.len() == 1 {
        said.extend(others.map(|other| (words.student.other_chose)(other.seat, &told(other))));
    }
    said.extend(
        own.points
            .map(|got| (words.student.got)(&points(got), own.rank, outcomes.len())),
    );
    Some(said)
}

/// What the machine did in practice, and what it would have brought.
pub fn practised(round: &Round, practised: &Practised, words: &PlayingTexts) -> String {
    let each = practised.choices.iter().zip(&practised.values);
    let told = each.map(|(choices, known)| {
        let told = choice(round, practised.role, choices, words);
        match value(round, *known, words) {
            none if none.is_empty() => told,
            value => (words.student.with_value)(&told, &value),
        }
    });
    let told: Vec<String> = told.collect();
    (words.student.practised)(&told.join("; "), &points(practised.points))
}

/// What a seat got in all rounds: round, choice and points of each, and the sum with its rank; nothing for a single round, or a seat that took part in none.
pub fn all_rounds(
    round: &Round,
    seat: u16,
    words: &PlayingTexts,
) -> Option<(Vec<[String; 3]>, String)> {
    let rounds = round.all_closed();
    if rounds.len() < 2 {
        return None;
    }
    let all: Vec<Vec<Outcome>> = rounds.iter().map(of_closed).collect();
    let totals = totals(&all);
    let (sum, rank) = totals.get(&seat)?;
    let of = |(round, outcomes): (&Round, &Vec<Outcome>)| {
        let own = outcomes.iter().find(|outcome| outcome.seat == seat)?;
        Some([
            round.number.to_string(),
            choice(round, own.role, &own.choices, words),
            own.points.map_or_else(|| "–".to_owned(), points),
        ])
    };
    let rows = rounds.iter().zip(&all).filter_map(of).collect();
    let total = (words.student.total)(&points(*sum), *rank, totals.len());
    Some((rows, total))
}

/// What everybody got in a closed round.
pub fn of_closed(round: &Round) -> Vec<Outcome> {
    let choices = round.choices.as_ref();
    choices.map_or_else(Vec::new, |choices| outcomes(round, choices))
}

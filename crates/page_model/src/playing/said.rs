//! Said: a round in words.

use classes::playing::closed::Outcome;
use classes::playing::game::{Auction, ClassGame, FieldKind, Role};
use classes::playing::round::{Round, name};
use games::fraction::Fraction;
use texts::{PlayingTexts, Texts, points_told};

/// A number of points.
pub fn points(points: Fraction) -> String {
    points_told(points.value())
}

/// What an experiment is called: as it is offered, or as its game is.
pub fn title(round: &Round, texts: &Texts) -> String {
    let of_game = match &round.game {
        ClassGame::Strategic { name, .. } => {
            let mut stories = texts.labs.matrix.stories.iter();
            stories
                .find(|story| story.key == *name)
                .map(|story| story.name)
        }
        _ => None,
    };
    let is_it = |link: &str| link.split('?').next() == Some(name(&round.game));
    let mut offered = texts.playing.offered.iter();
    let offered = offered
        .find(|offered| is_it(offered.link))
        .map(|offered| offered.title);
    of_game.or(offered).unwrap_or_default().to_owned()
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
        ClassGame::Auction { kind, max, group } => {
            let pays = match kind {
                Auction::FirstPrice => words.first_price,
                Auction::SecondPrice => words.second_price,
                Auction::AllPay => words.all_pay,
            };
            (words.auction)(*max, *group, pays)
        }
        ClassGame::Strategic { .. } => words.matrix.to_owned(),
    }
}

/// What a seat alone knows: its side, its value.
pub fn private(round: &Round, seat: u16, words: &PlayingTexts) -> Vec<String> {
    let role = round.game.role(round.seed, seat);
    let side = role_name(round, role, words).map(|name| (words.rules.role)(&name));
    let value = round
        .game
        .value(round.seed, round.number, seat)
        .map(words.rules.value);
    side.into_iter().chain(value).collect()
}

/// What a side is called, where there are two.
pub fn role_name(round: &Round, role: Role, words: &PlayingTexts) -> Option<String> {
    let ClassGame::Strategic { name, .. } = &round.game else {
        return None;
    };
    let game = games::strategic::library::find(name)?.game()?;
    let called = || player_name(&game.players()[role], words);
    round.game.has_roles().then(called)
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
        (ClassGame::Strategic { game, .. }, FieldKind::Action) => Some(game.names(role).to_vec()),
        (_, FieldKind::Volunteers) => Some(words.fields.yes_no.map(str::to_lowercase).to_vec()),
        _ => None,
    }
}

/// A choice: names, or numbers with what they are where there are several.
pub fn choice(round: &Round, role: Role, choices: &[u32], words: &PlayingTexts) -> String {
    let fields = round.game.fields(role);
    let one = |(field, chosen): (&classes::playing::game::Field, &u32)| {
        let name = options(round, role, field.kind, words)
            .and_then(|names| names.get(*chosen as usize).cloned());
        match name {
            Some(name) => name,
            None if fields.len() > 1 => format!("{}: {chosen}", label(field.kind, words)),
            None => chosen.to_string(),
        }
    };
    fields
        .iter()
        .zip(choices)
        .map(one)
        .collect::<Vec<_>>()
        .join(", ")
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
    let mut said = vec![(words.student.you_chose)(&told(own), &own.met)];
    if let [other] = own.met[..] {
        said.extend(of(other).map(|other| (words.student.other_chose)(other.seat, &told(other))));
    }
    said.extend(
        own.points
            .map(|got| (words.student.got)(&points(got), own.rank, outcomes.len())),
    );
    Some(said)
}

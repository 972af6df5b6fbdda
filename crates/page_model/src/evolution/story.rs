//! Story of a generation: what is said about its races, their games, and what has become of the offspring.

use crate::kit::race_words::reason;
use engines::evolution::RaceRecord;
use experiments::evolution::Step;
use experiments::generation::{GameSeen, GenerationMoment};
use games::Player;
use texts::Texts;

/// Whether the offspring is accepted, and how sure that is.
pub fn verdict(step: &Step, texts: &Texts) -> String {
    let words = &texts.labs.evolution.page;
    if step.is_accepted {
        let is_sure = step.races.iter().all(|race| race.by_bounds);
        (words.accepted)(step.races.len(), is_sure)
    } else {
        let lost = step.races.last();
        let (mean, is_sure) = lost.map_or((0.5, false), |race| (race.mean, race.by_bounds));
        (words.refused)(mean, step.races.len(), is_sure)
    }
}

/// Which race of a generation it is, and against whom.
pub fn title(step: &Step, race: usize, texts: &Texts) -> String {
    let words = &texts.labs.evolution.page;
    let opponent = step.races[race].opponent;
    let opponent = opponent.map_or_else(
        || words.against_any.to_owned(),
        |member| opponent_name(member, texts),
    );
    (words.race)(race + 1, step.races.len(), &opponent)
}

/// A member of the archive as an opponent.
pub fn opponent_name(member: u32, texts: &Texts) -> String {
    let words = &texts.labs.evolution.page;
    match member {
        0 => words.against_start.to_owned(),
        member => (words.against_member)(member),
    }
}

/// Opponent, games, mean, bounds and verdict of a race.
pub fn race_cells(race: &RaceRecord, texts: &Texts) -> [String; 5] {
    let words = &texts.labs.evolution.page;
    let opponent = match race.opponent {
        Some(0) => words.start.to_owned(),
        Some(member) => member.to_string(),
        None => String::new(),
    };
    let verdict = if race.is_better {
        words.won
    } else {
        words.not_won
    };
    let how = if race.by_bounds { "" } else { words.by_mean };
    [
        opponent,
        (texts.number)(race.games),
        (texts.fixed)(race.mean, 4),
        (texts.range)(race.bounds, 3),
        format!("{verdict}{how}"),
    ]
}

/// A game of a race: its number in the race, the opponent, who began, and how it ended; that there is none yet.
pub fn game(seen: &GenerationMoment, texts: &Texts) -> String {
    let words = &texts.labs.evolution.page;
    let games = seen.moment.race.games();
    let story = |game: GameSeen| {
        (words.game_story)(
            &(texts.number)(games),
            &opponent_name(game.opponent, texts),
            game.begins == Player::First,
            game.outcome.half_points(),
        )
    };
    seen.game.map_or_else(|| words.no_game.to_owned(), story)
}

/// The race so far.
pub fn so_far(seen: &GenerationMoment, texts: &Texts) -> String {
    let number = texts.number;
    let race = &seen.moment.race;
    let [won, drawn, lost] = seen.moment.counts.map(number);
    let mean = (race.games() > 0).then(|| race.mean());
    let words = &texts.labs.racing.page.course;
    (words.so_far)(&number(race.games()), [&won, &drawn, &lost], mean)
}

/// What the last test of the race has found; `None` before the first.
pub fn last_test(seen: &GenerationMoment, texts: &Texts) -> Option<String> {
    let words = &texts.labs.racing.page.course;
    let number = texts.number;
    let test = seen.moment.last_test?;
    let title = (words.test)(&number(test.number), &number(test.games));
    let bounds = (words.bounds)(test.mean, test.radius, test.lower, test.upper);
    Some(format!("{title} {bounds}"))
}

/// When the race tests next, or what it has decided.
pub fn decision(seen: &GenerationMoment, texts: &Texts) -> String {
    let words = &texts.labs.evolution.page;
    match seen.moment.verdict {
        None => (words.next_test)(&(texts.number)(seen.moment.race.next_games())),
        Some(verdict) => {
            let is_better = verdict.better == Player::First;
            (words.race_verdict)(is_better, reason(verdict.reason, texts))
        }
    }
}

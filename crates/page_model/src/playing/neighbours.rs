//! Neighbours: a class that sits on a ring or a grid, as pictures, a round each, and how much of it is imitation.

use super::said::{choice, of_closed, points};
use crate::kit::short::link;
use classes::playing::closed::{Outcome, meetings};
use classes::playing::game::{ClassGame, Strategic};
use classes::playing::imitation::{Imitation, imitation};
use classes::playing::matching::Matching;
use classes::playing::neighbours::place;
use classes::playing::round::Round;
use experiments::common::strategic_text::is_of_library;
use games::strategic::names::write_group;
use games::strategic::text::{self, Reading};
use std::collections::BTreeSet;
use texts::PlayingTexts;

/// A seat that took part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    pub seat: u16,
    /// Row and column, from 0.
    pub place: (u16, u16),
    /// The action, by its place in the game.
    pub action: usize,
    /// Its seat, its choice and what that brought.
    pub label: String,
}

/// A round: on a grid as the seats stand, on a ring as one row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    pub round: u32,
    pub columns: u16,
    pub seats: Vec<Seated>,
}

/// The rounds that are known, the first one first; none of a class that does not sit so.
pub fn pictures(closed: &Round, words: &PlayingTexts) -> Vec<Picture> {
    if !closed.matching.has_neighbours() {
        return Vec::new();
    }
    let rounds = closed.all_closed();
    let all = rounds.iter().flat_map(|round| &round.choices);
    let seats: BTreeSet<u16> = all.flat_map(|choices| choices.0.keys().copied()).collect();
    let seats: Vec<u16> = seats.into_iter().collect();
    let columns = match closed.matching {
        Matching::Grid { columns } => columns,
        _ => seats.len() as u16,
    };
    let place_of = |seat: u16| match closed.matching {
        Matching::Grid { columns } => place(seat, columns),
        // In the order of all that ever took part.
        _ => (0, seats.partition_point(|&other| other < seat) as u16),
    };
    let seated = |round: &Round, outcome: &Outcome| Seated {
        seat: outcome.seat,
        place: place_of(outcome.seat),
        action: outcome.choices[0] as usize,
        label: (words.teacher.seat)(
            outcome.seat,
            &choice(round, outcome.role, &outcome.choices, words),
            &outcome.points.map_or_else(|| "–".to_owned(), points),
        ),
    };
    let picture = |round: &Round| Picture {
        round: round.number,
        columns,
        seats: of_closed(round)
            .iter()
            .map(|outcome| seated(round, outcome))
            .collect(),
    };
    rounds.iter().map(picture).collect()
}

/// How many did what the best of their neighbourhood had done, in all rounds that follow another; `None` of a single round.
pub fn imitated(closed: &Round, words: &PlayingTexts) -> Option<String> {
    let rounds = closed.all_closed();
    if !closed.matching.has_neighbours() || rounds.len() < 2 {
        return None;
    }
    let outcomes: Vec<Vec<Outcome>> = rounds.iter().map(of_closed).collect();
    let mut sum = Imitation::default();
    for pair in outcomes.windows(2) {
        let of = imitation(&pair[0], &pair[1]);
        sum.led += of.led;
        sum.stayed += of.stayed;
        sum.trailed += of.trailed;
        sum.imitated += of.imitated;
    }
    Some((words.teacher.imitated)([
        sum.trailed,
        sum.imitated,
        sum.led,
        sum.stayed,
    ]))
}

/// The lab of populations, in which the seats of a closed round are players who imitate the best of their neighbours from then on; `None`
/// of other rounds, and where a way from each seat to each other is missing.
pub fn imitating(closed: &Round) -> Option<String> {
    let (ClassGame::Strategic(of), Some(choices)) = (&closed.game, &closed.choices) else {
        return None;
    };
    if !closed.matching.has_neighbours() {
        return None;
    }
    let seats: Vec<u16> = choices.0.keys().copied().collect();
    let vertex = |seat: &u16| seats.partition_point(|other| other < seat) + 1;
    let meetings = meetings(closed, choices);
    let edges = meetings.iter().map(|pair| {
        let [one, other] = [0, 1].map(|place| vertex(&pair.members[place]));
        format!("{one}-{other}")
    });
    let edges: Vec<String> = edges.collect();
    let planted = choices.0.iter();
    let planted = planted.map(|(seat, chosen)| format!("{}.{}", vertex(seat), chosen[0] + 1));
    let planted: Vec<String> = planted.collect();
    let (game, names) = game_of(of);
    let mut parameters = vec![("game", game.as_str())];
    parameters.extend(names.as_deref().map(|names| ("strategies", names)));
    let (edges, planted) = (edges.join(","), planted.join(","));
    parameters.extend([
        ("structure", "edges"),
        ("edges", edges.as_str()),
        ("process", "imitate-best"),
        ("planted", planted.as_str()),
        ("runs", "1"),
        // At the choices of the class, and few enough to see each.
        ("watched", "30"),
        ("generation", "0"),
    ]);
    link("populations", &parameters)
}

/// The game as the lab of populations takes it, with names of actions where it is none of the library.
fn game_of(of: &Strategic) -> (String, Option<String>) {
    if is_of_library(&of.text) {
        return (of.text.clone(), None);
    }
    let game = text::write(&of.written, Reading::Symmetric);
    (game, Some(write_group(&of.written.actions()[0])))
}

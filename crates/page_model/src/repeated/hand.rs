//! A match by hand: how it stands, in words, and who the opponent may be.

use super::analysis::{Analysis, entry_of};
use engines::exact::rational::value;
use engines::repeated::stage_game::Seat;
use experiments::common::repeated::library::offered;
use experiments::repeated::{Played, RepeatedExperiment, Round, Suspect, Verdict};
use random::Random;
use texts::Texts;

/// The last round in words, with what went wrong in it, and both scores; nothing before the first.
pub fn happened(of: &Analysis, played: &Played, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.repeated.views.hand;
    let Some(round) = played.rounds.last() else {
        return Vec::new();
    };
    let names = [0, 1].map(|player| of.action(player, round.actions[player]));
    let number = played.rounds.len() as u64;
    let slipped = (0..2).filter(|&player| round.actions[player] != round.decided[player]);
    let slipped: Vec<&str> = slipped
        .map(|player| [words.your_move, words.their_move][player])
        .collect();
    let slips = (!slipped.is_empty()).then(|| (words.slips)(&slipped));
    let denominator = of.stage.game.denominator() as f64;
    let [yours, theirs] = played
        .scores
        .map(|units| (texts.value)(units as f64 / denominator));
    core::iter::once((words.last_round)(number, names))
        .chain(slips)
        .chain([(words.scores)(&yours, &theirs)])
        .collect()
}

/// Whether another round can be played: `played` is of the moves that the link has.
pub fn can_go_on(lab: &RepeatedExperiment, played: &Played) -> bool {
    !played.is_over && lab.decided().len() < lab.max_moves()
}

/// The rounds as the visitor has seen them, the latest first: the number, and what both did.
pub fn rows(of: &Analysis, played: &Played, listed: usize) -> Vec<[String; 3]> {
    let row = |(number, round): (usize, &Round)| {
        [
            (number + 1).to_string(),
            of.action(0, round.actions[0]).to_owned(),
            of.action(1, round.seen[0]).to_owned(),
        ]
    };
    played
        .rounds
        .iter()
        .enumerate()
        .rev()
        .take(listed)
        .map(row)
        .collect()
}

/// What a row of the game pays: the visitor's action, and by the other's action both payoffs, with whether that is what the last round was.
pub fn payoffs(
    of: &Analysis,
    played: &Played,
    texts: &Texts,
) -> Vec<(String, Vec<(String, bool)>)> {
    let game = &of.stage.game;
    let last = played
        .rounds
        .last()
        .map(|round| round.actions.map(usize::from));
    let pays = |own: usize, other: usize| {
        let both = [(0, own, other), (1, other, own)];
        let both =
            both.map(|(player, own, other)| (texts.value)(value(&game.payoff(player, own, other))));
        (both.join(", "), last == Some([own, other]))
    };
    let row = |own: usize| {
        let name = game.names(0)[own].clone();
        (
            name,
            (0..game.size(1)).map(|other| pays(own, other)).collect(),
        )
    };
    (0..game.size(0)).map(row).collect()
}

/// The question who the opponent is, as far as the moves tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// How many strategies of the library are possible, and how many there are.
    pub possible: [usize; 2],
    pub options: Vec<String>,
    pub right: usize,
    /// What the right one does.
    pub why: String,
}

/// The question; none before there is anything to go by. Of what was `said` already, only that and the right answer are offered.
pub fn asked(of: &Analysis, played: &Played, said: Option<&str>, texts: &Texts) -> Option<Asked> {
    let words = &texts.labs.repeated.views.hand;
    if played.rounds.is_empty() || played.suspects.is_empty() {
        return None;
    }
    let truth = entry_of(&of.lab.second, texts);
    let right = truth.map_or(words.nobody, |entry| entry.name);
    let is_possible = |suspect: &&Suspect| suspect.verdict != Verdict::Impossible;
    let possible = played.suspects.iter().filter(is_possible);
    let names = possible
        .clone()
        .filter_map(|suspect| Some(entry_of(&suspect.text, texts)?.name));
    let mut options: Vec<&str> = match said {
        Some(said) if said != right => vec![said, right],
        Some(_) => vec![right],
        None => names.chain([words.nobody]).collect(),
    };
    if !options.contains(&right) {
        options.push(right);
    }
    Some(Asked {
        possible: [possible.count(), played.suspects.len()],
        right: options.iter().position(|option| *option == right)?,
        options: options.into_iter().map(str::to_owned).collect(),
        why: truth.map_or_else(String::new, |entry| (words.why)(entry.name, entry.sentence)),
    })
}

/// What tells the match by hand from all others, whatever its moves are.
pub fn id(lab: &RepeatedExperiment) -> String {
    let asked = experiments::Experiment::from(lab.hand_match());
    format!("{} who", asked.link())
}

/// A match against somebody else whom the visitor does not know, out of the library: who that is is drawn from the next seed.
#[must_use]
pub fn against_another(of: &Analysis) -> RepeatedExperiment {
    let seed = of.asked.seed.wrapping_add(1);
    let seat = Seat {
        game: &of.stage.game,
        player: 1,
    };
    let library: Vec<String> = offered(seat).into_iter().map(|one| one.text).collect();
    let drawn = Random::stream(seed, 0).below(library.len().max(1) as u32) as usize;
    RepeatedExperiment {
        second: library.get(drawn).unwrap_or(&of.asked.second).clone(),
        moves: String::new(),
        hidden: true,
        seed,
        ..of.asked.clone()
    }
}

/// The same match with the opponent's name.
#[must_use]
pub fn revealed(lab: &RepeatedExperiment) -> RepeatedExperiment {
    RepeatedExperiment {
        hidden: false,
        ..lab.clone()
    }
}

//! Pseudo-code of the chosen algorithm at a moment of a generation.
//!
//! Source: thesis, algorithms 6 to 9. They differ in whom an offspring races against, and so do the lines. Printed, 7 plays
//! all races before it asks who has won; here, as in [`engines::evolution`], the first race that is not won ends the generation.

use crate::kit::pseudo_code::CodeLine;
use engines::evolution::Opponents;
use experiments::evolution::{EvolutionExperiment, Step};
use texts::{EvolutionCodeTexts, Texts};

/// A line of the listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Begin,
    Repeat,
    Mutate,
    Opponent,
    Race,
    If,
    Accept,
    Refuse,
}

/// A moment of a generation, in games.
struct Moment {
    /// The place of the race that is played, or was played last.
    race: usize,
    /// Games of it.
    games: u64,
    is_before: bool,
    is_between: bool,
    is_over: bool,
}

/// The listing with the line that is at work at the moment of `step` that is looked at.
pub fn pseudo_code(lab: &EvolutionExperiment, step: &Step, texts: &Texts) -> Vec<CodeLine> {
    let moment = moment(step, lab.game_seen);
    let at_work = at_work(&moment, step);
    let line = |line: Line| CodeLine {
        text: text(lab, line, texts),
        note: note(lab, line, step, &moment, texts),
        indent: indent(lab, line),
        is_lit: line == at_work,
        ..CodeLine::default()
    };
    lines(lab.algorithm.opponents()).map(line).collect()
}

fn text(lab: &EvolutionExperiment, line: Line, texts: &Texts) -> String {
    let words: &EvolutionCodeTexts = &texts.labs.evolution.page.code;
    let algorithm = lab.algorithm as usize;
    let text = match line {
        Line::Begin => return (words.begin)(lab.method.sigma, has_archive(lab)),
        Line::Repeat => return (words.repeat)(lab.goal),
        Line::Mutate => words.mutate,
        Line::Opponent => {
            words.opponent[usize::from(lab.algorithm.opponents() == Opponents::OneARace)]
        }
        Line::Race => {
            let race = texts
                .labs
                .racing
                .parameters
                .race
                .option(lab.method.race as usize);
            return (words.race)(words.against[algorithm], race);
        }
        Line::If => words.better[algorithm],
        Line::Accept => return (words.accept)(lab.method.success, has_archive(lab)),
        Line::Refuse => return (words.refuse)(lab.method.failure),
    };
    text.to_owned()
}

/// Whether the algorithm asks for more than the parent.
fn has_archive(lab: &EvolutionExperiment) -> bool {
    lab.algorithm.opponents() != Opponents::Parent
}

/// In coevolution the race is inside a loop of its own.
fn indent(lab: &EvolutionExperiment, line: Line) -> u8 {
    match line {
        Line::Begin | Line::Repeat => 0,
        Line::Accept => 2,
        Line::Race => 1 + u8::from(lab.algorithm.opponents() == Opponents::All),
        _ => 1,
    }
}

/// The numbers of a line at the moment.
fn note(
    lab: &EvolutionExperiment,
    line: Line,
    step: &Step,
    moment: &Moment,
    texts: &Texts,
) -> String {
    let words = &texts.labs.evolution.page.code;
    let opponent = || step.races.get(moment.race).and_then(|race| race.opponent);
    match line {
        Line::Mutate => (words.sigma)(step.sigma),
        Line::Opponent if !moment.is_before => opponent().map_or_else(String::new, words.member),
        Line::Race if !moment.is_before => (words.games)(&(texts.number)(moment.games)),
        Line::Accept | Line::Refuse if line == at_work(moment, step) => {
            (words.sigma)(step.sigma_after(lab))
        }
        _ => String::new(),
    }
}

/// Where `seen` games of a generation lead, or all of them.
fn moment(step: &Step, seen: Option<u64>) -> Moment {
    let all = step.own_games();
    let seen = seen.map_or(all, |games| games.min(all));
    let (mut race, mut games) = (0, seen);
    while let Some(record) = step.races.get(race).filter(|record| record.games < games) {
        games -= record.games;
        race += 1;
    }
    let ends_race = step
        .races
        .get(race)
        .is_some_and(|record| record.games == games);
    Moment {
        race,
        games,
        is_before: seen == 0,
        is_between: ends_race && seen < all,
        is_over: seen == all,
    }
}

fn at_work(moment: &Moment, step: &Step) -> Line {
    match moment {
        Moment { is_over: true, .. } if step.is_accepted => Line::Accept,
        Moment { is_over: true, .. } => Line::Refuse,
        Moment {
            is_before: true, ..
        } => Line::Mutate,
        Moment {
            is_between: true, ..
        } => Line::Opponent,
        _ => Line::Race,
    }
}

fn lines(opponents: Opponents) -> impl Iterator<Item = Line> {
    use Line::{Accept, Begin, If, Mutate, Opponent, Race, Refuse, Repeat};
    let all = [Begin, Repeat, Mutate, Opponent, Race, If, Accept, Refuse];
    let names_one = matches!(opponents, Opponents::All | Opponents::OneARace);
    all.into_iter()
        .filter(move |line| *line != Opponent || names_one)
}

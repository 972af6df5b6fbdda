//! Sentence of the lab: who plays what with whom, how the population changes, and what there is at the moment.

use super::analysis::Analysis;
use experiments::populations::{NeighbourhoodName, PopulationsExperiment, ProcessName, Structure};
use games::fraction::Fraction;
use texts::Texts;

/// The text of the sentence, with its places.
pub fn text_of(lab: &PopulationsExperiment, texts: &Texts) -> String {
    let words = &texts.labs.populations.views.sentence;
    let game = match lab.fitness {
        Some(_) if lab.update().has_fitness() => words.with_fitness,
        Some(_) => words.with_payoff,
        None => words.with_game,
    };
    let players = match lab.structure {
        Structure::Grid => words.on_grid,
        Structure::Edges => "{edges}",
        _ => words.players,
    };
    let place = (words.place)(players);
    let process = (words.process)(lab.has_selection());
    format!("{game}{place}{process} {{=now}}")
}

/// What there is at the moment that is shown; nothing before it is known.
pub fn now(of: &Analysis, texts: &Texts) -> String {
    let words = &texts.labs.populations.views.sentence;
    let Some(share) = of.shares().first().copied() else {
        return String::new();
    };
    let share = (texts.percent)(share);
    let now = (words.now)(of.generation(), &share, of.name(0));
    if is_kaleidoscope(of) {
        format!("{now} {}", words.kaleidoscope)
    } else {
        now
    }
}

/// Whether it is the game of Nowak and May (1992) on a grid as they have it, with a defector's gain between 1.8 and 2.
pub fn is_kaleidoscope(of: &Analysis) -> bool {
    let lab = &of.lab;
    let is_grid = lab.structure == Structure::Grid
        && !lab.borders
        && lab.neighbourhood == NeighbourhoodName::Moore;
    let is_imitation = lab.process == ProcessName::ImitateBest && lab.with_itself;
    let [first, second] = &of.named.payoffs[..] else {
        return false;
    };
    let zero = Fraction::ZERO;
    let is_game = first[..] == [Fraction::ONE, zero] && second[1] == zero;
    let gain = second[0];
    let is_between = gain > Fraction::new(9, 5) && gain < Fraction::whole(2);
    is_grid && is_imitation && is_game && is_between && lab.mutation == zero
}

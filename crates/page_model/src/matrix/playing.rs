//! Game by hand, again and again: how it stands, in numbers and in words.

use super::analysis::Analysis;
use experiments::matrix::{MatrixExperiment, Opponent, Played};
use games::fraction::Fraction;
use games::strategic::StrategicGame;
use texts::{MatrixTexts, Texts};

/// How a repeated game stands, for one of its players.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// What the player has got in all.
    pub sum: f64,
    /// The action that would have brought most if it had always been played, the first of several, and what it would have brought.
    pub in_hindsight: (u8, f64),
}

/// The player whose action comes next in the link.
pub fn to_play(lab: &MatrixExperiment) -> usize {
    if lab.is_between_people() {
        lab.rounds.len() % 2
    } else {
        lab.seat()
    }
}

/// Whether an action can be chosen: the machine has chosen before.
pub fn is_ready(lab: &MatrixExperiment, played: &Played) -> bool {
    lab.is_between_people() || played.choices.len() > lab.done().len()
}

/// The rounds that are over, as the actions of both players, where the machine has done this.
pub fn rounds_with(lab: &MatrixExperiment, machine: &[u8]) -> Vec<[u8; 2]> {
    let done = lab.done();
    if lab.is_between_people() {
        return done
            .chunks_exact(2)
            .map(|pair| [pair[0], pair[1]])
            .collect();
    }
    let pairs = done.iter().zip(machine);
    pairs
        .map(|(&person, &machine)| match lab.seat() {
            0 => [person, machine],
            _ => [machine, person],
        })
        .collect()
}

/// The lab before the first round of another series: the opponent draws something else.
#[must_use]
pub fn another_series(lab: &MatrixExperiment) -> MatrixExperiment {
    let draws = !lab.is_between_people() && lab.opponent != Opponent::BestResponder;
    MatrixExperiment {
        rounds: String::new(),
        series: if draws {
            lab.series.wrapping_add(1)
        } else {
            lab.series
        },
        ..lab.clone()
    }
}

/// How `player` stands after these rounds.
pub fn standing(game: &StrategicGame, player: usize, rounds: &[[u8; 2]]) -> Standing {
    let payoff = |own: u8, round: &[u8; 2]| {
        let mut profile = round.map(usize::from);
        profile[player] = own.into();
        game.payoff(game.profile(&profile), player).value()
    };
    let with = |action: u8| {
        rounds
            .iter()
            .map(|round| payoff(action, round))
            .sum::<f64>()
    };
    let all = (0..game.size(player) as u8).map(|action| (action, with(action)));
    let better = |best: (u8, f64), other: (u8, f64)| if other.1 > best.1 { other } else { best };
    Standing {
        sum: rounds
            .iter()
            .map(|round| payoff(round[player], round))
            .sum(),
        in_hindsight: all.reduce(better).unwrap_or_default(),
    }
}

/// What both get in a round.
pub fn paid(game: &StrategicGame, round: [u8; 2]) -> [Fraction; 2] {
    let profile = game.profile(&round.map(usize::from));
    [0, 1].map(|player| game.payoff(profile, player))
}

/// The last round in words; empty before the first.
pub fn last_round(of: &Analysis, rounds: &[[u8; 2]], words: &MatrixTexts) -> String {
    let sentence = rounds.last().map(|&round| {
        let [first, second] = [0, 1].map(|player| of.action(player, round[player]));
        let got = paid(&of.game, round).map(|payoff| payoff.shown());
        (words.round)(rounds.len(), [first, second], [&got[0], &got[1]])
    });
    sentence.unwrap_or_default()
}

/// How the person stands, or both people; nothing before the first round.
pub fn standings(of: &Analysis, rounds: &[[u8; 2]], texts: &Texts) -> Vec<String> {
    if rounds.is_empty() {
        return Vec::new();
    }
    let lab = &of.lab;
    let sentence = |player: usize| {
        let Standing { sum, in_hindsight } = standing(&of.game, player, rounds);
        let number = |number: f64| (texts.value)(number);
        let each = sum / rounds.len() as f64;
        let (action, other) = in_hindsight;
        let gained = (other > sum).then(|| number(other));
        (texts.labs.matrix.page.standing)(
            &of.player(player, &texts.labs.matrix.page),
            &number(sum),
            &number(each),
            of.action(player, action),
            gained.as_deref(),
        )
    };
    let players = (0..2).filter(|&player| lab.is_between_people() || player == lab.seat());
    players.map(sentence).collect()
}

/// How the machine will choose next, and how it got there.
pub fn thoughts(of: &Analysis, played: &Played, words: &MatrixTexts) -> String {
    let machine = 1 - of.lab.seat();
    let shares = of.game.actions()[machine].iter().zip(&played.mixture);
    let parts: Vec<String> = shares
        .filter(|(_, share)| **share > 0.0)
        .map(|(name, share)| format!("{name} {:.0}\u{202f}%", 100.0 * share))
        .collect();
    let exact = played.strategy.as_ref();
    let exact = exact.map(|strategy| of.strategy(machine, strategy));
    (words.opponent_next)(&parts.join(", "), exact.as_deref())
}

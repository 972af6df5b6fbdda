//! Game by hand: a person decides, chance and the others draw at random. The same link has the same draws.

use super::analysis::Analysis;
use super::marks::Marks;
use experiments::tree_game::{Learning, Opponent, TreeGameExperiment};
use games::fraction::Fraction;
use games::tree_game::{Mover, NodeId, SetId, TreeGame};
use random::Random;
use texts::TreeGameTexts;

/// Where a game by hand is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// From the root on.
    pub nodes: Vec<NodeId>,
    /// Who decides now, from 0, and where; `None` when the game is over.
    pub turn: Option<(usize, SetId)>,
    /// The letters of the moves that were made: what is left out was not legal.
    pub done: usize,
}

/// Which player the person is, from 0.
pub fn seat(lab: &TreeGameExperiment, game: &TreeGame) -> usize {
    (lab.person as usize - 1).min(game.players().len() - 1)
}

/// Whether people play all sides.
pub fn is_between_people(lab: &TreeGameExperiment) -> bool {
    lab.opponent == Opponent::Person
}

/// Where the game by hand is.
pub fn hand(of: &Analysis, learned: &Learning) -> Hand {
    let (game, lab) = (&of.game, of.assessed());
    let person = seat(&lab, game);
    let is_persons = |player: usize| is_between_people(&lab) || player == person;
    let mut random = Random::stream(lab.series, 0);
    let mut moves = lab
        .moves
        .split('.')
        .map_while(|text| text.parse::<usize>().ok());
    let mut hand = Hand {
        nodes: vec![0],
        turn: None,
        done: 0,
    };
    let mut node = 0;
    while let Some((number, set)) = game.set_of(node) {
        let action = match &set.mover {
            Mover::Player(player) if is_persons(*player) => {
                let action = moves.next().filter(|&action| action < set.actions.len());
                let Some(action) = action else {
                    hand.turn = Some((*player, number));
                    return hand;
                };
                hand.done += 1;
                action
            }
            Mover::Player(_) => drawn(&shares(of, &lab, learned, number), &mut random),
            Mover::Chance(chances) => {
                let chances: Vec<f64> = chances.iter().map(|chance| chance.value()).collect();
                drawn(&chances, &mut random)
            }
        };
        node = game.nodes()[node].children[action];
        hand.nodes.push(node);
    }
    hand
}

/// How an opponent plays at a set.
fn shares(of: &Analysis, lab: &TreeGameExperiment, learned: &Learning, set: SetId) -> Vec<f64> {
    let count = of.game.sets()[set].actions.len();
    let alike = vec![1.0 / count as f64; count];
    match lab.opponent {
        Opponent::Assessment => lab.assessed(&of.game)[set]
            .iter()
            .map(|share| share.value)
            .collect(),
        Opponent::Learner => match learned.average.get(set) {
            Some(average) => average.iter().map(|&share| f64::from(share)).collect(),
            None => alike,
        },
        Opponent::Solution => match of.found.solution(&of.game) {
            Some(solution) => {
                let shares = solution.behaviour()[set].iter();
                shares.map(|share| share.value).collect()
            }
            None => alike,
        },
        _ => alike,
    }
}

/// The lab with another move of the person.
#[must_use]
pub fn with_move(lab: &TreeGameExperiment, hand: &Hand, action: usize) -> TreeGameExperiment {
    let mut moves: Vec<String> = kept(lab, hand.done);
    moves.push(action.to_string());
    TreeGameExperiment {
        moves: moves.join("."),
        ..lab.clone()
    }
}

/// The lab without the last move of the person.
#[must_use]
pub fn taken_back(lab: &TreeGameExperiment, hand: &Hand) -> TreeGameExperiment {
    TreeGameExperiment {
        moves: kept(lab, hand.done.saturating_sub(1)).join("."),
        ..lab.clone()
    }
}

/// The lab before the first move of a game with other draws.
#[must_use]
pub fn another_hand(lab: &TreeGameExperiment) -> TreeGameExperiment {
    TreeGameExperiment {
        moves: String::new(),
        series: lab.series.wrapping_add(1),
        ..lab.clone()
    }
}

fn kept(lab: &TreeGameExperiment, count: usize) -> Vec<String> {
    let moves = lab.moves.split('.').filter(|text| !text.is_empty());
    moves.take(count).map(str::to_owned).collect()
}

fn drawn(shares: &[f64], random: &mut Random) -> usize {
    let mut left = random.unit();
    for (action, share) in shares.iter().enumerate() {
        left -= share;
        if left < 0.0 {
            return action;
        }
    }
    shares
        .iter()
        .rposition(|&share| share > 0.0)
        .unwrap_or_default()
}

/// All nodes where the person may be are ringed; at the end the way is shown.
pub fn marks(of: &Analysis, hand: &Hand) -> Marks {
    match hand.turn {
        Some((_, set)) => Marks {
            ringed: of.game.sets()[set].nodes.iter().copied().collect(),
            ..Marks::default()
        },
        None => Marks {
            taken: hand.nodes.iter().copied().collect(),
            ringed: hand.nodes.last().copied().into_iter().collect(),
            ..Marks::default()
        },
    }
}

/// Whose turn it is and what that player sees; at the end what everybody gets, and how it came to that.
pub fn status(of: &Analysis, hand: &Hand, words: &TreeGameTexts) -> String {
    let Some((player, set)) = hand.turn else {
        let end = hand.nodes.last().copied().unwrap_or_default();
        let totals = of.game.totals().unwrap_or_default();
        let paid = totals.get(end).cloned().unwrap_or_default();
        let got = |(player, &payoff): (usize, &Fraction)| {
            format!("{} {}", of.player(player, words), payoff.shown())
        };
        let paid = paid.iter().enumerate();
        let shown = paid.filter(|(player, _)| of.paid.contains(player));
        let got: Vec<String> = shown.map(got).collect();
        return format!(
            "{} {}",
            (words.play_over)(&got.join(", ")),
            (words.play_way)(&of.way_to(end))
        );
    };
    let known = &of.game.sets()[set];
    let turn = (words.your_turn)(&of.player(player, words), &known.name);
    if known.nodes.len() == 1 {
        return turn;
    }
    format!("{turn} {}", (words.what_you_see)(known.nodes.len()))
}

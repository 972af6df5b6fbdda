//! Learned strategies beside the solution: the result, the table and a sentence for a terminal.

use super::findings::{Findings, Play};
use super::given::name_of;
use super::inquiries::{LearnedPoint, Learning};
use super::report::{TreeGameResult, own, result, table};
use super::settings::TreeGameExperiment;
use crate::common::regret_variant::RegretVariant;
use crate::report::{Report, Table};
use crate::{LabExperiment, link};
use games::tree_game::TreeGame;
use games::tree_game::labels::{action_labels, set_labels};
use serde::Serialize;
use serde_json::{Map, Value};
use texts::{Texts, TreeGameLearned};

/// The result with what was learned.
#[derive(Serialize)]
struct WithLearned<'a> {
    #[serde(flatten)]
    solution: Option<TreeGameResult>,
    learned: LearnedResult<'a>,
}

#[derive(Serialize)]
struct LearnedResult<'a> {
    learner: &'static str,
    iterations: u64,
    /// What the average strategies pay the first player.
    value: Option<f64>,
    /// What best responses gain where nothing is fixed, on average of those who learn.
    exploitability: Option<f64>,
    /// What each player gains by that; null for one who learns nothing.
    gains: [Option<f64>; 2],
    points: &'a [LearnedPoint],
    /// By information set the probability of each action.
    average_strategy: Value,
}

impl TreeGameExperiment {
    /// The report of what was found and what was learned. Its experiment names the learner too, which is no part of what chunks are asked.
    pub fn report_with(&self, found: &Findings, learning: &Learning) -> Report {
        let last = learning.points.last();
        let learned = LearnedResult {
            learner: RegretVariant::NAMES[self.learner as usize],
            iterations: last.map_or(0, |last| last.iteration),
            value: last.map(|last| last.value),
            exploitability: last.map(|last| last.exploitability),
            gains: learning.gains,
            points: &learning.points,
            average_strategy: self
                .tree()
                .map(|game| strategy(&game, learning))
                .unwrap_or_default(),
        };
        let solution = result(self, found);
        Report::new(
            &link::write(Self::NAME, self),
            &WithLearned { solution, learned },
            self.table_with(found, learning),
        )
    }

    /// The table of the solution with the learned probability of each action, and what its player is paid and could gain.
    fn table_with(&self, found: &Findings, learning: &Learning) -> Table {
        let mut table = table(self, found);
        let columns = ["learned", "learned payoff", "could gain"];
        table.header.extend(columns.map(str::to_owned));
        let (Ok(game), Some(last)) = (self.tree(), learning.points.last()) else {
            table.rows.clear();
            return table;
        };
        let sum = game.constant_sum().map_or(0.0, |sum| sum.value());
        let payoffs = [last.value, sum - last.value];
        let shares = own(&game).flat_map(|set| {
            let player = game.sets()[set].player().unwrap_or(0);
            learning.average[set]
                .iter()
                .map(move |share| (player, share))
        });
        for (row, (player, share)) in table.rows.iter_mut().zip(shares) {
            let gain = learning.gains[player].map(|gain| format!("{gain:.6}"));
            row.push(format!("{share:.6}"));
            row.push(format!("{:.6}", payoffs[player]));
            row.push(gain.unwrap_or_default());
        }
        table
    }

    /// What was learned, in a sentence; empty if nothing was.
    pub fn learned_sentence(&self, found: &Findings, learning: &Learning, texts: &Texts) -> String {
        let (Ok(game), Some(last)) = (self.tree(), learning.points.last()) else {
            return String::new();
        };
        let is_fixed = !self.lock.is_empty();
        let exact = match &found.play {
            Play::Known {
                payoffs,
                is_value: true,
                ..
            } => Some(payoffs[0].shown()),
            _ => None,
        };
        (texts.labs.tree_game.page.learned)(&TreeGameLearned {
            iterations: (texts.number)(last.iteration),
            player: name_of(&game, 0, &texts.labs.tree_game.page),
            value: (texts.value)(last.value),
            exact: exact.filter(|_| !is_fixed),
            gain: (texts.value)(last.exploitability),
            is_fixed,
        })
    }
}

fn strategy(game: &TreeGame, learning: &Learning) -> Value {
    let labels = set_labels(game);
    let at = |set: usize| {
        let shares = action_labels(game, set)
            .into_iter()
            .zip(&learning.average[set]);
        let shares = shares.map(|(action, &share)| (action, share.into()));
        (labels[set].clone(), shares.collect::<Map<_, _>>().into())
    };
    own(game).map(at).collect::<Map<_, _>>().into()
}

//! Fixing what people see on the page: an information set to what they typed, a player to a whole strategy.

use super::locks::{LockError, Locks, PLAYERS};
use super::settings::RegretExperiment;
use engines::regret::{GameTree, Strategy};
use games::Player;

/// Parts that a probability is rounded to, so that links stay short.
const PARTS: f64 = 10_000.0;

impl RegretExperiment {
    /// With the information set `key` fixed to these probabilities, as they were typed, one an action.
    ///
    /// # Errors
    /// Says what is wrong with them.
    pub fn with_fixed(
        &self,
        tree: &GameTree,
        key: &str,
        typed: &[String],
    ) -> Result<Self, LockError> {
        let text = format!("{key}:({})", typed.join(","));
        self.with_entries(tree, &self.lock.without(key), &[text])
    }

    /// With a whole player fixed: each action with the same probability.
    #[must_use]
    pub fn with_uniform(&self, tree: &GameTree, player: Player) -> Self {
        let text = format!("{}:uniform", PLAYERS[player.index()]);
        let others = self.others(tree, player);
        let fixed = self.with_entries(tree, &others, &[text]);
        fixed.unwrap_or_else(|_| self.clone())
    }

    /// With a whole player fixed to a strategy, to four digits.
    #[must_use]
    pub fn with_player(&self, tree: &GameTree, player: Player, strategy: &Strategy) -> Self {
        let entry = |row: usize| {
            let parts = rounded(strategy.row(tree, row));
            let key = &tree.information_sets()[row].key;
            match parts.as_slice() {
                [_, last] => format!("{key}:{last}"),
                all => {
                    let texts: Vec<String> = all.iter().map(f64::to_string).collect();
                    format!("{key}:({})", texts.join(","))
                }
            }
        };
        let entries: Vec<String> = tree.rows_of(player).map(entry).collect();
        let fixed = self.with_entries(tree, &self.others(tree, player), &entries);
        fixed.unwrap_or_else(|_| self.clone())
    }

    /// With nothing of this player fixed.
    #[must_use]
    pub fn with_free(&self, tree: &GameTree, player: Player) -> Self {
        Self {
            lock: self.others(tree, player),
            ..self.clone()
        }
    }

    /// What is fixed of the other player.
    fn others(&self, tree: &GameTree, player: Player) -> Locks {
        let whole = self.lock.without(PLAYERS[player.index()]);
        let rows = tree.rows_of(player);
        let is_own = |target: &str| tree.find(target).is_some_and(|row| rows.contains(&row));
        whole.without_all(is_own)
    }

    fn with_entries(
        &self,
        tree: &GameTree,
        others: &Locks,
        entries: &[String],
    ) -> Result<Self, LockError> {
        let mut text = entries.join(",");
        if !others.is_empty() {
            text = format!("{others},{text}");
        }
        let mut lock: Locks = text.parse()?;
        match lock.keep_possible(tree).into_iter().next() {
            Some(error) => Err(error),
            None => Ok(Self {
                lock,
                ..self.clone()
            }),
        }
    }
}

/// Probabilities to four digits that add up to 1: the largest takes what is left over.
pub fn rounded(row: &[f64]) -> Vec<f64> {
    let mut parts: Vec<i64> = row
        .iter()
        .map(|share| libm::round(share * PARTS) as i64)
        .collect();
    let left = PARTS as i64 - parts.iter().sum::<i64>();
    if let Some(largest) = parts.iter_mut().max() {
        *largest += left;
    }
    parts.into_iter().map(|part| part as f64 / PARTS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LabExperiment;
    use crate::link;

    fn typed(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|&text| text.to_owned()).collect()
    }

    #[test]
    fn an_information_set_is_fixed_as_typed_and_explained_where_wrong() {
        let lab = RegretExperiment::default();
        let tree = lab.tree();
        let fixed = lab.with_fixed(&tree, "K", &typed(&["2/3", "1/3"])).unwrap();
        assert_eq!(fixed.write_lock(), "K:(2/3,1/3)");
        let again = fixed
            .with_fixed(&tree, "K", &typed(&["0.5", "0.5"]))
            .unwrap();
        assert_eq!(again.write_lock(), "K:(0.5,0.5)");
        assert!(lab.with_fixed(&tree, "K", &typed(&["0.5", "0.6"])).is_err());
        assert!(lab.with_fixed(&tree, "K", &typed(&["x", "1"])).is_err());
    }

    #[test]
    fn a_player_is_fixed_instead_of_its_information_sets() {
        let lab = RegretExperiment::default()
            .with("lock", "K:1,Kb:0.5")
            .unwrap();
        let tree = lab.tree();
        let uniform = lab.with_uniform(&tree, Player::First);
        assert_eq!(uniform.write_lock(), "first:uniform,Kb:0.5");
        assert_eq!(
            uniform.with_free(&tree, Player::First).write_lock(),
            "Kb:0.5"
        );
        let learned = lab.with_player(&tree, Player::First, &Strategy::uniform(&tree));
        assert!(learned.write_lock().starts_with("J:0.5,Q:0.5"));
    }

    #[test]
    fn a_whole_player_of_the_largest_game_fits_into_a_link() {
        let lab = RegretExperiment::default().with("game", "leduc").unwrap();
        let tree = lab.tree();
        let mut strategy = Strategy::uniform(&tree);
        for row in 0..tree.information_sets().len() {
            let part = 0.1 + 0.003 * (row % 97) as f64;
            match tree.slots(row).len() {
                2 => strategy.set_row(&tree, row, &[part, 1.0 - part]),
                _ => strategy.set_row(&tree, row, &[part, 0.77 - part, 0.23]),
            }
        }
        let fixed = lab.with_player(&tree, Player::Second, &strategy);
        assert!(!fixed.lock.is_empty());
        let link = link::write(RegretExperiment::NAME, &fixed);
        assert!(link.len() < link::MAX_CHARACTERS, "{}", link.len());
    }

    #[test]
    fn rounded_parts_add_up() {
        assert_eq!(rounded(&[1.0 / 3.0; 3]).iter().sum::<f64>(), 1.0);
        assert_eq!(rounded(&[0.123_44, 0.876_56]), [0.1234, 0.8766]);
    }

    impl RegretExperiment {
        fn write_lock(&self) -> String {
            self.lock.to_string()
        }
    }
}

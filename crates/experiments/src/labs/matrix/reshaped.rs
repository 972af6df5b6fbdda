//! Games with other actions than before: added, taken away, renamed; and with another meaning of their numbers.

use super::settings::MatrixLab;
use games::fraction::Fraction;
use games::strategic::text::Reading;
use games::strategic::{StrategicFault, StrategicGame, names};

impl MatrixLab {
    /// With one more action of a player, whose payoffs are 0; in a symmetric game of both.
    ///
    /// # Errors
    /// If there is no game, or no room.
    pub fn with_new_action(&self, player: usize) -> Result<Self, StrategicFault> {
        self.reshaped(player, |game, player| {
            let size = game.size(player);
            let kept = (0..size).map(Some).chain([None]).collect();
            let mut names = game.actions()[player].clone();
            names.push(new_name(player, &names));
            (kept, names)
        })
    }

    /// Without an action of a player; in a symmetric game of both.
    ///
    /// # Errors
    /// If there is no game, or none would be left.
    pub fn without_action(&self, player: usize, action: usize) -> Result<Self, StrategicFault> {
        self.reshaped(player, |game, player| {
            let kept: Vec<Option<usize>> = (0..game.size(player))
                .filter(|&other| other != action)
                .map(Some)
                .collect();
            let mut names = game.actions()[player].clone();
            names.remove(action);
            (kept, names)
        })
    }

    /// With another name of an action.
    ///
    /// # Errors
    /// If there is no game, or another action of the player has that name.
    pub fn with_action_name(
        &self,
        player: usize,
        action: usize,
        name: &str,
    ) -> Result<Self, StrategicFault> {
        let game = self.game().map_err(|wrong| wrong.fault)?;
        let mut actions = game.actions().to_vec();
        name.trim().clone_into(&mut actions[player][action]);
        let (title, players) = (game.title.clone(), game.players().to_vec());
        let game = game.with_names(title, players, actions)?;
        Ok(self.of_game(&game, self.reading()))
    }

    /// The same game with other numbers in its cells: of the first player alone where the reading says what the second gets.
    ///
    /// # Errors
    /// If there is no game, or it cannot be read like that.
    pub fn with_reading(&self, reading: Reading) -> Result<Self, StrategicFault> {
        let game = self.game().map_err(|wrong| wrong.fault)?;
        if reading == Reading::Each {
            return Ok(self.of_game(&game, reading));
        }
        if game.players().len() != 2 {
            return Err(StrategicFault::OnlyForTwo(game.players().len()));
        }
        let (rows, columns) = (game.size(0), game.size(1));
        if reading == Reading::Symmetric && rows != columns {
            return Err(StrategicFault::NotSquare { rows, columns });
        }
        let mut changed = game.clone();
        for profile in 0..game.profiles() {
            let payoff = match reading {
                Reading::ZeroSum => -game.payoff(profile, 0),
                _ => game.payoff(profile % columns * columns + profile / columns, 0),
            };
            changed = changed.with_payoff(profile, 1, payoff);
        }
        Ok(self.of_game(&changed, reading))
    }

    /// With other actions of a player: those that are kept, with new ones where there is none.
    fn reshaped(
        &self,
        player: usize,
        shape: impl Fn(&StrategicGame, usize) -> (Vec<Option<usize>>, Vec<String>),
    ) -> Result<Self, StrategicFault> {
        let mut game = self.game().map_err(|wrong| wrong.fault)?;
        let reading = self.reading();
        let both = [0, 1];
        let players = if reading == Reading::Symmetric {
            &both[..]
        } else {
            &[player][..]
        };
        for &player in players {
            let (kept, names) = shape(&game, player);
            game = with_actions(&game, player, &kept, names)?;
        }
        Ok(self.of_game(&game, reading))
    }
}

fn with_actions(
    game: &StrategicGame,
    player: usize,
    kept: &[Option<usize>],
    names: Vec<String>,
) -> Result<StrategicGame, StrategicFault> {
    let mut actions = game.actions().to_vec();
    actions[player] = names;
    if kept.is_empty() {
        return Err(StrategicFault::Actions(0));
    }
    let sizes: Vec<usize> = actions.iter().map(Vec::len).collect();
    let profiles: usize = sizes.iter().product();
    let payoffs = (0..profiles).flat_map(|profile| {
        let mut chosen = actions_of(&sizes, profile);
        let old = kept[chosen[player]].map(|old| {
            chosen[player] = old;
            game.profile(&chosen)
        });
        let payoff = move |player| old.map_or(Fraction::ZERO, |old| game.payoff(old, player));
        (0..game.players().len()).map(payoff)
    });
    let payoffs = payoffs.collect();
    StrategicGame::new(
        game.title.clone(),
        game.players().to_vec(),
        actions,
        payoffs,
    )
}

/// The actions of a profile, by its number, among so many of each player.
fn actions_of(sizes: &[usize], mut profile: usize) -> Vec<usize> {
    let mut actions = vec![0; sizes.len()];
    for (action, size) in actions.iter_mut().zip(sizes).rev() {
        *action = profile % size;
        profile /= size;
    }
    actions
}

/// A name that no other action of the player has.
fn new_name(player: usize, taken: &[String]) -> String {
    let usual = names::defaults(player, taken.len() + 1);
    let numbers = (1..).map(|number: usize| number.to_string());
    let mut all = usual.into_iter().rev().take(1).chain(numbers);
    all.find(|name| !taken.contains(name)).unwrap_or_default()
}

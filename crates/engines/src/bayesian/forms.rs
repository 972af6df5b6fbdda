//! The same game in other forms: as a tree in which chance chooses the state, and as a matrix of strategies.

use super::game::BayesianGame;
use games::fraction::Fraction;
use games::strategic::StrategicGame;
use games::tree_game::given::{Given, GivenNode, game};
use games::tree_game::strategic::{NoMatrix, strategic_form};
use games::tree_game::{TreeGame, TreeGameFault};

/// The tree: chance chooses the state, then the players act one after the other, each knowing only their own type.
///
/// # Errors
/// If a name is longer than a tree may have.
pub fn tree(of: &BayesianGame) -> Result<TreeGame, TreeGameFault> {
    let mut nodes = Vec::new();
    let chance = |state: &super::game::State| {
        let types = state.types.iter().zip(&of.players);
        let names = types.map(|(&kind, player)| player.types[kind].as_str());
        let names: Vec<&str> = names.filter(|name| !name.is_empty()).collect();
        (names.join(", "), state.probability)
    };
    if of.states.len() > 1 {
        nodes.push(GivenNode {
            name: String::new(),
            what: Given::Chance {
                name: String::new(),
                actions: of.states.iter().map(chance).collect(),
            },
            payoffs: Vec::new(),
        });
    }
    for state in 0..of.states.len() {
        add(of, state, &mut Vec::new(), &mut nodes);
    }
    let players = of.players.iter().map(|player| player.name.clone());
    game(String::new(), players.collect(), nodes).map_err(|(_, fault)| fault)
}

/// The node of a state after these actions, and all below it.
fn add(of: &BayesianGame, state: usize, chosen: &mut Vec<usize>, nodes: &mut Vec<GivenNode>) {
    let (player, players) = (chosen.len(), of.players.len());
    let name = String::new();
    if player == players {
        let number = of.profile(chosen);
        let payoffs = (0..players).map(|player| of.payoff(&of.states[state], number, player));
        nodes.push(GivenNode {
            name,
            what: Given::End,
            payoffs: payoffs.collect::<Vec<Fraction>>(),
        });
        return;
    }
    let kind = of.states[state].types[player];
    nodes.push(GivenNode {
        name: String::new(),
        what: Given::Decision {
            player,
            key: Some((kind + 1).to_string()),
            name: of.players[player].types[kind].clone(),
            actions: of.players[player].actions.clone(),
        },
        payoffs: Vec::new(),
    });
    for action in 0..of.actions(player) {
        chosen.push(action);
        add(of, state, chosen, nodes);
        chosen.pop();
    }
}

/// The matrix: a strategy says what each type does.
///
/// # Errors
/// If it would be too large.
pub fn strategic(of: &BayesianGame) -> Result<StrategicGame, NoMatrix> {
    let tree = tree(of).map_err(|_| NoMatrix::TooManyDigits)?;
    strategic_form(&tree, false)
}

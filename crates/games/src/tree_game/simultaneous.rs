//! A strategic game as a tree: the players move one after the other, and nobody sees what the others did.

use super::fault::TreeGameFault;
use super::game::TreeGame;
use super::given::{Given, GivenNode, game};
use crate::strategic::StrategicGame;

/// The tree, the first player at its root.
///
/// # Errors
/// If a name is longer than a tree may have.
pub fn simultaneous(strategic: &StrategicGame) -> Result<TreeGame, TreeGameFault> {
    let mut nodes = Vec::new();
    add(strategic, &mut Vec::new(), &mut nodes);
    let (title, players) = (strategic.title.clone(), strategic.players().to_vec());
    game(title, players, nodes).map_err(|(_, fault)| fault)
}

/// The node after these actions, and all below it.
fn add(strategic: &StrategicGame, chosen: &mut Vec<usize>, nodes: &mut Vec<GivenNode>) {
    let player = chosen.len();
    let players = strategic.players().len();
    let name = String::new();
    if player == players {
        let profile = strategic.profile(chosen);
        let payoffs = (0..players).map(|player| strategic.payoff(profile, player));
        nodes.push(GivenNode {
            name,
            what: Given::End,
            payoffs: payoffs.collect(),
        });
        return;
    }
    nodes.push(GivenNode {
        name: String::new(),
        what: Given::Decision {
            player,
            key: Some("1".to_owned()),
            name,
            actions: strategic.actions()[player].clone(),
        },
        payoffs: Vec::new(),
    });
    for action in 0..strategic.size(player) {
        chosen.push(action);
        add(strategic, chosen, nodes);
        chosen.pop();
    }
}

//! A player has one colour: that of his stones is that of the nodes where he moves, anyone who maximises.

use crate::minimax::support::{lab, run};
use drawing::tree::Colour;
use experiments::minimax::Side;
use games::{Player, Turn};
use page_model::minimax::story::{colour_of, place_of};

#[test]
fn nodes_have_the_colour_of_the_player_who_moves_there() {
    for query in [
        "game=tic-tac-toe&moves=159",
        "game=tic-tac-toe&moves=1592",
        "game=nim&heaps=1,2,2&moves=a1",
        "game=connect-four&width=4&height=4&moves=1122331&depth=3",
    ] {
        let lab = lab(query);
        let root = lab.place();
        let record = run(&lab, Side::Main).1.record;
        let mut seen = [0, 0];
        for node in 0..record.node_count() {
            let turn = place_of(&root, &record, node).turn();
            let wanted = match turn {
                Turn::Player(Player::First) => Some(Colour::First),
                Turn::Player(Player::Second) => Some(Colour::Second),
                Turn::Chance | Turn::Over => None,
            };
            if let Some(colour) = colour_of(&root, record.view(node).content) {
                assert_eq!(Some(colour), wanted, "{query}, node {node}");
                seen[colour as usize] += 1;
            }
        }
        assert!(seen[0] > 1 && seen[1] > 1, "{query}: {seen:?}");
    }
}

#[test]
fn in_typed_trees_max_is_the_first_player() {
    let lab = lab("tree=min((1 2) max(3 4) ?(1/2:5 1/2:6))");
    let root = lab.place();
    let record = run(&lab, Side::Main).1.record;
    let colours: Vec<_> = (0..record.node_count())
        .map(|node| colour_of(&root, record.view(node).content))
        .collect();
    assert_eq!(colours[0], Some(Colour::Second));
    assert!(colours.contains(&Some(Colour::First)) && colours.contains(&None));
}

//! Nash subsets as findings have them: by places in a list of equilibria that is in another order than they were found in.

use engines::equilibria::components::Subset;
use engines::equilibria::extreme::Pair;

/// The new place of each, from the old places in the new order.
pub fn places_of(order: impl ExactSizeIterator<Item = usize>) -> Vec<u32> {
    let mut places = vec![0; order.len()];
    for (new, old) in order.enumerate() {
        places[old] = new as u32;
    }
    places
}

/// For each player, places of equilibria whose strategies are the vertices of a subset.
pub fn by_player(pairs: &[Pair], places: &[u32], subset: &Subset) -> [Vec<u32>; 2] {
    [0, 1].map(|player| {
        let place = |&vertex: &usize| {
            let found = pairs
                .iter()
                .position(|pair| pair.vertices[player] == vertex);
            found.map(|place| places[place])
        };
        subset[player].iter().filter_map(place).collect()
    })
}

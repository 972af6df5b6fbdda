//! The space of games: its dimensions.

use games::aliens::{DIMENSIONS, Rules};

#[test]
fn every_value_is_in_its_range_and_is_set_alone() {
    assert!(DIMENSIONS.len() >= 10);
    for dimension in DIMENSIONS {
        assert!(dimension.values.is_sorted() && dimension.values.len() > 1);
        assert!(dimension.range.contains(&dimension.of(&Rules::default())));
        for &value in dimension.values {
            assert!(dimension.range.contains(&value), "{}", dimension.name);
            let mut rules = Rules::default();
            dimension.set(&mut rules, value);
            assert_eq!(dimension.of(&rules), value);
            let others = DIMENSIONS
                .iter()
                .filter(|other| other.name != dimension.name);
            for other in others {
                assert_eq!(other.of(&rules), other.of(&Rules::default()));
            }
        }
    }
}

/// The start of evolution is a point of the space.
#[test]
fn the_default_rules_are_in_the_space() {
    let missing: Vec<_> = DIMENSIONS
        .iter()
        .filter(|dimension| {
            let default = dimension.of(&Rules::default());
            !dimension.values.contains(&default)
        })
        .map(|dimension| dimension.name)
        .collect();
    assert_eq!(missing, [""; 0]);
}

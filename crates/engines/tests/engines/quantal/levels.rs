//! Levels of thinking: known answers, and the hierarchy's weights.

use super::{library, typed};
use engines::exact::rational::Rational;
use engines::quantal::levels::{LEVELS, hierarchy, levels};
use games::fraction::Fraction;

fn pure(profile: &[Vec<Rational>]) -> Vec<Option<usize>> {
    let action = |strategy: &Vec<Rational>| strategy.iter().position(|part| *part == Rational::ONE);
    profile.iter().map(action).collect()
}

#[test]
fn each_level_responds_to_the_one_below() {
    // Against random play 10 % of claims from 2 to 10 are met; each level claims less, as reason does in the traveller's dilemma.
    let all = levels(&library("travellers-dilemma"), 9);
    let claims: Vec<usize> = all[1..].iter().filter_map(|level| pure(level)[0]).collect();
    assert!(
        claims
            .windows(2)
            .all(|pair| pair[1] + 1 == pair[0] || pair[0] == 0),
        "{claims:?}"
    );
    // Matching pennies go round, and where all is alike all is chosen.
    let pennies = typed("2:0,0:1;0:1,1:0");
    let shown: Vec<_> = levels(&pennies, 5)[1..]
        .iter()
        .map(|level| pure(level))
        .collect();
    assert_eq!(shown[0], [Some(0), None]);
    assert_eq!(shown[1], [Some(0), Some(1)]);
    assert_eq!(shown[2], [Some(1), Some(1)]);
    assert_eq!(shown[3], [Some(1), Some(0)]);
    assert_eq!(shown[4], [Some(0), Some(0)]);
}

#[test]
fn a_hierarchy_has_the_weights_of_poisson() {
    // Cheating is best against everybody, so all but level 0, of which there are exp(−τ), cheat.
    let game = typed("2:2,0:3;3:0,1:1");
    for mean in [Fraction::ZERO, Fraction::new(3, 2), Fraction::new(5, 1)] {
        let found = hierarchy(&game, mean);
        assert_eq!(found.levels.len(), LEVELS);
        let trusting = 0.5 * libm::exp(-mean.value());
        assert!((found.choices[0][0] - trusting).abs() < 1e-9);
        assert!(
            found
                .choices
                .iter()
                .all(|own| (own.iter().sum::<f64>() - 1.0).abs() < 1e-12)
        );
    }
}

#[test]
fn a_hierarchy_thinks_of_all_lower_levels() {
    // With a mean of 3/2 level 2 meets levels 0 and 1 as 1 : 3/2. Pennies: level 1 of the first player shows heads, of the second both;
    // for the second player heads then comes with (1/2 + 3/2) / (5/2) = 4/5, so tails is best.
    let game = typed("2:0,0:1;0:1,1:0");
    let found = hierarchy(&game, Fraction::new(3, 2));
    assert_eq!(pure(&found.levels[1]), [Some(0), None]);
    assert_eq!(pure(&found.levels[2]), [Some(0), Some(1)]);
}

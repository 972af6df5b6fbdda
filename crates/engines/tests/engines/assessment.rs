//! Assessments: beliefs by Bayes' rule, and what a deviation would pay, of textbooks' games and against best responses.

use crate::sequence_form::support::{kuhn, random_general, typed};
use engines::assessment::{Assessment, Verdict};
use engines::exact::rational::{Rational, quotient};
use engines::sequence_form::form::SequenceForm;
use engines::sequence_form::lemke::equilibrium;
use engines::subgame_perfect::subgame_perfect;
use games::tree_game::TreeGame;
use random::Random;

fn share(above: i64, below: i64) -> Rational {
    quotient(above.into(), below.into())
}

/// Behaviour from shares of first actions, where there are two each.
fn halves(game: &TreeGame, first: &[Rational]) -> Vec<Vec<Rational>> {
    let mut first = first.iter();
    let sets = game.sets().iter().map(|set| match set.player() {
        Some(_) => {
            let share = first.next().expect("a share").clone();
            vec![share.clone(), Rational::ONE - share]
        }
        None => Vec::new(),
    });
    sets.collect()
}

fn verdicts(
    game: &TreeGame,
    behaviour: &[Vec<Rational>],
    beliefs: &[Option<Vec<Rational>>],
) -> Vec<Verdict> {
    let check = Assessment::new(game, behaviour, beliefs);
    let sets = 0..game.sets().len();
    let own = sets.filter(|&set| game.sets()[set].player().is_some());
    own.map(|set| check.verdict(set)).collect()
}

const BEER: &str = "?(9/10:strong:1.strong(beer:2.beer(duel:1;0 retreat:3;1) quiche:2.quiche(duel:0;0 retreat:2;1)) \
    1/10:weak:1.weak(beer:2.beer(duel:0;1 retreat:2;0) quiche:2.quiche(duel:1;1 retreat:3;0)))";

#[test]
fn both_drink_beer_if_quiche_is_believed_to_be_weak() {
    // I.-K. Cho and D. Kreps, "Signaling games and stable equilibria" (1987): sets are strong, beer, quiche, weak.
    let game = typed(BEER);
    let behaviour = halves(&game, &[1, 0, 1, 1].map(Rational::from));
    let beliefs = |strong: Rational| {
        let quiche = vec![strong.clone(), Rational::ONE - strong];
        let sets = game.sets().iter();
        sets.map(|set| (set.name == "quiche").then(|| quiche.clone()))
            .collect::<Vec<_>>()
    };
    let found = verdicts(&game, &behaviour, &beliefs(share(1, 4)));
    assert!(
        found
            .iter()
            .all(|verdict| verdict.is_rational() && !verdict.is_wrong())
    );
    assert_eq!(found[1].by_bayes, Some(vec![share(9, 10), share(1, 10)]));
    assert_eq!(found[2].by_bayes, None);
    assert_eq!(found[0].value, Rational::from(3));
    // If quiche is believed to be as strong as ever, nobody would fight for it.
    let found = verdicts(&game, &behaviour, &beliefs(share(9, 10)));
    let wrong: Vec<bool> = found.iter().map(Verdict::is_rational).collect();
    assert_eq!(wrong, [true, true, false, true]);
    assert_eq!(
        (found[2].action, &found[2].value, &found[2].best),
        (1, &share(1, 10), &share(9, 10))
    );
}

#[test]
fn beliefs_that_bayes_does_not_give_are_found() {
    let game = typed(BEER);
    let behaviour = halves(&game, &[1, 0, 1, 0].map(Rational::from));
    let mut beliefs = vec![None; game.sets().len()];
    let beer = game
        .sets()
        .iter()
        .position(|set| set.name == "beer")
        .expect("a set");
    beliefs[beer] = Some(vec![share(1, 2), share(1, 2)]);
    let found = verdicts(&game, &behaviour, &beliefs);
    let wrong: Vec<bool> = found.iter().map(Verdict::is_wrong).collect();
    assert_eq!(wrong, [false, true, false, false]);
    assert_eq!(found[1].by_bayes, Some(vec![Rational::ONE, Rational::ZERO]));
}

#[test]
fn an_empty_threat_fails_where_it_would_be_carried_out() {
    let game = typed("1(out:0;2 in:2(fight:-1;-1 share:1;1))");
    let behaviour = halves(&game, &[1, 1].map(Rational::from));
    let found = verdicts(&game, &behaviour, &[None, None]);
    assert!(found[0].is_rational(), "staying out is best against it");
    assert_eq!(
        (&found[1].value, &found[1].best, found[1].action),
        (&Rational::from(-1), &Rational::ONE, 1)
    );
}

#[test]
fn later_own_decisions_change_with_the_first() {
    // Going in pays only together with the right choice afterwards, which the behaviour does not make.
    let game = typed("1.a(out:1;0 in:2(x:1.b(l:0;0 r:5;0) y:1.c(l:0;0 r:3;0)))");
    let names: Vec<&str> = game.sets().iter().map(|set| set.name.as_str()).collect();
    assert_eq!(names, ["a", "", "b", "c"]);
    let behaviour = halves(
        &game,
        &[Rational::ONE, share(1, 2), Rational::ONE, Rational::ONE],
    );
    let found = verdicts(&game, &behaviour, &[None, None, None, None]);
    assert_eq!(
        (&found[0].value, &found[0].best, found[0].action),
        (&Rational::ONE, &Rational::from(4), 1)
    );
}

#[test]
fn subgame_perfect_equilibria_of_games_without_hidden_moves_are_rational_everywhere() {
    let mut random = Random::stream(71, 0);
    let mut checked = 0;
    for _ in 0..200 {
        let game = random_general(4, &mut random);
        if game.sets().iter().any(|set| set.nodes.len() > 1) {
            continue;
        }
        for one in subgame_perfect(&game).equilibria {
            let mut behaviour: Vec<Vec<Rational>> = game
                .sets()
                .iter()
                .map(|set| vec![Rational::ZERO; set.actions.len()])
                .collect();
            for (set, action) in one.actions {
                behaviour[set][action] = Rational::ONE;
            }
            let beliefs = vec![None; game.sets().len()];
            assert!(
                verdicts(&game, &behaviour, &beliefs)
                    .iter()
                    .all(Verdict::is_rational)
            );
            checked += 1;
        }
    }
    assert!(checked > 50, "{checked}");
}

#[test]
fn equilibria_are_rational_wherever_they_come_to() {
    let mut random = Random::stream(72, 0);
    let games = (0..100)
        .map(|_| random_general(5, &mut random))
        .chain([kuhn(4)]);
    for game in games {
        let form = SequenceForm::new(&game).expect("perfect recall");
        let found = equilibrium(&form).expect("an equilibrium");
        let mut behaviour = vec![Vec::new(); game.sets().len()];
        for (sets, shares) in form.sets.iter().zip(found.behaviour) {
            for (set, shares) in sets.iter().zip(shares) {
                behaviour[set.set] = shares;
            }
        }
        let beliefs = vec![None; game.sets().len()];
        let reached = verdicts(&game, &behaviour, &beliefs);
        let reached = reached.iter().filter(|verdict| verdict.by_bayes.is_some());
        assert!(reached.clone().count() > 0 || game.sets().is_empty() || game.decisions() == 0);
        assert!(reached.clone().all(Verdict::is_rational));
    }
}

//! Trees that are no games, as somebody may draw them.

use games::extensive::{ExtensiveFault, ExtensiveGame, Outcome, Position, Step};

/// A tree, written down.
#[derive(Clone)]
enum Drawn {
    Chance(Vec<(f64, Self)>),
    Decision(usize, &'static str, Vec<(&'static str, Self)>),
    End(Vec<f64>),
}

impl Position for Drawn {
    type InformationSet = &'static str;

    fn step(&self) -> Step<Self> {
        match self {
            Self::Chance(outcomes) => {
                let outcome = |(probability, next): &(f64, Self)| Outcome {
                    name: String::new(),
                    probability: *probability,
                    next: next.clone(),
                };
                Step::Chance(outcomes.iter().map(outcome).collect())
            }
            Self::Decision(player, set, actions) => {
                let action = |(name, next): &(&str, Self)| ((*name).to_owned(), next.clone());
                Step::Decision {
                    player: *player,
                    information_set: set,
                    actions: actions.iter().map(action).collect(),
                }
            }
            Self::End(payoffs) => Step::End(payoffs.clone()),
        }
    }
}

use Drawn::{Chance, Decision, End};

fn end() -> Drawn {
    End(vec![0.0, 0.0])
}

fn choice(player: usize, set: &'static str, next: [Drawn; 2]) -> Drawn {
    let [left, right] = next;
    Decision(player, set, vec![("left", left), ("right", right)])
}

fn fault(players: usize, drawn: &Drawn) -> ExtensiveFault {
    ExtensiveGame::new(players, drawn).unwrap_err()
}

#[test]
fn what_is_right_is_taken() {
    let second = || choice(1, "second", [end(), end()]);
    let game = ExtensiveGame::new(2, &choice(0, "first", [second(), second()])).unwrap();
    assert_eq!((game.len(), game.ends()), (7, 4));
    // An end alone is a game too, though a short one.
    assert_eq!(ExtensiveGame::new(2, &end()).unwrap().len(), 1);
}

#[test]
fn players_and_payoffs_are_counted() {
    assert_eq!(fault(1, &end()), ExtensiveFault::Players(1));
    assert_eq!(fault(5, &end()), ExtensiveFault::Players(5));
    assert_eq!(fault(3, &end()), ExtensiveFault::Payoffs(2));
    let unbounded = End(vec![0.0, f64::NAN]);
    assert_eq!(fault(2, &unbounded), ExtensiveFault::Infinite);
    let (player, players) = (2, 2);
    let stranger = choice(2, "a", [end(), end()]);
    assert_eq!(
        fault(2, &stranger),
        ExtensiveFault::Decider { player, players }
    );
}

#[test]
fn chance_adds_up_to_one() {
    let half = Chance(vec![(0.5, end())]);
    assert_eq!(fault(2, &half), ExtensiveFault::Probabilities(0.5));
    let negative = Chance(vec![(1.5, end()), (-0.5, end())]);
    assert_eq!(fault(2, &negative), ExtensiveFault::Probabilities(1.0));
    assert_eq!(
        fault(2, &Chance(Vec::new())),
        ExtensiveFault::Probabilities(0.0)
    );
    let unknown = fault(2, &Chance(vec![(f64::NAN, end())]));
    assert!(matches!(unknown, ExtensiveFault::Probabilities(sum) if sum.is_nan()));
}

#[test]
fn information_sets_belong_to_one_player_who_can_do_the_same_everywhere() {
    let named = |text: &str| text.to_owned();
    let nothing = Decision(0, "a", Vec::new());
    assert_eq!(fault(2, &nothing), ExtensiveFault::NoActions(named("a")));
    let both = choice(0, "a", [choice(1, "a", [end(), end()]), end()]);
    assert_eq!(fault(2, &both), ExtensiveFault::TwoOwners(named("a")));
    let other = Decision(1, "b", vec![("left", end()), ("up", end())]);
    let differs = choice(0, "a", [choice(1, "b", [end(), end()]), other]);
    assert_eq!(fault(2, &differs), ExtensiveFault::Actions(named("b")));
}

#[test]
fn nobody_forgets() {
    let again = || choice(0, "again", [end(), end()]);
    let drawn = choice(0, "a", [again(), again()]);
    assert_eq!(
        fault(2, &drawn),
        ExtensiveFault::Forgotten("again".to_owned())
    );
    let twice = choice(0, "a", [choice(0, "a", [end(), end()]), end()]);
    assert_eq!(fault(2, &twice), ExtensiveFault::Forgotten("a".to_owned()));
}

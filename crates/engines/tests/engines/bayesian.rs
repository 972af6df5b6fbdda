//! Bayesian games: exact answers that are known, and answers found in another way.

use engines::Status;
use engines::bayesian::agents::OneEquilibrium;
use engines::bayesian::correlated::Correlated;
use engines::bayesian::dominance::{Left, everything, iterated};
use engines::bayesian::extreme::{components, enumeration, strategies};
use engines::bayesian::fault::Wrong;
use engines::bayesian::forms::{strategic, tree};
use engines::bayesian::game::{BayesianGame, Knowledge, Player, State};
use engines::bayesian::library::{self, LIBRARY};
use engines::bayesian::of_tree::{NoBayesianGame, of_tree};
use engines::bayesian::pure::{Search, Settling, Turn, pure_equilibria};
use engines::bayesian::strategies::{
    Strategy, ex_ante, ex_post, interim, is_equilibrium, mean, pure, with_secret_knowledge,
};
use engines::bayesian::text::{read, write};
use engines::equilibria::bimatrix::Bimatrix;
use engines::equilibria::correlated::Correlated as OfMatrix;
use engines::equilibria::extreme::Enumeration;
use engines::exact::rational::{Rational, of_fraction, value};
use engines::sequence_form::form::SequenceForm;
use engines::sequence_form::lemke;
use games::fraction::Fraction;
use games::tree_game::efg;
use games::tree_game::text as tree_text;
use random::Random;

fn fraction(text: &str) -> Rational {
    of_fraction(text.parse().expect("a fraction"))
}

fn typed(text: &str, x: &str) -> BayesianGame {
    read(text, x.parse().expect("a number")).expect("a game")
}

fn game(name: &str) -> BayesianGame {
    typed(library::text(name).expect("a game"), "1/2")
}

/// All extreme equilibria.
fn extreme(game: &BayesianGame) -> Vec<Vec<Strategy>> {
    extreme_of(game, &everything(game))
}

/// All extreme equilibria with these actions.
fn extreme_of(game: &BayesianGame, left: &Left) -> Vec<Vec<Strategy>> {
    let mut all = enumeration(game, left);
    while all.step() == Status::Running {}
    let strategies = |&pair| strategies(game, left, &all, pair);
    all.pairs.iter().map(strategies).collect()
}

/// A game with so many types and actions of each player, payoffs from 0 to `most`, and a prior in which all states are possible.
fn drawn(random: &mut Random, types: &[usize], actions: &[usize], most: u32) -> BayesianGame {
    let names = |count: usize| (0..count).map(|number| number.to_string()).collect();
    let players = types.iter().zip(actions).enumerate();
    let players = players.map(|(number, (&types, &actions))| Player {
        name: number.to_string(),
        types: names(types),
        actions: names(actions),
    });
    let profiles: usize = actions.iter().product();
    let count: usize = types.iter().product();
    let weights: Vec<i64> = (0..count).map(|_| i64::from(random.below(5)) + 1).collect();
    let sum: i64 = weights.iter().sum();
    let state = |(mut number, weight): (usize, i64)| {
        let mut kinds = vec![0; types.len()];
        for (kind, &size) in kinds.iter_mut().zip(types) {
            *kind = number % size;
            number /= size;
        }
        let payoffs = 0..profiles * types.len();
        State {
            probability: Fraction::new(weight, sum),
            types: kinds,
            payoffs: payoffs
                .map(|_| Fraction::whole(random.below(most + 1).into()))
                .collect(),
        }
    };
    BayesianGame {
        players: players.collect(),
        states: weights.into_iter().enumerate().map(state).collect(),
    }
}

/// Osborne, "An Introduction to Game Theory", example 273.1: with one type that wants to meet and one that wants to avoid, the only equilibrium in pure strategies is
/// Bach for Ann, Bach for the friendly Bob, Stravinsky for the other. If Ann takes Bach with q, she is indifferent if the two types together are at Bach with
/// 1/3, so one of them mixes and the other one does not: the friendly one if q makes him indifferent, 1·q = 2(1 − q), q = 2/3; the unfriendly one if 1·(1 − q) = 2q, q = 1/3.
#[test]
fn the_unknown_friend_has_three_equilibria() {
    let game = game("unknown-friend");
    assert_eq!(
        pure_equilibria(&game),
        Some(vec![vec![vec![0], vec![0, 1]]])
    );
    let third = |text: &str| fraction(text);
    let mixed = |a: &str| vec![third(a), Rational::ONE - third(a)];
    let mut found = extreme(&game);
    found.sort();
    let mut expected = vec![
        vec![pure(&[0], 2), pure(&[0, 1], 2)],
        vec![vec![mixed("2/3")], vec![mixed("2/3"), mixed("0")]],
        vec![vec![mixed("1/3")], vec![mixed("0"), mixed("2/3")]],
    ];
    expected.sort();
    assert_eq!(found, expected);
}

/// Gibbons, section 3.1: q1 = (12 − E q2)/2 and q2(c) = (14 − c − q1)/2 with costs 0 and 4 give q1 = 4, q2(0) = 5, q2(4) = 3; these are on the grid.
#[test]
fn a_rival_with_unknown_costs_makes_what_the_formulas_say() {
    let game = game("cournot");
    let all = extreme(&game);
    assert_eq!(all, [vec![pure(&[2], 5), pure(&[3, 1], 5)]]);
    // 4·(12 − 4 − 4), and the mean of 5·(14 − 9) and 3·(10 − 7).
    assert_eq!(ex_ante(&game, &all[0], 0), fraction("16"));
    assert_eq!(ex_ante(&game, &all[0], 1), fraction("17"));
}

/// Akerlof: whatever the buyer offers above 0, the cars that are sold for it are worth less. So nothing but the worst car changes hands, and only for nothing.
#[test]
fn only_lemons_are_sold() {
    let game = game("lemons");
    let all = extreme(&game);
    assert!(all.len() > 1);
    for one in &all {
        assert_eq!(one[0], pure(&[0], 5));
        for kind in [1, 2] {
            assert!(one[1][kind][0].is_zero(), "a good car is not given away");
        }
    }
}

/// Each neighbour investing with probability 1/3: the lowest type waits since investing loses, the next expects at least 1/3 to wait, and so on; from above likewise.
#[test]
fn a_global_game_is_solved_by_dominance() {
    let game = game("global-game");
    let (rounds, left) = iterated(&game);
    assert!(rounds.len() > 1, "it takes more than one round");
    assert!(left.iter().flatten().all(|left| left.len() == 1));
    let all = extreme(&game);
    assert_eq!(all.len(), 1);
    let threshold = pure(&[1, 1, 1, 0, 0, 0], 2);
    assert_eq!(all[0], [threshold.clone(), threshold]);
}

/// Harsanyi: the types that like heads choose heads, the others tails, so both are seen half of the time, however small moods are.
#[test]
fn moods_do_what_mixing_would() {
    for x in ["1/100", "1/10", "1/2"] {
        let game = typed(library::text("purification").expect("a game"), x);
        let all = extreme(&game);
        assert_eq!(all.len(), 1);
        for (player, strategy) in all[0].iter().enumerate() {
            let prior = game.prior(player);
            let heads = strategy
                .iter()
                .zip(&prior)
                .map(|(mixed, part)| &mixed[0] * part);
            let all = heads.fold(Rational::ZERO, |sum, part| sum + part);
            assert_eq!(all, fraction("1/2"));
        }
    }
    // With moods as strong as this, two types play heads against everything.
    let game = typed(library::text("purification").expect("a game"), "1");
    assert!(extreme(&game).iter().all(|one| is_equilibrium(&game, one)));
}

/// Osborne, section 9.3.1, with ε = 1/4: left is best for Bob who knows nothing; by day and by night something else is.
#[test]
fn knowing_hurts_where_others_know_of_it() {
    let game = game("knowing-hurts");
    let now = extreme(&game);
    assert_eq!(now, [vec![pure(&[0], 2), pure(&[2, 1], 3)]]);
    assert_eq!(ex_ante(&game, &now[0], 1), fraction("3/4"));
    let blind = game.with_knowledge(1, Knowledge::Nothing);
    let then = extreme(&blind);
    assert_eq!(then.len(), 1);
    assert_eq!(ex_ante(&blind, &then[0], 1), fraction("2"));
}

#[test]
fn what_everybody_believes_follows_from_the_prior() {
    let game = game("sunspots");
    assert_eq!(game.belief(0, 0, 1), [fraction("4/5"), fraction("1/5")]);
    assert_eq!(game.prior(1), [fraction("1/2"), fraction("1/2")]);
    let knowing = game.with_knowledge(0, Knowledge::Everything);
    assert_eq!(knowing.types(0), 4);
    assert_eq!(knowing.belief(0, 1, 1), [Rational::ZERO, Rational::ONE]);
}

/// Every one passes the test of best responses, each of the pure ones is there, and components and their subsets are made of them.
#[test]
fn extreme_equilibria_are_equilibria_and_all_pure_ones_are_among_them() {
    let mut random = Random::stream(1, 0);
    let drawn = (0..60).map(|number| {
        let most = if number % 2 == 0 { 2 } else { 20 };
        let types = [1 + random.below(3) as usize, 1 + random.below(3) as usize];
        let actions = [1 + random.below(3) as usize, 1 + random.below(3) as usize];
        drawn(&mut random, &types, &actions, most)
    });
    let of_library = LIBRARY.iter().map(|entry| game(entry.name));
    let of_two = of_library.filter(|game| game.players.len() == 2);
    for game in of_two.chain(drawn.collect::<Vec<_>>()) {
        let found = extreme(&game);
        assert!(!found.is_empty());
        assert!(found.iter().all(|one| is_equilibrium(&game, one)));
        for profile in pure_equilibria(&game).expect("a small game") {
            let by_player = profile.iter().enumerate();
            let one: Vec<Strategy> = by_player
                .map(|(player, actions)| pure(actions, game.actions(player)))
                .collect();
            assert!(found.contains(&one), "{profile:?}");
        }
        let mut all = enumeration(&game, &everything(&game));
        while all.step() == Status::Running {}
        let parts = components(&all);
        let pairs: usize = parts.iter().map(|(pairs, _)| pairs.len()).sum();
        assert_eq!(pairs, found.len());
    }
}

/// What mixtures of strategies of the matrix do, type by type.
fn behaviour(game: &BayesianGame, player: usize, mixed: &[Rational]) -> Strategy {
    let (types, actions) = (game.types(player), game.actions(player));
    let mut strategy = vec![vec![Rational::ZERO; actions]; types];
    for (number, part) in mixed.iter().enumerate() {
        let mut rest = number;
        for kind in (0..types).rev() {
            strategy[kind][rest % actions] += part;
            rest /= actions;
        }
    }
    strategy
}

/// An equilibrium of the matrix is one of the game, type by type; and every extreme one is what some extreme one of the matrix does.
#[test]
fn the_matrix_has_the_same_equilibria() {
    let mut random = Random::stream(2, 0);
    for number in 0..40 {
        let most = if number % 2 == 0 { 3 } else { 30 };
        let game = drawn(&mut random, &[2, 2], &[2, 2], most);
        let matrix = strategic(&game).expect("a matrix");
        let bimatrix = Bimatrix::new(&matrix);
        let mut all = Enumeration::new(&bimatrix);
        while all.step() == Status::Running {}
        let of_matrix: Vec<Vec<Strategy>> = all
            .pairs
            .iter()
            .map(|&pair| {
                let [first, second] = all.strategies(pair);
                vec![behaviour(&game, 0, &first), behaviour(&game, 1, &second)]
            })
            .collect();
        assert!(of_matrix.iter().all(|one| is_equilibrium(&game, one)));
        let own = extreme(&game);
        assert!(own.iter().all(|one| of_matrix.contains(one)));
    }
}

/// The tree has an equilibrium by another algorithm, and is read back from its file.
#[test]
fn the_tree_is_the_same_game() {
    let mut random = Random::stream(3, 0);
    let drawn = (0..20).map(|_| drawn(&mut random, &[2, 3], &[3, 2], 9));
    let of_library = ["unknown-friend", "cournot", "public-good", "sunspots"].map(game);
    for game in of_library.into_iter().chain(drawn.collect::<Vec<_>>()) {
        let tree = tree(&game).expect("a tree");
        let again = efg::read(&efg::write(&tree)).expect("a file");
        assert_eq!(efg::write(&again), efg::write(&tree));
        let form = SequenceForm::new(&tree).expect("nobody forgets anything");
        let found = lemke::equilibrium(&form).expect("an equilibrium");
        // Sets are in the order of the states, types in their own.
        let strategy = |player: usize| -> Strategy {
            let order = game.states.iter().map(|state| state.types[player]);
            let mut seen: Vec<usize> = Vec::new();
            for kind in order {
                if !seen.contains(&kind) {
                    seen.push(kind);
                }
            }
            let mut strategy = vec![Vec::new(); game.types(player)];
            for (kind, mixed) in seen.into_iter().zip(&found.behaviour[player]) {
                strategy[kind].clone_from(mixed);
            }
            strategy
        };
        let found_here = [strategy(0), strategy(1)];
        assert!(is_equilibrium(&game, &found_here));
        for player in [0, 1] {
            let payoff = ex_ante(&game, &found_here, player);
            assert_eq!(payoff, found.payoffs[player]);
        }
    }
}

/// A game with types in the order of the states in which they come, as a tree has them, and states in the order of types.
fn in_order(game: &BayesianGame) -> BayesianGame {
    let order = |player: usize| {
        let mut seen: Vec<usize> = Vec::new();
        for state in &game.states {
            if !seen.contains(&state.types[player]) {
                seen.push(state.types[player]);
            }
        }
        seen
    };
    let orders: Vec<Vec<usize>> = (0..game.players.len()).map(order).collect();
    let mut sorted = game.clone();
    for (player, order) in sorted.players.iter_mut().zip(&orders) {
        player.types = order
            .iter()
            .map(|&kind| player.types[kind].clone())
            .collect();
    }
    for state in &mut sorted.states {
        for (kind, order) in state.types.iter_mut().zip(&orders) {
            *kind = order.iter().position(|seen| seen == kind).unwrap();
        }
    }
    sorted
        .states
        .sort_by(|one, other| one.types.cmp(&other.types));
    sorted
}

/// What is made of its tree, even by way of Gambit's file, is the game; and so is what is read of its text.
#[test]
fn trees_and_texts_of_games_are_read_back() {
    let mut random = Random::stream(12, 0);
    let drawn = (0..30).map(|number| {
        let sizes: &[&[usize]] = &[&[2, 3], &[3, 2, 2], &[1, 4], &[6, 6]];
        let types = sizes[number % 4];
        drawn(&mut random, types, &vec![2; types.len()], 9)
    });
    let drawn: Vec<BayesianGame> = drawn.collect();
    let of_library = LIBRARY.iter().map(|entry| typed(entry.text, "1/3"));
    for game in of_library.chain(drawn) {
        let tree = tree(&game).expect("a tree");
        let tree = efg::read(&efg::write(&tree)).expect("a file");
        let found = of_tree(&tree).expect("a Bayesian game");
        assert_eq!(found, in_order(&game));
        let text = write(&found);
        let read = typed(&text, "0");
        assert_eq!(read.states, found.states, "{text}");
        for (read, found) in read.players.iter().zip(&found.players) {
            assert_eq!(read.actions.len(), found.actions.len());
            assert_eq!(read.types.len(), found.types.len());
        }
    }
}

/// A file of the usual form: chance, then both players, the second of whom does not know what chance has done; after them chance decides what is paid.
const FILE: &str = r#"EFG 2 R "A signal" { "Ann" "Bob, the (other)" }
c "" 1 "" { "low 1" 1/4 "high" 3/4 } 0
p "" 1 1 "is 1" { "a" "b" } 0
p "" 2 1 "" { "c" "d" } 0
t "" 1 "" { 1, 2 }
c "" 2 "" { "up" 1/2 "down" 1/2 } 0
t "" 2 "" { 8, 0 }
t "" 3 "" { 0, 4 }
p "" 2 1 "" { "c" "d" } 0
t "" 4 "" { 3, 1 }
t "" 5 "" { 0, 0 }
p "" 1 2 "is 2" { "a" "B" } 0
p "" 2 1 "" { "c" "d" } 0
t "" 6 "" { 0, 5 }
t "" 7 "" { 1, 1 }
p "" 2 1 "" { "c" "d" } 0
t "" 8 "" { 2, 2 }
t "" 9 "" { 7, 3 }
"#;

#[test]
fn a_file_becomes_a_game_and_names_lose_what_divides_them() {
    let found = of_tree(&efg::read(FILE).expect("a tree")).expect("a game");
    assert_eq!(
        write(&found),
        "Ann (is-1 1/4, is-2 3/4): a, b/B\nBob the other: c, d\n\
         payoffs is-1:\n1:2, 4:2\n3:1, 0:0\npayoffs is-2:\n0:5, 1:1\n2:2, 7:3"
    );
}

/// Two types whose names differ by a space alone stay two.
#[test]
fn names_that_become_the_same_are_told_apart() {
    let mut of = game("unknown-friend");
    of.players[1].types = ["no friend", "no-friend"].map(str::to_owned).to_vec();
    let text = write(&of);
    assert_eq!(typed(&text, "0").states, of.states, "{text}");
}

/// Chance may move as often as it likes before anybody acts, however deep that makes the tree.
#[test]
fn a_deep_tree_needs_no_stack() {
    let depth = 100_000;
    let game = "?(1/2:1.a(l:2.f(l:1;0 r:0;1) r:2.f(l:0;1 r:1;0)) 1/2:1.b(l:2.f(l:1;0 r:0;1) r:2.f(l:0;1 r:1;0)))";
    let text = format!("{}{game}{}", "?(1:".repeat(depth), ")".repeat(depth));
    let deep = tree_text::read(&text, String::new(), &[]).expect("a tree");
    let flat = tree_text::read(game, String::new(), &[]).expect("a tree");
    assert_eq!(of_tree(&deep), of_tree(&flat));
    assert_eq!(of_tree(&flat).map(|game| game.states.len()), Ok(2));
}

#[test]
fn other_trees_are_told_why_they_are_no_bayesian_games() {
    let of = |file: &str| of_tree(&efg::read(file).expect("a tree"));
    // Bob sees what Ann has done.
    let sees = FILE.replacen("p \"\" 2 1", "p \"\" 2 2", 1);
    assert_eq!(
        of(&sees),
        Err(NoBayesianGame::Sees("Bob, the (other)".to_owned()))
    );
    // Bob does not act everywhere.
    let once = FILE.replace(
        "p \"\" 2 1 \"\" { \"c\" \"d\" } 0\nt \"\" 8 \"\" { 2, 2 }\nt \"\" 9",
        "t \"\" 9",
    );
    assert_eq!(
        of(&once),
        Err(NoBayesianGame::Times("Bob, the (other)".to_owned()))
    );
    // Ann's types may do different numbers of things.
    let third = FILE.replace("\"B\" } 0", "\"B\" \"C\" } 0");
    let third = format!(
        "{third}p \"\" 2 1 \"\" {{ \"c\" \"d\" }} 0\nt \"\" 10 \"\" {{ 2, 2 }}\nt \"\" 11 \"\" {{ 0, 0 }}\n"
    );
    assert_eq!(of(&third), Err(NoBayesianGame::Actions("Ann".to_owned())));
    let plain = "EFG 2 R \"\" { \"A\" \"B\" }\np \"\" 1 1 \"\" { \"l\" \"r\" } 0\n\
                 p \"\" 2 1 \"\" { \"l\" \"r\" } 0\nt \"\" 1 \"\" { 1, 2 }\nt \"\" 2 \"\" { 1, 2 }\n\
                 p \"\" 2 1 \"\" { \"l\" \"r\" } 0\nt \"\" 3 \"\" { 1, 2 }\nt \"\" 4 \"\" { 1, 2 }\n";
    assert_eq!(of(plain), Err(NoBayesianGame::Complete));
}

/// Whether a profile of pure strategies is an equilibrium, from the definition alone.
fn is_stable(game: &BayesianGame, profile: &[Vec<usize>]) -> bool {
    let by_player = profile.iter().enumerate();
    let strategies: Vec<Strategy> = by_player
        .map(|(player, actions)| pure(actions, game.actions(player)))
        .collect();
    is_equilibrium(game, &strategies)
}

/// All profiles of pure strategies.
fn all_profiles(game: &BayesianGame) -> Vec<Vec<Vec<usize>>> {
    let mut all = vec![Vec::new()];
    for player in 0..game.players.len() {
        let mut own = vec![Vec::new()];
        for _ in 0..game.types(player) {
            let longer = |actions: &Vec<usize>| {
                let next = 0..game.actions(player);
                let longer = next.map(|action| [actions.clone(), vec![action]].concat());
                longer.collect::<Vec<_>>()
            };
            own = own.iter().flat_map(longer).collect();
        }
        let longer = |profile: &Vec<Vec<usize>>| {
            let with = own
                .iter()
                .map(|own| [profile.clone(), vec![own.clone()]].concat());
            with.collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

#[test]
fn pure_equilibria_of_two_and_three_are_those_of_the_definition() {
    let mut random = Random::stream(4, 0);
    for number in 0..30 {
        let game = match number % 2 {
            0 => drawn(&mut random, &[2, 3], &[2, 2], 2),
            _ => drawn(&mut random, &[2, 1, 2], &[2, 3, 2], 2),
        };
        let mut found = pure_equilibria(&game).expect("a small game");
        found.sort();
        let mut search = Search::new(&game, &iterated(&game).1).expect("a small game");
        while search.step() == Status::Running {}
        let mut without = search.found().to_vec();
        without.sort();
        assert_eq!(found, without, "nothing is lost without dominated actions");
        let all = all_profiles(&game).into_iter();
        let expected: Vec<_> = all.filter(|profile| is_stable(&game, profile)).collect();
        assert_eq!(found, expected);
    }
}

/// What is certain is near: no action pays any type more than what it does, up to the radius.
#[test]
fn one_equilibrium_of_three_is_found_where_none_is_pure() {
    let mut random = Random::stream(5, 0);
    let mut found = 0;
    for _ in 0..60 {
        let game = drawn(&mut random, &[2, 1, 2], &[2, 2, 2], 9);
        if !pure_equilibria(&game).expect("a small game").is_empty() {
            continue;
        }
        let mut search = OneEquilibrium::new(&game).expect("a small game");
        while search.step() == Status::Running {}
        let (near, radius) = search.equilibrium().expect("an equilibrium");
        let rational = |part: &f64| Rational::try_from(*part).expect("a number");
        let strategies: Vec<Strategy> = near
            .iter()
            .map(|types| {
                let mixed = types
                    .iter()
                    .map(|mixed| mixed.iter().map(rational).collect());
                mixed.collect()
            })
            .collect();
        for player in 0..3 {
            let payoffs = interim(&game, &strategies, player);
            for (payoffs, mixed) in payoffs.iter().zip(&strategies[player]) {
                let got = value(&mean(payoffs, mixed));
                let most = payoffs.iter().map(value).fold(f64::NEG_INFINITY, f64::max);
                // A payoff of at most 9 changes by 9 a probability, of which there are ten.
                assert!(
                    most - got <= 180.0 * radius + 1e-12,
                    "{most} {got} {radius}"
                );
            }
        }
        found += 1;
    }
    assert!(found >= 3, "{found}");
}

#[test]
fn a_larger_game_of_three_settles() {
    let text = "A (1 1/4, 2 1/4, 3 1/4, 4 1/4): 1, 2, 3, 4, 5
B (1 1/4, 2 1/4, 3 1/4, 4 1/4): 1, 2, 3, 4, 5
C (1 1/4, 2 1/4, 3 1/4, 4 1/4): 1, 2, 3, 4, 5
payoff A = a1 * (16 - a1 - a2 - a3 - t1)
payoff B = a2 * (16 - a1 - a2 - a3 - t2)
payoff C = a3 * (16 - a1 - a2 - a3 - t3)";
    let game = typed(text, "0");
    assert_eq!(pure_equilibria(&game), None, "too many to try");
    let mut settling = Settling::new(&game);
    let found = loop {
        match settling.step() {
            Turn::Changed => {}
            Turn::Settled(profile) => break profile,
            Turn::GivenUp => panic!("there is an equilibrium"),
        }
    };
    assert!(is_stable(&game, &found));
}

#[test]
fn dominated_actions_are_in_no_equilibrium() {
    let mut random = Random::stream(6, 0);
    let mut gone = 0;
    for _ in 0..60 {
        let game = drawn(&mut random, &[2, 2], &[3, 3], 9);
        let (rounds, left) = iterated(&game);
        gone += rounds.iter().map(Vec::len).sum::<usize>();
        let mut all = extreme(&game);
        let mut without = extreme_of(&game, &left);
        all.sort();
        without.sort();
        assert_eq!(all, without, "nothing is lost without dominated actions");
        for one in all {
            for (types, left) in one.iter().zip(&left) {
                for (mixed, left) in types.iter().zip(left) {
                    let used = (0..mixed.len()).filter(|&action| !mixed[action].is_zero());
                    assert!(used.into_iter().all(|action| left.contains(&action)));
                }
            }
        }
        // Against every strategy of the others' types, what dominates pays more: here those in which all others' types do the same.
        for dominated in rounds.first().into_iter().flatten() {
            let other = 1 - dominated.player;
            for action in 0..3 {
                let mut strategies = vec![Vec::new(); 2];
                strategies[other] = pure(&[action, action], 3);
                strategies[dominated.player] = pure(&[0, 0], 3);
                let payoffs = &interim(&game, &strategies, dominated.player)[dominated.kind];
                assert!(mean(payoffs, &dominated.by) > payoffs[dominated.action]);
            }
        }
    }
    assert!(gone > 20);
}

fn correlated(game: &BayesianGame) -> Vec<Vec<Rational>> {
    let mut search = Correlated::new(game).expect("a small game");
    while search.step() == Status::Running {}
    search.found
}

/// A mediator can tell everybody to do what they do in an equilibrium, so is never worse; with one type each it is what correlated equilibria are.
#[test]
fn a_mediator_can_do_what_equilibria_do() {
    let sum = |payoffs: &[Rational]| {
        payoffs
            .iter()
            .fold(Rational::ZERO, |sum, payoff| sum + payoff)
    };
    let mut random = Random::stream(7, 0);
    for _ in 0..25 {
        let game = drawn(&mut random, &[2, 2], &[2, 2], 9);
        let found = correlated(&game);
        assert_eq!(found.len(), 4);
        for one in extreme(&game) {
            let payoffs = [0, 1].map(|player| ex_ante(&game, &one, player));
            assert!(sum(&found[0]) >= sum(&payoffs));
            assert!(found[1][0] >= payoffs[0] && found[2][1] >= payoffs[1]);
            assert!(sum(&found[3]) <= sum(&payoffs));
        }
        let single = drawn(&mut random, &[1, 1], &[3, 3], 9);
        let matrix = strategic(&single).expect("a matrix");
        let mut of_matrix = OfMatrix::new(&Bimatrix::new(&matrix));
        while of_matrix.step() == Status::Running {}
        let found = correlated(&single);
        let best = &of_matrix.best;
        assert_eq!(sum(&found[0]), sum(&best[0].payoffs));
        assert_eq!(found[1][0], best[1].payoffs[0]);
        assert_eq!(found[2][1], best[2].payoffs[1]);
        assert_eq!(sum(&found[3]), sum(&best[3].payoffs));
    }
}

#[test]
fn payoffs_before_at_and_after_knowing_agree_and_a_secret_never_hurts() {
    let mut random = Random::stream(8, 0);
    for _ in 0..20 {
        let game = drawn(&mut random, &[2, 3], &[2, 2], 9);
        for one in extreme(&game) {
            for player in [0, 1] {
                let before = ex_ante(&game, &one, player);
                let after = game.states.iter().fold(Rational::ZERO, |sum, state| {
                    sum + of_fraction(state.probability) * ex_post(&game, state, &one, player)
                });
                assert_eq!(before, after);
                assert!(with_secret_knowledge(&game, &one, player) >= before);
            }
        }
    }
}

/// What is wrong, and the part of the text that is.
fn wrong(text: &str) -> (Wrong, &str) {
    let fault = read(text, Fraction::new(1, 2)).expect_err(text);
    let part = text.get(fault.place.clone()).expect("a part of the text");
    (fault.what, part)
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let players = "Ann: a, b\nBob (s 1/2, w 1/2): c, d\n";
    let with = |rest: &str| format!("{players}{rest}");
    assert_eq!(wrong(" # nothing\n").0, Wrong::Empty);
    assert_eq!(wrong("Ann: a, b").0, Wrong::Players(1));
    let text = "Ann: a, b\nBob (s 1/2, w 1/3): c, d\npayoffs: 1:1, 1:1; 1:1, 1:1";
    let (what, part) = wrong(text);
    assert_eq!(what, Wrong::Sum(Fraction::new(5, 6)));
    assert_eq!(part, "Bob (s 1/2, w 1/3): c, d");
    let (what, part) = wrong("Ann: a, b\nBob (s 1, w 0): c, d\n");
    assert_eq!((what, part), (Wrong::Impossible("w".into()), "0"));
    let (what, part) = wrong("Ann: a, b\nBob (s 3/2, w -1/2): c, d\n");
    assert_eq!(
        (what, part),
        (Wrong::Probability(Fraction::new(3, 2)), "3/2")
    );
    let (what, part) = wrong("Ann: a, b\nBob (s, w): c, d\n");
    assert_eq!((what, part), (Wrong::NoProbability("s".into()), "s"));
    let (what, part) = wrong("Ann: a, a\nBob: c\n");
    assert_eq!((what, part), (Wrong::NameTwice("a".into()), "a"));
    let (what, _) = wrong("Ann: a, b, c, d, e, f\nBob: c\n");
    assert!(matches!(what, Wrong::Actions { found: 6, .. }));
    let (what, _) = wrong("Ann (1, 2, 3, 4, 5, 6, 7): a\nBob: c\n");
    assert!(matches!(what, Wrong::Types { found: 7, .. }));
    assert_eq!(wrong("Ann (s 1/2: a\nBob: c\n").0, Wrong::NotClosed);
    let text = with("payoffs: 1:1, 1:1");
    assert!(matches!(
        wrong(&text).0,
        Wrong::Size {
            part: "row",
            found: 1,
            wanted: 2,
            ..
        }
    ));
    let text = with("payoffs: 1:1, 1:1; 1:1");
    assert!(matches!(
        wrong(&text).0,
        Wrong::Size {
            part: "cell",
            found: 1,
            ..
        }
    ));
    let text = with("payoffs: 1:1, 1:1; 1:1, 1");
    let (what, part) = wrong(&text);
    assert!(matches!(
        what,
        Wrong::Cell {
            found: 1,
            wanted: 2
        }
    ));
    assert_eq!(part, "1");
    let text = with("payoffs s: 1:1, 1:1; 1:1, 1:1");
    assert_eq!(wrong(&text).0, Wrong::NoPayoffs("w".into()));
    let text = with("payoffs s: 1:1, 1:1; 1:1, 1:1\npayoffs: 1:1, 1:1; 1:1, 1:1");
    assert_eq!(wrong(&text).0, Wrong::PayoffsTwice);
    let text = with("payoffs z: 1:1, 1:1; 1:1, 1:1");
    assert_eq!(wrong(&text), (Wrong::UnknownType("z".into()), "z"));
    let text = with("payoff Zoe = 1");
    assert_eq!(wrong(&text), (Wrong::UnknownPlayer("Zoe".into()), "Zoe"));
    let text = with("payoffs: 1:1, 1:1; 1:1, 1:y");
    let (what, part) = wrong(&text);
    assert!(matches!(what, Wrong::Formula(_)));
    assert_eq!(part, "y");
    let text = with("payoff Ann = 1/(x - 1/2)\npayoff Bob = 1");
    let (what, part) = wrong(&text);
    assert!(matches!(what, Wrong::NotExact { .. }));
    assert_eq!(part, "1/(x - 1/2)");
    let text = with("payoff Ann = sqrt(2)\npayoff Bob = 1");
    assert!(matches!(wrong(&text).0, Wrong::NotExact { .. }));
    let text = with("prior: 1/2, 1/2\npayoff Ann = 1\npayoff Bob = 1");
    assert_eq!(wrong(&text).0, Wrong::TwoPriors);
    let text = with("payoff Ann = 1\nCarl: a, b");
    assert!(matches!(wrong(&text).0, Wrong::Line(_)));
    let joint = "Ann (s, w): a\nBob (s, w): c\nprior: 1/2, 1/2; 0, 0\npayoffs: 1:1";
    assert_eq!(wrong(joint).0, Wrong::Impossible("w".into()));
    let joint = "Ann (s, w): a\nBob (s, w): c\nprior: 1/2, 1/4; 0, 1/4\npayoffs s: 1:1";
    assert_eq!(wrong(joint).0, Wrong::WhoseType("s".into()));
    assert!(read(&joint.replace("payoffs s", "payoffs s, s"), Fraction::ZERO).is_err());
}

#[test]
fn names_and_probabilities_are_told_apart() {
    let of = |types: &str| typed(&format!("A: l\nB ({types}): c\npayoffs: 1:1"), "1/4");
    let prior = |types: &str| {
        let game = of(types);
        let prior = game
            .prior(1)
            .iter()
            .map(Rational::to_string)
            .collect::<Vec<_>>();
        (game.players[1].types.clone(), prior)
    };
    let named = |names: [&str; 2], prior: [&str; 2]| {
        (
            names.map(str::to_owned).to_vec(),
            prior.map(str::to_owned).to_vec(),
        )
    };
    assert_eq!(prior("s x, w 1 - x"), named(["s", "w"], ["1/4", "3/4"]));
    assert_eq!(
        prior("very strong 1 / 2, weak (1/2)"),
        named(["very strong", "weak"], ["1/2", "1/2"])
    );
    assert_eq!(prior("1 1/2, -1 1/2"), named(["1", "-1"], ["1/2", "1/2"]));
    // A mark at the beginning, a remark, and capitals.
    let game = typed(
        "\u{feff}A: l, r # two\nB: c # one\nPAYOFF A, B = 1 – x",
        "1/4",
    );
    assert_eq!(game.players[0].name, "A");
    assert_eq!(game.players[0].actions, ["l", "r"]);
    assert_eq!(game.states[0].payoffs, [Fraction::new(3, 4); 4]);
}

#[test]
fn what_formulas_could_misread_is_refused() {
    let with = |names: &str, rest: &str| format!("A: {names}\nB (s 1/2, w 1/2): c, d\n{rest}");
    let formulas = "payoff A = a1\npayoff B = 1";
    assert_eq!(
        wrong(&with("x, y", formulas)).0,
        Wrong::Reserved("x".into())
    );
    assert_eq!(
        wrong(&with("a, e", formulas)).0,
        Wrong::Reserved("e".into())
    );
    assert_eq!(wrong(&with("1, two", formulas)).0, Wrong::MixedNames);
    // Tables do not look at names.
    let table = "payoffs: 1:1, 1:1; 1:1, 1:1";
    assert!(read(&with("x, e", table), Fraction::ZERO).is_ok());
    let both = format!("{table}\npayoff A = 5");
    assert_eq!(wrong(&with("l, r", &both)), (Wrong::NeverUsed, "5"));
    let text = with("l, r", "payoff A = 12345678901234567\npayoff B = 1");
    assert_eq!(wrong(&text), (Wrong::Digits, "12345678901234567"));
    let text = "A: l\nB (s, w): c\nprior = if(a1 = 0, 1/2, 1/2)\npayoffs: 1:1";
    assert_eq!(wrong(text).0, Wrong::NoMeaning("a1".into()));
    let text = "A: l\nB (s, w): c\nprior: 1/2, 1/2\nprior: 1/2, 1/2\npayoffs: 1:1";
    assert_eq!(wrong(text).0, Wrong::SecondPrior);
    let text = with("l, r", "payoffs: 1:1, 1:1; 1:1, 1:1 | 1:1, 1:1; 1:1, 1:1");
    assert_eq!(wrong(&text).0, Wrong::NoThird);
    assert_eq!(wrong("prior: 1\nA: l").0, Wrong::Players(0));
}

/// No text makes it panic, and a place is always inside.
#[test]
fn damaged_texts_are_refused_or_read() {
    let mut random = Random::stream(9, 0);
    let signs: Vec<char> = "()|;:,=#ax1/2 \n−é-".chars().collect();
    for _ in 0..3_000 {
        let entry = &LIBRARY[random.below(LIBRARY.len() as u32) as usize];
        let mut text: Vec<char> = entry.text.chars().collect();
        for _ in 0..=random.below(3) {
            let at = random.below(text.len() as u32) as usize;
            match random.below(3) {
                0 => drop(text.remove(at)),
                1 => text[at] = signs[random.below(signs.len() as u32) as usize],
                _ => text.insert(at, signs[random.below(signs.len() as u32) as usize]),
            }
        }
        let text: String = text.into_iter().collect();
        match read(&text, Fraction::new(1, 2)) {
            Ok(game) => assert!(
                game.states
                    .iter()
                    .all(|state| { state.payoffs.len() == game.profiles() * game.players.len() })
            ),
            Err(fault) => assert!(text.get(fault.place).is_some()),
        }
    }
}

#[test]
fn formulas_are_worked_out_in_fractions() {
    let formula = |text: &str| {
        let game = typed(
            &format!("Ann: 1, 2\nBob: 1\npayoff Ann = {text}\npayoff Bob = 0"),
            "1/3",
        );
        game.payoff(&game.states[0], 1, 0).to_string()
    };
    assert_eq!(formula("0.1 + 0.2"), "3/10");
    assert_eq!(formula("x * 3 - a1"), "-1");
    assert_eq!(formula("(2/3)^a1"), "4/9");
    assert_eq!(formula("2^(-2)"), "1/4");
    assert_eq!(formula("sqrt(4/9)"), "2/3");
    assert_eq!(formula("floor(-5/2)"), "-3");
    assert_eq!(formula("round(-5/2) + round(5/2)"), "0");
    assert_eq!(formula("round(-7/3)"), "-2");
    assert_eq!(formula("abs(−3) + min(1, 2) + max(1/2, 1/3)"), "9/2");
    assert_eq!(formula("if(a1 > 0, exp(0), log(0))"), "1");
}

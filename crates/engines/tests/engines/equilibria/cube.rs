//! All equilibria of three players with two actions each, exactly.

use super::support::typed;
use core::cmp::Ordering;
use engines::Status;
use engines::equilibria::several::cube::piece::{OTHERS, Piece, Point};
use engines::equilibria::several::cube::{Component, components, payoffs};
use engines::equilibria::several::{Equilibrium, Search};
use engines::exact::rational::{Rational, of_fraction};
use engines::exact::surd::Surd;
use games::fraction::Fraction;
use games::strategic::StrategicGame;
use games::strategic::library::find;
use games::strategic::text::Reading;
use random::Random;

/// A game from what each profile pays, the last player's action changing fastest.
fn game_of(payoffs: &[[i64; 3]; 8]) -> StrategicGame {
    let names = |names: [&str; 3]| names.map(str::to_owned).to_vec();
    StrategicGame::new(
        String::new(),
        names(["1", "2", "3"]),
        vec![vec!["a".to_owned(), "b".to_owned()]; 3],
        payoffs
            .iter()
            .flatten()
            .map(|&payoff| Fraction::whole(payoff))
            .collect(),
    )
    .expect("a game")
}

/// A game in which a player's first action pays so much beyond the second, which pays 0: by player, for the others' actions in order.
fn game_of_gains(gains: [[i64; 4]; 3]) -> StrategicGame {
    let mut payoffs = [[0; 3]; 8];
    for (profile, payoffs) in payoffs.iter_mut().enumerate() {
        let actions = [profile / 4, profile / 2 % 2, profile % 2];
        for (player, payoff) in payoffs.iter_mut().enumerate() {
            let [one, other] = OTHERS[player].map(|other| actions[other]);
            if actions[player] == 0 {
                *payoff = gains[player][2 * one + other];
            }
        }
    }
    game_of(&payoffs)
}

fn random_payoffs(least: i64, most: i64, random: &mut Random) -> [[i64; 3]; 8] {
    let integers = (most - least + 1) as u32;
    [(); 8].map(|()| [(); 3].map(|()| least + i64::from(random.below(integers))))
}

fn fraction(above: i64, below: i64) -> Rational {
    of_fraction(Fraction::new(above, below))
}

fn point(at: [(i64, i64); 3]) -> Point {
    at.map(|(above, below)| fraction(above, below).into())
}

/// Whether nobody gains by another action, by going through all profiles.
fn is_equilibrium(game: &StrategicGame, point: &Point) -> bool {
    let one = Surd::from(Rational::ONE);
    let minus = Surd::from(Rational::from(-1));
    let rest = |share: &Surd| one.plus(&minus.times(share));
    let value = |player: usize, own: usize| {
        let mut sum = Surd::from(Rational::ZERO);
        for profile in 0..8 {
            let actions = game.actions_of(profile);
            if actions[player] != own {
                continue;
            }
            let mut weight: Surd = of_fraction(game.payoff(profile, player)).into();
            for other in (0..3).filter(|&other| other != player) {
                let share = &point[other];
                weight = weight.times(&if actions[other] == 0 {
                    share.clone()
                } else {
                    rest(share)
                });
            }
            sum = sum.plus(&weight);
        }
        sum
    };
    (0..3).all(|player| {
        let [first, second] = [0, 1].map(|own| value(player, own));
        let gain = first.plus(&minus.times(&second)).sign();
        let share = &point[player];
        let is_share = share.sign().is_ge() && rest(share).sign().is_ge();
        let uses_first = share.sign().is_gt();
        let uses_second = rest(share).sign().is_gt();
        is_share && (!uses_first || gain.is_ge()) && (!uses_second || gain.is_le())
    })
}

/// All fractions of the unit interval with denominators up to 6.
fn shares() -> Vec<Rational> {
    let all = (1..=6).flat_map(|below| (0..=below).map(move |above| fraction(above, below)));
    let mut shares: Vec<Rational> = all.collect();
    shares.sort();
    shares.dedup();
    shares
}

/// Profiles of a grid that are equilibria, in whole numbers: 60 is a multiple of all denominators up to 6.
fn of_grid(payoffs: &[[i64; 3]; 8]) -> Vec<Point> {
    let sixtieths: Vec<i64> = (0..=60)
        .filter(|share| (1..=6).any(|below| share * below % 60 == 0))
        .collect();
    assert_eq!(sixtieths.len(), shares().len());
    let mut found = Vec::new();
    for &x in &sixtieths {
        for &y in &sixtieths {
            for &z in &sixtieths {
                let at = [x, y, z];
                let gain = |player: usize| -> i64 {
                    let part = |profile: usize| {
                        let actions = [profile / 4, profile / 2 % 2, profile % 2];
                        let shares = OTHERS[player].map(|other| match actions[other] {
                            0 => at[other],
                            _ => 60 - at[other],
                        });
                        let sign = if actions[player] == 0 { 1 } else { -1 };
                        sign * payoffs[profile][player] * shares[0] * shares[1]
                    };
                    (0..8).map(part).sum()
                };
                let is_best = |player: usize| match gain(player) {
                    0 => true,
                    more if more > 0 => at[player] == 60,
                    _ => at[player] == 0,
                };
                if (0..3).all(is_best) {
                    found.push(point(at.map(|share| (share, 60))));
                }
            }
        }
    }
    found
}

/// Corners of a piece, and some points between.
fn samples(piece: &Piece) -> Vec<Point> {
    let mut samples = piece.corners();
    match piece {
        Piece::Point(_) => {}
        Piece::Curve(curve) => {
            let [low, high] = &curve.range;
            for part in shares() {
                let t = low + (high - low) * part;
                samples.push(curve.at(&t.into()).expect("a profile"));
            }
        }
        Piece::Region(region) => {
            let [x, y, z] = region.sides.each_ref().map(|[low, high]| {
                let inside = shares().into_iter().map(|part| low + (high - low) * part);
                let mut all: Vec<Rational> = inside.collect();
                all.dedup();
                all
            });
            for x in &x {
                for y in &y {
                    for z in &z {
                        samples.push([x, y, z].map(|part| part.clone().into()));
                    }
                }
            }
        }
    }
    samples.retain(|point| piece.has(point));
    samples
}

/// Nothing is said that is not so: every piece consists of equilibria, no component has a point of another, and there is a component.
fn assert_sound(game: &StrategicGame, found: &[Component]) {
    assert!(!found.is_empty(), "every game has an equilibrium");
    for (number, component) in found.iter().enumerate() {
        for piece in component {
            let samples = samples(piece);
            assert!(samples.len() >= piece.corners().len().max(1));
            for point in samples {
                assert!(is_equilibrium(game, &point), "{game:?} {piece:?} {point:?}");
                let others = found.iter().enumerate();
                for (_, other) in others.filter(|&(other, _)| other != number) {
                    assert!(!other.iter().any(|piece| piece.has(&point)), "{game:?}");
                }
            }
        }
    }
}

/// Nothing of a grid is left out.
fn assert_complete(payoffs: &[[i64; 3]; 8], found: &[Component]) {
    for point in of_grid(payoffs) {
        let mut pieces = found.iter().flatten();
        assert!(
            pieces.any(|piece| piece.has(&point)),
            "{payoffs:?} {point:?}"
        );
    }
}

#[test]
fn pieces_consist_of_equilibria_and_no_equilibrium_of_a_grid_is_left_out() {
    let mut random = Random::stream(61, 0);
    let (mut curves, mut regions) = (0, 0);
    for (least, most, count) in [(-2, 2, 120), (-1, 1, 200), (0, 1, 200)] {
        for _ in 0..count {
            let payoffs = random_payoffs(least, most, &mut random);
            let game = game_of(&payoffs);
            let found = components(&game);
            assert_sound(&game, &found);
            assert_complete(&payoffs, &found);
            for piece in found.iter().flatten() {
                match piece {
                    Piece::Point(_) => {}
                    Piece::Curve(curve) => curves += usize::from(!curve.is_segment()),
                    Piece::Region(_) => regions += 1,
                }
            }
        }
    }
    assert!(curves > 0 && regions > 0);
}

/// What a piece is, in a word.
fn kind(piece: &Piece) -> &'static str {
    match piece {
        Piece::Point(_) => "point",
        Piece::Curve(curve) if curve.is_segment() => "segment",
        Piece::Curve(_) => "curve",
        Piece::Region(region) if region.dimensions() == 3 => "cube",
        Piece::Region(region) if region.fixed().is_some() => "area",
        Piece::Region(_) => "surface",
    }
}

/// The kinds of the pieces of each component, sorted.
fn kinds(game: &StrategicGame) -> Vec<Vec<&'static str>> {
    let found = components(game);
    let kinds = found.iter().map(|component| {
        let mut kinds: Vec<_> = component.iter().map(kind).collect();
        kinds.sort_unstable();
        kinds
    });
    let mut kinds: Vec<_> = kinds.collect();
    kinds.sort();
    kinds
}

/// The same game with players in another order, and the two actions of some exchanged.
fn relabelled(payoffs: &[[i64; 3]; 8], order: [usize; 3], exchanged: [usize; 3]) -> StrategicGame {
    let mut other = [[0; 3]; 8];
    for (profile, paid) in payoffs.iter().enumerate() {
        let actions = [profile / 4, profile / 2 % 2, profile % 2];
        let moved = order.map(|player| actions[player] ^ exchanged[player]);
        other[4 * moved[0] + 2 * moved[1] + moved[2]] = order.map(|player| paid[player]);
    }
    game_of(&other)
}

#[test]
fn names_and_the_order_of_players_and_actions_change_nothing() {
    let mut random = Random::stream(62, 0);
    for _ in 0..150 {
        let payoffs = random_payoffs(-1, 1, &mut random);
        let kinds_of = kinds(&game_of(&payoffs));
        for (order, exchanged) in [
            ([0, 2, 1], [0, 0, 0]),
            ([1, 2, 0], [1, 0, 0]),
            ([2, 1, 0], [0, 1, 1]),
            ([0, 1, 2], [1, 1, 1]),
        ] {
            let other = relabelled(&payoffs, order, exchanged);
            assert_eq!(
                kinds(&other),
                kinds_of,
                "{payoffs:?} {order:?} {exchanged:?}"
            );
        }
    }
}

/// Whether a profile of the interval search lies in a piece, nearly.
fn is_near(piece: &Piece, found: &Equilibrium) -> bool {
    const NEAR: f64 = 1e-9;
    let at = [0, 1, 2].map(|player| found.strategies[player][0]);
    let is_near = |point: &Point| {
        let mut pairs = point.iter().zip(at);
        pairs.all(|(exact, number)| (exact.value() - number).abs() <= found.radius + NEAR)
    };
    let exact = |number: f64| Surd::from(Rational::try_from(number).expect("a number"));
    match piece {
        Piece::Point(point) => is_near(point),
        Piece::Curve(curve) => {
            let on_it = curve.at(&exact(at[curve.along]));
            let ends = piece.corners();
            on_it.iter().chain(&ends).any(|point| {
                let is_there = curve.reaches(&point[curve.along]);
                is_there && is_near(point)
            })
        }
        Piece::Region(region) => {
            let is_beside = |(side, number): (&[Rational; 2], f64)| {
                let [low, high] = side.each_ref().map(|end| Surd::from(end.clone()).value());
                low - NEAR <= number && number <= high + NEAR
            };
            let mut sides = region.sides.iter().zip(at);
            let holds = region.conditions.iter().all(|condition| {
                let [one, other] = OTHERS[condition.player].map(|other| exact(at[other]));
                let gain = condition.gain.at([&one, &other]);
                gain.sign() == condition.sign || gain.value().abs() <= NEAR
            });
            sides.all(is_beside) && holds
        }
    }
}

fn searched(game: &StrategicGame) -> Search {
    let mut search = Search::new(game);
    while search.step() == Status::Running {}
    search
}

#[test]
fn every_equilibrium_that_the_search_finds_lies_in_a_piece() {
    let mut random = Random::stream(63, 0);
    let (mut certified, mut corners) = (0, 0);
    for (least, most, count) in [(-2, 2, 60), (-1, 1, 20), (0, 20, 30)] {
        for _ in 0..count {
            let game = game_of(&random_payoffs(least, most, &mut random));
            let found = components(&game);
            let search = searched(&game);
            for one in search.found().iter().filter(|one| one.is_certified) {
                certified += 1;
                let mut pieces = found.iter().flatten();
                assert!(pieces.any(|piece| is_near(piece, one)), "{game:?} {one:?}");
            }
            // Families are exact, and one component has all of each.
            for family in search.families() {
                let profiles = family.vertices.iter().map(|own| family.profile(own));
                let firsts = |profile: Vec<Vec<Rational>>| {
                    [0, 1, 2].map(|player| Surd::from(profile[player][0].clone()))
                };
                let points: Vec<Point> = profiles.map(firsts).collect();
                corners += points.len();
                let has = |point: &Point, component: &Component| {
                    component.iter().any(|piece| piece.has(point))
                };
                let mut components = found.iter();
                assert!(
                    components.any(|component| points.iter().all(|point| has(point, component))),
                    "{game:?} {family:?}"
                );
            }
        }
    }
    assert!(certified > 50 && corners > 50, "{certified} {corners}");
}

#[test]
fn where_payoffs_are_generic_both_ways_find_the_same() {
    let mut random = Random::stream(64, 0);
    let mut irrational = 0;
    for _ in 0..60 {
        let game = game_of(&random_payoffs(0, 10_000, &mut random));
        let (found, search) = (components(&game), searched(&game));
        assert!(search.is_complete());
        assert_eq!(found.len(), search.found().len(), "{game:?}");
        for component in &found {
            let [piece] = &component[..] else {
                panic!("{game:?} {component:?}");
            };
            let near = search.found().iter().filter(|one| is_near(piece, one));
            assert_eq!(near.count(), 1, "{game:?} {piece:?}");
            let corners = piece.corners();
            irrational += usize::from(corners[0][0].rational().is_none());
        }
    }
    assert!(irrational > 0);
}

fn library(name: &str) -> StrategicGame {
    find(name).and_then(|entry| entry.game()).expect("a game")
}

fn texts(point: &Point) -> [String; 3] {
    point.each_ref().map(Surd::to_string)
}

/// The corners of a piece as texts, sorted.
fn corners(piece: &Piece) -> Vec<[String; 3]> {
    let mut corners: Vec<_> = piece.corners().iter().map(texts).collect();
    corners.sort();
    corners
}

fn written<const N: usize>(corners: [[&str; 3]; N]) -> Vec<[String; 3]> {
    corners.map(|corner| corner.map(str::to_owned)).to_vec()
}

#[test]
fn volunteers_have_seven_and_one_of_them_needs_a_root() {
    // One volunteers; or one waits for sure and the others wait with q: 2 = 3 (1 − q); or all wait with q: 2 = 3 (1 − q²), so they volunteer with 1 − √3/3.
    let found = components(&library("volunteers"));
    let all: Vec<_> = found.iter().flatten().flat_map(corners).collect();
    assert_eq!((found.len(), all.len()), (7, 7));
    let root = "1 - √3/3".to_owned();
    assert!(all.contains(&[root.clone(), root.clone(), root]));
    assert_eq!(
        all.iter()
            .filter(|at| at.contains(&"2/3".to_owned()))
            .count(),
        3
    );
}

#[test]
fn three_pennies_have_one() {
    let found = components(&library("three-pennies"));
    assert_eq!(found.len(), 1);
    assert_eq!(corners(&found[0][0]), written([["1/2", "1/2", "1/2"]]));
}

#[test]
fn where_all_payoffs_are_equal_everything_is_an_equilibrium() {
    let game = game_of(&[[4, 5, 6]; 8]);
    let found = components(&game);
    assert_eq!(kinds(&game), [["cube"]]);
    let all = corners(&found[0][0]);
    assert_eq!(all.len(), 8);
    assert_eq!(
        payoffs(&game, &point([(1, 3), (1, 5), (0, 1)])),
        [4, 5, 6].map(|paid| Surd::from(fraction(paid, 1)))
    );
}

#[test]
fn a_player_who_decides_nothing_makes_a_segment() {
    // Matching pennies of the first two.
    let game = typed(
        "1:-1:0,-1:1:0;-1:1:0,1:-1:0|1:-1:0,-1:1:0;-1:1:0,1:-1:0",
        Reading::Each,
    );
    let found = components(&game);
    assert_eq!(kinds(&game), [["segment"]]);
    assert_eq!(
        corners(&found[0][0]),
        written([["1/2", "1/2", "0"], ["1/2", "1/2", "1"]])
    );
}

/// The game by R. Nau that Gambit has as `2x2x2-nau.nfg`.
fn game_by_nau() -> StrategicGame {
    game_of(&[
        [0, 0, 2],
        [1, 1, 0],
        [0, 3, 0],
        [0, 0, 0],
        [3, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 3],
    ])
}

#[test]
fn the_game_by_nau_has_a_curve_between_two_segments() {
    // With probabilities x, y, z of first actions the gains are y (1 − 4z), x (1 − 4z) and 2xy − 3 (1 − x)(1 − y). With z = 1/4 all mix on y = 3 (1 − x)/(3 − x), from
    // (0, 1) to (1, 0); at these ends the third stays indifferent, and z ≥ 1/4 keeps the others there. Second actions of all are an equilibrium on their own.
    let game = game_by_nau();
    let found = components(&game);
    assert_eq!(
        kinds(&game),
        [vec!["curve", "segment", "segment"], vec!["point"]]
    );
    let all: Vec<_> = found.iter().flatten().map(corners).collect();
    assert!(all.contains(&written([["0", "0", "0"]])));
    assert!(all.contains(&written([["0", "1", "1"], ["0", "1", "1/4"]])));
    assert!(all.contains(&written([["1", "0", "1"], ["1", "0", "1/4"]])));
    assert!(all.contains(&written([["0", "1", "1/4"], ["1", "0", "1/4"]])));
    let has = |at| found.iter().flatten().any(|piece| piece.has(&point(at)));
    assert!(has([(1, 2), (3, 5), (1, 4)]));
    assert!(!has([(1, 2), (1, 2), (1, 4)]));
}

#[test]
fn an_oblique_line_is_a_segment() {
    // Gains y + z − 1, 1 − x − z and x − y: all mix where x = y = 1 − z. On this line's ends nobody gains either.
    let game = game_of_gains([[1, 0, 0, -1], [-1, 0, 0, 1], [0, 1, -1, 0]]);
    let found = components(&game);
    let segments = found
        .iter()
        .flatten()
        .filter(|piece| kind(piece) == "segment");
    let all: Vec<_> = segments.map(corners).collect();
    assert!(
        all.contains(&written([["0", "0", "1"], ["1", "1", "0"]])),
        "{all:?}"
    );
}

#[test]
fn one_player_who_decides_makes_a_surface_between_areas() {
    // The gain of the third is 4xy − 1, the others never gain: the surface xy = 1/4, below it z = 0, above it z = 1.
    let game = game_of_gains([[0; 4], [0; 4], [3, -1, -1, -1]]);
    assert_eq!(kinds(&game), [["area", "area", "surface"]]);
    // 1 − 4x − 4y + 8xy is −1 in the middle, 1 where both do the same: both branches of the curve count, and areas about two corners.
    let game = game_of_gains([[0; 4], [0; 4], [1, -3, -3, 1]]);
    assert_eq!(
        kinds(&game),
        [["area", "area", "area", "surface", "surface"]]
    );
    // 1 − 2x decides: half of the square is a rectangle.
    let game = game_of_gains([[0; 4], [0; 4], [-1, -1, 1, 1]]);
    let found = components(&game);
    assert_eq!(kinds(&game), [["area", "area", "area"]]);
    let all: Vec<_> = found[0].iter().map(corners).collect();
    assert!(all.contains(&written([
        ["0", "0", "1"],
        ["0", "1", "1"],
        ["1/2", "0", "1"],
        ["1/2", "1", "1"]
    ])));
}

#[test]
fn the_same_game_has_the_same_pieces() {
    let payoffs = random_payoffs(-1, 1, &mut Random::stream(65, 0));
    assert_eq!(
        components(&game_of(&payoffs)),
        components(&game_of(&payoffs))
    );
}

#[test]
fn surds_are_exact() {
    let root = |above, below| Surd::root_of(&fraction(above, below)).expect("a root");
    let number = |above, below| Surd::from(fraction(above, below));
    assert_eq!(Surd::root_of(&fraction(-1, 4)), None);
    assert_eq!(root(9, 4), number(3, 2));
    assert_eq!(root(8, 9).to_string(), "2√2/3");
    let golden = number(1, 2).plus(&root(5, 4));
    assert_eq!(golden.to_string(), "1/2 + √5/2");
    // x² = x + 1, and 1/x = x − 1.
    assert_eq!(golden.times(&golden), golden.plus(&number(1, 1)));
    let inverse = number(1, 1).over(&golden);
    assert_eq!(inverse, Some(golden.plus(&number(-1, 1))));
    assert_eq!(number(1, 1).over(&number(0, 1)), None);
    // Convergents of continued fractions are on alternating sides, however near.
    for (above, below, side) in [
        (1_597, 987, Ordering::Less),
        (2_584, 1_597, Ordering::Greater),
        (317_811, 196_418, Ordering::Greater),
    ] {
        assert_eq!(golden.against(&fraction(above, below)), side, "{above}");
    }
    assert!((golden.value() - f64::midpoint(1.0, 5.0_f64.sqrt())).abs() < 1e-15);
}

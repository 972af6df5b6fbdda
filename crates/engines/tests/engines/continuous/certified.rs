//! Certified answers: closed forms lie between their bounds, and so does everything that is exact for payoffs of degree two.

use super::{game, random_game};
use engines::continuous::certified::elimination::Elimination;
use engines::continuous::certified::highest::{Climb, Highest, Question};
use engines::continuous::certified::jet::Jet;
use engines::continuous::certified::path::{Next, Response, next, response};
use engines::continuous::certified::payoff::{Area, Payoffs};
use engines::continuous::certified::response::responses;
use engines::continuous::certified::search::{Found, Search};
use engines::continuous::contour::Grid;
use engines::continuous::library::{LIBRARY, find};
use engines::continuous::quadratic::elimination::elimination;
use engines::continuous::quadratic::equilibria::{Equilibria, equilibria};
use engines::continuous::quadratic::highest::{commitment, joint};
use engines::continuous::quadratic::reaction::{QuadraticGame, reaction};
use engines::exact::rational::value;
use engines::intervals::Interval;
use random::Random;

fn named(name: &str) -> Payoffs {
    Payoffs::new(game(find(name).map(|entry| entry.text).unwrap_or_default()))
}

fn search(payoffs: &Payoffs) -> Found {
    let mut search = Search::new(payoffs);
    while !search.is_over() {
        search.step(payoffs);
    }
    search.found
}

fn highest(payoffs: &Payoffs, question: Question) -> Highest {
    let mut climb = Climb::new(payoffs, question);
    while climb.step(payoffs) {}
    climb.answer()
}

fn contains(area: &Area, at: [f64; 2]) -> bool {
    // The expected numbers are rounded themselves.
    let near =
        |side: Interval, number: f64| side.low - 1e-9 <= number && number <= side.high + 1e-9;
    near(area[0], at[0]) && near(area[1], at[1])
}

fn one_equilibrium(name: &str, at: [f64; 2]) {
    let found = search(&named(name));
    assert_eq!((found.proved.len(), found.open.len()), (1, 0), "{name}");
    let area = &found.proved[0];
    assert!(contains(area, at), "{name}: {area:?}");
    assert!(
        area.iter().all(|side| side.width() < 1e-12),
        "{name}: {area:?}"
    );
}

/// Contest: efforts of a quarter of the prize. Pasture: with c each, 80 − (2c)² = c · 2 · 2c, so c² = 10. Public good: 2 ∕ √(g + 1) = 1 for who values it most. Street: the way
/// costs 1, and so do both. Locations: as far apart as can be. Prices of goods that are half alike: 2 p = 12 + p ∕ 2. Partners: x = 1 + x ∕ 4.
#[test]
fn known_equilibria_are_the_only_ones() {
    one_equilibrium("contest", [0.25, 0.25]);
    one_equilibrium("commons", [10.0_f64.sqrt(); 2]);
    one_equilibrium("public-good", [3.0, 0.0]);
    one_equilibrium("hotelling", [1.0, 1.0]);
    one_equilibrium("locations", [0.0, 1.0]);
    one_equilibrium("bertrand", [8.0, 8.0]);
    one_equilibrium("partnership", [4.0 / 3.0; 2]);
    let corners = search(&named("quarrel")).proved;
    let at = [0.0, 4.0, 10.0].map(|at| [at, at]);
    assert!(
        corners.len() == 3
            && at
                .iter()
                .zip(&corners)
                .all(|(at, area)| contains(area, *at))
    );
    assert_eq!(search(&named("chase")), Found::default());
}

/// x = 1 ∕ 20 + 9 ∕ 10 (3 x² − 2 x³) has three solutions, a half and two that lie evenly around it.
#[test]
fn a_steep_curve_meets_its_mirror_image_three_times() {
    let found = search(&named("fashion"));
    assert_eq!((found.proved.len(), found.open.len()), (3, 0));
    let curve = |x: f64| 0.05 + 0.9 * (3.0 * x * x - 2.0 * x * x * x);
    for area in &found.proved {
        let x = area[0].middle();
        assert!((curve(x) - x).abs() < 1e-12 && (area[1].middle() - x).abs() < 1e-12);
    }
    let outer = found.proved[0][0].middle() + found.proved[2][0].middle();
    assert!((outer - 1.0).abs() < 1e-12);
}

/// With both values alike any sharing of g₁ + g₂ = 3 is an equilibrium: nothing is proved, nothing is denied.
#[test]
fn a_line_of_equilibria_stays_open() {
    let text = find("public-good")
        .map(|entry| entry.text)
        .unwrap_or_default()
        .replace("(1 + t)/2", "1");
    let found = search(&Payoffs::new(game(&text)));
    assert!(found.proved.is_empty());
    for step in 0..=30 {
        let g = 3.0 * f64::from(step) / 30.0;
        assert!(
            found.open.iter().any(|area| contains(area, [g, 3.0 - g])),
            "{g}"
        );
    }
    // The steps are fine enough to see the line.
    let off = |area: &Area| (area[0].middle() + area[1].middle() - 3.0).abs();
    assert!(found.open.iter().all(|area| off(area) < 0.5));
}

/// A payoff that jumps, and one with a bend: what is not proved is said to be open, and no equilibrium is lost.
#[test]
fn jumps_and_bends_lose_no_equilibrium() {
    // Who asks less serves everybody: only where both ask for their cost is there rest.
    let bertrand = "A: p from 0 to 2\nB: q from 0 to 2\nsold = if(p < q, 1, if(p = q, 1/2, 0))\npayoff A = p * sold\npayoff B = q * (1 - sold)";
    let found = search(&Payoffs::new(game(bertrand)));
    let all = || found.proved.iter().chain(&found.open);
    assert!(all().any(|area| contains(area, [0.0, 0.0])));
    // The least effort counts: everything on the diagonal is an equilibrium.
    let least = "A: x from 0 to 2\nB: y from 0 to 2\npayoff A = 2*min(x, y) - x\npayoff B = 2*min(x, y) - y";
    let found = search(&Payoffs::new(game(least)));
    for step in 0..=20 {
        let at = f64::from(step) / 10.0;
        let mut all = found.proved.iter().chain(&found.open);
        assert!(all.any(|area| contains(area, [at, at])), "{at}");
    }
}

#[test]
fn random_games_of_degree_two_are_solved_alike() {
    let mut random = Random::stream(11, 0);
    let mut proved = 0;
    for number in 0..50 {
        let of = random_game(&mut random, true);
        let exact = QuadraticGame::new(&of).unwrap();
        let curves = [0, 1].map(|player| reaction(&exact, player));
        let Equilibria::Places(places) = equilibria(&curves) else {
            panic!("payoffs curve");
        };
        let payoffs = Payoffs::new(of);
        let found = search(&payoffs);
        for place in &places {
            let at = place.middle().each_ref().map(value);
            let mut all = found.proved.iter().chain(&found.open);
            assert!(all.any(|area| contains(area, at)), "{number}: {at:?}");
        }
        for area in &found.proved {
            let is_inside = |place: &&_| {
                let segment: &engines::continuous::quadratic::segment::Segment = place;
                contains(area, segment.from.each_ref().map(value))
            };
            assert_eq!(
                places.iter().filter(is_inside).count(),
                1,
                "{number}: {area:?}"
            );
        }
        proved += found.proved.len();
        if number % 4 > 0 {
            continue;
        }
        let rounds = elimination(&exact.ends, &curves);
        let mut left = Elimination::new(&payoffs);
        while !left.is_over {
            left.step(&payoffs);
        }
        for (area, round) in left.rounds.iter().zip(&rounds) {
            for (side, ends) in area.iter().zip(round) {
                let [low, high] = ends.each_ref().map(value);
                assert!(side.low <= low + 1e-6 && low < side.low + 1e-3, "{number}");
                assert!(
                    high <= side.high + 1e-6 && side.high < high + 1e-3,
                    "{number}"
                );
            }
        }
    }
    assert!(proved > 30, "{proved}");
}

#[test]
fn highest_payoffs_lie_between_their_bounds() {
    let mut random = Random::stream(12, 0);
    for number in 0..6 {
        let of = random_game(&mut random, number % 2 == 0);
        let exact = QuadraticGame::new(&of).unwrap();
        let payoffs = Payoffs::new(of);
        let expect = |question, value: f64| {
            let found = highest(&payoffs, question).value;
            let around = Interval {
                low: found.low - 1e-9,
                high: found.high + 1e-9,
            };
            assert!(
                around.contains(value),
                "{number} {question:?}: {value} in {found:?}"
            );
        };
        expect(Question::Joint, value(&joint(&exact).value));
        for leader in [0, 1] {
            let first = commitment(&exact, leader, &reaction(&exact, 1 - leader));
            expect(Question::Commitment(leader), value(&first.value));
        }
    }
}

/// Who tries first in a contest with even prizes tries no harder. On the pasture the first one’s number has no short form: what the first gets is compared with a fine grid.
#[test]
fn commitment_pays_what_a_grid_says() {
    for name in ["contest", "commons", "hotelling", "partnership"] {
        let payoffs = named(name);
        let found = highest(&payoffs, Question::Commitment(0)).value;
        let [own, _] = payoffs.ends;
        let tried = (0..=400).map(|step| {
            let own = own.low + own.width() * f64::from(step) / 400.0;
            let all = responses(&payoffs, 1, Interval::point(own));
            payoffs.value(0, [Interval::point(own), all[0]]).middle()
        });
        let best = tried.fold(f64::NEG_INFINITY, f64::max);
        assert!(
            best <= found.high && found.low - best < 1e-3 * found.high.abs(),
            "{name}: {best} {found:?}"
        );
    }
}

/// Values and slopes at random points of random areas are within bounds; slopes are compared with differences.
#[test]
fn jets_enclose_values_and_slopes() {
    let formulas = [
        "sqrt(x) * exp(-y)",
        "x / (x + y)",
        "log(x + 1) - x^3 * y",
        "sin(x*y) + cos(x)",
        "x^1.5 + y^(-0.5)",
        "abs(x - y)",
        "max(x, y, 1) * min(x, 2*y)",
        "if(x < y, x, 2*y)",
        "floor(x + y)",
        "x^y",
        "1/(1 + x^2)",
        "(x - y)^4",
    ];
    let mut random = Random::stream(13, 0);
    for formula in formulas {
        let text =
            format!("A: x from 1/10 to 3\nB: y from 1/10 to 3\npayoff A = {formula}\npayoff B = 0");
        let game = game(&text);
        let payoffs = Payoffs::new(game.clone());
        for _ in 0..200 {
            let mut side = || {
                let (low, width) = (
                    0.1 + 2.0 * random.unit(),
                    0.9 * random.unit() * random.unit(),
                );
                Interval {
                    low,
                    high: low + width,
                }
            };
            let area = [side(), side()];
            let at = area.map(|side| side.low + side.width() * random.unit());
            let jet: Jet = payoffs.jet(0, area);
            let value = |at: [f64; 2]| game.value(0, at).unwrap();
            let here = value(at);
            assert!(
                jet.value.low <= here && here <= jet.value.high,
                "{formula} {area:?}"
            );
            assert!(payoffs.value(0, area).contains(here), "{formula} {area:?}");
            let step = 1e-6;
            let slope = |axis: usize| {
                let moved = |by: f64| {
                    let mut moved = at;
                    moved[axis] += by;
                    moved
                };
                (value(moved(step)) - value(moved(-step))) / (2.0 * step)
            };
            for axis in [0, 1] {
                let wide = Interval {
                    low: jet.slopes[axis].low - 1e-4,
                    high: jet.slopes[axis].high + 1e-4,
                };
                let is_amid = (0..2).all(|axis| {
                    area[axis].low + step < at[axis] && at[axis] + step < area[axis].high
                });
                assert!(
                    !is_amid || wide.contains(slope(axis)),
                    "{formula} {area:?} {at:?}"
                );
            }
            let own = payoffs.own_slope(0, area);
            assert!(own.low <= jet.slopes[0].high && jet.slopes[0].low <= own.high);
        }
    }
}

#[test]
fn best_responses_are_enclosed() {
    for entry in LIBRARY {
        let payoffs = Payoffs::new(game(entry.text));
        for player in [0, 1] {
            let [own, other] = [payoffs.ends[player], payoffs.ends[1 - player]];
            for step in 0..=7 {
                let against = other.low + other.width() * f64::from(step) / 7.0;
                let all = responses(&payoffs, player, Interval::point(against));
                let pays = |own: f64| {
                    let at = if player == 0 {
                        [own, against]
                    } else {
                        [against, own]
                    };
                    payoffs.game.value(player, at).unwrap()
                };
                let tried = (0..=500).map(|step| own.low + own.width() * f64::from(step) / 500.0);
                let best = tried.map(pays).fold(f64::NEG_INFINITY, f64::max);
                let found = all
                    .iter()
                    .map(|cluster| pays(cluster.middle()))
                    .fold(f64::NEG_INFINITY, f64::max);
                assert!(found >= best - 1e-6, "{}: {against} {all:?}", entry.name);
            }
        }
    }
}

/// Hotelling with two shops: the best place is just beside the other one, and none is best.
#[test]
fn where_payoffs_jump_there_is_no_best_response() {
    let text = "A: x from 0 to 1\nB: y from 0 to 1\n\
        payoff A = if(x<y, (x+y)/2, if(x>y, 1-(x+y)/2, 1/2))\n\
        payoff B = if(x<y, 1-(x+y)/2, if(x>y, (x+y)/2, 1/2))";
    let payoffs = Payoffs::new(game(text));
    // Beside the other at 0.9 one gets nearly 0.9, and 1/2 at the same place.
    let now = [0.9, 0.9];
    let Response::None { reached } = response(&payoffs, 0, now) else {
        panic!("a best response at {now:?}");
    };
    assert!((0.899..0.9).contains(&reached), "{reached}");
    assert_eq!(next(&payoffs, now, 0, false), Next::Nowhere);
    // In the middle nobody gains by moving.
    assert_eq!(next(&payoffs, [0.5, 0.5], 0, false), Next::Rests);
}

#[test]
fn paths_come_to_the_equilibrium_or_go_on() {
    let path = |name: &str, mut at: [f64; 2]| {
        let payoffs = named(name);
        let moves = |step: &usize| match next(&payoffs, at, *step, false) {
            Next::At(next) => {
                at = next;
                true
            }
            Next::Rests | Next::Nowhere => false,
        };
        let steps = (0..40).take_while(moves).count();
        (steps, at)
    };
    let (_, last) = path("contest", [1.0, 0.01]);
    assert!(
        last.iter().all(|effort| (effort - 0.25).abs() < 1e-6),
        "{last:?}"
    );
    // In a chase nobody rests.
    assert_eq!(path("chase", [0.0, 1.0]).0, 40);
}

#[test]
fn curves_of_equal_payoff_have_that_payoff() {
    let game = game(find("cournot").map(|entry| entry.text).unwrap_or_default());
    let pieces = Grid::new(&game, 0).level(9.0);
    assert!(pieces.len() > 50);
    for at in pieces.iter().flatten() {
        let value = game.value(0, *at).unwrap();
        assert!((value - 9.0).abs() < 0.1, "{at:?}: {value}");
    }
}

//! What patience can support.

use super::support::{dilemma, named, player_of};
use engines::Status;
use engines::exact::rational::{Rational, quotient, value};
use engines::repeated::language::read::read;
use engines::repeated::language::resolve::resolved;
use engines::repeated::settings::Noise;
use engines::repeated::stage_game::{Seat, StageGame};
use engines::repeated::strategies::strategy::Strategy;
use engines::repeated::theory::grid::Grid;
use engines::repeated::theory::paths::Paths;
use engines::repeated::theory::payoffs::{at_least, feasible, mixed_minmax, pure_minmax};
use engines::repeated::theory::perfection::{End, Profile};
use engines::repeated::theory::polygon::Polygon;
use engines::repeated::theory::polynomial::Root;
use engines::repeated::theory::supported::{Known, Supported};
use engines::repeated::theory::zero_determinant::{by_determinant, line};
use engines::repeated::values::pair::Pair;
use games::fraction::Fraction;
use proptest::collection::vec;
use proptest::prelude::*;

fn fraction(above: i64, below: i64) -> Rational {
    quotient(above.into(), below.into())
}

fn points(points: &[[i64; 2]]) -> Polygon {
    Polygon::hull(
        points
            .iter()
            .map(|point| point.map(|part| fraction(part, 1)))
            .collect(),
    )
}

fn supported(game: &StageGame, delta: Fraction) -> (Polygon, Known) {
    let mut search = Supported::new(game, delta);
    search.advance(1000);
    (search.set().clone(), search.known().clone())
}

#[test]
fn minmax_is_what_the_other_one_can_hold_a_player_down_to() {
    let game = dilemma();
    assert_eq!(
        [pure_minmax(&game, 0), mixed_minmax(&game, 1)],
        [fraction(1, 1), fraction(1, 1)]
    );
    let pennies = named("1:-1,-1:1;-1:1,1:-1", &["heads", "tails"]);
    assert_eq!(
        [pure_minmax(&pennies, 0), mixed_minmax(&pennies, 0)],
        [fraction(1, 1), fraction(0, 1)]
    );
}

#[test]
fn the_dilemma_supports_cooperation_from_a_half_on() {
    let game = dilemma();
    // Mutual defection alone.
    let defection = points(&[[1, 1]]);
    assert_eq!(
        supported(&game, Fraction::ZERO),
        (defection.clone(), Known::Exact)
    );
    let (set, known) = supported(&game, Fraction::new(1, 5));
    assert!(
        known == Known::Between(defection.clone()) || (set, known) == (defection, Known::Exact)
    );
    // From 1/4 on it is worth it to be exploited every other round: 5δ/(1 + δ) ≥ 1.
    let turns = points(&[[1, 1], [4, 1], [1, 4]]);
    assert_eq!(
        supported(&game, Fraction::new(1, 4)).1,
        Known::Between(turns)
    );
    // From 1/2 on grim trigger supports (3, 3).
    let both = [fraction(3, 1), fraction(3, 1)];
    let (set, _) = supported(&game, Fraction::new(49, 100));
    assert!(!set.contains(&both), "{set:?}");
    for (above, below) in [(1, 2), (51, 100), (2, 3)] {
        let (set, known) = supported(&game, Fraction::new(above, below));
        let inner = if let Known::Between(inner) = &known {
            inner
        } else {
            &set
        };
        assert!(
            known != Known::Outer && inner.contains(&both),
            "{set:?} {known:?}"
        );
    }
    // With patience, everything that is individually rational.
    let rational = at_least(&game, &[fraction(1, 1), fraction(1, 1)]);
    assert_eq!(
        supported(&game, Fraction::new(9, 10)),
        (rational, Known::Exact)
    );
}

#[test]
fn a_game_without_an_equilibrium_in_pure_strategies_supports_nothing_in_them() {
    let pennies = named("1:-1,-1:1;-1:1,1:-1", &["heads", "tails"]);
    assert_eq!(
        supported(&pennies, Fraction::new(1, 2)),
        (Polygon::default(), Known::Exact)
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn what_is_supported_is_feasible_and_grows_with_patience(payoffs in vec(-3_i64..6, 8)) {
        let cell = |at: usize| format!("{}:{}", payoffs[at], payoffs[at + 1]);
        let game = named(&format!("{},{};{},{}", cell(0), cell(2), cell(4), cell(6)), &["cooperate", "defect"]);
        let bounds = [0, 1].map(|player| pure_minmax(&game, player));
        let rational = at_least(&game, &bounds);
        let mut before = Polygon::default();
        for tenths in [1, 4, 7, 9] {
            let (set, known) = supported(&game, Fraction::new(tenths, 10));
            let is_exact = known == Known::Exact;
            for corner in set.corners() {
                // Rounded outwards by at most 2⁻⁶⁴ a step.
                let is_inside = rational.contains(corner) || !is_exact;
                prop_assert!(is_inside, "{:?} {:?}", corner, rational);
            }
            if is_exact {
                prop_assert!(before.corners().iter().all(|corner| set.contains(corner)), "{:?} {:?}", before, set);
                before = set;
            }
        }
        prop_assert!(rational.corners().iter().all(|corner| feasible(&game).contains(corner)));
        // The other action first, and the other player first.
        let delta = Fraction::new(7, 10);
        let same = |order: [usize; 4], swapped: bool| {
            let cell = |at: usize| {
                let [one, other] = [payoffs[2 * at], payoffs[2 * at + 1]];
                if swapped { format!("{other}:{one}") } else { format!("{one}:{other}") }
            };
            let [a, b, c, d] = order.map(cell);
            supported(&named(&format!("{a},{b};{c},{d}"), &["cooperate", "defect"]), delta).0
        };
        let set = same([0, 1, 2, 3], false);
        prop_assert_eq!(&same([3, 2, 1, 0], false), &set);
        let mirrored = set.corners().iter().map(|[one, other]| [other.clone(), one.clone()]);
        prop_assert_eq!(same([0, 2, 1, 3], true), Polygon::hull(mirrored.collect()));
    }
}

/// Without public randomisation: what is supported for sure, and the cells outside of which nothing is.
fn without_lotteries(game: &StageGame, delta: Fraction) -> (Vec<[f64; 2]>, Grid) {
    let (mut paths, mut grid) = (Paths::new(game, delta), Grid::new(game, delta));
    assert_eq!(paths.advance(10_000), Status::Finished);
    assert_eq!(grid.advance(10_000), Status::Finished);
    (paths.points().collect(), grid)
}

fn has(points: &[[f64; 2]], wanted: [f64; 2]) -> bool {
    let is_it =
        |point: &[f64; 2]| (0..2).all(|player| (point[player] - wanted[player]).abs() < 1e-9);
    points.iter().any(is_it)
}

#[test]
fn without_lotteries_the_dilemma_supports_what_grim_and_taking_turns_pay() {
    let game = dilemma();
    // Just below 1/4, where 5δ/(1 + δ) = 1, defection alone; from there on taking turns; from 1/2 on cooperation. Both thresholds are ties.
    let (points, grid) = without_lotteries(&game, Fraction::new(24, 100));
    assert!(points.iter().all(|&point| has(&[[1.0, 1.0]], point)) && !points.is_empty());
    let around = grid.cells().iter().filter(|&&held| held).count();
    assert!(around < 40, "{around} cells around one point");
    let (points, _) = without_lotteries(&game, Fraction::new(1, 4));
    assert!(has(&points, [1.0, 4.0]) && !has(&points, [3.0, 3.0]));
    let (points, grid) = without_lotteries(&game, Fraction::new(49, 100));
    assert!(!has(&points, [3.0, 3.0]) && !grid.cells()[grid.cell([3.0, 3.0])]);
    let (points, grid) = without_lotteries(&game, Fraction::new(1, 2));
    assert!(has(&points, [3.0, 3.0]) && grid.cells()[grid.cell([3.0, 3.0])]);
    let pennies = named("1:-1,-1:1;-1:1,1:-1", &["heads", "tails"]);
    let (points, grid) = without_lotteries(&pennies, Fraction::new(9, 10));
    assert!(points.is_empty() && !grid.cells().contains(&true));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    #[test]
    fn without_lotteries_less_is_supported(payoffs in vec(-3_i64..6, 8), tenths in 1_i64..10) {
        let cell = |at: usize| format!("{}:{}", payoffs[at], payoffs[at + 1]);
        let game = named(&format!("{},{};{},{}", cell(0), cell(2), cell(4), cell(6)), &["cooperate", "defect"]);
        let delta = Fraction::new(tenths, 10);
        let (set, _) = supported(&game, delta);
        let (points, grid) = without_lotteries(&game, delta);
        // Corners of the convex set, widened by what the conversion to floats may do.
        let corners: Vec<[f64; 2]> = set.corners().iter().map(|corner| corner.each_ref().map(value)).collect();
        let is_inside = |point: &[f64; 2]| (0..corners.len()).all(|at| {
            let [a, b] = [corners[at], corners[(at + 1) % corners.len()]];
            (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) >= -1e-6
        });
        for point in &points {
            prop_assert!(is_inside(point), "{:?} {:?}", point, corners);
            prop_assert!(grid.cells()[grid.cell(*point)], "{:?}", point);
        }
    }
}

fn perfect(texts: [&str; 2]) -> Vec<[End; 2]> {
    let game = dilemma();
    let automata = [0, 1].map(|seat| {
        player_of(&game, seat, texts[seat])
            .automaton(false)
            .unwrap()
            .minimal()
    });
    let profile = Profile::new(&game, automata.each_ref()).unwrap();
    let found = profile.patience().unwrap();
    // The same as deviation by deviation.
    for hundredths in 0..100 {
        let delta = Fraction::new(hundredths, 100);
        let is_inside = found.iter().any(|[from, to]| {
            let delta = hundredths as f64 / 100.0;
            end(from) <= delta && delta <= end(to)
        });
        assert_eq!(
            profile.is_perfect(delta),
            is_inside,
            "{texts:?} {delta} {found:?}"
        );
    }
    found
}

fn end(end: &End) -> f64 {
    match end {
        End::Zero => 0.0,
        End::At(root) => value(&root.low),
        End::One => 1.0,
    }
}

fn at(above: i64, below: i64) -> End {
    let root = fraction(above, below);
    End::At(Root {
        low: root.clone(),
        high: root,
    })
}

#[test]
fn patience_that_automata_need() {
    // (T − R)/(T − P) = 1/2.
    assert_eq!(perfect(["Grim", "Grim"]), [[at(1, 2), End::One]]);
    assert_eq!(perfect(["ALLD", "ALLD"]), [[End::Zero, End::One]]);
    assert!(perfect(["ALLC", "ALLC"]).is_empty());
    // After CD they alternate, 5δ/(1 + δ) and so on: 3 ≥ 5/(1 + δ) from 2/3 on, 5/(1 + δ) ≥ 3 up to 2/3, but where both have defected a player gains by
    // cooperating once as soon as 5δ/(1 + δ) > 1, from 1/4 on; so never.
    assert!(perfect(["TFT", "TFT"]).is_empty());
    // After CD both defect once and cooperate again: 3(1 + δ) ≥ 5 + δ, that is δ ≥ 1, never.
    assert!(perfect(["WSLS", "WSLS"]).is_empty());
}

#[test]
fn win_stay_lose_shift_is_perfect_where_temptation_is_small() {
    // 4 + 1δ against 3 + 3δ: from 1/2 on.
    let game = named("3:3,0:4;4:0,1:1", &["cooperate", "defect"]);
    let automaton = player_of(&game, 0, "WSLS")
        .automaton(false)
        .unwrap()
        .minimal();
    let profile = Profile::new(&game, [&automaton, &automaton]).unwrap();
    assert_eq!(profile.patience().unwrap(), [[at(1, 2), End::One]]);
    let gains: Vec<Rational> = profile
        .deviations(Fraction::new(1, 2))
        .into_iter()
        .map(|deviation| deviation.gain)
        .collect();
    assert_eq!(gains.iter().max(), Some(&Rational::ZERO));
}

#[test]
fn zero_determinant_strategies_hold_everybody_to_their_line() {
    let game = dilemma();
    let seat = Seat {
        game: &game,
        player: 0,
    };
    let memory_one = |text: &str| match resolved(&read(text, seat).unwrap(), seat) {
        Ok(Strategy::MemoryOne(probabilities)) => probabilities,
        other => panic!("{other:?}"),
    };
    let extortion = memory_one("Extortion(3)");
    let [alpha, beta, gamma] = line(seat, &extortion).unwrap();
    // s − 1 = 3(t − 1): in proportion to (1, −3, 2).
    assert_eq!(
        (&beta / &alpha, &gamma / &alpha),
        (fraction(-3, 1), fraction(2, 1))
    );
    assert_eq!(line(seat, &memory_one("GTFT")), None);
    assert_eq!(line(seat, &memory_one("m1(1,1,0,0;1)")), None);
    for text in [
        "m1(1/2,1/3,1/4,1/5;1)",
        "m1(9/10,1/10,4/5,1/5;0)",
        "Random",
        "ALLC",
    ] {
        let other = memory_one(text);
        let [s, t] = by_determinant(seat, &extortion, &other).unwrap();
        assert_eq!(&alpha * &s + &beta * &t + &gamma, Rational::ZERO, "{text}");
        let automata = [
            player_of(&game, 0, "Extortion(3)"),
            player_of(&game, 1, text),
        ];
        let automata = automata
            .each_ref()
            .map(|player| player.automaton(false).unwrap().minimal());
        let shares = Pair::new(automata.each_ref(), Noise::NONE)
            .unwrap()
            .expected();
        let exact = [0, 1].map(|player| shares.payoff(&game, player).exact().unwrap().clone());
        assert_eq!(exact, [s, t], "{text}");
    }
    // Where the opening decides, the determinant vanishes.
    assert_eq!(
        by_determinant(seat, &memory_one("TFT"), &memory_one("TFT")),
        None
    );
}

/// Speeds, to be read.
#[test]
#[ignore = "measures"]
fn speeds() {
    let game = dilemma();
    for hundredths in [5, 24, 25, 33, 45, 50, 51, 67, 90, 99] {
        let start = std::time::Instant::now();
        let (_, known) = supported(&game, Fraction::new(hundredths, 100));
        println!(
            "supported at 0.{hundredths:02}: {:.1} ms, {known:?}",
            start.elapsed().as_secs_f64() * 1e3
        );
        let start = std::time::Instant::now();
        let (points, grid) = without_lotteries(&game, Fraction::new(hundredths, 100));
        println!(
            "without lotteries: {:.1} ms, {} paths, {} cells",
            start.elapsed().as_secs_f64() * 1e3,
            points.len(),
            grid.cells().iter().filter(|&&held| held).count()
        );
    }
    for texts in [
        ["TF2T", "TF2T"],
        ["HTFT", "TF2T"],
        ["HTFT", "HTFT"],
        ["Davis", "Davis"],
        ["Ripoff", "Fortress4"],
        ["Nydegger", "TFT"],
    ] {
        let automata = [0, 1].map(|seat| {
            player_of(&game, seat, texts[seat])
                .automaton(false)
                .unwrap()
                .minimal()
        });
        let start = std::time::Instant::now();
        let profile = Profile::new(&game, automata.each_ref()).unwrap();
        let found = profile.patience().map(|intervals| intervals.len());
        println!(
            "patience of {texts:?}: {:.1} ms, {found:?}",
            start.elapsed().as_secs_f64() * 1e3
        );
    }
}

#[test]
fn the_search_says_when_it_is_over() {
    let mut search = Supported::new(&dilemma(), Fraction::new(4, 5));
    let steps = (1..50).find(|_| search.step() == Status::Finished);
    assert!(steps.is_some() && *search.known() == Known::Exact);
}

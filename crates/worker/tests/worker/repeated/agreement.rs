//! What is exact beside what is played: within each other's bounds, and the same wherever it is worked out.

use super::{found, lab};
use experiments::LabExperiment;
use experiments::repeated::NoValue;

/// A mean of 400 independent matches is five standard errors off with a probability below 10⁻⁶; an interval of 95 % has 1.96 of them on either side, and a
/// little more for few values.
const MAX_OFF: f64 = 5.0 / 1.96;

#[test]
fn what_is_played_is_what_is_exact() {
    for link in [
        "repeated?first=GTFT&second=Joss&execution=0.03&perception=0.02&rounds=50&matches=400",
        "repeated?first=WinStayLoseShift&second=Random&rounds=random&matches=400",
        "repeated?first=Extortion(3)&second=m1(1/2,1/3,1/4,1/5;1)&rounds=random&continuation=0.95&matches=400",
        "repeated?first=ContriteTitForTat&second=TitFor2Tats&execution=0.1&rounds=80&matches=400",
        "repeated?game=rock-paper-scissors&first=else: R with 1/2 or P&second=else: copy&execution=0.1&perception=0.1&rounds=40&matches=400",
        "repeated?game=1/3:-2,0:0,1:1;2:2,0:1,3:0&first=else: C with 1/3&second=automaton(x: a with 1/4 or b, D to y; y: c, C to x)&rounds=random&matches=400",
    ] {
        let lab = lab(link);
        let found = found(&lab);
        let game = &lab.stage.stage().unwrap().game;
        let values = found.analysis.values.clone().unwrap().unwrap();
        let exact = match found.analysis.over_rounds.clone() {
            Some(means) => means.unwrap(),
            None => values.discounted.unwrap(),
        };
        for player in 0..2 {
            let estimate = lab.estimate(&found, game, player).unwrap();
            let (low, high) = estimate.interval.unwrap();
            let wanted = exact.payoffs[player].value();
            assert_eq!(lab.payoff(&found, game, player), Some(wanted));
            let off = (estimate.mean - wanted).abs();
            assert!(
                low < high && off < MAX_OFF * (high - low) / 2.0,
                "{link}, {player}: {estimate:?}, {wanted}"
            );
        }
        assert_eq!(found.simulated.matches(), 400);
        assert_eq!(found.progress.done, 400);
    }
}

#[test]
fn where_nothing_is_random_one_match_is_all() {
    let lab = lab("repeated?first=Davis&second=ALLD&rounds=200&matches=100000");
    let found = found(&lab);
    let game = &lab.stage.stage().unwrap().game;
    let film = &found.analysis.film;
    // Ten times 0 and 5, then 190 times 1.
    assert_eq!((film.scores, film.is_certain), ([190, 240], true));
    let means = found.analysis.over_rounds.clone().unwrap().unwrap();
    let texts = means.payoffs.each_ref().map(|payoff| payoff.text());
    assert_eq!(texts, [Some("19/20"), Some("6/5")]);
    for (player, mean) in [0.95, 1.2].into_iter().enumerate() {
        let estimate = lab.estimate(&found, game, player).unwrap();
        assert!((estimate.mean - mean).abs() < 1e-9);
        assert_eq!(estimate.interval, Some((estimate.mean, estimate.mean)));
    }
    assert_eq!(found.simulated.matches(), 100_000);
}

#[test]
fn what_is_not_known_says_why() {
    let values = |link: &str| {
        let analysis = found(&lab(link)).analysis;
        (
            analysis.values.unwrap().map(drop),
            analysis.over_rounds.map(|means| means.map(drop)),
        )
    };
    let missing = NoValue::NoAutomaton([true, false]);
    assert_eq!(
        values("repeated?first=FirstByFeld&matches=1"),
        (Err(missing), Some(Err(missing)))
    );
    // It counts on, but without chance the match itself is exact.
    assert_eq!(
        values("repeated?first=GoByMajority&second=TitForTat&matches=1"),
        (Err(missing), Some(Ok(())))
    );
    assert_eq!(
        values("repeated?first=TitForTat&second=last 2: D; else: C with 1/2&matches=1"),
        (Ok(()), Some(Err(NoValue::KnowsEnd([false, true]))))
    );
    assert_eq!(
        values("repeated?rounds=random&first=GoByMajority&matches=1"),
        (Err(missing), None)
    );
    let windows = "if their D last 8 > 4: D; if their D last 8 = 4: C with 1/2; else: C";
    let link = format!("repeated?first={windows}&second={windows}&execution=0.01&matches=1");
    assert_eq!(
        values(&link),
        (Err(NoValue::TooLarge), Some(Err(NoValue::TooLarge)))
    );
    let windows = "if their D last 4 > 2: D; if their D last 4 = 2: C with 1/2; else: C";
    let link =
        format!("repeated?first={windows}&second={windows}&execution=0.01&rounds=100000&matches=1");
    assert_eq!(values(&link), (Ok(()), Some(Err(NoValue::TooLong))));
}

/// Where two may end up differently, every end has its probability, and the mean over them is what is expected.
#[test]
fn every_end_is_told() {
    let coin = "m1(1,0,1,0;1/2)";
    let lab = lab(&format!("repeated?first={coin}&second={coin}&matches=1"));
    let values = found(&lab).analysis.values.unwrap().unwrap();
    let mut ends: Vec<(f64, f64)> = values
        .classes
        .iter()
        .map(|class| (class.probability.value(), class.means.payoffs[0].value()))
        .collect();
    ends.sort_by(|one, other| one.partial_cmp(other).unwrap());
    assert_eq!(ends, [(0.25, 1.0), (0.25, 3.0), (0.5, 2.5)]);
    assert_eq!(values.long_run.payoffs[0].text(), Some("9/4"));
}

/// A film shows what it can; all rounds are counted.
#[test]
fn long_films_are_cut() {
    let lab = lab("repeated?rounds=100000&matches=1&first=WinStayLoseShift&second=Random");
    let film = found(&lab).analysis.film;
    assert_eq!((film.rounds.len(), film.played), (2_000, 100_000));
    assert_eq!(film.outcomes.iter().sum::<u32>(), 100_000);
    assert!(lab.chunk_count() > 1);
}

/// States and rules of the film are those of the strategies: each round is explained by them.
#[test]
fn every_round_has_its_reason() {
    let rules = "first: C; if they defected last 2: D; else: C with 9/10";
    let link = format!(
        "repeated?first={rules}&second=automaton(c: C, D to d; d: D, C to c)&perception=0.1&execution=0.1&matches=1"
    );
    let found = found(&lab(&link)).analysis;
    let [first, second] = [&found.strategies[0], &found.strategies[1]];
    assert_eq!(first.rules.len(), 3);
    assert_eq!(first.rules[0], "first: C");
    let names: Vec<&str> = second.states().iter().map(|state| &*state.name).collect();
    assert_eq!(names, ["c", "d"]);
    let mut slips = 0;
    for pair in found.film.rounds.windows(2) {
        let (round, next) = (&pair[0], &pair[1]);
        for (player, strategy) in [first, second].into_iter().enumerate() {
            let [state, after] = [round, next].map(|round| round.states[player].unwrap());
            let state = &strategy.states()[usize::from(state)];
            assert!(state.mixture[usize::from(round.decided[player])].value > 0.0);
            let outcome = 2 * round.actions[player] + round.seen[player];
            assert_eq!(state.next[usize::from(outcome)], after);
        }
        let seen = usize::from(round.seen[1]);
        assert_eq!(next.states[1], Some(seen as u16));
        assert!(round.rules[0].is_some_and(|rule| rule < 3) && round.rules[1].is_none());
        slips += u32::from(round.decided != round.actions);
    }
    assert!(slips > 10, "{slips}");
}

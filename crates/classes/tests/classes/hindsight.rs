//! What would have been best against a class, by trying everything once more; levels of reasoning and logit responses against known answers.

use crate::playing::{class_of, round};
use classes::playing::choices::Choices;
use classes::playing::closed::{meetings, outcomes};
use classes::playing::fitted::{NoLogit, levels, logit};
use classes::playing::game::ClassGame;
use classes::playing::hindsight::{What, best};
use classes::playing::round::Round;
use random::Random;
use std::collections::BTreeMap;

/// The mean of what each of a side would have got with these choices; those whom they met are told by the meetings of the class.
fn mean_with(round: &Round, choices: &Choices, role: usize, instead: &[u32]) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for seat in choices
        .0
        .keys()
        .filter(|seat| round.game.role(round.seed, **seat) == role)
    {
        let mut changed = choices.clone();
        changed.0.insert(*seat, instead.to_vec());
        // Who meets whom does not depend on what is chosen.
        assert_eq!(meetings(round, &changed), meetings(round, choices));
        let found = outcomes(round, &changed);
        let own = found.iter().find(|outcome| outcome.seat == *seat).unwrap();
        sum += own.points.unwrap().value();
        count += 1.0;
    }
    sum / count
}

#[test]
fn nothing_else_would_have_been_better() {
    for (link, ends) in [
        ("play/guess?max=20", vec![21]),
        ("play/guess?max=20&p=3/2", vec![21]),
        ("play/ultimatum?coins=5", vec![6, 6]),
        ("play/market?demand=12&cost=2&group=3", vec![13]),
        ("play/volunteer", vec![2]),
        ("play/bank-run", vec![2]),
        ("play/matrix?game=inspection", vec![2]),
        (
            "play/matrix?game=rock-paper-scissors&matching=round-robin",
            vec![3],
        ),
        (
            "play/matrix?game=4:4,4:4,0:0;4:4,4:4,0:0;0:0,0:0,1:1",
            vec![3],
        ),
    ] {
        let round = round(link);
        let choices = class_of(&round, 13, 5);
        let found = best(&round, &choices);
        assert_eq!(found.len(), if round.game.has_roles() { 2 } else { 1 });
        for one in found {
            let What::Choices(chosen) = &one.what else {
                panic!("a choice")
            };
            let would = mean_with(&round, &choices, one.role, chosen);
            assert!((one.would.value() - would).abs() < 1e-9, "{link}");
            let all: u32 = ends.iter().product();
            for number in 0..all {
                let other = if ends.len() == 1 {
                    vec![number]
                } else {
                    vec![number / ends[1], number % ends[1]]
                };
                let mean = mean_with(&round, &choices, one.role, &other);
                assert!(mean <= would + 1e-9, "{link} {other:?}");
                if matches!(round.game, ClassGame::Strategic(_)) {
                    let is_told = other == *chosen || one.also.contains(&other[0]);
                    assert_eq!(is_told, (mean - would).abs() < 1e-9, "{link} {other:?}");
                }
            }
            let own = outcomes(&round, &choices);
            let own: Vec<f64> = own
                .iter()
                .filter(|outcome| outcome.role == one.role)
                .map(|outcome| outcome.points.unwrap().value())
                .collect();
            assert!((one.was.value() - own.iter().sum::<f64>() / own.len() as f64).abs() < 1e-9);
        }
    }
}

/// Where there are too many combinations to try, parts are tried one after the other, which comes to the same.
#[test]
fn large_ultimata_are_answered_in_parts() {
    let [small, large] = ["play/ultimatum?coins=99", "play/ultimatum?coins=100"].map(round);
    let choices = class_of(&small, 12, 3);
    let [small, large] = [small, large].map(|round| best(&round, &choices)[0].clone());
    // One coin more, kept by who offers and left by who is offered to: half a coin each where both are accepted.
    assert_eq!(small.what, large.what);
}

#[test]
fn bids_are_compared_by_their_share_of_the_value() {
    let round = round("play/second-price?seed=5&group=5");
    let values = (1..=40).map(|seat| (seat, vec![round.game.value(5, 1, seat).unwrap()]));
    let found = best(&round, &Choices(values.collect()));
    // Others bid their values: to do the same cannot be improved on, and is what is told of bids that are as good.
    assert_eq!(found[0].would, found[0].was);
    assert_eq!(found[0].what, What::OfValue(100));
}

#[test]
fn poker_is_judged_card_by_card() {
    let round = round("play/kuhn-poker?seed=3");
    let found = best(&round, &class_of(&round, 40, 1));
    let kinds: Vec<_> = found.iter().map(|one| (one.role, one.card)).collect();
    assert_eq!(
        kinds,
        [0, 1]
            .into_iter()
            .flat_map(|role| [0, 1, 2].map(|card| (role, Some(card))))
            .collect::<Vec<_>>()
    );
    // Who bets at once never has to call: that makes no difference, and is not told.
    for one in &found {
        let What::Choices(chosen) = &one.what else {
            panic!("a choice")
        };
        if one.role == 0 && chosen[0] == 1 {
            assert_eq!(one.indifferent, [1]);
        }
    }
    // Somebody with the king calls.
    for one in found
        .iter()
        .filter(|one| one.card == Some(2) && one.role == 1)
    {
        let What::Choices(chosen) = &one.what else {
            panic!("a choice")
        };
        assert_eq!(chosen[1], 1);
    }
}

#[test]
fn guesses_count_for_the_nearest_level() {
    let round = round("play/guess");
    let chosen = [90, 50, 42, 33, 22, 23, 15, 0, 5];
    let choices = Choices(
        chosen
            .into_iter()
            .zip(1..)
            .map(|(guess, seat)| (seat, vec![guess]))
            .collect(),
    );
    let levels = levels(&round, &choices).unwrap();
    // 50, 33.3, 22.2, 14.8, 9.9: 42 is nearer to 50 than to 33.
    let counts: Vec<usize> = levels.iter().map(|level| level.count).collect();
    assert_eq!(counts, [3, 1, 2, 1, 2]);
    assert_eq!(levels[2].guess, 50.0 * 4.0 / 9.0);
    assert_eq!(
        classes::playing::fitted::levels(&crate::playing::round("play/guess?p=4/3"), &choices),
        None
    );
}

/// Where one side draws its actions from the logit response to what the other did, the interval holds λ for about 95 classes of 100: for at least 86 of them by
/// four standard deviations of a binomial distribution.
#[test]
fn the_interval_holds_the_lambda_that_choices_were_drawn_with() {
    // To the columns everything is worth nothing, so only the rows say something about λ. Half of the columns are left: rows bring 2 and 1.
    let round = round("play/matrix?game=4:0,0:0;1:0,1:0&seed=0");
    let lambda: f64 = 0.7;
    let probability = 1.0 / (1.0 + (-lambda).exp());
    let mut held = 0;
    for class in 0..100 {
        let mut random = Random::stream(77, class);
        let seats = (1..=120_u16).map(|seat| {
            let chosen = match round.game.role(0, seat) {
                0 => u32::from(random.unit() >= probability),
                _ => u32::from(seat % 4 == 1),
            };
            (seat, vec![chosen])
        });
        let found = logit(&round, &Choices(seats.collect())).unwrap();
        assert!(found.low <= found.lambda && found.lambda <= found.high);
        held += u32::from((found.low..=found.high).contains(&lambda));
    }
    assert!((86..100).contains(&held), "{held}");
}

#[test]
fn logit_responses_at_the_ends() {
    let pd = round("play/matrix?game=prisoners-dilemma");
    let all = |chosen: &[u32]| {
        Choices(
            chosen
                .iter()
                .zip(1..)
                .map(|(own, seat)| (seat, vec![*own]))
                .collect(),
        )
    };
    // Everybody chooses what is best; everybody what is worst; as many each.
    let best = logit(&pd, &all(&[1; 12])).unwrap();
    assert!(best.lambda.is_infinite() && best.high.is_infinite() && best.low > 0.0);
    let worst = logit(&pd, &all(&[0; 12])).unwrap();
    assert_eq!([worst.lambda, worst.low], [0.0, 0.0]);
    let even = logit(&pd, &all(&[0, 1, 0, 1, 0, 1])).unwrap();
    assert!(even.lambda.abs() < 1e-9 && even.high > 0.0 && even.high.is_finite());
    let most = logit(&pd, &all(&[1, 1, 1, 1, 1, 1, 1, 1, 0])).unwrap();
    assert!(
        most.low > 0.0
            && most.low < most.lambda
            && most.lambda < most.high
            && most.high.is_finite()
    );
    // In matching pennies against a class that mixes evenly every λ explains as much.
    let pennies = round("play/matrix?game=matching-pennies&seed=0");
    let mixed = Choices(BTreeMap::from([
        (1, vec![0]),
        (2, vec![0]),
        (3, vec![1]),
        (4, vec![1]),
    ]));
    assert_eq!(logit(&pennies, &mixed), Err(NoLogit::Flat));
    // Two of one side, and nobody of the other.
    let alone = Choices(BTreeMap::from([(1, vec![0]), (3, vec![1])]));
    assert_eq!(logit(&pennies, &alone), Err(NoLogit::NoSide));
    assert_eq!(
        logit(&round("play/guess"), &all(&[1, 2])),
        Err(NoLogit::OtherGame)
    );
}

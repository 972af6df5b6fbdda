//! Moments of a run that are kept to be shown: every iteration at first, then one at round numbers, further and
//! further apart.

/// Probabilities that are kept of the iterations at first: the smaller the game, the more of these there are.
const KEPT_AT_FIRST: usize = 1_800;
/// Of the largest games too.
const MIN_AT_FIRST: u64 = 20;
/// Games with more probabilities are large: few of their moments are kept.
const MAX_SMALL: usize = 120;

/// Games with more are so large that of few moments what they have fits into what is sent to a page.
const MAX_LARGE: usize = 2_000;

/// What round numbers begin with.
const FINE: [u64; 27] = [
    10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 26, 28, 30, 33, 36, 40, 45, 50, 55, 60, 65,
    70, 80, 90,
];
const COARSE: [u64; 6] = [10, 15, 20, 30, 50, 70];

/// The iterations after which the strategies of a game with so many slots are kept, in a run of `last` iterations: the last
/// is always one.
pub fn moments(last: u64, slots: usize) -> Vec<u64> {
    if slots > MAX_LARGE {
        return of_the_largest(last, slots);
    }
    let first = ((KEPT_AT_FIRST / slots.max(1)) as u64).max(MIN_AT_FIRST);
    let factors = if slots <= MAX_SMALL {
        &FINE[..]
    } else {
        &COARSE[..]
    };
    let decades = (0..18).map(|exponent| 10_u64.pow(exponent));
    let round = decades.flat_map(|decade| {
        let numbers = factors.iter();
        numbers.map(move |factor| factor.saturating_mul(decade))
    });
    let round = round.skip_while(|&number| number <= first);
    let mut moments: Vec<u64> = (1..=first)
        .chain(round)
        .take_while(|&number| number < last)
        .collect();
    moments.push(last);
    moments
}

/// Of games with so many slots that no more than some hundred thousand numbers are kept: 1, 10, 100 …, or of the very
/// largest every second of these, and the last.
fn of_the_largest(last: u64, slots: usize) -> Vec<u64> {
    const MAX_EVERY: usize = 20_000;
    let step = if slots > MAX_EVERY { 2 } else { 1 };
    let powers = (0..18).step_by(step).map(|exponent| 10_u64.pow(exponent));
    let mut moments: Vec<u64> = powers.take_while(|&power| power < last).collect();
    moments.push(last);
    moments
}

#[cfg(test)]
mod tests {
    use super::moments;

    #[test]
    fn every_iteration_is_kept_at_first_and_the_last_always() {
        assert_eq!(moments(1, 24), [1]);
        assert_eq!(moments(37, 24), (1..=37).collect::<Vec<_>>());
        let kuhn = moments(1_000, 24);
        assert_eq!(kuhn[..75], (1..=75).collect::<Vec<_>>());
        assert_eq!(kuhn[75..78], [80, 90, 100]);
        assert_eq!(kuhn.last(), Some(&1_000));
    }

    #[test]
    fn they_rise_and_are_few() {
        for (slots, most) in [(4, 620), (24, 270), (104, 230), (672, 80)] {
            assert_eq!(moments(250, 49_140), [1, 100, 250]);
            for last in [1, 19, 20, 21, 999, 12_345, 1_000_000_000] {
                let moments = moments(last, slots);
                assert!(moments.windows(2).all(|pair| pair[0] < pair[1]));
                assert!(moments.len() <= most, "{slots}: {}", moments.len());
            }
        }
    }
}

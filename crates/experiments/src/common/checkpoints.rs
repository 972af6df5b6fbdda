//! Checkpoints of long runs: at round numbers, about three times a decade, and at the end.

/// 1, 2, 5, 10, 20, 50 … below `last`, and `last`.
pub fn checkpoints(last: u64) -> Vec<u64> {
    let decades = (0..20).map(|exponent| 10_u64.pow(exponent));
    let round = decades.flat_map(|decade| [1, 2, 5].map(|factor| decade.saturating_mul(factor)));
    let mut points: Vec<u64> = round.take_while(|&point| point < last).collect();
    points.push(last);
    points
}

#[cfg(test)]
mod tests {
    use super::checkpoints;

    #[test]
    fn checkpoints_are_round_and_end_where_the_run_ends() {
        assert_eq!(checkpoints(1), [1]);
        assert_eq!(checkpoints(20), [1, 2, 5, 10, 20]);
        assert_eq!(checkpoints(70), [1, 2, 5, 10, 20, 50, 70]);
        assert_eq!(checkpoints(100_000_000).len(), 25);
    }
}

//! Counted things in messages: "1 payoff", "2 payoffs".

/// A number and what is counted, in the singular where there is one.
pub fn counted(count: usize, thing: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} {thing}{ending}")
}

#[cfg(test)]
mod tests {
    use super::counted;

    #[test]
    fn one_is_singular() {
        let words = [0, 1, 2].map(|count| counted(count, "payoff"));
        assert_eq!(words, ["0 payoffs", "1 payoff", "2 payoffs"]);
    }
}

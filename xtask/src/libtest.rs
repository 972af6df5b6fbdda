//! What a program of tests prints: how many passed, and which failed.
//!
//! Only the end is read. What tests print themselves stands before it and may look like anything.

/// The end of a run that came to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Results {
    pub passed: usize,
    /// Their names, with modules.
    pub failed: Vec<String>,
    /// What follows in the line of results: how many were ignored, how long it took.
    rest: String,
}

impl Results {
    /// Reads what one program of tests has printed; nothing if it did not come to its end, or if the list of those that failed is not
    /// as long as it says itself.
    pub fn read(printed: &str) -> Option<Self> {
        let lines: Vec<&str> = printed.lines().collect();
        let end = last(&lines, |line| line.starts_with("test result: "))?;
        let counts = lines[end].split_once(". ")?.1;
        let (passed, counts) = counts.split_once(" passed; ")?;
        let (failed, rest) = counts.split_once(" failed; ")?;
        let results = Self {
            passed: passed.parse().ok()?,
            failed: names(&lines[..end]),
            rest: rest.to_owned(),
        };
        let count = failed.parse::<usize>().ok()?;
        (count == results.failed.len()).then_some(results)
    }

    /// The same if only `failed` of those that had failed still do.
    pub fn after(&self, failed: &[String]) -> Self {
        Self {
            passed: self.passed + self.failed.len() - failed.len(),
            failed: failed.to_vec(),
            rest: self.rest.clone(),
        }
    }

    /// The line of results, as Cargo's tests print it.
    pub fn line(&self) -> String {
        let word = if self.failed.is_empty() {
            "ok"
        } else {
            "FAILED"
        };
        let (passed, failed, rest) = (self.passed, self.failed.len(), &self.rest);
        format!("test result: {word}. {passed} passed; {failed} failed; {rest}")
    }
}

/// What a test that failed has printed, its panic included; all that was printed if that cannot be told apart.
pub fn printed_by(printed: &str, name: &str) -> String {
    let lines: Vec<&str> = printed.lines().collect();
    let heading = format!("---- {name} stdout ----");
    let Some(start) = lines.iter().position(|line| *line == heading) else {
        return printed.to_owned();
    };
    let list = last(&lines, |line| line == "failures:").unwrap_or(lines.len());
    let mut others = lines[start + 1..list].iter();
    let is_next = |line: &&str| line.starts_with("---- ") && line.ends_with(" stdout ----");
    let end = others
        .position(is_next)
        .map_or(list, |after| start + 1 + after);
    lines[start..end].join("\n")
}

/// The names in the list before the line of results.
fn names(lines: &[&str]) -> Vec<String> {
    let Some(heading) = last(lines, |line| line == "failures:") else {
        return Vec::new();
    };
    let listed = lines[heading + 1..]
        .iter()
        .map_while(|line| line.strip_prefix("    "));
    listed.map(str::to_owned).collect()
}

fn last(lines: &[&str], is_it: impl Fn(&str) -> bool) -> Option<usize> {
    lines.iter().rposition(|line| is_it(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Six tests, of which two failed; one of them has printed what looks like a list of failures.
    const TWO_FAILED: &str = include_str!("libtest/two_failed.txt");
    /// One test of them, alone.
    const AGAIN: &str = include_str!("libtest/again.txt");
    /// The same six, one of which has aborted the program.
    const ABORTED: &str = include_str!("libtest/aborted.txt");

    #[test]
    fn those_that_failed_are_read_from_the_list_at_the_end() {
        let results = Results::read(TWO_FAILED).expect("the program has come to its end");
        assert_eq!(results.passed, 3);
        assert_eq!(results.failed, ["home::shows_every_lab", "matrix::stops"]);
    }

    #[test]
    fn a_run_without_failures_has_none() {
        let results = Results::read(AGAIN).expect("the program has come to its end");
        assert_eq!((results.passed, results.failed.len()), (1, 0));
    }

    #[test]
    fn a_program_that_did_not_end_or_whose_list_is_incomplete_has_no_results() {
        assert_eq!(Results::read(ABORTED), None);
        assert_eq!(Results::read(""), None);
        let incomplete = TWO_FAILED.replace("    matrix::stops\n", "");
        assert_eq!(Results::read(&incomplete), None);
    }

    #[test]
    fn the_line_of_results_is_as_it_was_printed() {
        let results = Results::read(TWO_FAILED).expect("the program has come to its end");
        assert!(TWO_FAILED.contains(&format!("\n{}\n", results.line())));
        let one = results.after(&["matrix::stops".to_owned()]).line();
        assert!(one.starts_with("test result: FAILED. 4 passed; 1 failed; 1 ignored; "));
        let none = results.after(&[]).line();
        assert!(none.starts_with("test result: ok. 5 passed; 0 failed; 1 ignored; "));
    }

    #[test]
    fn what_a_test_has_printed_ends_where_that_of_the_next_begins() {
        let first = printed_by(TWO_FAILED, "home::shows_every_lab");
        assert!(first.starts_with("---- home::shows_every_lab stdout ----\nhome: the page says"));
        assert!(first.contains("no `h1` within 20 s") && !first.contains("matrix::stops"));
        let last = printed_by(TWO_FAILED, "matrix::stops");
        assert!(last.contains(" right: 2") && !last.contains("test result"));
        assert_eq!(printed_by(ABORTED, "matrix::stops"), ABORTED);
    }
}

//! The table of the benchmarks: each work once, with what everybody needs for a unit of it. Less is better.

use std::fmt;

use crate::row::{Row, Who};

/// Rows of several programs, joined.
#[derive(Debug, Default)]
pub struct Comparison {
    lines: Vec<Line>,
    /// What the programs said besides.
    remarks: Vec<String>,
}

/// One work. Seconds a unit, the best that were seen.
#[derive(Debug)]
struct Line {
    work: String,
    native: Option<f64>,
    chromium: Option<f64>,
    peers: Vec<(String, f64)>,
}

impl Comparison {
    /// Adds what a program has printed: rows, and remarks between them.
    pub fn add(&mut self, printed: &str) {
        for line in printed.lines() {
            match line.parse() {
                Ok(row) => self.add_row(row),
                Err(_) if line.is_empty() => {}
                Err(_) => self.remarks.push(line.to_owned()),
            }
        }
    }

    fn add_row(&mut self, Row { work, who, seconds }: Row) {
        let line = self.line(work);
        let best = |known: &mut Option<f64>| {
            *known = Some(known.map_or(seconds, |known| known.min(seconds)));
        };
        match who {
            Who::Native => best(&mut line.native),
            Who::Chromium => best(&mut line.chromium),
            Who::Peer(name) => match line.peers.iter_mut().find(|(peer, _)| *peer == name) {
                Some((_, known)) => *known = known.min(seconds),
                None => line.peers.push((name, seconds)),
            },
        }
    }

    fn line(&mut self, work: String) -> &mut Line {
        let known = self.lines.iter().position(|line| line.work == work);
        let index = known.unwrap_or_else(|| {
            self.lines.push(Line {
                work,
                native: None,
                chromium: None,
                peers: Vec::new(),
            });
            self.lines.len() - 1
        });
        &mut self.lines[index]
    }
}

impl Line {
    /// What is in the columns, a row for each peer; later ones repeat nothing.
    fn cells(&self) -> Vec<[String; 7]> {
        let ours = [
            self.work.clone(),
            time(self.native),
            time(self.chromium),
            ratio(self.chromium, self.native),
        ];
        let peer = |(name, seconds): &(String, f64)| {
            let seconds = Some(*seconds);
            [name.clone(), time(seconds), ratio(self.native, seconds)]
        };
        let mut peers = self.peers.iter().map(peer);
        let first = peers.next().unwrap_or_default();
        let join = |[a, b, c, d]: [String; 4], [e, f, g]: [String; 3]| [a, b, c, d, e, f, g];
        let mut rows = vec![join(ours, first)];
        rows.extend(peers.map(|peer| join(Default::default(), peer)));
        rows
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let head = [
            "work",
            "native",
            "Chromium",
            "÷ native",
            "peer",
            "peer's",
            "native ÷ peer's",
        ];
        let mut rows = vec![head.map(str::to_owned)];
        rows.extend(self.lines.iter().flat_map(Line::cells));
        let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
        let widths: Vec<usize> = (0..head.len()).filter_map(width).collect();
        for row in &rows {
            let cells = row.iter().zip(&widths).enumerate();
            let cell = |(column, (text, width)): (usize, (&String, &usize))| match column {
                // Words to the left, numbers to the right.
                0 | 4 => format!("{text:<width$}"),
                _ => format!("{text:>width$}"),
            };
            let line = cells.map(cell).collect::<Vec<_>>().join("  ");
            writeln!(formatter, "{}", line.trim_end())?;
        }
        self.remarks
            .iter()
            .try_for_each(|remark| writeln!(formatter, "{remark}"))
    }
}

/// With three digits and a fitting unit; nothing for what was not measured.
fn time(seconds: Option<f64>) -> String {
    let units = [("s", 1.0), ("ms", 1e3), ("µs", 1e6), ("ns", 1e9)];
    seconds.map_or_else(String::new, |seconds| {
        let fits = |(_, scale): &(&str, f64)| seconds * scale >= 1.0;
        let (unit, scale) = units.into_iter().find(fits).unwrap_or(units[3]);
        let number = seconds * scale;
        let decimals = match number {
            100.0.. => 0,
            10.0.. => 1,
            _ => 2,
        };
        format!("{number:.decimals$} {unit}")
    })
}

fn ratio(ours: Option<f64>, theirs: Option<f64>) -> String {
    let ratio = ours.zip(theirs).map(|(ours, theirs)| ours / theirs);
    ratio.map_or_else(String::new, |ratio| format!("{ratio:.2}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_a_work_are_joined() {
        let mut comparison = Comparison::default();
        comparison.add("a: b\tnative\t3.0e-6\ntwo workers\na: b\tother 1.0\t1.0e-5\n");
        comparison.add("\na: b\tnative\t2.0e-6\na: b\tChromium\t2.5e-6\na: b\tthird 2.0\t4e-6\n");
        let expected = "\
work   native  Chromium  ÷ native  peer        peer's  native ÷ peer's
a: b  2.00 µs   2.50 µs      1.25  other 1.0  10.0 µs             0.20
                                   third 2.0  4.00 µs             0.50
two workers
";
        assert_eq!(comparison.to_string(), expected);
    }

    #[test]
    fn rows_are_read_as_they_were_written() {
        for who in [Who::Native, Who::Chromium, Who::Peer("other 1.0".into())] {
            let row = Row {
                work: "UCT: a simulation".to_owned(),
                who,
                seconds: 4.5e-7,
            };
            assert_eq!(row.to_string().parse::<Row>().ok(), Some(row));
        }
        assert!("two workers: 1.8 × one".parse::<Row>().is_err());
    }

    #[test]
    fn times_have_three_digits() {
        let shown = [2.5, 0.123_4, 4.56e-6, 9.87e-10].map(|seconds| time(Some(seconds)));
        assert_eq!(shown, ["2.50 s", "123 ms", "4.56 µs", "0.99 ns"]);
        assert_eq!(time(None), "");
    }
}

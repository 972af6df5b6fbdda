//! The canonical text of a strategy: it reads as the same strategy.

use super::words::action_name;
use crate::repeated::stage_game::Seat;
use crate::repeated::strategies::rules::{
    Condition, Operation, Play, Ratio, Relation, Rule, Sum, Who,
};
use crate::repeated::strategies::strategy::{Strategy, Written};
use games::fraction::Fraction;

/// Writes a strategy.
pub fn write(strategy: &Strategy, seat: Seat) -> String {
    let writer = Writer(seat);
    match strategy {
        Strategy::MemoryOne([cc, cd, dc, dd, opening]) => {
            format!("m1({cc},{cd},{dc},{dd};{opening})")
        }
        Strategy::Automaton(written) => writer.automaton(written),
        Strategy::Rules(rules) => joined(rules.iter().map(|rule| writer.rule(rule)), "; "),
        Strategy::Named(name, numbers) if numbers.is_empty() => (*name).to_owned(),
        Strategy::Named(name, numbers) => format!(
            "{name}({})",
            joined(numbers.iter().map(Fraction::to_string), ",")
        ),
    }
}

fn joined(parts: impl Iterator<Item = String>, between: &str) -> String {
    parts.collect::<Vec<_>>().join(between)
}

struct Writer<'a>(Seat<'a>);

/// How tightly a part holds together.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Level {
    Or,
    And,
    Alone,
    Sum,
    Product,
}

/// In parentheses, if `level` is below what stands around.
fn within(text: String, level: Level, around: Level) -> String {
    if level < around {
        format!("({text})")
    } else {
        text
    }
}

/// The level above, for the right side of what is joined from the left.
fn above(level: Level) -> Level {
    match level {
        Level::Or => Level::And,
        Level::And => Level::Alone,
        _ => Level::Product,
    }
}

impl Writer<'_> {
    fn action(&self, whose: usize, action: u8) -> String {
        action_name(self.0.names(whose), usize::from(action))
    }

    fn automaton(&self, Written { names, automaton }: &Written) -> String {
        let [size, others] = automaton.sizes;
        let state = |(place, state): (usize, &crate::repeated::strategies::automaton::State)| {
            let mut text = format!("{}: {}", names[place], self.mixture(&state.mixture));
            for other in 0..others {
                let next = |own: usize| usize::from(state.next[own * others + other]);
                let label = self.action(1, other as u8);
                if (0..size).all(|own| next(own) == next(0)) {
                    if next(0) != place {
                        text += &format!(", {label} to {}", names[next(0)]);
                    }
                    continue;
                }
                for own in (0..size).filter(|&own| next(own) != place) {
                    let own_label = self.action(0, own as u8);
                    text += &format!(", {own_label}/{label} to {}", names[next(own)]);
                }
            }
            text
        };
        format!(
            "automaton({})",
            joined(automaton.states.iter().enumerate().map(state), "; ")
        )
    }

    fn mixture(&self, mixture: &[Fraction]) -> String {
        let played: Vec<usize> = (0..mixture.len())
            .filter(|&action| mixture[action] != Fraction::ZERO)
            .collect();
        let (&last, before) = played.split_last().unwrap_or((&0, &[]));
        let parts: Vec<String> = before
            .iter()
            .map(|&action| format!("{} with {}", self.action(0, action as u8), mixture[action]))
            .collect();
        match parts.len() {
            0 => self.action(0, last as u8),
            1 if mixture.len() == 2 => parts[0].clone(),
            _ => format!("{} or {}", parts.join(" or "), self.action(0, last as u8)),
        }
    }

    fn rule(&self, Rule { when, play, counts }: &Rule) -> String {
        let when = match when {
            Condition::Always if play.is_some() => "else".to_owned(),
            Condition::Always => "always".to_owned(),
            Condition::First(_) | Condition::Last(_) | Condition::Every(_) => {
                self.condition(when, Level::Or)
            }
            _ => format!("if {}", self.condition(when, Level::Or)),
        };
        let play = play.iter().map(|play| self.play(play));
        let letter = |counter: &u8| char::from(b'a' + counter);
        let counts = counts
            .iter()
            .map(|(counter, sum)| format!("{} = {}", letter(counter), self.sum(sum, Level::Sum)));
        format!("{when}: {}", joined(play.chain(counts), ", "))
    }

    fn play(&self, play: &Play) -> String {
        match play {
            Play::Sequence(actions) => {
                joined(actions.iter().map(|&action| self.action(0, action)), " ")
            }
            Play::Copy => "copy".to_owned(),
            Play::Opposite => "opposite".to_owned(),
            Play::Repeat => "repeat".to_owned(),
            Play::Switch => "switch".to_owned(),
            Play::Chance(parts, rest) => {
                let part = |(action, ratio): &(u8, Ratio)| {
                    format!("{} with {}", self.action(0, *action), self.ratio(ratio))
                };
                let text = joined(parts.iter().map(part), " or ");
                let is_other = self.0.sizes()[0] == 2 && parts.len() == 1 && parts[0].0 + rest == 1;
                if is_other {
                    text
                } else {
                    format!("{text} or {}", self.action(0, *rest))
                }
            }
        }
    }

    fn ratio(&self, Ratio { above, below }: &Ratio) -> String {
        match below {
            Sum::Number(1) if !matches!(above, Sum::Of(_, Operation::Over, _)) => {
                self.sum(above, Level::Sum)
            }
            _ => format!("{}/{}", self.sum(above, Level::Product), self.factor(below)),
        }
    }

    fn condition(&self, condition: &Condition, around: Level) -> String {
        let rounds = |word: &str, rounds: u32| {
            if rounds == 1 {
                word.to_owned()
            } else {
                format!("{word} {rounds}")
            }
        };
        let join = |left, word: &str, right, level| {
            let text = format!(
                "{} {word} {}",
                self.condition(left, level),
                self.condition(right, above(level))
            );
            within(text, level, around)
        };
        match condition {
            Condition::Always => "1 = 1".to_owned(),
            Condition::First(number) => rounds("first", *number),
            Condition::Last(number) => rounds("last", *number),
            Condition::Every(number) => format!("every {number}"),
            Condition::Played(who, pattern) => self.pattern(*who, pattern),
            Condition::Slipped => "slipped".to_owned(),
            Condition::Compare(left, relation, right) => {
                let [left, right] = [left, right].map(|sum| self.sum(sum, Level::Sum));
                format!("{left} {} {right}", sign(*relation))
            }
            Condition::In(sum, numbers) => {
                let numbers = joined(numbers.iter().map(i64::to_string), " ");
                format!("{} in {numbers}", self.sum(sum, Level::Sum))
            }
            Condition::Not(inner) => format!("not {}", self.condition(inner, Level::Alone)),
            Condition::And(left, right) => join(left, "and", right, Level::And),
            Condition::Or(left, right) => join(left, "or", right, Level::Or),
        }
    }

    fn pattern(&self, who: Who, pattern: &[Option<u8>]) -> String {
        let subject = ["I", "they"][who as usize];
        let action = |action: &Option<u8>| {
            action.map_or("?".to_owned(), |action| self.action(who as usize, action))
        };
        format!(
            "{subject} played {}",
            joined(pattern.iter().map(action), " ")
        )
    }

    /// A sum that stands alone to the right of a line.
    fn factor(&self, sum: &Sum) -> String {
        let text = self.sum(sum, Level::Product);
        if matches!(sum, Sum::Of(_, Operation::Times | Operation::Over, _)) {
            format!("({text})")
        } else {
            text
        }
    }

    fn sum(&self, sum: &Sum, around: Level) -> String {
        let whose = |who: Who| ["my", "their"][who as usize];
        match sum {
            Sum::Number(number) => number.to_string(),
            Sum::Round => "round".to_owned(),
            Sum::Left => "left".to_owned(),
            Sum::Count(who, action, window) => {
                let window = window.map_or(String::new(), |rounds| format!(" last {rounds}"));
                format!(
                    "{} {}{window}",
                    whose(*who),
                    self.action(*who as usize, *action)
                )
            }
            Sum::Score(who) => format!("{} score", whose(*who)),
            Sum::Lead => "lead".to_owned(),
            Sum::Counter(counter) => char::from(b'a' + counter).to_string(),
            Sum::Of(left, operation, right) => self.operation(left, *operation, right, around),
        }
    }

    fn operation(&self, left: &Sum, operation: Operation, right: &Sum, around: Level) -> String {
        let sign = match operation {
            Operation::Plus => "+",
            Operation::Minus => "-",
            Operation::Times => "*",
            Operation::Over => "/",
        };
        if matches!(operation, Operation::Plus | Operation::Minus) {
            let [left, right] = [self.sum(left, Level::Sum), self.sum(right, Level::Product)];
            return within(format!("{left} {sign} {right}"), Level::Sum, around);
        }
        format!(
            "{} {sign} {}",
            self.sum(left, Level::Product),
            self.factor(right)
        )
    }
}

fn sign(relation: Relation) -> &'static str {
    match relation {
        Relation::Less => "<",
        Relation::AtMost => "<=",
        Relation::Equal => "=",
        Relation::Unequal => "!=",
        Relation::AtLeast => ">=",
        Relation::More => ">",
    }
}

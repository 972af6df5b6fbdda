//! Table: a distribution function by pairs of value and share, such as `0:0, 1/2:1/5, 1:1`, with straight lines between them. It is written as a formula, so everything
//! that is asked of formulas is asked of it.

use crate::diagnostic::Fault;
use games::fraction::Fraction;
use texts::Texts;

/// Pairs at most: formulas have as many operations as that takes.
const MAX_PAIRS: usize = 20;

/// Why a text is no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum WrongTable {
    /// This is no pair of numbers.
    NoPair {
        found: String,
    },
    /// Values have to ascend; this one does not.
    Unsorted {
        value: String,
    },
    Pairs {
        found: usize,
    },
}

impl Fault for WrongTable {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        let words = &texts.labs.auction.wrong;
        (words.of_key)(key, &self.at_field(key, texts))
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        let words = &texts.labs.auction.wrong;
        match self {
            Self::NoPair { found } => (words.no_pair)(found),
            Self::Unsorted { value } => (words.unsorted)(value),
            Self::Pairs { found } => (words.pairs)(*found, MAX_PAIRS),
        }
    }
}

/// Whether a text is meant as a table: no formula has a colon.
pub fn is_table(text: &str) -> bool {
    text.contains(':')
}

/// The formula of a table: what is risen on each of its pieces, added up.
///
/// # Errors
/// Why it is no table.
pub(super) fn formula(text: &str) -> Result<String, WrongTable> {
    let pairs = text.split(',').map(pair).collect::<Result<Vec<_>, _>>()?;
    if !(2..=MAX_PAIRS).contains(&pairs.len()) {
        return Err(WrongTable::Pairs { found: pairs.len() });
    }
    let mut pieces = vec![pairs[0].1.to_string()];
    for both in pairs.windows(2) {
        let [(from, low), (to, high)] = [both[0], both[1]];
        if to <= from {
            let value = to.to_string();
            return Err(WrongTable::Unsorted { value });
        }
        pieces.push(format!(
            "(({high})-({low}))*(min(max(v,{from}),{to})-({from}))/(({to})-({from}))"
        ));
    }
    Ok(pieces.join("+"))
}

fn pair(text: &str) -> Result<(Fraction, Fraction), WrongTable> {
    let both = text.split_once(':');
    let both = both
        .and_then(|(value, share)| Some((value.trim().parse().ok()?, share.trim().parse().ok()?)));
    both.ok_or_else(|| WrongTable::NoPair {
        found: text.trim().to_owned(),
    })
}

//! Entries of a tableau: integers as wide as they have to be, all of them alike.
//!
//! Before each pivot it is known how long entries can become at most, so wide ones need no test for overflow, and nothing is calculated twice.

use super::choice::{Choice, Variable};
use super::wide::{self, WORD, Wide};
use core::cmp::Ordering;
use dashu_int::IBig;
use dashu_int::ops::BitTest;

/// How many words wide entries have.
const WIDTHS: [usize; 8] = [1, 2, 3, 4, 6, 8, 12, 16];

/// What an entry of any size takes in a pivot, in units of [`effort`](crate::effort), if it is not much longer than wide ones may be.
const LARGE: u64 = 50;

/// Does the same with wide integers of each width.
macro_rules! of_width {
    ($words:expr, $function:ident($($argument:expr),*)) => {
        match $words {
            1 => $function::<1>($($argument),*),
            2 => $function::<2>($($argument),*),
            3 => $function::<3>($($argument),*),
            4 => $function::<4>($($argument),*),
            6 => $function::<6>($($argument),*),
            8 => $function::<8>($($argument),*),
            12 => $function::<12>($($argument),*),
            _ => $function::<16>($($argument),*),
        }
    };
}

/// How long it takes to pivot an entry of so many bits, in units of [`effort`](crate::effort): it is multiplied word by word.
pub fn work_of_bits(bits: usize) -> u64 {
    let mut widths = WIDTHS.into_iter();
    let words = widths.find(|&words| has_room(words, bits));
    let long = (bits / WORD) as u64;
    work_of_words(words).max(long * long / 16)
}

/// The same of so many words, or of any size.
pub fn work_of_words(words: Option<usize>) -> u64 {
    words.map_or(LARGE, |words| (words * words / 8).max(1) as u64)
}

/// All of them, row by row.
#[derive(Clone, Debug)]
pub struct Entries {
    numbers: Numbers,
    /// Entries of a row.
    width: usize,
}

/// The entries, then what all of them are over.
#[derive(Clone, Debug)]
enum Numbers {
    Wide {
        words: Vec<u64>,
        /// Of each number.
        each: usize,
        /// A bound of their lengths.
        bits: usize,
    },
    Large(Vec<IBig>),
}

impl Entries {
    /// Of these numbers, over 1.
    pub fn new(mut entries: Vec<IBig>, width: usize) -> Self {
        entries.push(IBig::ONE);
        let mut new = Self {
            numbers: Numbers::Large(entries),
            width,
        };
        let bits = new.bits();
        new.widen(bits);
        new
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        match &self.numbers {
            Numbers::Wide { words, each, .. } => words.len() / each - 1,
            Numbers::Large(numbers) => numbers.len() - 1,
        }
    }

    /// Words of each; `None` if they are of any size.
    pub fn words(&self) -> Option<usize> {
        match &self.numbers {
            Numbers::Wide { each, .. } => Some(*each),
            Numbers::Large(_) => None,
        }
    }

    /// How an entry compares with 0.
    pub fn sign(&self, row: usize, column: usize) -> Ordering {
        let place = row * self.width + column;
        match &self.numbers {
            Numbers::Wide { words, each, .. } => {
                wide::sign(&words[place * each..(place + 1) * each])
            }
            Numbers::Large(numbers) => numbers[place].cmp(&IBig::ZERO),
        }
    }

    /// An entry.
    pub fn entry(&self, row: usize, column: usize) -> IBig {
        self.number(row * self.width + column)
    }

    /// What all entries are over.
    pub fn divisor(&self) -> IBig {
        self.number(self.count())
    }

    fn number(&self, place: usize) -> IBig {
        match &self.numbers {
            Numbers::Wide { words, each, .. } => {
                wide::big(&words[place * each..(place + 1) * each])
            }
            Numbers::Large(numbers) => numbers[place].clone(),
        }
    }

    /// The same with other numbers in the last rows, from `first`.
    pub fn with_rows(&self, first: usize, rows: Vec<IBig>) -> Self {
        let kept = (0..first * self.width).map(|place| self.number(place));
        let numbers = kept.chain(rows).chain([self.divisor()]).collect();
        let mut new = Self {
            numbers: Numbers::Large(numbers),
            width: self.width,
        };
        let bits = new.bits();
        new.widen(bits);
        new
    }

    /// What chooses a pivot.
    pub fn leaving(&self, basic: &[Variable], columns: &[usize], column: usize) -> Option<usize> {
        match &self.numbers {
            Numbers::Wide { words, each, .. } => {
                of_width!(*each, leaving(words, self.width, basic, columns, column))
            }
            Numbers::Large(entries) => {
                let width = self.width;
                Choice {
                    entries,
                    width,
                    basic,
                    columns,
                }
                .leaving(column)
            }
        }
    }

    /// The column with the most negative entry of a row; the first of several.
    pub fn most_negative(&self, row: usize) -> Option<usize> {
        match &self.numbers {
            Numbers::Wide { words, each, .. } => {
                of_width!(*each, most_negative(words, self.width, row))
            }
            Numbers::Large(entries) => of_choice(entries, self.width).most_negative(row),
        }
    }

    /// Pivots on an entry, which becomes what all are over, and is positive in the end.
    pub fn pivot(&mut self, row: usize, column: usize) {
        let bits = self.bits_of_pivot(row, column);
        self.widen(bits);
        let width = self.width;
        match &mut self.numbers {
            Numbers::Wide { words, each, bits } => {
                *bits = of_width!(*each, pivot(words, width, row, column));
            }
            Numbers::Large(numbers) => pivot_large(numbers, width, row, column),
        }
    }

    fn bits(&self) -> usize {
        match &self.numbers {
            Numbers::Wide { bits, .. } => *bits,
            Numbers::Large(numbers) => {
                let lengths = numbers.iter().map(BitTest::bit_len);
                lengths.max().unwrap_or_default()
            }
        }
    }

    fn length(&self, place: usize) -> usize {
        match &self.numbers {
            Numbers::Wide { words, each, .. } => {
                wide::length(&words[place * each..(place + 1) * each])
            }
            Numbers::Large(numbers) => numbers[place].bit_len(),
        }
    }

    /// How long numbers are at most, before, while and after this entry becomes the pivot.
    fn bits_of_pivot(&self, row: usize, column: usize) -> usize {
        let (width, count) = (self.width, self.count());
        let bits = self.bits();
        let zeros = match &self.numbers {
            Numbers::Wide { words, each, .. } => wide::trailing_zeros(&words[count * each..]),
            Numbers::Large(numbers) => numbers[count].trailing_zeros().unwrap_or_default() as u32,
        };
        // Of a difference of products, over what is no less than half of a power of two; before zeros are shifted away.
        let divisor = self.length(count);
        let after = |products: usize| (products + 2 + zeros as usize).saturating_sub(divisor);
        let rough = bits.max(after(2 * bits));
        if self.words().is_some_and(|words| has_room(words, rough)) {
            return rough;
        }
        let length = |place: usize| self.length(place);
        let pivot = length(row * width + column);
        let above = (row * width..(row + 1) * width).map(length);
        let left = (column..count).step_by(width).map(length);
        let others = above.max().unwrap_or_default() + left.max().unwrap_or_default();
        bits.max(after(others.max(bits + pivot)))
    }

    /// Lets numbers be as wide as those of so many bits have to be.
    fn widen(&mut self, bits: usize) {
        let mut widths = WIDTHS.into_iter();
        let wanted = widths.find(|&words| has_room(words, bits));
        if wanted == self.words() {
            return;
        }
        let places = 0..self.count() + 1;
        self.numbers = match wanted {
            None => Numbers::Large(places.map(|place| self.number(place)).collect()),
            Some(each) => {
                let mut words = vec![0; places.len() * each];
                for (place, into) in words.chunks_mut(each).enumerate() {
                    match &self.numbers {
                        Numbers::Wide { words, each, .. } => {
                            wide::resize(&words[place * each..(place + 1) * each], into);
                        }
                        Numbers::Large(numbers) => wide::put(&numbers[place], into),
                    }
                }
                let bits = self.bits();
                Numbers::Wide { words, each, bits }
            }
        };
    }
}

/// Whether numbers of so many bits have room in so many words, with a bit for the sign, and one to spare.
fn has_room(words: usize, bits: usize) -> bool {
    bits + 2 <= words * WORD
}

fn numbers<const N: usize>(words: &[u64]) -> &[Wide<N>] {
    words.as_chunks().0
}

/// A choice without variables.
fn of_choice<I>(entries: &[I], width: usize) -> Choice<'_, I> {
    Choice {
        entries,
        width,
        basic: &[],
        columns: &[],
    }
}

#[inline(never)]
fn leaving<const N: usize>(
    words: &[u64],
    width: usize,
    basic: &[Variable],
    columns: &[usize],
    column: usize,
) -> Option<usize> {
    let entries = numbers::<N>(words);
    Choice {
        entries,
        width,
        basic,
        columns,
    }
    .leaving(column)
}

fn most_negative<const N: usize>(words: &[u64], width: usize, row: usize) -> Option<usize> {
    of_choice(numbers::<N>(words), width).most_negative(row)
}

/// The low words of a product. Where it takes longer to multiply than to look, zeros are not multiplied: programmes have many.
#[inline(always)]
fn sparse_times<const N: usize>(a: &Wide<N>, b: &Wide<N>) -> Wide<N> {
    if N > 2 && *a == [0; N] {
        [0; N]
    } else {
        wide::times(a, b)
    }
}

/// Pivots, and says how long entries are at most.
#[inline(never)]
fn pivot<const N: usize>(words: &mut [u64], width: usize, row: usize, column: usize) -> usize {
    let (numbers, _) = words.as_chunks_mut::<N>();
    let Some((divisor, entries)) = numbers.split_last_mut() else {
        return 0;
    };
    let pivot = entries[row * width + column];
    let zeros = wide::trailing_zeros(divisor);
    let inverse = wide::inverse(&wide::shifted(divisor, zeros));
    let ratio = wide::times(&pivot, &inverse);
    let above = entries[row * width..][..width].to_vec();
    let mut noted = [0; N];
    for (number, entries) in entries.chunks_exact_mut(width).enumerate() {
        if number != row {
            let left = entries[column];
            let taken = wide::times(&left, &inverse);
            for (entry, above) in entries.iter_mut().zip(&above) {
                let difference =
                    wide::minus(&sparse_times(entry, &ratio), &sparse_times(above, &taken));
                *entry = wide::shifted(&difference, zeros);
                wide::note_bits(entry, &mut noted);
            }
            entries[column] = wide::negative(&left);
            wide::note_bits(&entries[column], &mut noted);
        }
    }
    for entry in above.iter().chain([&*divisor]) {
        wide::note_bits(entry, &mut noted);
    }
    entries[row * width + column] = *divisor;
    *divisor = pivot;
    if wide::sign(&pivot).is_lt() {
        for number in numbers {
            *number = wide::negative(number);
        }
    }
    noted
        .iter()
        .rposition(|&word| word != 0)
        .map_or(0, |place| {
            (place + 1) * WORD - noted[place].leading_zeros() as usize
        })
}

fn pivot_large(numbers: &mut [IBig], width: usize, row: usize, column: usize) {
    let Some((divisor, entries)) = numbers.split_last_mut() else {
        return;
    };
    let above = entries[row * width..][..width].to_vec();
    let pivot = &above[column];
    for (number, entries) in entries.chunks_exact_mut(width).enumerate() {
        if number != row {
            let left = core::mem::take(&mut entries[column]);
            for (entry, above) in entries.iter_mut().zip(&above) {
                *entry = (&*entry * pivot - &left * above) / &*divisor;
            }
            entries[column] = -left;
        }
    }
    entries[row * width + column] = core::mem::replace(divisor, pivot.clone());
    if *divisor < IBig::ZERO {
        for number in numbers {
            *number = -core::mem::take(number);
        }
    }
}

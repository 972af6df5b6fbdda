//! Bits of a code, written and read one after the other. Beyond the end there are zeros, so that zeros at the end need no letters.

use crate::alphabet::BITS;

/// Bits that are written.
#[derive(Clone, Debug, Default)]
pub struct Writer(Vec<bool>);

impl Writer {
    /// The lowest `width` bits of a number, the highest of them first.
    pub fn put(&mut self, number: u64, width: usize) {
        let bits = (0..width).rev().map(|place| number >> place & 1 == 1);
        self.0.extend(bits);
    }

    /// How wide a number is, in `width` bits, then the number.
    pub fn put_sized(&mut self, number: u64, width: usize) {
        let size = (u64::BITS - number.leading_zeros()) as usize;
        self.put(size as u64, width);
        self.put(number, size);
    }

    /// How many bits are needed.
    pub fn len(&self) -> usize {
        self.0
            .iter()
            .rposition(|&bit| bit)
            .map_or(0, |last| last + 1)
    }

    /// As values of letters, without zeros at the end.
    pub fn letters(&self) -> Vec<u8> {
        let letters = self.0[..self.len()].chunks(BITS);
        let value = |bits: &[bool]| {
            (0..BITS).fold(0, |sum, place| {
                sum << 1 | u8::from(bits.get(place) == Some(&true))
            })
        };
        letters.map(value).collect()
    }
}

/// Bits that are read.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    letters: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    pub fn new(letters: &'a [u8]) -> Self {
        Self { letters, at: 0 }
    }

    fn bit(&mut self) -> bool {
        let letter = self.letters.get(self.at / BITS).copied();
        let place = BITS - 1 - self.at % BITS;
        self.at += 1;
        letter.unwrap_or_default() >> place & 1 == 1
    }

    /// A number of so many bits, at most 64.
    pub fn take(&mut self, width: usize) -> u64 {
        (0..width).fold(0, |number, _| number << 1 | u64::from(self.bit()))
    }

    /// A number whose width stands before it in `width` bits.
    pub fn take_sized(&mut self, width: usize) -> u64 {
        let size = self.take(width);
        self.take(size as usize)
    }

    /// Whether only zeros are left.
    pub fn is_done(&self) -> bool {
        let mut rest = self.clone();
        while rest.at < rest.letters.len() * BITS {
            if rest.bit() {
                return false;
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_back() {
        let mut writer = Writer::default();
        writer.put(5, 3);
        writer.put_sized(1_234_567, 6);
        writer.put_sized(u64::MAX >> 1, 6);
        writer.put(0, 9);
        let letters = writer.letters();
        let mut reader = Reader::new(&letters);
        assert_eq!((reader.take(3), reader.take_sized(6)), (5, 1_234_567));
        assert_eq!(reader.take_sized(6), u64::MAX >> 1);
        assert!(reader.is_done());
        assert_eq!(reader.take(40), 0);
    }
}

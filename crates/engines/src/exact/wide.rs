//! Wide integers: so many words of 64 bits, the lowest first, negative ones as two's complement.
//!
//! Whatever is too long is cut off, so results are right where they are known to fit, whatever happens on the way. Divisions without a remainder are products
//! with an inverse modulo a power of two, which has twice as many right digits after each step of Newton's (T. Jebelean, "An algorithm for exact division",
//! 1993).

use core::cmp::Ordering;
use dashu_int::IBig;

/// Bits of a word.
pub const WORD: usize = 64;

/// An integer of `N` words.
pub type Wide<const N: usize> = [u64; N];

/// The low words of a product.
#[inline(always)]
pub fn times<const N: usize>(a: &Wide<N>, b: &Wide<N>) -> Wide<N> {
    let mut product = [0; N];
    for i in 0..N {
        let mut carried = 0;
        for j in 0..N - i {
            (product[i + j], carried) = with_product(product[i + j], a[i], b[j], carried);
        }
    }
    product
}

/// `sum` + `a` · `b` + `carried`: the low and the high word.
#[inline(always)]
fn with_product(sum: u64, a: u64, b: u64, carried: u64) -> (u64, u64) {
    let whole = u128::from(a) * u128::from(b) + u128::from(sum) + u128::from(carried);
    (whole as u64, (whole >> WORD) as u64)
}

/// The difference.
#[inline(always)]
pub fn minus<const N: usize>(a: &Wide<N>, b: &Wide<N>) -> Wide<N> {
    let (mut difference, mut borrowed) = ([0; N], false);
    for i in 0..N {
        let (less, first) = a[i].overflowing_sub(b[i]);
        let (less, second) = less.overflowing_sub(borrowed.into());
        (difference[i], borrowed) = (less, first || second);
    }
    difference
}

/// The number with the other sign.
#[inline(always)]
pub fn negative<const N: usize>(number: &Wide<N>) -> Wide<N> {
    minus(&[0; N], number)
}

/// All bits of a number that is negative, none of another one.
#[inline(always)]
fn mask(words: &[u64]) -> u64 {
    words.last().map_or(0, |&last| (last as i64 >> 63) as u64)
}

/// How it compares with 0.
#[inline(always)]
pub fn sign(words: &[u64]) -> Ordering {
    if mask(words) != 0 {
        Ordering::Less
    } else if words.iter().all(|&word| word == 0) {
        Ordering::Equal
    } else {
        Ordering::Greater
    }
}

/// Divided by a power of two, without the rest.
#[inline(always)]
pub fn shifted<const N: usize>(number: &Wide<N>, bits: u32) -> Wide<N> {
    let (words, bits) = ((bits / 64) as usize, bits % 64);
    let all = mask(number);
    let at = |place: usize| if place < N { number[place] } else { all };
    core::array::from_fn(|place| {
        let (low, high) = (at(place + words), at(place + words + 1));
        ((u128::from(high) << WORD | u128::from(low)) >> bits) as u64
    })
}

/// How many zeros it ends with.
pub fn trailing_zeros(words: &[u64]) -> u32 {
    let place = words.iter().position(|&word| word != 0);
    place.map_or(0, |place| 64 * place as u32 + words[place].trailing_zeros())
}

/// The number whose product with an odd one is 1.
pub fn inverse<const N: usize>(odd: &Wide<N>) -> Wide<N> {
    let mut inverse = [0; N];
    // Three bits of the square of an odd number are those of 1.
    inverse[0] = odd[0];
    let mut right = 3;
    let mut two = [0; N];
    two[0] = 2;
    while right < N * WORD {
        let rest = minus(&two, &times(&inverse, odd));
        inverse = times(&inverse, &rest);
        right *= 2;
    }
    inverse
}

/// Which bits of a number say more than its sign.
#[inline(always)]
pub fn note_bits<const N: usize>(number: &Wide<N>, noted: &mut Wide<N>) {
    let all = mask(number);
    for i in 0..N {
        noted[i] |= number[i] ^ all;
    }
}

/// How many bits it has besides its sign: the power of two with that exponent is no less than it.
pub fn length(words: &[u64]) -> usize {
    let all = mask(words);
    let last = words.iter().rposition(|&word| word != all);
    last.map_or(0, |place| {
        (place + 1) * WORD - (words[place] ^ all).leading_zeros() as usize
    })
}

/// How `a` · `b` compares with `c` · `d`.
#[inline(always)]
pub fn compare_products<const N: usize>(
    a: &Wide<N>,
    b: &Wide<N>,
    c: &Wide<N>,
    d: &Wide<N>,
) -> Ordering {
    if N == 1 {
        let product = |a: u64, b: u64| i128::from(a as i64) * i128::from(b as i64);
        return product(a[0], b[0]).cmp(&product(c[0], d[0]));
    }
    let sign_of = |a: &Wide<N>, b: &Wide<N>| sign(a) as i8 * sign(b) as i8;
    let (sign, other) = (sign_of(a, b), sign_of(c, d));
    match sign.cmp(&other) {
        Ordering::Equal if sign > 0 => compare_sizes([a, b], [c, d]),
        Ordering::Equal if sign < 0 => compare_sizes([c, d], [a, b]),
        order => order,
    }
}

/// Compares products without their signs.
fn compare_sizes<const N: usize>(one: [&Wide<N>; 2], other: [&Wide<N>; 2]) -> Ordering {
    let product = |[a, b]: [&Wide<N>; 2]| whole_product(&size(a), &size(b));
    let ((low, high), (other_low, other_high)) = (product(one), product(other));
    let highest_first = |words: &Wide<N>, others: &Wide<N>| {
        let pairs = words.iter().rev().zip(others.iter().rev());
        let mut orders = pairs.map(|(word, other)| word.cmp(other));
        orders
            .find(|order| order.is_ne())
            .unwrap_or(Ordering::Equal)
    };
    highest_first(&high, &other_high).then_with(|| highest_first(&low, &other_low))
}

#[inline(always)]
fn size<const N: usize>(number: &Wide<N>) -> Wide<N> {
    if mask(number) == 0 {
        *number
    } else {
        negative(number)
    }
}

/// The low and the high words of a product of numbers without a sign.
#[inline(always)]
fn whole_product<const N: usize>(a: &Wide<N>, b: &Wide<N>) -> (Wide<N>, Wide<N>) {
    let (mut low, mut high) = ([0; N], [0; N]);
    for i in 0..N {
        let mut carried = 0;
        for j in 0..N - i {
            (low[i + j], carried) = with_product(low[i + j], a[i], b[j], carried);
        }
        for (place, sum) in high.iter_mut().enumerate().take(i) {
            (*sum, carried) = with_product(*sum, a[i], b[place + N - i], carried);
        }
        high[i] = carried;
    }
    (low, high)
}

/// The number of any size.
pub fn big(words: &[u64]) -> IBig {
    match words {
        [word] => IBig::from(*word as i64),
        [low, high] => IBig::from((u128::from(*high) << WORD | u128::from(*low)) as i128),
        _ => {
            let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
            IBig::from_le_bytes(&bytes)
        }
    }
}

/// Puts the words of a number that is not longer into some.
pub fn put(number: &IBig, words: &mut [u64]) {
    let bytes = number.to_le_bytes();
    let is_negative = *number < IBig::ZERO;
    words.fill(if is_negative { u64::MAX } else { 0 });
    for (chunk, word) in bytes.chunks(8).zip(words) {
        let mut parts = if is_negative { [u8::MAX; 8] } else { [0; 8] };
        parts[..chunk.len()].copy_from_slice(chunk);
        *word = u64::from_le_bytes(parts);
    }
}

/// Puts the words of a number into fewer or more, where it has room.
pub fn resize(number: &[u64], words: &mut [u64]) {
    let all = mask(number);
    for (place, word) in words.iter_mut().enumerate() {
        *word = number.get(place).copied().unwrap_or(all);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dashu_int::ops::BitTest;
    use random::Random;

    const N: usize = 3;

    fn drawn(random: &mut Random, bits: u32) -> i128 {
        let number = u128::from(random.bits()) << 64 | u128::from(random.bits());
        (number as i128) >> (128 - bits)
    }

    fn wide(number: &IBig) -> Wide<N> {
        let mut words = [0; N];
        put(number, &mut words);
        words
    }

    #[test]
    fn numbers_come_back_as_they_were() {
        let mut random = Random::stream(1, 0);
        for bits in 1..=128 {
            let number = IBig::from(drawn(&mut random, bits));
            let words = wide(&number);
            assert_eq!(big(&words), number);
            assert_eq!(sign(&words), number.cmp(&IBig::ZERO));
            let mut longer = [7; 5];
            resize(&words, &mut longer);
            assert_eq!(big(&longer), number);
            let negative_words = negative(&words);
            assert_eq!(big(&negative_words), -&number);
            let bits = if number < IBig::ZERO {
                -&number - 1
            } else {
                number.clone()
            };
            assert_eq!(length(&words), bits.bit_len());
            let mut noted = [0; N];
            note_bits(&words, &mut noted);
            assert_eq!(length(&words), length(&[&noted[..], &[0]].concat()));
        }
    }

    #[test]
    fn products_compare_as_numbers_of_any_size_do() {
        let mut random = Random::stream(2, 0);
        for round in 0..2_000 {
            let mut draw = || drawn(&mut random, 1 + round % 128);
            let mut numbers = [draw(), draw(), draw(), draw()].map(IBig::from);
            if round % 3 == 0 {
                // A product that is the same, or almost.
                numbers[2] = &numbers[0] * 5 + IBig::from(round % 2);
                numbers[1] *= 5;
                numbers[3] = &numbers[1] / 5;
            }
            let [a, b, c, d] = &numbers;
            let [e, f, g, h] = numbers.each_ref().map(wide);
            assert_eq!(compare_products(&e, &f, &g, &h), (a * b).cmp(&(c * d)));
        }
    }

    #[test]
    fn quotients_without_a_rest_are_products_with_an_inverse() {
        let mut random = Random::stream(3, 0);
        for round in 0..500_u32 {
            let divisor =
                IBig::from(drawn(&mut random, 60 + round % 60) | 1) << (round % 7) as usize;
            let quotient = IBig::from(drawn(&mut random, 1 + round % 120));
            let product = times(&wide(&divisor), &wide(&quotient));
            let zeros = trailing_zeros(&wide(&divisor));
            assert_eq!(zeros, round % 7);
            let inverse = inverse(&shifted(&wide(&divisor), zeros));
            let found = shifted(&times(&product, &inverse), zeros);
            assert_eq!(big(&found), quotient);
        }
    }
}

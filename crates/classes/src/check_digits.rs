//! Check digits of codes: those of a Reed–Solomon code over the field with 32 elements.
//!
//! Source: I. S. Reed and G. Solomon, "Polynomial codes over certain finite fields", J. SIAM 8, 1960. A code is a polynomial whose
//! coefficients are its letters and which is 0 at α, α², α³ and α⁴. One wrong letter adds e·αⁱᵏ to the value at αᵏ, which is never 0;
//! two neighbours that have changed places add (a − b)·αⁱᵏ·(1 − αᵏ), which is not 0 either: both are found in codes of any
//! length. Other texts pass one time in a million (32⁴).

/// How many there are.
pub const COUNT: usize = 4;

/// x⁵ + x² + 1, of which α is a root.
const FIELD: u8 = 0b10_0101;
const ALPHA: u8 = 2;

fn product(mut a: u8, mut b: u8) -> u8 {
    let mut product = 0;
    while b > 0 {
        if b & 1 == 1 {
            product ^= a;
        }
        a <<= 1;
        if a >= 32 {
            a ^= FIELD;
        }
        b >>= 1;
    }
    product
}

/// α, α², α³, α⁴.
fn roots() -> impl Iterator<Item = u8> {
    core::iter::successors(Some(ALPHA), |root| Some(product(*root, ALPHA))).take(COUNT)
}

/// The product of (x − root), without its leading 1, the highest power first.
fn generator() -> [u8; COUNT] {
    let mut all = [0; COUNT + 1];
    all[0] = 1;
    for root in roots() {
        for power in (1..=COUNT).rev() {
            all[power] ^= product(all[power - 1], root);
        }
    }
    let mut generator = [0; COUNT];
    generator.copy_from_slice(&all[1..]);
    generator
}

/// The check digits that belong after these values.
pub fn of(values: &[u8]) -> [u8; COUNT] {
    let generator = generator();
    let mut rest = [0; COUNT];
    for value in values {
        let first = rest[0] ^ value;
        rest.rotate_left(1);
        rest[COUNT - 1] = 0;
        for (place, factor) in rest.iter_mut().zip(generator) {
            *place ^= product(first, factor);
        }
    }
    rest
}

/// Whether values end in their check digits.
pub fn are_right(values: &[u8]) -> bool {
    let at = |root: u8| {
        values
            .iter()
            .fold(0, |sum, value| product(sum, root) ^ value)
    };
    values.len() > COUNT && roots().all(|root| at(root) == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_digits(count: usize) -> Vec<u8> {
        let mut values: Vec<u8> = (0..count)
            .map(|at| ((at * at * 7 + at) % 32) as u8)
            .collect();
        values.extend(of(&values));
        values
    }

    /// Longer than the field has elements, too.
    #[test]
    fn every_substitution_and_every_swap_of_neighbours_is_found() {
        for count in [8, 20, 31, 60, 124] {
            let right = with_digits(count);
            assert!(are_right(&right));
            for place in 0..right.len() {
                for other in (0..32).filter(|other| *other != right[place]) {
                    let mut wrong = right.clone();
                    wrong[place] = other;
                    assert!(!are_right(&wrong), "{count} {place} {other}");
                }
                let mut swapped = right.clone();
                if place > 0 {
                    swapped.swap(place - 1, place);
                }
                assert_eq!(are_right(&swapped), swapped == right, "{count} {place}");
            }
        }
    }

    #[test]
    fn two_wrong_letters_are_found_in_codes_of_usual_length() {
        let right = with_digits(24);
        for (first, second) in (0..28).flat_map(|a| (0..a).map(move |b| (a, b))) {
            let mut wrong = right.clone();
            wrong[first] ^= 9;
            wrong[second] ^= 17;
            assert!(!are_right(&wrong), "{first} {second}");
        }
    }
}

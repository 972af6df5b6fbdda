//! Alphabet of codes: Crockford's base 32 (D. Crockford, "Base 32", 2002), digits and letters without I, L, O and U, which are
//! read as what they look like. Deviation: U, which the source leaves out, is read as V, which a hand writes alike.

/// By their values.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// How many bits a letter has.
pub const BITS: usize = 5;

/// The letter of a value below 32.
pub fn letter(value: u8) -> char {
    char::from(LETTERS[usize::from(value) % LETTERS.len()])
}

/// The value of a letter, however it is typed; `None` if codes have no such letter.
pub fn value(letter: char) -> Option<u8> {
    let plain = match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        'U' => 'V',
        plain => plain,
    };
    let place = LETTERS
        .iter()
        .position(|&known| char::from(known) == plain)?;
    u8::try_from(place).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_read_back_in_any_case_and_confusions_are_corrected() {
        for number in 0..32 {
            let written = letter(number);
            assert_eq!(value(written), Some(number));
            assert_eq!(value(written.to_ascii_lowercase()), Some(number));
        }
        assert_eq!(
            "oOiIlLuU".chars().filter_map(value).collect::<Vec<_>>(),
            [0, 0, 1, 1, 1, 1, 27, 27]
        );
        assert_eq!(value('-'), None);
        assert_eq!(value('é'), None);
    }
}

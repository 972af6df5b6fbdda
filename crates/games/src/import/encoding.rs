//! Bytes of a file as text: UTF-8, or UTF-16 as some programs on Windows write it, with a byte order mark or without.

use super::fault::ImportFault;

/// The text, without a byte order mark.
///
/// # Errors
/// If the bytes are neither UTF-8 nor UTF-16.
pub fn text(bytes: &[u8]) -> Result<String, ImportFault> {
    let is_zero = |byte: &&u8| **byte == 0;
    let (even, odd) = bytes.as_chunks::<2>().0.iter().take(200).fold(
        (0_usize, 0_usize),
        |(even, odd), [first, second]| {
            let zeros = [first, second].map(|byte| usize::from(is_zero(&byte)));
            (even + zeros[0], odd + zeros[1])
        },
    );
    let text = match bytes {
        [0xff, 0xfe, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => utf16(rest, u16::from_be_bytes),
        // Latin letters in UTF-16 have a zero each; no text in UTF-8 has any.
        _ if odd > even => utf16(bytes, u16::from_le_bytes),
        _ if even > odd => utf16(bytes, u16::from_be_bytes),
        _ => core::str::from_utf8(bytes).ok().map(str::to_owned),
    };
    let text = text.ok_or(ImportFault::Encoding)?;
    Ok(text.trim_start_matches('\u{feff}').to_owned())
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Option<String> {
    let (pairs, rest) = bytes.as_chunks::<2>();
    let units: Vec<u16> = pairs.iter().map(|&pair| unit(pair)).collect();
    String::from_utf16(&units).ok().filter(|_| rest.is_empty())
}

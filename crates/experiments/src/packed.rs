//! Long values in links: compressed, with a version and a checksum.
//!
//! `~` and base64url (RFC 4648 §5, no padding) of one version byte and a zlib stream (RFC 1950), whose
//! Adler-32 is the checksum. Anyone who shortens or mistypes such a value gets a message, never another value.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use thiserror::Error;

/// The character a packed value begins with.
pub const MARK: char = '~';
const VERSION: u8 = 1;
/// A text longer than this is refused when unpacked: a short link must not fill the memory.
pub const MAX_BYTES: usize = 1 << 20;

/// Why a packed value cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PackedError {
    #[error("has characters that no packed value has")]
    NotBase64,
    #[error("is packed in version {found}; this page reads version {VERSION}")]
    Version { found: u8 },
    #[error("is damaged: its checksum does not match")]
    Damaged,
}

/// The packed form of `text`, with its mark.
pub fn pack(text: &str) -> String {
    let mut bytes = vec![VERSION];
    bytes.extend(compress_to_vec_zlib(text.as_bytes(), 9));
    format!("{MARK}{}", URL_SAFE_NO_PAD.encode(bytes))
}

/// The text that `packed`, without its mark, stands for.
///
/// # Errors
/// Says what is wrong with it.
pub fn unpack(packed: &str) -> Result<String, PackedError> {
    let bytes = URL_SAFE_NO_PAD
        .decode(packed)
        .map_err(|_| PackedError::NotBase64)?;
    let (&version, stream) = bytes.split_first().ok_or(PackedError::Damaged)?;
    if version != VERSION {
        return Err(PackedError::Version { found: version });
    }
    let text =
        decompress_to_vec_zlib_with_limit(stream, MAX_BYTES).map_err(|_| PackedError::Damaged)?;
    String::from_utf8(text).map_err(|_| PackedError::Damaged)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damage_is_noticed() {
        let packed = pack("((3 12 8) (2 4 6) (14 5 2))");
        let body = packed.strip_prefix(MARK).unwrap();
        assert_eq!(unpack(body).as_deref(), Ok("((3 12 8) (2 4 6) (14 5 2))"));
        for cut in 0..body.len() {
            assert!(unpack(&body[..cut]).is_err(), "cut at {cut}");
        }
        let other_version = URL_SAFE_NO_PAD.encode([9, 1, 2, 3]);
        assert_eq!(
            unpack(&other_version),
            Err(PackedError::Version { found: 9 })
        );
        assert_eq!(unpack("a b"), Err(PackedError::NotBase64));
    }

    #[test]
    fn a_bomb_is_refused() {
        let bomb = pack(&"x".repeat(MAX_BYTES + 1));
        assert!(bomb.len() < 8000);
        assert_eq!(unpack(&bomb[1..]), Err(PackedError::Damaged));
    }
}

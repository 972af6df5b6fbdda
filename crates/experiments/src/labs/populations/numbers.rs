//! Whole numbers in lists, as parameters of populations have them.

/// A whole number from 0 on that is written with digits alone and fits.
pub(super) fn whole(text: &str) -> Option<u32> {
    let text = text.trim();
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().ok())?
}

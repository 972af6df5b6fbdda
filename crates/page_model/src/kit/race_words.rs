//! Words of races that several labs say.

use engines::racing::Reason;
use texts::Texts;

/// Why a race ended.
pub fn reason(reason: Reason, texts: &Texts) -> &'static str {
    texts.labs.racing.page.decisions.reasons[reason.index()]
}

//! Formulas: LaTeX to MathML, which browsers draw.

use math_core::{LatexToMathML, MathCoreConfig, MathDisplay};

/// In a line, or alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    Inline,
    Display,
}

/// Longer ones are refused.
const MAX_BYTES: usize = 2_000;

/// A formula.
///
/// # Errors
/// Why it cannot be read.
pub fn mathml(latex: &str, style: Style) -> Result<String, String> {
    if latex.len() > MAX_BYTES {
        let found = latex.len();
        return Err(format!(
            "the formula has {found} bytes; {MAX_BYTES} are allowed"
        ));
    }
    let display = match style {
        Style::Inline => MathDisplay::Inline,
        Style::Display => MathDisplay::Block,
    };
    // The source travels with it, for those who take the words elsewhere.
    let config = MathCoreConfig {
        annotation: true,
        ..MathCoreConfig::default()
    };
    let converter = LatexToMathML::new(config).map_err(|e| format!("{e:?}"))?;
    let converted = converter.convert_with_local_state(latex, display);
    converted
        .map(|converted| converted.mathml)
        .map_err(|fault| fault.to_string())
}

//! Spaces and formulas that are typed: what is wrong with them.

/// Each fault as a clause, and the sentences around them.
#[derive(Debug)]
pub struct FormulaTexts {
    /// Takes the parameter, the character's place and the clause.
    pub at: fn(&str, usize, &str) -> String,
    pub empty: &'static str,
    /// Takes what was found and what is wanted.
    pub unexpected: fn(&str, &str) -> String,
    /// At the end; takes what is wanted.
    pub missing: fn(&str) -> String,
    /// Operand, operator, operator or closing, opening parenthesis, name, colon, number, separator.
    pub wanted: [&'static str; 8],
    /// Takes the name and those that there are.
    pub unknown_name: fn(&str, &str) -> String,
    pub not_closed: &'static str,
    /// Takes the function, how many arguments were found, the fewest and the most.
    pub arguments: fn(&str, usize, usize, usize) -> String,
    pub compared_twice: &'static str,
    pub too_deep: fn(usize) -> String,
    pub too_long: fn(usize) -> String,
    pub number_too_large: fn(&str) -> String,
    pub reserved: fn(&str) -> String,
    pub repeated_name: fn(&str) -> String,
    pub repeated_value: fn(f64) -> String,
    pub empty_range: fn(f64, f64) -> String,
    pub step: fn(f64) -> String,
    pub too_many_values: fn(&str, usize) -> String,
    pub no_dimension: &'static str,
    pub too_many_dimensions: fn(usize, usize) -> String,
    pub too_few_values: fn(usize, u16) -> String,
    pub too_many_points: fn(&str) -> String,
    /// Takes the character's place in the formula and the reason.
    pub no_value_at: fn(usize, &str) -> String,
    /// Division by zero, root, logarithm, power, too large.
    pub no_value: [&'static str; 5],
}

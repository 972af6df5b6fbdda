//! Faults of formulas, and of the spaces that they are over.

texts! {
    /// Each fault as a clause, and the sentences around them.
    pub struct FormulaTexts {
        at(key: &str, place: usize, fault: &str) = format!("“{key}”, character {place}: {fault}."),
        empty = "there is no formula",
        unexpected(found: &str, wanted: &str) = format!("found “{found}” where {wanted} was expected"),
        /// At the end; takes what is asked for.
        missing(wanted: &str) = format!("it ends where {wanted} was expected"),
        /// Operand, operator, operator or closing, opening parenthesis, name, colon, number, value, separator.
        wanted: [&'static str; 9] = [
            "a number, a name, ( or −", "an operator or the end", "an operator, a comma or )", "( after a function",
            "the name of a dimension", "a colon after the name", "a number", "a number or a word",
            "a comma, a semicolon or the end",
        ],
        unknown_name(name: &str, known: &str, words: Option<&str>) = {
            let words = words.map_or_else(String::new, |words| format!(", the words {words}"));
            format!(
                "“{name}” has no meaning here; this formula can name {known}{words}, pi, e and functions such as sqrt"
            )
        },
        word_as_number(found: &str) =
            format!("“{found}” stands for a word, not for a number; it can only be compared with another word by ="),
        not_closed = "this parenthesis is not closed",
        arguments(function: &str, found: usize, fewest: usize, most: usize) = if fewest == most {
            format!("{function} takes {fewest} arguments, not {found}")
        } else {
            format!("{function} takes at least {fewest} arguments, not {found}")
        },
        compared_twice = "two comparisons in a row; put one in parentheses",
        too_deep(most: usize) = format!("nested more than {most} levels deep"),
        too_long(most: usize) = format!("more than {most} operations"),
        number_too_large(found: &str) = format!("{found} is too large a number"),
        reserved(name: &str) = format!("“{name}” already has a meaning in formulas; choose another name"),
        repeated_name(name: &str) = format!("there is already a dimension “{name}”"),
        repeated_value(value: &str) = format!("the value {value} appears twice"),
        mixed(name: &str) = format!("“{name}” has numbers and words; its values must be all numbers, or all words"),
        word_is_dimension(name: &str) = format!("“{name}” is the name of a dimension; choose another word"),
        empty_range(first: f64, last: f64) = format!("the range ends at {last} before it begins at {first}"),
        step(found: f64) = format!("the step is {found}, but it must be above 0"),
        decimal_comma(found: &str) = format!(
            "{found} would be two numbers; decimals have a point, and commas between values have a space after them"
        ),
        too_many_values(name: &str, most: usize) = format!("“{name}” has more than {most} values"),
        no_dimension = "there is no dimension",
        too_many_dimensions(found: usize, most: usize) = format!("{found} dimensions; up to {most} are allowed"),
        too_few_values(dimension: usize, found: u16) = {
            let values = if found == 1 { "value" } else { "values" };
            format!("dimension {dimension} has {found} {values}; at least two are needed")
        },
        too_many_points(most: &str) = format!("the space has more than {most} points"),
        no_value_at(place: usize, why: &str) = format!("Character {place} of the formula: {why}."),
        /// Division by zero, root, logarithm, power, too large.
        no_value: [&'static str; 5] = [
            "a division by 0", "the square root of a negative number", "the logarithm of a number that is not above 0",
            "0 to a negative power, or a negative number to one that is not whole",
            "a number too large to be computed with",
        ],
    }
}

//! Spaces and formulas that are typed, in English.

use crate::catalogue::*;

pub(super) const FORMULA: FormulaTexts = FormulaTexts {
    at: |key, place, fault| format!("“{key}”, character {place}: {fault}."),
    empty: "there is no formula",
    unexpected: |found, wanted| format!("found “{found}” where {wanted} is wanted"),
    missing: |wanted| format!("it ends where {wanted} is wanted"),
    wanted: [
        "a number, a name, ( or −",
        "an operator or the end",
        "an operator, a comma or )",
        "( after a function",
        "the name of a dimension",
        "a colon after the name",
        "a number",
        "a comma, a semicolon or the end",
    ],
    unknown_name: |name, known| {
        format!("“{name}” is no dimension, constant or function; the dimensions are {known}")
    },
    not_closed: "this parenthesis is not closed",
    arguments: |function, found, fewest, most| {
        if fewest == most {
            format!("{function} takes {fewest} arguments, not {found}")
        } else {
            format!("{function} takes at least {fewest} arguments, not {found}")
        }
    },
    compared_twice: "a comparison is compared again; put it in parentheses",
    too_deep: |most| format!("more than {most} levels within each other"),
    too_long: |most| format!("more than {most} operations"),
    number_too_large: |found| format!("{found} is too large a number"),
    reserved: |name| format!("“{name}” means something in every formula; take another name"),
    repeated_name: |name| format!("there is a dimension “{name}” already"),
    repeated_value: |value| format!("the value {value} is there already"),
    empty_range: |first, last| format!("the range ends at {last} before it begins at {first}"),
    step: |found| format!("steps of {found}; they have to be above 0"),
    too_many_values: |name, most| format!("“{name}” has more than {most} values"),
    no_dimension: "there is no dimension",
    too_many_dimensions: |found, most| format!("{found} dimensions; up to {most} are allowed"),
    too_few_values: |dimension, found| {
        let values = if found == 1 { "value" } else { "values" };
        format!("dimension {dimension} has {found} {values}; at least two are needed")
    },
    too_many_points: |most| format!("the space has more than {most} points"),
    no_value_at: |place, why| format!("Character {place} of the formula: {why}."),
    no_value: [
        "a division by 0",
        "the square root of a negative number",
        "the logarithm of a number that is not above 0",
        "0 to a negative power, or a negative number to one that is not whole",
        "a number too large to be computed with",
    ],
};

//! Faults of lessons, in words.

/// Sentences about texts of lessons.
#[derive(Debug)]
pub struct LessonFaultTexts {
    /// Takes line and column.
    pub place: fn(u32, u32) -> String,
    pub too_long: fn(&str) -> String,
    pub too_many_scenes: fn(usize) -> String,
    pub no_head: &'static str,
    pub no_scenes: &'static str,
    pub no_key: fn(&str) -> String,
    pub unknown_key: fn(&str) -> String,
    pub repeated: fn(&str) -> String,
    pub missing: fn(&str) -> String,
    /// Takes the key, what was found, and what is allowed.
    pub value: fn(&str, &str, &str) -> String,
    /// What is allowed: a lab, a level, minutes, `seed`, a stage, a place, a format, a range, changes, what is hidden, `too`.
    pub allowed: [&'static str; 11],
    pub after_question: &'static str,
    pub no_answer: &'static str,
    pub two_answers: &'static str,
    pub too_few_options: &'static str,
    pub no_condition: fn(&str) -> String,
    pub unclosed: &'static str,
    pub unknown_insert: fn(&str) -> String,
    pub formula: fn(&str) -> String,
    /// These take what was found and what is allowed.
    pub unknown_view: fn(&str, &str) -> String,
    pub unknown_name: fn(&str, &str) -> String,
    pub unknown_function: fn(&str, &str) -> String,
    pub no_field: fn(&str, &str) -> String,
    pub not_allowed: fn(&str, &str) -> String,
    pub not_settable: fn(&str) -> String,
    pub no_stage: &'static str,
    pub no_seed: &'static str,
    pub no_question: &'static str,
    /// Takes what was found and what is allowed.
    pub not_hidden: fn(&str, &str) -> String,
    pub no_information_sets: &'static str,
    /// Takes what was found and what there is.
    pub unknown_information_set: fn(&str, &str) -> String,
    /// Takes the key of an information set and its actions.
    pub no_actions: fn(&str, &str) -> String,
    pub no_right_answer: &'static str,
    pub unexpected: fn(&str) -> String,
    pub expression_too_long: &'static str,
    /// Takes the index and how long the list is.
    pub no_item: fn(&str, usize) -> String,
    /// Takes what was found and what was wanted.
    pub not: fn(&str, &str) -> String,
    /// What was wanted: a number, true or false, a list, a record.
    pub wanted: [&'static str; 4],
    /// Takes a function and how many arguments it was given.
    pub arguments: fn(&str, usize) -> String,
    pub not_finite: &'static str,
    pub no_result: &'static str,
}

pub(super) const ENGLISH: LessonFaultTexts = LessonFaultTexts {
    place: |line, column| format!("Line {line}, column {column}:"),
    too_long: |most| format!("This lesson is too long: {most} bytes are allowed."),
    too_many_scenes: |most| format!("A lesson has at most {most} scenes. The rest is left out."),
    no_head: "A lesson begins with a line “---”, then “title: …” and “lab: …”, then another “---”.",
    no_scenes: "There is no scene yet. A scene begins with a line “# ” and its heading.",
    no_key: |found| format!("“{found}” is no line of the head. Write “key: value”."),
    unknown_key: |found| {
        format!("“{found}” is unknown here. The head has title, lab, level and minutes.")
    },
    repeated: |key| format!("“{key}” is given twice. The first counts."),
    missing: |key| format!("“{key}: …” is missing."),
    value: |key, found, allowed| format!("{key} is “{found}”, but it must be {allowed}."),
    allowed: [
        "the name of a lab, as in its links",
        "newcomer or basics",
        "a whole number from 1 to 240",
        "seed",
        "a link, then “|” and views, separated by commas",
        "a parameter, then “=” and an expression",
        "a number of decimals from 0 to 9, or % with such a number",
        "two numbers, the smaller first: 1..3",
        "words, then “|” and key=value",
        "key=value, and more of them after “&”",
        "too",
    ],
    after_question: "A scene ends with its question. Begin a new scene with “# ”.",
    no_answer: "This question has no answer. Write “= expression”, options “- words if condition”, “place key = expression” or “free”.",
    two_answers: "A question is answered in one way only. This line is left out.",
    too_few_options: "A choice needs at least two options.",
    no_condition: |found| {
        format!("The option “{found}” does not say when it is right. Write “- words if condition”.")
    },
    unclosed: "This brace is not closed. Write {{ for a brace.",
    unknown_insert: |found| {
        format!(
            "“{found}” is no insert. There are {{expression}}, {{set key}}, {{go words | key=value}} and {{picture link | view}}."
        )
    },
    formula: |reason| format!("This formula cannot be read: {reason}"),
    unknown_view: |found, allowed| format!("There is no view “{found}”. The views are: {allowed}."),
    unknown_name: |found, allowed| {
        format!("There is no “{found}”. There are result, and the parameters {allowed}.")
    },
    unknown_function: |found, allowed| {
        format!("There is no function “{found}”. The functions are: {allowed}.")
    },
    no_field: |found, allowed| format!("There is no “{found}” in it. There are: {allowed}."),
    not_allowed: |found, allowed| format!("“{found}” is not allowed. Allowed: {allowed}"),
    not_settable: |key| {
        format!("“{key}” is no number and no choice, so it cannot be set in a sentence.")
    },
    no_stage: "This needs an experiment. Write “stage: link” below the heading.",
    no_seed: "The experiment of this scene has no seed that could vary.",
    no_question: "Something is hidden until this scene's question is answered, but it asks none.",
    not_hidden: |found, allowed| {
        format!(
            "“{found}” changes what is computed, so it cannot wait for an answer. These can: {allowed}."
        )
    },
    no_information_sets: "Only experiments of the regret lab have information sets whose actions are options.",
    unknown_information_set: |found, allowed| {
        format!("There is no information set “{found}”. There are: {allowed}.")
    },
    no_actions: |key, actions| {
        format!("The actions at {key} are: {actions}. Give one option for each, in this order.")
    },
    no_right_answer: "No option is right.",
    unexpected: |found| match found {
        "" => "The expression ends too early.".to_owned(),
        _ => format!("“{found}” does not belong here."),
    },
    expression_too_long: "This expression is too long.",
    no_item: |found, length| {
        format!("There is no item {found}: the list has {length}, counted from 0.")
    },
    not: |found, wanted| format!("{found} is not {wanted}."),
    wanted: ["a number", "true or false", "a list", "a record"],
    arguments: |function, count| format!("{function} cannot take {count} arguments."),
    not_finite: "This is no finite number.",
    no_result: "Nothing has been computed yet.",
};

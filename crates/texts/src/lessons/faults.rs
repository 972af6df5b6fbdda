//! Faults of lessons, in words.

texts! {
    /// Sentences about texts of lessons.
    pub struct LessonFaultTexts {
        place(line: u32, column: u32) = format!("Line {line}, column {column}:"),
        too_long(most: &str) = format!("This lesson is too long: {most} bytes are allowed."),
        too_many_scenes(most: usize) = format!("A lesson has at most {most} scenes. The rest is left out."),
        no_head = "A lesson begins with a line “---”, then “title: …” and “lab: …”, then another “---”.",
        no_scenes = "There is no scene yet. A scene begins with a line “# ” and its heading.",
        no_key(found: &str) = format!("“{found}” is no line of the head. Write “key: value”."),
        unknown_key(found: &str) = format!("“{found}” is unknown here. The head has title, lab, level and minutes."),
        repeated(key: &str) = format!("“{key}” is given twice. The first counts."),
        missing(key: &str) = format!("“{key}: …” is missing."),
        value(key: &str, found: &str, allowed: &str) = format!("{key} is “{found}”, but it must be {allowed}."),
        /// What is allowed: a lab, a level, minutes, `seed`, a stage, a place, a format, a range, changes, what is
        /// hidden, `too`.
        allowed: [&'static str; 11] = [
            "the name of a lab, as in its links", "newcomer or basics", "a whole number from 1 to 240", "seed",
            "a link, then “|” and views, separated by commas", "a parameter, then “=” and an expression",
            "a number of decimals from 0 to 9, or % with such a number", "two numbers, the smaller first: 1..3",
            "words, then “|” and key=value", "key=value, and more of them after “&”", "too",
        ],
        after_question = "A scene ends with its question. Begin a new scene with “# ”.",
        no_answer = "This question has no answer. Write “= expression”, options “- words if condition”, “place key = \
            expression” or “free”.",
        two_answers = "A question is answered in one way only. This line is left out.",
        too_few_options = "A choice needs at least two options.",
        no_condition(found: &str) =
            format!("The option “{found}” does not say when it is right. Write “- words if condition”."),
        unclosed = "This brace is not closed. Write {{ for a brace.",
        unknown_insert(found: &str) = format!(
            "“{found}” is no insert. There are {{expression}}, {{set key}}, {{go words | key=value}} and \
                {{picture link | view}}."
        ),
        formula(reason: &str) = format!("This formula cannot be read: {reason}"),
        /// These take what was found and what is allowed.
        unknown_view(found: &str, allowed: &str) = format!("There is no view “{found}”. The views are: {allowed}."),
        unknown_name(found: &str, allowed: &str) =
            format!("There is no “{found}”. There are result, and the parameters {allowed}."),
        unknown_function(found: &str, allowed: &str) =
            format!("There is no function “{found}”. The functions are: {allowed}."),
        no_field(found: &str, allowed: &str) = format!("There is no “{found}” in it. There are: {allowed}."),
        not_allowed(found: &str, allowed: &str) = format!("“{found}” is not allowed. Allowed: {allowed}"),
        not_settable(key: &str) = format!("“{key}” is no number and no choice, so it cannot be set in a sentence."),
        no_stage = "This needs an experiment. Write “stage: link” below the heading.",
        no_seed = "The experiment of this scene has no seed that could vary.",
        no_question = "Something is hidden until this scene's question is answered, but it asks none.",
        not_hidden(found: &str, allowed: &str) =
            format!("“{found}” changes what is computed, so it cannot wait for an answer. These can: {allowed}."),
        no_information_sets = "Only experiments of the regret lab have information sets whose actions are options.",
        unknown_information_set(found: &str, allowed: &str) =
            format!("There is no information set “{found}”. There are: {allowed}."),
        no_actions(key: &str, actions: &str) =
            format!("The actions at {key} are: {actions}. Give one option for each, in this order."),
        no_right_answer = "No option is right.",
        unexpected(found: &str) = match found {
            "" => "The expression ends too early.".to_owned(),
            _ => format!("“{found}” does not belong here."),
        },
        expression_too_long = "This expression is too long.",
        no_item(found: &str, length: usize) =
            format!("There is no item {found}: the list has {length}, counted from 0."),
        not(found: &str, wanted: &str) = format!("{found} is not {wanted}."),
        /// What was wanted: a number, true or false, a list, a record.
        wanted: [&'static str; 4] = ["a number", "true or false", "a list", "a record"],
        arguments(function: &str, count: usize) = format!("{function} cannot take {count} arguments."),
        not_finite = "This is no finite number.",
        no_result = "Nothing has been computed yet.",
    }
}

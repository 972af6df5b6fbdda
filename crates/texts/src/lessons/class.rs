//! Words around a class: handing in, collecting, showing hands, taking exercises away.

/// A class.
#[derive(Debug)]
pub struct ClassTexts {
    pub hand_in: HandInTexts,
    pub hands: HandsTexts,
    pub page: ClassPageTexts,
    pub faults: CodeFaultTexts,
    pub table: TableTexts,
    pub exercises: ExerciseTexts,
}

/// Where a student hands in.
#[derive(Debug)]
pub struct HandInTexts {
    pub heading: &'static str,
    pub lead: &'static str,
    pub seat: &'static str,
    pub seat_hint: &'static str,
    pub bad_seat: &'static str,
    pub nothing: &'static str,
    /// Of the code, for those who cannot see it.
    pub code: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub by_hand: &'static str,
    pub show_qr: &'static str,
    /// Takes how many answers it holds, of how many questions.
    pub holds: fn(usize, usize) -> String,
    pub free_stays: &'static str,
    /// Takes how many answers the code has no room for.
    pub left_out: fn(usize) -> String,
    pub collect: &'static str,
    pub exercises: &'static str,
}

/// A show of hands.
#[derive(Debug)]
pub struct HandsTexts {
    pub show: &'static str,
    pub lead: &'static str,
    /// These take the words of an option.
    pub more: fn(&str) -> String,
    pub fewer: fn(&str) -> String,
    pub reveal: &'static str,
    pub go_on: &'static str,
    pub clear: &'static str,
    pub close: &'static str,
}

/// The page that collects answers.
#[derive(Debug)]
pub struct ClassPageTexts {
    pub title: &'static str,
    pub lead: &'static str,
    pub no_proof: &'static str,
    pub choose: &'static str,
    pub choose_hint: &'static str,
    pub other: &'static str,
    pub other_hint: &'static str,
    pub collect: &'static str,
    /// Takes the title of a lesson.
    pub go_on: fn(&str) -> String,
    pub no_lesson: &'static str,
    pub another: &'static str,
    pub read_lesson: &'static str,
    pub paste: &'static str,
    pub paste_hint: &'static str,
    pub count: &'static str,
    pub open_file: &'static str,
    pub no_text: &'static str,
    /// A picture without a code.
    pub no_code: &'static str,
    pub camera: CameraTexts,
    /// Takes how many codes there are in the box, and how many texts that are none.
    pub in_box: fn(usize, usize) -> String,
    /// Takes how many are new, replaced, repeated, invalid.
    pub added: fn(usize, usize, usize, usize) -> String,
    pub students: fn(usize) -> String,
    pub nobody: &'static str,
    pub not_kept: &'static str,
    pub start_again: &'static str,
    pub undo: &'static str,
    pub csv: &'static str,
    /// While right answers are computed.
    pub grading: &'static str,
    /// Takes the number of a question and the heading of its scene.
    pub question: fn(usize, &str) -> String,
    pub answers: &'static str,
    /// Takes a share, how many are graded, the ends of its interval, all but the count as written numbers.
    pub right: fn(&str, usize, &str, &str) -> String,
    pub missing: fn(usize) -> String,
    /// Takes how many verdicts are claims.
    pub claimed: fn(usize) -> String,
    pub between: fn(&str, &str) -> String,
    pub other_place: &'static str,
    pub in_words: &'static str,
    pub class_plays: &'static str,
    /// Takes the key of an information set, and actions with their shares.
    pub strategy: fn(&str, &str) -> String,
    pub open_in_lab: &'static str,
    pub invalid: fn(usize) -> String,
    pub line: fn(usize) -> String,
    pub clear_invalid: &'static str,
    pub seats: &'static str,
    pub seat_header: [&'static str; 3],
    pub no_seat: &'static str,
}

/// Counting by camera.
#[derive(Debug)]
pub struct CameraTexts {
    pub open: &'static str,
    pub close: &'static str,
    pub name: &'static str,
    /// What the camera shows, for those who do not see it.
    pub picture: &'static str,
    pub asking: &'static str,
    pub hint: &'static str,
    /// Takes the beginning of what a QR code says that holds no answers.
    pub foreign: fn(&str) -> String,
    pub which: &'static str,
    /// Takes the number of a camera without a name.
    pub camera: fn(usize) -> String,
    pub again: &'static str,
    pub insecure: &'static str,
    pub refused: &'static str,
    pub missing: &'static str,
    pub busy: &'static str,
    pub ended: &'static str,
    pub no_reader: &'static str,
}

/// Why a text is no code.
#[derive(Debug)]
pub struct CodeFaultTexts {
    /// Takes how many letters it has, of how many.
    pub too_short: fn(usize, usize) -> String,
    pub check_digits: &'static str,
    pub other_lesson: &'static str,
    pub later_version: &'static str,
    pub forged: &'static str,
}

/// Columns of the table of a class.
#[derive(Debug)]
pub struct TableTexts {
    pub seat: &'static str,
    /// These take the number of the question.
    pub answer: fn(usize) -> String,
    pub right: fn(usize) -> String,
    pub yes: &'static str,
    pub no: &'static str,
    pub written: &'static str,
}

/// Exercises to take away.
#[derive(Debug)]
pub struct ExerciseTexts {
    pub open: &'static str,
    pub answer: &'static str,
    pub answers: &'static str,
    pub ungraded: &'static str,
    pub title: &'static str,
    pub lead: &'static str,
    pub variants: &'static str,
    pub seed: &'static str,
    pub new_seed: &'static str,
    pub bad_variants: &'static str,
    pub bad_seed: &'static str,
    pub none_varies: &'static str,
    pub computing: fn(usize, usize) -> String,
    /// Takes how many have no answer here.
    pub without: fn(usize) -> String,
    pub gift: &'static str,
    pub markdown: &'static str,
    pub print: &'static str,
    pub with_answers: &'static str,
    pub back: &'static str,
    /// Takes the number of the variant.
    pub variant: fn(usize) -> String,
}

pub(super) const ENGLISH: ClassTexts = ClassTexts {
    hand_in: HandInTexts {
        heading: "Hand in",
        lead: "Your answers as a short code: send it or read it out to your teacher. It holds no name.",
        seat: "Seat number",
        seat_hint: "optional, 1 to 999",
        bad_seat: "A seat number is a whole number from 1 to 999.",
        nothing: "Answer at least one question; then there is a code to hand in.",
        code: "Your code",
        copy: "Copy",
        copied: "Copied.",
        by_hand: "Copying is not allowed here. Select the code and copy it by hand.",
        show_qr: "As a QR code",
        holds: |answers, questions| format!("It holds {answers} of {questions} answers."),
        free_stays: "Answers in your own words stay on this machine; the code only says that you wrote something.",
        left_out: |count| {
            format!("The code has no room for the last {count} answers of this long lesson.")
        },
        collect: "Collect answers",
        exercises: "Exercises",
    },
    hands: HandsTexts {
        show: "Show of hands",
        lead: "Count with the number keys, or press + and −. Nothing is shown before “Reveal”.",
        more: |option| format!("One hand more: {option}"),
        fewer: |option| format!("One hand fewer: {option}"),
        reveal: "Reveal",
        go_on: "Count on",
        clear: "Clear",
        close: "Close",
    },
    page: ClassPageTexts {
        title: "Answers of a class",
        lead: "Students hand in a code at the end of a lesson. Paste the codes, in any text; they are counted on this machine and nothing is sent.",
        no_proof: "A code does not prove who made it: it holds a seat number that somebody typed, and anybody can make one. Where a verdict is only what the student’s page says, that is said too.",
        choose: "Lesson",
        choose_hint: "Choose a lesson",
        other: "Or paste the codes, or another lesson’s link or text",
        other_hint: "Codes of one of our lessons find it by themselves.",
        collect: "Collect answers",
        go_on: |title| format!("Go on with “{title}”"),
        no_lesson: "This is neither a code of one of our lessons, nor a link of a lesson, nor the text of one, which begins with “---”.",
        another: "Another lesson",
        read_lesson: "Read the lesson",
        paste: "Codes, in any text",
        paste_hint: "A chat, a list, a spreadsheet …",
        count: "Count",
        open_file: "Open a file …",
        no_text: "This file is too large, or neither text nor a picture.",
        no_code: "No QR code could be read in this picture.",
        camera: CameraTexts {
            open: "Use the camera",
            close: "Turn the camera off",
            name: "Camera",
            picture: "What the camera sees",
            asking: "Allow the camera in your browser. Its pictures stay on this machine.",
            hint: "Hold the QR code of a student’s page in front of the camera. Its pictures stay on this machine.",
            foreign: |code| format!("This QR code holds no answers: “{code}”."),
            which: "Camera",
            camera: |number| format!("Camera {number}"),
            again: "Try again",
            insecure: "Browsers lend a camera only to pages that come over HTTPS. Paste the codes instead, or open a picture of them.",
            refused: "The camera was refused. Allow it in the browser’s settings for this site and try again, or paste the codes.",
            missing: "This machine has no camera. Paste the codes instead, or open a picture of them.",
            busy: "The camera does not answer; perhaps another program is using it. Close that and try again, or paste the codes.",
            ended: "The camera was unplugged or turned off. What was counted is kept.",
            no_reader: "The program that reads the pictures could not be loaded. Check your connection and try again. What was counted is kept.",
        },
        in_box: |codes, invalid| match (codes, invalid) {
            (0, 0) => "No code in this text yet.".to_owned(),
            (codes, 0) => format!("{} in this text.", counted(codes, "code")),
            (codes, invalid) => format!(
                "{} in this text, and {} that cannot be read.",
                counted(codes, "code"),
                invalid
            ),
        },
        added: |new, replaced, repeated, invalid| {
            let mut parts = vec![match new {
                0 => "No new code".to_owned(),
                new => counted(new, "new code"),
            }];
            if replaced > 0 {
                parts.push(format!("{replaced} in place of earlier ones"));
            }
            if repeated > 0 {
                parts.push(format!("{repeated} counted already"));
            }
            if invalid > 0 {
                parts.push(format!("{invalid} that cannot be read"));
            }
            format!("{}.", parts.join(", "))
        },
        students: |count| match count {
            1 => "1 student has handed in.".to_owned(),
            count => format!("{count} students have handed in."),
        },
        nobody: "Nobody has handed in yet.",
        not_kept: "This browser keeps nothing: a reload loses the codes. Save the table, or keep the text with the codes.",
        start_again: "Start again",
        undo: "Undo",
        csv: "Save as CSV",
        grading: "Computing the right answers …",
        question: |number, heading| format!("{number}. {heading}"),
        answers: "Answers",
        right: |share, graded, low, high| {
            format!("{share} of {graded} right; for such a class {low} to {high}.")
        },
        missing: |count| format!("{count} without an answer."),
        claimed: |count| match count {
            1 => "1 of these verdicts is only what the student’s page says.".to_owned(),
            count => format!("{count} of these verdicts are only what students’ pages say."),
        },
        between: |low, high| format!("{low} to {high}"),
        other_place: "another place",
        in_words: "in words, on the student’s machine",
        class_plays: "The class as a player",
        strategy: |key, actions| {
            format!(
                "At {key} the class plays {actions}. The picture has that fixed, all else is learned around it: the best responses say what it costs."
            )
        },
        open_in_lab: "Open in the lab",
        invalid: |count| match count {
            1 => "1 text that looks like a code and cannot be counted".to_owned(),
            count => format!("{count} texts that look like codes and cannot be counted"),
        },
        line: |line| format!("Line {line}:"),
        clear_invalid: "Clear this list",
        seats: "Students",
        seat_header: ["Seat", "Answers", "Right"],
        no_seat: "no seat",
    },
    faults: CodeFaultTexts {
        too_short: |found, all| format!("It is torn: {found} of {all} letters are there."),
        check_digits: "The check digits do not fit: a letter is wrong, missing or in the wrong place.",
        other_lesson: "It belongs to another lesson, or to an earlier text of this one.",
        later_version: "A later version of this page has made it. Reload this page.",
        forged: "Its check digits fit, but no page makes such a code.",
    },
    table: TableTexts {
        seat: "seat",
        answer: |number| format!("answer {number}"),
        right: |number| format!("right {number}"),
        yes: "yes",
        no: "no",
        written: "(in words)",
    },
    exercises: ExerciseTexts {
        open: "Open the experiment",
        answer: "Answer",
        answers: "Answers",
        ungraded: "not graded",
        title: "Exercises to take away",
        lead: "The questions of this lesson with their answers, computed for every variant. Variants differ where a scene gives each reader a seed of their own.",
        variants: "Variants",
        seed: "First seed",
        new_seed: "New seed",
        bad_variants: "The number of variants is a whole number from 1 to 20.",
        bad_seed: "A seed is a whole number from 0 to 999,999.",
        none_varies: "No scene of this lesson varies, so all variants would be the same: one is made.",
        computing: |done, all| format!("{done} of {all} experiments computed …"),
        without: |count| match count {
            1 => "1 exercise is left out: its answer could not be computed here.".to_owned(),
            count => {
                format!("{count} exercises are left out: their answers could not be computed here.")
            }
        },
        gift: "Moodle (GIFT)",
        markdown: "Markdown with answers",
        print: "Print",
        with_answers: "Answers on a sheet of their own",
        back: "Back to the lesson",
        variant: |number| format!("Variant {number}"),
    },
};

fn counted(count: usize, of: &str) -> String {
    match count {
        1 => format!("1 {of}"),
        count => format!("{count} {of}s"),
    }
}

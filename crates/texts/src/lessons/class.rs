//! Words around a class: handing in, collecting, showing hands, taking exercises away.

texts! {
    /// A class.
    pub struct ClassTexts {
        hand_in: HandInTexts,
        hands: HandsTexts,
        page: ClassPageTexts,
        faults: CodeFaultTexts,
        table: TableTexts,
        exercises: ExerciseTexts,
    }

    /// Where a student hands in.
    pub struct HandInTexts {
        heading = "Hand in",
        lead = "Your answers as a short code: send it or read it out to your teacher. It holds no name.",
        seat = "Seat number",
        seat_hint = "optional, 1 to 999",
        bad_seat = "A seat number is a whole number from 1 to 999.",
        nothing = "Answer at least one question; then there is a code to hand in.",
        /// Of the code, for those who cannot see it.
        code = "Your code",
        copy = "Copy",
        copied = "Copied.",
        by_hand = "Copying is not allowed here. Select the code and copy it by hand.",
        show_qr = "As a QR code",
        holds(answers: usize, questions: usize) = format!("It holds {answers} of {questions} answers."),
        free_stays = "Answers in your own words stay on this machine; the code only says that you wrote something.",
        left_out(count: usize) = format!("The code has no room for the last {count} answers of this long lesson."),
        collect = "Collect answers",
        exercises = "Exercises",
    }

    /// A show of hands.
    pub struct HandsTexts {
        show = "Show of hands",
        lead = "Count with the number keys, or press + and −. Nothing is shown before “Reveal”.",
        /// These take the words of an option.
        more(option: &str) = format!("One hand more: {option}"),
        fewer(option: &str) = format!("One hand fewer: {option}"),
        reveal = "Reveal",
        go_on = "Count on",
        clear = "Clear",
        close = "Close",
    }

    /// The page that collects answers.
    pub struct ClassPageTexts {
        title = "Answers of a class",
        lead = "Students hand in a code at the end of a lesson. Paste the codes, in any text; they are counted on this \
            machine and nothing is sent.",
        no_proof = "A code does not prove who made it: it holds a seat number that somebody typed, and anybody can \
            make one. Where a verdict is only what the student’s page says, that is said too.",
        choose = "Lesson",
        choose_hint = "Choose a lesson",
        other = "Or paste the codes, or another lesson’s link or text",
        other_hint = "Codes of one of our lessons find it by themselves.",
        collect = "Collect answers",
        go_on(title: &str) = format!("Go on with “{title}”"),
        no_lesson = "This is neither a code of one of our lessons, nor a link of a lesson, nor the text of one, which \
            begins with “---”.",
        another = "Another lesson",
        read_lesson = "Read the lesson",
        paste = "Codes, in any text",
        paste_hint = "A chat, a list, a spreadsheet …",
        count = "Count",
        open_file = "Open a file …",
        no_text = "This file is too large, or neither text nor a picture.",
        /// A picture without a code.
        no_code = "No QR code could be read in this picture.",
        camera: CameraTexts,
        in_box(codes: usize, invalid: usize) = match (codes, invalid) {
            (0, 0) => "No code in this text yet.".to_owned(),
            (codes, 0) => format!("{} in this text.", counted(codes, "code")),
            (codes, invalid) => format!(
                "{} in this text, and {} that cannot be read.",
                counted(codes, "code"),
                invalid
            ),
        },
        added(new: usize, replaced: usize, repeated: usize, invalid: usize) = {
            if new + replaced + repeated + invalid == 0 {
                return "No code was found in this text.".to_owned();
            }
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
        students(count: usize) = match count {
            1 => "1 student has handed in.".to_owned(),
            count => format!("{count} students have handed in."),
        },
        nobody = "Nobody has handed in yet.",
        not_kept = "This browser keeps nothing: a reload loses the codes. Save the table, or keep the text with the \
            codes.",
        start_again = "Start again",
        undo = "Undo",
        csv = "Save as CSV",
        /// While right answers are computed.
        grading = "Computing the right answers …",
        question(number: usize, heading: &str) = format!("{number}. {heading}"),
        answers = "Answers",
        right(share: &str, graded: usize, low: &str, high: &str) =
            format!("{share} of {graded} right; for such a class {low} to {high}."),
        missing(count: usize) = format!("{count} without an answer."),
        claimed(count: usize) = match count {
            1 => "1 of these verdicts is only what the student’s page says.".to_owned(),
            count => format!("{count} of these verdicts are only what students’ pages say."),
        },
        between(low: &str, high: &str) = format!("{low} to {high}"),
        other_place = "another place",
        in_words = "in words, on the student’s machine",
        class_plays = "The class as a player",
        strategy(key: &str, actions: &str) = format!(
            "At {key} the class plays {actions}. The picture has that fixed, all else is learned around it: the best \
                responses say what it costs."
        ),
        open_in_lab = "Open in the lab",
        invalid(count: usize) = match count {
            1 => "1 text that looks like a code and cannot be counted".to_owned(),
            count => format!("{count} texts that look like codes and cannot be counted"),
        },
        line(line: usize) = format!("Line {line}:"),
        clear_invalid = "Clear this list",
        seats = "Students",
        seat_header: [&'static str; 3] = ["Seat", "Answers", "Right"],
        no_seat = "no seat",
    }

    /// Counting by camera.
    pub struct CameraTexts {
        open = "Use the camera",
        close = "Turn the camera off",
        name = "Camera",
        /// What the camera shows, for those who do not see it.
        picture = "What the camera sees",
        asking = "Allow the camera in your browser. Its pictures stay on this machine.",
        hint = "Hold the QR code of a student’s page in front of the camera. Its pictures stay on this machine.",
        foreign(code: &str) = format!("This QR code holds no answers: “{code}”."),
        which = "Camera",
        camera(number: usize) = format!("Camera {number}"),
        again = "Try again",
        insecure = "Browsers lend a camera only to pages that come over HTTPS. Paste the codes instead, or open a \
            picture of them.",
        refused = "The camera was refused. Allow it in the browser’s settings for this site and try again, or paste \
            the codes.",
        missing = "This machine has no camera. Paste the codes instead, or open a picture of them.",
        busy = "The camera does not answer; perhaps another program is using it. Close that and try again, or paste \
            the codes.",
        ended = "The camera was unplugged or turned off. What was counted is kept.",
        no_reader = "The program that reads the pictures could not be loaded. Check your connection and try again. \
            What was counted is kept.",
    }

    /// Why a text is no code.
    pub struct CodeFaultTexts {
        too_short(found: usize, all: usize) = format!("It is torn: {found} of {all} letters are there."),
        check_digits = "The check digits do not fit: a letter is wrong, missing or in the wrong place.",
        other_lesson = "It belongs to another lesson, or to an earlier text of this one.",
        other_experiment = "It is of another experiment, or of another class.",
        other_round(round: u32) = format!("It is of round {round}."),
        other_kind = "It says something else: a strategy for a tournament, the answers of a lesson, or a choice in an experiment.",
        later_version = "A later version of this page has made it. Reload this page.",
        forged = "Its check digits fit, but no page makes such a code.",
    }

    /// Columns of the table of a class.
    pub struct TableTexts {
        seat = "seat",
        /// These take the number of the question.
        answer(number: usize) = format!("answer {number}"),
        right(number: usize) = format!("right {number}"),
        yes = "yes",
        no = "no",
        written = "(in words)",
    }

    /// Exercises to take away.
    pub struct ExerciseTexts {
        open = "Open the experiment",
        answer = "Answer",
        answers = "Answers",
        ungraded = "not graded",
        /// Of questions that are answered by a press in the picture.
        in_the_picture = "to be pressed in the experiment",
        title = "Exercises to take away",
        lead = "The questions of this lesson with their answers, computed for every variant. Variants differ where a \
            scene gives each reader a seed of their own. What is answered by a press in a picture is not graded by Moodle.",
        variants = "Variants",
        with_pictures = "With what the scenes tell and show",
        seed = "First seed",
        new_seed = "New seed",
        bad_variants = "The number of variants is a whole number from 1 to 20.",
        bad_seed = "A seed is a whole number from 0 to 999 999.",
        none_varies = "No scene of this lesson varies, so all variants would be the same: one is made.",
        computing(done: usize, all: usize) = format!("{done} of {all} experiments computed …"),
        without(count: usize) = match count {
            1 => "1 exercise is left out: its answer could not be computed here.".to_owned(),
            count => {
                format!("{count} exercises are left out: their answers could not be computed here.")
            }
        },
        gift = "Moodle (GIFT)",
        markdown = "Markdown with answers",
        print = "Print",
        back = "Back to the lesson",
        variant(number: usize) = format!("Variant {number}"),
    }
}

fn counted(count: usize, of: &str) -> String {
    match count {
        1 => format!("1 {of}"),
        count => format!("{count} {of}s"),
    }
}

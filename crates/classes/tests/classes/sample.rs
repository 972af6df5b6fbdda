//! Sample of a lesson with a question of every kind, and students who answer it at random.

use classes::answer::{Answer, Said};
use classes::code::HandedIn;
use lessons::lesson::Lesson;
use lessons::text;
use random::Random as Lots;

const TEXT: &str = "---\ntitle: Sample\nlab: regret\n---\n# One\nstage: regret?iterations=100&look=end | strategies\n\n? With a Jack after a check?\n- Check if true\n- Bet if true\nactions: Jp\n\n# Two\nstage: minimax?game=exercise&levels=2&branching=2&seed=4\nvary: seed\n\n? What is the root worth, with $\\frac{1}{2}$?\n= result.value\nwhy: It is {result.value}: see {depth}.\n\n# Three\nstage: minimax\n\n? Click node 2.\nplace node = 2\n\n# Four\nstage: minimax\n\n? Say why.\nfree\n\n# Five\nstage: minimax\n\n? A third?\n= 1/3 ± 0.001\n";

/// The lesson.
pub fn lesson() -> Lesson {
    text::read(TEXT)
}

/// The same with another question.
pub fn another_lesson() -> Lesson {
    text::read(&TEXT.replace("Click node 2.", "Click the second node."))
}

/// A made-up student.
pub fn student(lots: &mut Lots, seat: Option<u16>) -> HandedIn {
    let seed = lots.below(1 << 20).into();
    let mut answer = |said: Said, claim: Option<bool>| {
        (lots.below(5) > 0).then_some(Answer {
            said,
            claim,
            is_own: true,
        })
    };
    let option = seat.unwrap_or(7) as usize % 2;
    let number = f64::from(seat.unwrap_or(3)) / 8.0 - 20.0;
    let place = ["2", "a name that is too long for a code"][option];
    let answers = vec![
        answer(Said::Option(option), None),
        answer(Said::number(number), Some(false)),
        answer(Said::place(place), Some(option == 0)),
        answer(Said::Words, None),
        answer(Said::number(1.0 / 3.0), Some(true)),
    ];
    HandedIn {
        seat,
        seed,
        answers,
    }
}

/// As long a class as wanted, with seats from 1.
pub fn class(count: u16) -> Vec<HandedIn> {
    let mut lots = Lots::stream(20, 0);
    (1..=count)
        .map(|seat| student(&mut lots, Some(seat)))
        .collect()
}

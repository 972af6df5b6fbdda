//! Random experiments: a legal value for every parameter, a legal game on a random board.

use saddlepoint::experiments::connect_four::ConnectFourLab;
use saddlepoint::experiments::parameters::{Kind, Parameters};
use saddlepoint::experiments::{Experiment, Opened};
use saddlepoint::games::Game;
use saddlepoint::games::connect_four::GameRecord;
use saddlepoint::random::Random;

/// A random legal experiment in canonical form. About a third of the parameters have their defaults.
pub fn random_lab(random: &mut Random) -> ConnectFourLab {
    let mut lab = ConnectFourLab::default();
    for parameter in ConnectFourLab::SCHEMA {
        if random.below(3) == 0 {
            continue;
        }
        if let Some(text) = random_value(&lab, &parameter.kind, random) {
            let (key, was_read) = (parameter.key, lab.read(parameter.key, &text));
            assert!(was_read, "{key}={text}");
        }
    }
    if random.below(4) > 0 {
        lab.moves = random_moves(&lab, random);
        let moves = lab.moves.len() as u32;
        // The end of the game is written as the end, so a moment is one before it.
        lab.ply = (moves > 0 && random.below(2) == 0).then(|| u64::from(random.below(moves)));
    }
    lab
}

/// A legal text for a parameter of this kind; `None` for moves and moments, which depend on the board.
fn random_value(lab: &ConnectFourLab, kind: &Kind, random: &mut Random) -> Option<String> {
    match *kind {
        Kind::Integer { minimum, maximum } => Some(match random.below(4) {
            0 => minimum.to_string(),
            1 => maximum.to_string(),
            // From the whole range, or near its beginning.
            2 => (minimum + random.bits() % (maximum - minimum)).to_string(),
            _ => (minimum + random.bits() % 100.min(maximum - minimum)).to_string(),
        }),
        Kind::Real { minimum, maximum } => Some(match random.below(4) {
            0 => minimum.to_string(),
            1 => format!("{maximum:e}"),
            2 => (minimum + (maximum - minimum) * random.unit()).to_string(),
            _ => format!("{:e}", minimum + (maximum - minimum) * 1e-9 * random.unit()),
        }),
        Kind::Choice(names) => {
            let index = random.below(names.len() as u32);
            Some(names[index as usize].to_owned())
        }
        Kind::Switch => Some(["on", "off"][random.below(2) as usize].to_owned()),
        Kind::CellOrNone => {
            let column = 1 + random.bits() % lab.width;
            let row = 1 + random.bits() % lab.height;
            Some(format!("{column}.{row}"))
        }
        Kind::IntegerOrEnd { .. } | Kind::Moves { .. } => None,
        Kind::Set(_) | Kind::Tree | Kind::Heaps => None,
    }
}

fn random_moves(lab: &ConnectFourLab, random: &mut Random) -> String {
    let (mut game, _) = GameRecord::parse(lab.setup(), "");
    for _ in 0..random.below(150) {
        let open: Vec<_> = game.position().actions().collect();
        if open.is_empty() {
            break;
        }
        let column = open[random.below(open.len() as u32) as usize];
        game.try_apply(column).unwrap();
    }
    game.moves_text()
}

/// Opens a link that is without fault.
pub fn open_cleanly(link: &str) -> Experiment {
    let Opened {
        experiment,
        problems,
    } = Experiment::open(link).unwrap_or_else(|error| panic!("{link}: {error:?}"));
    assert_eq!(problems, [], "{link}");
    experiment
}

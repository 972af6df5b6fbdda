//! Ratings of features of moves, as the page shows them: the scale of their dots, and the way to searches that are told them.

mod lab;

use experiments::ratings::RatingsResult;
use games::connect_four::Setup;

/// The scale has room for this at least, in Elo to either side.
const MIN_SCALE: f64 = 200.0;

/// From the least to the greatest of these numbers, in Elo, and to what there is always room for.
pub fn range(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    numbers.fold((-MIN_SCALE, MIN_SCALE), |(low, high), number| {
        (low.min(number), high.max(number))
    })
}

/// The largest board of the minimax lab.
const MINIMAX: (u8, u8) = (8, 7);

/// Links to a ladder, to Monte Carlo tree search and to minimax; `None` where the board is too large.
pub fn links(setup: Setup, learned: &RatingsResult) -> [Option<String>; 3] {
    let (elo, board) = (&learned.ratings, board(setup));
    let plays = "ordering,prior:10";
    [
        Some(format!(
            "ladder?agent=uct(300,{plays},elo:{elo})&rungs=uct(300),uct(300,{plays})&games=100{board}"
        )),
        Some(format!(
            "mcts?simulations=1000&ordering=on&prior=10&elo={elo}{board}"
        )),
        (setup.width() <= MINIMAX.0 && setup.height() <= MINIMAX.1).then(|| {
            format!("minimax?game=connect-four&algorithm=alpha-beta&depth=5&ordering=static&elo={elo}{board}")
        }),
    ]
}

/// The board as links have it, where it is not the standard one.
fn board(setup: Setup) -> String {
    if setup == Setup::STANDARD {
        return String::new();
    }
    let size = format!(
        "&width={}&height={}&in_a_row={}",
        setup.width(),
        setup.height(),
        setup.in_a_row()
    );
    match setup.blocked() {
        Some(cell) => format!("{size}&blocked={cell}"),
        None => size,
    }
}

//! Positions of board games small enough to stand in a tree: a few strokes each, since hundreds are seen at once.

use crate::kit::chess_piece::add_piece;
use drawing::tree::Picture;
use experiments::minimax::Place;
use games::Player;
use games::connect_four::Cell;
use games::connect_four::game_record::AnyBoard;
use games::gardner::{Gardner, Square as ChessSquare};
use games::nim::Nim;
use games::tic_tac_toe::{Square, TicTacToe};
use std::fmt::Write;

/// The side of the square that a miniature fits into.
const SIDE: f32 = 54.0;

/// The position as a drawing; `None` in typed trees, where there is nothing to see.
pub fn miniature(place: &Place) -> Option<Picture> {
    match place {
        Place::Tree(_) => None,
        Place::TicTacToe(position) => Some(tic_tac_toe(position)),
        Place::Nim(position) => Some(nim(position)),
        Place::ConnectFour(position) => Some(connect_four(position)),
        Place::Gardner(position) => Some(gardner(position)),
    }
}

/// Dots of one player: points that round line caps make visible, in one path.
struct Dots {
    path: String,
    player: Player,
}

impl Dots {
    fn new(player: Player) -> Self {
        Self {
            path: String::new(),
            player,
        }
    }

    fn add(&mut self, x: f32, y: f32) {
        // Writing to a string does not fail.
        let _ = write!(self.path, "M{x:.1} {y:.1}h.01");
    }

    /// The dots; those of the second player have a hole, for those who cannot tell the colours apart.
    fn svg(&self, diameter: f32) -> String {
        let (path, class) = (
            &self.path,
            match self.player {
                Player::First => "first",
                Player::Second => "second",
            },
        );
        let dots = format!(
            "<path class=\"mini-stone {class}\" d=\"{path}\" stroke-width=\"{diameter:.1}\"/>"
        );
        match self.player {
            Player::First => dots,
            Player::Second => {
                let hole = diameter * 0.36;
                format!("{dots}<path class=\"mini-hole\" d=\"{path}\" stroke-width=\"{hole:.1}\"/>")
            }
        }
    }
}

fn tic_tac_toe(position: &TicTacToe) -> Picture {
    let step = SIDE / 3.0;
    let mut grid = String::new();
    for line in [-0.5_f32, 0.5] {
        let (at, end) = (line * step, SIDE / 2.0 - 3.0);
        let _ = write!(
            grid,
            "M{at:.1} {:.1}V{end:.1}M{:.1} {at:.1}H{end:.1}",
            -end, -end
        );
    }
    let mut stones = Player::BOTH.map(Dots::new);
    for square in (0..9).filter_map(Square::new) {
        if let Some(player) = position.stone(square) {
            let (column, row) = (f32::from(square.index() % 3), f32::from(square.index() / 3));
            stones[player.index()].add((column - 1.0) * step, (row - 1.0) * step);
        }
    }
    let [first, second] = stones.map(|dots| dots.svg(step * 0.62));
    Picture {
        svg: format!("<path class=\"mini-grid\" d=\"{grid}\"/>{first}{second}"),
        width: SIDE,
        height: SIDE,
    }
}

fn connect_four(position: &AnyBoard) -> Picture {
    use games::connect_four::Shape;
    let setup = position.shape().setup();
    let (width, height) = (f32::from(setup.width()), f32::from(setup.height()));
    let step = SIDE / width.max(height);
    let place = |cell: Cell| {
        let x = (f32::from(cell.column) - (width - 1.0) / 2.0) * step;
        let y = ((height - 1.0) / 2.0 - f32::from(cell.row)) * step;
        (x, y)
    };
    let mut stones = Player::BOTH.map(Dots::new);
    let cells = (0..setup.width())
        .flat_map(|column| (0..setup.height()).map(move |row| Cell { column, row }));
    for cell in cells {
        if let Some(player) = position.stone(cell) {
            let (x, y) = place(cell);
            stones[player.index()].add(x, y);
        }
    }
    let (across, down) = (width * step, height * step);
    let mut svg = format!(
        "<rect class=\"mini-board\" x=\"{:.1}\" y=\"{:.1}\" width=\"{across:.1}\" height=\"{down:.1}\" rx=\"3\"/>",
        -across / 2.0,
        -down / 2.0
    );
    if let Some(at) = setup.blocked().map(place) {
        svg.push_str(&blocked(at, step));
    }
    for dots in stones {
        svg.push_str(&dots.svg(step * 0.8));
    }
    Picture {
        svg,
        width: across,
        height: down,
    }
}

/// The cross on a cell that no stone may take.
fn blocked((x, y): (f32, f32), step: f32) -> String {
    let (left, top, side) = (x - step * 0.3, y - step * 0.3, step * 0.6);
    format!(
        "<path class=\"mini-grid\" d=\"M{left:.1} {top:.1}l{side:.1} {side:.1}m0 -{side:.1}l-{side:.1} {side:.1}\"/>",
    )
}

fn gardner(position: &Gardner) -> Picture {
    const SIDE: f32 = 85.0;
    let step = SIDE / 5.0;
    let (mut dark, mut pieces) = (String::new(), [const { String::new() }; 2]);
    for square in (0..25).filter_map(ChessSquare::new) {
        let (file, rank) = (f32::from(square.file()), f32::from(square.rank()));
        let (x, y) = ((file - 2.0) * step, (2.0 - rank) * step);
        if (square.file() + square.rank()).is_multiple_of(2) {
            let (left, top) = (x - step / 2.0, y - step / 2.0);
            let _ = write!(dark, "M{left:.1} {top:.1}h{step:.1}v{step:.1}h-{step:.1}Z");
        }
        if let Some((player, kind)) = position.piece(square) {
            add_piece(&mut pieces[player.index()], kind, (x, y), step / 23.0);
        }
    }
    let [first, second] = pieces;
    let (corner, side) = (-SIDE / 2.0, SIDE);
    Picture {
        svg: format!(
            "<rect class=\"mini-board\" x=\"{corner:.1}\" y=\"{corner:.1}\" width=\"{side:.1}\" height=\"{side:.1}\"/>\
             <path class=\"mini-dark\" d=\"{dark}\"/><path class=\"mini-piece first\" d=\"{first}\"/>\
             <path class=\"mini-piece second\" d=\"{second}\"/>"
        ),
        width: SIDE,
        height: SIDE,
    }
}

fn nim(position: &Nim) -> Picture {
    let sizes = position.heaps().sizes();
    let step = (SIDE / sizes.len().max(3) as f32).min(13.0);
    let rise = 6.0;
    let mut path = String::new();
    for (heap, &size) in sizes.iter().enumerate() {
        let x = (heap as f32 - (sizes.len() as f32 - 1.0) / 2.0) * step;
        for object in 0..size {
            let y = SIDE / 2.0 - 4.0 - f32::from(object) * rise;
            let _ = write!(path, "M{:.1} {y:.1}h{:.1}", x - step * 0.36, step * 0.72);
        }
    }
    Picture {
        svg: format!("<path class=\"mini-object\" d=\"{path}\"/>"),
        width: SIDE,
        height: SIDE,
    }
}

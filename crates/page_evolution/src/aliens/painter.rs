//! Painter of a moment of a game, or of the way from one moment to the next.
//!
//! Everything has a place in cells, see [`motion`]. Shapes differ as well as colours.

use games::aliens::Position;
use games::aliens::grid::{BOTTOM, HEIGHT, WIDTH};
use page_model::aliens::motion::{self, is_due, places};
use web_sys::{CanvasRenderingContext2d, CssStyleDeclaration, HtmlCanvasElement};

/// Cells across and down.
pub const SIZE: (f64, f64) = (WIDTH as f64, HEIGHT as f64);

/// A row of an alien's picture is so many bits, the highest on the left.
const ALIEN: [u8; 6] = [
    0b0100_0010,
    0b0111_1110,
    0b1101_1011,
    0b1111_1111,
    0b1011_1101,
    0b0010_0100,
];
const ALIEN_COLUMNS: usize = 8;

/// What things are painted in: colours of the canvas's own style, where the style sheet puts them, so that they are those of the
/// theme.
pub struct Paints {
    cannon: String,
    alien: String,
    bomb: String,
    base: String,
}

impl Paints {
    /// As the canvas wears them now.
    pub fn of(style: &CssStyleDeclaration) -> Self {
        let colour = |name: &str| style.get_property_value(name).unwrap_or_default();
        Self {
            cannon: colour("border-top-color"),
            alien: colour("border-right-color"),
            bomb: colour("border-bottom-color"),
            base: colour("border-left-color"),
        }
    }
}

/// A canvas that is ready to be painted.
pub struct Painter {
    context: CanvasRenderingContext2d,
    paints: Paints,
    /// Pixels of a cell.
    cell: f64,
    /// How far everything is on its way to the moment, from 0 to 1.
    part: f64,
}

impl Painter {
    /// Paints the way from `before` to `now`, so far along; with `part` 1 the moment `now`. `None` where the browser has no canvas.
    pub fn paint(
        canvas: &HtmlCanvasElement,
        before: &Position,
        now: &Position,
        part: f64,
    ) -> Option<()> {
        use wasm_bindgen::JsCast;
        let style = web_sys::window()?.get_computed_style(canvas).ok()??;
        let context = canvas.get_context("2d").ok()??;
        let painter = Self {
            context: context.unchecked_into(),
            paints: Paints::of(&style),
            cell: f64::from(canvas.width()) / SIZE.0,
            part,
        };
        painter.game(before, now);
        Some(())
    }

    fn game(&self, before: &Position, now: &Position) {
        let (width, height) = (SIZE.0 * self.cell, SIZE.1 * self.cell);
        self.context.clear_rect(0.0, 0.0, width, height);
        let left = self.left();
        self.context.set_fill_style_str(&self.paints.base);
        places(now.bases()).for_each(|at| self.rectangle(at, (1.0, 1.0)));
        self.context.set_fill_style_str(&self.paints.alien);
        let moved = is_due(now, now.rules().alien_pause);
        places(now.aliens()).for_each(|at| self.alien(motion::alien(at, moved, left)));
        self.context.set_fill_style_str(&self.paints.bomb);
        let fell = is_due(now, now.rules().bomb_pause);
        places(now.bombs()).for_each(|at| self.bomb(motion::bomb(at, fell, left)));
        self.context.set_fill_style_str(&self.paints.cannon);
        let speed = f64::from(now.rules().shot_speed);
        places(now.shots()).for_each(|at| {
            let (x, y) = motion::shot(at, speed, left);
            self.rectangle((x + 0.42, y), (0.16, 0.7));
        });
        let (from, to) = (f64::from(before.cannon()), f64::from(now.cannon()));
        self.cannon(motion::cannon(from, to, left));
    }

    /// How much of the way is left.
    fn left(&self) -> f64 {
        1.0 - self.part
    }

    fn rectangle(&self, (x, y): (f64, f64), (width, height): (f64, f64)) {
        let cell = self.cell;
        self.context
            .fill_rect(x * cell, y * cell, width * cell, height * cell);
    }

    fn alien(&self, (x, y): (f64, f64)) {
        let side = 0.84 / ALIEN_COLUMNS as f64;
        for (row, bits) in ALIEN.iter().enumerate() {
            for column in 0..ALIEN_COLUMNS {
                if bits >> (ALIEN_COLUMNS - 1 - column) & 1 == 1 {
                    let place = (
                        x + 0.08 + column as f64 * side,
                        y + 0.16 + row as f64 * side,
                    );
                    // A little more than its share, so that no gaps are seen.
                    self.rectangle(place, (side * 1.05, side * 1.05));
                }
            }
        }
    }

    /// A drop.
    fn bomb(&self, (x, y): (f64, f64)) {
        let (x, y, cell) = ((x + 0.5) * self.cell, (y + 0.5) * self.cell, self.cell);
        let context = &self.context;
        context.begin_path();
        context.move_to(x, y + 0.3 * cell);
        context.line_to(x + 0.16 * cell, y - 0.05 * cell);
        context.line_to(x, y - 0.3 * cell);
        context.line_to(x - 0.16 * cell, y - 0.05 * cell);
        context.fill();
    }

    fn cannon(&self, x: f64) {
        let y = BOTTOM as f64;
        self.rectangle((x + 0.06, y + 0.55), (0.88, 0.4));
        self.rectangle((x + 0.4, y + 0.15), (0.2, 0.45));
    }
}

//! Video of a camera in a classroom, for a browser that shows it as its camera's: a telephone held up at arm's length, out of true,
//! slightly out of focus, in a noisy room.
//!
//! The file is YUV4MPEG2 with 4:2:0 chroma, which Chromium takes for a camera; a few still seconds one after the other, over and over.

use std::f64::consts::TAU;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use qrcodegen::{QrCode, QrCodeEcc};
use random::Random;

const WIDTH: usize = 1280;
const HEIGHT: usize = 720;
/// Frames a second, and how many of them a scene lasts.
const RATE: usize = 5;
const FRAMES: usize = 8;
/// A module is so many pixels wide: a code 5 cm wide, 60 cm from a camera that sees 70°.
const MODULE: f64 = 2.7;
/// Light modules around a code.
const QUIET_ZONE: f64 = 4.0;
/// What a telephone has above its screen and below, in modules.
const CASE: (f64, f64) = (6.0, 14.0);
/// Standard deviation of the noise, of 255.
const NOISE: f64 = 5.0;
/// Samples across a pixel, and how far they lie apart, in pixels: more than a pixel is out of focus.
const SAMPLES: i32 = 3;
const BLUR: f64 = 0.5;

/// A code that is held up.
struct Held {
    code: QrCode,
    /// The middle, in pixels.
    at: (f64, f64),
    /// Turned by so much, in radians, and narrower at one side.
    turn: f64,
    slant: f64,
}

impl Held {
    fn new(text: &str, place: usize, of: usize, frame: usize) -> Self {
        // A hand is never still.
        let shake = (TAU * frame as f64 / FRAMES as f64).sin();
        let x = WIDTH as f64 * (place as f64 + 0.5) / of as f64;
        Self {
            code: QrCode::encode_text(text, QrCodeEcc::Low).expect("a short text"),
            at: (x + 3.0 * shake, HEIGHT as f64 * 0.45 + 40.0 * place as f64),
            turn: 0.12 - 0.2 * place as f64 + 0.01 * shake,
            slant: 0.0006,
        }
    }

    /// Whether a point may be on the telephone, or so near to it that its edge is seen there.
    fn is_near(&self, x: f64, y: f64) -> bool {
        let reach = f64::from(self.code.size()) / 2.0 + QUIET_ZONE + CASE.1;
        (x - self.at.0).hypot(y - self.at.1) < 1.5 * MODULE * reach
    }

    /// The light that comes from a point of the picture, of 255; `None` beside the telephone.
    fn light(&self, x: f64, y: f64) -> Option<f64> {
        let (x, y) = (x - self.at.0, y - self.at.1);
        let (sin, cos) = self.turn.sin_cos();
        let (across, down) = (cos * x + sin * y, cos * y - sin * x);
        let depth = MODULE * (1.0 + self.slant * across);
        let half = f64::from(self.code.size()) / 2.0;
        let (column, row) = (across / depth + half, down / depth + half);
        let screen = -QUIET_ZONE..f64::from(self.code.size()) + QUIET_ZONE;
        let case = screen.start - CASE.0..screen.end + CASE.1;
        if screen.contains(&column) && screen.contains(&row) {
            let is_dark = self
                .code
                .get_module(column.floor() as i32, row.floor() as i32);
            Some(if is_dark { 48.0 } else { 214.0 })
        } else {
            (screen.contains(&column) && case.contains(&row)).then_some(30.0)
        }
    }
}

/// A wall that is lighter at the window.
fn wall(x: f64, y: f64) -> f64 {
    150.0 - 50.0 * x / WIDTH as f64 + 20.0 * y / HEIGHT as f64
}

/// A frame's luminance, row by row.
fn luminance(held: &[Held], random: &mut Random) -> Vec<u8> {
    let light = |x: f64, y: f64| {
        let from_a_screen = held.iter().find_map(|held| held.light(x, y));
        from_a_screen.unwrap_or_else(|| wall(x, y))
    };
    let blurred = |x: f64, y: f64| {
        if !held.iter().any(|held| held.is_near(x, y)) {
            return wall(x, y);
        }
        let offsets = (0..SAMPLES).map(|sample| f64::from(sample - SAMPLES / 2) * BLUR);
        let samples = offsets
            .clone()
            .flat_map(|down| offsets.clone().map(move |across| (x + across, y + down)));
        samples.map(|(x, y)| light(x, y)).sum::<f64>() / f64::from(SAMPLES * SAMPLES)
    };
    let pixel = |(x, y): (usize, usize)| {
        // Three numbers from −½ to ½ have a variance of a quarter together.
        let noise = 2.0 * NOISE * (0..3).map(|_| random.unit() - 0.5).sum::<f64>();
        (blurred(x as f64, y as f64) + noise).clamp(16.0, 235.0) as u8
    };
    let places = (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y)));
    places.map(pixel).collect()
}

/// Writes a video where the texts of each scene are held up at once; where it lies.
pub fn video(name: &str, scenes: &[&[&str]]) -> io::Result<PathBuf> {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.y4m"));
    let mut file = io::BufWriter::new(fs::File::create(&path)?);
    writeln!(
        file,
        "YUV4MPEG2 W{WIDTH} H{HEIGHT} F{RATE}:1 Ip A1:1 C420jpeg"
    )?;
    let mut random = Random::stream(1, 0);
    for scene in scenes {
        for frame in 0..FRAMES {
            let held = |(place, text): (usize, &&str)| Held::new(text, place, scene.len(), frame);
            let held: Vec<Held> = scene.iter().enumerate().map(held).collect();
            writeln!(file, "FRAME")?;
            file.write_all(&luminance(&held, &mut random))?;
            // Without colour.
            file.write_all(&[128; WIDTH * HEIGHT / 2])?;
        }
    }
    file.flush()?;
    Ok(path)
}

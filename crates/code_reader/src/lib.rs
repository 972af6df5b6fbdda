//! QR codes in a picture (ISO/IEC 18004), found and read by rqrr.
//!
//! Pictures are read at twice their size. A code on a telephone at arm's length has modules of less than three pixels, where rqrr
//! finds few codes: of frames as the browser tests make them it reads one in six as they are, and two in three like this.

use rqrr::PreparedImage;

/// Bytes of a pixel: red, green, blue, opacity.
const CHANNELS: usize = 4;
/// The shares of the pixel before, the pixel itself and the one after it in its first half, in 16ths; in its second half the other way
/// round. That is linear interpolation smoothed by (1, 2, 1), which takes noise away.
const FIRST_HALF: [u16; 3] = [5, 10, 1];

/// What the codes in a picture say, each once, in the order in which they are found; codes that cannot be read are left out.
///
/// `pixels`: rows from the top, four bytes a pixel (red, green, blue, opacity), as a canvas has them. A picture with fewer pixels than
/// `width` says has no codes.
pub fn codes(pixels: &[u8], width: usize) -> Vec<String> {
    let height = pixels
        .len()
        .checked_div(width * CHANNELS)
        .unwrap_or_default();
    if height == 0 {
        return Vec::new();
    }
    let large = doubled(&brightness(&pixels[..width * height * CHANNELS]), width);
    let mut picture = PreparedImage::prepare_from_greyscale(2 * width, 2 * height, |x, y| {
        large[y * 2 * width + x]
    });
    let mut found = Vec::new();
    for grid in picture.detect_grids() {
        if let Ok((_, text)) = grid.decode()
            && !found.contains(&text)
        {
            found.push(text);
        }
    }
    found
}

/// By Rec. 601, in 256ths: they sum to 256, so the result is a byte.
fn brightness(pixels: &[u8]) -> Vec<u8> {
    let grey = |pixel: &[u8; CHANNELS]| {
        let [red, green, blue, _] = pixel.map(u32::from);
        ((77 * red + 150 * green + 29 * blue) >> 8) as u8
    };
    let (pixels, _) = pixels.as_chunks();
    pixels.iter().map(grey).collect()
}

/// Twice as wide and twice as high.
fn doubled(grey: &[u8], width: usize) -> Vec<u8> {
    let mut wide = Vec::with_capacity(2 * grey.len());
    for row in grey.chunks_exact(width) {
        for (x, &here) in row.iter().enumerate() {
            let (before, after) = (row[x.saturating_sub(1)], row[(x + 1).min(width - 1)]);
            wide.extend(halves([before, here, after]));
        }
    }
    let rows: Vec<&[u8]> = wide.chunks_exact(2 * width).collect();
    let mut large = vec![0; 2 * wide.len()];
    for (y, pair) in large.chunks_exact_mut(4 * width).enumerate() {
        let (before, after) = (rows[y.saturating_sub(1)], rows[(y + 1).min(rows.len() - 1)]);
        let (upper, lower) = pair.split_at_mut(2 * width);
        for (x, &here) in rows[y].iter().enumerate() {
            [upper[x], lower[x]] = halves([before[x], here, after[x]]);
        }
    }
    large
}

/// A pixel's first and second half.
fn halves(pixels: [u8; 3]) -> [u8; 2] {
    let [before, here, after] = pixels.map(u16::from);
    let [near, own, far] = FIRST_HALF;
    let half = |one: u16, other: u16| ((near * one + own * here + far * other + 8) >> 4) as u8;
    [half(before, after), half(after, before)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use qrcodegen::{QrCode, QrCodeEcc};

    /// A grey picture.
    struct Picture {
        width: usize,
        height: usize,
        pixels: Vec<u8>,
    }

    impl Picture {
        fn new(width: usize, height: usize, grey: u8) -> Self {
            let pixels = vec![grey; width * height * CHANNELS];
            Self {
                width,
                height,
                pixels,
            }
        }

        /// Puts a code there, `module` pixels for each of its modules, turned by `quarters` of a turn.
        fn draw(
            &mut self,
            text: &str,
            (left, top): (usize, usize),
            module: usize,
            quarters: usize,
        ) {
            let code = QrCode::encode_text(text, QrCodeEcc::Low).unwrap();
            let edge = code.size() as usize * module;
            for (x, y) in (0..edge).flat_map(|y| (0..edge).map(move |x| (x, y))) {
                let last = edge - 1;
                let (from_x, from_y) = match quarters {
                    0 => (x, y),
                    1 => (y, last - x),
                    2 => (last - x, last - y),
                    _ => (last - y, x),
                };
                let is_dark = code.get_module((from_x / module) as i32, (from_y / module) as i32);
                let at = ((top + y) * self.width + left + x) * CHANNELS;
                self.pixels[at..at + 3].fill(if is_dark { 20 } else { 235 });
            }
        }

        fn codes(&self) -> Vec<String> {
            assert_eq!(self.pixels.len(), self.width * self.height * CHANNELS);
            codes(&self.pixels, self.width)
        }
    }

    #[test]
    fn several_codes_are_read_whichever_way_up() {
        let mut picture = Picture::new(900, 400, 235);
        for (number, text) in ["BE5X-0R3P-7KQ1", "HTTPS://EXAMPLE.ORG/", "ἀγορά"]
            .iter()
            .enumerate()
        {
            picture.draw(text, (40 + 280 * number, 60), 6, number + 1);
        }
        let mut found = picture.codes();
        found.sort();
        assert_eq!(found, ["BE5X-0R3P-7KQ1", "HTTPS://EXAMPLE.ORG/", "ἀγορά"]);
    }

    #[test]
    fn the_same_code_twice_is_one_and_a_torn_one_is_none() {
        let mut picture = Picture::new(700, 300, 235);
        picture.draw("TWICE", (30, 30), 6, 0);
        picture.draw("TWICE", (250, 30), 6, 0);
        picture.draw("THE LOWER HALF OF THIS ONE IS GONE", (470, 30), 5, 0);
        for y in 90..300 {
            let at = (y * picture.width + 450) * CHANNELS;
            picture.pixels[at..at + 250 * CHANNELS].fill(235);
        }
        assert_eq!(picture.codes(), ["TWICE"]);
    }

    #[test]
    fn where_nothing_is_nothing_is_found() {
        assert_eq!(Picture::new(640, 480, 128).codes(), Vec::<String>::new());
        assert_eq!(codes(&[], 0), Vec::<String>::new());
        assert_eq!(codes(&[0; 40], 11), Vec::<String>::new());
    }

    #[test]
    fn doubling_keeps_what_is_even_and_puts_edges_in_place() {
        assert_eq!(doubled(&[77; 6], 3), [77; 24]);
        assert_eq!(doubled(&[9], 1), [9; 4]);
        // A step from 0 to 160 is a slope of four pixels, across and down.
        assert_eq!(doubled(&[0, 160], 2), [10, 50, 110, 150, 10, 50, 110, 150]);
        assert_eq!(doubled(&[0, 160], 1), [10, 10, 50, 50, 110, 110, 150, 150]);
    }

    proptest! {
        #[test]
        fn no_picture_stops_it(
            width in 1..80_usize,
            blocks in proptest::collection::vec(any::<bool>(), 1..400),
            size in 1..6_usize,
        ) {
            // Coarse blocks look more like codes than single pixels do.
            let height = 60;
            let grey = |x: usize, y: usize| {
                let block = blocks[(y / size * 31 + x / size) % blocks.len()];
                [if block { 0 } else { 255 }; CHANNELS]
            };
            let pixels: Vec<u8> = (0..height).flat_map(|y| (0..width).flat_map(move |x| grey(x, y))).collect();
            let _ = codes(&pixels, width);
        }
    }
}

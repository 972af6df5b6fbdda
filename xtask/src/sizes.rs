//! Sizes of what a visitor downloads: every file of the built page, as it is and compressed.

use std::fs;
use std::path::{Path, PathBuf};

use miniz_oxide::deflate::compress_to_vec;

use crate::failure::Failure;
use crate::programs::is_later;

/// What gzip adds to the deflate stream: a header of 10 bytes, a checksum and a length of 4 each.
const GZIP_FRAME: usize = 18;

/// The level most servers compress at.
const GZIP_LEVEL: u8 = 6;

/// A file's size on disk and on the wire, in bytes.
#[derive(Clone, Copy, Default)]
struct Size {
    raw: usize,
    gzip: usize,
}

impl Size {
    fn add(&mut self, other: Self) {
        self.raw += other.raw;
        self.gzip += other.gzip;
    }
}

/// Prints the size of every file below `folder`, of what a visitor of the first page gets, and of all.
pub fn print(folder: &Path) -> Result<(), Failure> {
    println!("\n{:>12} {:>12}  file", "bytes", "gzip");
    let (mut total, mut first) = (Size::default(), Size::default());
    for path in files(folder)? {
        let size = measure(&path)?;
        let name = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy();
        print_line(size, &name);
        total.add(size);
        if !is_later(&name) {
            first.add(size);
        }
    }
    print_line(first, "a first visit");
    print_line(total, "in all");
    Ok(())
}

fn print_line(size: Size, name: &str) {
    println!("{:>12} {:>12}  {name}", size.raw, size.gzip);
}

fn measure(path: &Path) -> Result<Size, Failure> {
    let bytes = fs::read(path).map_err(Failure::file("read", path))?;
    Ok(Size {
        raw: bytes.len(),
        gzip: compress_to_vec(&bytes, GZIP_LEVEL).len() + GZIP_FRAME,
    })
}

/// All files below `folder`, in order of their paths.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).map_err(Failure::file("list", &folder))?;
        for entry in entries {
            let path = entry.map_err(Failure::file("list", &folder))?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

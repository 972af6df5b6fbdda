//! Names the build: a hash of the sources of all crates, the same on every machine, for the handshake between a page and
//! its workers and for the page's footer. The page's own sources are not in it: results do not depend on them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let mut files = BTreeMap::new();
    // All crates, and what they are built of: what results depend on, and what page and workers share.
    for root in roots()? {
        println!("cargo:rerun-if-changed={}", root.display());
        collect(&root, &mut files)?;
    }
    // FNV-1a, 64 bits: this only has to differ when the sources do.
    let bytes = files
        .into_iter()
        .flat_map(|(name, content)| [name.into_bytes(), content]);
    let hash = bytes
        .flatten()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    println!(
        "cargo:rustc-env=SADDLEPOINT_BUILD={version}+{:08x}",
        hash >> 32
    );
    Ok(())
}

/// What is read: of each crate all but its tests and examples.
fn roots() -> io::Result<Vec<PathBuf>> {
    let mut roots = vec![PathBuf::from("../../Cargo.lock")];
    for entry in fs::read_dir("..")? {
        let of_crate = entry?.path();
        roots.extend(["Cargo.toml", "build.rs", "src"].map(|part| of_crate.join(part)));
    }
    roots.retain(|root| root.exists());
    Ok(roots)
}

/// Reads every file below `path`, or `path` itself, by its name with forward slashes.
fn collect(path: &Path, files: &mut BTreeMap<String, Vec<u8>>) -> io::Result<()> {
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            collect(&entry?.path(), files)?;
        }
    } else {
        let name = path.to_string_lossy().replace('\\', "/");
        files.insert(name, fs::read(path)?);
    }
    Ok(())
}

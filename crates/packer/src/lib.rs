//! Packing of files into one archive (PKWARE, APPNOTE 6.3.10: zip), as course systems take them.

use std::io::{Cursor, Write};
use zip::result::ZipResult;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

/// The archive of files with these names and contents, in this order; the same bytes for the same files.
///
/// # Errors
/// A name that an archive cannot have, or two files of one name.
pub fn packed<'a>(files: impl IntoIterator<Item = (&'a str, &'a [u8])>) -> ZipResult<Vec<u8>> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, content) in files {
        archive.start_file(name, options)?;
        archive.write_all(content)?;
    }
    Ok(archive.finish()?.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;
    use zip::ZipArchive;

    #[test]
    fn files_come_back() {
        let long = vec![7; 100_000];
        let files: [(&str, &[u8]); 3] =
            [("a.txt", b"words"), ("folder/b.bin", &long), ("empty", b"")];
        let archive = packed(files).unwrap();
        assert!(archive.len() < 1_000);
        assert_eq!(archive, packed(files).unwrap());
        let mut opened = ZipArchive::new(Cursor::new(archive)).unwrap();
        assert_eq!(opened.len(), files.len());
        for (name, content) in files {
            let mut read = Vec::new();
            opened
                .by_name(name)
                .unwrap()
                .read_to_end(&mut read)
                .unwrap();
            assert_eq!(read, content, "{name}");
        }
    }

    #[test]
    fn a_name_that_comes_twice_is_refused() {
        assert!(packed([("a", &b"1"[..]), ("a", b"2")]).is_err());
    }
}

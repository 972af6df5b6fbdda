//! What is written for LaTeX, compiled by LaTeX.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::plots;
use super::sample::Sample;
use super::shapes::{irregular, regular};
use drawing::plot::pgfplots::pgfplots;
use drawing::tikz::tikz;
use drawing::tree::Tree;

#[test]
#[ignore = "needs pdflatex with TikZ and PGFPlots; run by `cargo xtask test --slow`"]
fn slow_documents_are_compiled() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("latex");
    fs::create_dir_all(&folder).unwrap();
    let mut nasty = Sample::new(regular(2, 3));
    nasty.texts = (0..nasty.len())
        .map(|node| (node, "<&>\"'{}$%#_^~\\|−∞".to_owned()))
        .collect();
    let remarks = ["100 % {\\of it".to_owned()];
    let documents = [
        ("tree", tikz(&nasty)),
        ("large-tree", tikz(&Sample::new(irregular(300, 1)))),
        ("plot", pgfplots(&plots::sample(), &remarks)),
        ("boxes", pgfplots(&plots::boxes(), &[])),
    ];
    for (name, document) in documents {
        fs::write(folder.join(format!("{name}.tex")), document).unwrap();
        let compiled = Command::new("pdflatex")
            .args(["-interaction=nonstopmode", "-halt-on-error", name])
            .current_dir(&folder)
            .output()
            .expect("pdflatex is installed");
        let said = String::from_utf8_lossy(&compiled.stdout);
        assert!(compiled.status.success(), "{name}: {said}");
        assert!(folder.join(format!("{name}.pdf")).is_file());
    }
}

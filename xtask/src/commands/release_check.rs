//! `cargo xtask release-check`: what else must be right before a version is published, beside the tests.

use std::fs;
use std::path::Path;

use crate::failure::Failure;
use crate::process;
use crate::project::Project;

/// Files without which a page should not be published.
const FILES: [&str; 9] = [
    "index.html",
    "service-worker.js",
    "manifest.webmanifest",
    "licences.txt",
    "changelog.txt",
    "_headers",
    "connect-four.book",
    "reproduce.json",
    "reproduce-starts.json",
];

/// Checks all of it and prints each; fails if anything is not right.
pub fn release_check(project: &Project) -> Result<(), Failure> {
    let changelog = project.root().join("CHANGELOG.md");
    let changelog = fs::read_to_string(&changelog).map_err(Failure::file("read", &changelog))?;
    let version = env!("CARGO_PKG_VERSION");
    let dist = project.dist();
    let checks = [
        ("everything is committed", is_committed(project)),
        (
            "CHANGELOG.md begins with this version",
            begins_with(&changelog, version),
        ),
        (
            "the version has no tag yet, or it is of this commit",
            is_tagged_rightly(project, version),
        ),
        ("dist/ has all files", has_all_files(&dist)),
        (
            "dist/ is of this commit's version",
            is_of_version(&dist, version),
        ),
    ];
    let mut wrong = 0;
    for (what, is_right) in checks {
        println!("{}  {what}", if is_right { "ok    " } else { "NOT OK" });
        wrong += usize::from(!is_right);
    }
    match wrong {
        0 => Ok(()),
        count => Err(Failure::NotReady { count }),
    }
}

fn git(project: &Project, arguments: &[&str]) -> Option<String> {
    let mut git = process::program("git");
    process::answer(git.arg("-C").arg(project.root()).args(arguments))
}

fn is_committed(project: &Project) -> bool {
    git(project, &["status", "--porcelain"]).is_some_and(|changes| changes.trim().is_empty())
}

/// Whether the first section is of this version; what is still “Unreleased” has not been named.
fn begins_with(changelog: &str, version: &str) -> bool {
    let mut sections = changelog
        .lines()
        .filter_map(|line| line.strip_prefix("## "));
    let first = sections
        .next()
        .and_then(|title| title.split_whitespace().next());
    first == Some(version)
}

fn is_tagged_rightly(project: &Project, version: &str) -> bool {
    let commit = |name: &str| {
        let reference = format!("{name}^{{commit}}");
        git(project, &["rev-parse", "--quiet", "--verify", &reference])
    };
    match commit(&format!("v{version}")) {
        None => true,
        Some(tagged) => Some(tagged) == commit("HEAD"),
    }
}

fn has_all_files(dist: &Path) -> bool {
    FILES.iter().all(|file| dist.join(file).is_file())
}

/// The page says its version at its foot.
fn is_of_version(dist: &Path, version: &str) -> bool {
    let build = fs::read_dir(dist).into_iter().flatten().flatten();
    let programs = build.filter(|entry| entry.file_name().to_string_lossy().starts_with("page-"));
    let sought = format!("{version}+");
    let has_it = |program: fs::DirEntry| {
        let bytes = fs::read(program.path().join("page_bg.wasm")).unwrap_or_default();
        bytes
            .windows(sought.len())
            .any(|window| window == sought.as_bytes())
    };
    programs.into_iter().any(has_it)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_section_counts() {
        let text = "# Changelog\n\n## 0.2.0 (2027)\n\n* A\n\n## 0.1.0\n";
        assert!(begins_with(text, "0.2.0"));
        assert!(!begins_with(text, "0.1.0"));
        assert!(!begins_with(
            "# Changelog\n\n## Unreleased\n\n## 0.1.0\n",
            "0.1.0"
        ));
        assert!(!begins_with("", "0.1.0"));
    }
}

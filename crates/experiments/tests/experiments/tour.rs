//! Tour of the labs, `docs/TOUR.md`: written from the descriptions that the page has.

use super::written_counts::{project, read};
use std::fs;
use texts::{ENGLISH, ListedLab, TOUR, tour_stop};

const DOCUMENT: &str = "docs/TOUR.md";

const INTRODUCTION: &str = "# Tour of the labs

What there is in each lab, and commands to try it with. Written from the page's own texts; after a change of them:
`cargo test -p experiments -- --ignored write_the_tour`.

Every lab opens on its picture. The sentence above it has the main settings: drag or choose them there. The others are
behind “All settings”. The rules of each game and a glossary of the field's terms are one click away.

A link is an experiment: `#/mcts?moves=4453&simulations=20000&c=1.4&seed=7`. It names only what differs from the
defaults. Everyone who opens it gets the same numbers, in any browser, with any number of workers, and on the command
line, where `saddlepoint` is `cargo run --release --`:

    saddlepoint list
    saddlepoint help mcts
    saddlepoint run 'regret?game=leduc&iterations=1000000' --save run.saddlepoint --every 60
    saddlepoint open run.saddlepoint     # what a saved run has found; run --from goes on from it
    saddlepoint link run.saddlepoint     # its link
    saddlepoint completions bash         # for your shell; man prints the manual page
";

fn section(lab: &ListedLab) -> String {
    let Some(stop) = tour_stop(lab.key) else {
        return String::new();
    };
    let commands = stop.commands.iter();
    let commands: String = commands
        .map(|command| format!("    saddlepoint {command}\n"))
        .collect();
    format!(
        "\n## {}\n\n*{}* (`{}`)\n\n{}\n\n{commands}",
        lab.name, lab.question, lab.key, stop.words
    )
}

fn document() -> String {
    let sections: String = ENGLISH.shell.listed_labs().map(section).collect();
    format!("{INTRODUCTION}{sections}")
}

#[test]
fn the_tour_is_what_the_page_says_about_every_lab() {
    assert_eq!(
        TOUR.len(),
        ENGLISH
            .shell
            .listed_labs()
            .filter(|lab| tour_stop(lab.key).is_some())
            .count()
    );
    assert!(read(DOCUMENT) == document(), "{DOCUMENT} is not up to date");
}

#[test]
#[ignore = "writes docs/TOUR.md"]
fn write_the_tour() {
    fs::write(project(DOCUMENT), document()).unwrap();
}

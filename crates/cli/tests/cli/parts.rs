//! Runs whose chunks are computed apart and put together, and links one after the other.

use crate::program::{fed, printed, refused, saddlepoint};
use crate::scratch::Scratch;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// Experiments of several chunks, of different labs.
const LINKS: [&str; 4] = [
    "war?games=40000&seed=4",
    "mcts?simulations=2000",
    "racing",
    "tuning?evaluations=100",
];

/// How many chunks there are: the first word.
fn count(link: &str) -> usize {
    let said = printed(&["chunks", link]);
    let first = said.split_whitespace().next().unwrap();
    let json: Value =
        serde_json::from_str(&printed(&["chunks", link, "--format", "json"])).unwrap();
    assert_eq!(json[0]["chunks"], first);
    first.parse().unwrap()
}

/// Three processes at once, each with some of the chunks, come to the bytes that one machine does.
#[test]
fn parts_make_the_whole_byte_for_byte() {
    for (number, link) in LINKS.into_iter().enumerate() {
        let count = count(link);
        assert!(count > 2, "{link}: {count}");
        // The first half cut, the second dealt in turn.
        let (half, last) = (count / 2, count - 1);
        let parts = [
            format!("0-{}", half - 1),
            format!("{half}-{last}/2"),
            format!("{}-{last}/2", half + 1),
        ];
        let files: Vec<Scratch> = (0..3)
            .map(|part| Scratch::new(&format!("part-{number}-{part}")))
            .collect();
        let processes: Vec<_> = files
            .iter()
            .zip(&parts)
            .map(|(file, chunks)| {
                let arguments = [
                    "run",
                    link,
                    "--quiet",
                    "--chunks",
                    chunks,
                    "--save",
                    file.name(),
                ];
                Command::new(env!("CARGO_BIN_EXE_saddlepoint"))
                    .args(arguments)
                    .stdout(Stdio::null())
                    .spawn()
                    .unwrap()
            })
            .collect();
        for mut process in processes {
            assert!(process.wait().unwrap().success(), "{link}");
        }
        let (whole, merged) = (
            Scratch::new(&format!("whole-{number}")),
            Scratch::new(&format!("merged-{number}")),
        );
        let straight = printed(&["run", link, "--format", "json", "--save", whole.name()]);
        // In any order.
        let mut arguments = vec!["merge"];
        arguments.extend(
            files
                .iter()
                .rev()
                .filter(|file| file.0.exists())
                .map(Scratch::name),
        );
        arguments.extend(["--format", "json", "--save", merged.name()]);
        assert_eq!(printed(&arguments), straight, "{link}");
        let bytes = |file: &Scratch| fs::read(&file.0).unwrap();
        assert_eq!(bytes(&merged), bytes(&whole), "{link}");
    }
}

/// The script of the examples, by what every system starts programs with; more parts than chunks are no fault.
#[test]
fn a_script_computes_one_part_of_several() {
    let folder = std::env::temp_dir().join(format!("saddlepoint-{}-cluster", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_saddlepoint"));
    let path = format!(
        "{}:{}",
        program.parent().unwrap().display(),
        std::env::var("PATH").unwrap()
    );
    let link = LINKS[1];
    let script = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../examples/cluster/part.sh"
    );
    let all = "seq 0 9 | xargs -P 2 -I '{}' sh \"$0\" \"$1\" '{}' 10 && saddlepoint merge part-*.saddlepoint --format json";
    let output = Command::new("sh")
        .args(["-c", all, script, link])
        .env("PATH", path)
        .current_dir(&folder)
        .output()
        .unwrap();
    fs::remove_dir_all(&folder).unwrap();
    assert!(output.status.success(), "{output:?}");
    let whole = printed(&["run", link, "--format", "json"]);
    assert_eq!(String::from_utf8(output.stdout).unwrap(), whole);
}

#[test]
fn parts_that_do_not_fit_are_named() {
    let link = LINKS[0];
    let last = count(link) - 1;
    let [first, rest, other, damaged] =
        ["first", "rest", "other", "damaged"].map(|name| Scratch::new(&format!("fit-{name}")));
    let part = |link: &str, chunks: &str, file: &Scratch| {
        printed(&["run", link, "--chunks", chunks, "--save", file.name()]);
    };
    part(link, "0", &first);
    part(link, &format!("1-{last}"), &rest);
    part("war?games=40000&seed=5", &format!("1-{last}"), &other);
    printed(&["merge", first.name(), rest.name()]);
    let missing = format!("chunks 1-{last} are in none");
    refused(&["merge", first.name()], &[&missing]);
    refused(
        &["merge", first.name(), rest.name(), first.name()],
        &["chunk 0 is in", first.name()],
    );
    refused(
        &["merge", first.name(), other.name()],
        &[other.name(), "seed=5", "seed=4"],
    );
    let text = fs::read_to_string(&first.0).unwrap();
    let begin = text.find("\"snapshots\": [\n    \"").unwrap() + 20;
    fs::write(
        &damaged.0,
        [&text[..begin], "AAAA", &text[begin + 4..]].concat(),
    )
    .unwrap();
    refused(&["merge", damaged.name(), rest.name()], &[damaged.name()]);
    let (code, _, stderr) = saddlepoint(&["merge", "/no/such/file"]);
    assert_eq!(code, 1, "{stderr}");
    refused(&["merge"], &["FILES"]);
    refused(
        &["run", link, "--chunks", "5-900"],
        &["from 0 to", &last.to_string()],
    );
    for wrong in ["3-1", "x", "1-", "-1", "", "0-1/0", "0-1/x"] {
        refused(&["run", link, &format!("--chunks={wrong}")], &["0-99"]);
    }
}

#[test]
fn links_come_one_after_the_other() {
    let input = "matrix?game=chicken\n\nno-such-lab\nwar?games=100\n";
    let (code, stdout, stderr) = fed(
        &["run", "-", "--format", "ndjson", "--quiet"],
        input.as_bytes(),
    );
    assert_eq!(code, 2);
    assert!(stderr.contains("1 of the links"), "{stderr}");
    let lines: Vec<Value> = stdout
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[1]["link"], "no-such-lab");
    assert!(lines[1]["error"].as_str().unwrap().contains("no-such-lab"));
    for (line, link) in [(0, "matrix?game=chicken"), (2, "war?games=100")] {
        let alone: Value =
            serde_json::from_str(&printed(&["run", link, "--format", "json"])).unwrap();
        assert_eq!(lines[line], alone);
    }
    refused(&["run", "-"], &["--format ndjson"]);
    // What is on one line is what is on many.
    let many = printed(&["run", "war?games=100", "--format", "json"]);
    let one = printed(&["run", "war?games=100", "--format", "ndjson"]);
    assert_eq!(one.lines().count(), 1);
    let [many, one]: [Value; 2] = [many, one].map(|text| serde_json::from_str(&text).unwrap());
    assert_eq!(many, one);
}

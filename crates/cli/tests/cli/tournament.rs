//! Tournaments on the command line: from a link or from a file of entrants.

use crate::program::{json_of, printed, read, refused};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

/// A file with this content, of its own for each test.
fn file(name: &str, content: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).expect("a file");
    path.to_str().expect("a path").to_owned()
}

/// Name and strategy of each.
fn entrants(result: &Value) -> Vec<[&str; 2]> {
    let entrants = result["entrants"].as_array().expect("entrants").iter();
    entrants
        .map(|entrant| ["name", "strategy"].map(|key| entrant[key].as_str().expect("a text")))
        .collect()
}

#[test]
fn a_link_gives_the_table_and_the_matrix_as_fractions() {
    let result = &json_of(
        "tournament?rounds=10&entrants=Cooperator,Defector,TitForTat&generations=3",
    )["result"];
    let exact = json!([["3", "0", "3"], ["5", "1", "7/5"], ["3", "9/10", "3"]]);
    assert_eq!(result["matrix"]["exact"], exact);
    let order = |table: &str| -> Vec<u64> {
        let rows = result[table].as_array().expect("a table").iter();
        rows.map(|row| row["entrant"].as_u64().expect("a number"))
            .collect()
    };
    for table in ["ranking", "exact_ranking"] {
        assert_eq!(order(table), [1, 2, 0], "{table}");
    }
    // Without anybody to exploit, defecting is the worst.
    assert_eq!(result["without"][0][0]["entrant"], json!(2));
    let shares = result["ecology"]["shares"].as_array().expect("shares");
    assert_eq!(
        (shares.len(), &result["ecology"]["payoffs"]),
        (4, &json!("exact"))
    );
    // Shares were equal, so they are in proportion to the means of the rows.
    let wanted = [2.0, 7.4 / 3.0, 2.3];
    let sum: f64 = wanted.iter().sum();
    for (share, wanted) in shares[1]
        .as_array()
        .expect("a generation")
        .iter()
        .zip(wanted)
    {
        assert!((share.as_f64().expect("a number") - wanted / sum).abs() < 1e-12);
    }
    assert_eq!(result["stopped_early"], json!(false));
}

#[test]
fn the_table_is_csv_too() {
    let link = "tournament?rounds=10&entrants=[Ann] Cooperator,[Bob] Defector,TitForTat";
    let text = printed(&["run", link, "--format", "csv"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4);
    assert!(lines[0].starts_with("place,entrant,name,strategy,payoff,low,high,exact,cooperation"));
    assert!(
        lines[1]
            .starts_with("1,2,Bob,Defector,2.466667,2.466667,2.466667,2.466667,0.000000,0.166667"),
        "{text}"
    );
    let listed = printed(&["run", link]);
    assert!(
        listed.contains("1.400") && listed.contains("Ann"),
        "{listed}"
    );
}

#[test]
fn a_file_has_an_entrant_on_each_line() {
    let path = file(
        "lines.txt",
        "# Our class\n[Ann] TFT\nDefector\n\n[Bob B.]  first: C; else: copy, a = a + 1\n",
    );
    let (whole, said) = read(&[
        "run",
        "tournament?rounds=10",
        "--file",
        &path,
        "--format",
        "json",
    ]);
    let wanted = [
        ["Ann", "TitForTat"],
        ["", "Defector"],
        ["Bob B.", "first: C; else: copy, a = a + 1"],
    ];
    assert_eq!(entrants(&whole["result"]), wanted);
    assert!(!said.contains("read as"), "{said}");
    // The link that is printed is the same experiment.
    let link = whole["experiment"].as_str().expect("a link");
    assert_eq!(json_of(link)["result"], whole["result"]);
}

#[test]
fn a_file_has_an_entrant_in_each_block() {
    let path = file(
        "blocks.txt",
        "[Ann]\nfirst: C\nelse: copy\n\nfirst: D\nelse: copy\n\n[Cy]\nALLD\n",
    );
    let link = "tournament?rounds=10&repetitions=1";
    let (whole, _) = read(&["run", link, "--file", &path, "--format", "json"]);
    let wanted = [
        ["Ann", "first: C\nelse: copy"],
        ["", "first: D\nelse: copy"],
        ["Cy", "Defector"],
    ];
    assert_eq!(entrants(&whole["result"]), wanted);
}

/// Two entrants with a name each, or four, two of them without.
#[test]
fn a_file_that_can_be_read_in_two_ways_is_said_to_be() {
    let path = file(
        "two-ways.txt",
        "[Ann] first: C\nelse: copy\n[Bob] first: D\nelse: copy\n",
    );
    let link = "tournament?rounds=10&repetitions=1";
    let of = |reading: &str| {
        read(&[
            "run",
            link,
            "--file",
            &path,
            "--reading",
            reading,
            "--format",
            "json",
        ])
    };
    let [(blocks, said), (lines, _)] = [of("1"), of("2")];
    assert_eq!(entrants(&blocks["result"]).len(), 2);
    assert_eq!(entrants(&lines["result"]).len(), 4);
    assert!(
        said.contains("2 entrants, in blocks of lines")
            && said.contains("4 entrants, one on each line"),
        "{said}"
    );
}

#[test]
fn what_is_wrong_is_named() {
    let path = file("wrong.txt", "TFT\n[Ann] fisrt: C; else: copy\nALLD\n");
    refused(
        &["run", "tournament", "--file", &path],
        &["wrong.txt", "entrant 2, Ann", "“fisrt"],
    );
    let path = file("one.txt", "TFT\n");
    refused(
        &["run", "tournament", "--file", &path],
        &["1 entrant;", "2 to 64"],
    );
    let links: [(&str, &[&str]); 6] = [
        ("tournament?entrants=TFT", &["1 entrant;", "2 to 64"]),
        (
            "tournament?entrants=TFT,m1(2,0,0,0;1),ALLD",
            &["entrant 2", "“2”", "from 0 to 1"],
        ),
        ("tournament?entrants=TFT|[Ann ALLD", &["entrant 2", "no ]"]),
        (
            "tournament?entrants=TFT|first: C; else: D; if round > 3: C",
            &["entrant 2", "can never hold"],
        ),
        ("tournament?entrants=TFT,ALLD&pair=3.1", &["“3.1”"]),
        (
            "tournament?generations=10&generation=11",
            &["“11”", "0 to 10"],
        ),
    ];
    for (link, says) in links {
        refused(&["run", link], says);
    }
    let many = ["TFT"; 65].join(",");
    refused(
        &["run", &format!("tournament?entrants={many}")],
        &["65 entrants", "2 to 64"],
    );
}

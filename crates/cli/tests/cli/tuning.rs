//! Tuning on the command line: the model that a search has learned, in the result and as a file.

use crate::program::{json_of, printed, refused, saddlepoint};
use serde_json::{Value, json};

const LINK: &str = "tuning?problem=own&space=mode: slow, fast; x: 1..3; y: 0, 1&formula=(mode = fast) * 3 + x + y&evaluations=40&repeats=2&finalists=0";

/// A file of this test's own.
fn file(name: &str) -> String {
    format!("{}/cli-model-{name}", env!("CARGO_TARGET_TMPDIR"))
}

fn written(name: &str) -> String {
    std::fs::read_to_string(file(name)).unwrap()
}

#[test]
fn the_result_has_the_model() {
    let model = &json_of(LINK)["result"]["model"];
    assert_eq!(
        (&model["evaluations"], &model["tuple_count"]),
        (&json!(40), &json!(7))
    );
    let tuples = model["tuples"].as_array().unwrap();
    let dimensions: Vec<&Value> = tuples.iter().map(|tuple| &tuple["dimensions"]).collect();
    let wanted = [[0].as_slice(), &[1], &[2], &[0, 1], &[0, 2], &[1, 2]];
    assert_eq!(json!(dimensions), json!(wanted));
    for tuple in tuples {
        let entries = tuple["entries"].as_array().unwrap();
        let visits = entries
            .iter()
            .map(|entry| entry["visits"].as_u64().unwrap());
        assert_eq!(visits.sum::<u64>(), 40);
        let number = |entry: &Value, key: &str| entry[key].as_f64().unwrap();
        for entry in entries.iter().filter(|entry| entry["visits"] != 1) {
            let visits = number(entry, "visits");
            let error = number(entry, "standard_deviation") / visits.sqrt();
            assert!((error - number(entry, "standard_error")).abs() < 1e-12);
        }
    }
    // Of values with noise of 1 the mean with fast is higher by 3, and 20 or so of each are seen.
    let means = [0, 1].map(|value| tuples[0]["entries"][value]["mean"].as_f64().unwrap());
    assert!(means[1] - means[0] > 1.0, "{means:?}");
}

/// As the page has it, with the tuple of all dimensions too.
#[test]
fn the_whole_model_is_written() {
    let result = printed(&[
        "run",
        LINK,
        "--model",
        &file("all.json"),
        "--format",
        "json",
    ]);
    let result: Value = serde_json::from_str(&result).unwrap();
    let model: Value = serde_json::from_str(&written("all.json")).unwrap();
    assert_eq!(model["experiment"], result["experiment"]);
    assert_eq!(model["dimensions"][0]["values"], json!(["slow", "fast"]));
    let tuples = model["tuples"].as_array().unwrap();
    assert_eq!(json!(tuples[..6]), result["result"]["model"]["tuples"]);
    assert_eq!(tuples[6]["dimensions"], json!([0, 1, 2]));
    printed(&["run", LINK, "--model", &file("all.CSV")]);
    let csv = written("all.CSV");
    assert!(csv.starts_with("dimensions,values,visits,mean,"), "{csv}");
    assert!(csv.contains("\nmode x y,fast 3 1,"), "{csv}");
    // A step of the link is the moment that is written.
    printed(&[
        "run",
        &format!("{LINK}&step=9"),
        "--model",
        &file("nine.json"),
    ]);
    let nine: Value = serde_json::from_str(&written("nine.json")).unwrap();
    assert_eq!(
        (&nine["step"], &nine["evaluations"]),
        (&json!(9), &json!(9))
    );
}

/// A large model keeps fewer evaluations, and is said to.
#[test]
fn what_the_model_lacks_is_said() {
    let link = "tuning?bits=53&tuples=1,2,3,all&neighbours=2&evaluations=60&repeats=1&finalists=0";
    let (code, _, stderr) = saddlepoint(&["run", link, "--model", &file("large.csv")]);
    assert_eq!(code, 0, "{stderr}");
    assert!(
        stderr.contains("after the first 40 of 60 evaluations"),
        "{stderr}"
    );
}

#[test]
fn people_see_the_recommended_values() {
    let text = printed(&["run", LINK]);
    assert!(
        text.contains("\n  mode = fast: ") && text.contains(" visits\n"),
        "{text}"
    );
    let (_, listing) = text.split_once("What the model").unwrap();
    assert_eq!(listing.lines().count(), 4, "{text}");
    let without = printed(&["run", &format!("{LINK}&tuples=2")]);
    assert!(!without.contains("What the model"), "{without}");
}

/// Pairs with more than 20 000 combinations are in the file alone.
#[test]
fn a_result_stays_short() {
    let of = |last: u32| {
        let space = format!("x: 1..{last}; y: 1..100; z: 1..50");
        let link = format!(
            "tuning?problem=own&space={space}&formula=x&evaluations=9&repeats=1&finalists=0"
        );
        json_of(&link)["result"]["model"]["tuples"]
            .as_array()
            .unwrap()
            .len()
    };
    // 150 x + 5 000 and the single values.
    assert_eq!((of(97), of(99)), (6, 3));
}

#[test]
fn other_labs_have_no_model() {
    let path = file("none.json");
    refused(
        &["run", "regret?iterations=10", "--model", &path],
        &["--model", "regret"],
    );
    assert!(!std::path::Path::new(&path).exists());
}

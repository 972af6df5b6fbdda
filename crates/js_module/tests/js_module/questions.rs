//! Answers about labs, links and games.

use experiments::{Experiment, LABS};
use js_module::fault::{Code, Fault};
use js_module::questions::{Question, answer};
use serde_json::{Value, json};
use texts::ENGLISH;

/// A question as the script asks it, and the answer as the script gets it.
fn ask(question: Value) -> Result<Value, Fault> {
    let question: Question = serde_json::from_value(question).expect("a question");
    let reply = answer(&question, &ENGLISH)?;
    Ok(serde_json::to_value(reply).expect("a reply"))
}

#[test]
fn labs_are_all_there_are() {
    let labs = ask(json!("labs")).unwrap();
    let names: Vec<&str> = labs
        .as_array()
        .unwrap()
        .iter()
        .map(|lab| lab["lab"].as_str().unwrap())
        .collect();
    assert_eq!(names, LABS);
}

#[test]
fn links_of_all_defaults_are_the_labs() {
    for lab in LABS {
        let parameters = ask(json!({ "parameters": { "lab": lab } })).unwrap();
        let defaults: serde_json::Map<String, Value> = parameters
            .as_array()
            .unwrap()
            .iter()
            .map(|of| {
                (
                    of["key"].as_str().unwrap().to_owned(),
                    of["default"].clone(),
                )
            })
            .collect();
        let link = ask(json!({ "link": { "lab": lab, "parameters": defaults } }));
        let opened = Experiment::of_lab(lab).unwrap();
        assert_eq!(link.unwrap(), json!(opened.link()));
    }
}

#[test]
fn values_are_taken_as_javascript_has_them() {
    let parameters =
        json!({ "simulations": 5000, "c": 0.5, "rave": 10, "decisive": true, "moves": "4453" });
    let link = ask(json!({ "link": { "lab": "mcts", "parameters": parameters } })).unwrap();
    assert_eq!(
        link,
        "mcts?moves=4453&simulations=5000&c=0.5&rave=10&decisive=on"
    );
    let agents = json!({ "lab": "war", "parameters": { "a": [1, 0, 0.5] } });
    assert_eq!(ask(json!({ "link": agents })).unwrap(), "war?a=1,0,0.5");
}

#[test]
fn settings_that_make_no_difference_are_said() {
    let parsed = |link: &str| ask(json!({ "parse": { "text": link } })).unwrap();
    let found = parsed("auction?format=third-price&reserve=0.2");
    assert_eq!(found["unused"][0]["parameter"], "reserve");
    assert_eq!(found["diagnostics"], json!([]));
    assert_eq!(parsed("auction?reserve=0.2")["unused"], json!([]));
}

#[test]
fn all_that_is_wrong_is_said_at_once() {
    let parameters = json!({ "simulations": -1, "nonsense": "x" });
    let fault = ask(json!({ "link": { "lab": "mcts", "parameters": parameters } })).unwrap_err();
    assert_eq!(fault.code, Code::WrongLink);
    let keys: Vec<&str> = fault
        .diagnostics
        .iter()
        .map(|problem| &*problem.parameter)
        .collect();
    assert_eq!(keys, ["nonsense", "simulations"]);
    assert_eq!(
        fault.diagnostics[1].allowed.as_deref(),
        Some("a whole number from 1 to 100\u{202f}000\u{202f}000")
    );
    let unknown = ask(json!({ "parameters": { "lab": "chess" } })).unwrap_err();
    assert_eq!(unknown.code, Code::UnknownLab);
}

#[test]
fn what_is_wrong_has_its_place() {
    let text = "matrix?game=3:3,0:5;5:0,1:x";
    let parsed = ask(json!({ "parse": { "text": text } })).unwrap();
    let problem = &parsed["diagnostics"][0];
    assert_eq!(problem["parameter"], "game");
    let units: Vec<u16> = problem["text"].as_str().unwrap().encode_utf16().collect();
    let place = |key: &str| problem[key].as_u64().unwrap() as usize;
    let wrong = String::from_utf16(&units[place("start")..place("end")]).unwrap();
    assert_eq!(wrong, "x", "{problem}");
    assert!(parsed["problem"]["message"].is_string());
}

#[test]
fn what_parse_says_is_what_the_page_says() {
    let text = "mcts?moves=4453&simulations=abc&foo=1";
    let parsed = ask(json!({ "parse": { "text": text } })).unwrap();
    let opened = Experiment::open(text).unwrap();
    let said: Vec<String> = opened
        .problems
        .iter()
        .map(|problem| problem.sentence(&ENGLISH))
        .collect();
    let messages: Vec<&str> = parsed["diagnostics"]
        .as_array()
        .unwrap()
        .iter()
        .map(|problem| problem["message"].as_str().unwrap())
        .collect();
    assert_eq!(messages, said);
    assert_eq!(parsed["experiment"]["link"], opened.experiment.link());
    let nothing = ask(json!({ "parse": { "text": "nowhere" } })).unwrap();
    assert!(nothing["experiment"].is_null() && nothing["problem"]["code"] == "unknown-lab");
}

#[test]
fn games_go_in_and_out() {
    let nfg = ask(json!({ "toNfg": { "link": "matrix?game=chicken" } })).unwrap();
    let read = ask(json!({ "readGame": { "text": nfg } })).unwrap();
    assert_eq!(read[0]["isSure"], true);
    let link = read[0]["link"].as_str().unwrap();
    let again = ask(json!({ "toNfg": { "link": link } })).unwrap();
    assert_eq!(again, nfg);
    let efg = ask(json!({ "toEfg": { "link": link } })).unwrap();
    let tree = ask(json!({ "readGame": { "text": efg } })).unwrap();
    let link = tree[0]["link"].as_str().unwrap();
    assert!(link.starts_with("tree-game?"));
    // The tree of a matrix has that matrix.
    let back = ask(json!({ "toNfg": { "link": link } })).unwrap();
    let payoffs = |text: &Value| {
        text.as_str()
            .unwrap()
            .rsplit("\n\n")
            .next()
            .unwrap()
            .to_owned()
    };
    assert_eq!(payoffs(&back), payoffs(&nfg));
    let none = ask(json!({ "toNfg": { "link": "war" } })).unwrap_err();
    assert_eq!(none.code, Code::NothingToDo);
    let wrong = ask(json!({ "readGame": { "text": "EFG 2 R" } })).unwrap_err();
    assert_eq!(wrong.code, Code::WrongGame);
}

#[test]
fn games_in_other_forms_are_run_if_they_can_be_read_in_one_way() {
    let strict = |link: &str| ask(json!({ "strict": { "link": link } }));
    let clear = strict("matrix?game=3 3, 0 5; 5 0, 1 1").unwrap();
    assert_eq!(clear, "matrix?game=3:3,0:5%3B5:0,1:1");
    let fault = strict("matrix?game=1,2").unwrap_err();
    assert!(fault.message.contains("several ways"), "{}", fault.message);
    let over = strict("mcts?moves=1212121").unwrap_err();
    assert_eq!(over.code, Code::NothingToDo);
}

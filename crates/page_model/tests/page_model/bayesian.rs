//! Lab of Bayesian games: tests of what the page decides.

use crate::jobs::experiment;
use experiments::bayesian::{BayesianExperiment, Findings};
use experiments::{Experiment, LabExperiment, Snapshots};
use page_model::bayesian::analysis::Analysis;
use page_model::bayesian::as_game::{as_matrix, as_tree, matrix_link, tree_link};
use page_model::bayesian::strategies::{looking, tables};
use page_model::bayesian::{dominance, equilibria, knowing, payoffs, sentence, strategies};
use std::rc::Rc;
use texts::ENGLISH;
use worker::inline;

fn lab(link: &str) -> BayesianExperiment {
    match experiment(link) {
        Experiment::Bayesian(lab) => lab,
        _ => panic!("{link}"),
    }
}

fn with(link: &str, found: Findings) -> Analysis {
    let lab = lab(link);
    Analysis::new(&lab, &lab, Rc::new(found)).expect(link)
}

/// The lab of a link with everything that is found.
fn analysed(link: &str) -> Analysis {
    let lab = lab(link);
    let snapshots = inline::run(&Experiment::from(lab.asked()));
    with(link, lab.merge(&snapshots).expect(link))
}

#[test]
fn the_sentence_says_who_knows_what() {
    let text = |link: &str| {
        let of = analysed(link);
        sentence::text_of(&of.lab, Some(&of), &ENGLISH)
    };
    assert_eq!(
        text("bayesian"),
        "{=game}. Only Bob knows which it is: friendly or unfriendly. Equilibrium {equilibrium} is shown."
    );
    // There is one equilibrium.
    assert!(!text("bayesian?game=knowing-hurts").contains("{equilibrium}"));
    assert_eq!(
        text("bayesian?game=purification"),
        "{=game}, with x = {x}. Everybody knows only their own type."
    );
    assert_eq!(
        text("bayesian?game=A: a%0AB: b%0Apayoffs: 1:1"),
        "{=game}. Nobody knows more than anybody else."
    );
    let braces = text("bayesian?game=A: a%0A{z} (1 1/2, -1 1/2): b%0Apayoffs: 1:1");
    assert_eq!(braces, "{=game}. Only (z) knows which it is: 1 or −1.");
    let bare = sentence::text_of(&lab("bayesian?game=nothing"), None, &ENGLISH);
    assert_eq!(bare, "{=game}.");
}

#[test]
fn tables_have_what_types_do_and_what_the_chosen_one_believes() {
    let of = analysed("bayesian?game=sunspots&player=1&own_type=2&equilibrium=3");
    let all = tables(&of, &ENGLISH);
    let [ann, bob] = &all[..] else {
        panic!("two players")
    };
    assert!(ann.believes.is_none());
    assert_eq!(bob.believes.as_deref(), Some("Ann (clouds) believes"));
    assert!(ann.rows[1].is_chosen && !ann.rows[0].is_chosen);
    let belief = |row: usize| bob.rows[row].belief.clone().unwrap().1;
    assert_eq!([belief(0), belief(1)], ["1/5", "4/5"]);
    assert_eq!(bob.rows[0].probability, "1/2");
    for table in &all {
        for row in &table.rows {
            let used = row.cells.iter().filter(|cell| cell.share > 0.0);
            assert!(used.into_iter().all(|cell| cell.is_best));
            let sum: f64 = row.cells.iter().map(|cell| cell.share).sum();
            assert!((sum - 1.0).abs() < 1e-12);
        }
    }
    assert_eq!(looking(&of, 1, 0).player, 2);
    // Types of the purification are numbers; all together toss a coin.
    let of = analysed("bayesian?game=purification&x=0.2");
    let ann = &tables(&of, &ENGLISH)[0];
    let thresholds: Vec<bool> = ann.rows.iter().map(|row| row.is_threshold).collect();
    assert_eq!(thresholds, [false, false, true, false]);
    assert_eq!(ann.all, ["1/2", "1/2"]);
    assert_eq!(
        strategies::said(&of, &ENGLISH)[0],
        "On average, before anything is known, Ann gets 1/15 and Bob gets 1/15."
    );
    // What is dominated is crossed out.
    let of = analysed("bayesian?game=global-game");
    let cell = &tables(&of, &ENGLISH)[0].rows[0].cells[0];
    assert!(cell.is_gone && cell.share == 0.0);
}

#[test]
fn nothing_is_shown_of_what_is_hidden_or_not_known() {
    let hidden = analysed("bayesian?marks=nothing");
    assert_eq!(hidden.place(), None);
    assert!(tables(&hidden, &ENGLISH)[0].rows[0].cells.is_empty());
    assert!(tables(&hidden, &ENGLISH)[0].all.is_empty());
    assert!(equilibria::question(&hidden, &ENGLISH).is_none());
    let words = &ENGLISH.labs.bayesian.views;
    assert_eq!(strategies::said(&hidden, &ENGLISH), [words.hidden]);
    assert_eq!(knowing::said(&hidden, &ENGLISH), [words.hidden]);
    let bare = with("bayesian", Findings::default());
    assert_eq!(strategies::said(&bare, &ENGLISH), [words.under_way]);
    assert_eq!(dominance::said(&bare, &ENGLISH), words.under_way);
    assert!(equilibria::question(&bare, &ENGLISH).is_none());
    assert!(tables(&bare, &ENGLISH)[1].rows[0].belief.is_none());
    assert_eq!(equilibria::rows(&bare, &ENGLISH), []);
}

#[test]
fn equilibria_are_listed_in_words_and_counted() {
    let of = analysed("bayesian?equilibrium=2");
    let question = equilibria::question(&of, &ENGLISH).unwrap();
    assert_eq!(question.options[question.right], "one");
    let rows = equilibria::rows(&of, &ENGLISH);
    assert_eq!(rows.len(), 3);
    let first: Vec<String> = rows[0]
        .strategies
        .iter()
        .map(|(does, gets)| format!("{does}, {gets}"))
        .collect();
    assert_eq!(
        first,
        [
            "Ann: Bach, gets 1",
            "Bob: friendly → Bach; unfriendly → Stravinsky, gets 3/2"
        ]
    );
    assert!(rows[1].is_shown);
    assert_eq!(rows[1].strategies[0].0, "Ann: Bach (2/3), Stravinsky (1/3)");
    let said = equilibria::said(&of, &ENGLISH).join(" ");
    assert_eq!(said, "There are exactly 3 equilibria.");
    // Nothing but what sellers of better cars ask differs.
    let of = analysed("bayesian?game=lemons");
    let said = equilibria::said(&of, &ENGLISH).join(" ");
    assert!(said.contains("118 extreme equilibria"), "{said}");
    assert!(said.contains("All are connected"), "{said}");
    // The first is one in which nobody asks less than the car is worth to them.
    let asked = &equilibria::rows(&of, &ENGLISH)[0].strategies[1].0;
    assert_eq!(asked, "Seller: lemon → 0; fair → 2; peach → 4");
    // A number beyond the list shows the last.
    let of = analysed("bayesian?equilibrium=99");
    assert_eq!(of.place(), Some(2));
    // Where dominance says that there is one, nobody is asked.
    let solved = analysed("bayesian?game=global-game");
    assert!(solved.is_solved_by_dominance());
    assert!(equilibria::question(&solved, &ENGLISH).is_none());
    let of = analysed("bayesian?game=jury");
    assert!(!of.is_solved_by_dominance());
    let said = equilibria::said(&of, &ENGLISH).join(" ");
    assert!(said.contains("25 equilibria in pure strategies"), "{said}");
    let question = equilibria::question(&of, &ENGLISH).unwrap();
    assert_eq!(question.options[question.right], "more than two");
}

#[test]
fn where_knowing_hurts_is_said() {
    let of = analysed("bayesian?game=knowing-hurts");
    let rows = knowing::rows(&of, &ENGLISH);
    let row = |name: &str| rows.iter().find(|row| row.0 == name).unwrap().1.clone();
    assert_eq!(row("in equilibrium"), ["1", "3/4"]);
    assert_eq!(row("if Bob knew nothing"), ["2", "2"]);
    assert_eq!(row("if Ann knew all types"), ["1", "3/4"]);
    assert_eq!(row("with a mediator: best for Ann"), ["1", "3/4"]);
    let said = knowing::said(&of, &ENGLISH).join(" ");
    assert!(
        said.contains("Knowing hurts Bob: 3/4 with what Bob knows, 2 without"),
        "{said}"
    );
    assert!(!said.contains("hurts Ann") && !said.contains("in secret"));
    // With several equilibria nothing is said to hurt, but ends of ranges are there.
    let of = analysed("bayesian");
    let rows = knowing::rows(&of, &ENGLISH);
    assert_eq!(rows[0].1[0], "2/3 to 1");
    let said = knowing::said(&of, &ENGLISH).join(" ");
    // Where Ann finds out that Bob is unfriendly she goes where he does not expect her.
    assert!(
        said.contains("finding out all types in secret is worth 1/2 to Ann"),
        "{said}"
    );
}

#[test]
fn rounds_say_what_is_never_done() {
    let of = analysed("bayesian?game=global-game");
    let rounds = dominance::rounds(&of, &ENGLISH);
    assert_eq!(rounds.len(), 3);
    assert!(
        rounds[0].contains(
            &"Ann (−1/5) never takes invest: wait pays more on average, whatever the others do."
                .to_owned()
        )
    );
    assert_eq!(
        dominance::said(&of, &ENGLISH),
        ENGLISH.labs.bayesian.views.dominance.solved
    );
    let of = analysed("bayesian");
    assert_eq!(
        dominance::said(&of, &ENGLISH),
        ENGLISH.labs.bayesian.views.dominance.none
    );
}

#[test]
fn payoffs_are_those_of_the_states_that_a_type_thinks_possible() {
    let of = analysed("bayesian?player=2&own_type=2");
    assert_eq!(
        payoffs::heading(&of, &ENGLISH),
        "What Bob (unfriendly) thinks possible, and how likely:"
    );
    let states = payoffs::states(&of, &ENGLISH);
    assert_eq!(states.len(), 1);
    assert_eq!(states[0].caption, "Bob (unfriendly), with probability 1");
    assert_eq!(states[0].tables[0].cells[0], [["2", "0"], ["0", "2"]]);
    let of = analysed("bayesian?player=1");
    assert_eq!(payoffs::states(&of, &ENGLISH).len(), 2);
    let of = analysed("bayesian?game=jury&player=1&own_type=2");
    let states = payoffs::states(&of, &ENGLISH);
    assert_eq!((states.len(), states[0].tables.len()), (4, 2));
    let convicted = &states.iter().find(|state| {
        state
            .caption
            .starts_with("A (guilty), B (guilty), C (guilty)")
    });
    let convicted = &convicted.unwrap().tables[1].cells[1][1];
    // Three signs of guilt, each right with ¾: 27 to 1.
    assert_eq!(*convicted, ["13/14", "13/14", "13/14"]);
}

#[test]
fn the_game_goes_on_as_a_tree_and_as_a_matrix() {
    let of = analysed("bayesian");
    assert_eq!(as_tree(&of).unwrap().nodes().len(), 1 + 2 * 7);
    assert_eq!(as_matrix(&of).unwrap().profiles(), 2 * 4);
    let tree = tree_link(&of).unwrap();
    let matrix = matrix_link(&of).unwrap();
    for link in [&tree, &matrix] {
        let opened = Experiment::open(link).unwrap();
        assert_eq!(opened.problems, []);
    }
    let count = |link: &str| {
        let experiment = experiment(link);
        let report = experiment.report(&inline::run(&experiment)).unwrap();
        let all: serde_json::Value = serde_json::from_str(&report.json).unwrap();
        all["result"]["pure"].as_array().map(Vec::len)
    };
    assert_eq!(count(&matrix), Some(1));
    // Far too many strategies for a matrix.
    let large = analysed("bayesian?game=lemons");
    assert!(as_matrix(&large).is_none() && tree_link(&large).is_some());
}

#[test]
fn names_of_the_library_are_found_in_capitals_too() {
    let of = lab("bayesian?game=Lemons");
    assert_eq!(of.entry().map(|entry| entry.name), Some("lemons"));
    assert_eq!(of.game(), lab("bayesian?game=lemons").game());
}

#[test]
fn a_game_that_cannot_be_read_has_no_analysis() {
    let lab = lab("bayesian?game=nowhere");
    assert!(Analysis::new(&lab, &lab, Rc::default()).is_none());
    assert!(lab.runnable().is_err());
}

//! Lists of entrants in links: readable, the same there and back, and wrong ones named.

use experiments::parameters::Parameters;
use experiments::tournament::{Entrant, TournamentExperiment};
use experiments::{Experiment, LabExperiment};
use texts::ENGLISH;

fn opened(entrants: &str) -> (TournamentExperiment, Vec<String>) {
    let mut lab = TournamentExperiment::default();
    lab.read("entrants", entrants).expect("a list");
    let problems = lab.repair();
    let sentences = problems.iter().map(|problem| problem.sentence(&ENGLISH));
    (lab, sentences.collect())
}

fn pairs(entrants: &[Entrant]) -> Vec<[&str; 2]> {
    entrants
        .iter()
        .map(|entrant| [entrant.name.as_str(), entrant.strategy.as_str()])
        .collect()
}

#[test]
fn commas_separate_where_they_can_and_bars_elsewhere() {
    let lists = [
        ("TFT, ALLD", "TitForTat,Defector"),
        (
            "[Ann] tft,m1(0.9,0,9/10,0;1), ,[ Bob  B. ]GTFT(1/4)",
            "[Ann] TitForTat,m1(9/10,0,9/10,0;1),[Bob B.] GTFT(1/4)",
        ),
        (
            "first: C; else: copy, a = a + 1 | ALLC |",
            "first: C; else: copy, a = a + 1|Cooperator",
        ),
        ("[A, B|C] TFT,ALLD", "[A, B|C] TitForTat,Defector"),
        ("TFT|ALLD", "TitForTat,Defector"),
    ];
    for (written, canonical) in lists {
        let (lab, problems) = opened(written);
        assert_eq!(problems, [""; 0], "{written}");
        assert_eq!(lab.write("entrants"), canonical);
        let link = Experiment::Tournament(lab.clone()).link();
        let again = Experiment::open(&link).expect("our own link");
        assert_eq!((again.experiment.link(), again.problems), (link, vec![]));
    }
    let (lab, _) = opened("TFT,GTFT,ALLD");
    let link = Experiment::Tournament(lab).link();
    assert_eq!(link, "tournament?entrants=TitForTat,GTFT,Defector");
}

#[test]
fn entrants_that_fit_nowhere_take_no_part() {
    let (lab, problems) = opened("TFT,[Ann] Nobody,ALLD,m1(1,1,1,1)");
    assert_eq!(pairs(&lab.entrants), [["", "TitForTat"], ["", "Defector"]]);
    assert_eq!(problems.len(), 2);
    assert!(
        problems[0].contains("entrant 2, Ann: “Nobody”"),
        "{problems:?}"
    );
    assert!(problems[0].ends_with("it takes no part."), "{problems:?}");
    assert!(problems[1].contains("entrant 4: "), "{problems:?}");
}

/// The library is for two actions each: in other games others stand in.
#[test]
fn a_game_that_nobody_fits_has_others() {
    let lab = TournamentExperiment::default();
    let other = lab.change("game", "rock-paper-scissors").expect("a game");
    assert!(other.entrants.len() >= 4, "{:?}", other.entrants);
    assert!(
        other
            .entrants
            .iter()
            .all(|entrant| entrant.strategy.starts_with("else: "))
    );
    // Nobody has asked for those that do not fit.
    let link = "tournament?game=rock-paper-scissors";
    assert_eq!(Experiment::open(link).expect("a link").problems, []);
    let uneven = lab
        .change("game", "1:1,2:2,3:3;4:4,5:5,6:6")
        .expect("a game");
    assert!(uneven.entrants.len() >= 2);
    let (again, problems) = (uneven.clone(), uneven.clone().repair());
    assert_eq!((again, problems), (uneven, vec![]));
}

#[test]
fn a_fault_has_its_place_in_the_list() {
    let lab = TournamentExperiment::default();
    let text = "ALLD|[Ann] first: C; else: cpoy|ALLD";
    let problem = lab
        .change("entrants", text)
        .expect_err("no action")
        .expect("more to say");
    let problem = problem.in_text(text);
    let (text, place) = problem.place().expect("a place");
    assert_eq!(&text[place], "cpoy");
}

#[test]
fn long_and_empty_lists_are_refused() {
    let mut lab = TournamentExperiment::default();
    let refused = [
        "",
        "TFT",
        ",,|",
        "[Ann TFT,ALLD",
        &"TFT,".repeat(65),
        &"x".repeat(100_000),
    ];
    for text in refused {
        assert!(lab.read("entrants", text).is_err(), "{text:.20}");
    }
    let long_name = format!("[{}] TFT,ALLD", "n".repeat(61));
    assert!(lab.read("entrants", &long_name).is_err());
    let (_, problems) = opened(&format!("TFT,ALLD,{}", "x".repeat(100_000)));
    assert!(problems[0].contains("100000 bytes"), "{problems:?}");
}

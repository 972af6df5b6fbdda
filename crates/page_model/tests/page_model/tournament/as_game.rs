//! Entrants as strategies of a population: their payoffs and names are in the link.

use super::{THREE, analysed, bare};
use experiments::{Experiment, LabExperiment, Opened};
use page_model::tournament::as_game::link;

#[test]
fn payoffs_are_those_of_the_matrix() {
    let of = analysed(THREE);
    let text = link(&of).expect("all are known");
    let Opened {
        experiment,
        problems,
        ..
    } = Experiment::open(&text).unwrap();
    assert!(problems.is_empty(), "{problems:?}");
    let Experiment::Populations(lab) = experiment else {
        panic!("{text}");
    };
    assert_eq!(lab.game, "3,0,3;5,1,51/50;3,199/200,3");
    let named = lab.named().unwrap();
    assert_eq!(
        named.names,
        ["Always cooperate", "Always defect", "Tit for tat"]
    );
    assert_eq!(lab.runnable(), Ok(()));
}

#[test]
fn losses_make_fitness_exponential_and_more_than_eight_are_cut() {
    let of =
        analysed("tournament?game=2:2,-1:3;3:-1,0:0&entrants=Cooperator,Defector&repetitions=1");
    assert!(link(&of).unwrap().contains("mapping=exponential"));
    let many = analysed(
        "tournament?entrants=Cooperator,Defector,TitForTat,GTFT,GrimTrigger,TitFor2Tats,Alternator,WinStayLoseShift,FirstByJoss&rounds=5&repetitions=1",
    );
    let Experiment::Populations(lab) = Experiment::open(&link(&many).unwrap()).unwrap().experiment
    else {
        panic!();
    };
    assert_eq!(lab.size(), 8);
    assert_eq!(link(&bare(THREE)), None);
}

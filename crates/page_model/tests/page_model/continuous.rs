//! Lab of continuous games: tests of what the page decides.

use crate::jobs::experiment;
use experiments::continuous::{ContinuousExperiment, Film, Findings, Marks};
use experiments::{Experiment, LabExperiment, Snapshots};
use games::fraction::Fraction;
use page_model::continuous::analysis::Analysis;
use page_model::continuous::{elimination, equilibria, path, payoffs, plane, sentence};
use std::rc::Rc;
use texts::ENGLISH;
use worker::inline;

fn lab(link: &str) -> ContinuousExperiment {
    match experiment(link) {
        Experiment::Continuous(lab) => lab,
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

/// A game of one's own, with these payoffs on squares.
fn typed(first: &str, second: &str) -> Analysis {
    let text =
        format!("A: x from 0 to 1%0AB: y from 0 to 1%0Apayoff A = {first}%0Apayoff B = {second}");
    analysed(&format!("continuous?game={text}"))
}

#[test]
fn the_sentence_has_a_place_for_t_where_formulas_know_it() {
    let text = |link: &str| {
        let of = analysed(link);
        sentence::text_of(&of.lab, Some(&of), &ENGLISH)
    };
    let path = "Players change what they do {order}; the picture shows {film}.";
    assert_eq!(
        text("continuous"),
        format!("{{=game}}, with t = {{t}}. {path}")
    );
    assert_eq!(text("continuous?game=chase"), format!("{{=game}}. {path}"));
    // Of several equilibria one is shown.
    assert!(text("continuous?game=quarrel").ends_with("Equilibrium {equilibrium} is shown."));
    assert!(!text("continuous?game=quarrel&marks=nothing").contains("{equilibrium}"));
}

#[test]
fn best_responses_are_equations() {
    let said = |of: &Analysis| equilibria::responses(of, &ENGLISH);
    let times = "\u{a0}·\u{a0}";
    assert_eq!(
        said(&analysed("continuous"))[0],
        format!(
            "The best response of Firm 1: q1 = 9/2 \u{2212} 1/2{times}q2 for q2 from 0 to 9; q1 = 0 for q2 from 9 to 12."
        )
    );
    let chase = said(&analysed("continuous?game=chase"));
    assert_eq!(chase[1], "The best response of Seeker: y = \u{200a}x.");
    let careless = said(&typed("y", "-(y - 1/3)^2"));
    assert_eq!(
        careless[0],
        "Everything is a best response of A, whatever the other does."
    );
    assert_eq!(careless[1], "The best response of B: y = 1/3.");
    assert_eq!(said(&analysed("continuous?game=contest")).len(), 1);
    // Matching pennies: where the other mixes evenly everything is best. Where that is at an end it is told too.
    let pennies = said(&typed("(2*x-1)*(2*y-1)", "-(2*x-1)*(2*y-1)"));
    assert_eq!(
        pennies[0],
        "The best response of A: x = 0 for y from 0 to 1/2; x = 1 for y from 1/2 to 1; every x for y = 1/2."
    );
    let worthless = said(&typed("x*y", "x*(1-x)*0 - (y-1/2)^2"));
    assert_eq!(
        worthless[0],
        "The best response of A: x = 1 for y from 0 to 1; every x for y = 0."
    );
    assert_eq!(worthless[1], "The best response of B: y = 1/2.");
}

/// What is told of lines and of everything is what programs are told.
#[test]
fn lines_of_equilibria_have_two_ends_in_the_table() {
    let rows = |of: &Analysis| -> Vec<(String, [String; 2])> {
        let ways = payoffs::ways(of, &ENGLISH).into_iter();
        ways.map(|way| (way.name, way.actions)).collect()
    };
    let line = rows(&typed("y", "-(y-x)^2"));
    let pair = |one: &str, other: &str| [one.to_owned(), other.to_owned()];
    assert_eq!(
        line[..2],
        [
            ("at the same time, from".to_owned(), pair("0", "0")),
            ("at the same time, to".to_owned(), pair("1", "1"))
        ]
    );
    let of = |first: &str, second: &str| {
        let of = typed(first, second);
        serde_json::to_value(of.lab.result(&of.found)).expect("a result")
    };
    let everything = of("y", "x");
    assert_eq!(everything["everything"], true);
    assert_eq!(everything["players"][0]["indifferent"], true);
    let pennies = of("(2*x-1)*(2*y-1)", "-(2*x-1)*(2*y-1)");
    assert_eq!(pennies["everything"], false);
    assert_eq!(pennies["players"][0]["indifferent_at"], "1/2");
    assert!(everything["players"][0]["indifferent_at"].is_null());
}

#[test]
fn equilibria_are_counted_and_what_is_open_is_said() {
    let said = |of: &Analysis| equilibria::said(of, &ENGLISH).join(" ");
    assert_eq!(
        said(&analysed("continuous")),
        "One equilibrium in pure strategies: q1 = 3, q2 = 3. Best responses that begin near it come nearer to it, from all around."
    );
    assert!(said(&analysed("continuous?game=chase")).starts_with("There is no equilibrium"));
    let quarrel = said(&analysed("continuous?game=quarrel&equilibrium=2"));
    assert_eq!(
        quarrel,
        "3 equilibria in pure strategies. Best responses that begin near equilibrium 2 lead away from it, nearly everywhere."
    );
    let contest = said(&analysed("continuous?game=contest"));
    assert!(
        contest.contains("effort1 = 0.25, effort2 = 0.25") && contest.contains("there is no other"),
        "{contest}"
    );
    assert_eq!(
        said(&typed("y", "x")),
        "Every pair of actions is an equilibrium: no player’s own action changes what they get."
    );
    assert_eq!(
        said(&typed("y", "-(y-x)^2")),
        "Every point from x = 0, y = 0 to x = 1, y = 1 is an equilibrium."
    );
    let least = said(&typed("2*min(x,y)-x", "2*min(x,y)-y"));
    assert!(
        least.contains("not certain") && !least.contains("no other"),
        "{least}"
    );
    let hidden = said(&analysed("continuous?marks=nothing"));
    assert_eq!(
        hidden,
        "Equilibria are not shown. Where would nobody want to change anything?"
    );
    let lab = lab("continuous");
    let early = Analysis::new(&lab, &lab, Rc::default()).unwrap();
    assert_eq!(said(&early), "Not known yet.");
}

/// Stackelberg's leader makes more; half of the monopoly is 9 ∕ 4 each; leaving an agreement pays (27 ∕ 8)² of 81 ∕ 8; 9 ∕ 17 is the textbook's discount factor.
#[test]
fn who_chooses_first_makes_more_and_agreements_need_patience() {
    let of = analysed("continuous");
    let asked = payoffs::question(&of, &ENGLISH).unwrap();
    assert_eq!(asked.right, 0);
    assert!(
        asked.why.contains("9/2 instead of 3") && asked.why.contains("81/8 instead of 9"),
        "{}",
        asked.why
    );
    let ways = payoffs::ways(&of, &ENGLISH);
    let names: Vec<&str> = ways.iter().map(|way| way.name.as_str()).collect();
    assert_eq!(
        names,
        [
            "at the same time",
            "Firm 1 first",
            "Firm 2 first",
            "together"
        ]
    );
    assert_eq!(ways[3].payoffs, ["81/8", "81/8"]);
    let said = payoffs::said(&of, &ENGLISH).join(" ");
    for part in [
        "Both would rather choose first.",
        "Firm 1 could get 729/64 instead of 81/8",
        "Firm 1’s discount factor is at least 9/17",
        "“together” is possible with other actions as well",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
}

#[test]
fn with_prices_one_would_rather_choose_second() {
    let of = analysed("continuous?game=bertrand");
    let said = payoffs::said(&of, &ENGLISH).join(" ");
    assert!(said.contains("would rather choose second"), "{said}");
    assert_eq!(payoffs::question(&of, &ENGLISH).unwrap().right, 0);
    let contest = payoffs::question(&analysed("continuous?game=contest"), &ENGLISH).unwrap();
    assert_eq!(contest.right, 1);
    assert!(contest.why.contains("as in equilibrium"), "{}", contest.why);
    let said = payoffs::said(&analysed("continuous?game=contest"), &ENGLISH);
    assert_eq!(said[0], "It makes no difference who chooses first.");
    // Without one equilibrium there is nothing to compare with.
    for link in [
        "continuous?game=chase",
        "continuous?game=quarrel",
        "continuous?marks=nothing",
    ] {
        assert_eq!(payoffs::question(&analysed(link), &ENGLISH), None, "{link}");
    }
}

#[test]
fn paths_settle_rest_or_go_round() {
    let said = |link: &str| path::said(&analysed(link), &ENGLISH).unwrap();
    assert!(said("continuous").contains("by less and less"));
    assert_eq!(
        said("continuous?game=locations&x=0&y=1"),
        "Nobody changes anything here."
    );
    assert_eq!(
        said("continuous?game=quarrel&x=0.9&y=0.9"),
        "After 2 steps nobody changes anything."
    );
    // The hider goes to the other end, the seeker follows: four steps, and all is as it was.
    assert_eq!(
        said("continuous?game=chase"),
        "It goes round: after every 4 steps all is as it was."
    );
    let lines = path::lines(&analysed("continuous"));
    assert_eq!(lines.series[0].values[..2], [1.2, 0.0]);
    assert_eq!(lines.range, (0.0, 12.0));
}

#[test]
fn rounds_of_elimination_are_listed_until_nothing_goes() {
    let cournot = analysed("continuous");
    let rows = elimination::rows(&cournot, &ENGLISH);
    assert_eq!(rows[0], ["all", "0 to 12", "0 to 12"]);
    assert_eq!(rows[2], ["2", "9/4 to 9/2", "9/4 to 9/2"]);
    let said = elimination::said(&cournot, &ENGLISH);
    assert!(
        said.starts_with("After round 20 only actions within 10⁻⁵ of")
            && said.contains("q1 = 3, q2 = 3"),
        "{said}"
    );
    let said = |link: &str| elimination::said(&analysed(link), &ENGLISH);
    assert_eq!(
        said("continuous?game=quarrel"),
        "Neither end of an interval is strictly dominated: nothing goes. Between both ends actions may be, where payoffs curve upwards."
    );
    assert!(said("continuous?game=locations").contains("one action of each is left, a = 0, b = 1"));
    assert!(
        said("continuous?game=fashion")
            .contains("only actions are found that are dominated by those next to them")
    );
}

#[test]
fn the_picture_has_what_is_shown_until_now() {
    let at_step = |step: &str| analysed(&format!("continuous?step={step}"));
    let points = |of: &Analysis| plane::path(of).unwrap().0.split(' ').count();
    assert_eq!(points(&at_step("0")), 1);
    assert_eq!(points(&at_step("3")), 4);
    let end = at_step("end");
    assert_eq!(points(&end), end.found.path.len());
    assert!(plane::left(&at_step("3")).is_empty());
    let rounds = analysed("continuous?film=elimination&step=3");
    assert_eq!(plane::left(&rounds).len(), 4);
    assert_eq!(plane::path(&rounds), None);
    let hidden = analysed("continuous?film=elimination&marks=nothing");
    assert!(plane::left(&hidden).is_empty() && plane::contours(&hidden).is_none());
    assert!(plane::contours(&rounds).is_some());
    assert_eq!(plane::curve(&rounds, 0).len(), 2);
}

/// The corners of the plane are the ends of both intervals; what is pressed beyond them is the nearest.
#[test]
fn a_press_begins_the_path_there() {
    let of = analysed("continuous?film=elimination&step=2");
    let scale = plane::scale(&of.game);
    let begun = |at: (f64, f64)| {
        let next = plane::beginning_at(&of.asked, scale.at(at));
        assert_eq!((next.film, next.step), (Film::Path, None));
        (next.x, next.y)
    };
    assert_eq!(begun((0.0, 12.0)), (Fraction::ZERO, Fraction::ONE));
    assert_eq!(
        begun((3.0, 6.0)),
        (Fraction::new(1, 4), Fraction::new(1, 2))
    );
    assert_eq!(begun((-5.0, 50.0)), (Fraction::ZERO, Fraction::ONE));
    assert_eq!(of.asked.marks, Marks::Equilibrium);
    let by =
        |key: &str| plane::moved_by(&of.asked, key).map(|next| (next.x.value(), next.y.value()));
    assert_eq!(by("ArrowRight"), Some((0.12, 0.9)));
    assert_eq!(by("ArrowUp"), Some((0.1, 0.92)));
    assert_eq!(by("a"), None);
}

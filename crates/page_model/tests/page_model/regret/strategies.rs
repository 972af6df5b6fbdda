//! Table of information sets: its rows, their order, its pages; the history of one, and the fields that fix it.

use crate::regret::situation::{lab, learned, not_begun, tree};
use engines::regret::{Evaluation, Strategy, kuhn_equilibrium};
use experiments::regret::{Evaluated, Findings, GameName};
use games::Player;
use page_model::regret::equilibria::{STEPS, alpha_of, rows, step_of};
use page_model::regret::evaluations::numbers;
use page_model::regret::strategies::fixing::{self, shortened, slid, typed};
use page_model::regret::strategies::history::{Of, actions, equilibria};
use page_model::regret::strategies::rows::{Column, PAGE, Page, View, columns};
use texts::ENGLISH;

fn shown(view: &View, learned: &Findings) -> String {
    let tree = &learned.tree;
    let main = learned.main.as_ref();
    let answers = main.map(|main| Evaluated::of(tree, &main.average));
    let rows = view.rows(tree, learned, answers.as_ref(), &ENGLISH);
    let keys = rows.iter().map(|&row| &*tree.information_sets()[row].key);
    keys.collect::<Vec<_>>().join(" ")
}

fn kuhn() -> Findings {
    learned(&lab("regret?iterations=200"))
}

#[test]
fn rows_are_in_the_order_of_the_game() {
    let order = "J Q K Jpb Qpb Kpb Jp Qp Kp Jb Qb Kb";
    assert_eq!(shown(&View::default(), &kuhn()), order);
}

#[test]
fn names_are_sorted_from_the_beginning() {
    let sorted = View::default().sort(Column::Key);
    let order = "J Jb Jp Jpb K Kb Kp Kpb Q Qb Qp Qpb";
    assert_eq!(shown(&sorted, &kuhn()), order);
    let reversed: Vec<&str> = order.split(' ').rev().collect();
    assert_eq!(
        shown(&sorted.sort(Column::Key), &kuhn()),
        reversed.join(" ")
    );
}

#[test]
fn numbers_are_sorted_from_the_largest() {
    let learned = kuhn();
    let tree = &learned.tree;
    let main = learned.main.as_ref().unwrap();
    let view = View::default().sort(Column::Average);
    let rows = view.rows(tree, &learned, None, &ENGLISH);
    let last: Vec<f64> = rows
        .iter()
        .map(|&row| main.average.row(tree, row)[1])
        .collect();
    assert!(last.windows(2).all(|pair| pair[0] >= pair[1]), "{last:?}");
}

#[test]
fn each_column_of_numbers_is_in_order() {
    let learned = kuhn();
    let tree = &learned.tree;
    let main = learned.main.as_ref().unwrap();
    let answers = Evaluated::of(tree, &main.average);
    let best = |row: usize| &answers.best[tree.information_sets()[row].player.index()];
    let largest = |numbers: &[f64]| numbers.iter().copied().fold(f64::MIN, f64::max);
    let value = |column: Column, row: usize| match column {
        Column::Current => main.current.row(tree, row)[1],
        Column::Regret => largest(&main.regrets[tree.slots(row)]),
        Column::Cost => best(row)
            .costs(tree, row)
            .map_or(f64::MIN, |costs| largest(&costs)),
        Column::Reach => best(row).reach(row),
        _ => answers.given_away[row],
    };
    for column in [
        Column::Current,
        Column::Regret,
        Column::Cost,
        Column::Reach,
        Column::GivenAway,
    ] {
        let rows = View::default()
            .sort(column)
            .rows(tree, &learned, Some(&answers), &ENGLISH);
        let values: Vec<f64> = rows.iter().map(|&row| value(column, row)).collect();
        assert_eq!(values.len(), 12);
        assert!(
            values.windows(2).all(|pair| pair[0] >= pair[1]),
            "{column:?}: {values:?}"
        );
    }
}

#[test]
fn what_is_not_known_keeps_the_order_of_the_game() {
    let (_, shown_of) = not_begun("regret");
    let learned = &shown_of.learned;
    // All are alike, from the largest: the order is the other way round.
    let view = View {
        is_descending: false,
        ..View::default().sort(Column::Average)
    };
    assert_eq!(shown(&view, learned), shown(&View::default(), learned));
}

#[test]
fn rows_of_a_player_are_that_players() {
    let view = View {
        player: Some(Player::Second),
        ..View::default()
    };
    assert_eq!(shown(&view, &kuhn()), "Jp Qp Kp Jb Qb Kb");
}

#[test]
fn rows_are_found_by_key_in_capitals_or_not() {
    let of = |text: &str| {
        let text = text.to_owned();
        shown(
            &View {
                text,
                ..View::default()
            },
            &kuhn(),
        )
    };
    assert_eq!((of("kb"), of(" KB ")), ("Kb".to_owned(), "Kb".to_owned()));
    assert_eq!(of("no such"), "");
}

#[test]
fn rows_are_found_by_the_words_that_people_say() {
    let view = View {
        text: "check, bet".to_owned(),
        ..View::default()
    };
    assert_eq!(shown(&view, &kuhn()), "Jpb Qpb Kpb");
}

#[test]
fn sorting_begins_again_on_the_first_page() {
    let view = View {
        page: 3,
        ..View::default()
    };
    assert_eq!(view.sort(Column::Key).page, 0);
}

#[test]
fn the_head_says_how_it_is_sorted() {
    let view = View::default().sort(Column::Key);
    assert_eq!(view.sorted(Column::Key), ("ascending", " ↑"));
    assert_eq!(view.sorted(Column::Average), ("none", ""));
    let numbers = View::default().sort(Column::Average);
    assert_eq!(numbers.sorted(Column::Average), ("descending", " ↓"));
}

#[test]
fn another_column_begins_with_its_own_direction() {
    let view = View::default().sort(Column::Key).sort(Column::Key);
    assert!(view.is_descending);
    assert!(view.sort(Column::Cost).is_descending);
    assert!(!view.sort(Column::Player).is_descending);
}

#[test]
fn a_loaded_strategy_has_a_column_of_its_own() {
    let words = &ENGLISH.labs.regret.page.table;
    let names = |has_loaded| {
        columns(has_loaded, words)
            .map(|column| column.1)
            .collect::<Vec<_>>()
    };
    assert_eq!((names(false).len(), names(true).len()), (9, 10));
    assert!(names(true).contains(&"loaded") && !names(false).contains(&"loaded"));
    // Labels stay with their columns.
    let cost = columns(false, words)
        .find(|column| column.1 == "cost")
        .unwrap();
    assert_eq!((cost.0, cost.2), (Some(Column::Cost), "Costs"));
}

/// Leduc has 288 information sets: twelve pages of 24.
#[test]
fn a_large_game_is_shown_page_by_page() {
    let pages = [0, 1, 11].map(|number| Page::of(number, 288));
    assert_eq!(
        pages.map(|page| (page.first, page.end)),
        [(0, 24), (24, 48), (264, 288)]
    );
    assert_eq!(pages.map(|page| page.is_last), [false, false, true]);
    assert_eq!(pages[1].told(288, &ENGLISH), "25 to 48 of 288");
}

#[test]
fn after_the_last_page_is_the_last_page() {
    assert_eq!(Page::of(99, 288), Page::of(11, 288));
    assert_eq!(Page::of(5, 25), Page::of(1, 25));
    assert_eq!((Page::of(1, 25).first, Page::of(1, 25).end), (PAGE, 25));
}

#[test]
fn where_nothing_fits_that_is_said() {
    let page = Page::of(0, 0);
    assert_eq!((page.first, page.end, page.is_last), (0, 0, true));
    assert_eq!(page.told(0, &ENGLISH), "No information set fits.");
}

#[test]
fn a_history_has_a_value_for_each_moment_that_is_kept() {
    let learned = kuhn();
    let main = learned.main.as_ref().unwrap();
    let row = learned.tree.find("K").unwrap();
    for of in [Of::Average, Of::Current] {
        let lines = actions(&learned.tree, main, row, of);
        assert_eq!(lines.len(), 2);
        for (pass, bet) in lines[0].iter().zip(&lines[1]) {
            assert!((pass + bet - 1.0).abs() < 1e-6);
        }
        assert_eq!(lines[0].len(), main.past.len());
    }
    let regrets = actions(&learned.tree, main, row, Of::Regret);
    // After one iteration the King regrets having passed: see its first regrets.
    assert!((regrets[1][0] - 0.125).abs() < 1e-6 && (regrets[0][0] + 0.125).abs() < 1e-6);
}

#[test]
fn equilibria_are_a_line_where_all_agree_and_two_where_they_do_not() {
    let words = &ENGLISH.labs.regret.page.table;
    let tree = tree(GameName::Kuhn);
    let of = |key: &str, action: &str| equilibria(&tree, tree.find(key).unwrap(), action, words);
    assert_eq!(
        of("Kb", "call"),
        [("call in every equilibrium".to_owned(), 1.0)]
    );
    let king = of("K", "bet");
    assert_eq!(king[0], ("bet in equilibrium, at least".to_owned(), 0.0));
    assert_eq!(king[1], ("bet in equilibrium, at most".to_owned(), 1.0));
}

#[test]
fn other_games_have_no_lines_of_equilibria() {
    let words = &ENGLISH.labs.regret.page.table;
    for game in [GameName::Leduc, GameName::MatchingPennies] {
        assert!(equilibria(&tree(game), 0, "bet", words).is_empty());
    }
}

#[test]
fn histories_have_titles_of_their_own() {
    let words = &ENGLISH.labs.regret.page.table;
    let titles = [Of::Average, Of::Current, Of::Regret].map(|of| of.title(words));
    for (title, word) in
        titles
            .iter()
            .zip(["Average strategy", "Current strategy", "Average regret"])
    {
        assert!(title.starts_with(word), "{title}");
    }
}

#[test]
fn fields_begin_with_what_is_fixed() {
    let (free, fixed) = (lab("regret"), lab("regret?lock=Kb:1/3"));
    let tree = free.tree();
    let row = tree.find("Kb").unwrap();
    let average = [0.123_44, 0.876_56];
    assert_eq!(fixing::start(&free, &tree, row, &average), [0.1234, 0.8766]);
    assert_eq!(
        fixing::start(&fixed, &tree, row, &average),
        [0.6667, 0.3333]
    );
}

#[test]
fn a_field_takes_fractions_and_decimal_commas() {
    assert_eq!(
        (typed("1/4"), typed(" 0,25 ")),
        ("0.25".to_owned(), "0.25".to_owned())
    );
    // What is no number stays, so that the sentence about it can name it.
    assert_eq!((typed(" x "), typed("")), ("x".to_owned(), String::new()));
}

#[test]
fn the_slider_of_two_actions_is_the_last_ones_share() {
    assert_eq!(slid(30.0), ["0.7", "0.3"]);
    assert_eq!(
        (slid(0.0), slid(100.0)),
        (vec!["1".into(), "0".into()], vec!["0".into(), "1".into()])
    );
}

#[test]
fn every_step_of_the_slider_comes_back() {
    for step in 0..=100 {
        let step = f64::from(step);
        assert_eq!(fixing::step_of(&slid(step)), step);
    }
    assert_eq!(fixing::step_of(&["0.5".to_owned(), "x".to_owned()]), 0.0);
    assert_eq!(fixing::step_of(&[]), 0.0);
}

#[test]
fn a_long_text_of_what_is_fixed_is_cut() {
    let lab = lab("regret?game=leduc");
    let tree = lab.tree();
    let whole = lab
        .with_player(&tree, Player::First, &Strategy::uniform(&tree))
        .lock;
    let short = shortened(&whole);
    assert_eq!(short.chars().count(), 300 + 2);
    assert!(short.ends_with(" …") && whole.to_string().starts_with(&short[..300]));
    let few = self::lab("regret?lock=K:1").lock;
    assert_eq!(shortened(&few), "K:1");
}

#[test]
fn the_slider_goes_through_all_of_kuhns_equilibria() {
    assert_eq!((alpha_of(0.0), alpha_of(STEPS)), (0.0, 1.0 / 3.0));
    for step in 0..=300 {
        let step = f64::from(step);
        assert_eq!(step_of(alpha_of(step)), step);
    }
    assert!((0..=400).all(|step| alpha_of(f64::from(step)) <= kuhn_equilibrium::MAX_ALPHA));
}

/// The King bets three times as often as the Jack.
#[test]
fn an_equilibrium_stands_beside_the_average() {
    let learned = kuhn();
    let equilibrium = kuhn_equilibrium::strategy(&learned.tree, 0.2).unwrap();
    let rows = rows(&learned, &equilibrium, &ENGLISH);
    assert_eq!(rows.len(), 12);
    let of = |key: &str| rows.iter().find(|row| row.key == key).unwrap();
    assert_eq!(
        (&*of("J").numbers[0], &*of("K").numbers[0]),
        ("0.2000", "0.6000")
    );
    assert_eq!(
        (&*of("K").name, &*of("K").action),
        ("K · first to act", "bet")
    );
    for row in &rows {
        let [exact, average, distance] = row
            .numbers
            .each_ref()
            .map(|text| text.parse::<f64>().unwrap());
        assert!(
            (distance - (average - exact).abs()).abs() <= 1.5e-4,
            "{row:?}"
        );
    }
}

#[test]
fn before_anything_is_learned_the_average_is_a_dash() {
    let (_, shown) = not_begun("regret");
    let equilibrium = kuhn_equilibrium::strategy(&shown.learned.tree, 0.0).unwrap();
    let rows = rows(&shown.learned, &equilibrium, &ENGLISH);
    assert!(
        rows.iter()
            .all(|row| row.numbers[1] == "–" && row.numbers[2] == "–")
    );
    assert!(rows.iter().all(|row| row.numbers[0] != "–"));
}

#[test]
fn evaluations_are_in_the_order_of_their_rows() {
    let of = Evaluation {
        value: 0.5,
        best_responses: [2.0, 1.0],
    };
    // Together both gain 3 over what they get against each other.
    assert_eq!(numbers(&of), [0.5, 2.0, 1.0, 1.5]);
}

//! Playing: whose move it is, what the machine chooses, what presses on the chess board mean, and what buttons change.

use crate::minimax::seen::{found, view};
use crate::minimax::support::lab;
use experiments::minimax::{Hide, MinimaxExperiment, Person, Shown, Side};
use games::Player;
use games::gardner::{Gardner, Kind, Square};
use games::record::Notation;
use page_model::minimax::changes::{
    at_step, can_be_hidden, hiding, new_exercise, played_by, told_of,
};
use page_model::minimax::chess::{Chosen, beside, names_at, pressed, seen, squares};
use page_model::minimax::evaluation::evaluated;
use page_model::minimax::game::{
    best_move, machine_waits, searched, shows_tree, status, tree_caption,
};
use texts::ENGLISH;

const GAME: &str = "game=tic-tac-toe&moves=1592&person=first";

#[test]
fn the_tree_is_that_of_the_machines_last_turn() {
    // First is the person and to move: the machine thought after three moves.
    assert_eq!(searched(&lab(GAME)).plies(), 3);
    assert_eq!(
        searched(&lab("game=tic-tac-toe&moves=159&person=first")).plies(),
        3
    );
    assert_eq!(
        searched(&lab("game=tic-tac-toe&moves=1592")).plies(),
        4,
        "nobody plays"
    );
    let empty = searched(&lab("game=tic-tac-toe&person=first"));
    assert_eq!(empty.plies(), 0, "the machine has had no turn");
}

#[test]
fn the_caption_names_the_move_that_the_machine_chose() {
    let game = lab(GAME);
    let caption = tree_caption(&searched(&game), &game, &ENGLISH);
    assert_eq!(caption, "What the machine saw before it chose square 2");
    let machines = lab("game=tic-tac-toe&moves=159&person=first");
    assert_eq!(tree_caption(&searched(&machines), &machines, &ENGLISH), "");
}

#[test]
fn the_machine_plays_what_its_search_found() {
    // Three in a row is there for the taking: 1 5 9 2 7, and 8 completes 2 5 8.
    let found = found(&lab("game=tic-tac-toe&moves=15927"));
    assert_eq!(best_move(&found).as_deref(), Some("8"));
    assert_eq!(
        best_move(&self::found(&lab("game=tic-tac-toe&moves=14253"))),
        None,
        "it is over"
    );
}

#[test]
fn a_machine_that_is_not_live_waits() {
    let turn = lab("game=tic-tac-toe&moves=159&person=first");
    assert!(machine_waits(&turn, false) && !machine_waits(&turn, true));
    // In the past even a live one does.
    assert!(machine_waits(&turn.at_ply(1), true));
    assert!(!machine_waits(&lab(GAME), false), "it is the person's turn");
}

#[test]
fn the_status_says_whose_move_it_is() {
    let say = |query: &str, waits| {
        let (player, sentence) = status(&lab(query), waits, &ENGLISH);
        (player.map(Player::index), sentence)
    };
    assert_eq!(
        say(GAME, false),
        (Some(0), "Your move: you are First.".to_owned())
    );
    let turn = "game=tic-tac-toe&moves=159&person=first";
    assert_eq!(say(turn, false).1, "Second (the machine) is thinking …");
    let (player, waits) = say(turn, true);
    assert_eq!(player, Some(1));
    assert_ne!(waits, say(turn, false).1);
}

#[test]
fn the_status_says_who_has_won() {
    let say = |moves: &str| {
        let (player, sentence) = status(
            &lab(&format!("game=tic-tac-toe&moves={moves}")),
            false,
            &ENGLISH,
        );
        (player, sentence)
    };
    assert_eq!(
        say("14253"),
        (Some(Player::First), "First has won.".to_owned())
    );
    assert_eq!(
        say("415293"),
        (Some(Player::Second), "Second has won.".to_owned())
    );
    assert_eq!(say("123546879"), (None, "A draw.".to_owned()));
}

#[test]
fn check_and_mate_are_said() {
    let say = |position: &str| {
        let query = format!("game=gardner&position={position}&person=both");
        status(&lab(&query), false, &ENGLISH).1
    };
    assert!(
        say("k4/5/1K3/5/R4%20b").ends_with("Check."),
        "{}",
        say("k4/5/1K3/5/R4%20b")
    );
    assert!(say("k3R/5/1K3/5/5%20b").ends_with("Checkmate."));
    assert!(!say("k4/5/1K3/5/4R%20b").contains("Check"));
}

#[test]
fn in_a_game_the_tree_is_seen_by_who_wants_to() {
    assert!(shows_tree(&lab("game=tic-tac-toe")));
    let game = lab(GAME);
    assert_eq!(shows_tree(&game), game.thoughts);
    assert!(!shows_tree(&MinimaxExperiment {
        thoughts: false,
        ..game
    }));
}

fn square(name: &str) -> Square {
    let mut all = squares(false);
    all.find(|square| square.to_string() == name).unwrap()
}

fn start() -> Gardner {
    MinimaxExperiment::default().position
}

fn chosen(name: &str) -> Chosen {
    Chosen {
        from: Some(square(name)),
        promoting_on: None,
    }
}

#[test]
fn a_piece_is_chosen_then_its_square() {
    let (held, played) = pressed(&start(), Chosen::default(), square("b1"));
    assert_eq!((held, played), (chosen("b1"), None));
    let (held, played) = pressed(&start(), held, square("c3"));
    assert_eq!(held, Chosen::default());
    assert_eq!(played.map(Gardner::symbol_of).as_deref(), Some("b1c3"));
}

#[test]
fn pressed_again_a_piece_is_chosen_no_more() {
    let (held, played) = pressed(&start(), chosen("b1"), square("b1"));
    assert_eq!((held, played), (Chosen::default(), None));
}

#[test]
fn another_piece_is_chosen_instead() {
    let (held, played) = pressed(&start(), chosen("b1"), square("a2"));
    assert_eq!((held, played), (chosen("a2"), None));
}

#[test]
fn what_cannot_move_is_not_chosen() {
    for name in ["a1", "b4", "c3"] {
        let (held, _) = pressed(&start(), Chosen::default(), square(name));
        assert_eq!(
            held,
            Chosen::default(),
            "shut in, the other's, empty: {name}"
        );
        let (held, played) = pressed(&start(), chosen("b1"), square(name));
        assert!(
            name == "c3" || (held == Chosen::default() && played.is_none()),
            "{name}"
        );
    }
}

#[test]
fn a_pawn_on_the_last_rank_waits_for_what_it_becomes() {
    let position: Gardner = "4k/P4/5/5/4K w".parse().unwrap();
    let (held, played) = pressed(&position, chosen("a4"), square("a5"));
    assert_eq!(played, None);
    assert_eq!(
        (held.from, held.promoting_on),
        (Some(square("a4")), Some(square("a5")))
    );
}

#[test]
fn a_square_says_what_it_is_to_the_piece_that_is_chosen() {
    let words = &ENGLISH.labs.minimax.chess;
    let position = start();
    let look = |name: &str| seen(&position, chosen("b1"), None, square(name), words);
    let targets: Vec<String> = squares(false)
        .filter(|square| look(&square.to_string()).is_target)
        .map(|square| square.to_string())
        .collect();
    assert_eq!(targets, ["a3", "c3"]);
    assert!(look("b1").is_chosen && look("b1").means_something);
    assert!(look("b1").label.ends_with("chosen") && look("a3").label.ends_with("can go here"));
    assert!(!look("e2").means_something, "its pawn is not chosen");
    let free = seen(&position, Chosen::default(), None, square("e2"), words);
    assert!(free.means_something && !free.is_target);
}

#[test]
fn the_last_move_is_marked_at_both_ends() {
    let words = &ENGLISH.labs.minimax.chess;
    let last = Gardner::action_of("b1c3");
    let marked = squares(false)
        .filter(|&square| seen(&start(), Chosen::default(), last, square, words).is_last);
    let marked: Vec<String> = marked.map(|square| square.to_string()).collect();
    assert_eq!(marked, ["c3", "b1"]);
}

#[test]
fn arrows_lead_to_the_square_that_is_seen_there() {
    let to = |from: &str, key: &str, is_turned| {
        beside(square(from), key, is_turned).map(|square| square.to_string())
    };
    assert_eq!(to("c3", "ArrowLeft", false).as_deref(), Some("b3"));
    assert_eq!(to("c3", "ArrowUp", false).as_deref(), Some("c4"));
    assert_eq!(to("c3", "ArrowLeft", true).as_deref(), Some("d3"));
    assert_eq!(to("c3", "ArrowUp", true).as_deref(), Some("c2"));
    assert_eq!(to("a1", "ArrowLeft", false), None, "the edge");
    assert_eq!(to("e5", "ArrowUp", false), None);
    assert_eq!(to("c3", "Home", false), None);
}

/// An arrow to the right leads to the next square as they stand, turned or not.
#[test]
fn arrows_agree_with_where_squares_stand() {
    for is_turned in [false, true] {
        let all: Vec<Square> = squares(is_turned).collect();
        assert_eq!(all.len(), 25);
        for (place, &square) in all.iter().enumerate() {
            let right = (place % 5 < 4).then(|| all[place + 1]);
            assert_eq!(beside(square, "ArrowRight", is_turned), right);
            let down = all.get(place + 5).copied();
            assert_eq!(beside(square, "ArrowDown", is_turned), down);
            let is_left = place % 5 == 0;
            assert_eq!(names_at(square, is_turned), [place >= 20, is_left]);
        }
    }
}

/// King, queen, rook and bishop each, four pawns against three: a pawn more.
#[test]
fn the_evaluation_is_counts_times_worths() {
    let query = "game=gardner&position=rq2k/1bpp1/2Q1p/PP1PP/R1BK1%20w&depth=1&step=0";
    let (lab, of) = view(query);
    let found = evaluated(&lab, &of.sides[0], &ENGLISH).unwrap();
    assert_eq!(found.sum, "+1");
    let pawns = &found.rows[0].1;
    assert_eq!(
        [&pawns[0], &pawns[1], &pawns[2], &pawns[3]],
        ["4", "3", "+1", "× 1"]
    );
    assert!(found.said.contains("First, who is Max"), "{}", found.said);
    assert!(found.is_searched, "the search looks further here");
    let (dearer, of) = view(&format!("{query}&pawn=2"));
    assert_eq!(
        evaluated(&dearer, &of.sides[0], &ENGLISH).unwrap().sum,
        "+2"
    );
}

#[test]
fn mobility_has_a_row_where_it_counts() {
    let rows = |query: &str| {
        let (lab, of) = view(&format!("game=gardner&depth=1&{query}"));
        evaluated(&lab, &of.sides[0], &ENGLISH).unwrap().rows.len()
    };
    assert_eq!(rows("mobility=0.1"), rows("mobility=0") + 1);
}

#[test]
fn the_node_that_is_selected_is_evaluated() {
    let node = |query: &str| {
        let (lab, of) = view(&format!("game=gardner&depth=1&step=0{query}"));
        evaluated(&lab, &of.sides[0], &ENGLISH).unwrap()
    };
    assert_eq!(node("").position, start());
    let selected = node("&node=1");
    assert_ne!(selected.position, start());
    assert!(!selected.is_searched, "here the search evaluates");
}

#[test]
fn other_games_have_no_pieces_to_count() {
    let (lab, of) = view("");
    assert_eq!(evaluated(&lab, &of.sides[0], &ENGLISH), None);
}

#[test]
fn a_game_hides_nothing_and_is_at_its_end() {
    let before = lab("game=tic-tac-toe&moves=159&hide=values&step=3");
    let game = played_by(&before, Person::Second);
    assert_eq!(
        (game.person, game.hide, game.step),
        (Person::Second, Hide::Nothing, Shown::End)
    );
    assert_eq!(game.moves, before.moves);
}

#[test]
fn what_is_to_be_found_out_has_not_been_seen_yet() {
    let seen = lab("algorithm=alpha-beta&step=20");
    let asked = hiding(&seen, "cuts");
    assert_eq!((asked.hide, asked.step), (Hide::Cuts, Shown::Opening));
    let told = hiding(&asked, "nothing");
    assert_eq!((told.hide, told.step), (Hide::Nothing, Shown::Opening));
    assert_eq!(hiding(&seen, "nothing").step, seen.step, "nothing is asked");
    assert_eq!(hiding(&seen, "nonsense").hide, Hide::Nothing);
}

#[test]
fn nobody_is_asked_for_cuts_where_nothing_is_cut() {
    let offered = |query: &str| can_be_hidden(&lab(query)).collect::<Vec<_>>();
    assert_eq!(offered(""), ["nothing", "values"]);
    assert_eq!(
        offered("algorithm=alpha-beta"),
        ["nothing", "values", "cuts"]
    );
    assert_eq!(offered("versus=pvs"), ["nothing", "values", "cuts"]);
}

#[test]
fn another_exercise_begins_anew() {
    let before = lab("game=exercise&seed=5&step=9&node=3");
    let next = new_exercise(&before, 6);
    assert_eq!((next.seed, next.step, next.node), (6, Shown::Opening, None));
    assert_ne!(next.tree_text(), before.tree_text());
}

#[test]
fn the_side_that_is_told_changes_with_its_node() {
    let before = lab("versus=alpha-beta&node=3");
    let other = told_of(&before, Side::Versus).unwrap();
    assert_eq!((other.side, other.node), (Side::Versus, None));
    assert_eq!(told_of(&before, Side::Main), None, "it is told already");
}

#[test]
fn the_last_step_is_the_end() {
    let lab = lab("");
    assert_eq!(at_step(&lab, 25, 26).step, Shown::Step(25));
    assert_eq!(at_step(&lab, 26, 26).step, Shown::End);
}

#[test]
fn pawns_become_four_kinds() {
    let position: Gardner = "4k/P4/5/5/4K w".parse().unwrap();
    let (held, _) = pressed(&position, chosen("a4"), square("a5"));
    let becomes = Kind::PROMOTIONS.map(|kind| {
        Gardner::symbol_of(games::gardner::Move {
            from: held.from.unwrap(),
            to: held.promoting_on.unwrap(),
            promotion: Some(kind),
        })
    });
    for symbol in becomes {
        assert!(
            lab("game=gardner&position=4k/P4/5/5/4K%20w")
                .play(&symbol)
                .is_some(),
            "{symbol}"
        );
    }
}

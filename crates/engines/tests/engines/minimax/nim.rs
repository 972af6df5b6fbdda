//! Nim against Bouton's theory: the mover wins unless the exclusive or of the heaps is 0, the other way round in
//! misère play where no heap has two objects.

use crate::minimax::searching::{GIVEN, PLAIN, finished};
use engines::Status;
use engines::minimax::{Options, Pruning, Search};
use games::evaluation::Indifference;
use games::nim::{Heaps, Nim};
use games::{Game, Player, Turn};

/// The value for the player who is to move, of all positions of four heaps of up to seven, by their heaps from the smallest:
/// each from the positions that its moves lead to.
fn values_by_hand(misere: bool) -> Vec<i8> {
    let mut values = vec![0; 8 * 8 * 8 * 8];
    for position in 0..values.len() {
        let heaps = [9, 6, 3, 0].map(|shift| position >> shift & 7);
        let mut best = if position == 0 {
            // Somebody has just taken the last object.
            if misere { 1 } else { -1 }
        } else {
            -1
        };
        for (heap, &size) in heaps.iter().enumerate() {
            let unit = [512, 64, 8, 1][heap];
            for taken in 1..=size {
                let after: i8 = values[position - taken * unit];
                best = best.max(-after);
            }
        }
        values[position] = best;
    }
    values
}

fn heaps_of(position: usize) -> Heaps {
    let sizes = [9, 6, 3, 0].map(|shift| (position >> shift & 7) as u8);
    Heaps::new(&sizes).unwrap()
}

#[test]
fn the_theory_holds_for_four_heaps_of_seven() {
    for misere in [false, true] {
        for (position, value) in values_by_hand(misere).into_iter().enumerate() {
            let nim = Nim::new(heaps_of(position), misere);
            assert_eq!(nim.is_won_by_theory(), value == 1, "{nim:?}");
        }
    }
}

/// Every position of four heaps as the root of a search; those with their heaps in order stand for the others.
#[test]
fn searches_find_what_the_theory_says() {
    let options = Options {
        pruning: Pruning::PrincipalVariation,
        table: true,
        ordering: GIVEN,
        ..PLAIN
    };
    for misere in [false, true] {
        for position in 0..8 * 8 * 8 * 8 {
            let heaps = heaps_of(position);
            if !heaps.sizes().is_sorted() {
                continue;
            }
            let nim = Nim::new(heaps, misere);
            let mut search = Search::new(nim.clone(), Player::First, Indifference, options);
            assert_eq!(search.advance(u64::MAX), Status::Finished);
            let finding = search.finding().unwrap();
            let expected = if nim.is_won_by_theory() { 1.0 } else { -1.0 };
            assert_eq!(finding.value, expected, "{nim:?}");
            assert!(finding.is_whole);
        }
    }
}

/// Every switch on positions that plain minimax can manage.
#[test]
fn plain_minimax_finds_it_too() {
    for misere in [false, true] {
        for sizes in [[1, 2, 3], [2, 2, 1], [0, 3, 3], [1, 1, 1], [0, 1, 0]] {
            let nim = Nim::new(Heaps::new(&sizes).unwrap(), misere);
            let search = finished(&nim, Player::First, Indifference, PLAIN);
            let expected = if nim.is_won_by_theory() { 1.0 } else { -1.0 };
            assert_eq!(search.finding().unwrap().value, expected, "{nim:?}");
        }
    }
}

#[test]
fn the_end_and_what_it_pays() {
    for (misere, pays) in [(false, -1.0), (true, 1.0)] {
        let nim = Nim::new(Heaps::new(&[0, 0]).unwrap(), misere);
        assert_eq!(nim.turn(), Turn::Over);
        // First would be next: Second has taken the last object.
        assert_eq!(nim.payoff(Player::First), pays);
        assert_eq!(nim.payoff(Player::Second), -pays);
        assert_eq!(nim.actions().count(), 0);
    }
}

/// Rows of heaps as text.
#[test]
fn heaps_are_their_text_and_back() {
    for text in ["0", "3,4,5", "9,9,9,9,9,9", "1,0,1"] {
        assert_eq!(text.parse::<Heaps>().unwrap().to_string(), text);
    }
    assert_eq!(" 1 , 2 ".parse::<Heaps>().unwrap().to_string(), "1,2");
    for (text, reason) in [
        ("", "heap 1 is not"),
        ("1,,2", "heap 2 is not"),
        ("1,10", "heap 2 is not"),
        ("1,2,x", "heap 3 is not"),
        ("1,2,3,4,5,6,7", "there are 7 heaps"),
    ] {
        let error = text.parse::<Heaps>().unwrap_err().to_string();
        assert!(error.starts_with(reason), "{error}");
    }
    assert!(Heaps::new(&[]).is_err() && Heaps::new(&[10]).is_err() && Heaps::new(&[0; 7]).is_err());
}

//! Positions as text: what is read and written, and what is refused with which words.

use super::position;
use games::gardner::{Gardner, PositionError, START, Square};
use games::{Game, Player};

#[test]
fn the_first_position() {
    let start = Gardner::new();
    assert_eq!(start.to_string(), START);
    assert_eq!(start.actions().count(), 7);
    assert_eq!(start, position("rnbqk/ppppp/5/PPPPP/RNBQK"));
    assert_eq!(start, Gardner::default());
}

#[test]
fn parts_can_be_left_out_and_spaces_be_many() {
    let written = "4k/5/1p3/5/R3K b - - 12 1";
    for text in [
        written,
        "4k/5/1p3/5/R3K b - - 12",
        "  4k/5/1p3/5/R3K   b - -\t12  77 ",
        "1111k/5/1p12/5/R3K b - - 12 1",
    ] {
        assert_eq!(position(text).to_string(), written, "{text}");
    }
}

#[test]
fn what_is_no_position() {
    use PositionError as E;
    let square = |text: &str| text.parse::<Square>().unwrap();
    let (first, second) = (Player::First, Player::Second);
    let text = |text: &str| text.to_owned();
    let cases = [
        ("", E::Ranks { found: 1 }),
        ("4k/5/5/4K", E::Ranks { found: 4 }),
        ("4k/5/5/5/4K/5", E::Ranks { found: 6 }),
        ("4k/5/5/5/3K", E::Rank { rank: 1, found: 4 }),
        ("4k/6/5/5/4K", E::Rank { rank: 4, found: 6 }),
        ("4k/9999999/5/5/4K", E::Rank { rank: 4, found: 63 }),
        ("4k/0/5/5/4K", E::Piece { found: '0' }),
        ("4k/5/2x2/5/4K", E::Piece { found: 'x' }),
        ("4k/5/2é2/5/4K", E::Piece { found: 'é' }),
        (
            "5/5/5/5/4K",
            E::Kings {
                player: second,
                found: 0,
            },
        ),
        (
            "4k/5/5/5/K3K",
            E::Kings {
                player: first,
                found: 2,
            },
        ),
        (
            "P3k/5/5/5/4K",
            E::Pawn {
                square: square("a5"),
            },
        ),
        (
            "4k/5/5/5/1p2K",
            E::Pawn {
                square: square("b1"),
            },
        ),
        ("4k/5/QQQ2/QQQQ1/4K", E::TooMany { player: first }),
        ("rr2k/5/ppppp/5/4K", E::TooMany { player: second }),
        ("4k/5/5/5/4K x", E::Mover { found: text("x") }),
        (
            "4k/5/5/5/4K w KQkq",
            E::Rights {
                found: text("KQkq"),
            },
        ),
        ("4k/5/5/5/4K w - e3", E::Rights { found: text("e3") }),
        (
            "4k/5/5/5/4K w - - 101",
            E::QuietPlies { found: text("101") },
        ),
        ("4k/5/5/5/4K w - - -1", E::QuietPlies { found: text("-1") }),
        ("4k/5/5/5/4K w - - 0 x", E::MoveNumber { found: text("x") }),
        ("4k/5/5/5/4K w - - 0 1 1", E::TooLong),
        ("5/5/3k1/4K/5 w", E::CanTakeTheKing),
    ];
    for (text, expected) in cases {
        assert_eq!(text.parse::<Gardner>(), Err(expected), "{text}");
    }
    assert_eq!("R3k/5/5/5/4K w".parse::<Gardner>(), Err(E::CanTakeTheKing));
    assert!("R3k/5/5/5/4K b".parse::<Gardner>().is_ok());
    // Six queens are five pawns and a queen.
    assert!("4k/5/QQQ2/QQQ2/4K b".parse::<Gardner>().is_ok());
}

#[test]
fn no_text_makes_it_panic() {
    let symbols: Vec<char> = "pnbrqkPNBRQK12345/w -0é9".chars().collect();
    let mut random = random::Random::stream(5, 0);
    let mut read = 0;
    for _ in 0..200_000 {
        let mut text: Vec<char> = START.chars().collect();
        for _ in 0..=random.below(4) {
            let at = random.below(text.len() as u32) as usize;
            text[at] = symbols[random.below(symbols.len() as u32) as usize];
        }
        let text: String = text.into_iter().collect();
        if let Ok(position) = text.parse::<Gardner>() {
            read += 1;
            assert_eq!(position.to_string().parse(), Ok(position), "{text}");
        }
    }
    assert!(read > 1_000, "{read}");
}

//! Texts of continuous games: what is read, what is wrong and where.

use engines::continuous::library::LIBRARY;
use engines::continuous::text::read;
use games::fraction::Fraction;
use random::Random;

const COURNOT: &str = "Firm 1: q1 from 0 to 12\nFirm 2: q2 from 0 to 12\nprice = 12 - q1 - q2\npayoff Firm 1 = q1 * price\npayoff Firm 2 = q2 * price";

#[test]
fn intervals_can_be_written_in_several_ways() {
    for interval in [
        "from 0 to 12",
        "0..12",
        "= 0..12",
        "from 0 to 24/2",
        "from 0.0 to 12",
    ] {
        let text = COURNOT.replacen("from 0 to 12", interval, 1);
        let game = read(&text, Fraction::ZERO).unwrap();
        assert_eq!(game.players[0].high, Fraction::whole(12), "{interval}");
    }
    let text = COURNOT
        .replace('\n', "; ")
        .replace("12 - q1", "12 \u{2212} q1");
    let game = read(&text, Fraction::ZERO).unwrap();
    assert_eq!(game.value(0, [3.0, 4.0]), Ok(15.0));
    let from_below = read(
        &COURNOT.replacen("from 0", "from \u{2212}3/2", 1),
        Fraction::ZERO,
    )
    .unwrap();
    assert_eq!(from_below.players[0].low, Fraction::new(-3, 2));
}

#[test]
fn all_games_of_the_library_are_read_for_all_t() {
    for entry in LIBRARY {
        for t in [Fraction::ZERO, Fraction::new(1, 3), Fraction::ONE] {
            assert!(read(entry.text, t).is_ok(), "{}", entry.name);
        }
    }
}

#[test]
fn faults_name_what_is_wrong_and_where() {
    let changed = |from: &str, to: &str| COURNOT.replacen(from, to, 1);
    let cases = [
        (String::new(), "there is no game", ""),
        ("hello".to_owned(), "none of the lines", "hello"),
        (
            COURNOT.lines().next().unwrap_or_default().to_owned(),
            "1 player",
            "Firm 1: q1 from 0 to 12",
        ),
        (
            format!("Firm 3: q3 from 0 to 1\n{COURNOT}"),
            "3 players",
            "Firm 2: q2 from 0 to 12",
        ),
        (
            changed("from 0 to 12", "about 12"),
            "no interval",
            "about 12",
        ),
        (changed("from 0 to 12", ""), "no interval", "Firm 1: q1"),
        (
            changed("0 to 12", "12 to 0"),
            "no numbers inside",
            "from 12 to 0",
        ),
        (
            changed("to 12", "to 1000001"),
            "too far from 0",
            "from 0 to 1000001",
        ),
        (changed("q1 from", "1q from"), "no name for a number", "1q"),
        (changed("q1 from", "exp from"), "meaning of its own", "exp"),
        (changed("q1 from", "t from"), "meaning of its own", "t"),
        (
            changed("q1 from", "q2 from"),
            "twice",
            "Firm 2: q2 from 0 to 12",
        ),
        (
            changed("Firm 1:", "Firm 2:"),
            "twice",
            "Firm 2: q2 from 0 to 12",
        ),
        (changed("price =", "q1 ="), "twice", "q1"),
        (
            changed("payoff Firm 1", "payoff Firm 3"),
            "no player",
            "Firm 3",
        ),
        (
            changed("payoff Firm 1", "payoff Firm 2"),
            "a payoff already",
            "Firm 2",
        ),
        (
            changed("payoff Firm 2 = q2 * price", ""),
            "no line “payoff Firm 2",
            COURNOT,
        ),
        (format!("{COURNOT}\nx = 3"), "before the payoffs", "x = 3"),
        (
            changed("12 - q1", "12 - 0.1234567890123456"),
            "more than 15 digits",
            "0.1234567890123456",
        ),
        (changed("q1 * price", "q1 * / price"), "", "/"),
        (changed("q1 * price", "q1 * cost"), "", "c"),
        (
            changed("q1 * price", "q1 / q2"),
            "no value where q1 and q2 are 0 and 0: a division by 0",
            "q1 / q2",
        ),
        (
            changed("12 - q1 - q2", "sqrt(q1 - 1)"),
            "no value",
            "sqrt(q1 - 1)",
        ),
    ];
    for (text, says, at) in cases {
        let fault = read(&text, Fraction::ZERO).unwrap_err();
        let said = fault.to_string();
        assert!(said.contains(says), "{text}: {said}");
        let found = text.get(fault.place.clone()).unwrap_or("?");
        let is_there = at == COURNOT || found == at;
        assert!(is_there, "{text}: “{found}”, {said}");
    }
}

/// Texts with pieces lost, doubled and exchanged never panic, and faults are at places of the text.
#[test]
fn damaged_texts_are_refused_in_their_own_places() {
    let mut random = Random::stream(5, 0);
    let pieces = [
        "=", ":", "from", "to", "..", "\n", "payoff", "t", "q1", "(", ")", "é", "#", ";", "1e400",
        "-", " ",
    ];
    for _ in 0..4_000 {
        let entry = LIBRARY[random.below(LIBRARY.len() as u32) as usize];
        let mut letters: Vec<char> = entry.text.chars().collect();
        for _ in 0..1 + random.below(4) {
            let at = random.below(letters.len() as u32) as usize;
            match random.below(3) {
                0 => drop(letters.remove(at)),
                1 => {
                    let piece = pieces[random.below(pieces.len() as u32) as usize];
                    letters.splice(at..at, piece.chars());
                }
                _ => {
                    let end = (at + random.below(12) as usize).min(letters.len());
                    drop(letters.drain(at..end));
                }
            }
            if letters.is_empty() {
                break;
            }
        }
        let text: String = letters.into_iter().collect();
        if let Err(fault) = read(&text, Fraction::new(1, 2)) {
            assert!(text.get(fault.place.clone()).is_some(), "{text}: {fault:?}");
        }
    }
}

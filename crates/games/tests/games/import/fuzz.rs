//! Damaged texts: none panics or takes long, and what is read is a game that its own text gives back. Numbers stand at every limit.

use games::import::{ImportedGame, encoding, read};
use games::strategic::text::{self, Reading};
use games::tree_game;
use games::typed_tree::Tree;
use random::Random;
use std::fs;
use std::path::Path;

/// Numbers at limits of machines, of games and of what is read.
const LIMITS: [&str; 22] = [
    "0",
    "-1",
    "1",
    "2",
    "4",
    "5",
    "30",
    "31",
    "255",
    "256",
    "1000",
    "1001",
    "65536",
    "200001",
    "2147483648",
    "4294967295",
    "4294967296",
    "9007199254740993",
    "18446744073709551615",
    "18446744073709551616",
    "99999999999999999999999999999999999999",
    "1e308",
];
const SIGNS: &[u8] = b"{}[]()<>\"'\\/|&$%#;:,.=+-*^~?! \n\tNEFGctpab0123456789";

/// Damages a text in one to four places.
pub fn damaged(text: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = text.to_vec();
    for _ in 0..=random.below(3) {
        if bytes.is_empty() {
            break;
        }
        let at = random.below(bytes.len() as u32) as usize;
        match random.below(6) {
            0 => drop(bytes.remove(at)),
            1 => bytes[at] = SIGNS[random.below(SIGNS.len() as u32) as usize],
            2 => bytes.insert(at, SIGNS[random.below(SIGNS.len() as u32) as usize]),
            3 => bytes.truncate(at.max(1)),
            4 => {
                let end = (at + random.below(20) as usize).min(bytes.len());
                let part = bytes[at..end].to_vec();
                bytes.splice(at..at, part);
            }
            _ => {
                let number = LIMITS[random.below(LIMITS.len() as u32) as usize];
                let is_digit = |byte: &&u8| byte.is_ascii_digit();
                let end = at + bytes[at..].iter().take_while(is_digit).count();
                bytes.splice(at..end, number.bytes());
            }
        }
    }
    bytes
}

/// Every case of the folder, and texts of links.
fn seeds() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/oracles/import");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("a folder")
        .map(|file| file.expect("a file").path())
        .collect();
    files.sort();
    let mut seeds: Vec<Vec<u8>> = files
        .iter()
        .map(|file| fs::read(file).expect("a file"))
        .collect();
    let texts = [
        "1(out:0;2 in:2.h(fight:-1;-1 share:1;1))",
        "?(1/3:a:1;2 2/3:3.x(l:1;2;3 r:4;5;6))",
        "((3 12 8)(2 4 6)(14 5 2))",
        "max(left=3:min(4 5) ?(1/2:2 1/2:4))",
        "1:1,2:2|3:3,4:4||5:5,6:6|7:7,8:8",
        "EFG 2 R \"\" { \"A\" \"B\" }\nc \"\" 1 \"\" { \"a\" 1/2 \"b\" 1/2 } 0\np \"\" 1 1 \"\" { \"l\" \"r\" } 0\nt \"\" 1 \"\" { 1 2 }\nt \"\" 2 \"\" { 3 4 }\np \"\" 1 1 0\nt \"\" 1\nt \"\" 2\n",
        "{\"players\":[\"1\",\"2\"],\"information_sets\":[{\"label\":\"a\",\"player\":1,\"actions\":[\"1\",\"2\"]}],\"nodes\":[{\"parent\":null,\"information_set\":0},{\"parent\":[0,0],\"information_set\":null,\"payoffs\":[\"1\",\"2\"]},{\"parent\":[0,1],\"information_set\":null}]}",
        "<gte><players><player playerId=\"1\">A</player><player playerId=\"2\">B</player></players><extensiveForm><node player=\"1\"><outcome move=\"a\"><payoff player=\"1\">1</payoff></outcome><outcome move=\"b\"/></node></extensiveForm></gte>",
    ];
    seeds.extend(texts.map(|text| text.as_bytes().to_vec()));
    seeds
}

/// Reads so many damaged texts. Returns how many were games.
fn fuzz(cases: usize, stream: u64) -> usize {
    let seeds = seeds();
    let mut random = Random::stream(97, stream);
    let mut games = 0;
    for number in 0..cases {
        let bytes = damaged(&seeds[number % seeds.len()], &mut random);
        let Ok(text) = encoding::text(&bytes) else {
            continue;
        };
        // The grammar of links, which reads what is typed.
        let _ = tree_game::text::read(&text, String::new(), &[]);
        let _ = text::read(&text, Reading::Each);
        let _ = text.parse::<Tree>();
        let Ok(readings) = read(&text) else { continue };
        games += 1;
        for imported in readings {
            match imported.game {
                ImportedGame::Strategic(game, _) => {
                    let written = text::write(&game, Reading::Each);
                    let again = text::read(&written, Reading::Each)
                        .unwrap_or_else(|fault| panic!("{text}: {fault}"));
                    assert_eq!(text::write(&again, Reading::Each), written, "{text}");
                }
                ImportedGame::Tree(game) => {
                    let written = tree_game::text::write(&game);
                    let again = tree_game::text::read(&written, String::new(), game.players());
                    let again = again.unwrap_or_else(|fault| panic!("{text}: {fault}"));
                    assert_eq!(tree_game::text::write(&again), written, "{text}");
                }
            }
        }
    }
    games
}

#[test]
fn damaged_games_are_refused_or_read_without_a_panic() {
    let games = fuzz(20_000, 0);
    // Most damage is to a number or a blank.
    assert!(games > 2_000, "{games}");
}

#[test]
#[ignore = "takes minutes"]
fn slow_a_million_damaged_games() {
    let games = fuzz(1_000_000, 1);
    assert!(games > 100_000, "{games}");
}

/// What could be sizes before two matrices is a row like others where there are not as many.
#[test]
fn sizes_may_be_any_number() {
    for rows in [usize::MAX, usize::MAX / 2 + 1] {
        let text = format!("{rows} 2\n1 2\n3 4\n");
        assert!(read(&text).is_ok(), "a matrix of three rows");
    }
}

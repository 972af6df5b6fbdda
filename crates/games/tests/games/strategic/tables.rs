//! Tables that are taken away: what the reader of games makes of them is the same game.

use games::import::{ImportedGame, read};
use games::strategic::library;
use games::strategic::table::{latex, tabs};
use games::strategic::text::{Reading, write};

#[test]
fn what_is_taken_away_comes_back() {
    for entry in library::GAMES {
        let game = entry.game().expect(entry.name);
        if game.players().len() > 2 {
            continue;
        }
        for text in [tabs(&game), latex(&game)] {
            let ImportedGame::Strategic(back, _) = read(&text).expect(&text).remove(0).game else {
                panic!("{text}: a tree");
            };
            let both =
                [&back, &game].map(|game| (write(game, Reading::Each), game.actions().to_vec()));
            assert_eq!(both[0], both[1], "{text}");
        }
    }
}

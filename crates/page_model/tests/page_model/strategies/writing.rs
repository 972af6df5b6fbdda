//! Strategies that are being written.

use super::choosing::stage;
use experiments::common::repeated::stage::StageSettings;
use page_model::strategies::writing::read;
use texts::ENGLISH;

#[test]
fn a_text_has_one_form_for_all_who_play_it() {
    let game = &stage("prisoners-dilemma").game;
    assert_eq!(
        read(" tit for tat ", game, &[0, 1], &ENGLISH).as_deref(),
        Ok("TitForTat")
    );
}

#[test]
fn what_one_of_them_cannot_play_is_wrong_with_its_place() {
    let other_actions = StageSettings {
        game: "3:3,0:5;5:0,1:1".to_owned(),
        actions: "give,keep;take,leave".to_owned(),
    };
    let game = &other_actions.stage().expect("a game").game;
    let text = "else: give";
    assert!(read(text, game, &[0], &ENGLISH).is_ok());
    let wrong = read(text, game, &[0, 1], &ENGLISH).expect_err(text);
    assert_eq!(&text[wrong.place.expect(text)], "give");
}

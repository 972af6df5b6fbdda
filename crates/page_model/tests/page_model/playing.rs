//! Experiments that a class plays: what their pages say, and what is typed into them.

use classes::playing::choice_code;
use classes::playing::choices::Choices;
use classes::playing::closed::outcomes;
use classes::playing::handed_in::HandedIn;
use classes::playing::matching::Matching;
use classes::playing::practice;
use classes::playing::round::Round;
use classes::playing::summary::summary;
use classes::search::search_choices;
use experiments::Experiment;
use page_model::kit::route::{OF_CLASS, Route};
use page_model::lessons::bars::shares;
use page_model::playing::chosen::{bars, name};
use page_model::playing::dots::dots;
use page_model::playing::draft::{Draft, Missing};
use page_model::playing::explained::{best_of, levels_of, logit_of};
use page_model::playing::histogram::histogram;
use page_model::playing::published::published;
use page_model::playing::rounds::{OfClass, compared, opened};
use page_model::playing::said::{
    all_rounds, card, choice, has_left_over, header, met, of_closed, own_result, practised,
    private, rules, title,
};
use page_model::playing::settings::{settings, told, with};
use page_model::playing::taken::{csv, json, missing};
use page_model::playing::theory::{lab, pictured, sentences};
use std::collections::{BTreeMap, BTreeSet};
use texts::{ENGLISH, PlayingTexts};

const WORDS: &PlayingTexts = &ENGLISH.playing;

fn round(link: &str) -> Round {
    Round::read(link).unwrap().unwrap()
}

#[test]
fn everything_that_is_offered_opens_and_has_its_words() {
    let mut titles = BTreeSet::new();
    for offered in WORDS.offered {
        let link = format!("play/{}", offered.link);
        let round = round(&link);
        assert!(titles.insert(title(&round, &ENGLISH)), "{link}");
        assert!(rules(&round, &ENGLISH).len() > 60, "{link}");
        let said = sentences(&round, WORDS);
        assert!(said.iter().all(|said| said.len() > 20), "{said:?}");
        assert!(matches!(
            Route::of(&format!("#/{link}")),
            Route::Play(Ok(_))
        ));
        assert!(matches!(
            Route::of(&format!("#/{OF_CLASS}{link}")),
            Route::ClassPlays(Ok(_))
        ));
        if let Some(lab) = lab(&round) {
            assert!(Experiment::open(&lab).unwrap().problems.is_empty(), "{lab}");
        }
    }
    assert_eq!(titles.len(), WORDS.offered.len());
    // What is no round is told, and a lesson stays a lesson.
    assert!(matches!(Route::of("#/play/chess"), Route::Play(Err(_))));
    assert!(matches!(
        Route::of("#/class/play/guess?p=cat"),
        Route::ClassPlays(Err(_))
    ));
    assert!(matches!(
        Route::of("#/class/game-trees-by-hand"),
        Route::Class(Some(Ok(_)))
    ));
}

#[test]
fn a_code_comes_when_all_is_there() {
    let round = round("play/ultimatum?coins=10&seed=3");
    let mut draft = Draft::default();
    assert_eq!(draft.code(&round), Err(Missing::Seat));
    draft = draft.at(Some(7), &round);
    assert_eq!(draft.code(&round), Err(Missing::Field(0)));
    draft = draft.with(0, "4".to_owned());
    assert_eq!(draft.code(&round), Err(Missing::Field(1)));
    for wrong in ["11", "-1", "2.5", "x"] {
        assert_eq!(
            draft.with(1, wrong.to_owned()).code(&round),
            Err(Missing::Wrong(1, 10)),
            "{wrong}"
        );
    }
    draft = draft.with(1, " 3 ".to_owned());
    let code = draft.code(&round).unwrap();
    let found = search_choices(&round, &code);
    assert_eq!(found[0].read, Ok(draft.choice(&round).unwrap()));
    assert_eq!(draft.choice(&round).unwrap().choices, [4, 3]);
    assert_eq!(Draft::kept(Some(&draft.written())), draft);
    assert_eq!(Draft::kept(Some("{")), Draft::default());
}

/// The other side of a game has other actions: what was chosen for one is no choice for the other.
#[test]
fn another_side_chooses_anew() {
    let round = round("play/matrix?game=inspection&seed=0");
    let draft = Draft::default().at(Some(2), &round).with(0, "1".to_owned());
    assert_eq!(draft.at(Some(4), &round).at_place(0), "1");
    assert_eq!(draft.at(Some(3), &round).at_place(0), "");
    assert_ne!(private(&round, 2, WORDS), private(&round, 3, WORDS));
    let auction = self::round("play/first-price?seed=8");
    let value = auction.game.value(8, 1, 5).unwrap();
    assert_eq!(
        private(&auction, 5, WORDS),
        [format!("It is worth {value} to you.")]
    );
}

#[test]
fn a_student_is_told_whom_they_met_and_what_they_got() {
    let round = round("play/matrix?game=battle-of-the-sexes&seed=1");
    let choices = Choices(BTreeMap::from([(1, vec![0]), (2, vec![0])]));
    let outcomes = outcomes(&round, &choices);
    let own = own_result(&round, &outcomes, 1, WORDS).unwrap();
    assert_eq!(
        own[..2],
        [
            "Your choice: opera. You met seat 2.",
            "Choice of seat 2: opera."
        ]
    );
    assert!(
        own[2].starts_with("Points: 2. Rank: 2 of 2")
            || own[2].starts_with("Points: 3. Rank: 1 of 2"),
        "{own:?}"
    );
    assert_eq!(own_result(&round, &outcomes, 9, WORDS), None);
    let both = self::round("play/ultimatum");
    assert_eq!(
        choice(&both, 0, &[4, 3], WORDS),
        "I offer: 4, The smallest offer I accept: 3"
    );
    assert!(all_rounds(&round, 1, WORDS).is_none(), "a single round");
}

#[test]
fn settings_are_those_of_the_link_and_wrong_ones_are_told() {
    let words = &WORDS.settings;
    for offered in WORDS.offered {
        let round = round(&format!("play/{}", offered.link));
        let keys: Vec<&str> = settings(&round, words)
            .into_iter()
            .map(|setting| setting.key)
            .collect();
        for pair in round.of_all_rounds().split_once('?').unwrap().1.split('&') {
            let (key, _) = pair.split_once('=').unwrap();
            assert!(keys.contains(&key), "{keys:?}");
        }
        // Each can be set to what it is, and every value that is offered is one.
        for setting in settings(&round, words) {
            let same = with(&round, setting.key, &setting.value, words);
            if setting.key != "game" {
                assert_eq!(same.as_ref(), Ok(&round), "{}", setting.key);
            }
            for (value, _) in setting.offered {
                assert!(with(&round, setting.key, value, words).is_ok(), "{value}");
            }
        }
    }
    // A group that grows cannot meet everybody any more.
    let market = round("play/market?group=2&matching=round-robin");
    assert!(with(&market, "group", "4", words).is_ok());
    let third = round("play/guess?p=2/3&seed=4&round=3");
    let other = with(&third, "p", "1/2", words).unwrap();
    assert_eq!(other.question(), "play/guess?p=1/2&max=100&seed=4&round=1");
    for wrong in ["0", "cat", "1/2&max=7", ""] {
        let said = with(&third, "p", wrong, words);
        assert!(said.is_err() || wrong.contains('&'), "{wrong}");
    }
    let refused = told(&with(&third, "p", "cat", words).unwrap_err(), words);
    assert!(
        refused.contains("“The mean is multiplied by”") && refused.contains("such as 2/3"),
        "{refused}"
    );
    // What is no value of one field is told as links have it.
    let damaged = Round::read("play/guess?x=1").unwrap().unwrap_err();
    assert_eq!(told(&damaged, words), damaged.to_string());
    // A factor of 1 or more makes no fraction of the mean.
    let above = with(&third, "p", "4/3", words).unwrap();
    assert_eq!(title(&above, &ENGLISH), "A multiple of the mean");
    assert_eq!(title(&third, &ENGLISH), "A fraction of the mean");
}

#[test]
fn those_who_are_missing_are_told_in_ranges() {
    let round = round("play/guess");
    let codes = [2, 4, 5, 9].map(|seat| {
        let choice = choice_code::Choice {
            seat,
            choices: vec![33],
        };
        choice_code::write(&round, &choice)
    });
    let mut handed_in = HandedIn::default();
    handed_in.add(search_choices(&round, &codes.join("\n")));
    assert_eq!(missing(&handed_in, 12), "1, 3, 6–8, 10–12");
    assert_eq!(missing(&handed_in, 2), "1");
    assert_eq!(missing(&HandedIn::default(), 0), "");
}

#[test]
fn theory_and_published_classes_are_told() {
    let said = |link: &str| sentences(&round(link), WORDS).join(" ");
    assert!(said("play/guess?p=1/2&max=80").contains("40, 20, 10, 5, 2.50"));
    assert!(
        said("play/matrix?game=battle-of-the-sexes").contains("(opera, opera), (match, match)")
    );
    assert!(
        said("play/matrix?game=matching-pennies").contains("no equilibrium in pure strategies")
    );
    assert!(said("play/first-price?group=4").contains("3/4"));
    // ¾ · ½ · (½)³ · 100, and ¾ · 100.
    assert!(
        said("play/all-pay?group=4&max=100")
            .contains("much: 4.7 at half the highest value, 75.0 at the highest"),
        "{}",
        said("play/all-pay?group=4&max=100")
    );
    // 1 − (4/10)^(1/3), and (4/10)^(4/3) that nobody does.
    let volunteers = said("play/volunteer?benefit=10&cost=4&group=4");
    assert!(
        volunteers.contains("26.3 %") && volunteers.contains("29.5 %"),
        "{volunteers}"
    );
    let guess = published(&round("play/guess"), WORDS).expect("Nagel's classes");
    assert!(guess.said.contains("1995") && guess.lab.is_none());
    assert_eq!(published(&round("play/second-price"), WORDS), None);
    assert_eq!(published(&round("play/matrix?game=chicken"), WORDS), None);
}

/// Goeree and Holt's percentages, under the names that a class's game has, and the same people in the lab.
#[test]
fn published_choices_stand_in_the_picture() {
    for (prize, first, second) in [(80, 48, 48), (320, 96, 16), (44, 8, 80)] {
        let link =
            format!("play/matrix?game={prize}:40,40:80;40:80,80:40&actions=up,down;west,east");
        let found = published(&round(&link), WORDS).expect("their game");
        let shares = format!("{first} % chose up and {second} % west.");
        assert!(found.said.ends_with(&shares), "{}", found.said);
        let opened = Experiment::open(&found.lab.expect("a lab")).expect("a link");
        assert!(opened.problems.is_empty());
        assert!(opened.unused.is_empty());
        let Experiment::Matrix(lab) = opened.experiment else {
            panic!("another lab");
        };
        let counts = lab.counts().expect("counts");
        assert_eq!(
            counts,
            [first, second].map(|share| vec![share / 4, 25 - share / 4])
        );
    }
    let kreps =
        "play/matrix?game=200:50,0:45,10:30,20:-250;0:-250,10:-100,30:30,50:40&actions=a,b;c,d,e,f";
    let found = published(&round(kreps), WORDS).expect("Kreps's game");
    assert!(found.said.contains("chose e, which") && found.lab.is_none());
}

#[test]
fn a_class_is_in_the_picture_of_its_payoff_matrix() {
    let closed = |link: &str, chosen: &[(u16, u32)]| {
        let choices = chosen.iter().map(|(seat, own)| (*seat, vec![*own]));
        Round {
            choices: Some(Choices(choices.collect())),
            ..round(link)
        }
    };
    // Without sides, everybody is on both.
    let link = "play/matrix?game=prisoners-dilemma";
    let all = closed(link, &[(1, 0), (2, 1), (3, 1)]);
    let pictured_as = pictured(&all).expect("a picture");
    assert!(
        pictured_as.ends_with("&observed=1,2%3B1,2"),
        "{pictured_as}"
    );
    assert!(Experiment::open(&pictured_as).unwrap().problems.is_empty());
    assert_eq!(lab(&all), Some(pictured_as));
    // With sides, each on its own; the other side must be there.
    let link = "play/matrix?game=inspection&seed=0";
    let game = round(link).game;
    let of_side = |side: usize| (1..20).filter(move |seat| game.role(0, *seat) == side);
    let (first, second) = (
        of_side.clone()(0).next().unwrap(),
        of_side(1).next().unwrap(),
    );
    let both = closed(link, &[(first, 1), (second, 0)]);
    let pictured_as = pictured(&both).expect("a picture");
    assert!(pictured_as.ends_with("observed=0,1%3B1,0"), "{pictured_as}");
    assert_eq!(pictured(&closed(link, &[(first, 1)])), None);
    // Before it is closed, and of another game, there is none.
    assert_eq!(pictured(&round(link)), None);
    assert_eq!(pictured(&three_rounds("play/public-goods?seed=4")), None);
}

/// Three rounds of a class of four, in which everybody gives one coin more in each.
fn three_rounds(link: &str) -> Round {
    let first = round(link);
    let of = |number: u32| {
        Choices(
            (1..=4)
                .map(|seat| (seat, vec![number * u32::from(seat)]))
                .collect(),
        )
    };
    Round {
        choices: Some(of(3)),
        earlier: vec![of(1), of(2)],
        ..first.open_at(3)
    }
}

#[test]
fn rounds_and_classes_stand_beside_each_other() {
    let class = three_rounds("play/public-goods?seed=4");
    let other = three_rounds("play/public-goods?group=2&seed=9");
    let classes = [("This class", &class), ("Class 2", &other)].map(|(name, round)| OfClass {
        name: name.to_owned(),
        rounds: round.all_closed(),
    });
    let found = compared(&classes, WORDS);
    assert_eq!(found.rows.len(), 6);
    assert!(found.rows.iter().all(|row| row.len() == found.header.len()));
    // 1 + 2 + 3 + 4 over 4, times the number of the round.
    assert_eq!(found.rows[2][..4], ["This class", "3", "4", "7.50"]);
    assert_eq!(found.axis, [1.0, 2.0, 3.0]);
    assert_eq!(found.series[0].values, [2.5, 5.0, 7.5]);
    assert_eq!(found.series.len(), 2);
    // Shares of actions are in per cent; of two one is shown.
    let pd = round("play/matrix?game=prisoners-dilemma");
    let chosen = [0, 0, 0, 1].into_iter().zip(1..);
    let pd = Round {
        choices: Some(Choices(
            chosen.map(|(own, seat)| (seat, vec![own])).collect(),
        )),
        ..pd
    };
    let pd = OfClass {
        name: String::new(),
        rounds: pd.all_closed(),
    };
    let pd = compared(&[pd], WORDS);
    assert_eq!(pd.header.len(), 5);
    assert_eq!(pd.rows[0][3], "75");
}

#[test]
fn a_class_is_opened_from_a_link_or_a_file() {
    let class = three_rounds("play/public-goods?seed=4");
    let like = round("play/public-goods?multiplier=5");
    let url = format!("here: https://example.org/#/{} please", class.link());
    assert_eq!(opened(&url, &like), Some(class.clone()));
    let json = json(&class, WORDS);
    assert_eq!(opened(&json, &like), Some(class.clone()));
    let parsed: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(parsed["rounds"].as_array().unwrap().len(), 3);
    let seat = &parsed["rounds"][2]["seats"][3];
    assert_eq!(
        (seat["seat"].as_u64(), seat["chose"].as_str()),
        (Some(4), Some("12"))
    );
    // 20 − 12 + 8/5 · 30/4.
    assert_eq!(seat["points"], "20");
    for wrong in [
        "",
        "{",
        "{}",
        "play/public-goods",
        "play/guess?choices=~AAAA",
    ] {
        assert_eq!(opened(wrong, &like), None, "{wrong}");
    }
    assert_eq!(opened(&class.link(), &round("play/guess")), None);
    let csv = csv(&class.all_closed(), WORDS);
    assert!(
        csv.starts_with("round,seat,value,chose,met,points,rank\n1,1,,1,"),
        "{csv}"
    );
    assert_eq!(csv.lines().count(), 13);
}

#[test]
fn a_student_is_told_of_all_rounds() {
    let class = three_rounds("play/public-goods?seed=4&matching=partners");
    let (rows, total) = all_rounds(&class, 4, WORDS).unwrap();
    // Everybody is in one group: 20 − 4k + 8/5 · 10k/4, that is 20, in each.
    assert_eq!(rows[2], ["3", "12", "20"]);
    assert_eq!(total, "Points in all rounds: 60. Rank: 4 of 4.");
    assert_eq!(all_rounds(&class, 9, WORDS), None);
    assert!(met(&class, WORDS).is_some_and(|said| said.contains("partners")));
    assert_eq!(met(&round("play/kuhn-poker"), WORDS), None);
}

#[test]
fn what_would_have_been_best_is_told() {
    let class = three_rounds("play/public-goods?seed=4");
    let said = best_of(&class, class.choices.as_ref().unwrap(), WORDS);
    // Who keeps all: each point put in brings 2/5 back. On the mean of the four they lose 3/5 · 7.5 by what they put in.
    assert_eq!(
        said,
        ["Best against this class: 0. It would have brought 29 on average; they got 24.50."]
    );
    let poker = round("play/kuhn-poker?seed=3");
    let choices = Choices((1..=30).map(|seat| (seat, vec![1, 1])).collect());
    let said = best_of(&poker, &choices, WORDS);
    assert_eq!(said.len(), 6);
    assert!(
        said[0].contains("who acted first and had the jack"),
        "{said:?}"
    );
    // 5 rocks, 6 papers, 4 pairs of scissors: paper and scissors win once more than they lose.
    let scissors = round("play/matrix?game=rock-paper-scissors&matching=round-robin");
    let own = |seat: u16| u32::from(seat > 5) + u32::from(seat > 11);
    let class = Choices((1..=15).map(|seat| (seat, vec![own(seat)])).collect());
    let said = best_of(&scissors, &class, WORDS);
    assert!(
        said[0]
            .starts_with("Best against this class: paper or scissors. It would have brought 0.07"),
        "{said:?}"
    );
    let guess = round("play/guess");
    let guesses = Choices((1..=9).map(|seat| (seat, vec![33])).collect());
    assert_eq!(levels_of(&guess, &guesses, WORDS).unwrap()[1].count, 9);
    assert!(logit_of(&guess, &guesses, WORDS).is_none());
    let pd = round("play/matrix?game=prisoners-dilemma");
    let all = Choices((1..=9).map(|seat| (seat, vec![1])).collect());
    assert!(logit_of(&pd, &all, WORDS).unwrap().contains("λ = ∞"));
}

#[test]
fn dots_stand_on_each_other() {
    let class = three_rounds("play/public-goods?seed=4");
    let found = dots(&outcomes(&class, class.choices.as_ref().unwrap())).unwrap();
    assert_eq!(found.dots.len(), 4);
    assert_eq!((found.dots[0].along, found.dots[3].along), (0.0, 1.0));
    // 20 − 12 + 12 up to 20 − 3 + 12.
    assert_eq!(found.ends, (20.0, 29.0));
    let same = round("play/guess");
    let same = outcomes(
        &same,
        &Choices((1..=5).map(|seat| (seat, vec![9])).collect()),
    );
    let found = dots(&same).unwrap();
    assert_eq!(found.highest, 5);
    assert!(dots(&[]).is_none());
}

#[test]
fn bars_of_poker_are_of_those_with_a_card() {
    let poker = round("play/kuhn-poker?seed=3");
    // Kings bet and call, others do neither.
    let of = |seat: u16| u32::from(poker.game.value(3, 1, seat) == Some(2));
    let choices = Choices((1..=30).map(|seat| (seat, vec![of(seat); 2])).collect());
    let fields = summary(&poker, &choices);
    let names: Vec<String> = fields.iter().map(|of| name(&poker, of, WORDS)).collect();
    assert_eq!(names[0], "The first player bets at once");
    for (place, of) in fields.iter().enumerate() {
        let bars = bars(&poker, of, WORDS).unwrap();
        let [jack, queen, king] = &bars[..] else {
            panic!("{bars:?}")
        };
        assert_eq!(jack.label, "jack");
        assert!(jack.of > Some(0) && queen.of > Some(0));
        assert_eq!((jack.count, queen.count), (0, 0));
        // A first player with a king has bet: nobody asks whether to call.
        assert_eq!(king.of == Some(0), place == 1);
        assert_eq!(Some(king.count), king.of);
        assert_eq!(shares(&bars)[2].drawn, if place == 1 { 0.0 } else { 100.0 });
    }
    let game = round("play/matrix?game=prisoners-dilemma");
    let all = Choices((1..=9).map(|seat| (seat, vec![1])).collect());
    let fields = summary(&game, &all);
    assert_eq!(bars(&game, &fields[0], WORDS).unwrap()[1].of, None);
    let guess = round("play/guess");
    assert_eq!(bars(&guess, &summary(&guess, &all)[0], WORDS), None);
}

#[test]
fn a_machines_cards_and_choices_are_told() {
    let poker = round("play/kuhn-poker?seed=3&practice=yes");
    let attempt = practice::practised(&poker, 1, &[1, 1], 0);
    let said = practised(&poker, &attempt, WORDS);
    let card = card(&poker, attempt.values[0].unwrap(), WORDS).unwrap();
    assert!(
        said.contains(&format!("(with {card})")) && said.contains("You would have got:"),
        "{said}"
    );
    assert!(private(&poker, 1, WORDS)[1].starts_with("Your card is the "));
}

#[test]
fn columns_hold_every_number_once() {
    for (max, width, columns) in [
        (1, 1, 2),
        (20, 1, 21),
        (21, 2, 11),
        (100, 5, 21),
        (1_000, 50, 21),
    ] {
        let mut counts = vec![0; max + 1];
        (counts[0], counts[max]) = (2, 3);
        let found = histogram(&counts);
        assert_eq!(
            (found.width, found.columns.len()),
            (width, columns),
            "{max}"
        );
        assert_eq!(
            found
                .columns
                .iter()
                .map(|column| column.count)
                .sum::<usize>(),
            5
        );
        assert_eq!(found.columns.last().unwrap().last, max);
        assert_eq!(found.highest, 3);
        let places = [0.0, max as f64].map(|number| found.along(number));
        assert!(places[0] < 1.0 / columns as f64 && places[1] > 1.0 - 1.0 / columns as f64);
    }
    assert_eq!(histogram(&[1; 101]).columns[3].told(), "15–19");
}

#[test]
fn what_a_seat_alone_knows_has_its_name() {
    let second = |link: &str| header(&round(link), WORDS)[2];
    assert_eq!(second("play/second-price"), "Value");
    assert_eq!(second("play/second-price?worth=common"), "Has seen");
    assert_eq!(second("play/kuhn-poker"), "Card");
}

/// Nagel's classes had two thirds and a hundred.
#[test]
fn guesses_have_a_published_class_where_there_was_one() {
    for (link, is_there) in [
        ("play/guess", true),
        ("play/guess?p=1/2", false),
        ("play/guess?p=3/2", false),
        ("play/guess?max=10", false),
    ] {
        assert_eq!(published(&round(link), WORDS).is_some(), is_there, "{link}");
    }
}

#[test]
fn those_left_over_are_noticed() {
    let closed = |seats: u16| Round {
        choices: Some(Choices((1..=seats).map(|seat| (seat, vec![0])).collect())),
        ..round("play/matrix?game=prisoners-dilemma&seed=1")
    };
    assert!(!has_left_over(&of_closed(&closed(4))));
    assert!(has_left_over(&of_closed(&closed(5))));
    // Everybody meets everybody.
    let all = Round {
        matching: Matching::RoundRobin,
        ..closed(5)
    };
    assert!(!has_left_over(&of_closed(&all)));
}

/// Where prizes are in the hundreds, λ is in thousandths, and zero is zero.
#[test]
fn small_precisions_have_digits() {
    let choices: Vec<(u16, Vec<u32>)> = {
        let game = round("play/matrix?game=asymmetric-matching-pennies&seed=1").game;
        (1..=24)
            .map(|seat| {
                (
                    seat,
                    vec![u32::from(game.role(1, seat) == 0 && seat % 3 == 0)],
                )
            })
            .collect()
    };
    let closed = Round {
        choices: Some(Choices(choices.into_iter().collect())),
        ..round("play/matrix?game=asymmetric-matching-pennies&seed=1")
    };
    let said = logit_of(&closed, closed.choices.as_ref().unwrap(), WORDS).unwrap();
    assert!(
        said.contains("λ = 0.00") && !said.contains("λ = 0.00 "),
        "{said}"
    );
}

//! What a match does.

use super::support::{dilemma, named, played, player_of};
use engines::repeated::language::read::read;
use engines::repeated::matches::likelihood::{Likelihood, Seen, likelihood};
use engines::repeated::matches::played::Match;
use engines::repeated::settings::{Horizon, Noise};
use engines::repeated::stage_game::{Seat, StageGame};
use engines::repeated::strategies::player::Player;
use engines::repeated::strategies::program::Program;
use engines::repeated::strategies::rules::Rule;
use engines::repeated::strategies::strategy::Strategy;
use games::fraction::Fraction;
use games::strategic::text::{Reading, read as read_game};
use random::Random;

const NOISE: Noise = Noise {
    execution: Fraction::ZERO,
    perception: Fraction::ZERO,
};

#[test]
fn reasons_are_states_and_rules() {
    let game = dilemma();
    let (_, rounds) = played(
        &game,
        ["Grim", "first 2: C; every 3: D; else: C"],
        Horizon::Rounds(5),
        NOISE,
        1,
    );
    let rules: Vec<_> = rounds.iter().map(|round| round.reasons[1].rule).collect();
    assert_eq!(rules, [Some(0), Some(0), Some(1), Some(2), Some(2)]);
    let states: Vec<_> = rounds.iter().map(|round| round.reasons[0].state).collect();
    assert_eq!(states, [Some(0), Some(0), Some(0), Some(1), Some(1)]);
}

/// The rules of a text, followed without an automaton.
fn followed(text: &str) -> [Player; 2] {
    let game = dilemma();
    let seat = Seat {
        game: &game,
        player: 0,
    };
    let Ok(Strategy::Rules(rules)) = read(text, seat) else {
        panic!("{text}")
    };
    // A rule that looks at scores, which no automaton can, and never holds.
    let never = read("if lead > 900000: C; else: D", seat);
    let Ok(Strategy::Rules(never)) = never else {
        panic!()
    };
    let rules: Vec<Rule> = never[..1].iter().cloned().chain(rules).collect();
    let slow = Player::of_program(Program::new(rules, seat));
    assert_eq!(slow.automaton(false), None);
    [player_of(&game, 0, text), slow]
}

#[test]
fn automata_play_as_the_rules_that_they_were_made_from() {
    let game = dilemma();
    let noise = Noise {
        execution: Fraction::new(1, 10),
        perception: Fraction::new(1, 20),
    };
    for text in [
        "if they played D ? D: C D; if slipped: switch; every 7: D; else: copy",
        "if their D last 3 > 1: D; if my D > 4: C with 1/3; first 4: D; else: repeat",
        "if their D > 2 and round > 9: a = 1; if a = 1: D with 1/2; else: opposite",
    ] {
        let [fast, slow] = followed(text);
        let other = player_of(&game, 1, "m1(1/2,1/3,1/4,1/5;1/2)");
        let play = |player: &Player| {
            let mut rounds = Vec::new();
            let mut game = Match::new(
                &game,
                [player, &other],
                Horizon::Rounds(500),
                noise,
                Random::stream(5, 1),
            );
            game.advance_seen(500, |round| {
                rounds.push((round.decided, round.actions, round.seen))
            });
            rounds
        };
        assert!(
            text.contains("slipped") || fast.automaton(false).is_some(),
            "{text}"
        );
        assert!(play(&fast) == play(&slow), "{text}");
    }
}

#[test]
fn a_match_in_steps_is_the_match() {
    let game = dilemma();
    let noise = Noise {
        execution: Fraction::new(1, 5),
        ..Noise::NONE
    };
    let players = ["GTFT", "FirstByFeld"].map(|text| player_of(&game, 0, text));
    let scores = |step: u64| {
        let mut game_played = Match::new(
            &game,
            [&players[0], &players[1]],
            Horizon::Rounds(300),
            noise,
            Random::stream(3, 7),
        );
        while game_played.rounds()[0] < 300 {
            game_played.advance(step);
        }
        game_played.scores(&game)
    };
    assert_eq!(scores(300), scores(7));
}

#[test]
fn lengths_and_errors_are_as_probable_as_they_say() {
    let game = dilemma();
    let noise = Noise {
        execution: Fraction::new(1, 10),
        perception: Fraction::new(1, 5),
    };
    let (mut rounds, mut slips, mut sights) = (0, 0, 0);
    for seed in 0..4000 {
        let (_, played) = played(
            &game,
            ["ALLC", "ALLD"],
            Horizon::Continuation(Fraction::new(9, 10)),
            noise,
            seed,
        );
        rounds += played.len();
        slips += played.iter().filter(|round| round.actions[0] == 1).count();
        sights += played
            .iter()
            .filter(|round| round.seen[0] != round.actions[1])
            .count();
    }
    // Lengths have mean 10 and variance 0.9/0.01 = 90: standard error of the sum √(4000 · 90) = 600; five allowed.
    assert!((rounds as f64 - 40_000.0).abs() < 3000.0, "{rounds}");
    // Shares of about 40 000: standard errors √(0.1 · 0.9/n) = 0.0015 and √(0.2 · 0.8/n) = 0.002; five allowed.
    assert!(
        (slips as f64 / rounds as f64 - 0.1).abs() < 0.0075,
        "{slips}"
    );
    assert!(
        (sights as f64 / rounds as f64 - 0.2).abs() < 0.01,
        "{sights}"
    );
}

#[test]
fn other_names_and_the_other_side_change_nothing() {
    let swapped = named("1:1,5:0;0:5,3:3", &["defect", "cooperate"]);
    let lopsided = named("2:4,-1:6;3:1,0:2", &["cooperate", "defect"]);
    let mirrored = named("4:2,1:3;6:-1,2:0", &["cooperate", "defect"]);
    let texts = [
        "first: C; if they played D: D with 2/3; else: C",
        "if their D > my D: D; every 5: D; else: C",
    ];
    let scores = |game: &_, texts| {
        let (end, _) = played(game, texts, Horizon::Rounds(200), NOISE, 9);
        end.scores(game)
    };
    let sure = ["first: C; if they played D C: D; else: copy", texts[1]];
    assert_eq!(scores(&swapped, sure), scores(&dilemma(), sure));
    // Only one of the two mixes, so the stream is the same from the other side.
    let [first, second] = scores(&lopsided, texts);
    assert_eq!(scores(&mirrored, [texts[1], texts[0]]), [second, first]);
}

#[test]
fn payoffs_are_brought_over_one_denominator_unless_that_gets_too_long() {
    let game = named("1/4:-1/6,0:5;5:0,1:3/2", &["C", "D"]);
    assert_eq!(
        (game.denominator(), game.units(0), game.units(1)),
        (12, &[3, 0, 60, 12][..], &[-2, 0, 60, 18][..])
    );
    for long in [
        "1/1000003",
        "10000000000000",
        "1e-13",
        "0.123456789012345678901234567890",
    ] {
        let text = format!("{long}:1/999983,0:1;1:0,1:1");
        let game = read_game(&text, Reading::Each).unwrap();
        assert_eq!(
            StageGame::new(&game).is_err(),
            long != "1/1000003",
            "{long}"
        );
    }
}

/// The likelihood is the probability of what was seen: over all that may be seen it adds up to 1.
#[test]
fn likelihoods_are_probabilities() {
    for text in ["GTFT", "Joss", "Gradual", "ContriteTitForTat", "Feld"] {
        let opponent = player_of(&dilemma(), 1, text);
        for perception in [0, 1] {
            let noise = Noise {
                execution: Fraction::new(1, 10),
                perception: Fraction::new(perception, 10),
            };
            let of = |ways: usize| {
                let round = |round: usize| Seen {
                    done: round % 2,
                    seen: ways >> round & 1,
                };
                let rounds: Vec<Seen> = (0..5).map(round).collect();
                likelihood(&opponent, &rounds, Some(200), noise)
            };
            let all: Vec<Likelihood> = (0..32).map(of).collect();
            // What these have seen so far may be too much to remember.
            if perception == 1 && ["Gradual", "Feld"].contains(&text) {
                assert_eq!(all, [Likelihood::Unknown; 32]);
                continue;
            }
            let part = |likelihood: &Likelihood| match likelihood {
                Likelihood::Log(log) => log.exp(),
                other => panic!("{text}: {other:?}"),
            };
            let sum: f64 = all.iter().map(part).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{text}, {perception}: {sum}");
        }
    }
}

/// A hundred rounds that a strategy would hardly ever play are possible all the same; one that it would never play is not.
#[test]
fn what_is_possible_stays_so() {
    let opponent = player_of(&dilemma(), 1, "m1(1/1000,1/1000,1/1000,1/1000;1/1000)");
    let cooperates = Seen { done: 0, seen: 0 };
    let of = |rounds: &[Seen]| likelihood(&opponent, rounds, None, NOISE);
    let Likelihood::Log(log) = of(&[cooperates; 400]) else {
        panic!("it may cooperate");
    };
    assert!((log - 400.0 * 0.001_f64.ln()).abs() < 1e-6);
    let opponent = player_of(&dilemma(), 1, "TFT");
    let defects = Seen { done: 0, seen: 1 };
    assert_eq!(
        likelihood(&opponent, &[cooperates, defects], None, NOISE),
        Likelihood::Impossible
    );
}

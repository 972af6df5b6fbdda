//! Texts there and back, and what is said about texts that are no agents.

use engines::agents::{Agent, AgentFault, Agents, Allowed, UctAgent};
use engines::mcts::{FinalChoice, Playout, UctParameters};
use engines::ratings::Ratings;
use proptest::collection::vec;
use proptest::prelude::*;

fn real(maximum: f64) -> impl Strategy<Value = f64> {
    prop_oneof![
        Just(0.0),
        Just(maximum),
        (0.0..1.0).prop_map(move |share| share * maximum)
    ]
}

fn ratings() -> impl Strategy<Value = Ratings> {
    vec(-4_000..=4_000_i16, 1..=22).prop_map(|elo| {
        let texts: Vec<String> = elo.iter().map(i16::to_string).collect();
        texts.join("/").parse().unwrap()
    })
}

fn uct() -> impl Strategy<Value = UctAgent> {
    let numbers = (
        real(100.0),
        proptest::option::of(real(100.0)),
        0..=10_000_u32,
    );
    let more = (real(1.0), real(1e9), 1_000..=20_000_000_usize);
    let choice = proptest::sample::select(vec![
        FinalChoice::Visits,
        FinalChoice::Mean,
        FinalChoice::Secure,
    ]);
    let switches = (any::<[bool; 5]>(), proptest::option::of(ratings()));
    (1..=100_000_000_u64, numbers, more, switches, choice).prop_map(
        |(simulations, numbers, more, (switches, ratings), choice)| UctAgent {
            simulations,
            choice,
            parameters: UctParameters {
                exploration: numbers.0,
                first_play: numbers.1,
                prior_visits: numbers.2,
                widening: more.0,
                rave: more.1,
                most_nodes: more.2,
                ratings,
                ordering: switches[0],
                pruning: switches[1],
                solver: switches[2],
                decisive: switches[3],
                playout: if switches[4] {
                    Playout::Tactical
                } else {
                    Playout::Random
                },
                ..UctParameters::PLAIN
            },
        },
    )
}

fn any_agent() -> impl Strategy<Value = Agent> {
    prop_oneof![
        Just(Agent::Random),
        Just(Agent::Tactical),
        Just(Agent::Perfect),
        (1..=12_u32).prop_map(Agent::minimax),
        (1..=12_u32, ratings()).prop_map(|(depth, ratings)| Agent::Minimax {
            depth,
            ratings: Some(ratings)
        }),
        (1..=100_000_000_u64).prop_map(|simulations| Agent::Flat { simulations }),
        (1..=100_000_000_u64).prop_map(Agent::knowledge),
        uct().prop_map(Agent::Uct),
    ]
}

proptest! {
    #[test]
    fn every_agent_has_one_text(agent in any_agent()) {
        let text = agent.to_string();
        prop_assert_eq!(text.parse::<Agent>(), Ok(agent));
        prop_assert!(!text.contains(' '));
    }

    #[test]
    fn every_list_has_one_text(agents in vec(any_agent(), 1..6)) {
        let agents = Agents::new(agents).unwrap();
        prop_assert_eq!(agents.to_string().parse::<Agents>(), Ok(agents));
    }

    #[test]
    fn no_text_makes_it_panic(text in "[a-z0-9(),:. ä]{0,60}", any in ".{0,60}") {
        for text in [text, any] {
            if let Err(error) = text.parse::<Agents>() {
                prop_assert!((1..=text.chars().count() + 1).contains(&error.place), "{error:?}");
            }
        }
    }
}

#[test]
fn what_is_read_is_what_is_meant() {
    let all = "uct(1000,c:1.4,tactical,solver,decisive,pruning,ordering,prior:10,rave:500,widening:0.5,first_play:1,choice:mean)";
    let Ok(Agent::Uct(agent)) = all.parse::<Agent>() else {
        panic!("{:?}", all.parse::<Agent>());
    };
    assert_eq!(
        (agent.simulations, agent.choice),
        (1_000, FinalChoice::Mean)
    );
    let expected = UctParameters {
        exploration: 1.4,
        playout: Playout::Tactical,
        solver: true,
        decisive: true,
        pruning: true,
        ordering: true,
        prior_visits: 10,
        rave: 500.0,
        widening: 0.5,
        first_play: Some(1.0),
        ..UctParameters::PLAIN
    };
    assert_eq!(agent.parameters, expected);
    assert_eq!(Agent::Uct(agent).to_string(), all);
    assert_eq!("minimax(6)".parse(), Ok(Agent::minimax(6)));
    let flat = Agent::Flat { simulations: 1_000 };
    assert_eq!("flat(1000)".parse(), Ok(flat));
    assert_eq!("uct(1000)".parse(), Ok(Agent::uct(1_000)));
    assert_eq!("knowledge(1000)".parse(), Ok(Agent::knowledge(1_000)));
}

#[test]
fn order_spaces_and_values_that_are_the_default_do_not_matter() {
    let same = [
        "uct(50,c:2,solver)",
        " uct ( 50 , solver:on, c : 2.0 ) ",
        "uct(50,solver,c:2,choice:visits,tactical:off,first_play:none)",
    ];
    for text in same {
        let agent: Agent = text.parse().unwrap();
        assert_eq!(agent.to_string(), same[0]);
    }
    let changed: Agent = "knowledge(50,solver:off)".parse().unwrap();
    assert!(changed.to_string().starts_with("uct(50,"), "{changed}");
    assert!(!changed.to_string().contains("solver"));
}

#[test]
fn errors_name_the_place_and_what_was_found() {
    let of = |text: &str| text.parse::<Agents>().unwrap_err();
    let at = |text: &str| (of(text).place, of(text).fault);
    let found = str::to_owned;
    assert_eq!(at(""), (1, AgentFault::Missing));
    assert_eq!(at("random,,uct(1)"), (8, AgentFault::Missing));
    assert_eq!(
        at("random, stockfish"),
        (
            9,
            AgentFault::Unknown {
                found: found("stockfish")
            }
        )
    );
    assert_eq!(at("uct(10").1, AgentFault::NotClosed);
    assert_eq!(
        at("uct(10)x"),
        (8, AgentFault::Unexpected { found: found("x") })
    );
    assert_eq!(
        at("random(3)"),
        (8, AgentFault::TakesNothing { agent: "random" })
    );
    assert_eq!(
        at("minimax(99)"),
        (9, AgentFault::Depth { found: found("99") })
    );
    assert_eq!(at("minimax"), (8, AgentFault::Depth { found: found("") }));
    for (text, place, wrong) in [
        ("minimax(3,x)", 11, "x"),
        ("minimax(3,elo:1/x)", 11, "elo:1/x"),
        ("minimax(3,elo:1/-0)", 11, "elo:1/-0"),
    ] {
        let fault = AgentFault::Ratings {
            found: found(wrong),
        };
        assert_eq!(at(text), (place, fault));
    }
    let large = found("1000000000000000");
    assert_eq!(
        at("uct(1000000000000000)"),
        (5, AgentFault::Simulations { found: large })
    );
    assert_eq!(
        at("uct(10,magic)"),
        (
            8,
            AgentFault::UnknownSwitch {
                found: found("magic")
            }
        )
    );
    assert_eq!(
        at("uct(10,solver,solver)"),
        (15, AgentFault::Repeated { switch: "solver" })
    );
    let allowed = Allowed::Real {
        minimum: 0.0,
        maximum: 100.0,
    };
    let fault = AgentFault::Value {
        switch: "c",
        found: found("NaN"),
        allowed,
    };
    assert_eq!(at("uct(10,c:NaN)"), (10, fault));
    let many = vec!["random"; 33].join(",");
    assert_eq!(at(&many), (225, AgentFault::TooMany { found: 33 }));
}

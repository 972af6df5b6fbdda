//! Problems whose evaluations are games.

use crate::tuning::support::mean_and_error;
use computing::tuning::problems::{BestPlays, Played};
use engines::agents::{Agent, UctAgent};
use engines::tuning::Point;
use engines::tuning::problems::{Dimension, Fitness, Problem};
use experiments::Experiment;
use experiments::tuning::problems::agent::{AgentDimension, AgentProblem};
use experiments::tuning::problems::connect::{ConnectProblem, Starts};
use experiments::tuning::problems::rrrats::RrratsProblem;
use games::connect_four::Setup;
use games::rrrats::{RollOn, Rules, Twos};
use random::Random;

/// The values of so many evaluations.
pub fn values(problem: &impl Fitness, point: &Point, count: u64) -> Vec<f64> {
    let mut evaluator = problem.evaluator();
    let value = |seed| evaluator.evaluate(point, Random::stream(seed, 7));
    (0..count).map(value).collect()
}

/// Every evaluation gives the same from the same random numbers: again, after others, after one that was left.
pub fn assert_repeats(problem: &impl Fitness, points: &[&Point]) {
    let once = |point: &Point, seed| {
        let mut fresh = problem.evaluator();
        fresh.evaluate(point, Random::stream(seed, 0))
    };
    let mut used = problem.evaluator();
    for seed in 0..6 {
        for point in points {
            used.begin(points[0], Random::stream(99, 0));
            for _ in 0..seed {
                if used.step().is_some() {
                    break;
                }
            }
            let value = used.evaluate(point, Random::stream(seed, 0));
            assert_eq!(value, once(point, seed), "{point:?} {seed}");
        }
    }
}

fn plain_against(opponent: Agent, dimensions: &[AgentDimension]) -> Played<AgentProblem> {
    let base = UctAgent::plain(60);
    Played::new(AgentProblem::new(
        Setup::STANDARD,
        base,
        opponent,
        AgentProblem::usual(dimensions),
    ))
}

#[test]
fn a_point_is_an_agent() {
    let problem = plain_against(Agent::Random, &AgentDimension::ALL);
    let first = problem.problem.agent_of(&[0; 11]);
    assert_eq!(Agent::Uct(first).to_string(), "uct(60,c:0)");
    let point = [3, 3, 1, 1, 1, 0, 0, 0, 2, 2, 1];
    let other = problem.problem.agent_of(&point).to_string();
    let text =
        "uct(60,c:0.7,tactical,solver,prior:10,rave:500,widening:0.3,first_play:1,choice:mean)";
    assert_eq!(other, text);
    // Every value is one of its switch: no two values of a dimension are the same agent.
    for (place, dimension) in problem.dimensions().iter().enumerate() {
        let mut agents: Vec<String> = Vec::new();
        for value in 0..dimension.values.len() {
            let mut point = [0; 11];
            point[place] = value as u16;
            let agent = problem.problem.agent_of(&point).to_string();
            assert!(!agents.contains(&agent), "{} {value}", dimension.name);
            agents.push(agent);
        }
    }
}

#[test]
fn without_a_switch_c_is_tuned() {
    let dimensions = plain_against(Agent::Random, &[]).dimensions();
    assert_eq!((dimensions.len(), dimensions[0].name.as_str()), (1, "c"));
}

#[test]
fn a_strong_setting_is_worth_more_than_a_weak_one() {
    let dimensions = [
        AgentDimension::Exploration,
        AgentDimension::Tactical,
        AgentDimension::Decisive,
        AgentDimension::Prior,
    ];
    let problem = plain_against(Agent::uct(60), &dimensions);
    assert_eq!(problem.true_value(&[0; 4]), None);
    let (weak, weak_error) = mean_and_error(&values(&problem, &[0; 4], 300));
    let (strong, strong_error) = mean_and_error(&values(&problem, &[4, 1, 1, 2], 300));
    assert!(
        strong - weak > 4.0 * (weak_error + strong_error),
        "{weak} {strong}"
    );
    // The same agent on both sides: who begins is drawn, so nobody is preferred.
    let (even, error) = mean_and_error(&values(&problem, &[4, 0, 0, 0], 400));
    assert!((even - 0.5).abs() < 4.0 * error, "{even} ± {error}");
}

#[test]
fn games_of_agents_repeat() {
    for opponent in [Agent::Random, Agent::uct(30), Agent::minimax(2)] {
        let problem = plain_against(
            opponent,
            &[AgentDimension::Exploration, AgentDimension::Solver],
        );
        assert_repeats(&problem, &[&[1, 1], &[6, 0]]);
    }
}

#[test]
fn every_result_is_a_game() {
    let problem = plain_against(Agent::uct(60), &[AgentDimension::Solver]);
    let values = values(&problem, &[1], 100);
    assert!(values.iter().all(|value| [0.0, 0.5, 1.0].contains(value)));
}

/// The point of these values, by their names.
fn named(problem: &impl Fitness, values: &[&str]) -> Vec<u16> {
    let index = |(dimension, wanted): (&Dimension, &&str)| {
        let place = dimension.values.iter().position(|value| value == wanted);
        place.expect(wanted) as u16
    };
    let dimensions = problem.dimensions();
    dimensions.iter().zip(values).map(index).collect()
}

fn connect(stronger: Agent, weaker: Agent, penalty: f64) -> Played<ConnectProblem> {
    Played::new(ConnectProblem::new(stronger, weaker, penalty))
}

#[test]
fn a_point_is_a_board() {
    let problem = connect(Agent::uct(50), Agent::Random, 0.0);
    for (values, setup, starts) in [
        (["7", "6", "4", "none", "stronger"], "7x6", Starts::Stronger),
        (
            ["7", "7", "4", "middle", "weaker"],
            "7x7-4.4",
            Starts::Weaker,
        ),
        (["4", "8", "3", "bottom", "lot"], "4x8x3-2.1", Starts::Lot),
        (["8", "4", "5", "middle", "lot"], "8x4x5-4.2", Starts::Lot),
    ] {
        let point = named(&problem, &values);
        assert_eq!(ConnectProblem::setup_of(&point).to_string(), setup);
        assert_eq!(ConnectProblem::who_starts(&point), starts);
    }
}

#[test]
fn a_game_can_be_played_on_every_board() {
    let problem = connect(Agent::Tactical, Agent::Random, 0.25);
    let mut evaluator = problem.evaluator();
    let mut point = [0; 5];
    for index in 0..problem.space().points() {
        problem.space().write_point(index, &mut point);
        let value = evaluator.evaluate(&point, Random::stream(index, 0));
        // Score minus ½, less at most the whole penalty; no game is over before five moves.
        assert!((-0.75..0.5).contains(&value), "{point:?} {value}");
    }
}

#[test]
fn the_stronger_agent_gains_and_long_games_cost() {
    let free = connect(Agent::uct(100), Agent::Random, 0.0);
    let dear = connect(Agent::uct(100), Agent::Random, 1.0);
    let standard = named(&free, &["7", "6", "4", "none", "lot"]);
    let (mean, error) = mean_and_error(&values(&free, &standard, 100));
    assert!(mean - 8.0 * error > 0.0, "{mean} ± {error}");
    for (free, dear) in values(&free, &standard, 50)
        .iter()
        .zip(values(&dear, &standard, 50))
    {
        // The same game: the cost is its moves, of 42.
        let moves = (free - dear) * 42.0;
        assert!((moves - moves.round()).abs() < 1e-9 && (7.0..=42.0).contains(&moves.round()));
    }
    // Five in a row do not fit: nobody wins, the board is full.
    let hopeless = named(&dear, &["4", "4", "5", "bottom", "stronger"]);
    assert_eq!(values(&dear, &hopeless, 5), [-1.0; 5]);
}

#[test]
fn who_starts_is_as_said() {
    // On four by four the side that begins with three in a row wins if it plays well.
    let problem = connect(Agent::uct(300), Agent::uct(300), 0.0);
    let [first, second, lot] = ["stronger", "weaker", "lot"].map(|starts| {
        let point = named(&problem, &["4", "4", "3", "none", starts]);
        mean_and_error(&values(&problem, &point, 60)).0
    });
    assert!(first > 0.3 && second < -0.3, "{first} {second}");
    assert!(second < lot && lot < first, "{lot}");
}

#[test]
fn games_on_boards_repeat() {
    let problem = connect(Agent::uct(40), Agent::minimax(1), 0.5);
    let points = [
        named(&problem, &["7", "6", "4", "none", "lot"]),
        named(&problem, &["8", "8", "5", "middle", "lot"]),
    ];
    assert_repeats(&problem, &[&points[0], &points[1]]);
}

fn rrrats(penalty: f64) -> Played<RrratsProblem, BestPlays> {
    Played::new(RrratsProblem::new(RollOn::three([0.5; 3]), penalty))
}

#[test]
fn a_point_is_a_game_of_rrrats() {
    let problem = rrrats(0.0);
    let usual = named(&problem, &["31", "3-2-1", "4", "steal"]);
    assert_eq!(RrratsProblem::rules_of(&usual), Rules::default());
    let other = named(&problem, &["51", "1-3-2", "6", "take-two"]);
    let expected = Rules {
        tokens: 51,
        faces: [1, 3, 2],
        hand_limit: 6,
        twos: Twos::TakeTwo,
        ..Rules::default()
    };
    assert_eq!(RrratsProblem::rules_of(&other), expected);
    let link = problem.problem.to_play(&other).link();
    assert_eq!(
        link,
        "rrrats?tokens=51&faces=1-3-2&hand_limit=6&twos=take-two"
    );
    let mut point = [0; 4];
    for index in 0..problem.space().points() {
        problem.space().write_point(index, &mut point);
        match problem.problem.to_play(&point) {
            Experiment::Rrrats(lab) => {
                assert_eq!(lab.rules.rules(), RrratsProblem::rules_of(&point))
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn games_of_rrrats_agree_with_their_exact_mean() {
    let problem = rrrats(0.0);
    for point in [
        ["11", "3-2-1", "4", "steal"],
        ["11", "2-2-2", "6", "steal"],
        ["11", "3-1-2", "3", "take-two"],
        ["21", "2-3-1", "5", "take"],
    ] {
        let point = named(&problem, &point);
        assert_eq!(
            problem.known_value(&point),
            None,
            "nothing is computed for the asking"
        );
        let (mean, error) = mean_and_error(&values(&problem, &point, 2_000));
        let exact = problem
            .known_value(&point)
            .expect("known without a penalty");
        assert!(
            (mean - exact).abs() < 4.0 * error,
            "{point:?}: {mean} for {exact}"
        );
        // The player who plays best is better than half, and the player who plays by the hand alone does not always lose.
        assert!(0.05 < exact && exact < 0.5 && error > 0.0, "{exact}");
    }
}

#[test]
fn turns_cost_what_is_said() {
    let (free, dear) = (rrrats(0.0), rrrats(0.5));
    let point = named(&free, &["11", "3-2-1", "4", "steal"]);
    assert_eq!(dear.known_value(&point), None);
    assert_eq!(free.best_value(), None);
    for (free, dear) in values(&free, &point, 50)
        .iter()
        .zip(values(&dear, &point, 50))
    {
        let turns = (free - dear) * 200.0;
        // A turn wins four tokens at most, so that eleven take three.
        assert!(
            (turns - turns.round()).abs() < 1e-9 && turns.round() >= 3.0,
            "{turns}"
        );
    }
}

#[test]
fn games_of_rrrats_repeat() {
    // Best play is computed in the steps of the first game, which must not matter.
    let points = [["11", "2-3-1", "4", "steal"], ["11", "1-3-2", "3", "take"]];
    let problem = rrrats(0.1);
    let points = points.map(|point| named(&problem, &point));
    assert_repeats(&problem, &[&points[0], &points[1]]);
    for point in &points {
        assert_eq!(values(&problem, point, 20), values(&rrrats(0.1), point, 20));
    }
}

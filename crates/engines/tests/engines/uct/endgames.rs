//! UCT against the truth: on late positions its choice keeps the result that perfect play has.

use engines::Status;
use engines::mcts::{FinalChoice, MoveStatistics, Uct, UctParameters};
use engines::solver::{Goal, Solver};
use games::Game;
use games::connect_four::{Column, ConnectFour, GameRecord, Setup, Standard};
use random::Random;

const POSITIONS: &str = include_str!("../../oracles/connect_four/end-easy.txt");

/// Win 1, draw 0, loss −1, for the player who makes the move.
fn outcome(solver: &mut Solver<Standard>, position: &ConnectFour<Standard>, column: Column) -> i32 {
    let mut after = position.clone();
    after.apply(column);
    solver.begin(&after, Goal::Outcome);
    while solver.advance(u64::MAX) == Status::Running {}
    -solver.bounds().outcome().expect("finished")
}

fn choice(position: &ConnectFour<Standard>, parameters: UctParameters, simulations: u64) -> Column {
    let mut uct = Uct::new(position.clone(), parameters, Random::stream(5, 0));
    uct.advance(simulations);
    let moves: Vec<MoveStatistics<Column>> = uct.moves().collect();
    moves[FinalChoice::Visits.best(&moves).expect("a move")].action
}

/// How often, in 200 endgames, the choice gives away the result.
fn errors(parameters: UctParameters, simulations: u64) -> usize {
    let mut solver = Solver::new(Standard);
    let lines = POSITIONS.lines().take(200);
    let mut is_error = |line: &str| {
        let moves = line.split_whitespace().next().expect("moves");
        let (game, result) = GameRecord::parse(Setup::STANDARD, moves);
        result.expect("a legal game");
        let position = game.replay(Standard, game.moves().len());
        let chosen = choice(&position, parameters, simulations);
        let outcomes: Vec<i32> = position
            .actions()
            .map(|column| outcome(&mut solver, &position, column))
            .collect();
        Some(outcome(&mut solver, &position, chosen)) < outcomes.into_iter().max()
    };
    lines.filter(|line| is_error(line)).count()
}

#[test]
fn plain_uct_converges_to_the_best_result_in_two_hundred_endgames() {
    assert_eq!(errors(UctParameters::PLAIN, 30_000), 0);
}

#[test]
fn with_knowledge_it_needs_a_tenth_of_that() {
    assert_eq!(errors(UctParameters::knowledge(), 3_000), 0);
}

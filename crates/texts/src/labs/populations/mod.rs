//! Populations: texts. `views`: what stands in the views of the page.

mod views;

use crate::english::numbers::grouped;
use crate::lab::{ListedLab, Preset};
use crate::map::Subject;
use crate::parameter::{ParameterText, choice, counted, plain, views};
use crate::shared_parameters::GAMES_SEED;
pub use views::*;

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "populations",
    name: "Watch a population evolve",
    question: "Who takes over, how often, and after how long?",
    link: "populations?game=1,0%3B1.85,0&strategies=cooperate,defect&structure=grid&width=69&height=69\
        &process=imitate-best&with_itself=on&totals=on&start=4761&planted=2381.2&generations=100&runs=1&generation=30",
    live: "Live: one defector comes among 4,760 cooperators on a grid. Dashed: the share that large grids come to.",
    subject: Subject::Evolution,
};

texts! {
    /// The texts of the lab.
    pub struct PopulationsLabTexts {
        parameters: PopulationsParameterTexts,
        page: PopulationsTexts,
        views: PopulationsViewTexts,
        wrong: WrongPopulationTexts,
        allowed_game = "a symmetric game of two players with 2 to 8 strategies: the name of one of the library, or rows \
            separated by semicolons and numbers by commas, such as 3,0;5,1",
        allowed_names = "names separated by commas, such as cooperate,defect; nothing for letters",
        allowed_fitness(most: i64) = format!("none, or a number from 0 to {most}, also as a fraction such as 3/2"),
        allowed_start = "whole numbers separated by commas, one for each strategy but the last, which has the rest; \
            together no more than there are players",
        allowed_planted(most: usize) = format!(
            "at most {most} places separated by commas, each with a point and the number of a strategy behind it, such \
                as 12.2; every place once"
        ),
        allowed_edges(edges: usize, vertices: u64) = format!(
            "up to {} pairs of numbers from 1 to {} separated by commas, such as 1-2,2-3, that lead from everybody to \
                everybody",
            grouped(edges as u64),
            grouped(vertices)
        ),
    }

    /// What can be wrong.
    pub struct WrongPopulationTexts {
        of_key(key: &str, fault: &str) = format!("“{key}”: {fault}"),
        players(count: usize) = format!("A population plays a game of two; this one has {count} players."),
        strategies(count: usize, most: usize) =
            format!("This game has {count} strategies; a population has 2 to {most}."),
        not_symmetric(row: usize, column: usize) = format!(
            "The game is not symmetric: in row {row}, column {column} the second player does not get what the first \
                gets in row {column}, column {row}. In a population anybody can be either player."
        ),
        no_edge(number: usize, found: &str, most: u64) = format!(
            "Edge {number}, “{found}”, is no pair of numbers from 1 to {}, such as 1-2.",
            grouped(most)
        ),
        looped(vertex: u64) = format!("There is an edge from {vertex} to itself."),
        too_many_edges(found: usize, most: usize) =
            format!("{} edges; up to {} are allowed.", grouped(found as u64), grouped(most as u64)),
        gap(vertex: u64, last: u64) =
            format!("The numbers go up to {last}, but no edge has {vertex}: number the vertices from 1 without gaps."),
        disconnected(vertex: u64) = format!(
            "There is no way from 1 to {vertex}. On a graph in pieces nobody takes over all of it: add an edge between \
                the pieces."
        ),
        /// Whose fitness, and what all others play; the strongest selection that is possible.
        unfit([strategy, among]: [&str; 2], fitness: &str, most: &str) = format!(
            "One {strategy} where all others play {among} would have a fitness of {fitness}, and nobody’s may be \
                negative. Choose a selection of at most {most}, or exponential fitness, or add the same number to all \
                payoffs."
        ),
        /// The strongest selection that is possible.
        too_strong(most: &str) = format!(
            "With exponential fitness and these payoffs selection can be at most {most}: beyond, fitness is too large or too small to be worked out. Pairwise \
                comparison knows no such bound."
        ),
        process(name: &str, is_mixed: bool) = if is_mixed {
            format!("“{name}” needs neighbours: choose a structure. The Moran process stands in for it.")
        } else {
            format!("“{name}” knows no neighbours. On a graph birth–death stands in for it.")
        },
    }

    /// The parameters of the lab.
    pub struct PopulationsParameterTexts: ParameterText {
        game = plain("Game", "What players get from each other: one number in each cell, for the player of the row."),
        strategies = plain("Names", "What the strategies of the game are called."),
        fitness = plain("Relative fitness", "Instead of a game: a mutant’s fitness where residents have 1, whichever \
            players they meet; where there is no fitness, its payoff."),
        structure = choice("Structure", "Who is whose neighbour. Without a structure everybody meets everybody.", &[
            ("mixed", "well mixed"),
            ("complete", "complete graph"),
            ("cycle", "cycle"),
            ("path", "path"),
            ("star", "star"),
            ("grid", "grid"),
            ("random-regular", "random regular graph"),
            ("small-world", "small world"),
            ("scale-free", "scale-free graph"),
            ("edges", "edges of your own"),
        ]),
        population = counted("Population", "players", "How many players there are."),
        width = counted("Width", "cells", "Columns of the grid."),
        height = counted("Height", "cells", "Rows of the grid."),
        neighbourhood = choice("Neighbours on the grid", "Which cells are neighbours.", &[
            ("von-neumann", "four: side by side"),
            ("moore", "eight: corner to corner too"),
        ]),
        borders = plain("Borders", "Whether the grid ends at its borders. Without borders it goes on at the other side."),
        degree = counted("Neighbours", "neighbours", "How many neighbours everybody has; in a small world on average."),
        rewired = plain("Rewired", "The probability that an edge of the ring leads elsewhere in a small world."),
        links = counted("Links", "links", "To how many of those who are there a newcomer is linked in a scale-free graph."),
        edges = plain("Edges", "Pairs of neighbours; they can be typed or pasted."),
        process = choice("Process", "How the population changes.", &[
            ("moran", "Moran: one reproduces by fitness, anyone is replaced"),
            ("birth-death", "birth–death: one reproduces by fitness, a neighbour is replaced"),
            ("death-birth", "death–birth: anyone dies, neighbours compete by fitness"),
            ("wright-fisher", "Wright–Fisher: all are replaced at once"),
            ("fermi", "pairwise comparison (Fermi)"),
            ("imitation", "imitation: of oneself and neighbours, by fitness"),
            ("best-response", "best response"),
            ("imitate-best", "imitation of the best, all at once"),
        ]),
        mapping = choice("Fitness", "How payoffs become fitness; w is the selection, π the payoff.", &[
            ("linear", "1 − w + wπ"),
            ("exponential", "e to the power of wπ"),
        ]),
        selection = plain("Selection", "How much payoffs matter: not at all at 0."),
        mutation = plain("Mutation", "The probability that a newcomer, or one who reconsiders, plays any of the other \
            strategies instead."),
        inertia = plain("Inertia", "The probability that a player whose turn it is keeps its strategy."),
        with_itself = plain("Meets itself", "Whether everybody also plays with themselves."),
        totals = plain("Payoffs added up", "Whether a payoff is the sum over all who are met, not the mean."),
        start = plain("Start", "How many play each strategy at first, in the order of the game; the last has the rest."),
        planted = plain("Planted", "Places with another strategy at first: the place and the strategy, by their numbers."),
        generations = counted("Generations", "generations", "After this many generations a run is stopped if several \
            strategies are still there. A generation is a step for each player, or one step \
            where all change at once."),
        runs = counted("Runs", "runs", "How often the population is run from its start."),
        watched = counted("Watched", "generations", "How long the run is that is shown."),
        generation = plain("Generation", "The moment of the run that is shown; “end” for its end."),
        view = views(&[
            ("all", "The whole page"),
            ("population", "The population"),
            ("shares", "Shares over time"),
            ("takeover", "Who takes over"),
            ("long-run", "The long run"),
            ("flow", "The flow of an infinite population"),
        ]),
        seed = GAMES_SEED,
    }

    /// The page of the lab.
    pub struct PopulationsTexts {
        summary = "Populations whose players are born, die or imitate: who takes over, how often and after how long, \
            exactly and in many runs, mixed, on graphs and on grids; what is played in the long run, and where the flow \
            of an infinite population rests.",
        presets: &'static [Preset] = &[
            (
                "populations?game=1,0;1.85,0&strategies=cooperate,defect&structure=grid&width=99&height=99\
                    &process=imitate-best&with_itself=on&totals=on&start=9801&planted=4901.2&runs=1&generations=200\
                    &watched=200",
                "One defector among cooperators: Nowak and May’s kaleidoscope",
            ),
            ("populations?population=10&selection=1/2", "The prisoner’s dilemma among ten: who takes over?"),
            ("populations?fitness=3/2&population=10", "A mutant that is half as fit again"),
            ("populations?fitness=3/2&structure=star&population=10&process=birth-death", "The same on a star"),
            (
                "populations?game=2,-1;3,0&strategies=cooperate,defect&structure=cycle&process=death-birth\
                    &population=20&start=1",
                "Cooperators on a ring, b = 3c",
            ),
            ("populations?game=stag-hunt&population=30&selection=1/2&mutation=1/100", "A stag hunt with mutations"),
            (
                "populations?game=0,-1,2;2,0,-1;-1,2,0&strategies=rock,paper,scissors&population=30&process=fermi\
                    &selection=1&mutation=1/50&start=10,10",
                "Rock, paper, scissors in a small population",
            ),
            (
                "populations?game=0,-1,1;1,0,-1;-1,1,0&strategies=rock,paper,scissors&structure=grid&width=101\
                    &height=101&neighbourhood=von-neumann&process=fermi&selection=10&start=3400,3400&runs=4\
                    &generations=200&watched=200",
                "Rock, paper, scissors on a grid",
            ),
        ],
        done(done: &str, wanted: &str) = format!("{done} of {wanted} runs."),
    }
}

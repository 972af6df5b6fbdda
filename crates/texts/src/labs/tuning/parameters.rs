//! Parameters of tuning.

use crate::parameter::{ParameterText, choice, counted, plain, views};

texts! {
    /// Its parameters.
    pub struct TuningParameterTexts: ParameterText {
        problem = choice("Problem", "What is tuned. Every evaluation is a noisy value of a point.", &[
            ("noisy-onemax", "Noisy OneMax"),
            ("noisy-trap", "Noisy trap"),
            ("hill", "Hill"),
            ("win-rates", "A made-up table of 288 win rates"),
            ("agent", "Tune an agent"),
            ("game", "Evolve a game"),
            ("own", "Your own"),
            ("aliens", "Evolve Aliens"),
            ("rolling-horizon", "Tune an agent for Aliens"),
        ]),
        bits = counted("Bits", "", "OneMax: how many bits a point has; its value is how many of them are 1."),
        dimensions = counted("Dimensions", "", "Trap and hill: how many there are."),
        values = counted("Values", "each", "Trap and hill: how many values a dimension has."),
        noise = plain("Noise", "The standard deviation of an evaluation around the true value."),
        table = plain("Table", "Which generated table of win rates is used. Most settings hardly ever win; the best \
            wins 60 % of its games."),
        tune = choice("Tune", "The dimensions of the search: which settings of the agent are varied.", &[
            ("c", "C"),
            ("first_play", "First play"),
            ("choice", "Final choice"),
            ("tactical", "Tactical playouts"),
            ("solver", "Proofs"),
            ("decisive", "Decisive moves"),
            ("pruning", "Pruning"),
            ("ordering", "Ordering"),
            ("prior", "Prior visits"),
            ("rave", "RAVE"),
            ("widening", "Widening"),
        ]),
        simulations = counted("Simulations", "per move", "How many simulations the tuned agent runs."),
        opponent = plain("Opponent", "The tuned agent's opponent; who begins a game is drawn at random."),
        game = choice("Game", "Which game's rules are evolved.", &[("connect-k", "Connect-k"), ("rrrats", "Rrrats")]),
        stronger = plain("Stronger agent",
            "The agent that should win more: the value of a set of rules is this agent's score minus ½."),
        weaker = plain("Weaker agent", "The stronger agent's opponent."),
        weaker_rolls = plain("Weaker player", "Rrrats: the weaker player's probabilities of rolling on with one, two \
            and three tokens in hand. The stronger player always makes the best choice."),
        penalty = plain("Penalty for length", "Subtracted for a game that fills the board (Connect-k) or lasts 100 \
            turns (Rrrats); in proportion for other lengths."),
        space = plain("Space", "Names of dimensions and their values, numbers or words, as in x: 0, 0.5, 1; y: -1..1 \
            by 0.25; mode: slow, fast; on: true, false."),
        formula = plain("Formula", "The true value of a point: + - * / ^, comparisons, if, min, max, sqrt, abs, exp, \
            log, sin, cos, floor, round, pi, e, and the names of the dimensions. A dimension with words is compared, \
            as in (mode = fast) * 3 + x; true is 1 and false 0."),
        optimizer = choice("Optimizers",
            "Which optimizers search. The first is shown step by step; all are compared.", OPTIMIZERS),
        evaluations = counted("Evaluations", "per run", "How many noisy values a run may ask for."),
        repeats = counted("Runs", "each",
            "How many times each optimizer searches, each time with different random numbers."),
        neighbours = counted("Neighbours n", "",
            "NTBEA: how many changed copies of the current point each step makes."),
        c = plain("Exploration C", "NTBEA and UCB1: the factor of the exploration term, in units of the fitness."),
        mutation = plain("Mutation p", "NTBEA: the probability that a dimension of a neighbour changes."),
        flip_once = plain("Flip once",
            "NTBEA: whether one dimension of each neighbour, drawn at random, always changes."),
        duplicates = plain("Keep duplicates",
            "NTBEA: whether the same neighbour may occur twice. In the source neighbours are unique."),
        epsilon = plain("Relaxation ε",
            "NTBEA: added to the visits of every entry, so that the bound of an entry that was never seen is finite."),
        tuples = choice("Tuples", "NTBEA: the model has a table for each set of this many dimensions.", &[
            ("1", "1"),
            ("2", "2"),
            ("3", "3"),
            ("4", "4"),
            ("5", "5"),
            ("6", "6"),
            ("7", "7"),
            ("8", "8"),
            ("9", "9"),
            ("10", "10"),
            ("11", "11"),
            ("12", "12"),
            ("13", "13"),
            ("14", "14"),
            ("15", "15"),
            ("all", "all"),
        ]),
        own_tuples = plain("Tuples of your own",
            "More tuples of the model, each by the numbers of its dimensions: 1-2,2-3-5 for two of them."),
        recommend = choice("Recommend", "NTBEA: which of the evaluated points is recommended. The highest own mean is \
            right without noise; with noise it probably belongs to a point that was lucky.", &[
            ("model-mean", "Highest model mean"),
            ("with-neighbours", "The same, with neighbours"),
            ("most-visited", "Most visited"),
            ("own-mean", "Highest own mean"),
        ]),
        batch = counted("Points", "per step",
            "How many points are evaluated before the next are chosen; 1 as in the source."),
        all_parents = plain("All points are parents", "NTBEA with a population: whether neighbours are made from all \
            points of the last step in turn, or from the best of them alone."),
        patience = counted("Ends after", "steps without a new point", "A search ends early once it has only come back \
            to points that it knew for this many steps in a row; 0: it never does."),
        goal = plain("Goal",
            "A search ends early once the evaluations of some point have at least this mean; infinite: it never does."),
        goal_visits = counted("Goal reached with", "evaluations",
            "How often a point must have been evaluated before its mean can reach the goal."),
        resamples = counted("Resamples", "", "Hill-climber: how many times each point is evaluated."),
        climber_mutation = plain("Mutation (hill-climber)",
            "The probability that a dimension changes; one always changes."),
        population = counted("Population", "points", "Genetic algorithm: how many points a generation has."),
        genetic_mutation = plain("Mutation (genetic)", "The probability that a dimension of an offspring changes."),
        compact_population = counted("Population (compact)", "",
            "Compact genetic algorithm: the probabilities move in steps of 1 divided by this number."),
        fresh = counted("Fresh evaluations", "per point", "Where nobody knows the truth: how many times the \
            recommended point is evaluated again for each point of the curve."),
        finalists = counted("Runners-up", "",
            "How many other points the recommendation of the first run races against at the end; 0 for none."),
        race_epsilon = plain("Precision ε of the races",
            "A race ends at the latest once it knows the share of wins to ±ε."),
        race_delta = plain("Error probability δ",
            "The largest probability that any bound is wrong, for all final races together."),
        step = plain("Step", "The first run is shown after this many steps."),
        line = choice("Line", "The line of N-tuple bandit evolution that was at work last.", &[
            ("add", "add to the model"),
            ("neighbours", "make neighbours"),
            ("choose", "choose"),
            ("evaluate", "evaluate"),
        ]),
        row = plain("Rows", "The dimension in the rows of the map, from 1."),
        column = plain("Columns", "The dimension in the columns of the map, from 1."),
        point = plain("Point", "The selected point: the number of its value in each dimension."),
        truth = plain("Truth", "Whether true values are shown beside what the search believes, where they are known."),
        seed = plain("Seed", "Where the random numbers start: same seed, same runs, everywhere."),
        view = views(&[
            ("all", "The whole page"),
            ("search", "What the search believes, and what is true"),
            ("next", "Why the next point is chosen"),
            ("pairs", "Two dimensions together"),
            ("curves", "Which optimizer finds more, with how many evaluations"),
            ("finals", "How sure is the answer?"),
            ("values", "What the model says about each value"),
            ("space", "The space, and what is recommended in it"),
            ("pseudo-code", "The algorithm"),
            ("loop", "The loop"),
        ]),
        aim = choice("Aim", "What rules of Aliens are good for: that the skilled agent wins and the unskilled one does \
            not, or that the unskilled one wins.", &[
            ("gap", "A gap of skill"),
            ("unskilled", "The unskilled agent wins"),
        ]),
        skilled = choice("Skilled agent", "The agent that should win at Aliens.", PLANNERS),
        skilled_budget = plain("Its budget", "Steps of the game that the skilled agent tries before each of its own."),
        unskilled = choice("Unskilled agent", "The agent with less skill at Aliens.", PLANNERS),
        unskilled_budget = plain("Budget of the unskilled agent",
            "Steps of the game that the unskilled agent tries before each of its own."),
        plan_budget = plain("Budget of the agent", "Steps of the game that the agent tries before each of its own."),
        own_space = plain("Space of your own", "Dimensions with the values that are tried, instead of the usual ones: \
            “lives: 1..5; alien_pause: 1, 2, 4” for Aliens, “horizon: 5, 10, 20; shift: on, off” for its agent, “c: \
            0.5, 1, 2; choice: visits, mean” for the tree search. What is not named keeps its usual value."),
    }
}

const OPTIMIZERS: &[(&str, &str)] = &[
    ("ntbea", "NTBEA"),
    ("random", "Random search"),
    ("hill-climber", "Hill-climber"),
    ("genetic", "Genetic algorithm"),
    ("compact-genetic", "Compact genetic"),
    ("ucb", "UCB1"),
];

/// Agents at Aliens.
const PLANNERS: &[(&str, &str)] = &[
    ("random", "Chance"),
    ("one-step", "One-step look-ahead"),
    ("rolling-horizon", "Rolling-horizon evolution"),
    ("tree-search", "Open-loop tree search"),
];

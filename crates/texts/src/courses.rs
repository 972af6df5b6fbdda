//! Courses: for each a plan of twelve weeks, with what of us belongs to each week.
//!
//! Their order is that of the usual textbooks: M. J. Osborne, "An Introduction to Game Theory" (2004); A. Mas-Colell, M. D. Whinston and J. R. Green,
//! "Microeconomic Theory" (1995), chapters 7 to 9; S. Russell and P. Norvig, "Artificial Intelligence: A Modern Approach" (4th edition, 2020), chapters 5
//! and 18; J. Hofbauer and K. Sigmund, "Evolutionary Games and Population Dynamics" (1998); S. V. Albrecht, F. Christianos and L. Schäfer, "Multi-Agent
//! Reinforcement Learning" (2024). Weeks of theirs for which there is nothing here are left out.

texts! {
    pub struct CoursesTexts {
        heading = "Teaching a course?",
        week(week: usize) = format!("Week {week}"),
        subject = "Subject",
        try_it = "To try and to ask",
        print = "Print",
        all = "All courses",
        /// Where a link leads to a course that there is not.
        unknown(name: &str) = format!("There is no course “{name}”. The courses are:"),
        courses: &'static [Course] = COURSES,
    }
}

/// A course of twelve weeks.
#[derive(Debug, PartialEq)]
pub struct Course {
    /// In its link.
    pub name: &'static str,
    pub title: &'static str,
    pub about: &'static str,
    pub weeks: [Week; 12],
}

/// A week.
#[derive(Debug, PartialEq)]
pub struct Week {
    pub subject: &'static str,
    /// What is opened: its name, and its link without `#/`.
    pub links: &'static [Opened],
}

/// What is opened.
pub type Opened = (&'static str, &'static str);

const fn week(subject: &'static str, links: &'static [Opened]) -> Week {
    Week { subject, links }
}

const COURSES: &[Course] = &[
    GAME_THEORY,
    MICROECONOMICS,
    ARTIFICIAL_INTELLIGENCE,
    EVOLUTION,
    MULTI_AGENT,
];

const TREES: Opened = ("Lesson: Game trees by hand", "lesson/game-trees-by-hand");
const ALPHA_BETA: Opened = (
    "Lesson: What alpha-beta may skip",
    "lesson/what-alpha-beta-may-skip",
);
const OTHER: Opened = (
    "Lesson: What will the other do?",
    "lesson/what-will-the-other-do",
);
const THREAT: Opened = (
    "Lesson: Who believes a threat?",
    "lesson/who-believes-a-threat",
);
const COOPERATE: Opened = (
    "Lesson: Why cooperate at all?",
    "lesson/why-cooperate-at-all",
);
const TOURNAMENTS: Opened = (
    "Lesson: Tournaments, noise and forgiveness",
    "lesson/tournaments-noise-and-forgiveness",
);
const PATIENCE: Opened = (
    "Lesson: What patience can support",
    "lesson/what-patience-can-support",
);
const MUTANT: Opened = ("Lesson: A mutant among N", "lesson/a-mutant-among-n");
const NEIGHBOURS: Opened = (
    "Lesson: Where your neighbours are counts",
    "lesson/where-your-neighbours-are-counts",
);
const FLOWS: Opened = (
    "Lesson: Flows and rest points",
    "lesson/flows-and-rest-points",
);
const KUHN: Opened = (
    "Lesson: The equilibria of Kuhn poker",
    "lesson/the-equilibria-of-kuhn-poker",
);
const REGRET: Opened = (
    "Lesson: Learning from regret",
    "lesson/learning-from-regret",
);
const RANDOM_GAMES: Opened = (
    "Lesson: From random games to a tree",
    "lesson/from-random-games-to-a-tree",
);
const ENOUGH: Opened = (
    "Lesson: How many games are enough",
    "lesson/how-many-games-are-enough",
);
const NOISY: Opened = (
    "Lesson: Evolving a strategy when every game is noisy",
    "lesson/evolution-under-noise",
);
const DILEMMA: Opened = ("The prisoner’s dilemma", "matrix?game=prisoners-dilemma");
const PENALTY: Opened = ("The penalty kick", "matrix?game=penalty-kick");
const ULTIMATUM: Opened = ("The ultimatum", "tree-game?game=ultimatum");
const ENTRY: Opened = ("Entry deterrence", "tree-game?game=entry-deterrence");
const BEER: Opened = ("Beer and quiche", "tree-game?game=beer-quiche");
const ECOLOGY: Opened = (
    "Shares that grow with payoffs",
    "tournament?entrants=Cooperator,Defector,TitForTat&view=ecology",
);
const HAWKS: Opened = ("Hawks and doves", "matrix?game=hawk-dove&view=dynamics");
const SHAPLEY: Opened = (
    "Fictitious play that never settles",
    "matrix?game=shapley&dynamic=fictitious-play&view=dynamics",
);

const GAME_THEORY: Course = Course {
    name: "game-theory",
    title: "Introduction to game theory",
    about: "From payoff matrices to repeated games and hidden information.",
    weeks: [
        week("Games as matrices, dominance", &[OTHER, DILEMMA]),
        week(
            "Pure equilibria, coordination",
            &[
                ("The stag hunt", "matrix?game=stag-hunt"),
                ("Battle of the sexes", "matrix?game=battle-of-the-sexes"),
            ],
        ),
        week(
            "Mixed strategies",
            &[
                PENALTY,
                (
                    "Rock, paper, scissors",
                    "matrix?game=rock-paper-scissors&view=play",
                ),
            ],
        ),
        week(
            "Zero-sum games, the minimax theorem",
            &[
                ("Colonel Blotto", "matrix?game=blotto"),
                ("Morra with two fingers", "matrix?game=morra-two"),
            ],
        ),
        week(
            "Many players, guessing each other",
            &[
                ("The beauty contest", "matrix?game=beauty-contest"),
                ("Volunteers", "matrix?game=volunteers"),
            ],
        ),
        week(
            "Trees and backward induction",
            &[TREES, ("The centipede", "tree-game?game=centipede")],
        ),
        week("Threats and subgame perfection", &[THREAT, ENTRY]),
        week(
            "Bargaining",
            &[ULTIMATUM, ("Offers in turn", "tree-game?game=bargaining")],
        ),
        week(
            "Hidden moves: bluffing",
            &[("One-card poker", "tree-game?game=one-card-poker"), KUHN],
        ),
        week(
            "Beliefs and signals",
            &[BEER, ("Selten’s horse", "tree-game?game=seltens-horse")],
        ),
        week("Repeated games", &[COOPERATE, TOURNAMENTS]),
        week("The folk theorem", &[PATIENCE]),
    ],
};

const MICROECONOMICS: Course = Course {
    name: "microeconomics",
    title: "Microeconomics: strategic behaviour",
    about: "Competition, entry, bargaining, information and collusion.",
    weeks: [
        week("Why a firm must think of the other", &[OTHER]),
        week(
            "Dominance and its limits",
            &[
                DILEMMA,
                ("The traveller’s dilemma", "matrix?game=travellers-dilemma"),
            ],
        ),
        week(
            "Quantities: Cournot’s duopoly",
            &[("Cournot’s duopoly", "matrix?game=cournot")],
        ),
        week(
            "Coordination and standards",
            &[
                ("Coordination", "matrix?game=coordination"),
                ("The weakest link", "matrix?game=weakest-link"),
            ],
        ),
        week(
            "Controls and mixed strategies",
            &[("Inspection", "matrix?game=inspection"), PENALTY],
        ),
        week(
            "Auctions",
            &[("A second-price auction", "matrix?game=second-price-auction")],
        ),
        week(
            "Public goods and volunteers",
            &[
                ("Volunteers", "matrix?game=volunteers"),
                ("El Farol", "matrix?game=el-farol"),
            ],
        ),
        week("Entry and credible threats", &[THREAT, ENTRY]),
        week(
            "Bargaining",
            &[ULTIMATUM, ("Offers in turn", "tree-game?game=bargaining")],
        ),
        week(
            "Signals, and what others know",
            &[BEER, ("The market for lemons", "bayesian?game=lemons")],
        ),
        week("Collusion: patience", &[COOPERATE, PATIENCE]),
        week(
            "Correlated strategies",
            &[("Chicken, and a traffic light", "matrix?game=chicken")],
        ),
    ],
};

const ARTIFICIAL_INTELLIGENCE: Course = Course {
    name: "artificial-intelligence",
    title: "Artificial intelligence: games",
    about: "Search, Monte Carlo trees, learning by play, and how to compare programs.",
    weeks: [
        week(
            "Minimax",
            &[TREES, ("Nine leaves by hand", "minimax?hide=values&step=0")],
        ),
        week(
            "Alpha-beta",
            &[
                ALPHA_BETA,
                (
                    "An exercise, cuts hidden",
                    "minimax?game=exercise&levels=3&branching=3&seed=4&algorithm=alpha-beta&hide=cuts",
                ),
            ],
        ),
        week(
            "Depth, evaluation, quiescence",
            &[("Small chess", "minimax?game=gardner&depth=2")],
        ),
        week(
            "Memory and order of moves",
            &[(
                "Tic-tac-toe in memory",
                "minimax?game=tic-tac-toe&view=memory",
            )],
        ),
        week(
            "Random games: bandits and UCT",
            &[
                RANDOM_GAMES,
                (
                    "A small search, phase by phase",
                    "mcts?simulations=30&width=4&height=4&in_a_row=3&look=77",
                ),
            ],
        ),
        week(
            "What random games do not know",
            &[(
                "Lesson: What random playouts do not know",
                "lesson/what-random-playouts-do-not-know",
            )],
        ),
        week(
            "How far from perfect play",
            &[(
                "Lesson: How far from perfect play",
                "lesson/how-far-from-perfect-play",
            )],
        ),
        week(
            "Planning with a forward model",
            &[(
                "A tree search at Aliens",
                "aliens?agent=tree-search&budget=30",
            )],
        ),
        week(
            "Tuning programs",
            &[(
                "Lesson: Tuning when no try can be trusted",
                "lesson/tuning-under-noise",
            )],
        ),
        week(
            "Which program is better?",
            &[ENOUGH, ("A ladder of opponents", "ladder")],
        ),
        week("Hidden information: regret", &[REGRET]),
        week("Poker", &[KUHN, ("Leduc poker", "regret?game=leduc")]),
    ],
};

const EVOLUTION: Course = Course {
    name: "evolutionary-biology",
    title: "Evolutionary biology: games",
    about: "Stable strategies, dynamics, cooperation, and evolution under noise.",
    weeks: [
        week("Payoffs as fitness", &[OTHER]),
        week(
            "Hawks and doves",
            &[("Hawks and doves", "matrix?game=hawk-dove"), HAWKS],
        ),
        week(
            "Owners and intruders",
            &[("Hawk, dove, bourgeois", "matrix?game=hawk-dove-bourgeois")],
        ),
        week(
            "Cycles",
            &[(
                "Rock, paper, scissors as a flow",
                "matrix?game=rock-paper-scissors&view=dynamics",
            )],
        ),
        week(
            "Spirals in and out",
            &[
                FLOWS,
                (
                    "Costly ties",
                    "matrix?game=rock-paper-scissors-costly&view=dynamics",
                ),
                (
                    "Generous ties",
                    "matrix?game=rock-paper-scissors-generous&view=dynamics",
                ),
            ],
        ),
        week("The dilemma of cooperation", &[DILEMMA]),
        week("Reciprocity", &[COOPERATE]),
        week("Errors and forgiveness", &[TOURNAMENTS]),
        week("Finite populations", &[MUTANT, ECOLOGY]),
        week("Space and graphs", &[NEIGHBOURS]),
        week("Selection under noise", &[NOISY]),
        week(
            "Coevolution, and what is optimal",
            &[(
                "Lesson: What the exact optimum says about evolved strategies",
                "lesson/what-the-optimum-says",
            )],
        ),
    ],
};

const MULTI_AGENT: Course = Course {
    name: "multi-agent-learning",
    title: "Multi-agent learning",
    about: "What learners converge to, against each other and under noise.",
    weeks: [
        week("Games and solution concepts", &[OTHER]),
        week(
            "Zero-sum games and their value",
            &[
                ("Morra with three fingers", "matrix?game=morra-three"),
                PENALTY,
            ],
        ),
        week("Fictitious play", &[SHAPLEY]),
        week(
            "No-regret learning",
            &[(
                "Regret at rock, paper, scissors",
                "regret?game=rock-paper-scissors&iterations=1000&head_start=1&look=37",
            )],
        ),
        week("Counterfactual regret", &[REGRET]),
        week(
            "Variants that are faster",
            &[(
                "Four variants on Kuhn poker",
                "regret?compare=cfr-plus,linear,discounted&iterations=1000",
            )],
        ),
        week(
            "Sampling",
            &[(
                "Chance sampling on Kuhn poker",
                "regret?game=kuhn-seed&variant=chance-sampling&iterations=20000&look=end&seed=1",
            )],
        ),
        week("Equilibria of poker", &[KUHN]),
        week(
            "Three players and general sums",
            &[("What is promised where three play", "general-sum")],
        ),
        week("Search and learning", &[RANDOM_GAMES]),
        week("Evolving strategies", &[NOISY]),
        week(
            "Comparing learners",
            &[
                ENOUGH,
                (
                    "Lesson: Which search really wins under noise",
                    "lesson/who-really-wins",
                ),
            ],
        ),
    ],
};

//! Extensive games: texts. `stories`: what the games of the library are about.

mod stories;

use crate::lab::{ListedLab, Preset};
use crate::labs::matrix::Story;
use crate::map::Subject;
use crate::parameter::{ParameterText, choice, plain, views};

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "tree-game",
    name: "Draw and solve a game tree",
    question: "Who believes a threat that nobody would carry out?",
    link: "tree-game",
    live: "Live: what each end of the game pays the incumbent, who threatens to fight.",
    subject: Subject::Hidden,
};

texts! {
    /// The texts of the lab.
    pub struct TreeGameLabTexts {
        parameters: TreeGameParameterTexts,
        page: TreeGameTexts,
        allowed_game = "a game of the library, or a tree such as 1(out:0;2 in:2.firm(fight:-1;-1 share:1;1)): a player \
            and the information set before a bracket, a name before a branch, payoffs separated by semicolons, ? for \
            chance with a probability before each branch",
        allowed_names = "names separated by commas",
        allowed_shares = "for each information set a probability for each action, or node, such as 1/3,2/3;0,1; \
            nothing for what was found",
        wrong_game(key: &str, fault: &str) = format!("{key}: {fault}."),
        wrong_game_here(fault: &str) = format!("{fault}."),
        no_such_game(name: &str) = format!("there is no game “{name}” in the library, and it is not a tree"),
        wrong_seat(found: u64, players: usize) = format!("there is no player {found}; this game has {players}"),
        too_many_names(found: usize, most: usize) = format!("{found} names, but this game has {most} players"),
        wrong_shares: WrongSharesTexts,
        /// Of the library.
        stories: &'static [Story] = stories::ENGLISH,
    }

    /// What is wrong with an assessment. Takes the information set where there is one.
    pub struct WrongSharesTexts {
        sets(found: usize, wanted: usize) = {
            let sets = if found == 1 { "set" } else { "sets" };
            format!("{found} information {sets}, where the game’s players have {wanted}")
        },
        count(set: &str, found: usize, wanted: usize) = {
            let of = if found == 1 {
                "probability"
            } else {
                "probabilities"
            };
            format!("{found} {of} at {set}, which needs {wanted}")
        },
        number(set: &str, found: &str) =
            format!("“{found}” at {set} is not a probability; numbers such as 0, 0.25 and 1/3 are"),
        sum(set: &str, found: &str) = format!("the probabilities at {set} add up to {found} instead of 1"),
    }

    /// The parameters of the lab.
    pub struct TreeGameParameterTexts: ParameterText {
        game = plain("Game", "A game of the library by its name, or a tree that is written."),
        players = plain("Players", "The names of the players, separated by commas."),
        title = plain("Title", "What the game is called."),
        step = plain("Step", "How many subgames are solved on the picture; “end” for all of them."),
        marks = choice("Shown on the tree", "What is marked on the tree.", &[
            ("usual", "the usual"),
            ("nothing", "nothing"),
            ("induction", "backward induction"),
            ("solution", "the solution"),
            ("assessment", "the assessment"),
        ]),
        strategic = choice("Strategies",
            "Whether a strategy also says what to do at information sets that its own earlier moves rule out.", &[
            ("reduced", "where it matters"),
            ("whole", "everywhere"),
        ]),
        assessment = plain("Assessment", "What is done at each information set: a probability for each action."),
        beliefs = plain("Beliefs", "What is believed at each information set: a probability for each node. Where \
            nothing is said, it follows from the behaviour."),
        view = views(&[
            ("all", "The whole page"),
            ("tree", "The tree"),
            ("solution", "Solution"),
            ("strategic", "Strategic form"),
            ("sequence", "Sequence form"),
            ("assessment", "Assessment"),
            ("play", "Play"),
            ("learning", "Learning"),
        ]),
        person = plain("You", "Which player you are."),
        opponent = choice("Opponent", "Who plays against you.", &[
            ("solution", "plays the solution"),
            ("uniform", "plays every action equally often"),
            ("assessment", "plays the assessment"),
            ("learner", "plays what was learned"),
            ("person", "is somebody beside you"),
        ]),
        moves = plain("Moves", "What you have done in the game by hand."),
        series = plain("Draws", "Which draws chance and the opponent have in the game by hand."),
        learner = choice("Learner", "The variant of counterfactual regret minimisation that learns the game.", &[
            ("cfr", "CFR"),
            ("cfr-plus", "CFR+"),
            ("linear", "linear CFR"),
            ("discounted", "discounted CFR"),
            ("chance-sampling", "chance sampling"),
            ("external-sampling", "external sampling"),
            ("outcome-sampling", "outcome sampling"),
        ]),
        iterations = plain("Iterations", "How long it learns; of large games only as much as takes about a second."),
        lock = plain("Fixed behaviour",
            "What is not learned: at each information set a probability for each action; nothing where it is learned."),
    }

    /// The page of the lab. Players are counted from 0.
    pub struct TreeGameTexts {
        summary = "Draw a game as a tree, hide moves, and solve it exactly: backward induction, strategic and sequence \
            form, optimal play, beliefs.",
        sentence(of: &TreeGameSentenceOf) = {
            let sets = match of.information_sets {
                1 => "1 information set".to_owned(),
                sets => format!("{sets} information sets"),
            };
            let size = format!("{{=game}} has {} nodes and {sets}", of.nodes);
            let kind = if of.is_perfect_information {
                "; everybody sees every move"
            } else {
                "; some moves are hidden"
            };
            let value = match (&of.value, of.constant_sum.as_deref()) {
                (Some(value), None | Some("0")) => format!(". Its value is {value}"),
                (Some(value), Some(sum)) => {
                    format!(
                        ". Payoffs add up to {sum} at every end, and the value for the first player is {value}"
                    )
                }
                (None, _) => String::new(),
            };
            let perfect = match of.subgame_perfect {
                None => String::new(),
                Some((0, true)) => {
                    ". In pure strategies it has no subgame-perfect equilibrium".to_owned()
                }
                Some((0, false)) => String::new(),
                Some((1, true)) => {
                    ". In pure strategies it has one subgame-perfect equilibrium".to_owned()
                }
                Some((count, true)) => {
                    format!(". In pure strategies it has {count} subgame-perfect equilibria")
                }
                Some((count, false)) => {
                    format!(". In pure strategies it has {count} subgame-perfect equilibria or more")
                }
            };
            format!("{size}{kind}{value}{perfect}.")
        },
        /// A player who has no name.
        player(player: usize) = format!("Player {}", player + 1),
        own_game = "Your own game",
        new_game = "Draw a game of your own",
        choose = "Game",
        /// What the number in the name of a game is: cards, coins or rounds.
        number = "Size of the game",
        picture_label(title: &str) = match title {
            "" => "Game tree".to_owned(),
            _ => format!("Game tree: {title}"),
        },
        picture_help = "Press a node to change it. Drag one node onto another so that the player cannot tell them \
            apart. Keys: arrows move, 1 to 4 give a node to a player, C to chance, E ends the game there, + adds a \
            branch, Ctrl+Z takes back.",
        too_large_to_draw(nodes: &str) =
            format!("A tree of {nodes} nodes is too large to draw. Everything else is computed."),
        undo = "Undo",
        redo = "Redo",
        larger = "Larger",
        smaller = "Smaller",
        /// What stands on the branches: nothing, backward induction, play that was found, the assessment.
        marks_label = "Shown on the tree",
        marks: [&'static str; 4] = ["Only the game", "Backward induction", "Solution", "Assessment"],
        /// A node as it is read out: takes what it is.
        node_end(payoffs: &str) = format!("End: {payoffs}"),
        node_chance = "Chance moves",
        node_decision(player: &str, set: &str) =
            if set.is_empty() { format!("{player} decides") } else { format!("{player} · {set}: a decision") },
        /// What follows from here on: takes the payoffs.
        node_leads_to(payoffs: &str) = format!("Leads to {payoffs}"),
        edit = "Change this node",
        at_this_node = "At this node",
        over = "the game is over",
        set_name = "Information set",
        join_with = "Cannot be told from",
        nobody = "choose a node",
        split = "Tell apart",
        together(nodes: usize) = format!("{nodes} nodes look alike here. Changes apply to all of them."),
        action_label(number: usize) = format!("Action {number}"),
        probability_label(action: &str) = format!("Probability of {action}"),
        payoff_label(player: &str) = format!("Payoff of {player}"),
        paid_here = "Pays",
        add_action = "Add an action",
        remove_action(action: &str) = format!("Remove {action}"),
        add_player = "Add a player",
        remove_player(player: &str) = format!("Remove {player}"),
        player_label(player: usize) = format!("Name of player {}", player + 1),
        players = "Players",
        wrong_number = "Allowed are integers, decimals and fractions such as −3, 0.25 and 3/4.",
        wrong_share = "Type a probability from 0 to 1, such as 0.25 or 1/4.",
        under_way = "Being computed.",
        moment(step: u64, last: u64) = format!("Subgame {step} of {last}"),
        induction_begin(hides: bool) -> &'static str = if hides {
            "Start with the last subgame. Moves are hidden in it, so it is solved as a whole: all its pure strategies \
                are compared."
        } else {
            "Start with the last decisions: the player who moves there knows where each action leads."
        },
        /// The question before a subgame is solved: takes the player.
        ask_next(player: &str) = format!("What does {player} do at the ringed node?"),
        solved_one(player: &str, action: &str, payoffs: &str) =
            format!("{player} chooses {action}: that leads to {payoffs}."),
        solved_several(count: u32, payoffs: &str, is_complete: bool) = match (count, is_complete) {
            (1, true) => format!("This subgame has one subgame-perfect equilibrium in pure strategies, which pays {payoffs}."),
            (count, is_complete) => format!(
                "This subgame has {}{count} subgame-perfect equilibria in pure strategies. The one on the tree pays {payoffs}; \
                    the induction goes on with each of them.",
                if is_complete { "" } else { "at least " }
            ),
        },
        solved_none = "This subgame has no subgame-perfect equilibrium in pure strategies: its players have to mix, and so \
            may the players who move before it.",
        solved_too_large = "This subgame has too many pure strategies to compare them all.",
        /// At the end: takes how many, and whether these are all.
        induction_end(count: u32, is_complete: bool) = match (count, is_complete) {
            (0, true) => "There is no subgame-perfect equilibrium in pure strategies.".to_owned(),
            (0, false) => {
                "There are too many pure strategies to find the subgame-perfect equilibria.".to_owned()
            }
            (1, true) => "This is the only subgame-perfect equilibrium in pure strategies.".to_owned(),
            (count, true) => {
                format!("There are {count} subgame-perfect equilibria in pure strategies.")
            }
            (count, false) => format!(
                "There are {count} subgame-perfect equilibria in pure strategies, or more: not all were sought."
            ),
        },
        /// Of an absent-minded player.
        best_without_mixing(count: u32) = match count {
            1 => "Without mixing, this strategy is best.".to_owned(),
            count => format!("Without mixing, these {count} strategies are best."),
        },
        cut_subgames = "There are too many subgames to show them all.",
        equilibria_header: [&'static str; 4] = ["", "Payoffs", "Actions", "Beliefs"],
        rationality(kind: TreeGameRationality, set: &str) = match kind {
            TreeGameRationality::Untested => "not tested: the tree is too large".to_owned(),
            TreeGameRationality::Fails => {
                format!("not sequentially rational: no belief makes the action at {set} best")
            }
            TreeGameRationality::Weak => {
                "a weak perfect Bayesian equilibrium, but not sequential".to_owned()
            }
            TreeGameRationality::WeakAtLeast => {
                "a weak perfect Bayesian equilibrium; not tested whether it is sequential".to_owned()
            }
            TreeGameRationality::Sequential => "a sequential equilibrium".to_owned(),
        },
        /// Over the list, where moves are hidden.
        rationality_about = "A weak perfect Bayesian equilibrium is sequentially rational with some beliefs that \
            follow from Bayes’ rule wherever they can. If these beliefs can also come from ever rarer mistakes, it is \
            a sequential equilibrium. Press a number to see its actions on the tree and its beliefs.",
        /// Limits: information sets times nodes; actions that are never taken, nodes and choices.
        rationality_limits([work, mistakes, nodes, choices]: [usize; 4]) = format!(
            "Tested are trees with at most {work} for information sets times nodes; consistency only if at most \
                {mistakes} actions are never taken and beliefs matter at {nodes} nodes, with {choices} choices of the \
                nodes thought possible, where linear inequalities decide and no outcome of chance has the probability 0."
        ),
        /// What pressing a row does; takes its number.
        show_equilibrium(number: usize) = format!("{number}: show on the tree"),
        value(player: &str, value: &str) =
            format!("With optimal play {player} gets {value} on average: the value of the game."),
        between(least: &str, most: &str) = format!("The value is between {least} and {most}."),
        /// A set without a name: takes its player, and its number among that player's sets.
        unnamed_set(player: &str, number: usize) = format!("{player}, set {number}"),
        one_equilibrium(payoffs: &str) = format!("One equilibrium, found on the sequence form; it pays {payoffs}."),
        one_subgame_perfect(payoffs: &str, kind: TreeGameRationality) = {
            let kind = match kind {
                TreeGameRationality::Sequential => "sequential",
                TreeGameRationality::Weak | TreeGameRationality::WeakAtLeast => {
                    "subgame-perfect and weak perfect Bayesian"
                }
                TreeGameRationality::Fails | TreeGameRationality::Untested => "subgame-perfect",
            };
            format!("A {kind} equilibrium; it pays {payoffs}.")
        },
        /// The best plan of an absent-minded player: takes what it pays, and what the best pure strategy pays.
        planned(payoffs: &str, pure: Option<&str>) = {
            let pure = pure.map_or_else(String::new, |pure| {
                format!(" The best strategy without mixing pays {pure}.")
            });
            format!("The best plan draws anew each time, and pays {payoffs}.{pure}")
        },
        by_lemke(payoffs: &str) = format!(
            "On the sequence form Lemke’s algorithm finds another equilibrium, which pays {payoffs}. It need not be \
                subgame-perfect."
        ),
        first_equilibria(shown: usize) = format!("Here are the first {shown} of them."),
        /// Three players; no recall; too large.
        no_play: [&'static str; 3] = [
            "With three or four players the sequence form is not a linear problem. You can solve the strategic form \
                instead.",
            "Somebody forgets something, so the sequence form does not describe this game.",
            "The game has too many sequences to look for an equilibrium.",
        ],
        behaviour_header: [&'static str; 3] = ["Player", "Information set", "What is done"],
        forgets(set: &str, player: &str, is_absent_minded: bool) = if is_absent_minded {
            format!(
                "{player} may come to {set} twice in one game without noticing. With perfect recall that cannot \
                    happen: your own earlier moves tell you where you are. Without it, mixing once before the game and \
                    mixing anew at each node are different things."
            )
        } else {
            format!(
                "At {set}, {player} has forgotten an earlier move or something known before. With perfect recall that \
                    cannot happen. Without it, mixing once before the game and mixing anew at each node are different \
                    things, so exact play is not computed."
            )
        },
        strategic_sentence = "A strategy says what to do {strategic}.",
        strategic_about(rows: usize, columns: usize) = format!(
            "{rows} × {columns} strategies. Best responses are underlined; where every payoff of a cell is underlined, \
                it is an equilibrium."
        ),
        no_matrix(why: &str) = format!("No matrix: {why}."),
        too_large_matrix = "This matrix is too large to be shown beside the tree.",
        to_matrix = "Solve as a strategic game",
        to_bayesian = "Solve as a Bayesian game",
        sequence_about = "A row is a sequence of the first player’s own actions, a column one of the second player’s. \
            Where both lead to an end, the cell has what it pays, weighted with chance; everywhere else it is empty. \
            Strategies are plans that give each sequence a probability, with one equation for each information set.",
        sequence_label = "Payoffs by sequences",
        plan_label(player: &str) = format!("The plan of {player}"),
        too_large_sequence = "These matrices are too large to be shown.",
        empty_sequence = "∅",
        assessment_about = "Change what is done and believed, and see where somebody would do something else. An \
            assessment says what is done at each information set and what is believed there. It is sequentially \
            rational if, given the beliefs, nobody could gain by doing something else anywhere. At information sets \
            that are reached, beliefs follow from the behaviour by Bayes’ rule; elsewhere they are free: with such \
            beliefs it is a weak perfect Bayesian equilibrium. It is a sequential equilibrium if the beliefs are also \
            consistent: limits of what Bayes’ rule gives when every action is taken by mistake now and then.",
        assessment_header: [&'static str; 5] = ["Player", "Information set", "Behaviour", "Beliefs", "Verdict"],
        behaviour_label(set: &str, action: &str) = format!("Probability of {action} at {set}"),
        belief_label(set: &str, way: &str) = format!("Belief at {set} that this happened: {way}"),
        is_rational = "best here",
        is_not_rational(pays: &str, action: &str, better: &str) = format!("pays {pays}; {action} would pay {better}"),
        wrong_belief(right: &str) = format!("Bayes’ rule gives {right}"),
        free_belief = "never reached: the belief is free",
        /// Where the behaviour never comes to a node that stands alone.
        sure_belief = "never reached",
        holds(is_consistent: Option<bool>) -> &'static str = match is_consistent {
            Some(true) => {
                "This assessment is a sequential equilibrium: sequentially rational, with consistent beliefs."
            }
            Some(false) => {
                "This assessment is a weak perfect Bayesian equilibrium, but not a sequential equilibrium: these \
                    beliefs are not consistent. With others at information sets that are never reached it may be one."
            }
            None => {
                "This assessment is a weak perfect Bayesian equilibrium. Whether its beliefs are consistent is not \
                    tested: the tree is too large, or chance has an action with probability 0."
            }
        },
        /// The first information set where it fails.
        fails(set: &str) = format!("This assessment fails first at information set {set}."),
        solution_assessment = "Use the solution",
        alike_assessment = "All actions equally likely",
        show_solution = "Show the solution",
        play_sentence(is_between_people: bool) -> &'static str = if is_between_people {
            "Take turns at one screen: everybody else {opponent}."
        } else {
            "Play by hand: you are player {person}, and everybody else {opponent}."
        },
        your_turn(player: &str, set: &str) = if set.is_empty() {
            format!("{player}, what do you do?")
        } else {
            format!("{player}, you are at “{set}”. What do you do?")
        },
        what_you_see(nodes: usize) = match nodes {
            2 => "You may be at either of 2 nodes; you cannot tell which.".to_owned(),
            nodes => format!("You may be at any of {nodes} nodes; you cannot tell which."),
        },
        play_over(payoffs: &str) = format!("The game is over: {payoffs}."),
        play_way(way: &str) = format!("This is what happened: {way}."),
        take_back = "Take back",
        play_anew = "Play again",
        as_efg = "Gambit (.efg)",
        as_json = "JSON",
        as_tikz = "TikZ",
        as_text = "Text of the link",
        take_out = "The game as a file:",
        paste = "Bring a game from elsewhere",
        paste_help = "Paste a file of Gambit or Game Theory Explorer, JSON exported from this page, a tree as written \
            in a link, or a tree from the minimax lab. A payoff matrix in any form becomes a tree in which nobody sees \
            what the others do.",
        take = "Use this game",
        learning_sentence = "Two copies of {learner} learn the game from regret in {iterations} iterations.",
        not_learned(why: &str) = format!("This game is not learned: {why}."),
        learned(of: &TreeGameLearned) = {
            let TreeGameLearned {
                iterations,
                player,
                value,
                gain,
                ..
            } = of;
            let exact = of.exact.as_ref();
            let exact = exact.map_or_else(String::new, |exact| format!(" (exactly {exact})"));
            let gain = if of.is_fixed {
                format!("where nothing is fixed, a best response would still gain {gain}")
            } else {
                format!("a best response would gain {gain} against them")
            };
            format!(
                "After {iterations} iterations the average strategies pay {player} {value}{exact}; {gain}."
            )
        },
        learned_header: [&'static str; 4] = ["Player", "Information set", "What is learned", "Fixed"],
        fix_label(set: &str) = format!("Fix the behaviour at {set}"),
        to_regret = "Step through its iterations in the regret lab",
        learning_chart = "What best responses gain against the averages",
        iterations_axis = "Iterations",
        exploitability = "Exploitability",
        presets: &'static [Preset] = &[
            ("tree-game?game=beer-quiche&step=end", "Beer or quiche: what a breakfast says"),
            ("tree-game?game=one-card-poker", "Bluffing with one card"),
            ("tree-game?game=kuhn", "Kuhn poker, solved exactly"),
            ("tree-game?game=seltens-horse&step=end", "Selten’s horse"),
            ("tree-game?game=centipede-10", "A centipede of ten turns"),
            ("tree-game?game=absent-minded-driver", "The absent-minded driver"),
        ],
    }
}

/// A game as the sentence speaks of it.
#[derive(Debug)]
pub struct TreeGameSentenceOf {
    pub nodes: usize,
    pub information_sets: usize,
    /// Whether every information set is a single node.
    pub is_perfect_information: bool,
    /// The value for the first player of a game whose payoffs always add up to the same, if it is known.
    pub value: Option<String>,
    /// What both payoffs add up to, if that is the same at every end.
    pub constant_sum: Option<String>,
    /// How many subgame-perfect equilibria in pure strategies there are, if that is known, and whether these are all.
    pub subgame_perfect: Option<(u32, bool)>,
}

/// Whether beliefs make an equilibrium of pure strategies rational everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeGameRationality {
    Untested,
    Fails,
    /// Weak perfect Bayesian: not sequential, or that is not tested.
    Weak,
    WeakAtLeast,
    Sequential,
}

/// What was learned, in words. Values are the first player's.
#[derive(Debug)]
pub struct TreeGameLearned {
    pub iterations: String,
    pub player: String,
    /// What the average strategies pay.
    pub value: String,
    /// What optimal play pays, if that is known and nothing is fixed.
    pub exact: Option<String>,
    /// What best responses gain where nothing is fixed.
    pub gain: String,
    pub is_fixed: bool,
}

//! Extensive games in English.

use super::stories;
use super::*;
use crate::english::parameter::{plain, views};

pub(crate) const ENGLISH: TreeGameLabTexts = TreeGameLabTexts {
    parameters: PARAMETERS,
    page: PAGE,
    allowed_game: "a game of the library, or a tree such as 1(out:0;2 in:2.firm(fight:-1;-1 share:1;1)): a player and the information set before a bracket, a name before a branch, payoffs separated by semicolons, ? for chance with a probability before each branch",
    allowed_names: "names separated by commas",
    allowed_shares: "for each information set a probability for each action, or node, such as 1/3,2/3;0,1; nothing for what was found",
    wrong_game: |key, fault| format!("{key}: {fault}."),
    wrong_game_here: |fault| format!("{fault}."),
    no_such_game: |name| format!("there is no game “{name}” in the library, and it is not a tree"),
    too_many_names: |found, most| format!("{found} names, but this game has {most} players"),
    wrong_seat: |found, players| format!("there is no player {found}; this game has {players}"),
    wrong_shares: WrongSharesTexts {
        sets: |found, wanted| {
            let sets = if found == 1 { "set" } else { "sets" };
            format!("{found} information {sets}, where the game’s players have {wanted}")
        },
        count: |set, found, wanted| {
            let of = if found == 1 {
                "probability"
            } else {
                "probabilities"
            };
            format!("{found} {of} at {set}, which needs {wanted}")
        },
        number: |set, found| {
            format!("“{found}” at {set} is not a probability; numbers such as 0, 0.25 and 1/3 are")
        },
        sum: |set, found| format!("the probabilities at {set} add up to {found} instead of 1"),
    },
    stories: stories::ENGLISH,
};

const PARAMETERS: TreeGameParameterTexts = TreeGameParameterTexts {
    game: plain(
        "Game",
        "A game of the library by its name, or a tree that is written.",
    ),
    players: plain("Players", "The names of the players, separated by commas."),
    title: plain("Title", "What the game is called."),
    step: plain(
        "Step",
        "How many subgames are solved on the picture; “end” for all of them.",
    ),
    marks: ParameterText {
        options: &[
            "the usual",
            "nothing",
            "backward induction",
            "the solution",
            "the assessment",
        ],
        ..plain("Shown on the tree", "What is marked on the tree.")
    },
    strategic: ParameterText {
        options: &["where it matters", "everywhere"],
        ..plain(
            "Strategies",
            "Whether a strategy also says what to do at information sets that its own earlier moves rule out.",
        )
    },
    assessment: plain(
        "Assessment",
        "What is done at each information set: a probability for each action.",
    ),
    beliefs: plain(
        "Beliefs",
        "What is believed at each information set: a probability for each node. Where nothing is said, it follows from the behaviour.",
    ),
    view: views(&[
        "The whole page",
        "The tree",
        "Solution",
        "Strategic form",
        "Sequence form",
        "Assessment",
        "Play",
        "Learning",
    ]),
    person: plain("You", "Which player you are."),
    opponent: ParameterText {
        options: &[
            "plays the solution",
            "plays every action equally often",
            "plays the assessment",
            "plays what was learned",
            "is somebody beside you",
        ],
        ..plain("Opponent", "Who plays against you.")
    },
    moves: plain("Moves", "What you have done in the game by hand."),
    series: plain(
        "Draws",
        "Which draws chance and the opponent have in the game by hand.",
    ),
    learner: ParameterText {
        options: &[
            "CFR",
            "CFR+",
            "linear CFR",
            "discounted CFR",
            "chance sampling",
            "external sampling",
            "outcome sampling",
        ],
        ..plain(
            "Learner",
            "The variant of counterfactual regret minimisation that learns the game.",
        )
    },
    iterations: plain(
        "Iterations",
        "How long it learns; of large games only as much as takes about a second.",
    ),
    lock: plain(
        "Fixed behaviour",
        "What is not learned: at each information set a probability for each action; nothing where it is learned.",
    ),
};

const PAGE: TreeGameTexts = TreeGameTexts {
    summary: "Draw a game as a tree, hide moves, and solve it exactly: backward induction, strategic and sequence form, optimal play, beliefs.",
    sentence: |of| {
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
    player: |player| format!("Player {}", player + 1),
    chance: "Chance",
    own_game: "Your own game",
    new_game: "Draw a game of your own",
    choose: "Game",
    number: "Size of the game",
    picture_label: |title| format!("Game tree: {title}"),
    picture_help: "Press a node to change it. Drag one node onto another so that the player cannot tell them apart. Keys: arrows move, 1 to 4 give a node to a player, C to chance, E ends the game there, + adds a branch, Ctrl+Z takes back.",
    too_large_to_draw: |nodes| {
        format!("A tree of {nodes} nodes is too large to draw. Everything else is computed.")
    },
    undo: "Undo",
    redo: "Redo",
    larger: "Larger",
    smaller: "Smaller",
    marks_label: "Shown on the tree",
    marks: [
        "Only the game",
        "Backward induction",
        "Solution",
        "Assessment",
    ],
    node_end: |payoffs| format!("End: {payoffs}"),
    node_chance: "Chance moves",
    node_decision: |player, set| {
        if set.is_empty() {
            format!("{player} decides")
        } else {
            format!("{player} · {set}: a decision")
        }
    },
    node_leads_to: |payoffs| format!("Leads to {payoffs}"),
    edit: "Change this node",
    at_this_node: "At this node",
    over: "the game is over",
    set_name: "Information set",
    join_with: "Cannot be told from",
    nobody: "choose a node",
    split: "Tell apart",
    together: |nodes| format!("{nodes} nodes look alike here. Changes apply to all of them."),
    action_label: |number| format!("Action {number}"),
    probability_label: |action| format!("Probability of {action}"),
    payoff_label: |player| format!("Payoff of {player}"),
    paid_here: "Pays",
    add_action: "Add an action",
    remove_action: |action| format!("Remove {action}"),
    add_player: "Add a player",
    remove_player: |player| format!("Remove {player}"),
    player_label: |player| format!("Name of player {}", player + 1),
    players: "Players",
    wrong_share: "Type a probability from 0 to 1, such as 0.25 or 1/4.",
    wrong_number: "Allowed are integers, decimals and fractions such as −3, 0.25 and 3/4.",
    under_way: "Being computed.",
    moment: |step, last| format!("Subgame {step} of {last}"),
    induction_begin: |hides| {
        if hides {
            "Start with the last subgame. Moves are hidden in it, so it is solved as a whole: all its pure strategies are compared."
        } else {
            "Start with the last decisions: the player who moves there knows where each action leads."
        }
    },
    ask_next: |player| format!("What does {player} do at the ringed node?"),
    solved_one: |player, action, payoffs| {
        format!("{player} chooses {action}: that leads to {payoffs}.")
    },
    solved_several: |count, payoffs| match count {
        1 => format!("This subgame has one equilibrium in pure strategies, which pays {payoffs}."),
        count => format!(
            "This subgame has {count} equilibria in pure strategies. The one on the tree pays {payoffs}; the induction goes on with each of them."
        ),
    },
    solved_none: "This subgame has no equilibrium in pure strategies: its players have to mix, and so may the players who move before it.",
    solved_too_large: "This subgame has too many pure strategies to compare them all.",
    induction_end: |count, is_complete| match (count, is_complete) {
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
    cut_subgames: "There are too many subgames to show them all.",
    equilibria_header: ["", "Payoffs", "Actions", "Beliefs"],
    rationality: |kind, set| match kind {
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
    rationality_about: "A weak perfect Bayesian equilibrium is sequentially rational with some beliefs that follow from Bayes’ rule wherever they can. If these beliefs can also come from ever rarer mistakes, it is a sequential equilibrium. Press a number to see its actions on the tree and its beliefs.",
    rationality_limits: |[work, mistakes, nodes, choices]| {
        format!(
            "Tested are trees with at most {work} for information sets times nodes; consistency only if at most {mistakes} actions are never taken and beliefs matter at {nodes} nodes, with {choices} choices of the nodes thought possible, and where linear inequalities decide."
        )
    },
    show_equilibrium: |number| format!("{number}: show on the tree"),
    value: |player, value| {
        format!("With optimal play {player} gets {value} on average: the value of the game.")
    },
    between: |least, most| format!("The value is between {least} and {most}."),
    unnamed_set: |player, number| format!("{player}, set {number}"),
    one_equilibrium: |payoffs| {
        format!("One equilibrium, found on the sequence form; it pays {payoffs}.")
    },
    one_subgame_perfect: |payoffs, kind| {
        let kind = match kind {
            TreeGameRationality::Sequential => "sequential",
            TreeGameRationality::Weak | TreeGameRationality::WeakAtLeast => {
                "subgame-perfect and weak perfect Bayesian"
            }
            TreeGameRationality::Fails | TreeGameRationality::Untested => "subgame-perfect",
        };
        format!("A {kind} equilibrium; it pays {payoffs}.")
    },
    planned: |payoffs, pure| {
        let pure = pure.map_or_else(String::new, |pure| {
            format!(" The best strategy without mixing pays {pure}.")
        });
        format!("The best plan draws anew each time, and pays {payoffs}.{pure}")
    },
    by_lemke: |payoffs| {
        format!(
            "On the sequence form Lemke’s algorithm finds another equilibrium, which pays {payoffs}. It need not be subgame-perfect."
        )
    },
    first_equilibria: |shown| format!("Here are the first {shown} of them."),
    no_play: [
        "With three or four players the sequence form is not a linear problem. You can solve the strategic form instead.",
        "Somebody forgets something, so the sequence form does not describe this game.",
        "The game has too many sequences to look for an equilibrium.",
    ],
    behaviour_header: ["Player", "Information set", "What is done"],
    forgets: |set, player, is_absent_minded| {
        if is_absent_minded {
            format!(
                "{player} may come to {set} twice in one game without noticing. With perfect recall that cannot happen: your own earlier moves tell you where you are. Without it, mixing once before the game and mixing anew at each node are different things."
            )
        } else {
            format!(
                "At {set}, {player} has forgotten an earlier move or something known before. With perfect recall that cannot happen. Without it, mixing once before the game and mixing anew at each node are different things, so exact play is not computed."
            )
        }
    },
    strategic_sentence: "A strategy says what to do {strategic}.",
    strategic_about: |rows, columns| {
        format!(
            "{rows} × {columns} strategies. Best responses are underlined; where every payoff of a cell is underlined, it is an equilibrium."
        )
    },
    no_matrix: |why| format!("No matrix: {why}."),
    too_large_matrix: "This matrix is too large to be shown beside the tree.",
    to_matrix: "Solve as a strategic game",
    sequence_about: "A row is a sequence of the first player’s own actions, a column one of the second player’s. Where both lead to an end, the cell has what it pays, weighted with chance; everywhere else it is empty. Strategies are plans that give each sequence a probability, with one equation for each information set.",
    sequence_label: "Payoffs by sequences",
    plan_label: |player| format!("The plan of {player}"),
    too_large_sequence: "These matrices are too large to be shown.",
    empty_sequence: "∅",
    assessment_about: "Change what is done and believed, and see where somebody would do something else. An assessment says what is done at each information set and what is believed there. It is sequentially rational if, given the beliefs, nobody could gain by doing something else anywhere. At information sets that are reached, beliefs follow from the behaviour by Bayes’ rule; elsewhere they are free: with such beliefs it is a weak perfect Bayesian equilibrium. It is a sequential equilibrium if the beliefs are also consistent: limits of what Bayes’ rule gives when every action is taken by mistake now and then.",
    assessment_header: [
        "Player",
        "Information set",
        "Behaviour",
        "Beliefs",
        "Verdict",
    ],
    behaviour_label: |set, action| format!("Probability of {action} at {set}"),
    belief_label: |set, way| format!("Belief at {set} that this happened: {way}"),
    is_rational: "best here",
    is_not_rational: |pays, action, better| format!("pays {pays}; {action} would pay {better}"),
    wrong_belief: |right| format!("Bayes’ rule gives {right}"),
    free_belief: "never reached: the belief is free",
    sure_belief: "never reached",
    holds: |is_consistent| match is_consistent {
        Some(true) => {
            "This assessment is a sequential equilibrium: sequentially rational, with consistent beliefs."
        }
        Some(false) => {
            "This assessment is a weak perfect Bayesian equilibrium, but not a sequential equilibrium: its beliefs are not consistent."
        }
        None => {
            "This assessment is a weak perfect Bayesian equilibrium. Whether its beliefs are consistent is not tested: the tree is too large, or chance has an action with probability 0."
        }
    },
    fails: |set| format!("This assessment fails first at information set {set}."),
    solution_assessment: "Use the solution",
    alike_assessment: "All actions equally likely",
    show_solution: "Show the solution",
    play_sentence: |is_between_people| {
        if is_between_people {
            "Take turns at one screen: everybody else {opponent}."
        } else {
            "Play by hand: you are player {person}, and everybody else {opponent}."
        }
    },
    your_turn: |player, set| {
        if set.is_empty() {
            format!("{player}, what do you do?")
        } else {
            format!("{player}, you are at “{set}”. What do you do?")
        }
    },
    what_you_see: |nodes| match nodes {
        2 => "You may be at either of 2 nodes; you cannot tell which.".to_owned(),
        nodes => format!("You may be at any of {nodes} nodes; you cannot tell which."),
    },
    play_over: |payoffs| format!("The game is over: {payoffs}."),
    play_way: |way| format!("This is what happened: {way}."),
    take_back: "Take back",
    play_anew: "Play again",
    as_efg: "Gambit (.efg)",
    as_json: "JSON",
    as_tikz: "TikZ",
    as_text: "Text of the link",
    take_out: "The game as a file:",
    paste: "Bring a game from elsewhere",
    paste_help: "Paste a file of Gambit or Game Theory Explorer, JSON exported from this page, a tree as written in a link, or a tree from the minimax lab. A payoff matrix in any form becomes a tree in which nobody sees what the others do.",
    take: "Use this game",
    learning_sentence: "Two copies of {learner} learn the game from regret in {iterations} iterations.",
    not_learned: |why| format!("This game is not learned: {why}."),
    learned: |of| {
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
    learned_header: ["Player", "Information set", "What is learned", "Fixed"],
    fix_label: |set| format!("Fix the behaviour at {set}"),
    to_regret: "Step through its iterations in the regret lab",
    learning_chart: "What best responses gain against the averages",
    iterations_axis: "Iterations",
    exploitability: "Exploitability",
    presets: [
        "Beer or quiche: what a breakfast says",
        "Bluffing with one card",
        "Kuhn poker, solved exactly",
        "Selten’s horse",
        "A centipede of ten turns",
        "The absent-minded driver",
    ],
};

//! Strategic games in English.

use super::stories;
use super::*;
use crate::english::numbers::power_of_ten;
use crate::english::parameter::{plain, views};
use crate::english::phrases::in_a_list;

pub(crate) const ENGLISH: MatrixLabTexts = MatrixLabTexts {
    parameters: PARAMETERS,
    page: PAGE,
    allowed_game: "a game of the library, “exercise” for one that is drawn, or rows separated by semicolons, cells by commas and the payoffs of a cell by colons, such as 3:3,0:5;5:0,1:1",
    allowed_names: "names separated by commas, players by semicolons",
    allowed_players: "a name for each player, separated by commas",
    allowed_start: "probabilities such as 1/2,1/2;1,0: commas between actions, semicolons between players",
    wrong_start: |player, wanted| match player {
        Some(player) => format!(
            "player {player} needs {wanted} numbers that are 0 or more, one for each action, and not all 0"
        ),
        None => format!("it is for {wanted} at most, each with numbers of its own"),
    },
    allowed_rounds: "digits and letters",
    wrong_game: |key, fault| format!("{key}: {fault}."),
    wrong_game_here: |fault| format!("{fault}."),
    stories: stories::ENGLISH,
};

const PARAMETERS: MatrixParameterTexts = MatrixParameterTexts {
    game: plain(
        "Game",
        "A game of the library by its name, or one that is written. The tables of a third player stand between bars.",
    ),
    payoffs: ParameterText {
        options: &[
            "of each player",
            "of the first; the second loses them",
            "of the first; the game is symmetric",
        ],
        ..plain("Numbers", "Whose payoffs the numbers of a cell are.")
    },
    actions: plain(
        "Actions",
        "The names of the actions of a game that is written.",
    ),
    players: plain("Players", "The names of the players, separated by commas."),
    title: plain("Title", "What the game is called."),
    marks: ParameterText {
        options: &["everything", "best responses", "nothing"],
        ..plain(
            "Shown in the matrix",
            "What is marked in the matrix and its picture.",
        )
    },
    algorithm: ParameterText {
        options: &["Lemke and Howson’s", "trying all supports"],
        ..plain("Algorithm", "The algorithm to watch.")
    },
    label: plain(
        "Label",
        "The label that is dropped first: rows, then columns.",
    ),
    step: plain(
        "Step",
        "The step of the algorithm that is shown; “end” for the last one.",
    ),
    dynamic: ParameterText {
        options: &[
            "replicator dynamic",
            "best responses",
            "fictitious play",
            "regret matching",
            "logit responses",
        ],
        ..plain("Dynamic", "How strategies change.")
    },
    temperature: plain(
        "Temperature",
        "The higher, the more often worse actions are chosen; near 0, hardly ever.",
    ),
    from: plain(
        "Beginning",
        "The probabilities with which a dynamic begins.",
    ),
    populations: ParameterText {
        options: &["one population", "two populations"],
        ..plain(
            "Populations",
            "In a symmetric game: whether one population plays against itself, or two against each other.",
        )
    },
    time: plain(
        "Time",
        "The step of the dynamic that is shown; “end” for the last one.",
    ),
    view: views(&[
        "The whole page",
        "The payoff matrix",
        "Best responses",
        "All equilibria",
        "What can be paid",
        "What is dominated",
        "An algorithm, step by step",
        "Learning and evolution",
        "Play it",
        "Questions about the game",
    ]),
    difficulty: ParameterText {
        options: &["easy", "medium", "hard"],
        ..plain(
            "Difficulty",
            "How large the game of an exercise is, and how much there is to see in it.",
        )
    },
    seed: plain(
        "Seed",
        "What the game of an exercise is drawn from, and which questions are asked.",
    ),
    person: ParameterText {
        options: &[
            "the first player",
            "the second player",
            "both players, at one screen",
        ],
        ..plain("You are", "Which player you are when you play the game.")
    },
    opponent: ParameterText {
        options: &["an equilibrium", "a best responder", "a learner"],
        ..plain(
            "Opponent",
            "Who plays against you: somebody who plays an equilibrium and never changes, somebody who plays what is best against all you have done so far, or somebody who learns by regret matching.",
        )
    },
    rounds: plain(
        "Rounds",
        "What was done by hand: for each round a digit or a letter for what each player did; 0 is the first action.",
    ),
    series: plain("Series", "What the opponent’s choices are drawn from."),
};

/// Subsets of a component that are listed.
const MAX_SUBSETS: usize = 4;

/// For whom something is best.
const BEST: [&str; 3] = [
    "for the sum",
    "for the first player",
    "for the second player",
];

const PAGE: MatrixTexts = MatrixTexts {
    summary: "Strategic games: every equilibrium, exactly. Type, paste or choose a payoff matrix, and see what is dominated, what can be secured, and all that everybody could do.",
    sentence,
    player: |player| format!("Player {}", player + 1),
    own_game: "a game of my own",
    choose: "Game",
    matrix_label: |name| format!("Payoffs: {name}"),
    payoff_label: |row, column, player| format!("{row} against {column}, for {player}"),
    wrong_payoff: "An integer, a decimal or a fraction such as -3, 0.25 or 3/4.",
    shown_label: "Shown in the matrix",
    shown: ["Everything", "Best responses", "Only the game"],
    show_solution: "Show the solution",
    marks: [
        "a best response to what the other does",
        "an equilibrium in pure strategies",
        "an action that is strictly dominated, now or after others are gone",
        "a shade for how often a cell comes up in the only equilibrium",
    ],
    paste: "Paste a game",
    paste_help: "A table from a spreadsheet, CSV, Markdown or LaTeX, with names in the first row and column or without; one matrix or two as Python, NumPy, Julia, MATLAB, JSON and solvers write them; a file of Gambit or Game Theory Explorer. An extensive game becomes its reduced strategic form. You see what the text was read as.",
    take: "Use this game",
    take_out: "Take the game away",
    as_nfg: "for Gambit (.nfg)",
    as_latex: "for LaTeX",
    as_tabs: "for a spreadsheet",
    as_json: "as JSON",
    under_way: "Not known yet.",
    enumerating: |bases| format!("{bases} vertices found so far."),
    correlating: |known, all| {
        format!("All equilibria are known; {known} of the {all} best correlated ones too.")
    },
    so_far: |count| {
        let known = match count {
            1 => "One equilibrium is known so far, found".to_owned(),
            count => format!("{count} equilibria are known so far, the first one found"),
        };
        format!(
            "{known} by Lemke–Howson. The list may not be complete: not all vertices have been visited."
        )
    },
    only_listed: |count| format!("{count} of them are listed."),
    too_many: |vertices| {
        format!(
            "There may be {vertices} vertices to go through, more than is done here. Pure equilibria are below, and what was found before the search was given up."
        )
    },
    equilibria_header: ["", "Strategies", "Payoffs", "Index", "Stability"],
    several_header: ["", "Strategies", "Payoffs", "Bound"],
    uncertain: "not proved",
    of_several: [
        "These are all the equilibria: interval arithmetic has ruled out every other place.",
        "Found by interval arithmetic. Some places were not ruled out, so there may be more.",
    ],
    radius: |power| format!("each probability to ±{}", power_of_ten(power)),
    stability: [
        "evolutionarily stable",
        "neutrally stable",
        "not stable",
        "too many best responses to tell",
    ],
    components: |components, equilibria| match (components, equilibria) {
        (1, 1) => "One equilibrium.".to_owned(),
        (1, _) => format!("One component, spanned by {equilibria} extreme equilibria."),
        _ if components == equilibria => format!("{equilibria} equilibria, each on its own."),
        _ => format!("{equilibria} extreme equilibria in {components} components."),
    },
    component: |number, equilibria, index, subsets| {
        let rows: Vec<String> = equilibria.iter().map(usize::to_string).collect();
        let rows = match rows.len() {
            1 => format!("row {}", rows[0]),
            _ => format!("rows {}", in_a_list(&rows)),
        };
        let side = |strategies: &Vec<String>| match &strategies[..] {
            [one] => one.clone(),
            several => format!("any mixture of {}", in_a_list(several)),
        };
        let subset =
            |[first, second]: &NashSubset| format!("{} against {}", side(first), side(second));
        let listed = subsets.iter().take(MAX_SUBSETS).map(subset);
        let mut all = listed.collect::<Vec<_>>().join("; ");
        if subsets.len() > MAX_SUBSETS {
            all += &format!("; and {} more", subsets.len() - MAX_SUBSETS);
        }
        let index = index.to_string().replace('-', "−");
        format!("Component {number} ({rows}), index {index}: {all}.")
    },
    not_degenerate: "The game is not degenerate: no strategy has more best responses than actions, so there is an odd number of equilibria.",
    degenerate: |player, strategy, responses| {
        format!(
            "The game is degenerate: against {strategy} of {player}, {} are all best responses. So equilibria can form lines and areas; their corners are listed.",
            responses.join(", ")
        )
    },
    value: |first, second| {
        format!(
            "The value of the game is {first} for the first player and {second} for the second."
        )
    },
    security: |player, value, strategy, pure| {
        format!("{player} can be sure of {value} by {strategy}; without mixing, of {pure}.")
    },
    risk: |[first, second], dominant, [a, b]| {
        let sentence = match dominant {
            0 => format!("{first} risk-dominates {second}"),
            1 => format!("{second} risk-dominates {first}"),
            _ => format!("Neither of {first} and {second} risk-dominates the other"),
        };
        format!(
            "{sentence}: leaving the first costs {a} (the product of both losses), leaving the second {b}."
        )
    },
    payoff_dominant: |number| format!("Equilibrium {number} pays everybody more than all others."),
    square_about: |first, second| {
        format!(
            "Across: how often player 1 chooses {first}; up: how often player 2 chooses {second}. Lines are best responses; where they meet is an equilibrium."
        )
    },
    square_label: "Best responses of both players, and the equilibria",
    triangles_about: "Each point of a triangle is a mixed strategy, each corner an action. Colours say which action of the other player is the best response.",
    triangle_label: |player| format!("Mixed strategies of {player}, by the other’s best response"),
    no_picture: "A picture needs two players with two or three actions each. The payoffs below have one for any game of two.",
    edit_actions: "Add, remove or rename actions",
    action_label: |player, number| format!("Action {number} of {player}"),
    remove_action: |action| format!("Remove {action}"),
    add_action: |player| format!("Add an action of {player}"),
    drag_about: "Drag a payoff sideways or type another; everything follows.",
    plane_label: "What both players can get",
    plane_about: "Each point is what both get on average.",
    plane_legend: ["any agreement", "correlated equilibria", "equilibria"],
    best_correlated: |whom, [first, second]| {
        let best = BEST[whom];
        format!("The best correlated equilibrium {best} pays {first} and {second}.")
    },
    only_correlated: |[first, second]| {
        format!("All correlated equilibria pay {first} and {second}.")
    },
    best_edge: |whom, [[a, b], [c, d]]| {
        let best = BEST[whom];
        format!(
            "Correlated equilibria on the whole edge from ({a}, {b}) to ({c}, {d}) are equally good {best}, and none is better."
        )
    },
    egalitarian: |[first, second]| {
        format!(
            "The egalitarian one, which gives most to the player who gets less, pays {first} and {second}."
        )
    },
    lottery: |pairs| {
        let pair = |([first, second], probability): &DrawnPair| {
            format!("({first}, {second}) with probability {probability}")
        };
        let pairs: Vec<String> = pairs.iter().map(pair).collect();
        format!(
            "A referee draws {}, and tells each player only their own action.",
            in_a_list(&pairs)
        )
    },
    plane_axis: |player| format!("payoff of {player}"),
    table_of: |chosen| {
        let parts: Vec<String> = chosen
            .iter()
            .map(|(player, action)| format!("{player}: {action}"))
            .collect();
        parts.join(", ")
    },
    too_large_for_correlated: "The game is too large for all correlated equilibria here; each equilibrium above is one.",
    nothing_dominated: "Nothing is dominated.",
    strict_title: "Strict dominance",
    weak_title: "Weak dominance",
    eliminated: |round, player, action, by| {
        format!("Round {round}: {player} never needs {action}, which {by} beats.")
    },
    left: |left| format!("What is left: {left}."),
    order_matters: "With weak dominance the order matters here: what is left depends on who begins.",
    order_does_not_matter: "The same is left, no matter who begins.",
    order: |first| match first {
        None => "Everybody at once".to_owned(),
        Some(player) => format!("{player} begins"),
    },
    action_of: |action, player| format!("{action} of {player}"),
    begin_at_label: "Drop first",
    pivot: |number, player, dropped, found| {
        format!("Pivot {number}, in the strategies of {player}: drop “{dropped}”, find “{found}”.")
    },
    pivots_begin: |label| {
        format!(
            "Nobody plays anything yet, so every label is there. “{label}” will be dropped first."
        )
    },
    pivots_end: "The label that was dropped first is found again: an equilibrium.",
    pair: |first, second| format!("Suppose {first} meets {second}."),
    verdicts: [
        |player, _| {
            format!("No single mixture of {player} makes the other’s actions pay the same.")
        },
        |player, _| format!("{player} would need probabilities that are not positive."),
        |player, action| format!("Then {action} pays {player} more: no equilibrium."),
        |_, _| "Nobody can gain: an equilibrium.".to_owned(),
    ],
    moment: |step, last| format!("step {step} of {last}"),
    way_cut: "The way goes on; only its beginning is shown.",
    algorithm_sentence: "An equilibrium is found by {algorithm}, step by step.",
    dynamic_sentence: |has_temperature, is_symmetric| {
        let temperature = if has_temperature {
            " at temperature {temperature}"
        } else {
            ""
        };
        let who = if is_symmetric {
            " in {populations}"
        } else {
            ""
        };
        format!("How strategies change: {{dynamic}}{temperature}{who}.")
    },
    dynamic_about: "Press a place to begin there. Thin: the path. Thick: the average over time so far. Arrows: where the dynamic leads.",
    dynamic_average: |average| format!("On average so far: {average}."),
    play_sentence: |is_between_people| {
        if is_between_people {
            "Play as {person}.".to_owned()
        } else {
            "Play as {person} against {opponent}.".to_owned()
        }
    },
    your_turn: |round, player, is_between_people| {
        if is_between_people {
            format!("Round {round}. {player} chooses; the other looks away.")
        } else {
            format!("Round {round}. The other has chosen. What do you do as {player}?")
        }
    },
    take_back: "Take back",
    play_anew: "Start again",
    round: |round, [first, second], [a, b]| {
        format!("Round {round}: {first} meets {second}. They get {a} and {b}.")
    },
    standing: |player, sum, each, action, other| match other {
        Some(other) => format!(
            "{player} has got {sum} so far, {each} a round. Always choosing {action} would have brought {other}."
        ),
        None => format!(
            "{player} has got {sum} so far, {each} a round. No single action would have brought more."
        ),
    },
    round_column: "Round",
    payoffs_column: "Payoffs",
    opponent_thinks: "How the other chooses in the next round",
    opponent_next: |shares, exact| match exact {
        Some(exact) => format!(
            "It plays an equilibrium, {exact}, whatever you do. No action of yours does better on average than that equilibrium does for you."
        ),
        None => format!("It will play {shares}, after what it has seen of you."),
    },
    exercise_game: "a game to practise on",
    exercise_sentence: "A game to practise on, {difficulty}.",
    another_exercise: "Another game",
    everything: "Show everything about this game",
    ask_response: |player, other, action| {
        format!("{other} is certain to play {action}. What is {player}’s best response?")
    },
    why_response: |action, payoffs| format!("What each action pays there: {payoffs}. So {action}."),
    ask_dominated: |player| {
        format!("Is one of {player}’s actions strictly dominated? If so, which?")
    },
    none_dominated: "none",
    why_none_dominated: "Each action is a best response to something the other may do, pure or mixed.",
    why_dominated: |action, by| format!("{by} pays more than {action}, whatever the other does."),
    ask_pure: "How many equilibria in pure strategies are there?",
    why_pure: |all| {
        if all.is_empty() {
            "In every cell somebody would rather do something else.".to_owned()
        } else {
            format!("Nobody gains by leaving these cells alone: {all}.")
        }
    },
    ask_probability: |player, action| {
        format!(
            "There is one equilibrium, and it is mixed. How likely does {player} play {action} in it?"
        )
    },
    why_probability: |other| {
        format!("Then the actions that {other} mixes all pay {other} the same, and none pays more.")
    },
    ask_value: |player| {
        format!("What one wins the other loses. How much can {player} be sure of on average?")
    },
    why_value: |strategy| {
        format!(
            "The first player is sure of it by playing {strategy}; the second can keep it from being more."
        )
    },
    played: "Played",
    label_of: |player| format!("Label of {player}"),
    presets: [
        "The penalty kick",
        "Evolution that spirals outwards",
        "A line of equilibria",
        "Reason that leads to the worst",
        "Seventy-five equilibria",
        "Play rock, paper, scissors",
        "Questions about a game",
    ],
};

fn sentence(of: &MatrixSentenceOf) -> String {
    let pure = match of.pure {
        0 => "none in pure strategies".to_owned(),
        1 => "one in pure strategies".to_owned(),
        count => format!("{count} in pure strategies"),
    };
    if of.players > 2 {
        let pure = match of.pure {
            0 => "no equilibrium".to_owned(),
            1 => "one equilibrium".to_owned(),
            count => format!("{count} equilibria"),
        };
        return format!(
            "{{=game}} for {} players: it has {pure} in pure strategies.",
            of.players
        );
    }
    let kind = match of.constant_sum.as_deref() {
        None => String::new(),
        Some("0") => ", where one wins what the other loses".to_owned(),
        Some(sum) => format!(", where both payoffs always add up to {sum}"),
    };
    match of.equilibria {
        Some(1) => format!("{{=game}}{kind}: one equilibrium, {pure}."),
        Some(count) => format!("{{=game}}{kind}: {count} extreme equilibria, {pure}."),
        None => format!("{{=game}}{kind}: {pure}."),
    }
}

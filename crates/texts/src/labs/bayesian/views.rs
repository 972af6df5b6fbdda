//! Bayesian games: what stands in the views of the page.

use crate::english::numbers::grouped;
use crate::english::phrases::in_a_list;

texts! {
    /// The sentence, and all views.
    pub struct BayesianViewTexts {
        sentence: BayesianSentenceTexts,
        strategies: StrategiesTexts,
        equilibria: BayesianEquilibriaTexts,
        knowing: KnowingTexts,
        dominance: BayesianDominanceTexts,
        payoffs: BayesianPayoffsTexts,
        under_way = "Not known yet.",
        hidden = "Equilibria are not shown. What would each type do?",
        /// A player’s type, where there are several.
        type_of(player: &str, kind: &str) = format!("{player} ({kind})"),
    }

    /// What the game is. Braces are places of controls.
    pub struct BayesianSentenceTexts {
        game = "{=game}",
        x = ", with x = {x}",
        nobody = "Nobody knows more than anybody else.",
        only(player: &str, types: &[String]) = format!("Only {player} knows which it is: {}.", in_a_list(types).replacen(" and ", " or ", 1)),
        each = "Everybody knows only their own type.",
        /// Before a number that can be changed.
        shown = "Equilibrium {equilibrium} is shown.",
    }

    /// What types do.
    pub struct StrategiesTexts {
        header(player: &str) = player.to_owned(),
        probability = "Probability",
        gets = "Gets",
        all = "all types",
        /// A player who has only one.
        single = "one type",
        believes(who: &str) = format!("{who} believes"),
        looks(who: &str) = format!("What {who} believes"),
        pays(action: &str, payoff: &str) = format!("{action} pays {payoff}"),
        payoffs(parts: &[String]) = format!("On average, before anything is known, {}.", in_a_list(parts)),
        gets_number(player: &str, number: &str) = format!("{player} gets {number}"),
        near(radius: &str) = format!("It is certain that there is an equilibrium within {radius} of these probabilities."),
        none = "No equilibrium was found. There is one, but this game is too large for the search.",
        threshold = "A dashed line: types are numbers, and here the action changes.",
        marks: [(&'static str, &'static str); 3] = [
            ("bar", "how often this type does it: the number on the left"),
            ("best", "on the right what it pays, where nothing pays more"),
            ("gone", "dominated: nothing that others may do makes it best"),
        ],
    }

    /// All equilibria.
    pub struct BayesianEquilibriaTexts {
        question = "In how many equilibria does every type do one thing for certain?",
        options: [&'static str; 4] = ["none", "one", "two", "more than two"],
        why(count: u64) = match count {
            0 => "There are none: some type always mixes.".to_owned(),
            1 => "There is exactly one.".to_owned(),
            count => format!("There are {}.", grouped(count)),
        },
        /// A player and what is done.
        of_player(player: &str, does: &str) = format!("{player}: {does}"),
        gets(payoff: &str) = format!("gets {payoff}"),
        extreme(count: u64) = match count {
            1 => "There is exactly one equilibrium.".to_owned(),
            count => format!(
                "There are {} extreme equilibria; every other one is a mixture of connected ones.",
                grouped(count)
            ),
        },
        isolated(count: u64) = format!("There are exactly {} equilibria.", grouped(count)),
        pure(count: u64) = match count {
            1 => "There is one equilibrium in pure strategies. Whether there are others is not known.".to_owned(),
            count => format!(
                "There are {} equilibria in pure strategies. Whether there are others is not known.",
                grouped(count)
            ),
        },
        one = "One equilibrium was found. Whether there are others is not known.",
        some(count: u64) = format!(
            "{} equilibria were found before the search was given up: there are too many.",
            grouped(count)
        ),
        under_way(count: u64) = format!("{} so far.", grouped(count)),
        cut(listed: usize) = format!("The first {listed} are listed."),
        connected(parts: usize) = match parts {
            1 => "All are connected: from each, mixtures lead to every other.".to_owned(),
            parts => format!("They form {parts} components that are not connected with each other."),
        },
        /// A type and what it does.
        does(kind: &str, action: &str) = format!("{kind} → {action}"),
        part(probability: &str, action: &str) = format!("{action} ({probability})"),
        choose(number: usize) = format!("Show equilibrium {number}"),
    }

    /// What knowing is worth.
    pub struct KnowingTexts {
        header = "On average",
        as_it_is = "in equilibrium",
        nothing(player: &str) = format!("if {player} knew nothing"),
        everything(player: &str) = format!("if {player} knew all types"),
        mediator: [&'static str; 2] = ["with a mediator: the highest sum", "with a mediator: the lowest sum"],
        best_for(player: &str) = format!("with a mediator: best for {player}"),
        range(least: &str, most: &str) = format!("{least} to {most}"),
        about = "That somebody knows less or more, everybody knows. From … to …: the least and the most in an equilibrium.",
        too_large = "too many to find",
        hurts(player: &str, known: &str, unknown: &str) = format!(
            "Knowing hurts {player}: {known} with what {player} knows, {unknown} without. The others know that {player} knows, and \
                act on it."
        ),
        hurts_more(player: &str, more: &str, now: &str) = format!(
            "Knowing all types would hurt {player}: {more} instead of {now}. The others would know it, and act on it."
        ),
        secret(player: &str, worth: &str) = format!(
            "In the equilibrium that is shown, finding out all types in secret is worth {worth} to {player}."
        ),
        about_mediator = "A mediator who sees all types tells each player what to do, and everybody does best to obey (a \
            Bayes-correlated equilibrium).",
        no_mediator = "What a mediator could do is not worked out for so large a game.",
    }

    /// Dominated actions.
    pub struct BayesianDominanceTexts {
        none = "No action of any type is dominated: each is best for some belief about what the others do.",
        round(number: usize) = format!("Round {number}"),
        gone(who: &str, action: &str, by: &[String], is_first: bool) = {
            let whatever = if is_first { "whatever the others do" } else { "whatever the others do of what is left" };
            format!("{who} never takes {action}: {} pays more on average, {whatever}.", in_a_list(by))
        },
        solved = "One action of each type is left, so this is the only equilibrium: the game is solved by dominance.",
        left(count: usize) = match count {
            1 => "One type has more than one action left.".to_owned(),
            count => format!("{count} types have more than one action left."),
        },
    }

    /// Payoffs.
    pub struct BayesianPayoffsTexts {
        of_type(who: &str) = format!("What {who} thinks possible, and how likely:"),
        all = "All states:",
        caption(types: &str, probability: &str) = format!("{types}, with probability {probability}"),
        always = "always",
        table(player: &str, action: &str) = format!("{player}: {action}"),
        key(rows: &str, columns: &str, all: &[String]) = format!(
            "Rows: {rows}. Columns: {columns}. In each cell what {} get, in this order.",
            in_a_list(all)
        ),
    }
}

//! Strategic games: texts. `stories`: what the games of the library are about. `game_catalogue`: the same of many more, with sources.

mod game_catalogue;
mod stories;

use crate::english::numbers::{power_of_ten, probability};
use crate::english::phrases::in_a_list;
use crate::lab::{ListedLab, Preset};
use crate::map::Subject;
use crate::parameter::{ParameterText, choice, plain, views};
pub use game_catalogue::*;
pub use stories::*;

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "matrix",
    name: "Solve a payoff matrix",
    question: "What can everybody do so that nobody regrets it?",
    link: "matrix",
    live: "Live: chances of a goal at a penalty kick, best responses of kicker and keeper, and where they meet.",
    subject: Subject::AtOnce,
};

texts! {
    /// The texts of the lab.
    pub struct MatrixLabTexts {
        parameters: MatrixParameterTexts,
        page: MatrixTexts,
        envelope: EnvelopeTexts,
        labels: LabelsTexts,
        crossing: CrossingTexts,
        quantal: QuantalTexts,
        observed: ObservedTexts,
        catalogue: GameCatalogueTexts,
        elsewhere: ElsewhereTexts,
        allowed_game = "a game of the library, “exercise” for one that is drawn, or rows separated by semicolons, \
            cells by commas and the payoffs of a cell by colons, such as 3:3,0:5;5:0,1:1",
        allowed_names = "names separated by commas, players by semicolons",
        allowed_players = "a name for each player, separated by commas",
        allowed_start = "probabilities such as 1/2,1/2;1,0: commas between actions, semicolons between players",
        wrong_start(player: Option<usize>, wanted: usize) = match player {
            Some(player) => format!(
                "player {player} needs {wanted} numbers that are 0 or more, one for each action, and not all 0"
            ),
            None => format!("it is for {wanted} at most, each with numbers of its own"),
        },
        allowed_rounds = "digits and letters",
        wrong_game(key: &str, fault: &str) = format!("{key}: {fault}."),
        wrong_game_here(fault: &str) = format!("{fault}."),
        /// Of the library.
        stories: &'static [Story] = stories::ENGLISH,
    }

    /// Payoffs over the mixtures of a player with two actions.
    pub struct EnvelopeTexts {
        title(other: &str) = format!("What each action pays {other}"),
        axis(player: &str, first: &str) = format!("how often {player} chooses {first}"),
        envelope = "upper envelope",
        /// At a place of the axis, and where a whole stretch begins and ends: short, since there may be many.
        equilibrium = "E",
        from = "E …",
        to = "… E",
        shares(first: &str) = format!("Probability of {first}"),
        response = "Best response",
        answer = "Then best",
        more(action: &str) = action.to_owned(),
        either = "either",
        mixed = "it depends on which",
        said(first: &str, shares: &str) = format!("How often {first} is chosen in equilibrium (E): {shares}."),
        about = "The highest line is the best response. Read off the equilibria: an end of the axis, if the action chosen there is best against it; a bend, if different \
            actions are best on its two sides; every stretch on which both actions are equally good.",
    }

    /// Labels of strategies: in pictures, as a table, on bodies.
    pub struct LabelsTexts {
        equilibria = "Equilibria by their labels",
        of_player(player: &str) = format!("Labels of {player}"),
        complete(count: usize) = format!(
            "A label stands for an own action that is not used, or for a best response of the other player. A pair of strategies is an equilibrium if the \
                two have all {count} labels together: each action is not used, or a best response."
        ),
        polytopes = "Best-response polytopes",
        polytope_label(player: &str) = format!("The best-response polytope of {player}. Arrow keys turn it."),
        polytope_about = "Drag to turn. Each axis is the weight of an action; a strategy is a direction from the origin, and leaves the body through the faces of \
            the best responses to it. Corners have three labels; in degenerate games some have more.",
    }

    /// Actions that are crossed out by hand.
    pub struct CrossingTexts {
        allowed = "players and actions by number, such as 1.2,2.3: the second action of the first player, then the third of the second",
        wrong(entry: &str) = format!(
            "“{entry}” cannot be crossed out: write a player and an action that is left, both counted from 1, such as 2.3; one action of each player stays"
        ),
        title = "Cross out by hand",
        about = "Press an action to cross it out, or to take it back.",
        table_label = "What is left of the game",
        press(action: &str, is_gone: bool) = if is_gone {
            format!("Take {action} back")
        } else {
            format!("Cross out {action}")
        },
        moment(step: u64, last: u64) = format!("{step} of {last} crossed out"),
        /// Sequences as films: strict dominance, or weak dominance in an order.
        film_strict = "Watch strict dominance",
        film_weak(player: &str) = format!("Watch weak dominance, {player} first"),
        anew = "Take all back",
        strict(player: &str, action: &str, by: &str) =
            format!("{player}’s {action} was strictly dominated: {by} pays more against everything that was left."),
        weak(player: &str, action: &str, by: &str) =
            format!("{player}’s {action} was weakly dominated: {by} never pays less against what was left, and sometimes more."),
        best_against(player: &str, action: &str, others: &str) =
            format!("{player}’s {action} was not dominated, not even weakly; against {others} nothing pays more."),
        best_against_belief(player: &str, action: &str) =
            format!("{player}’s {action} was not dominated, not even weakly: with some belief about what was left, nothing pays more."),
        nothing_changes(is_pure_only: bool) = if is_pure_only {
            "It takes no equilibrium in pure strategies along, and makes no new one.".to_owned()
        } else {
            "It takes no equilibrium of the game along, and makes no new one.".to_owned()
        },
        lost(equilibria: &[String]) = format!("It takes along: {}.", equilibria.join("; ")),
        new(equilibria: &[String]) = format!("What is left has an equilibrium that the game has not: {}.", equilibria.join("; ")),
        pure_only = "In larger games, and with three players or more, only equilibria in pure strategies are compared.",
    }

    /// Quantal responses and levels of thinking.
    pub struct QuantalTexts {
        allowed_counts = "numbers such as 48,2;8,42: how often each action was chosen, commas between actions, semicolons between players",
        wrong_counts(player: Option<usize>, wanted: usize) = match player {
            Some(player) => format!("player {player} needs {wanted} whole numbers, one for each action"),
            None => format!("numbers are needed for {wanted} players, separated by semicolons"),
        },
        /// The settings are named between braces.
        sentence = "People chose {observed}; the hierarchy thinks {tau} steps ahead on average.",
        about = "The more an action pays, the more often it is chosen: in proportion to exp(λ · payoff), against others who do the same. At precision λ = 0 all \
            actions are alike; the higher λ, the rarer are mistakes. The line begins at λ = 0 and is one branch of such equilibria.",
        all_branches(counted: usize, agrees: bool) = if agrees {
            format!("At {counted} values of λ intervals counted the equilibria: the branches have them all. Between these values a small closed branch is not excluded.")
        } else {
            format!("At {counted} values of λ intervals counted the equilibria, and not always as many as the branches have: a branch is missing, or was not followed to its end.")
        },
        moment(lambda: &str) = format!("λ = {lambda}"),
        at(strategies: &[String]) = format!("There: {}.", strategies.join("; ")),
        share(action: &str, share: &str) = format!("{action}: {share}"),
        of_player(player: &str, shares: &[String]) = format!("{player} ({})", shares.join(", ")),
        beyond = "The branch was not followed as far as the λ that was asked for.",
        asked(lambda: &str, strategies: &[String], is_proved: bool) = {
            let strategies = strategies.join("; ");
            if is_proved {
                format!("Where λ first is {lambda}: {strategies}.")
            } else {
                format!("Where λ first is {lambda} on this line, behind a place where no step could be proved: {strategies}.")
            }
        },
        leads_to(lambda: &str, equilibrium: &str, distance: &str) =
            format!("At λ = {lambda} no probability is further than {distance} from that in {equilibrium}: the branch has come near this one."),
        leads_near(lambda: &str, equilibrium: &str, distance: &str) =
            format!("At λ = {lambda} the nearest of the listed equilibria is {equilibrium}; no probability is further than {distance} from that in it."),
        ends(lambda: &str) = format!("The branch could be followed to λ = {lambda}."),
        turns(lambdas: &[String]) = format!("It turns back at λ = {}.", in_a_list(lambdas)),
        meets(lambdas: &[String]) = format!(
            "Near λ = {} no step could be proved: branches meet there, or nearly. The line goes straight on; behind that place it may be another branch.",
            in_a_list(lambdas)
        ),
        /// A probability, in few digits.
        probability: fn(f64) -> String = probability,
        /// Below this power of ten.
        tiny(power: i32) = power_of_ten(power),
        /// A strategy with all actions alike.
        alike = "all alike",
        proved(power: i32) = format!(
            "Intervals prove that this is one branch, but for places named here where no step could be proved, and that no logarithm of a probability that was \
                worked out step by step is wrong by more than {}; pictures are coarser.",
            power_of_ten(power)
        ),
        chart(player: &str) = format!("Probabilities of {player} along the branch"),
        chart_axis = "λ, from 0 to infinity",
        fit_beyond(low: &str) = format!(
            "The greater λ, the more likely is what people did, as far as the branch was followed; 95 % interval from {low} upwards."
        ),
        fit(lambda: &str, low: &str, high: Option<&str>) = match high {
            Some(high) => format!("What people did is most likely where λ = {lambda}; 95 % interval from {low} to {high}."),
            None => format!("What people did is most likely where λ = {lambda}; 95 % interval from {low} upwards without end on this branch."),
        },
        fit_header: [&'static str; 5] = ["Action", "Chosen", "Quantal responses", "Only equilibrium", "Hierarchy"],
        likelihoods(fit: &str, uniform: &str, frequencies: &str) = format!(
            "Logarithm of the likelihood: {fit}; if all actions were alike, {uniform}; with the frequencies themselves, {frequencies}."
        ),
        levels_title = "Steps of thinking",
        levels_about = "Level 0 chooses all actions alike. On the left each level responds best to the one below; on the right, in the hierarchy, to all below, \
            as often as each comes in a Poisson distribution.",
        levels_header: [&'static str; 3] = ["Level", "Best against the level below", "In the hierarchy"],
        choices(strategies: &[String]) = format!("All levels of the hierarchy together: {}.", strategies.join("; ")),
        too_large = "A game of this size has no quantal responses here: at most 18 actions in all, and 256 profiles.",
    }

    /// People who chose, as mixed strategies.
    pub struct ObservedTexts {
        mark = "what people chose",
        /// What is best for a player against what the other chose, what it pays, and what was got.
        best(player: &str, other: &str, actions: &[&str], most: &str, got: &str) = if most == got {
            format!("{player}: against what {other} chose nothing pays more than what was chosen, {got} on average.")
        } else {
            format!("{player}: {} would have been best against what {other} chose, with {most} on average; what was chosen pays {got}.", actions.join(" or "))
        },
        /// The same where everybody is both players.
        best_of_all(actions: &[&str], most: &str, got: &str) = if most == got {
            format!("Nothing pays more against what was chosen than that itself, {got} on average.")
        } else {
            format!("Best against what was chosen would have been {}, with {most} on average; what was chosen pays {got}.", actions.join(" or "))
        },
        in_equilibrium = "Nobody could gain on average by another choice: these shares are an equilibrium.",
        epsilon(gain: &str) = format!("These shares are an ε-equilibrium with ε = {gain}: so much could be gained on average by another choice, and no more."),
        nearest(equilibrium: &str, distance: &str) = format!("The nearest of the listed equilibria is {equilibrium}: no probability is further than {distance} from that in it."),
        amount(exact: &str, decimal: &str) = format!("{exact} ({decimal})"),
        too_many_digits = "The payoffs have too many digits for what was chosen to be compared exactly.",
    }

    /// Presses to the game in other labs.
    pub struct ElsewhereTexts {
        repeated = "Play it again and again",
        populations = "Watch a population play it",
        bayesian = "Let players know different things",
        /// From other labs.
        matrix = "The game as a payoff matrix",
    }

    /// The catalogue of games.
    pub struct GameCatalogueTexts {
        button = "All games",
        heading = "Games of the literature",
        close = "Close",
        not_loaded = "The catalogue could not be loaded.",
        search = "Name, story, source",
        about = "“After” a source: the situation is from there, the numbers need not be. What kind of game it is and how many equilibria it has was counted here; zero-sum, symmetric and degenerate are said of two players only.",
        found(found: usize, all: usize) = format!("{found} of {all} games"),
        subject = "Subject",
        any_subject = "any subject",
        players = "Players",
        numbers_of_players: [&'static str; 5] = ["any number of players", "two players", "three players", "four players", "five players"],
        kind = "Kind",
        kinds: [&'static str; 4] = ["any kind", "zero- or constant-sum", "symmetric", "degenerate"],
        equilibria = "Equilibria",
        numbers_of_equilibria: [&'static str; 4] = ["any equilibria", "none in pure strategies", "only one", "several"],
        shows(what: &str) = format!("Good for: {what}."),
        constant_sum = "constant-sum",
        symmetric = "symmetric",
        degenerate = "degenerate",
        /// How many equilibria, where that is known, whether these are extreme ones of more, whether there are infinitely many, and how many in pure strategies.
        counted(equilibria: Option<usize>, is_degenerate: bool, is_infinite: bool, pure: usize) = {
            let pure = match pure {
                0 => "none pure".to_owned(),
                count => format!("{count} pure"),
            };
            match equilibria {
                Some(1) => format!("1 equilibrium, {pure}"),
                Some(count) if is_degenerate => format!("{count} extreme equilibria, {pure}"),
                Some(count) => format!("{count} equilibria, {pure}"),
                None if is_infinite => format!("infinitely many equilibria, {pure}"),
                None => format!("{pure} among its equilibria"),
            }
        },
        source(source: &str, has_numbers: bool) = if has_numbers {
            format!("{source}.")
        } else {
            format!("After {source}.")
        },
    }

    /// The parameters of the lab.
    pub struct MatrixParameterTexts: ParameterText {
        game = plain("Game", "A game of the library by its name, or one that is written. The tables of a third player \
            stand between bars, groups of tables of a fourth between double bars, and of a fifth between triple ones."),
        payoffs = choice("Numbers", "Whose payoffs the numbers of a cell are.", &[
            ("both", "of each player"),
            ("zero-sum", "of the first; the second loses them"),
            ("symmetric", "of the first; the game is symmetric"),
        ]),
        actions = plain("Actions", "The names of the actions of a game that is written."),
        players = plain("Players", "The names of the players, separated by commas."),
        title = plain("Title", "What the game is called."),
        marks = choice("Shown in the matrix", "What is marked in the matrix and its picture.", &[
            ("all", "everything"),
            ("best-responses", "best responses"),
            ("nothing", "nothing"),
        ]),
        algorithm = choice("Algorithm", "The algorithm to watch.", &[
            ("lemke-howson", "Lemke and Howson’s"),
            ("supports", "trying all supports"),
        ]),
        label = plain("Label", "The label that is dropped first: rows, then columns."),
        step = plain("Step", "The step of the algorithm that is shown; “end” for the last one."),
        crossed = plain("Crossed out", "What is crossed out by hand, in this order: a player and an action, such as 2.3."),
        crossing = plain("Crossed out so far", "How many of these are shown as crossed out; “end” for all."),
        lambda = plain("Precision λ", "A precision at which quantal responses are given; 0 for none."),
        branch = plain("Point of the branch", "Which point of the branch of quantal responses is shown; “end” for the last one."),
        observed = plain("Observed choices", "How often people chose each action: commas between actions, semicolons between players."),
        tau = plain("Mean level τ", "How many steps ahead people think on average in the cognitive hierarchy."),
        dynamic = choice("Dynamic", "How strategies change.", &[
            ("replicator", "replicator dynamic"),
            ("best-response", "best responses"),
            ("fictitious-play", "fictitious play"),
            ("regret-matching", "regret matching"),
            ("logit", "logit responses"),
        ]),
        temperature = plain("Temperature", "The higher, the more often worse actions are chosen; near 0, hardly ever."),
        from = plain("Beginning", "The probabilities with which a dynamic begins."),
        populations = choice("Populations",
            "In a symmetric game: whether one population plays against itself, or two against each other.", &[
            ("one", "one population"),
            ("two", "two populations"),
        ]),
        time = plain("Time", "The step of the dynamic that is shown; “end” for the last one."),
        view = views(&[
            ("all", "The whole page"),
            ("matrix", "The payoff matrix"),
            ("picture", "Best responses"),
            ("equilibria", "All equilibria"),
            ("payoffs", "What can be paid"),
            ("envelope", "The upper envelope"),
            ("dominance", "What is dominated"),
            ("quantal", "Quantal responses"),
            ("algorithm", "An algorithm, step by step"),
            ("dynamics", "Learning and evolution"),
            ("play", "Play it"),
            ("exercise", "Questions about the game"),
        ]),
        difficulty = choice("Difficulty",
            "How large the game of an exercise is, and how much there is to see in it.", &[
            ("easy", "easy"),
            ("medium", "medium"),
            ("hard", "hard"),
        ]),
        seed = plain("Seed", "What the game of an exercise is drawn from, and which questions are asked."),
        person = choice("You are", "Which player you are when you play the game.", &[
            ("first", "the first player"),
            ("second", "the second player"),
            ("both", "both players, at one screen"),
        ]),
        opponent = choice("Opponent", "Who plays against you: somebody who plays an equilibrium and never changes, \
            somebody who plays what is best against all you have done so far, or somebody who learns by regret \
            matching.", &[
            ("equilibrium", "an equilibrium"),
            ("best-responder", "a best responder"),
            ("learner", "a learner"),
        ]),
        rounds = plain("Rounds", "What was done by hand: for each round a digit or a letter for what each player did; \
            0 is the first action."),
        series = plain("Series", "What the opponent’s choices are drawn from."),
    }

    /// The page of the lab. Players are counted from 0.
    pub struct MatrixTexts {
        summary = "Strategic games: every equilibrium, exactly. Type, paste or choose a payoff matrix, and see what is \
            dominated, what can be secured, and all that everybody could do.",
        sentence: fn(&MatrixSentenceOf) -> String = sentence,
        /// A player who has no name.
        player(player: usize) = format!("Player {}", player + 1),
        own_game = "a game of my own",
        choose = "Game",
        /// Where the name of the game is not read out.
        this_game = "This game",
        matrix_label(name: &str) = match name {
            "" => "Payoffs".to_owned(),
            _ => format!("Payoffs: {name}"),
        },
        payoff_label(row: &str, column: &str, player: &str) = format!("{row} against {column}, for {player}"),
        wrong_payoff = "An integer, a decimal or a fraction such as -3, 0.25 or 3/4.",
        /// What is marked: everything, best responses, nothing.
        shown_label = "Shown in the matrix",
        shown: [&'static str; 3] = ["Everything", "Best responses", "Only the game"],
        show_solution = "Show the solution",
        marks: [&'static str; 4] = [
            "a best response to what the other does", "an equilibrium in pure strategies",
            "an action that is strictly dominated, now or after others are gone",
            "a shade for how often a cell comes up in the equilibrium, where there is only one",
        ],
        paste = "Paste a game",
        paste_help = "A table from a spreadsheet, CSV, Markdown or LaTeX, with names in the first row and column or \
            without; one matrix or two as Python, NumPy, Julia, MATLAB, JSON and solvers write them; a file of Gambit \
            or Game Theory Explorer. An extensive game becomes its reduced strategic form. You see what the text was \
            read as.",
        take = "Use this game",
        take_out = "Take the game away",
        as_nfg = "for Gambit (.nfg)",
        as_latex = "for LaTeX",
        as_tabs = "for a spreadsheet",
        as_json = "as JSON",
        under_way = "Not known yet.",
        enumerating(bases: &str) = format!("{bases} vertices found so far."),
        correlating(known: u64, all: u64) =
            format!("All equilibria are known; {known} of the {all} best correlated ones too."),
        so_far(count: u64) = {
            let known = match count {
                1 => "One equilibrium is known so far, found".to_owned(),
                count => format!("{count} equilibria are known so far, the first one found"),
            };
            format!(
                "{known} by Lemke–Howson. The list may not be complete: not all vertices have been visited."
            )
        },
        only_listed(count: usize) = format!("{count} of them are listed."),
        too_many(vertices: &str) = format!(
            "There may be {vertices} vertices to go through, more than is done here. Pure equilibria are below, and \
                what was found before the search was given up."
        ),
        equilibria_header: [&'static str; 5] = ["", "Strategies", "Payoffs", "Index", "Stability"],
        several_header: [&'static str; 4] = ["", "Strategies", "Payoffs", "Bound"],
        uncertain = "not proved",
        of_several: [&'static str; 3] = [
            "These are all the equilibria: interval arithmetic has ruled out every other place.",
            "Found by interval arithmetic. All equilibria in pure strategies are among them. Some places were not ruled out, so there may be more in mixed ones.",
            "These are all the equilibria: with two actions each, the equations of three players were solved exactly.",
        ],
        exactly = "exact",
        /// By what a piece of a component is; its ends or corners follow.
        shapes: [&'static str; 6] = [
            "A point", "A segment between", "A curve between", "All mixtures of", "An area with these corners",
            "All profiles, with these corners",
        ],
        corner(strategies: &str, payoffs: &str) = format!("{strategies} (payoffs {payoffs})"),
        moves_alone(player: &str) = format!("Only {player} moves."),
        move_between(has_limits: bool) = if has_limits {
            "Their probabilities vary within this limit, whose edge may be curved."
        } else {
            "Their probabilities go from corner to corner, each on its own."
        }
        .to_owned(),
        motion(player: &str, action: &str, share: &str) =
            format!("On it {player} chooses {action} with probability {share}."),
        motion_along(player: &str, action: &str) = format!("t is how likely {player} is to choose {action}."),
        /// The player, the two actions, and whether the first one pays at least as much or both pay the same.
        limit(player: &str, [one, other]: [&str; 2], is_equal: bool) = if is_equal {
            format!("In it {one} and {other} pay {player} the same.")
        } else {
            format!("In it {one} pays {player} at least as much as {other}.")
        },
        radius(power: i32) = format!("each probability to ±{}", power_of_ten(power)),
        stability: [&'static str; 4] = [
            "evolutionarily stable", "neutrally stable", "not stable", "too many best responses to tell",
        ],
        components(components: usize, equilibria: usize) = match (components, equilibria) {
            (1, 1) => "One equilibrium.".to_owned(),
            (1, _) => format!("One component, spanned by {equilibria} extreme equilibria."),
            _ if components == equilibria => format!("{equilibria} equilibria, each on its own."),
            _ => format!("{equilibria} extreme equilibria in {components} components."),
        },
        component(number: usize, equilibria: &[usize], index: i64, subsets: &[NashSubset]) = {
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
        not_degenerate = "The game is not degenerate: no strategy has more best responses than actions, so there is an \
            odd number of equilibria.",
        degenerate(player: &str, strategy: &str, responses: &[&str]) = format!(
            "The game is degenerate: {player} playing {strategy} leaves {} best responses: {}. So equilibria can form \
                lines and areas; their corners are listed.",
            responses.len(),
            responses.join(", ")
        ),
        value(first: &str, second: &str) =
            format!("The value of the game is {first} for the first player and {second} for the second."),
        security(player: &str, value: &str, strategy: &str, pure: &str) =
            format!("{player} can be sure of {value} by {strategy}; without mixing, of {pure}."),
        risk([first, second]: [&str; 2], dominant: usize, [a, b]: [&str; 2]) = {
            let sentence = match dominant {
                0 => format!("{first} risk-dominates {second}"),
                1 => format!("{second} risk-dominates {first}"),
                _ => format!("Neither of {first} and {second} risk-dominates the other"),
            };
            format!(
                "{sentence}: leaving the first costs {a} (the product of both losses), leaving the second {b}."
            )
        },
        zero_sum_twin = "Best answers stay the same if a player’s payoffs are multiplied by a number above 0, or if something is added to them that depends on the \
            other’s action alone. That turns this game into a zero-sum game: player 1’s strategy in any equilibrium and player 2’s in any other are an equilibrium too.",
        payoff_dominant(number: usize) = format!("Equilibrium {number} pays everybody more than all others."),
        square_about(first: &str, second: &str) = format!(
            "Across: how often player 1 chooses {first}; up: how often player 2 chooses {second}. Lines are best \
                responses; where they meet is an equilibrium."
        ),
        square_label = "Best responses of both players, and the equilibria",
        triangles_about = "Each point of a triangle is a mixed strategy, each corner an action. Colours say which \
            action of the other player is the best response. Numbers are labels: in an area that of the best response, \
            beside an edge that of the action which is not used there (crossed out in the list).",
        triangle_label(player: &str) = format!("Mixed strategies of {player}, by the other’s best response"),
        no_picture = "A picture of best responses needs two players, one with three actions and the other with two or more, or both \
            with two. The payoffs below have one for any game of two.",
        drag_about = "Drag a payoff sideways or type another; everything follows.",
        edit_actions = "Add, remove or rename actions",
        action_label(player: &str, number: usize) = format!("Action {number} of {player}"),
        remove_action(action: &str) = format!("Remove {action}"),
        add_action(player: &str) = format!("Add an action of {player}"),
        plane_label = "What both players can get",
        plane_about = "Each point is what both get on average.",
        plane_legend: [&'static str; 3] = ["any agreement", "correlated equilibria", "equilibria"],
        best_correlated(whom: usize, [first, second]: [&str; 2]) = {
            let best = BEST[whom];
            format!("The best correlated equilibrium {best} pays {first} and {second}.")
        },
        /// Where all correlated equilibria pay the same: takes what both get.
        only_correlated([first, second]: [&str; 2]) = format!("All correlated equilibria pay {first} and {second}."),
        /// The same where a whole edge is as good: takes what both get at its ends.
        best_edge(whom: usize, [[a, b], [c, d]]: [[&str; 2]; 2]) = {
            let best = BEST[whom];
            format!(
                "Correlated equilibria on the whole edge from ({a}, {b}) to ({c}, {d}) are equally good {best}, and \
                    none is better."
            )
        },
        egalitarian([first, second]: [&str; 2]) =
            format!("The egalitarian one, which gives most to the player who gets less, pays {first} and {second}."),
        /// What a referee draws from, who then tells each player their action: takes the actions of each pair, and
        /// its probability.
        lottery(pairs: &[DrawnPair]) = {
            let pair = |([first, second], probability): &DrawnPair| {
                format!("({first}, {second}) with probability {probability}")
            };
            let pairs: Vec<String> = pairs.iter().map(pair).collect();
            format!(
                "A referee draws {}, and tells each player only their own action.",
                in_a_list(&pairs)
            )
        },
        plane_axis(player: &str) = format!("payoff of {player}"),
        /// Over one of several tables: takes the players who choose it, and their actions.
        table_of(chosen: &[(String, &str)]) = {
            let parts: Vec<String> = chosen
                .iter()
                .map(|(player, action)| format!("{player}: {action}"))
                .collect();
            parts.join(", ")
        },
        too_large_for_correlated = "The game is too large for all correlated equilibria here; each equilibrium above \
            is one.",
        nothing_dominated = "Nothing is dominated.",
        strict_title = "Strict dominance",
        weak_title = "Weak dominance",
        /// Takes the round, the player, the action and what dominates it.
        eliminated(round: usize, player: &str, action: &str, by: &str) =
            format!("Round {round}: {player} never needs {action}, which {by} beats."),
        left(left: &str) = format!("What is left: {left}."),
        order_matters = "With weak dominance the order matters here: what is left depends on who begins.",
        order_does_not_matter = "The same is left, no matter who begins.",
        /// Everybody at once, or beginning with a player.
        order(first: Option<&str>) = match first {
            None => "Everybody at once".to_owned(),
            Some(player) => format!("{player} begins"),
        },
        action_of(action: &str, player: &str) = format!("{action} of {player}"),
        begin_at_label = "Drop first",
        pivot(number: usize, player: &str, dropped: &str, found: &str) =
            format!("Pivot {number}, in the strategies of {player}: drop “{dropped}”, find “{found}”."),
        pivots_begin(label: &str) =
            format!("Nobody plays anything yet, so every label is there. “{label}” will be dropped first."),
        pivots_end = "The label that was dropped first is found again: an equilibrium.",
        pair(first: &str, second: &str) = format!("Suppose {first} meets {second}."),
        /// No solution; not positive; better; equilibrium. Takes a player and an action.
        verdicts: [fn(&str, &str) -> String; 4] = [
            |player, _| {
                format!("No single mixture of {player} makes the other’s actions pay the same.")
            },
            |player, _| format!("{player} would need probabilities that are not positive."),
            |player, action| format!("Then {action} pays {player} more: no equilibrium."),
            |_, _| "Nobody can gain: an equilibrium.".to_owned(),
        ],
        moment(step: u64, last: u64) = format!("step {step} of {last}"),
        way_cut = "The way goes on; only its beginning is shown.",
        /// The settings are named between braces.
        algorithm_sentence = "An equilibrium is found by {algorithm}, step by step.",
        /// Of a dynamic: whether there is a temperature, and whether there may be one population.
        dynamic_sentence(has_temperature: bool, is_symmetric: bool) = {
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
        dynamic_about = "Press a place to begin there. Thin: the path. Thick: the average over time so far. Arrows: \
            where the dynamic leads.",
        dynamic_average(average: &str) = format!("On average so far: {average}."),
        /// The settings are named between braces.
        play_sentence(is_between_people: bool) = if is_between_people {
            "Play as {person}.".to_owned()
        } else {
            "Play as {person} against {opponent}.".to_owned()
        },
        your_turn(round: usize, player: &str, is_between_people: bool) = if is_between_people {
            format!("Round {round}. {player} chooses; the other looks away.")
        } else {
            format!("Round {round}. The other has chosen. What do you do as {player}?")
        },
        take_back = "Take back",
        play_anew = "Start again",
        round(round: usize, [first, second]: [&str; 2], [a, b]: [&str; 2]) =
            format!("Round {round}: {first} meets {second}. They get {a} and {b}."),
        standing(player: &str, sum: &str, each: &str, action: &str, other: Option<&str>) = match other {
            Some(other) => format!(
                "{player} has got {sum} so far, {each} a round. Always choosing {action} would have brought {other}."
            ),
            None => format!(
                "{player} has got {sum} so far, {each} a round. No single action would have brought more."
            ),
        },
        round_column = "Round",
        payoffs_column = "Payoffs",
        opponent_thinks = "How the other chooses in the next round",
        opponent_next(shares: &str, exact: Option<&str>) = match exact {
            Some(exact) => format!(
                "It plays an equilibrium, {exact}, whatever you do. No action of yours does better on average than \
                    that equilibrium does for you."
            ),
            None => format!("It will play {shares}, after what it has seen of you."),
        },
        exercise_game = "a game to practise on",
        exercise_sentence = "A game to practise on, {difficulty}.",
        another_exercise = "Another game",
        everything = "Show everything about this game",
        ask_response(player: &str, other: &str, action: &str) =
            format!("{other} is certain to play {action}. What is {player}’s best response?"),
        why_response(action: &str, payoffs: &str) = format!("What each action pays there: {payoffs}. So {action}."),
        ask_dominated(player: &str) = format!("Is one of {player}’s actions strictly dominated? If so, which?"),
        none_dominated = "none",
        why_none_dominated = "Each action is a best response to something the other may do, pure or mixed.",
        /// Takes the action and what beats it.
        why_dominated(action: &str, by: &str) = format!("{by} pays more than {action}, whatever the other does."),
        ask_pure = "How many equilibria in pure strategies are there?",
        why_pure(all: &str) = if all.is_empty() {
            "In every cell somebody would rather do something else.".to_owned()
        } else {
            format!("Nobody gains by leaving these cells alone: {all}.")
        },
        ask_probability(player: &str, action: &str) =
            format!("There is one equilibrium, and it is mixed. How likely does {player} play {action} in it?"),
        why_probability(other: &str) =
            format!("Then the actions that {other} mixes all pay {other} the same, and none pays more."),
        ask_value(player: &str) =
            format!("What one wins the other loses. How much can {player} be sure of on average?"),
        why_value(strategy: &str) =
            format!("The first player is sure of it by playing {strategy}; the second can keep it from being more."),
        played = "Played",
        label_of(player: &str) = format!("Label of {player}"),
        presets: &'static [Preset] = &[
            ("matrix?game=penalty-kick", "The penalty kick"),
            ("matrix?game=rock-paper-scissors-costly", "Evolution that spirals outwards"),
            ("matrix?game=entry", "A line of equilibria"),
            ("matrix?game=travellers-dilemma", "Reason that leads to the worst"),
            ("matrix?game=seventy-five", "Seventy-five equilibria"),
            ("matrix?game=travellers-dilemma&view=quantal", "Mistakes that pay"),
            ("matrix?game=rock-paper-scissors&view=play", "Play rock, paper, scissors"),
            ("matrix?game=exercise", "Questions about a game"),
        ],
    }
}

/// A game as the sentence speaks of it.
#[derive(Debug)]
pub struct MatrixSentenceOf {
    pub players: usize,
    /// What both payoffs add up to, if that is always the same.
    pub constant_sum: Option<String>,
    /// How many extreme equilibria there are, if that is known.
    pub equilibria: Option<usize>,
    pub pure: usize,
}

/// For each player strategies, all mixtures of which are equilibria with all of the other's.
pub type NashSubset = [Vec<String>; 2];

/// The actions of both players, and how probable it is that a referee draws them.
pub type DrawnPair<'a> = ([&'a str; 2], String);

/// Subsets of a component that are listed.
const MAX_SUBSETS: usize = 4;

/// For whom something is best.
const BEST: [&str; 3] = [
    "for the sum",
    "for the first player",
    "for the second player",
];

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

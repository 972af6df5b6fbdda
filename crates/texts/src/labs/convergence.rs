//! Convergence: its texts.

use crate::english::phrases::done_of;
use crate::lab::ListedLab;
use crate::map::Subject;
use crate::parameter::{ParameterText, counted, plain, views};

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "convergence",
    name: "Watch the search converge",
    question: "Does a longer search find better moves?",
    link: "convergence?moves=224424&agents=uct(1000),knowledge(1000)&width=5&height=5&look=50",
    live: "Live: how much the recommended move gives away, by simulations (logarithmic).",
    subject: Subject::LookAhead,
};

texts! {
    /// The texts of the lab.
    pub struct ConvergenceLabTexts {
        parameters: ConvergenceParameterTexts,
        page: ConvergenceTexts,
    }

    /// The parameters of the convergence lab.
    pub struct ConvergenceParameterTexts: ParameterText {
        moves = plain("Moves", "The game so far: one column per move, 1 to 9, then a, b, c."),
        ply = plain("Moment", "The searches start from the position after this many moves."),
        agents = plain("Searches", "Which searches are compared; each runs to its own number of simulations."),
        seeds = counted("Repetitions", "per search",
            "How many times each search is run, each time with different random numbers."),
        solve_budget = counted("Solver's budget", "nodes per column", "How many positions the exact solver may visit \
            for each column; what it has not solved by then stays unknown."),
        seed = plain("Seed", "Where the random numbers start: same seed, same result, everywhere."),
        view = views(&[
            ("all", "The whole page"),
            ("curves", "What the recommended move costs"),
            ("exact", "Exact score by column"),
            ("table", "The same as numbers"),
            ("position", "The position, and what the searches recommend"),
        ]),
        look = plain("Simulations shown", "The board shows the recommendations after this many simulations."),
    }

    /// The board, and what the searches recommend on it.
    pub struct PositionTexts {
        search = "Search",
        right(right: Option<&str>, searches: &str, simulations: &str) = {
            let unit = if simulations == "1" {
                "simulation"
            } else {
                "simulations"
            };
            match right {
                Some(right) => format!(
                    "After {simulations} {unit}, {right} of {searches} searches recommend a best move."
                ),
                None => format!(
                    "After {simulations} {unit}: {searches} searches. Which move is best is not known."
                ),
            }
        },
        lead = "Above each column: its exact score, the best underlined, and the share of searches that recommend it.",
        moment(simulations: &str, last: &str) = format!("{simulations} of {last} simulations"),
        /// At the moment looked at, on the axis of the curves.
        mark = "now",
        share(share: f64) = format!("{:.0} %", 100.0 * share),
    }

    /// The convergence lab. Numbers in sentences have been written already.
    pub struct ConvergenceTexts {
        /// The settings are named between braces.
        sentence = "After {moves}, {agents} search {seeds} times each: how soon do they find the best move?",
        summary = "How much the recommended move loses against perfect play, and how that shrinks as the search goes \
            on.",
        charts = "Charts",
        nothing_yet = "Nothing is known yet.",
        position: PositionTexts,
        look_at_position = "Look at the position",
        exact_header: [&'static str; 2] = ["Column", "Score"],
        between(lower: &str, upper: &str) = format!("{lower} to {upper}"),
        not_yet = "not known yet",
        what_scores_mean = "A score is 0 for a draw, 1 for a win with your last possible stone, 2 with the one before \
            it, and so on; negative for a loss. For the player to move, both playing perfectly.",
        header: [&'static str; 8] = [
            "Search", "Simulations", "Searches", "Regret", "95 %", "Optimal", "Visits", "Mean",
        ],
        unknown = "unknown",
        regret_is_unknown = "Where the solver has not found the exact scores the regret is unknown; it is never \
            guessed. A larger solver budget may help.",
        regret_tab = "Regret",
        optimal_tab = "Optimal",
        visits_tab = "Visits",
        regret_title = "Mean regret: points of exact score that the recommended move gives away",
        optimal_title = "Share of searches with an optimal move",
        visits_title = "Visit share of the recommended move",
        simulations_axis = "simulations",
        bands = "Bands and intervals: 95 %, over the searches.",
        searches_done(done: &str, total: &str) = done_of(done, total, ["search", "searches"]),
    }
}

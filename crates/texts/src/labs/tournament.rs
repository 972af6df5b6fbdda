//! Tournaments of a repeated game: texts.

use crate::english::numbers::grouped;
use crate::lab::Preset;
use crate::parameter::{ParameterText, counted, plain, views};
use crate::shared_parameters::GAMES_SEED;

texts! {
    /// The texts of the lab.
    pub struct TournamentLabTexts {
        parameters: TournamentParameterTexts,
        page: TournamentTexts,
        allowed_entrants(fewest: usize, most: usize) = format!(
            "{fewest} to {most} strategies separated by commas, or by vertical bars where rules have commas, each with a \
                name in brackets in front if you like, such as TitForTat,[Anna] GTFT"
        ),
        allowed_cell(most: usize) =
            format!("none, or the numbers of row and column from 1 to {most} with a point between them, such as 4.6"),
        /// Of a link with an entrant that is no use.
        left_out(fault: &str) = format!("{fault}; it takes no part"),
        entrants(count: usize) = match count {
            1 => "1 strategy".to_owned(),
            _ => format!("{} strategies", grouped(count as u64)),
        },
    }

    /// The parameters of the lab.
    pub struct TournamentParameterTexts: ParameterText {
        entrants = plain("Entrants", "The strategies that take part, with names in brackets in front if you like. The \
            same strategy may take part several times."),
        repetitions = counted("Repetitions", "matches", "How often each pair plays."),
        with_itself = plain("Against itself", "Whether what an entrant gets from itself counts, as in Axelrod’s first \
            tournament."),
        generations = counted("Generations", "generations", "How long a population lives in which shares grow with what \
            strategies get from each other. All begin with the same share."),
        pair = plain("Pair shown", "The cell of the matrix whose match is shown: the numbers of its row and column."),
        generation = plain("Generation", "The population is shown after this many generations; “end” for its end."),
        view = views(&[
            ("all", "The whole page"),
            ("ranking", "Who gets what"),
            ("matrix", "Who gets it from whom"),
            ("pair", "A match of the tournament"),
            ("entrants", "The entrants"),
            ("ecology", "Shares over generations"),
            ("changes", "What changes the ranking"),
        ]),
        seed = GAMES_SEED,
    }

    /// The page of the lab.
    pub struct TournamentTexts {
        summary = "Tournaments of a repeated game: strategies, as text, all meet each other. Who comes where, exactly and \
            in many matches, who gets what from whom, and who takes over a population.",
        /// The settings are named between braces.
        sentence = "{entrants} play {game}, each with each, for {rounds} rounds. A move goes wrong with probability \
            {execution}. {=best}",
        presets: &'static [Preset] = &[
            ("tournament", "Eight strategies, 200 rounds, no errors"),
            ("tournament?rounds=random&continuation=99/100&execution=3/100", "Moves go wrong now and then"),
            (
                "tournament?entrants=TitForTat,FirstByTidemanAndChieruzzi,FirstByNydegger,FirstByGrofman,FirstByShubik,\
                    FirstBySteinAndRapoport,GrimTrigger,FirstByDavis,FirstByGraaskamp,FirstByDowning,FirstByFeld,\
                    FirstByJoss,FirstByTullock,Random",
                "Axelrod’s first tournament, as far as it is known",
            ),
            ("tournament?entrants=Cooperator,Defector,TitForTat", "Defectors live on cooperators, and die with them"),
        ],
        /// Above the matrix in a terminal.
        matrix_listing = "What each gets from each, per round (rows from columns; exact where that is known):",
        best(name: &str) = format!("{name} gets most."),
        /// Before all have met.
        nobody_yet = "Nobody has met everybody yet.",
        ranking_header: [&'static str; 7] =
            ["Place", "Strategy", "Mean", "95 %", "Exact", "Cooperates", "Ahead of the next"],
        done(done: &str, wanted: &str) = format!("{done} of {wanted} matches."),
    }
}

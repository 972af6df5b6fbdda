//! Tournaments of a repeated game: texts. `views`: what stands in the views of the page.

mod views;

use crate::english::numbers::grouped;
use crate::lab::{ListedLab, Preset};
use crate::map::Subject;
use crate::parameter::{ParameterText, counted, plain, views};
use crate::shared_parameters::GAMES_SEED;
pub use views::*;

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "tournament",
    name: "Hold a tournament of strategies",
    question: "Who does best when everybody meets everybody?",
    link: "tournament?rounds=random&continuation=0.99&execution=0.03",
    live: "Live: eight strategies meet each other; three moves in a hundred go wrong. Bars: payoff per round.",
    subject: Subject::Repeated,
};

texts! {
    /// The texts of the lab.
    pub struct TournamentLabTexts {
        parameters: TournamentParameterTexts,
        page: TournamentTexts,
        views: TournamentViewTexts,
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
        presets: &'static [Preset] = &[
            (
                "tournament?entrants=TitForTat,FirstByTidemanAndChieruzzi,FirstByNydegger,FirstByGrofman,FirstByShubik,\
                    FirstBySteinAndRapoport,Grudger,FirstByDavis,FirstByGraaskamp,FirstByDowning,FirstByFeld,\
                    FirstByJoss,FirstByTullock,FirstByAnonymous,Random&repetitions=5",
                "Axelrod’s first tournament: the fifteen of 1980, five times 200 rounds",
            ),
            ("tournament", "Eight strategies, 200 rounds, no errors"),
            ("tournament?execution=0.03", "A move goes wrong in 3 %"),
            ("tournament?entrants=Cooperator,Defector,TitForTat,GTFT,Random&execution=0.01",
                "A population with defectors"),
            ("tournament?entrants=Cooperator,TitForTat,GTFT,Random&execution=0.01", "The same without defectors"),
            ("tournament?entrants=Extortion(3),Generous(3),TitForTat,GTFT,WinStayLoseShift,GrimTrigger,Cooperator,\
                Defector&rounds=random&continuation=0.99&execution=0.01", "Zero-determinant against the classics"),
            ("tournament?game=2:2,-1:3;3:-1,0:0&entrants=[Copycat] TitForTat,[Always cheat] Defector,\
                [Always cooperate] Cooperator,Grudger,Detective,[Copykitten] TitFor2Tats,\
                [Simpleton] WinStayLoseShift,Random&rounds=10&execution=0.05", "The eight of The Evolution of Trust"),
        ],
        /// Above the matrix in a terminal.
        matrix_listing = "What each gets from each, per round (rows from columns; exact where that is known):",
        done(done: &str, wanted: &str) = format!("{done} of {wanted} matches."),
    }
}

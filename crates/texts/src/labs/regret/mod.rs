//! Regret: its texts.

mod inside;
mod page;
mod pictures;
mod play;

use crate::lab::ListedLab;
use crate::map::Subject;
use crate::parameter::{ParameterText, choice, counted, plain};
pub use inside::*;
pub use page::*;
pub use pictures::*;
pub use play::*;

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "regret",
    name: "Learn poker from regret",
    question: "How does regret teach you to bluff?",
    link: "regret",
    live: "Live: how much an opponent could win from what has been learned of Kuhn poker (both axes logarithmic).",
    subject: Subject::Learning,
};

texts! {
    /// The texts of the lab.
    pub struct RegretLabTexts {
        parameters: RegretParameterTexts,
        lab: RegretTexts,
        locks: LockTexts,
        places: PlaceTexts,
        deeds: DeedTexts,
        strategy_file: StrategyFileTexts,
        page: RegretPageTexts,
        inside: RegretInsideTexts,
        play: RegretPlayTexts,
        pictures: RegretPictureTexts,
    }

    /// The parameters of the regret lab.
    pub struct RegretParameterTexts: ParameterText {
        game = choice("Game", "Which game is learned.", &[
            ("kuhn", "Kuhn poker"),
            ("kuhn-seed", "Kuhn poker, where the first check ends the hand"),
            ("leduc", "Leduc poker"),
            ("liars-dice", "Liar’s dice"),
            ("goofspiel", "Goofspiel"),
            ("rock-paper-scissors", "Rock, paper, scissors"),
            ("matching-pennies", "Matching pennies"),
        ]),
        cards = counted("Cards", "in the deck", "How many cards Kuhn poker has, or each player of \
            Goofspiel."),
        ranks = counted("Ranks", "in the deck", "How many ranks Leduc poker has, with two cards of each."),
        dice = counted("Dice", "of each player", "How many dice each player of Liar’s dice rolls. Two may have up to three \
            faces: with six there would be 2²⁴ sequences of bids."),
        faces = counted("Faces", "of a die", "How many faces a die has. The highest is wild."),
        points_order = choice("Order of prizes", "In which order the prizes of Goofspiel are turned up.", &[
            ("descending", "descending"),
            ("ascending", "ascending"),
            ("random", "random"),
        ]),
        imperfect = plain("Imperfect information", "Whether players of Goofspiel see only who has won a prize, and not \
            which card the other has bid."),
        returns = choice("Payoff", "What a game of Goofspiel pays: 1 for more points, or half of the difference in \
            points.", &[
            ("win-loss", "win or loss"),
            ("point-difference", "difference in points"),
        ]),
        variant = choice("Variant", "How regrets are collected and strategies averaged. CFR visits the whole game in \
            every iteration; CFR+ resets negative regrets to 0; Linear CFR weights iteration t by t; Discounted CFR \
            lets old iterations fade. The sampling variants draw the cards alone, the cards and the opponent’s \
            actions, or a single line of play.", VARIANTS),
        iterations = counted("Iterations", "of both players",
            "How long the players learn: both learn once per iteration."),
        compare = choice("Compare with", "Other variants that learn the same game for just as long.", VARIANTS),
        seeds = counted("Repetitions", "per sampling variant",
            "How often each sampling variant is run, each time with other random numbers."),
        lock = plain("Fixed strategies",
            "What is fixed instead of learned: an information set or a player, with the probability of each action."),
        alpha = plain("α", "Discounted CFR multiplies positive regrets by t^α/(t^α + 1) after iteration t."),
        beta = plain("β", "Discounted CFR multiplies negative regrets by t^β/(t^β + 1) after iteration t."),
        gamma = plain("γ", "Discounted CFR counts iteration t with t^γ in the average strategy."),
        exploration = plain("Exploration",
            "How often outcome sampling takes a random action instead of one by the strategy."),
        simultaneous = plain("Simultaneous", "Whether both players update at the same time; otherwise the second \
            already sees the first one's new strategy."),
        head_start = plain("Head start", "The regret, in antes, that the first action of every information set begins \
            with; with 0 all actions start equal."),
        look = plain("Iteration looked at", "The iteration that is shown; “end” for the last one."),
        step = counted("Step", "of the iteration", "The moment shown of the iteration looked at: after so many steps."),
        view = choice("View", "Which part of the page is shown alone.", &[
            ("all", "The whole page"),
            ("tree", "The game"),
            ("strategies", "Strategies"),
            ("simplex", "All mixtures"),
            ("exploitability", "Exploitability"),
            ("arithmetic", "The arithmetic"),
            ("pseudo-code", "Pseudo-code"),
            ("table", "Play against it"),
            ("comparison", "Comparison"),
            ("best-responses", "Best responses"),
            ("equilibria", "All equilibria"),
            ("files", "Strategy files"),
            ("numbers", "Table of numbers"),
            ("sampling", "Sampling is right on average"),
        ]),
        deal = plain("Deal", "The cards of the deal that is drawn, the first player’s before the second’s."),
        round = plain("Betting round",
            "Which betting round of Leduc poker is drawn: what was done in the first, and the board card."),
        set = plain("Information set", "The information set that is looked at, by its key."),
        equilibrium = plain("Equilibrium’s α", "Which of Kuhn’s equilibria is shown beside what was learned."),
        filter = plain("Searched for", "Text that the names of the information sets in the table must contain."),
        sampled = choice("Drawn at random", "What the sampled walks draw instead of exploring it.", &[
            ("chance", "chance"),
            ("external", "chance and opponent"),
            ("outcome", "everything"),
        ]),
        walks = counted("Sampled walks", "of each player", "How many sampled walks are averaged."),
        seed = plain("Seed", "Where the random numbers start: same seed, same result, everywhere."),
    }

    /// The regret lab.
    pub struct RegretTexts {
        summary = "Two players learn poker from their regrets, and their average play approaches an equilibrium: how \
            fast, and how much can still be gained against it.",
        /// Above the information sets on a terminal, and the columns below it.
        listing = "The average strategy at each information set:",
        listing_header: [&'static str; 3] = ["information set", "player", "average strategy"],
        too_many_to_list(count: usize) =
            format!("There are {count} information sets; --format json has the average strategy at each of them."),
    }

    /// Places of a game, as links name them.
    pub struct PlaceTexts {
        /// What is allowed, as a phrase; takes the number of characters.
        allowed(most: usize) = format!("up to {most} letters and digits, or nothing"),
        words(most: usize) = format!("up to {most} characters"),
        /// A size of the game, which would have the first number of histories, where the second is the limit.
        too_large(key: &str, found: u64, histories: &[String; 2], taken: u64) = format!(
            "{key} is {found}, but the game would have at least {} histories. Up to {} are learned here, so {taken} is taken.",
            histories[0], histories[1]
        ),
        not_in_game(key: &str, found: &str, known: &str) = if known.is_empty() {
            format!("{key} is “{found}”, but this game has none.")
        } else {
            format!("{key} is “{found}”, which this game does not have. It has: {known}.")
        },
    }

    /// What is done at the table, in a word.
    pub struct DeedTexts {
        check = "check",
        fold = "fold",
        call = "call",
        bet = "bet",
        raise = "raise",
        /// A choice in a game without a pot, by the name that links have.
        choice: fn(&str) -> String = str::to_owned,
        /// A public card that is dealt, between what was done before and after.
        board(card: char) = format!(" | board {card}"),
        /// A round of Goofspiel that is over, and the prize that is up.
        round(round: &RoundOf) = {
            let RoundOf { prize, own, seen } = round;
            match seen {
                'w' => format!("prize {prize}: {own} won"),
                't' => format!("prize {prize}: {own} tied"),
                'l' => format!("prize {prize}: {own} lost"),
                card => format!("prize {prize}: {own} against {card}"),
            }
        },
        prize(prize: char) = format!("prize {prize}"),
        /// Where nothing has been done.
        nothing_yet = "first to act",
        players: [&'static str; 2] = ["First player", "Second player"],
    }

    /// What can be wrong with fixed strategies. Each takes what was found, and is a part of a sentence.
    pub struct LockTexts {
        at(entry: &str, fault: &str) = format!("“{entry}”: {fault}."),
        form = "write an information set or a player, a colon, and a probability, probabilities in parentheses or \
            uniform, as in K:0.3,second:uniform",
        probability(found: &str) = format!("“{found}” is not a probability; use a number or a fraction from 0 to 1"),
        sum(sum: f64) = format!("the probabilities add up to {sum}, but must add up to 1"),
        repeated = "this is fixed twice",
        too_many(found: usize, most: usize) = format!("there are {found} entries, but up to {most} are allowed"),
        unknown(known: &str) = format!("the game has no such information set; it has: {known}"),
        count(found: usize, actions: &str) = {
            let probabilities = if found == 1 {
                "probability is"
            } else {
                "probabilities are"
            };
            format!("{found} {probabilities} given, but the actions are: {actions}")
        },
        even(name: &str) = format!("{name}: all actions equally likely"),
        many(count: usize) = format!("{count} information sets or players"),
    }

    /// What can be wrong with a file with a strategy, each a whole sentence. They take the information set, then the
    /// action.
    pub struct StrategyFileTexts {
        not_a_strategy = "This file is not a strategy saved by Saddlepoint, neither as CSV nor as JSON.",
        no_column(name: &str, all: &str) = format!("The column “{name}” is missing; columns are: {all}."),
        other_game(found: &str, wanted: &str) = format!("This strategy is of {found}, but the game here is {wanted}."),
        unknown_information_set(key: &str) = format!("The game has no information set “{key}”."),
        unknown_action(key: &str, action: &str, known: &str) =
            format!("{key} has no action “{action}”; its actions are: {known}."),
        repeated(key: &str, action: &str) = format!("{key}, {action} appears in the file twice."),
        missing(key: &str, action: &str) =
            format!("{key}, {action} is missing; every action of every information set is needed."),
        probability(key: &str, action: &str, found: &str) =
            format!("The probability of {key}, {action} is “{found}”, but it must be a number from 0 to 1."),
        sum(key: &str, sum: f64) = format!("The probabilities of {key} add up to {sum}, but must add up to 1."),
    }
}

/// A round of Goofspiel as a player knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundOf {
    pub prize: char,
    /// The card that was bid.
    pub own: char,
    /// The other's card, or w, t or l for won, tied or lost.
    pub seen: char,
}

const VARIANTS: &[(&str, &str)] = &[
    ("cfr", "CFR"),
    ("cfr-plus", "CFR+"),
    ("linear", "Linear CFR"),
    ("discounted", "Discounted CFR"),
    ("chance-sampling", "Chance sampling"),
    ("external-sampling", "External sampling"),
    ("outcome-sampling", "Outcome sampling"),
];

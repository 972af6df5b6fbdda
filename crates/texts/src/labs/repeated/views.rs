//! Repeated games: what stands in the views of the page. Players are counted from 0, rounds from 1.

use crate::english::numbers::grouped;
use crate::english::phrases::{capital, in_a_list};

/// Why an exact value is not known, of which players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    NoAutomaton,
    KnowsEnd,
    Mixes,
    TooLarge,
    TooLong,
}

texts! {
    /// The sentence, and all views.
    pub struct RepeatedViewTexts {
        sentence(is_random: bool) = {
            let length = if is_random {
                "going on with probability {continuation} after each round"
            } else {
                "for {rounds} rounds"
            };
            format!("{{=first}} meets {{=second}} in {{=game}}, {length}; a move goes wrong with probability \
                {{execution}}.")
        },
        sentence_hidden(is_random: bool) = {
            let length = if is_random { "going on with probability {continuation} after each round" }
                else { "for {rounds} rounds" };
            format!("You meet somebody whose strategy you do not know in {{=game}}, {length}.")
        },
        /// Who earns more in the long run, or in the match where that is not known.
        earns_more(name: &str) = format!(" {name} earns more."),
        /// Where a sentence begins with the name.
        who(name: &str) = capital(name),
        earn_the_same = " Both earn the same.",
        first_chosen = "Strategy of the first player",
        second_chosen = "Strategy of the second player",
        write_own = "write your own …",
        own_strategy(player: usize) -> &'static str =
            if player == 0 { "the first strategy" } else { "the second strategy" },
        /// Where both play the same strategy.
        one_of_two(name: &str, player: usize) =
            format!("{name} ({})", if player == 0 { "first" } else { "second" }),
        under_way = "Not known yet.",
        film: FilmTexts,
        strategy: StrategyViewTexts,
        value: ValueTexts,
        patience: PatienceTexts,
        hand: HandTexts,
        mistake: MistakeTexts,
    }

    /// The film of the match.
    pub struct FilmTexts {
        caption(round: &str, of: &str) = format!("round {round} of {of}"),
        label(rounds: [&str; 2]) = format!("Moves of rounds {} to {}", rounds[0], rounds[1]),
        shown_of(shown: u64, played: u64) =
            format!("The first {} of {} rounds are shown.", grouped(shown), grouped(played)),
        before = "Before the first round.",
        plays(name: &str, action: &str) = format!("{} plays {action}", capital(name)),
        by_rule(rule: &str) = format!(", by the rule “{rule}”"),
        in_state(state: &str) = format!(", in state {state}"),
        by_chance(probability: &str) = format!(", which it does with probability {probability}"),
        /// In place of what it decided.
        slipped(decided: &str) = format!(" by mistake: it decided {decided}"),
        saw(seen: &str) = format!("; it takes the other’s move for {seen}"),
        goes_to(state: &str) = format!("; on to state {state}"),
        stays = "; it stays there",
        scores = "Payoffs so far",
        scores_label = "Payoffs of the match",
        scores_as: [&'static str; 3] = ["per round", "in all", "discounted"],
        axis = "rounds",
        /// On the line of the round that is told.
        now = "now",
        legend: [&'static str; 4] = [
            "strong: the first action; paler: the others. The letter is the action’s",
            "dotted below: the move went wrong",
            "ring: the other one took it for something else",
            "framed: the round described below and lit in the strategies",
        ],
    }

    /// Both strategies.
    pub struct StrategyViewTexts {
        field(player: usize) = format!("Text of the {} strategy", if player == 0 { "first" } else { "second" }),
        help = "Enter or leaving the field plays it; Shift and Enter begin a line.",
        in_full = "In full",
        rules = "Rules, read from above",
        machine_label(name: &str, states: usize) = format!("Automaton of {name}, {states} states"),
        by_other = "Circles are states with what is played there; arrows are labelled with what the other one did.",
        by_both = "Circles are states with what is played there; arrows are labelled with what the player and then \
            the other one did.",
        states_caption(name: &str) = format!("States of {name}"),
        state_column = "State",
        plays_column = "Plays",
        after_column(outcome: &str) = format!("After {outcome}"),
        large(states: u64) = format!("An automaton with {} states: too many to draw.", grouped(states)),
        no_machine = "It is no automaton of few states: what it does depends on more than can be listed.",
        knows_end = "It plays differently where it knows which round is the last; the automaton is what it is where \
            nobody knows.",
        memory_caption(action: &str) = format!("How likely it plays {action}: first, and after its own and the other’s move"),
        opening = "first",
    }

    /// What both get.
    pub struct ValueTexts {
        header = "What a round is worth",
        long_run = "In the long run, exactly",
        /// With the probability of ending up there.
        class(probability: &str) = format!("… with probability {probability}"),
        several = "There is no single long-run mean: by chance the two end up in one of several ways to go on for \
            ever. What is expected stands first.",
        discounted(delta: &str) = format!("Discounted at δ = {delta}, exactly"),
        over_rounds(rounds: &str) = format!("Mean of {rounds} rounds, exactly"),
        simulated(matches: &str) = format!("Mean of {matches} matches, played"),
        /// Of matches that end by chance.
        simulated_discounted(matches: &str) = format!("Mean of {matches} matches, played: (1 − δ) times the sum of payoffs, which also varies with the length of a match"),
        interval = "95 % interval",
        film = "The match that is shown",
        missing(missing: Missing, names: &[&str]) = match missing {
            Missing::NoAutomaton => format!("{}, so no exact value is known.", no_automata(names)),
            Missing::KnowsEnd => format!("{} which round is the last, so no exact mean of the match is known.", know(names)),
            Missing::Mixes => format!("{} by chance, and deviations are checked for strategies that do not.", mix(names)),
            Missing::TooLarge => "There are too many pairs of states for exact values.".to_owned(),
            Missing::TooLong => "There are too many rounds for so many pairs of states.".to_owned(),
        },
        approximately(number: &str) = format!("≈\u{a0}{number}"),
    }

    /// What patience supports.
    pub struct PatienceTexts {
        sentence = "With the discount factor δ = {continuation}",
        slider = "Discount factor δ",
        picture_label(corners: usize) = match corners {
            0 => "Payoffs of both; nothing is supported".to_owned(),
            corners => format!("Payoffs of both; what is supported has {corners} corners"),
        },
        axis(name: &str) = format!("payoff of {name}"),
        legend: [&'static str; 9] = [
            "feasible", "individually rational", "supported with public randomisation",
            "without it: nowhere else", "without it: supported", "what the two get, discounted",
            "pure minmax", "mixed minmax", "the line of the first strategy, with strategies of the library",
        ],
        nothing = "There is no equilibrium in pure strategies at this δ.",
        outer = "More is not known than that nothing outside is supported.",
        between = "The corners are known to nine digits.",
        about_picture = "Equilibria are subgame perfect and in pure strategies, without errors; payoffs are discounted.",
        is_perfect = "In the game without end and without errors the pair is a subgame-perfect equilibrium at this δ.",
        is_not_perfect(gaining: u32, count: u32) = {
            let gain = match gaining {
                1 => "one of",
                _ => &format!("{} of", grouped(gaining.into())),
            };
            format!("In the game without end and without errors the pair is no subgame-perfect equilibrium at this δ: {gain} \
                {} deviations {}.", grouped(count.into()), if gaining == 1 { "gains" } else { "gain" })
        },
        /// Where both players know how many rounds a match has.
        has_an_end(rounds: &str) = format!("A match of {rounds} rounds, a number that both know, is a different game: in its last \
            round there is nothing left to lose."),
        exactly(intervals: &[String]) = format!("It is one exactly when {}.", intervals.join(" or ")),
        always = "It is one for every δ below 1.",
        never = "It is one for no δ.",
        at_least(delta: &str) = format!("δ ≥ {delta}"),
        at_most(delta: &str) = format!("δ ≤ {delta}"),
        only_at(delta: &str) = format!("δ = {delta}"),
        between_ends(ends: [&str; 2]) = format!("{} ≤ δ ≤ {}", ends[0], ends[1]),
        deviations = "Deviations of a single round",
        columns: [&'static str; 4] = ["States", "Who", "Plays instead", "Gains"],
        more_deviations(listed: u64) = format!("The {} that gain most are listed.", grouped(listed)),
        no_line = "The first strategy holds the payoffs of both to no line.",
        line(name: &str, equation: &str) = format!("Whatever the other one does, {name} holds the payoffs s₁ and s₂ of \
            both, in the long run and without errors, to the line {equation} = 0."),
        line_columns: [&'static str; 3] = ["Against", "s₁", "s₂"],
    }

    /// A match by hand.
    pub struct HandTexts {
        against(name: &str) = format!("You play the first player’s part against {name}."),
        against_hidden = "You play the first player’s part. Who is the other one?",
        your_turn(round: u64) = format!("Round {}. You play:", grouped(round)),
        is_over = "The match is over.",
        is_full = "No more rounds can be played by hand.",
        last_round(round: u64, names: [&str; 2]) =
            format!("Round {}: you played {}, the other one {}.", grouped(round), names[0], names[1]),
        slips(who: &[&str]) = format!("{} went wrong.", in_a_list(who)),
        your_move = "Your move",
        their_move = "the other one’s move",
        scores(yours: &str, theirs: &str) = format!("You have {yours}, the other one has {theirs}."),
        payoffs = "What you get, and what the other one gets",
        corner = "your action ↓, the other one’s →",
        take_back = "Take back",
        anew = "Begin anew",
        hide = "Meet somebody you do not know",
        another = "Meet somebody else",
        reveal = "Show who it is",
        columns: [&'static str; 3] = ["Round", "You", "The other one"],
        who = "Which strategy is this?",
        possible(possible: usize, all: usize) =
            format!("{possible} of the {all} strategies of the library may have done this."),
        nobody = "none of the library",
        why(name: &str, sentence: &str) = format!("{name}: {sentence}"),
    }

    /// The question about a mistake.
    pub struct MistakeTexts {
        question(name: &str, action: &str, instead: &str, round: u64) = format!("Both have played {action} so far. In \
            round {round}, {name} plays {instead} by mistake; after that nothing goes wrong. When do both play {action} \
            again?"),
        /// How many rounds later, on average where chance decides.
        options: [&'static str; 5] = [
            "in the next round", "in the round after that", "within ten rounds, on average", "later than that",
            "perhaps never",
        ],
        rounds(rounds: &str) = format!("On average it takes {rounds} rounds."),
        never = "It may never happen, unless something else goes wrong.",
        likeliest(moves: &str) = format!("The likeliest moves after the mistake, in pairs: {moves}."),
        goes_on = " …",
    }
}

fn no_automata(names: &[&str]) -> String {
    let what = if names.len() == 1 {
        "is no automaton"
    } else {
        "are no automata"
    };
    format!("{} {what} of few states", capital(&in_a_list(names)))
}

fn know(names: &[&str]) -> String {
    let verb = if names.len() == 1 { "knows" } else { "know" };
    format!("{} {verb}", capital(&in_a_list(names)))
}

fn mix(names: &[&str]) -> String {
    let verb = if names.len() == 1 { "plays" } else { "play" };
    format!("{} {verb}", capital(&in_a_list(names)))
}

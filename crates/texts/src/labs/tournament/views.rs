//! Tournaments of a repeated game: what stands in the views of the page. Entrants and places are counted from 1;
//! payoffs are per round.

use crate::english::numbers::grouped;
use crate::english::phrases::in_a_list;

texts! {
    /// The sentence, and all views.
    pub struct TournamentViewTexts {
        sentence(is_random: bool) = {
            let length = if is_random { ", each followed by another with probability {continuation}" } else { "" };
            format!("{{=entrants}} play {{=game}}, each with each, for {{rounds}} rounds{length}; a move goes wrong with \
                probability {{execution}}. {{=best}}")
        },
        /// By what is known best.
        best(names: &[&str]) = match names {
            [] => "Nobody has met everybody yet.".to_owned(),
            [name] => format!("{name} earns most."),
            names if names.len() <= 3 => format!("{} earn most.", in_a_list(names)),
            names => format!("{} strategies earn most, all the same.", grouped(names.len() as u64)),
        },
        to_entrants = "Go to the entrants",
        /// A name that several entrants have.
        numbered(name: &str, number: usize) = format!("{name} ({number})"),
        under_way = "Not known yet.",
        unknown = "–",
        ranking: RankingTexts,
        pairs: PairsTexts,
        pair: PairTexts,
        entrants: EntrantsTexts,
        codes: StrategyCodesTexts,
        changes: ChangesTexts,
        ecology: EcologyTexts,
    }

    /// Who gets what.
    pub struct RankingTexts {
        header: [&'static str; 7] = ["Place", "Strategy", "", "Mean", "±", "Exact", "Cooperates"],
        half(number: &str) = format!("± {number}"),
        /// For those who do not see the bar.
        show_matches(name: &str) = format!("{name}: show its matches"),
        legend: [&'static str; 3] = ["mean of the matches", "95 % interval", "exact mean"],
        same_order = "By exact values the order is the same.",
        exact_order(names: &[&str], is_all: bool) =
            format!("By exact values the order is: {}{}.", names.join(", "), if is_all { "" } else { ", …" }),
        /// Neighbours in the table, by their places, that the matches do not tell apart.
        unsure(places: &[usize]) = {
            let pairs: Vec<String> = places.iter().map(|place| format!("{place} and {}", place + 1)).collect();
            format!("Which is ahead is not sure (95 %) between places {}.", in_a_list(&pairs))
        },
        inexact(pairs: u64, all: u64) =
            format!("For {} of {} pairs no exact value is known.", grouped(pairs), grouped(all)),
    }

    /// Who gets it from whom.
    pub struct PairsTexts {
        caption = "What the row’s strategy gets from the column’s",
        cell(row: &str, column: &str, payoff: &str, is_exact: bool) = {
            let exactly = if is_exact { ", exactly" } else { ", by the matches" };
            format!("{row} gets {payoff} from {column}{exactly}")
        },
        unknown_cell(row: &str, column: &str) = format!("{row} and {column}: not known yet"),
        hint = "Point at a cell or go there with the arrow keys; press it to see that pair.",
        scale(low: &str, high: &str) = format!("Colours from {low} to {high}"),
        columns = "Columns have the numbers of the rows.",
    }

    /// Two entrants.
    pub struct PairTexts {
        against(first: &str, second: &str) = format!("{first} against {second}"),
        with_itself(name: &str) = format!("{name} against itself"),
        header = "What it gets",
        rows: [&'static str; 4] = ["Exactly", "In the matches", "95 % interval", "Cooperates"],
        no_automaton(names: &[&str]) = {
            let verb = if names.len() == 1 { "is" } else { "are" };
            format!("No exact value: {} {verb} no automaton of few states in such matches.", in_a_list(names))
        },
        too_large = "No exact value: the two have too many states together, or there are too many rounds for so many.",
        watch = "Watch a match of the two",
        opponents(name: &str) = format!("Matches of {name}"),
        opponents_header: [&'static str; 4] = ["Against", "It gets", "The other gets", "It cooperates"],
    }

    /// Who takes part.
    pub struct EntrantsTexts {
        list = "Entrants",
        remove(name: &str) = format!("Take {name} out"),
        add = "Add a strategy …",
        add_label = "Add a strategy of the library",
        write = "Write a strategy",
        written = "A strategy of your own",
        name = "Its name, if it has one",
        take = "Add it",
        codes = "Codes of a class",
        all = "All as text",
        all_help = "One entrant per line, with a name in brackets in front if you like; an empty line between entrants \
            where rules have several lines.",
        take_all = "Let these play",
        is_full(most: usize) = format!("{most} entrants are as many as can play."),
    }

    /// Strategies that a class hands in.
    pub struct StrategyCodesTexts {
        help = "Paste any text: a chat, a list, a spreadsheet. The codes in it are found; of one seat the last counts.",
        field = "Text with codes",
        seat(number: u16) = format!("Seat {number}"),
        found(count: usize) = match count {
            0 => "No strategy in this text yet.".to_owned(),
            1 => "1 strategy in this text.".to_owned(),
            count => format!("{} strategies in this text.", grouped(count as u64)),
        },
        left_out(count: usize) = match count {
            1 => "1 code that cannot play:".to_owned(),
            count => format!("{} codes that cannot play:", grouped(count as u64)),
        },
        line(number: usize) = format!("Line {number}:"),
        does_not_fit(name: &str, fault: &str) = format!("{name}: {fault}"),
        no_seat = "a strategy without a seat",
        too_many(most: usize) = format!("With these there are more than {most} entrants; the first {most} play."),
        add = "Add them",
        only = "Let only them play",
    }

    /// What changes the ranking.
    pub struct ChangesTexts {
        errors = "Errors",
        entrants = "Entrants",
        without_errors(who: &str) = format!("If no move went wrong: {who}"),
        question(percent: usize) = format!("Who earns most if a move goes wrong in {percent} % of all cases?"),
        /// The two at the head with what they get.
        why([first, gets]: &[String; 2], [second, less]: &[String; 2]) =
            format!("Then {first} gets {gets} per round, and {second}, the next, {less}."),
        errors_header: [&'static str; 2] = ["Moves that go wrong", "Who earns most, exactly"],
        percents(from: usize, to: usize) =
            if from == to { format!("{from} %") } else { format!("{from} to {to} %") },
        inexact_errors = "not known exactly",
        fewer(name: &str, who: &str) = format!("Without {name}: {who}"),
        more(name: &str, who: &str) = format!("With a second {name}: {who}"),
        none_fewer = "Leaving out a single strategy puts nobody else ahead.",
        none_more = "A second one of any strategy puts nobody else ahead.",
        newcomers = "Newcomers",
        about_newcomers = "What each strategy of the library would get, exactly, if it joined them. Press one to let it in.",
        newcomers_header: [&'static str; 4] = ["Strategy", "Gets per round", "Place", "Who is ahead then"],
        enter(name: &str) = format!("Let {name} in"),
    }

    /// Shares of a population.
    pub struct EcologyTexts {
        about(basis: &str) = format!("All begin with the same share; shares grow with what each gets from the \
            population, {basis}."),
        raised(by: &str) = format!("No share can grow with payoffs below 0, so all are raised by {by} first; how fast shares change depends on that."),
        bases: [&'static str; 3] =
            ["by exact payoffs", "by exact payoffs where they are known, and else by those of the matches",
                "by the payoffs of the matches"],
        sentence = "It lives for {generations} generations.",
        as_game = "Let them evolve in a population of finite size",
        label(generations: u64) = format!("Shares of the population over {} generations", grouped(generations)),
        axis = "generation",
        moment(generation: u64, last: u64) = format!("generation {} of {}", grouped(generation), grouped(last)),
        header: [&'static str; 2] = ["Strategy", "Share"],
        dies(name: &str, generation: usize) = format!("{name} from generation {}", grouped(generation as u64)),
        died(names: &[String]) = format!("Below a thousandth: {}.", names.join(", ")),
        nobody_died = "Nobody falls below a thousandth.",
    }
}

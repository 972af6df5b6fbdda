//! Evolution and its generations: its texts.

use crate::english::numbers;
use crate::english::numbers::three;
use crate::lab::{LabTexts, ListedLab, Preset};
use crate::map::Subject;
use crate::parameter::{ParameterText, choice, counted, plain, views};
use crate::shared_parameters::{GAMES_SEED, RACES};

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "evolution",
    name: "Evolve a strategy",
    question: "Does what survives the noise get better?",
    link: "evolution?generations=12&bust=owner",
    live: "Live: the share of each order at War, generation by generation.",
    subject: Subject::Evolution,
};

texts! {
    /// The texts of the lab.
    pub struct EvolutionLabTexts: LabTexts {
        parameters: EvolutionParameterTexts,
        lab = LabTexts {
            summary: "Strategies change at random, and a race decides which stay: four algorithms, generation by \
                generation, beside the exact optimum.",
        },
        generation = LabTexts {
            summary: "One generation of an evolution, replayed game by game from the list of generations accepted \
                before it.",
        },
        page: EvolutionPageTexts,
        landscape: LandscapeTexts,
        start: StartTexts,
    }

    /// Where evolutions start, in links.
    pub struct StartTexts {
        allowed(count: usize, most: f64) = format!(
            "zeros, random, random with a standard deviation as in random:0.5, or the numbers of a strategy, six for \
                Rrrats as in 1,0,0.5,0,-1,0; up to {count} numbers, none beyond {most}"
        ),
        wrong_length(key: &str, found: usize, length: usize) = {
            let numbers = if found == 1 { "number" } else { "numbers" };
            format!("{key} has {found} {numbers}, but a strategy of this game has {length}.")
        },
    }

    /// The map of strategies.
    pub struct LandscapeTexts {
        plane = "Tokens in hand",
        /// Of two and three, one and three, one and two.
        planes: [&'static str; 3] = ["2, 3", "1, 3", "1, 2"],
        /// What the picture is; takes what is on it.
        label(ends: &str) = format!("Map of strategies. {ends}"),
        ends(parent: &str, offspring: &str, is_accepted: bool) = {
            let fate = if is_accepted { "accepted" } else { "refused" };
            format!("The parent is at {parent}. Its offspring at {offspring} was {fate}.")
        },
        /// Takes the numbers of a field, to the right and upwards, and what it is worth.
        field(right: &str, up: &str, worth: &str) = format!("{right} and {up}: wins {worth} against the start"),
        /// What the colours are; takes what is held.
        colours(held: &str) = if held.is_empty() {
            "share won against the start".to_owned()
        } else {
            format!("share won against the start, with {held}")
        },
        held(name: &str, value: &str) = format!("“{}” held at {value}", name.to_lowercase()),
        about_triangle = "Each point is a mixture of the three orders. At a corner a strategy always uses that order; \
            in the middle it uses all three equally often.",
        /// The way, the parent, an offspring that is accepted and one that is not, the best strategy, the equilibrium.
        legend: [&'static str; 6] = [
            "The path from the start: each point replaced its parent.", "The parent of this generation.",
            "Its offspring, accepted.", "Its offspring, refused.", "The strategy that wins most against the start.",
            "The equilibrium: no strategy of this kind beats it.",
        ],
    }

    /// The parameters of the evolution lab.
    pub struct EvolutionParameterTexts: ParameterText {
        game = choice("Game", "The game for which strategies evolve.", &[
            ("rrrats", "Rrrats"),
            ("war", "War"),
            ("connect-four", "Connect Four: the value of open lines"),
        ]),
        algorithm = choice("Algorithm", "Which strategies an offspring must beat to be accepted.", &[
            ("iterative", "Iterative: its parent"),
            ("coevolution", "Coevolution: all accepted so far"),
            ("approximate-1", "Approximate coevolution 1: one of them, drawn for the race"),
            ("approximate-2", "Approximate coevolution 2: one of them, drawn for each game"),
        ]),
        generations = counted("Generations", "offspring", "How many generations the evolution lasts."),
        games = counted("Games at most", "played", "After this many games no new generation begins; 0 means no limit."),
        goal = plain("Goal", "An evolution ends early once its strategy scores at least this much per game against the \
            start; infinite: it never does."),
        evolutions = counted("Evolutions", "with different random numbers",
            "How many evolutions are run; the first one is shown in detail."),
        race = choice("Race", "How the better strategy is found.", RACES),
        epsilon = plain("ε", "Differences smaller than this are not worth more games."),
        delta = plain("δ", "The largest probability that any bound of a race is wrong."),
        sigma = plain("Initial σ", "The standard deviation of the first offspring's changes."),
        success = plain("σ after a success", "What σ is multiplied by when an offspring is accepted."),
        failure = plain("σ after a failure", "What σ is multiplied by when an offspring is refused."),
        depth = counted("Depth", "moves", "How many moves both players of Connect Four look ahead."),
        start = plain("Start", "The strategy that evolutions start with: zeros (at Rrrats and War every choice is then \
            equally likely, at Connect Four every open line counts the same), random numbers, or numbers of your own. \
            Rrrats takes two numbers for each hand, and you roll on with probability eᵃ/(eᵃ + eᵇ); War takes three, \
            one for each order, as likely as their powers of e; Connect Four takes three or more, and an open line \
            counts 0.01·eˣ."),
        look = plain("Generation shown", "The generation that is shown; “end” for the last one."),
        game_seen = plain("Games shown", "The generation is shown after this many games; “end” for its end."),
        step_by = choice("Steps inside a generation", "Whether you step through the race by tests or by games.", &[
            ("tests", "a recorded test of a race"),
            ("games", "a game"),
        ]),
        plane = choice("Map", "The two probabilities that the map of strategies spans.", &[
            ("two-three", "rolling on with two and three"),
            ("one-three", "rolling on with one and three"),
            ("one-two", "rolling on with one and two"),
        ]),
        accepted = plain("Accepted before",
            "The numbers of the earlier generations that were accepted, separated by commas."),
        seed = GAMES_SEED,
        view = views(&[
            ("all", "The whole page"),
            ("landscape", "Where the evolution goes"),
            ("race", "The race"),
            ("generation", "One generation"),
            ("history", "Generation by generation"),
            ("archive", "The archive"),
            ("evolutions", "All evolutions"),
            ("pseudo-code", "The algorithm"),
        ]),
    }

    /// The pseudo-code of an evolution.
    pub struct EvolutionCodeTexts {
        label = "Pseudo-code of the evolution",
        begin(sigma: f64, has_archive: bool) = {
            let archive = if has_archive { "P ← {x}, " } else { "" };
            format!("{archive}σ ← {sigma}")
        },
        repeat(goal: Option<f64>) = match goal {
            None => "repeat until the generations are over".to_owned(),
            Some(goal) => format!("repeat until x scores {goal} against the start"),
        },
        mutate = "x′ ← x + σ·N(0, 1), each number separately",
        /// All members in order, one that is drawn.
        opponent: [&'static str; 2] = ["for each p in P, as long as x′ wins:", "p ← a member of P, drawn"],
        race(against: &str, race: &str) = format!("race x′ against {against}: {race}"),
        /// Whom, by algorithm.
        against: [&'static str; 4] = ["x", "p", "p", "members of P, drawn game by game"],
        /// What has to hold, by algorithm.
        better: [&'static str; 4] = [
            "if x′ is better than x:", "if x′ is better than all of P:", "if x′ is better than p:", "if x′ is better:",
        ],
        accept(factor: f64, has_archive: bool) = {
            let archive = if has_archive { ", P ← P ∪ {x}" } else { "" };
            format!("x ← x′{archive}, σ ← {factor}·σ")
        },
        refuse(factor: f64) = format!("otherwise: σ ← {factor}·σ"),
        sigma(sigma: f64) = format!("σ = {}", size(sigma)),
        member(place: u32) = match place {
            0 => "p is the start".to_owned(),
            _ => format!("p is member {place}"),
        },
        games(games: &str) = match games {
            "1" => "1 game".to_owned(),
            _ => format!("{games} games"),
        },
        /// What the letters are.
        letters = "x is the parent, x′ its offspring, P the archive, N(0, 1) a normal number.",
        /// What is played with x, whose numbers are not those that are shown, by game: Rrrats, War, Connect Four.
        played: [&'static str; 3] = [
            "For each hand, two numbers a and b of x say how often a player rolls on: the page shows eᵃ/(eᵃ + eᵇ).",
            "The three numbers a, b and c of x say how often won cards go back in each order: the page shows \
                eᵃ/(eᵃ + eᵇ + eᶜ) and so on.",
            "Each number a of x says what lines are worth: the page shows 0.01·eᵃ.",
        ],
    }

    /// The page of the evolution lab. Numbers in sentences have been written already where they are texts.
    pub struct EvolutionPageTexts {
        /// The settings are named between braces.
        sentence = "{algorithm} evolves a strategy for {game} over {generations} generations.",
        sentence_of_several = "{algorithm} evolves a strategy for {game} over {generations} generations, {evolutions} \
            times.",
        presets: &'static [Preset] = &[
            ("evolution?generations=200", "Rrrats, coevolution, 200 generations"),
            ("evolution?algorithm=approximate-1&generations=200", "Rrrats, approximate coevolution 1"),
            ("evolution?algorithm=iterative&generations=18&evolutions=20", "Twenty short evolutions"),
            ("evolution?algorithm=iterative&generations=200&bust=owner",
                "Rrrats where stolen tokens go back: the best is in between"),
            ("evolution?game=war&algorithm=approximate-2", "War, approximate coevolution 2"),
            ("evolution?game=connect-four&algorithm=iterative&generations=20&epsilon=0.05",
                "Connect Four: what lines are worth"),
        ],
        more = "See also",
        others: &'static [Preset] = &[
            ("reproduce", "The source's tables, computed again"),
            ("rrrats", "Rrrats by hand"),
            ("war", "A game of War to watch"),
        ],
        done(done: &str, wanted: &str, games: &str) = format!("{done} of {wanted} generations, {games} games."),
        before = "before the first",
        nothing_yet = "No generation is finished yet. An offspring is its parent with every number changed at random; \
            a race of games decides whether it is better, and then it takes the parent's place.",
        generation(number: &str, last: &str) = format!("generation {number} of {last}"),
        game(games: &str, all: &str) = format!("{games} of {all} games"),
        sigma(now: f64, next: f64) = {
            let [now, next] = [now, next].map(size);
            format!("This offspring: σ = {now}; the next one: σ = {next}.")
        },
        code: EvolutionCodeTexts,
        undecided = "Not decided yet.",
        accepted(races: usize, is_sure: bool) = {
            let place = match races {
                1 => String::new(),
                races => format!(" in all {races} races"),
            };
            if is_sure {
                format!("Better{place}: it takes its parent's place.")
            } else {
                format!(
                    "Judged better{place}, but not for certain: ½ was still inside the bounds at the end of a race. It \
                        takes its parent's place."
                )
            }
        },
        refused(mean: f64, races: usize, is_sure: bool) = {
            let place = if races > 1 {
                format!(" in race {races}")
            } else {
                String::new()
            };
            let how = if is_sure {
                "not better"
            } else {
                "judged not better, but not for certain: ½ was still inside the bounds at the end of the race"
            };
            format!("Refused: {mean:.4} points per game{place}, {how}.")
        },
        no_trace = "Only the results of this generation's races were kept, not their course.",
        replaying(done: &str, all: &str) = format!("Replaying the games: {done} of {all}."),
        replay_later = "The games are replayed once you choose a generation or the run is over.",
        replay_differs = "When replayed, the games end differently: these results do not come from this experiment.",
        no_game = "No game yet.",
        game_story(game: &str, opponent: &str, offspring_begins: bool, half_points: u64) = {
            let begins = if offspring_begins {
                "the offspring begins"
            } else {
                "its opponent begins"
            };
            let end = match half_points {
                0 => "the offspring loses",
                1 => "a draw",
                _ => "the offspring wins",
            };
            format!("Game {game} of the race, against {opponent}: {begins}, {end}.")
        },
        next_test(game: &str) = format!("Undecided: the next test is after game {game}."),
        race_verdict(is_better: bool, reason: &str) = {
            let verdict = if is_better { "better" } else { "not better" };
            format!("Verdict of the race: the offspring is {verdict} ({reason}).")
        },
        strategy_header: [&'static str; 4] = ["", "", "Parent", "Offspring"],
        /// What fill and outline are.
        overlay = "Filled: the parent. Outlined: its offspring.",
        overlay_best = "Tick: the best against the start.",
        rrrats_parameters: [&'static str; 4] = [
            "Roll on with one", "Roll on with two", "Roll on with three", "Roll on with four",
        ],
        war_parameters: [&'static str; 3] = ["Decreasing", "Increasing", "Random"],
        connect_four_parameters: [&'static str; 3] = [
            "Line with one stone", "Line with two stones", "Line with three stones",
        ],
        rrrats_numbers = "Probabilities of rolling on, by tokens in hand.",
        war_numbers = "Probabilities of the orders in which won cards go back.",
        connect_four_numbers = "What an open line is worth to its player, as a share of a won game.",
        start = "start",
        against_start = "the start",
        against_member(member: u32) = format!("member {member} of the archive"),
        against_any = "members of the archive, one drawn for each game",
        race(number: usize, count: usize, opponent: &str) = match count {
            1 => format!("The race against {opponent}"),
            count => format!("Race {number} of {count}, against {opponent}"),
        },
        all_races(count: usize) = match count {
            1 => "The race of the generation".to_owned(),
            2 => "Both races of the generation".to_owned(),
            count => format!("All {count} races of the generation"),
        },
        race_header: [&'static str; 6] = ["Race", "Against", "Games", "Mean", "Bounds", "Offspring"],
        won = "better",
        not_won = "not better",
        by_mean = ", by the mean",
        mean = "mean of the offspring",
        lower = "lower bound",
        upper = "upper bound",
        half = "one half",
        games_axis = "games",
        generations_axis = "generation",
        numbers_chart = "Strategy by generation",
        worth_chart = "Points per game against the start",
        worth = "against the start",
        best = "best strategy of this kind",
        distance(now: f64, best: f64, strategy: &[f64; 3]) = format!(
            "Against the start it scores exactly {now:.4} per game. The best strategy of this kind, {}, scores \
                {best:.4}: {:.4} more.",
            three(strategy), (best - now).max(0.0)
        ),
        worth_exactly(now: f64) = format!("Against the start it scores exactly {now:.4} per game."),
        worth_simulated(now: f64, (low, high): (f64, f64), games: &str) = format!(
            "Against the start it scores about {now:.3} per game (95 %: {low:.3} – {high:.3}), in {games} games."
        ),
        worth_cell(mean: f64, interval: Option<(f64, f64)>) = match interval {
            None => format!("{mean:.4}"),
            Some((low, high)) => format!("{mean:.3} ({low:.3} – {high:.3})"),
        },
        equilibrium(strategy: &[f64; 3]) = format!(
            "No strategy of this kind beats {}: if both players use it, that is an equilibrium.",
            three(strategy)
        ),
        sigma_chart = "σ by generation",
        sigma_line = "σ",
        archive_lead(members: usize, compared: usize) = {
            let which = if compared < members {
                format!("; {compared} of them, evenly spread, are compared")
            } else {
                String::new()
            };
            format!(
                "The archive has {members} strategies: 0 is the start, the others are the offspring that were \
                    accepted{which}."
            )
        },
        archive_caption(margin: Option<f64>) = {
            let how = match margin {
                None => "exactly".to_owned(),
                Some(margin) => format!(
                    "from separate games for each pair; the 95 % intervals are at most ±{margin:.3}"
                ),
            };
            format!("Points per game of the row against the column, {how}.")
        },
        archive_later = "The table appears when the evolution is over, if any offspring was accepted.",
        evolutions_header: [&'static str; 4] = ["Evolution", "Generations", "Accepted", "Games"],
    }
}

/// Of any size, in four digits: 0.5904, 1.25, 3.1·10⁻⁷.
fn size(value: f64) -> String {
    if (0.001..10_000.0).contains(&value) {
        return numbers::value(value);
    }
    let text = format!("{value:.1e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent = exponent.parse().unwrap_or_default();
    format!("{digits}·{}", numbers::power_of_ten(exponent))
}

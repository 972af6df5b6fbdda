//! Evolution and its generations in English.

use super::*;
use crate::english::numbers;
use crate::english::numbers::three;
use crate::english::parameter::{counted, plain, views};
use crate::english::rules::{GAMES_SEED, RACES};

pub(crate) const ENGLISH: EvolutionLabTexts = EvolutionLabTexts {
    parameters: PARAMETERS,
    lab: LAB,
    generation: GENERATION,
    page: PAGE,
    landscape: LANDSCAPE,
    start: START,
};

const START: StartTexts = StartTexts {
    allowed: |count, most| {
        format!(
            "zeros, random, random with a standard deviation as in random:0.5, or the numbers of a strategy, six for Rrrats as in 1,0,0.5,0,-1,0; up to {count} numbers, none beyond {most}"
        )
    },
    wrong_length: |key, found, length| {
        let numbers = if found == 1 { "number" } else { "numbers" };
        format!("{key} has {found} {numbers}, but a strategy of this game has {length}.")
    },
};

const LANDSCAPE: LandscapeTexts = LandscapeTexts {
    plane: "Tokens in hand",
    planes: ["2, 3", "1, 3", "1, 2"],
    label: |ends| format!("Map of strategies. {ends}"),
    ends: |parent, offspring, is_accepted| {
        let fate = if is_accepted { "accepted" } else { "refused" };
        format!("The parent is at {parent}. Its offspring at {offspring} was {fate}.")
    },
    field: |right, up, worth| format!("{right} and {up}: wins {worth} against the start"),
    colours: |held| {
        if held.is_empty() {
            "share won against the start".to_owned()
        } else {
            format!("share won against the start, with {held}")
        }
    },
    held: |name, value| format!("“{}” held at {value}", name.to_lowercase()),
    about_triangle: "Each point is a mixture of the three orders. At a corner a strategy always uses that order; in the middle it uses all three equally often.",
    legend: [
        "The path from the start: each point replaced its parent.",
        "The parent of this generation.",
        "Its offspring, accepted.",
        "Its offspring, refused.",
        "The strategy that wins most against the start.",
        "The equilibrium: no strategy of this kind beats it.",
    ],
};

const PARAMETERS: EvolutionParameterTexts = EvolutionParameterTexts {
    view: views(&[
        "The whole page",
        "Where the evolution goes",
        "The race",
        "One generation",
        "Generation by generation",
        "The archive",
        "All evolutions",
        "The algorithm",
    ]),
    game: ParameterText {
        label: "Game",
        help: "The game for which strategies evolve.",
        unit: "",
        options: &["Rrrats", "War", "Connect Four: the value of open lines"],
    },
    algorithm: ParameterText {
        label: "Algorithm",
        help: "Which strategies an offspring must beat to be accepted.",
        unit: "",
        options: &[
            "Iterative: its parent",
            "Coevolution: all accepted so far",
            "Approximate coevolution 1: one of them, drawn for the race",
            "Approximate coevolution 2: one of them, drawn for each game",
        ],
    },
    generations: counted(
        "Generations",
        "offspring",
        "How many generations the evolution lasts.",
    ),
    games: counted(
        "Games at most",
        "played",
        "After this many games no new generation begins; 0 means no limit.",
    ),
    goal: plain(
        "Goal",
        "An evolution ends early once its strategy scores at least this much per game against the start; infinite: it never does.",
    ),
    evolutions: counted(
        "Evolutions",
        "with different random numbers",
        "How many evolutions are run; the first one is shown in detail.",
    ),
    race: ParameterText {
        label: "Race",
        help: "How the better strategy is found.",
        unit: "",
        options: RACES,
    },
    epsilon: plain(
        "ε",
        "Differences smaller than this are not worth more games.",
    ),
    delta: plain(
        "δ",
        "The largest probability that any bound of a race is wrong.",
    ),
    sigma: plain(
        "Initial σ",
        "The standard deviation of the first offspring's changes.",
    ),
    success: plain(
        "σ after a success",
        "What σ is multiplied by when an offspring is accepted.",
    ),
    failure: plain(
        "σ after a failure",
        "What σ is multiplied by when an offspring is refused.",
    ),
    depth: counted(
        "Depth",
        "moves",
        "How many moves both players of Connect Four look ahead.",
    ),
    start: plain(
        "Start",
        "The strategy that evolutions start with: zeros (at Rrrats and War every choice is then equally likely, at Connect Four every open line counts the same), random numbers, or numbers of your own. Rrrats takes two numbers for each hand, and you roll on with probability eᵃ/(eᵃ + eᵇ); War takes three, one for each order, as likely as their powers of e; Connect Four takes three or more, and an open line counts 0.01·eˣ.",
    ),
    look: plain(
        "Generation shown",
        "The generation that is shown; “end” for the last one.",
    ),
    game_seen: plain(
        "Games shown",
        "The generation is shown after this many games; “end” for its end.",
    ),
    step_by: ParameterText {
        label: "Steps inside a generation",
        help: "Whether you step through the race by tests or by games.",
        unit: "",
        options: &["a recorded test of a race", "a game"],
    },
    plane: ParameterText {
        label: "Map",
        help: "The two probabilities that the map of strategies spans.",
        unit: "",
        options: &[
            "rolling on with two and three",
            "rolling on with one and three",
            "rolling on with one and two",
        ],
    },
    accepted: plain(
        "Accepted before",
        "The numbers of the earlier generations that were accepted, separated by commas.",
    ),
    seed: GAMES_SEED,
};

const LAB: LabTexts = LabTexts {
    summary: "Strategies change at random, and a race decides which stay: four algorithms, generation by generation, beside the exact optimum.",
};

const GENERATION: LabTexts = LabTexts {
    summary: "One generation of an evolution, replayed game by game from the list of generations accepted before it.",
};

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

const PAGE: EvolutionPageTexts = EvolutionPageTexts {
    sentence: "{algorithm} evolves a strategy for {game} over {generations} generations.",
    sentence_of_several: "{algorithm} evolves a strategy for {game} over {generations} generations, {evolutions} times.",
    preset_names: [
        "Rrrats, coevolution, 200 generations",
        "Rrrats, approximate coevolution 1",
        "Twenty short evolutions",
        "Rrrats where stolen tokens go back: the best is in between",
        "War, approximate coevolution 2",
        "Connect Four: what lines are worth",
    ],
    more: "See also",
    other_names: [
        "The source's tables, computed again",
        "Rrrats by hand",
        "A game of War to watch",
    ],
    done: |done, wanted, games| format!("{done} of {wanted} generations, {games} games."),
    before: "before the first",
    nothing_yet: "No generation is finished yet. An offspring is its parent with every number changed at random; a race of games decides whether it is better, and then it takes the parent's place.",
    generation: |number, last| format!("generation {number} of {last}"),
    game: |games, all| format!("{games} of {all} games"),
    sigma: |now, next| {
        let [now, next] = [now, next].map(size);
        format!("This offspring: σ = {now}; the next one: σ = {next}.")
    },
    code: EvolutionCodeTexts {
        label: "Pseudo-code of the evolution",
        begin: |sigma, has_archive| {
            let archive = if has_archive { "P ← {x}, " } else { "" };
            format!("{archive}σ ← {sigma}")
        },
        repeat: |goal| match goal {
            None => "repeat until the generations are over".to_owned(),
            Some(goal) => format!("repeat until x scores {goal} against the start"),
        },
        mutate: "x′ ← x + σ·N(0, 1), each number separately",
        opponent: [
            "for each p in P, as long as x′ wins:",
            "p ← a member of P, drawn",
        ],
        race: |against, race| format!("race x′ against {against}: {race}"),
        against: ["x", "p", "p", "members of P, drawn game by game"],
        better: [
            "if x′ is better than x:",
            "if x′ is better than all of P:",
            "if x′ is better than p:",
            "if x′ is better:",
        ],
        accept: |factor, has_archive| {
            let archive = if has_archive { ", P ← P ∪ {x}" } else { "" };
            format!("x ← x′{archive}, σ ← {factor}·σ")
        },
        refuse: |factor| format!("otherwise: σ ← {factor}·σ"),
        sigma: |sigma| format!("σ = {}", size(sigma)),
        member: |place| match place {
            0 => "p is the start".to_owned(),
            _ => format!("p is member {place}"),
        },
        games: |games| match games {
            "1" => "1 game".to_owned(),
            _ => format!("{games} games"),
        },
        letters: "x is the parent, x′ its offspring, P the archive, N(0, 1) a normal number.",
    },
    undecided: "Not decided yet.",
    accepted: |races, is_sure| {
        let place = match races {
            1 => String::new(),
            races => format!(" in all {races} races"),
        };
        if is_sure {
            format!("Better{place}: it takes its parent's place.")
        } else {
            format!(
                "Judged better{place}, but not for certain: ½ was still inside the bounds at the end of a race. It takes its parent's place."
            )
        }
    },
    refused: |mean, races, is_sure| {
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
    no_trace: "Only the results of this generation's races were kept, not their course.",
    replaying: |done, all| format!("Replaying the games: {done} of {all}."),
    replay_later: "The games are replayed once you choose a generation or the run is over.",
    replay_differs: "When replayed, the games end differently: these results do not come from this experiment.",
    no_game: "No game yet.",
    game_story: |game, opponent, offspring_begins, half_points| {
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
    next_test: |game| format!("Undecided: the next test is after game {game}."),
    race_verdict: |is_better, reason| {
        let verdict = if is_better { "better" } else { "not better" };
        format!("Verdict of the race: the offspring is {verdict} ({reason}).")
    },
    strategy_header: ["", "", "Parent", "Offspring"],
    overlay: "Filled: the parent. Outlined: its offspring.",
    overlay_best: "Tick: the best against the start.",
    rrrats_parameters: [
        "Roll on with one",
        "Roll on with two",
        "Roll on with three",
        "Roll on with four",
    ],
    war_parameters: ["Decreasing", "Increasing", "Random"],
    connect_four_parameters: [
        "Line with one stone",
        "Line with two stones",
        "Line with three stones",
    ],
    rrrats_numbers: "Probabilities of rolling on, by tokens in hand.",
    war_numbers: "Probabilities of the orders in which won cards go back.",
    connect_four_numbers: "What an open line is worth to its player, as a share of a won game.",
    start: "start",
    against_start: "the start",
    against_member: |member| format!("member {member} of the archive"),
    against_any: "members of the archive, one drawn for each game",
    race: |number, count, opponent| match count {
        1 => format!("The race against {opponent}"),
        count => format!("Race {number} of {count}, against {opponent}"),
    },
    all_races: |count| format!("All {count} races of the generation"),
    race_header: ["Race", "Against", "Games", "Mean", "Bounds", "Offspring"],
    won: "better",
    not_won: "not better",
    by_mean: ", by the mean",
    mean: "mean of the offspring",
    lower: "lower bound",
    upper: "upper bound",
    half: "one half",
    games_axis: "games",
    generations_axis: "generation",
    history: "What it comes to",
    numbers_chart: "Strategy by generation",
    worth_chart: "Points per game against the start",
    worth: "against the start",
    best: "best strategy of this kind",
    distance: |now, best, strategy| {
        format!(
            "Against the start it scores exactly {now:.4} per game. The best strategy of this kind, {}, scores {best:.4}: {:.4} more.",
            three(strategy),
            (best - now).max(0.0)
        )
    },
    worth_exactly: |now| format!("Against the start it scores exactly {now:.4} per game."),
    worth_simulated: |now, (low, high), games| {
        format!(
            "Against the start it scores about {now:.3} per game (95 %: {low:.3} – {high:.3}), in {games} games."
        )
    },
    worth_cell: |mean, interval| match interval {
        None => format!("{mean:.4}"),
        Some((low, high)) => format!("{mean:.3} ({low:.3} – {high:.3})"),
    },
    equilibrium: |strategy| {
        format!(
            "No strategy of this kind beats {}: if both players use it, that is an equilibrium.",
            three(strategy)
        )
    },
    sigma_chart: "σ by generation",
    sigma_line: "σ",
    archive: "Archive against archive",
    archive_lead: |members, compared| {
        let which = if compared < members {
            format!("; {compared} of them, evenly spread, are compared")
        } else {
            String::new()
        };
        format!(
            "The archive has {members} strategies: 0 is the start, the others are the offspring that were accepted{which}."
        )
    },
    archive_caption: |margin| {
        let how = match margin {
            None => "exactly".to_owned(),
            Some(margin) => format!(
                "from separate games for each pair; the 95 % intervals are at most ±{margin:.3}"
            ),
        };
        format!("Points per game of the row against the column, {how}.")
    },
    archive_later: "The table appears when the evolution is over, if any offspring was accepted.",
    evolutions: "All evolutions",
    evolutions_header: ["Evolution", "Generations", "Accepted", "Games"],
};

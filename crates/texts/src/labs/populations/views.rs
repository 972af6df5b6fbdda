//! Populations: what stands in the views of the page.

use crate::english::numbers::grouped;
use crate::english::phrases::in_a_list;

texts! {
    /// The sentence, and all views.
    pub struct PopulationsViewTexts {
        sentence: PopulationSentenceTexts,
        population: PopulationPictureTexts,
        shares: SharesTexts,
        takeover: TakeoverTexts,
        long_run: LongRunTexts,
        flow: FlowTexts,
        under_way = "Not known yet.",
    }

    /// What is played by whom, and how it changes. Braces are places of controls.
    pub struct PopulationSentenceTexts {
        players = "{population} players",
        on_grid = "a grid of {width} × {height}",
        with_game = "Players play {game}",
        with_fitness = "A mutant has {fitness} times the fitness of residents",
        /// Where payoffs matter in other ways.
        with_payoff = "A mutant gets {fitness} where residents get 1",
        place(players: &str) = format!(": {players}, {{structure}}"),
        process(has_selection: bool) = if has_selection {
            "; {process}, selection {selection}.".to_owned()
        } else {
            "; {process}.".to_owned()
        },
        /// What there is at the moment of the run that is watched.
        now(generation: u64, share: &str, name: &str) = match generation {
            0 => format!("At first {share} play {name}."),
            1 => format!("After 1 generation {share} play {name}."),
            _ => format!("After {} generations {share} play {name}.", grouped(generation)),
        },
        kaleidoscope = "Where a defector’s gain is between 1.8 and 2, large grids come to about 12 ln 2 − 8 = 31.8 % \
            cooperators.",
    }

    /// The population as a picture.
    pub struct PopulationPictureTexts {
        label(generation: u64, shares: &[String]) =
            format!("The population after {} generations: {}", grouped(generation), in_a_list(shares)),
        /// A share of a strategy.
        share(share: &str, name: &str) = format!("{share} {name}"),
        moment(generation: u64, last: u64) = format!("generation {} of {}", grouped(generation), grouped(last)),
        changed = "just changed",
        plant = "Press a cell to give it the next strategy at the start.",
        plant_on_graph = "Press a player to give them the next strategy at the start.",
        mixed = "Nobody stands anywhere: players of a strategy are drawn side by side.",
        too_large(most: usize) = format!("Graphs of more than {most} players are not drawn; the cells are the players."),
        cell(place: u64, name: &str) = format!("Player {}: {name}", grouped(place)),
    }

    /// Shares over time.
    pub struct SharesTexts {
        title = "How much of the population plays what",
        axis = "generation",
        not_begun = "Move on in time to see how shares change.",
        /// In the tile of the first page.
        tile: [&'static str; 2] = ["cooperators", "large grids"],
        band(runs: u64) = match runs {
            1 => "The run that is watched.".to_owned(),
            _ => "One run, to be watched. Many others are counted under who takes over.".to_owned(),
        },
    }

    /// Who takes over.
    pub struct TakeoverTexts {
        one(name: &str, among: &str) = format!("one plays {name}, all others {among}"),
        /// Where fitness is given.
        one_mutant: [&'static str; 2] = ["one mutant among residents", "one resident among mutants"],
        chance(players: u64) = format!("by chance alone, 1/{}", grouped(players)),
        header: [&'static str; 4] = ["At first", "Exactly", "Steps until all are the same", "For 1/N"],
        above = "more often than by chance",
        below = "less often than by chance",
        equal = "as often as by chance",
        from_start = "From the start of this experiment",
        start_header: [&'static str; 4] = ["All come to play", "Exactly", "In the runs", "95 % interval"],
        steps(exact: &str) = format!("Expected steps until all play the same: {exact}."),
        runs_of(ended: u64, stopped: u64) = format!(
            "Runs in which all came to play the same: {}; runs that were stopped before: {}.",
            grouped(ended),
            grouped(stopped)
        ),
        shares_header: [&'static str; 3] = ["Strategy", "Mean share in the runs", "95 % interval"],
        about_shares = "At the end of each run; of runs that were stopped, over their second half.",
        vertices = "By where the one player stands",
        vertices_header: [&'static str; 2] = ["Place", "Takes over"],
        places(from: usize, to: usize) = if from == to {
            format!("{from}")
        } else {
            format!("{from} to {to}")
        },
        between(low: &str, high: &str) = format!("{low} to {high}"),
        mean = "mean of all places",
        third(name: &str, share: &str, is_favoured: bool) = {
            let verdict = if is_favoured { "That is less than a third, so a single mutant is favoured" }
                else { "That is a third or more, so a single mutant is not favoured" };
            format!("The one-third law: {name} does better than the other where its share is more than {share}. {verdict} \
                in large populations under weak selection.")
        },
        ratio(ratio: &str, degree: u64, is_above: bool, more: u64) = {
            let verdict = if is_above { "more" } else { "no more" };
            let (rule, needed) = (if more > 0 { "k + 2" } else { "k" }, degree + more);
            format!("In large populations where everybody has k = {degree} neighbours, weak selection favours cooperation if \
                b/c is more than {rule} = {needed}. Here b/c = {ratio}, {verdict} than that.")
        },
        needed(half: &str, runs: u64) =
            format!("For an interval of ± {half} it takes about {} runs.", grouped(runs)),
        missing: MissingTexts,
        question(name: &str, among: &str, players: u64) = format!(
            "One player plays {name}, the others {among}: how often do all come to play {name}, compared with chance \
                alone, once in {}?",
            grouped(players)
        ),
        question_of_mutant(players: u64) = format!(
            "One mutant among residents: how often does its offspring take over, compared with chance alone, once in {}?",
            grouped(players)
        ),
        answers: [&'static str; 3] = ["more often", "less often", "exactly as often"],
        why(found: &str, chance: &str) =
            format!("That happens with probability {found}; by chance alone it would be {chance}."),
    }

    /// Why something is not known exactly.
    pub struct MissingTexts {
        too_many(most: u32) = format!(
            "Exactly for at most {} players; the runs below estimate it.",
            grouped(most.into())
        ),
        structure = "On a graph this is worked out exactly only for birth–death, death–birth, imitation and pairwise comparison; the runs \
            estimate it.",
        comes_back = "Strategies that nobody plays come back with best responses, so nothing is taken over for good.",
        never_ends = "There are several ends that are never left, so where it ends depends on the start.",
        too_strong = "Selection is so strong that some probabilities are too small to be worked out; the runs estimate what happens.",
        nobody_fit = "Somewhere nobody has any fitness, so nobody reproduces. Choose a weaker selection.",
    }

    /// The long run.
    pub struct LongRunTexts {
        with_mutation = "With mutations",
        title(name: &str) = format!("How often how many play {name}"),
        axis = "players",
        header: [&'static str; 3] = ["Strategy", "Mean share", "If mutations are rare"],
        about_rare = "If mutations are rare, nearly always all play the same; the last column says how often what.",
        structure = "Exactly only without a structure; the runs estimate it.",
        no_mutation = "Without mutations a strategy that is lost never comes back. Choose a mutation rate to see the long \
            run.",
    }

    /// The flow of an infinite population.
    pub struct FlowTexts {
        label = "The replicator dynamic: arrows show where shares move, dots where they rest",
        label_shaded = "The replicator dynamic over the long run of this population: the darker, the more of its time it \
            is there",
        header: [&'static str; 4] = ["Rests at", "Nature", "Eigenvalues", "Equilibrium"],
        natures: [&'static str; 5] = ["sink", "source", "saddle", "centre", "not decided by the linear part"],
        yes = "yes",
        no = "no",
        all(names: &str) = format!("There is more than one rest point with {names} alone."),
        everybody(names: &str) = format!("There is more than one rest point with all of {names}."),
        portrait(number: u8) = format!(
            "Phase portrait {number} of the 49 in Bomze’s classification (1983, 1995), but for names and the direction of \
                time."
        ),
        averages = "Where orbits stay away from the border, their averages over time approach the rest point inside.",
        share(share: &str, name: &str) = format!("{share} {name}"),
        legend: [&'static str; 4] = ["sink", "source", "saddle", "other rest point"],
    }
}

//! Reproduction: its texts.

use crate::lab::{LabTexts, ListedLab, Preset};
use crate::map::Subject;
use crate::parameter::{ParameterText, counted, plain, views};
use crate::shared_parameters::GAMES_SEED;

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "reproduce",
    name: "Reproduce published tables",
    question: "Do the published results come out again?",
    link: "reproduce",
    live: "Live: published results of four algorithms at Rrrats, beside the exact value of the strategy in print.",
    subject: Subject::Evolution,
};

texts! {
    /// The texts of the lab.
    pub struct ReproduceLabTexts {
        parameters: ReproduceParameterTexts,
        lab: LabTexts = LabTexts {
            summary: "The tables of the thesis on evolved strategies for War and Rrrats, computed again: what was \
                published, what comes out here, and what explains the difference.",
        },
        page: ReproducePageTexts,
    }

    /// The parameters of the reproduction.
    pub struct ReproduceParameterTexts: ParameterText {
        generations = counted("Generations", "offspring", "How many generations an evolution lasts."),
        evolutions = counted("Evolutions at Rrrats", "per algorithm",
            "How many times each algorithm runs at Rrrats, each time with different random numbers."),
        war_evolutions = counted("Evolutions at War", "per algorithm",
            "How many times each algorithm runs at War, each time with different random numbers."),
        evaluations = counted("Evaluations", "of each strategy",
            "How many times each evolved strategy is evaluated against the start."),
        games = counted("Games", "per evaluation", "How many games one evaluation has."),
        seed = GAMES_SEED,
        start_deviation = plain("Deviation of the starts", "Each replicate draws the numbers that its evolutions start \
            with, all four algorithms with the same: normal numbers with this standard deviation. With 0 they all \
            start with zeros."),
        war_grid = counted("War: grid of starts", "along a side", "Evolutions at War start from the mixtures of a grid \
            over the three orders, one after the other; 0 for no grid. With 12 along a side it has 78 mixtures."),
        view = views(&[
            ("all", "The whole page"),
            ("dots", "Published and ours"),
            ("rrrats-start", "Rrrats: against the start"),
            ("rrrats-pairs", "Rrrats: row against column"),
            ("war-start", "War: against the start"),
            ("war-pairs", "War: row against column"),
            ("account", "What explains the differences"),
        ]),
    }

    /// The page of the reproduction.
    pub struct ReproducePageTexts {
        /// The settings are named between braces.
        sentence = "The thesis’s tables again: {evolutions} evolutions of Rrrats and {war_evolutions} of War, \
            {generations} generations each, beside the published numbers.",
        /// Over what came with the page.
        stored = "Computed beforehand on the command line. “Run again” computes all of it here, with the same result \
            to the last digit.",
        /// The orders in which cards are put back: decreasing, increasing, random.
        orders_of_war: [&'static str; 3] = ["decreasing", "increasing", "random"],
        /// Over the map of the starts.
        start_map = "Starts of evolutions at War: the nearer all four means come to table 5.1 after some generation, \
            the larger the dot. The cross is the nearest.",
        /// What explains tables 5.1 and 5.2, and the way to the search.
        war_starts: (&'static str, &'static str) = (
            "Evolutions from equal shares are far from table 5.1. Other starts come much nearer: of 78 on a grid, each \
                followed for twelve generations, the five nearest put cards back in decreasing order with probability \
                0.69 or more from the beginning. From (0.78, 0.03, 0.19) all four means come within 0.007 of the \
                published ones, after ten generations. That is one evolution per algorithm, the nearest of 936 pairs \
                of a start and a generation, and less than the error of its games: such starts are possible, but which \
                one it was remains open, since the thesis says only that it was random. In table 5.2 all pairs are \
                within 0.005 of one half, as if all four algorithms had found the same strategy. From equal shares 18 \
                generations are too few for approximate coevolution 1: its pairs are about 0.03 off.",
            "See the search for the start",
        ),
        /// What the readings are good for, over their picture.
        by_reading = "The thesis says that after 0 and 0 the tokens in hand are put away, but not where. Its rule that \
            every turn ends by banking the hand would let the player keep them. What follows from each of four \
            readings, exactly, if the last turn is finished, and what the thesis has (the upright mark). Its optimal \
            strategy is (1, 1, 0.36): it stops with probability 0.64 with three tokens.",
        /// What is compared by reading, each with what was published.
        reading_plots: [&'static str; 4] = [
            "The optimum: how often it rolls on with three tokens. Published 0.36",
            "(1, 1, 0.36) against always rolling on. Below ½ it is no optimum; above ½ proves nothing",
            "(1, 1, 0.36) against itself, when it begins. Published 0.519",
            "(1, 1, 0.36) against (½, ½, ½). Published 0.787, against “a random start”",
        ],
        by_reading_verdict([rolls, itself, always]: [f64; 3], start: f64) = format!(
            "Whether the optimum is mixed, as the thesis says, depends on the reading; (1, 1, 0.36) itself is the \
                optimum under none. Where what was stolen goes back to its owner the optimum is mixed: it rolls on \
                with three tokens with probability {rolls:.4}. There (1, 1, 0.36) scores {always:.4} against always \
                rolling on, and {itself:.4} against itself when it begins. Under the three other readings always \
                rolling on is the optimum and beats it. Against (½, ½, ½) it comes near to the published number only \
                where the hand goes to the pile, with {start:.4}; but the thesis does not say that this was its start. \
                So no reading has all four numbers. The pile is what links mean that do not say anything else."
        ),
        presets: &'static [Preset] = &[
            ("reproduce", "As published, 18 generations"),
            ("reproduce?generations=100&evolutions=8&war_evolutions=2", "100 generations: what is possible"),
            ("reproduce?end=now", "Rrrats ends at once"),
            ("reproduce?bust=owner", "Rrrats: stolen tokens go back"),
            ("reproduce?evolutions=4&war_evolutions=1&evaluations=20", "Quick: a few seconds"),
            ("reproduce?evolutions=40&war_evolutions=2&evaluations=2&games=1000&start_deviation=1",
                "Random starts: which explain table 5.3?"),
            ("reproduce?generations=12&evolutions=1&war_evolutions=78&evaluations=2&games=1000&war_grid=12",
                "War: which start explains table 5.1?"),
        ],
        war = "War",
        rrrats = "Rrrats",
        done(war: (u64, u64), rrrats: (u64, u64)) =
            format!("{} of {} replicates at War, {} of {} at Rrrats.", war.0, war.1, rrrats.0, rrrats.1),
        dots_lead = "How often the strategies that each algorithm evolved win against the strategy it started from.",
        dots_row(published: &str, ours: Option<&str>) = match ours {
            None => format!("{published} published"),
            Some(ours) => format!("{published} published, {ours} ours"),
        },
        /// Published, ours, and how far single evolutions reach.
        dots_legend: [&'static str; 3] = [
            "Published: the mean of 100 evaluations of one evolved strategy.",
            "Ours: the mean over all our evolutions.", "The range of our single evolutions, from lowest to highest.",
        ],
        columns = "“Ours” is the mean over our evolutions, “spread” the standard deviation between them. The \
            difference is ours minus the published number: as it is, then in standard errors (of our mean and the \
            published one), then in spreads, which shows how unusual the source's single evolution would be among \
            ours.",
        reading(end: &str, bust: &str, out_of_cards: &str, generations: u64) = format!(
            "The rules used here: Rrrats ends {end}; after 0 and 0 {bust}. Out of cards in a war: {out_of_cards}. Each \
                evolution has {generations} generations; the source does not say how many it had."
        ),
        exactly(published: f64, always: f64) = format!(
            "With these rules of Rrrats the published strategy, (1, 1, 0.36), scores exactly {published:.4} per game \
                against (½, ½, ½), the start unless starts are drawn; always rolling on scores {always:.4}."
        ),
        orders([decreasing, increasing, random, none]: [usize; 4]) = format!(
            "Strategies found at War that mostly put cards back in one order: {decreasing} in decreasing order, \
                {increasing} in increasing, {random} in random; {none} have no such order."
        ),
        accounts(game: &str, generations: u64) = format!(
            "{game}: published and ours after {generations} generations; the generation after which ours come nearest \
                to the published value, since the source's budget is unknown; and a strategy that begins against \
                itself."
        ),
        accounts_header: [&'static str; 7] = [
            "Algorithm", "Published", "Ours", "In spreads", "Nearest generation", "Against itself, published", "Ours",
        ],
        by_generation(game: &str) = format!("Against the start, by generation: {game}"),
        starts(game: &str, count: usize, shown: usize) = format!(
            "{game}: which start, and how many generations, come nearest to the published means. The nearest {shown} \
                of {count} starts; the difference is the root of the mean square over the four algorithms."
        ),
        starts_header: [&'static str; 7] = [
            "Start", "Generations", "Iterative", "Coevolution", "Approximate 1", "Approximate 2", "Difference",
        ],
        readings = "Exact results for each reading of Rrrats. The published strategy is (1, 1, 0.36), the start (½, ½, \
            ½).",
        readings_header: [&'static str; 9] = [
            "It ends", "After 0 and 0", "Published, against the start", "Published, begins against itself",
            "Published, against always rolling on", "Always rolling on, against the start",
            "Always rolling on, begins against itself", "Start, begins against itself", "Optimum of three numbers",
        ],
        figure(number: u8, game: &str) = format!("Figure 5.{number}: {game}, evaluations against the start"),
        statistics_header: [&'static str; 8] = [
            "Algorithm", "Quantity", "Published", "Ours", "Spread", "Difference", "In standard errors", "In spreads",
        ],
        pairs_header: [&'static str; 9] = [
            "Row", "Column", "Published", "Ours", "Spread", "Difference", "In standard errors", "In spreads", "Our ±",
        ],
        pairs_lead = "The row strategy begins every game. ± is the standard deviation between evaluations of one pair.",
        algorithms: [&'static str; 4] = ALGORITHMS,
        short_algorithms: [&'static str; 4] = ["Iterative", "Coevolution", "Approximate 1", "Approximate 2"],
        published_mark = "published",
        ours_mark = "ours",
        between_mark = "evolutions",
        boxes = "Published and ours: 100 evaluations of a strategy, ours averaged over our evolutions. Evolutions: the \
            results of our single evolutions.",
    }
}

const ALGORITHMS: [&str; 4] = [
    "Iterative",
    "Coevolution",
    "Approximate coevolution 1",
    "Approximate coevolution 2",
];

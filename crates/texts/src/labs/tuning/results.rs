//! Results of tuning: maps, the model, the step at work, curves, and what was found.

use crate::english::numbers::percent;

texts! {
    /// The evaluation that was last, and what is recommended.
    pub struct NowTexts {
        /// Whose run is looked at, of several: takes the optimizer and how many runs each optimizer has.
        whose(optimizer: &str, runs: &str) = format!("Run 1 of {runs} by {optimizer}."),
        evaluated = "Evaluated last",
        value(value: &str) = format!("gave {value}"),
        /// The recommended point follows.
        recommends(evaluations: &str, is_one: bool) = {
            let unit = if is_one { "evaluation" } else { "evaluations" };
            format!("After {evaluations} {unit} the search recommends")
        },
        expects(mean: &str) = format!("The model expects {mean}."),
        own(mean: &str, count: u32) = match count {
            0 => "It has never evaluated this point itself.".to_owned(),
            1 => format!("It has evaluated this point once: {mean}."),
            _ => format!("It has evaluated this point {count} times: {mean}."),
        },
        /// Without noise: takes the highest value that was measured; the point it belongs to follows.
        better_measured(value: &str) = format!(
            "Without noise every evaluation is exact, and a better point has already been evaluated, with {value}. The \
                model’s mean mixes in other points: choose “Highest own mean” under “Recommend”. The better point:"
        ),
        worth_less(value: &str, gap: &str, best: &str) =
            format!("Its true value is {value}, {gap} below the best there is ({best})."),
        /// Of a point that none is better than: takes its true value.
        worth_most(value: &str) = format!("Its true value is {value}, the best there is."),
        /// Where the best is not known: takes the true value.
        worth(value: &str) = format!("Its true value is {value}."),
        truth_unknown = "Nobody knows its true value.",
        play_agent = "Play against this agent",
        play_game = "Play this game",
        before = "Before the first evaluation.",
        /// At the end: takes how the final races have ended.
        raced(verdict: &str) = format!("It was evaluated again at the end. {verdict}"),
    }

    /// The maps of two dimensions.
    pub struct MapTexts {
        /// Over the maps: takes whether these are all dimensions.
        of_model(is_whole: bool) -> &'static str =
            if is_whole { "Estimated by the model" } else { "Estimated: the mean with these two values" },
        of_truth(is_whole: bool) -> &'static str = if is_whole {
            "The truth, which the search cannot see"
        } else {
            "The truth: the mean of all points with these values"
        },
        label(map: &str, across: &str, upwards: &str) =
            format!("{map}: a map with {across} across and {upwards} upwards. Arrow keys move from cell to cell."),
        rows = "Upwards",
        columns = "Across",
        current = "evaluated last",
        neighbour = "its neighbours",
        next = "evaluated next",
        recommended = "recommended",
        best = "true best",
        scale = "hatched: never evaluated",
        press = "Press a cell or a bar to look at it.",
        estimate(mean: Option<&str>, visits: u32) = match (mean, visits) {
            (Some(mean), 1) => format!("estimated {mean}, from 1 evaluation."),
            (Some(mean), _) => format!("estimated {mean}, from {visits} evaluations."),
            (None, _) => "never evaluated.".to_owned(),
        },
        truth(mean: &str, best: &str, is_whole: bool) = if is_whole {
            format!("True value {mean}.")
        } else {
            format!("True mean {mean}; the best of these points has {best}.")
        },
        without_pairs = "The model has no tuples of two dimensions, so it has no map.",
        truth_is_hidden = "What is true is hidden. Show it in all settings: Truth.",
        without_truth = "Nobody knows the true values here: an evaluation is a game.",
        too_many_points = "The space has too many points for a map of all their true values.",
        one_dimension = "There is only one dimension.",
    }

    /// What the model knows.
    pub struct ModelTexts {
        values = "What the model says about each value",
        values_lead = "The 1-tuples: every value of every dimension on its own. The dot is the mean of its visits; the \
            line goes up to the bound. The upright mark is the true mean, where known, over all points with this \
            value, visited or not. A search visits good points more often, so dots lie to the right of marks even \
            without noise. A value that was never seen has no mean of its own: in a bound its tuple takes the mean of \
            the point’s other tuples, plus the exploration term shown.",
        header: [&'static str; 7] = [
            "Value", "Visits", "Mean of visits", "Standard deviation", "Standard error", "Bound",
            "True mean, all points",
        ],
        without_singles = "The model has no tuples of one dimension.",
        /// On the command line, over a line for each recommended value.
        listing = "What the model of the first run says about each recommended value:",
        listed(name: &str, value: &str, mean: &str, error: Option<&str>, visits: u32) = {
            let error = error.map_or_else(String::new, |error| format!(" ± {error}"));
            let unit = if visits == 1 { "visit" } else { "visits" };
            format!("  {name} = {value}: {mean}{error}, {visits} {unit}")
        },
        never = "never",
        /// The bound of a value that was never seen: takes what it has beyond the mean.
        unseen_bound(exploration: &str) = format!("? + {exploration}"),
    }

    /// Why the next point is chosen.
    pub struct NextTexts {
        lead(made: &str, different: &str, some_hidden: bool) = {
            let different = if made == different {
                String::new()
            } else {
                format!(", {different} of them different")
            };
            let hidden = if some_hidden {
                "; shown are those with the highest bounds"
            } else {
                ""
            };
            format!("{made} neighbours of the current point{different}{hidden}.")
        },
        /// Takes N, C and √ln N times C.
        factor(evaluations: &str, c: &str, factor: &str) = format!(
            "v_UCB = mean of Q + C·√ln N · mean of 1/√(n + ε), with N = {evaluations}, C = {c}: C·√ln N = {factor}"
        ),
        header: [&'static str; 5] = ["Neighbour", "Copies", "Exploitation", "Exploration", "v_UCB"],
        chosen = "evaluated next",
        /// The bars: what they are, and their two parts.
        bars = "Bounds of the neighbours, the highest first",
        known = "known (exploitation)",
        unknown = "unknown (exploration)",
        bar([known, unknown, sum]: [&String; 3], is_chosen: bool) = {
            let chosen = if is_chosen { ", evaluated next" } else { "" };
            format!("known {known}, unknown {unknown}, together {sum}{chosen}")
        },
        /// What a table is folded under.
        as_numbers = "As numbers",
        why(ahead: &str, exploitation: &str, exploration: &str) = format!(
            "It is {ahead} ahead of the next one: {exploitation} by what is known, {exploration} by what is not."
        ),
        alone = "It is the only neighbour.",
        tied(count: usize) = format!("{count} neighbours are tied for the highest bound; the one made first is taken."),
        not_ntbea = "Only NTBEA chooses by a model. The model here is what NTBEA would have learned from the same \
            evaluations.",
        at_the_end = "The search has ended: these neighbours would have come next.",
        terms = "Term by term",
        terms_header: [&'static str; 8] = [
            "Tuple", "Values", "Visits n", "Mean Q", "Standard deviation", "Standard error", "C·√(ln N/(n + ε))",
            "Bound",
        ],
        /// Q of an entry that was never seen is the mean of the others.
        assumed(mean: &str) = format!("({mean})"),
        mean = "Mean of all tuples",
        more(count: usize) = format!("{count} more"),
    }

    /// The curves over all runs.
    pub struct TuningCurvesTexts {
        lead = "The true value of the recommended point, averaged over all runs, with 95 % bands.",
        lead_unknown = "Nobody knows the true value of the recommended point, so it was evaluated again for each point \
            of the curve: the mean over all runs, with 95 % bands.",
        chart = "Value of the recommendation",
        axis = "evaluations",
        best = "best",
        header: [&'static str; 5] = ["Optimizer", "Evaluations", "Runs", "Value", "95 %"],
        unknown = "Without fresh evaluations nothing is known about the recommended point.",
        beside([first, other]: [&str; 2], [better, worse, alike]: [u64; 3], probability: f64) = {
            let runs = better + worse + alike;
            let said = format!(
                "Run by run, {first} recommends better than {other} in {better} of {runs}, worse in {worse}, as well \
                    in {alike}."
            );
            let chance = match probability < 0.001 {
                true => "less than 0.1 %".to_owned(),
                false => percent(probability),
            };
            let verdict = match better.cmp(&worse) {
                _ if probability >= 0.05 => "this decides nothing".to_owned(),
                core::cmp::Ordering::Less => format!("{other} is better here"),
                _ => format!("{first} is better here"),
            };
            format!(
                "{said} Between equals chance would be as uneven with a probability of {chance}: {verdict}."
            )
        },
        ended_early(optimizer: &str, ended: u64, runs: u64, mean: &str) = format!(
            "{optimizer}: {ended} of {runs} runs ended before their budget was spent; a run took {mean} evaluations on \
                average. Curves go on with what such a run recommended at its end."
        ),
    }

    /// The final comparison of finalists.
    pub struct FinalsTexts {
        lead = "A search prefers points whose values were high by luck, so its own mean of the recommended point \
            proves little. That point and its runners-up are therefore evaluated again: the leader races against each \
            of the others in turn (ILEBR* 2). In each comparison both are evaluated once, and the higher value wins. \
            The leader stays unless it is beaten for certain.",
        later = "The races begin when the first run has spent its evaluations.",
        none = "No runners-up were asked for, or there are none.",
        under_way = "The finalists are being evaluated again.",
        /// The dots: what they are, what their marks mean, and the row of what the search had found.
        dots = "Fresh evaluations of the finalists",
        dots_lead = "Dots are means, lines their 95 % intervals. The upright mark is the true value, where it is \
            known.",
        promise = "No. 1 during the search",
        finalists_header: [&'static str; 4] = ["Finalist", "Settings", "Fresh evaluations", "Mean"],
        races_header: [&'static str; 5] = ["Race", "Comparisons", "Won by the leader", "Bounds", "Verdict"],
        recommended = "recommended",
        leads = "leads",
        /// Names a finalist by its number from 1.
        finalist(place: usize) = format!("No. {place}"),
        goes_on = "goes on",
        wins(place: usize, reason: &str) = format!("No. {place} is better ({reason})"),
        reasons: [&'static str; 3] = [
            "one half is outside the bounds", "too close to tell: the bounds are 2ε apart",
            "too close to tell: that was the last test",
        ],
        /// Of all races together: the recommendation is better than all others, than some, than none for certain.
        confirmed = "The recommendation, No. 1, is better than each of its runners-up.",
        partly = "The recommendation, No. 1, is better than some of its runners-up; no difference from the others was \
            found.",
        no_difference = "No difference was found: the recommendation, No. 1, stays.",
        dethroned(place: usize) = format!("The recommendation is beaten: No. {place} leads."),
        value(value: &str) = format!("Fresh evaluations of the one that leads: {value}."),
        too_close(epsilon: f64) = format!(
            "“Too close to tell” means that the share of comparisons won is known to ±ε = {epsilon} and one half is \
                still possible, so it is within 2ε of one half; or that the race ran out of comparisons. Where a value \
                is a game won or lost, means that differ by less than 2ε = {} may count as too close, even if their \
                intervals in the table do not overlap.",
            2.0 * epsilon
        ),
        promised(before: &str, count: u32, came: &str) = {
            let times = if count == 1 {
                "once".to_owned()
            } else {
                format!("{count} times")
            };
            format!(
                "The search had evaluated its recommendation {times}, with a mean of {before}; fresh evaluations gave \
                    {came}."
            )
        },
        sure(delta: f64) = format!(
            "All verdicts by bounds together are right with a probability of at least {:.1} %.",
            100.0 * (1.0 - delta)
        ),
    }
}

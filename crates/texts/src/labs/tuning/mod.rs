//! Tuning: its texts.

mod parameters;
mod results;

use crate::english::phrases::done_of;
use crate::lab::{ListedLab, Preset};
use crate::map::Subject;
pub use parameters::*;
pub use results::*;

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "tuning",
    name: "Tune settings under noise",
    question: "Which settings are best if no try can be trusted?",
    link: "tuning?problem=own&evaluations=200&step=30&row=2&column=1&seed=2",
    live: "Live: sixty noisy tries on a hill of two settings. Frame: what is recommended.",
    subject: Subject::Alone,
};

texts! {
    /// The texts of the lab.
    pub struct TuningLabTexts {
        parameters: TuningParameterTexts,
        looked_at: LookedAtTexts,
        own_tuples: OwnTuplesTexts,
        own_space: OwnSpaceTexts,
        page: TuningTexts,
    }

    /// Tuples that are chosen one by one, in links.
    pub struct OwnTuplesTexts {
        allowed = "numbers of dimensions from 1 to 64, each once in a tuple and joined by hyphens, and tuples \
            separated by commas, as in 1-2,2-3-5; up to 64 tuples",
        no_such_dimension(key: &str, found: u8, dimensions: usize) =
            format!("{key}: there is no dimension {found}, only {dimensions} of them."),
        too_many(key: &str, size: u8, count: &str, most: &str) = format!(
            "{key}: with all tuples of {size} dimensions the model would have {count}; up to {most} are allowed."
        ),
    }

    /// Spaces of agents and rules, in links: each fault as a clause.
    pub struct OwnSpaceTexts {
        allowed = "nothing, or dimensions with their values, such as lives: 1..5; alien_pause: 1, 2, 4",
        no_such_dimension(found: &str, known: &str) =
            format!("“{found}” is not a dimension here; the dimensions are {known}"),
        value(name: &str, found: &str, allowed: &str) = format!("{name} is “{found}”, but it must be {allowed}"),
    }

    /// The point that is looked at, in links.
    pub struct LookedAtTexts {
        allowed = "the number of a value in each dimension, counted from 1 and joined by hyphens, as in 3-17",
        no_such_point(key: &str, found: &str) = format!("{key} is {found}: the space has no such point."),
    }

    /// Its page and what the command line says.
    pub struct TuningTexts {
        /// The settings are named between braces.
        sentence = "{optimizer} looks for the best setting of {problem} with {evaluations} evaluations, {repeats} \
            times.",
        summary = "Find good settings from few noisy tries: the N-tuple bandit evolutionary algorithm, its model as it \
            learns, and its competitors.",
        presets: &'static [Preset] = &[
            ("tuning", "Ten bits with noise"),
            ("tuning?problem=noisy-trap&evaluations=5000", "A trap: every dimension misleads"),
            ("tuning?problem=hill&values=10&noise=0.1", "A hill in five dimensions"),
            ("tuning?problem=win-rates&optimizer=ntbea,random,hill-climber,genetic,compact-genetic,ucb&evaluations=288&repeats=100",
                "288 settings: all six optimizers"),
            ("tuning?problem=agent&evaluations=200&repeats=2", "Tune UCT against a stronger opponent"),
            ("tuning?problem=game&evaluations=200&repeats=2", "Evolve a game for skill: Connect-k"),
            ("tuning?problem=game&game=rrrats&weaker_rolls=1,0.5,0&penalty=1&evaluations=100&repeats=1&fresh=10&finalists=1",
                "Evolve a game for skill and brevity: Rrrats"),
            ("tuning?problem=own&noise=0.5&evaluations=1000&row=2&column=1", "Your own formula: a valley that turns"),
            ("tuning?problem=win-rates&evaluations=288&repeats=100&c=0", "288 settings without exploration: C = 0"),
            ("tuning?problem=win-rates&evaluations=288&repeats=100&c=0.1",
                "288 settings with some exploration: C = 0.1"),
            ("tuning?problem=win-rates&evaluations=288&repeats=100&c=3",
                "288 settings with too much exploration: C = 3"),
            ("tuning?problem=aliens&evaluations=400&repeats=1&fresh=20&finalists=1",
                "Evolve Aliens for a gap of skill"),
            ("tuning?problem=aliens&evaluations=400&repeats=1&fresh=20&finalists=1&aim=unskilled",
                "Evolve Aliens for an unskilled player"),
            ("tuning?problem=rolling-horizon&evaluations=300&repeats=1&fresh=20&finalists=1",
                "Tune rolling-horizon evolution at Aliens"),
        ],
        nothing_yet = "Nothing has been evaluated yet: run the search, then step through it.",
        /// In the same place, when the search ended at its first point.
        mend = "Change the formula or its space so that the fitness has a value everywhere.",
        /// The same of a link to a step; takes the step.
        step_later(step: &str) = format!("This link shows step {step} of the search: run the search to see it."),
        done(done: &str, total: &str) = done_of(done, total, ["evaluation", "evaluations"]),
        moment(step: &str, last: &str) = format!("step {step} of {last}"),
        not_kept(kept: &str) = format!("You can step through the first {kept} evaluations only."),
        /// A value, a mean, a bound: a few digits.
        amount: fn(f64) -> String = amount,
        /// The same with fewer digits, for the ends of a scale.
        short_amount: fn(f64) -> String = short_amount,
        /// The settings of a point as a phrase; takes names and values.
        setting(name: &str, value: &str) = format!("{name} = {value}"),
        no_value(point: &str, evaluations: &str) = match evaluations {
            "0" => format!("The fitness has no value at {point}, where the search began: it ended before its first evaluation."),
            "1" => format!("The fitness has no value at {point}. The search ended there, after 1 evaluation; what it had found \
                is shown below."),
            _ => format!("The fitness has no value at {point}. The search ended there, after {evaluations} evaluations; what \
                it had found is shown below."),
        },
        with_interval(mean: &str, low: &str, high: &str) = format!("{mean} (95 %: {low} – {high})"),
        now: NowTexts,
        maps: MapTexts,
        model: ModelTexts,
        space: SpaceTexts,
        next: NextTexts,
        code: TuningCodeTexts,
        curves: TuningCurvesTexts,
        finals: FinalsTexts,
        save_csv = "Model as CSV",
        save_json = "Model as JSON",
    }

    /// The algorithm as a loop of three parts and as pseudo-code.
    pub struct TuningCodeTexts {
        label = "Pseudo-code of N-tuple bandit evolution",
        /// Of other optimizers.
        not_ntbea = "The listing is that of N-tuple bandit evolution. Another optimizer is looked at.",
        step_by = "Step by",
        by_steps = "evaluations",
        by_lines = "lines",
        begin = "model ← empty, current ← a random point",
        repeat(evaluations: u64) = format!("repeat for {evaluations} evaluations"),
        evaluate = "value ← fitness(current)",
        add = "add ⟨current, value⟩ to the model",
        neighbours = "population ← Neighbours(current)",
        choose(points: u64) = match points {
            1 => "current ← argmax v_UCB in the population".to_owned(),
            _ => format!("current ← the {points} points with the highest v_UCB"),
        },
        give_back = "return the model",
        procedure(neighbours: u64) = format!("procedure Neighbours(x), {neighbours} times"),
        mutate(probability: f64) = format!("copy x, change each dimension with p = {probability}"),
        flip_once = "and one that is drawn, whatever p says",
        unique = "leave out what is there already",
        added(evaluations: &str) = match evaluations {
            "1" => "1 evaluation".to_owned(),
            _ => format!("{evaluations} evaluations"),
        },
        made(made: &str, different: &str) = format!("{made} made, {different} different"),
        bound(bound: &str) = format!("v_UCB = {bound}"),
        /// The three parts: algorithm, evaluator, model.
        loop_label = "The three parts of the algorithm, and what goes round",
        parts: [&'static str; 3] = ["Evolution", "Noisy evaluation", "N-tuple model"],
        /// What goes from each part to the next.
        passes: [&'static str; 3] = ["point", "value", "bounds"],
    }

    /// What is searched.
    pub struct SpaceTexts {
        header: [&'static str; 4] = ["Dimension", "Recommended", "Values", "How many"],
        /// Over the values of the point that leads the final races.
        winner = "First in the final races",
        /// Over descriptions, where dimensions have such.
        description = "What it is",
        /// Where nothing is recommended yet.
        nothing = "–",
        points(points: &str) = format!("{points} points in all."),
    }
}

/// Three places; four or an exponent where that would be too little.
fn amount(value: f64) -> String {
    // Adding 0 makes 0 of −0.
    let (value, size) = (value + 0.0, value.abs());
    let text = if size >= 0.01 || value == 0.0 {
        format!("{value:.3}")
    } else if size >= 0.0005 {
        format!("{value:.4}")
    } else {
        format!("{value:.1e}")
    };
    text.replace('-', "−")
}

/// One place, or as many as a small number needs.
fn short_amount(value: f64) -> String {
    let (value, size) = (value + 0.0, value.abs());
    let text = if size >= 0.1 || value == 0.0 {
        format!("{value:.1}")
    } else {
        return amount(value);
    };
    text.replace('-', "−")
}

//! Lab of tuning, as the page shows it.
//!
//! * [`stage`]: the problem, the first run, and a moment of it. [`words`]: points and faults as people read them.
//! * [`pseudo_code`]: the listing and time by its lines. [`parts`]: the loop of three parts. [`now`]: the verdict at the moment looked at, and why the next point is chosen.
//! * [`terms`]: a bound, tuple by tuple. [`values`]: values of dimensions as numbers.
//! * [`maps`]: two dimensions as maps. [`space`]: the dimensions as a table. [`curves`]: optimizers beside each other.
//! * [`finals`]: finalists and races as they are told, and what they have decided.

pub mod curves;
pub mod finals;
pub mod maps;
pub mod now;
pub mod parts;
pub mod pseudo_code;
pub mod space;
pub mod stage;
pub mod terms;
pub mod values;
pub mod words;

/// Experiments to begin with, in the order of their names.
pub const LINKS: [&str; 14] = [
    "tuning",
    "tuning?problem=noisy-trap&evaluations=5000",
    "tuning?problem=hill&values=10&noise=0.1",
    "tuning?problem=win-rates&optimizer=ntbea,random,hill-climber,genetic,compact-genetic,ucb&evaluations=288&repeats=100",
    "tuning?problem=agent&evaluations=200&repeats=2",
    "tuning?problem=game&evaluations=200&repeats=2",
    "tuning?problem=game&game=rrrats&weaker_rolls=1,0.5,0&penalty=1&evaluations=100&repeats=1&fresh=10&finalists=1",
    "tuning?problem=own&noise=0.5&evaluations=1000&row=2&column=1",
    "tuning?problem=win-rates&evaluations=288&repeats=100&c=0",
    "tuning?problem=win-rates&evaluations=288&repeats=100&c=0.1",
    "tuning?problem=win-rates&evaluations=288&repeats=100&c=3",
    "tuning?problem=aliens&evaluations=400&repeats=1&fresh=20&finalists=1",
    "tuning?problem=aliens&evaluations=400&repeats=1&fresh=20&finalists=1&aim=unskilled",
    "tuning?problem=rolling-horizon&evaluations=300&repeats=1&fresh=20&finalists=1",
];

//! Experiments to begin with, as links.

/// In the order of their names.
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

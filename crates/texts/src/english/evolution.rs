//! The evolution lab, the reproduction and War in English: parameters, and summaries of these and of Rrrats.

use super::parameter::{counted, plain};
use crate::catalogue::*;

pub(super) const SEED: ParameterText = plain(
    "Seed",
    "Where the random numbers start: same seed, same result, everywhere.",
);

pub(super) const EVOLUTION_PARAMETERS: EvolutionParameterTexts = EvolutionParameterTexts {
    game: ParameterText {
        label: "Game",
        help: "Whose strategies are evolved.",
        unit: "",
        options: &["Rrrats", "War", "Connect Four: the worth of open lines"],
    },
    algorithm: ParameterText {
        label: "Algorithm",
        help: "Whom an offspring must beat to be accepted.",
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
        "After so many games no generation is begun; 0 for no such limit.",
    ),
    evolutions: counted(
        "Evolutions",
        "with other random numbers",
        "How many evolutions are run; the first one is shown in depth.",
    ),
    race: ParameterText {
        label: "Race",
        help: "How it is decided who is better.",
        unit: "",
        options: &[
            "LEBR",
            "ILEBR 1",
            "ILEBR 2",
            "ILEBR* 1",
            "ILEBR* 2",
            "Hoeffding race",
            "Hoeffding race, tests like ILEBR* 2",
        ],
    },
    epsilon: plain(
        "ε",
        "The difference below which a race stops trying to tell two strategies apart.",
    ),
    delta: plain(
        "δ",
        "The probability that a race's bounds are wrong, at most.",
    ),
    sigma: plain(
        "σ at first",
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
    look: plain(
        "Generation looked at",
        "The generation that is shown; the word end for the last one.",
    ),
    game_seen: plain(
        "Games seen",
        "The moment of it that is shown, after so many of its games; the word end for its end.",
    ),
    step_by: ParameterText {
        label: "Steps inside a generation",
        help: "What a step inside the generation looked at is.",
        unit: "",
        options: &["a recorded test of a race", "a game"],
    },
    accepted: plain(
        "Accepted before",
        "The numbers of the generations before it that were accepted, with commas between them.",
    ),
    seed: SEED,
};

pub(super) const REPRODUCE_PARAMETERS: ReproduceParameterTexts = ReproduceParameterTexts {
    generations: counted(
        "Generations",
        "offspring",
        "After how many an evolution is over.",
    ),
    evolutions: counted(
        "Evolutions at Rrrats",
        "an algorithm",
        "How often each algorithm is run at Rrrats, each time with other random numbers.",
    ),
    war_evolutions: counted(
        "Evolutions at War",
        "an algorithm",
        "How often each algorithm is run at War, each time with other random numbers.",
    ),
    evaluations: counted(
        "Evaluations",
        "of each strategy",
        "How often each evolved strategy is evaluated against the start.",
    ),
    games: counted("Games", "an evaluation", "Games of one evaluation."),
    seed: SEED,
};

pub(super) const WAR_PARAMETERS: WarParameterTexts = WarParameterTexts {
    a: plain(
        "First strategy",
        "How often won cards go back in decreasing, increasing and random order, in proportion.",
    ),
    b: plain("Second strategy", "The same for the second strategy."),
    games: counted("Games", "played", "How many games are counted."),
    show: plain("Game shown", "The number of the game that is shown."),
    round: plain(
        "Round",
        "The moment of it that is shown, after so many rounds; the word end for its end.",
    ),
    seed: SEED,
};

pub(super) const EVOLUTION: LabTexts = LabTexts {
    title: "Evolution",
    summary: "Strategies change at random, and what a race finds better stays: four algorithms, generation by generation, beside the exact optimum.",
};

pub(super) const GENERATION: LabTexts = LabTexts {
    title: "Generation",
    summary: "One generation of an evolution done again, game by game, from the generations that were accepted before it.",
};

pub(super) const REPRODUCE: LabTexts = LabTexts {
    title: "Reproduction",
    summary: "The tables of the thesis on evolved strategies for War and Rrrats, computed again: what was published, what comes out here, and what explains the difference.",
};

pub(super) const RRRATS: LabTexts = LabTexts {
    title: "Rrrats",
    summary: "A game of dice and nerve: two strategies against each other, exactly, and a table where every decision of yours has its price.",
};

pub(super) const WAR: LabTexts = LabTexts {
    title: "War",
    summary: "The card game without decisions but one, in which order won cards go back: who wins how often, and a game to watch.",
};

pub(super) const WAR_GAME: LabTexts = LabTexts {
    title: "A game of War",
    summary: "One game of War, dealt from the seed and its number, round by round.",
};

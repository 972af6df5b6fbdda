//! Aliens and its games in English.

use super::rules_english::RULES;
use super::*;
use crate::english::parameter::{counted, plain, views};

pub(crate) const ENGLISH: AliensLabTexts = AliensLabTexts {
    parameters: PARAMETERS,
    rules: RULES,
    agents: AGENTS,
    lab: LAB,
    game: GAME,
    page: PAGE,
    allowed_actions: |steps| {
        format!(
            "steps as numbers with s (stay), l (left), r (right) or f (fire), such as “12s3l1f”, {steps} at most"
        )
    },
};

const PARAMETERS: AliensParameterTexts = AliensParameterTexts {
    games: counted("Games", "played", "How many games the agent plays."),
    show: plain("Game shown", "The number of the game that is shown."),
    step: plain(
        "Step",
        "The game is shown after this many steps; “end” for its end.",
    ),
    played: plain(
        "Played by hand",
        "What you did in the game shown, step by step; if it is empty, you see the agent’s game.",
    ),
    view: views(&[
        "The whole page",
        "The game",
        "Many games",
        "The rules as numbers",
    ]),
    seed: plain(
        "Seed",
        "Everything random in the experiment follows from it.",
    ),
};

const AGENTS: PlanningAgentTexts = PlanningAgentTexts {
    agent: ParameterText {
        options: &[
            "Chance",
            "One-step look-ahead",
            "Rolling-horizon evolution",
            "Open-loop tree search",
        ],
        ..plain("Agent", "The agent that plays the games.")
    },
    budget: plain(
        "Budget",
        "Steps of the game that the agent tries before each of its own.",
    ),
    horizon: plain(
        "Horizon",
        "How many steps ahead plans and playouts go. Rolling-horizon evolution and open-loop tree search only.",
    ),
    population: plain(
        "Population",
        "How many plans evolve; one is the (1+1) algorithm. Rolling-horizon evolution only.",
    ),
    mutation: plain(
        "Mutation",
        "The probability that an action of a new plan changes, beside one that always does. Rolling-horizon evolution only.",
    ),
    shift: plain(
        "Shift buffer",
        "Whether plans live on for the next step, without their first action. Rolling-horizon evolution only.",
    ),
    exploration: plain(
        "Exploration",
        "C of UCB1: the higher, the more often it tries actions that were tried little. Open-loop tree search only.",
    ),
};

const LAB: LabTexts = LabTexts {
    summary: "An arcade game with rules as numbers: play it, watch agents that plan ahead, and count what they win.",
};

const GAME: LabTexts = LabTexts {
    summary: "One game of Aliens, played by an agent from the seed and its number, step by step.",
};

const PAGE: AliensPageTexts = AliensPageTexts {
    sentence: "{agent}, trying {budget} steps before each of its own, plays Aliens. In {games} games it wins {=won} and gets {=points} points per game.",
    preset_names: [
        "One-step look-ahead",
        "Open-loop tree search",
        "A rain of bombs",
        "Three shots at once, fast aliens",
        "Evolved for a gap of skill: the skilled agent",
        "The same game: the unskilled agent",
        "Evolved for the unskilled agent",
    ],
    playing: |steps| format!("The agent is playing: {steps} steps so far."),
    who: |game, by_hand| {
        if by_hand {
            format!("Game {game}, played by you.")
        } else {
            format!("Game {game}, played by the agent.")
        }
    },
    points: "Points",
    lives: "Lives",
    aliens_left: "Aliens left",
    ends: [
        "All aliens are gone: the game is won.",
        "A bomb hit the cannon: the game is lost.",
        "The aliens have landed: the game is lost.",
        "1 000 steps are over: the game is lost.",
    ],
    picture: |points, lives, aliens| {
        format!(
            "The game: a cannon below, aliens above. {points} points, {lives} lives, {aliens} aliens left."
        )
    },
    step: |step, last| format!("step {step} of {last}"),
    play: "Play from the start",
    play_on: "Play on from here",
    pause: "Pause",
    watch: "Watch the agent",
    next_game: "Another game",
    keys: "Move with ← and →, fire with the space bar, pause with P.",
    left: "Left",
    right: "Right",
    fire: "Fire",
    speed: "Speed",
    per_second: |steps| format!("{steps} steps per second"),
    nothing_yet: "No games have been counted yet.",
    done: |done, wanted| format!("{done} of {wanted} games."),
    won: |share, low, high| format!("The agent wins {share} of its games (95 %: {low} – {high})."),
    points_per_game: "Points per game",
    steps_per_game: "Steps per game",
    ended: [
        "Won",
        "Lost to a bomb",
        "Lost when aliens landed",
        "Lost when time was over",
    ],
    best: |points, game| format!("Most points: {points}, in game {game}"),
    worst: |points, game| format!("Fewest points: {points}, in game {game}"),
    space_columns: [
        "Parameter",
        "This game",
        "At the start",
        "Values to evolve",
        "Range",
        "Description",
    ],
    space_note: "Each row is a dimension of the space of games. What differs from the start is marked.",
};

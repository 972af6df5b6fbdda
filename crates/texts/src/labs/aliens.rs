//! Aliens and its games: its texts.

use crate::lab::{LabTexts, ListedLab, Preset};
use crate::map::Subject;
use crate::parameter::{ParameterText, choice, counted, plain, views};

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "aliens",
    name: "Play an arcade game",
    question: "How far ahead must a player look?",
    link: "aliens?budget=30",
    live: "Live: a game of Aliens. Points, and aliens that are left, by steps.",
    subject: Subject::Alone,
};

texts! {
    /// The texts of the lab.
    pub struct AliensLabTexts: LabTexts {
        parameters: AliensParameterTexts,
        rules: AliensRuleTexts,
        agents: PlanningAgentTexts,
        lab = LabTexts {
            summary: "An arcade game with rules as numbers: play it, watch agents that plan ahead, and count what they \
                win.",
        },
        game =
            LabTexts { summary: "One game of Aliens, played by an agent from the seed and its number, step by step." },
        page: AliensPageTexts,
        /// What actions written as text may be, of at most so many steps.
        allowed_actions(steps: u64) = format!(
            "steps as numbers with s (stay), l (left), r (right) or f (fire), such as “12s3l1f”, {steps} at most"
        ),
    }

    /// The parameters of the lab.
    pub struct AliensParameterTexts: ParameterText {
        games = counted("Games", "played", "How many games the agent plays."),
        show = plain("Game shown", "The number of the game that is shown."),
        step = plain("Step", "The game is shown after this many steps; “end” for its end."),
        played = plain("Played by hand",
            "What you did in the game shown, step by step; if it is empty, you see the agent’s game."),
        view = views(&[
            ("all", "The whole page"),
            ("game", "The game"),
            ("results", "Many games"),
            ("space", "The rules as numbers"),
        ]),
        seed = plain("Seed", "Everything random in the experiment follows from it."),
    }

    /// The rules; the help of each is its description in the space of games.
    pub struct AliensRuleTexts: ParameterText {
        cannon_pause = plain("Cannon’s pause", "Steps from one move of the cannon to the next."),
        reload = plain("Reloading", "Steps from one shot to the next."),
        shots = plain("Shots in the air", "How many of your shots can be in the air."),
        shot_speed = plain("Speed of shots", "Cells that a shot flies per step."),
        aliens = plain("Aliens", "How many aliens come."),
        arrival_pause = plain("Between arrivals", "Steps from one alien’s arrival to the next."),
        alien_pause = plain("Aliens’ pause", "Steps from one move of the aliens to the next."),
        bomb_probability = plain("Bombs per thousand", "Out of a thousand steps, in how many each alien drops a bomb."),
        bomb_pause = plain("Bombs’ pause", "Steps that a bomb takes to fall by a cell."),
        bombs = plain("Bombs in the air", "How many bombs can be in the air."),
        bases = plain("Rows of bases", "How many rows of cells each base has."),
        lives = plain("Lives", "How many bombs hit you before the game is lost."),
        alien_points = plain("Points per alien", "Points for an alien that you shoot."),
        base_points = plain("Points per base cell", "Points for a cell of a base that you shoot."),
        hit_points = plain("Lost per hit", "Points that you lose when a bomb hits you."),
    }

    /// Who plays, and how.
    pub struct PlanningAgentTexts: ParameterText {
        agent = choice("Agent", "The agent that plays the games.", &[
            ("random", "Chance"),
            ("one-step", "One-step look-ahead"),
            ("rolling-horizon", "Rolling-horizon evolution"),
            ("tree-search", "Open-loop tree search"),
        ]),
        budget = plain("Budget", "Steps of the game that the agent tries before each of its own."),
        horizon = plain("Horizon",
            "How many steps ahead plans and playouts go. Rolling-horizon evolution and open-loop tree search only."),
        population = plain("Population",
            "How many plans evolve; one is the (1+1) algorithm. Rolling-horizon evolution only."),
        mutation = plain("Mutation", "The probability that an action of a new plan changes, beside one that always \
            does. Rolling-horizon evolution only."),
        shift = plain("Shift buffer",
            "Whether plans live on for the next step, without their first action. Rolling-horizon evolution only."),
        exploration = plain("Exploration", "C of UCB1: the higher, the more often it tries actions that were tried \
            little. Open-loop tree search only."),
    }

    /// The page of Aliens.
    pub struct AliensPageTexts {
        /// The settings are named between braces.
        sentence = "{agent}, trying {budget} steps before each of its own, plays Aliens. In {games} games it wins \
            {=won} and gets {=points} points per game.",
        /// The evolved games are those of the tuning lab's presets for Aliens: the winners of the races at their ends.
        presets: &'static [Preset] = &[
            ("aliens?agent=one-step", "One-step look-ahead"),
            ("aliens?agent=tree-search&budget=100", "Open-loop tree search"),
            ("aliens?budget=100&bomb_probability=60&lives=3", "A rain of bombs"),
            ("aliens?shots=3&shot_speed=2&aliens=40&arrival_pause=6&alien_pause=2", "Three shots at once, fast aliens"),
            ("aliens?cannon_pause=2&reload=10&shot_speed=2&aliens=30&alien_pause=6&bomb_probability=40&bombs=5&bases=2&alien_points=5&base_points=5",
                "Evolved for a gap of skill: the skilled agent"),
            ("aliens?agent=one-step&cannon_pause=2&reload=10&shot_speed=2&aliens=30&alien_pause=6&bomb_probability=40&bombs=5&bases=2&alien_points=5&base_points=5",
                "The same game: the unskilled agent"),
            ("aliens?agent=one-step&reload=3&shots=2&shot_speed=2&arrival_pause=10&alien_pause=3&bomb_probability=2&bomb_pause=3&bombs=5&bases=1&lives=2&base_points=2&hit_points=5",
                "Evolved for the unskilled agent"),
        ],
        /// While a worker plays: steps so far.
        playing(steps: u64) = format!("The agent is playing: {steps} steps so far."),
        /// The game and who plays it: the number of the game, and whether it is played by hand.
        who(game: u64, by_hand: bool) =
            if by_hand { format!("Game {game}, played by you.") } else { format!("Game {game}, played by the agent.") },
        points = "Points",
        lives = "Lives",
        aliens_left = "Aliens left",
        /// How the game ended: won, bombed, landed, out of time.
        ends: [&'static str; 4] = [
            "All aliens are gone: the game is won.", "A bomb hit the cannon: the game is lost.",
            "The aliens have landed: the game is lost.", "1 000 steps are over: the game is lost.",
        ],
        /// What a picture of the game shows, for those who cannot see it: points, lives, aliens left.
        picture(points: i32, lives: i16, aliens: u32) =
            format!("The game: a cannon below, aliens above. {points} points, {lives} lives, {aliens} aliens left."),
        step(step: &str, last: &str) = format!("step {step} of {last}"),
        play = "Play from the start",
        play_on = "Play on from here",
        pause = "Pause",
        watch = "Watch the agent",
        next_game = "Another game",
        keys = "Move with ← and →, fire with the space bar, pause with P.",
        left = "Left",
        right = "Right",
        fire = "Fire",
        speed = "Speed",
        /// Steps per second.
        per_second(steps: u32) = format!("{steps} steps per second"),
        nothing_yet = "No games have been counted yet.",
        done(done: &str, wanted: &str) = format!("{done} of {wanted} games."),
        won(share: &str, low: &str, high: &str) =
            format!("The agent wins {share} of its games (95 %: {low} – {high})."),
        points_per_game = "Points per game",
        steps_per_game = "Steps per game",
        /// Of the table: how games ended, in the order of `ends`.
        ended: [&'static str; 4] = ["Won", "Lost to a bomb", "Lost when aliens landed", "Lost when time was over"],
        /// The game with most points and with fewest: points and number.
        best(points: i32, game: u64) = format!("Most points: {points}, in game {game}"),
        worst(points: i32, game: u64) = format!("Fewest points: {points}, in game {game}"),
        /// The columns of the space: parameter, this game, the start, size, range, description.
        space_columns: [&'static str; 6] = [
            "Parameter", "This game", "At the start", "Values to evolve", "Range", "Description",
        ],
        space_note = "Each row is a dimension of the space of games. What differs from the start is marked.",
    }
}

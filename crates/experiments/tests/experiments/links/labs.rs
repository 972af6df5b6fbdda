//! Random experiments of every lab: a legal value for every parameter, a legal game on a random board.

use experiments::convergence::ConvergenceExperiment;
use experiments::generation::{Accepted, GenerationExperiment};
use experiments::graded_test::GradedTestExperiment;
use experiments::matrix::MatrixExperiment;
use experiments::mcts::MctsExperiment;
use experiments::minimax::{Hide, MinimaxExperiment};
use experiments::parameters::{
    Control, Even, Exactly, Integer, Kind, Parameters, Real, RealOrInfinite,
};
use experiments::racing::RacingExperiment;
use experiments::regret::{GameName, RegretExperiment};
use experiments::repeated::RepeatedExperiment;
use experiments::solve::SolveExperiment;
use experiments::tournament::TournamentExperiment;
use experiments::tree_game::TreeGameExperiment;
use experiments::tuning::TuningExperiment;
use experiments::{Experiment, LABS, LabExperiment, Opened};
use games::Game;
use games::connect_four::{GameRecord, Setup};
use games::fraction::Fraction;
use games::strategic::library;
use games::tree_game::edit::{Edit, edited};
use games::tree_game::library::LIBRARY;
use random::Random;

/// A random legal experiment of any lab in canonical form; the first labs oftener than the others.
pub fn random_experiment(random: &mut Random) -> Experiment {
    let index = random.below(LABS.len() as u32 + 2) as usize;
    match LABS[index % LABS.len()] {
        "mcts" => random_connect_four(random).into(),
        "minimax" => random_minimax(random).into(),
        "solve" => random_solve(random).into(),
        "regret" => random_regret(random).into(),
        "racing" => random_racing(random).into(),
        "generation" => random_generation(random).into(),
        "matrix" => random_matrix(random).into(),
        "repeated" => random_repeated(random).into(),
        "tree-game" => random_tree_game(random).into(),
        "tournament" => random_tournament(random).into(),
        "tuning" => random_tuning(random).into(),
        "convergence" => random_convergence(random).into(),
        "graded-test" => random_graded_test(random).into(),
        lab => with_random_link(lab, random),
    }
}

/// A random experiment of a lab of which nothing is known here but its parameters; what does not fit the others is as the lab has
/// corrected it.
fn with_random_link(lab: &str, random: &mut Random) -> Experiment {
    let default = Experiment::of_lab(lab).unwrap();
    // Cells are on any board there is.
    let smallest = |_: &str| "4".to_owned();
    let mut pairs = url::form_urlencoded::Serializer::new(String::new());
    for parameter in default.schema() {
        if random.below(3) > 0
            && let Some(text) = random_value(&smallest, &*parameter.kind, random)
        {
            pairs.append_pair(parameter.key, &text);
        }
    }
    let query = pairs.finish().replace('+', "%20");
    Experiment::open(&format!("{lab}?{query}"))
        .unwrap()
        .experiment
}

/// A random legal experiment in canonical form. About a third of the parameters have their defaults.
pub fn random_connect_four(random: &mut Random) -> MctsExperiment {
    let mut lab: MctsExperiment = with_random_values(random);
    if random.below(4) > 0 {
        lab.moves = random_columns(lab.setup(), random);
        lab.ply = random_ply(lab.moves.len() as u64, random);
    }
    lab.look = (random.below(2) == 0).then(|| random.bits() % 1_000);
    lab
}

/// The same of the solver: the position of a random experiment of the other lab with that board.
pub fn random_solve(random: &mut Random) -> SolveExperiment {
    let lab = random_connect_four(random);
    let (moves, ply) = (lab.moves.clone(), lab.ply);
    SolveExperiment {
        moves,
        ply,
        ..lab.solve()
    }
}

/// The same of the regret lab, with strategies fixed that its game has.
pub fn random_regret(random: &mut Random) -> RegretExperiment {
    let mut lab: RegretExperiment = with_random_values(random);
    lab.look = (random.below(2) == 0).then(|| 1 + random.bits() % 1_000);
    // None that is too large: it would be made smaller.
    if lab.dice == 2 {
        lab.faces = lab.faces.min(3);
    }
    if lab.game == GameName::Goofspiel {
        lab.cards = lab.cards.min(4);
    }
    if random.below(2) == 0 {
        let tree = lab.tree();
        for _ in 0..=random.below(5) {
            let row = random.below(tree.information_sets().len() as u32) as usize;
            let actions = tree.slots(row).len();
            let mut probabilities = vec![0.0; actions];
            probabilities[random.below(actions as u32) as usize] = 1.0 - 0.3;
            probabilities[actions - 1] += 0.3;
            lab.lock = lab.lock.with(&tree, row, &probabilities);
        }
    } else if random.below(2) == 0 {
        assert_eq!(lab.read("lock", "first:uniform,second:uniform"), Ok(()));
    }
    lab
}

/// The same of strategic games: one of the library, or one of two to five players that is written, with names for its actions or without.
pub fn random_matrix(random: &mut Random) -> MatrixExperiment {
    let lab: MatrixExperiment = with_random_values(random);
    let of_five = library::find("five-volunteers");
    let games: Vec<&library::Entry> = library::GAMES.iter().chain(of_five).collect();
    let entry = games[random.below(games.len() as u32) as usize];
    let game = entry.name.to_owned();
    let named = MatrixExperiment {
        game,
        actions: String::new(),
        players: String::new(),
        ..lab
    };
    if random.below(2) == 0 {
        return named.without_unused();
    }
    let (profile, payoff) = (0, Fraction::new(random.below(9).into(), 7));
    let game = named.game().unwrap().with_payoff(profile, 0, payoff);
    named.of_game(&game, named.reading()).without_unused()
}

/// The same of repeated games: strategies that the game has, and some rounds by hand.
pub fn random_repeated(random: &mut Random) -> RepeatedExperiment {
    let mut lab: RepeatedExperiment = with_random_values(random);
    if random.below(3) == 0 {
        let games = [
            "rock-paper-scissors",
            "1/3:-2,0:0,1:1;2:2,0:1,3:0",
            "chicken",
        ];
        lab.stage.game = games[random.below(3) as usize].to_owned();
    }
    lab.round = (random.below(2) == 0).then(|| random.bits() % 1_000);
    lab.moves = (0..random.below(30))
        .map(|_| char::from(b'0' + random.below(2) as u8))
        .collect();
    // What fits no other game makes place, and rounds after the last are gone.
    lab.repair();
    lab
}

/// The same of tournaments: entrants that the game has, a cell of the matrix, and a generation.
pub fn random_tournament(random: &mut Random) -> TournamentExperiment {
    let mut lab: TournamentExperiment = with_random_values(random);
    let games = [
        "prisoners-dilemma",
        "rock-paper-scissors",
        "battle-of-the-sexes",
    ];
    lab.stage.game = games[random.below(3) as usize].to_owned();
    lab.generation = (random.below(2) == 0).then(|| random.bits() % lab.generations);
    // What fits no other game takes no part.
    lab.repair();
    lab
}

/// The same of games as trees: one of the library, or the same with a payoff of its own.
pub fn random_tree_game(random: &mut Random) -> TreeGameExperiment {
    let lab: TreeGameExperiment = with_random_values(random);
    let entry = &LIBRARY[random.below(LIBRARY.len() as u32) as usize];
    let game = entry.link();
    let players = String::new();
    let mut named = TreeGameExperiment {
        game,
        players,
        ..lab
    };
    let seats = named.tree().unwrap().players().len() as u32;
    named.person = u64::from(1 + random.below(seats));
    if random.below(2) == 0 {
        return named;
    }
    let game = named.tree().unwrap();
    let payoff = Fraction::new(random.below(9).into(), 7);
    let last = game.nodes().len() - 1;
    let (game, _) = edited(&game, &Edit::Payoff(last, 0, payoff)).unwrap();
    named.of_game(&game)
}

/// The same of the racing lab.
pub fn random_racing(random: &mut Random) -> RacingExperiment {
    let mut lab: RacingExperiment = with_random_values(random);
    lab.game = (random.below(2) == 0).then(|| random.bits() % 1_000);
    lab
}

/// The same of a generation, after some that were accepted.
pub fn random_generation(random: &mut Random) -> GenerationExperiment {
    let mut lab: GenerationExperiment = with_random_values(random);
    lab.accepted = Accepted::of((1..lab.look).map(|_| random.below(4) == 0));
    lab
}

/// The same of the graded test, with ranges from the lower end to the upper.
pub fn random_graded_test(random: &mut Random) -> GradedTestExperiment {
    let lab: GradedTestExperiment = with_random_values(random);
    GradedTestExperiment {
        first: lab.first.min(lab.last),
        last: lab.first.max(lab.last),
        smallest: lab.smallest.min(lab.largest),
        largest: lab.smallest.max(lab.largest),
        ..lab
    }
}

/// The same of the tuning lab, in a space that there is.
pub fn random_tuning(random: &mut Random) -> TuningExperiment {
    let mut lab: TuningExperiment = with_random_values(random);
    (lab.dimensions, lab.values) = (1 + random.bits() % 8, 2 + random.bits() % 20);
    lab.step = (random.below(2) == 0).then(|| random.bits() % 1_000);
    lab.repair();
    // Texts that say nothing about the experiment are left out when a link is opened.
    let defaults = TuningExperiment::default();
    for key in ["space", "formula"] {
        if !lab.uses(key) {
            lab.read(key, &defaults.write(key)).unwrap();
        }
    }
    lab
}

/// The same of the convergence lab.
pub fn random_convergence(random: &mut Random) -> ConvergenceExperiment {
    let mut lab: ConvergenceExperiment = with_random_values(random);
    lab.moves = if random.below(4) > 0 {
        random_columns(lab.setup(), random)
    } else {
        String::new()
    };
    lab.ply = random_ply(lab.moves.len() as u64, random);
    lab
}

/// The same of the minimax lab.
pub fn random_minimax(random: &mut Random) -> MinimaxExperiment {
    let mut lab: MinimaxExperiment = with_random_values(random);
    // Looking ahead and the moment of the search know no board.
    for key in ["depth", "versus_depth", "step"] {
        let number = 1 + random.below(200);
        let text = ["end".to_owned(), number.to_string()][random.below(2) as usize].clone();
        assert_eq!(lab.read(key, &text), Ok(()), "{key}={text}");
    }
    if !lab.is_tree() && random.below(4) > 0 {
        lab.moves = random_line(&lab, random);
        lab.ply = random_ply(lab.last_ply() as u64, random);
    }
    if lab.hide == Hide::Cuts && !lab.sides().any(|side| lab.cuts(side)) {
        lab.hide = Hide::Values;
    }
    lab
}

/// The end of the game is written as the end, so a moment is one before it.
fn random_ply(last: u64, random: &mut Random) -> Option<u64> {
    (last > 0 && random.below(2) == 0).then(|| random.bits() % last)
}

fn with_random_values<P: Parameters>(random: &mut Random) -> P {
    let mut lab = P::default();
    for parameter in P::schema() {
        if random.below(3) == 0 {
            continue;
        }
        let value = |key: &str| lab.write(key);
        if let Some(text) = random_value(&value, &*parameter.kind, random) {
            let (key, read) = (parameter.key, lab.read(parameter.key, &text));
            assert_eq!(read, Ok(()), "{key}={text}");
        }
    }
    lab
}

/// A legal text for a parameter of this kind; `None` for what depends on others of
/// its parameters, and for kinds that are not known here.
fn random_value(
    lab: &dyn Fn(&str) -> String,
    kind: &dyn Kind,
    random: &mut Random,
) -> Option<String> {
    match kind.control() {
        Control::OneOf(names) => {
            let index = random.below(names.len() as u32);
            return Some(names[index as usize].to_owned());
        }
        Control::SomeOf(names) => return Some(random_set(names, random)),
        Control::Switch => return Some(["on", "off"][random.below(2) as usize].to_owned()),
        Control::Whole | Control::Real | Control::Text { .. } => {}
    }
    random_number(kind, random).or_else(|| random_text(lab, kind, random))
}

fn random_number(kind: &dyn Kind, random: &mut Random) -> Option<String> {
    if let Some(&Integer { minimum, maximum }) = kind.as_kind() {
        return Some(match random.below(4) {
            0 => minimum.to_string(),
            1 => maximum.to_string(),
            // From the whole range, or near its beginning.
            2 => (minimum + random.bits() % (maximum - minimum)).to_string(),
            _ => (minimum + random.bits() % 100.min(maximum - minimum)).to_string(),
        });
    }
    if let Some(&Even { minimum, maximum }) = kind.as_kind() {
        let steps = (maximum - minimum) / 2;
        return Some((minimum + 2 * (random.bits() % (steps + 1))).to_string());
    }
    if let Some(&Real { minimum, maximum }) = kind.as_kind() {
        return Some(match random.below(4) {
            0 => minimum.to_string(),
            1 => format!("{maximum:e}"),
            2 => (minimum + (maximum - minimum) * random.unit()).to_string(),
            _ => format!("{:e}", minimum + (maximum - minimum) * 1e-9 * random.unit()),
        });
    }
    if let Some(&Exactly { minimum, maximum }) = kind.as_kind() {
        return Some(match random.below(3) {
            0 => minimum.to_string(),
            1 => maximum.to_string(),
            _ => Fraction::new(1, 3 + i64::from(random.below(999_997))).to_string(),
        });
    }
    let &RealOrInfinite { minimum, maximum } = kind.as_kind()?;
    Some(match random.below(3) {
        0 => "infinite".to_owned(),
        _ => (minimum + (maximum - minimum) * random.unit()).to_string(),
    })
}

/// Texts of kinds with a grammar of their own, by their names.
fn random_text(
    lab: &dyn Fn(&str) -> String,
    kind: &dyn Kind,
    random: &mut Random,
) -> Option<String> {
    let mut one_of = |texts: &[&str]| texts[random.below(texts.len() as u32) as usize].to_owned();
    let name = format!("{kind:?}");
    Some(match name.split([' ', '(']).next()? {
        "CellOrNone" => {
            let mut up_to = |key| 1 + random.bits() % lab(key).parse::<u64>().unwrap();
            format!("{}.{}", up_to("width"), up_to("height"))
        }
        "TreeText" => random_tree(random),
        "SpaceText" => one_of(SPACES),
        "FormulaText" => one_of(&["x + 1", "-log(x)", "what, ever("]),
        "HeapSizes" => {
            let sizes = (0..=random.below(6)).map(|_| random.below(10).to_string());
            sizes.collect::<Vec<_>>().join(",")
        }
        "RatingsText" => one_of(&["700/120/-388", "0/0/15", "none"]),
        "AgentText" | "MachineText" => random_agent(AGENTS, random),
        "AgentList" => random_agents(AGENTS, random),
        "SearcherList" => random_agents(&AGENTS[SEARCHERS..], random),
        "RollOnNumbers" => {
            let count = 3 + random.below(2);
            let some =
                (0..count).map(|_| ["0", "1", "0.36", "1e-3", "0.5"][random.below(5) as usize]);
            some.collect::<Vec<_>>().join(",")
        }
        "RoundsOrRandom" => one_of(&["1", "200", "100000", "random"]),
        "StrategyLanguage" => one_of(&[
            "tft",
            "GTFT( 1/4 )",
            "m1(0.9,0,9/10,0;1)",
            "reactive(1,1/3;1)",
            "automaton(c: C, D to d; d: D)",
            "first: C\nif they defected last 2: D\nelse: C with 9/10",
        ]),
        "EntrantList" => one_of(&[
            "tft,ALLD,tft",
            "[Ann] GTFT( 1/4 ),Random,[Bob & Co., 2] m1(0.9,0,9/10,0;1)",
            "first: C; else: copy, a = a + 1|ALLC|[x, y] else: repeat",
        ]),
        "PairOrNone" => one_of(&["1.2", "2.2", "none", "64.1"]),
        "OrderShares" => one_of(&["1,0,0", "0,0.5,1e6", "1,1,1", "0.1, 0.2,0.7"]),
        _ => return None,
    })
}

/// Dimensions as somebody types them, right or wrong.
const SPACES: &[&str] = &["x: 0, 0.5, 1; y: 1..5", "a:-1..1 by 0.25;b:0,1", "x: 1"];

/// Agents of each kind; those from [`SEARCHERS`] on are UCT.
const AGENTS: &[&str] = &[
    "random",
    "tactical",
    "perfect",
    "minimax(1)",
    "minimax(12)",
    "uct(1)",
    "uct( 100000000 )",
    "uct(50,solver,c:0.1)",
    "uct(7, tactical:on ,choice:secure,first_play:none)",
    "uct(1000,c:1.4,tactical,solver,decisive,pruning,ordering,prior:10,rave:500,widening:0.5,first_play:1)",
    "knowledge(300)",
    "knowledge(300,solver:off)",
];
const SEARCHERS: usize = 5;

fn random_agent(agents: &[&str], random: &mut Random) -> String {
    agents[random.below(agents.len() as u32) as usize].to_owned()
}

fn random_agents(agents: &[&str], random: &mut Random) -> String {
    let count = 1 + random.below(4);
    let some = (0..count).map(|_| random_agent(agents, random));
    some.collect::<Vec<_>>().join(",")
}

fn random_set(names: &[&str], random: &mut Random) -> String {
    let chosen = names.iter().copied().filter(|_| random.below(2) == 0);
    let chosen: Vec<&str> = chosen.collect();
    if chosen.is_empty() {
        "none".to_owned()
    } else {
        chosen.join(",")
    }
}

/// A tree with all that a tree can have, and characters that links have to encode.
fn random_tree(random: &mut Random) -> String {
    let mut text = String::new();
    random_node(3, random, &mut text);
    text
}

fn random_node(levels: u32, random: &mut Random, text: &mut String) {
    const LABELS: [&str; 7] = ["", "", "", "a:", "Zug_ä=4!: ", "=-1.5:", "x%&#~+=7:"];
    text.push_str(LABELS[random.below(7) as usize]);
    if levels == 0 || random.below(4) == 0 {
        text.push_str(["3", "-2.5", "0", "1e3", "−7"][random.below(5) as usize]);
        return;
    }
    if random.below(4) == 0 {
        text.push_str("?(1/4:");
        random_node(levels - 1, random, text);
        text.push_str(" 0.75: ");
        random_node(levels - 1, random, text);
    } else {
        text.push_str(["(", "max(", "min ("][random.below(3) as usize]);
        for _ in 0..=random.below(3) {
            random_node(levels - 1, random, text);
            text.push_str([" ", ", "][random.below(2) as usize]);
        }
    }
    text.push(')');
}

fn random_columns(setup: Setup, random: &mut Random) -> String {
    let (mut game, _) = GameRecord::parse(setup, "");
    for _ in 0..random.below(150) {
        let open: Vec<_> = game.position().actions().collect();
        if open.is_empty() {
            break;
        }
        let column = open[random.below(open.len() as u32) as usize];
        game.try_apply(column).unwrap();
    }
    game.moves_text()
}

fn random_line(lab: &MinimaxExperiment, random: &mut Random) -> String {
    let (mut place, mut text) = (lab.place(), String::new());
    for _ in 0..random.below(60) {
        let legal: Vec<u32> = (0..60).filter(|&slot| place.clone().follow(slot)).collect();
        if legal.is_empty() {
            break;
        }
        let slot = legal[random.below(legal.len() as u32) as usize];
        text.push_str(&place.move_text(slot));
        assert!(place.follow(slot));
    }
    text
}

/// Opens a link that is without fault.
pub fn open_cleanly(link: &str) -> Experiment {
    let Opened {
        experiment,
        problems,
        ..
    } = Experiment::open(link).unwrap_or_else(|error| panic!("{link}: {error:?}"));
    assert_eq!(problems, [], "{link}");
    experiment
}

#[test]
fn every_lab_has_the_name_that_it_is_listed_with() {
    for name in LABS {
        assert_eq!(Experiment::of_lab(name).map(|lab| lab.lab()), Some(*name));
    }
}

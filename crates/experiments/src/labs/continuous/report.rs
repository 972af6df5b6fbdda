//! The result for programs and for a terminal. Exact numbers are fractions as text, others decimals.

use super::findings::{Equilibrium, Findings, Highest, Joint, Nearby, Rectangle, Stage, Straight};
use super::settings::ContinuousExperiment;
use crate::exact::{Exact, texts};
use crate::report::Table;
use serde::Serialize;
use ts_rs::TS;

/// The result as JSON has it.
#[derive(Serialize, TS)]
pub(super) struct ContinuousResult {
    players: [ReportedPlayer; 2],
    /// Whether payoffs are polynomials of degree two at most, so that all numbers are exact.
    exact: bool,
    /// Whether all equilibria in pure strategies are listed.
    complete: bool,
    /// How many were found; the first are listed.
    count: u64,
    equilibria: Vec<ReportedEquilibrium>,
    /// Every pair of actions is an equilibrium; then none is listed.
    everything: bool,
    /// Rectangles that may have other equilibria: `[[low, high], [low, high]]`.
    open: Vec<Rectangle>,
    /// The path of best responses: both actions after each step.
    path: Vec<[String; 2]>,
    /// What is left of both intervals after each round of elimination, from all actions on.
    elimination: Vec<[[String; 2]; 2]>,
    /// What each player gets by choosing first.
    first: Vec<ReportedHighest>,
    together: Option<ReportedJoint>,
    stopped_early: bool,
}

#[derive(Serialize, TS)]
struct ReportedPlayer {
    name: String,
    action: String,
    interval: [String; 2],
    /// Every action is best against everything.
    indifferent: bool,
    /// The other's action against which every action is best, where it is exact and there is one.
    indifferent_at: Option<String>,
    /// The reaction curve as equations, where it is exact.
    reaction: Vec<ReportedStraight>,
    /// And as points, each piece from its beginning to its end: both actions.
    curve: Vec<Vec<[f64; 2]>>,
}

/// own action = constant + slope · the other's action, from one action of the other to another.
#[derive(Serialize, TS)]
struct ReportedStraight {
    constant: String,
    slope: String,
    from: String,
    to: String,
}

#[derive(Serialize, TS)]
struct ReportedEquilibrium {
    /// Both actions; of a segment of equilibria, where it begins.
    from: [String; 2],
    /// Where it ends; the same for a point.
    to: [String; 2],
    /// What both get at the beginning and at the end.
    payoffs: [[String; 2]; 2],
    /// How far off actions are at most; 0 where they are exact.
    radius: f64,
    /// Whether best responses come nearer: `attracts`, `repels`, `open`.
    nearby: &'static str,
}

#[derive(Serialize, TS)]
struct ReportedHighest {
    /// Between these numbers; the same twice where it is exact.
    value: [String; 2],
    at: [String; 2],
    payoffs: [String; 2],
    /// It is reached in other places too.
    elsewhere: bool,
    /// The one who chooses second has another best response there; only told where everything is exact.
    second_is_indifferent: bool,
}

#[derive(Serialize, TS)]
struct ReportedJoint {
    highest: ReportedHighest,
    /// What each player would get by leaving.
    deviation: [String; 2],
    /// From which discount factor on the threat of the equilibrium for ever keeps each from leaving.
    discount_factor: [Option<String>; 2],
}

fn pair(of: &[Exact; 2]) -> [String; 2] {
    of.each_ref().map(Exact::to_string)
}

pub(super) fn result(lab: &ContinuousExperiment, found: &Findings) -> Option<ContinuousResult> {
    let game = lab.game().ok()?;
    let player = |number: usize| {
        let of = &game.players[number];
        ReportedPlayer {
            name: of.name.clone(),
            action: of.action.clone(),
            interval: [of.low.to_string(), of.high.to_string()],
            indifferent: found.indifferent[number],
            indifferent_at: found.indifferent_at(number).map(Exact::to_string),
            reaction: found.lines[number].iter().map(straight).collect(),
            curve: found.curves[number].clone(),
        }
    };
    Some(ContinuousResult {
        players: [player(0), player(1)],
        exact: found.exact,
        complete: found.is_complete(),
        count: found.count,
        equilibria: found.equilibria.iter().map(equilibrium).collect(),
        everything: found.is_everything(),
        open: found.open.clone(),
        path: found.path.iter().map(pair).collect(),
        elimination: found
            .rounds
            .iter()
            .map(|round| round.each_ref().map(pair))
            .collect(),
        first: found.commitments.iter().map(highest).collect(),
        together: found.joint.as_ref().map(joint),
        stopped_early: found.stage != Stage::Done,
    })
}

fn straight(of: &Straight) -> ReportedStraight {
    let [constant, slope, from, to] =
        [&of.constant, &of.slope, &of.from, &of.to].map(Exact::to_string);
    ReportedStraight {
        constant,
        slope,
        from,
        to,
    }
}

fn equilibrium(of: &Equilibrium) -> ReportedEquilibrium {
    ReportedEquilibrium {
        from: pair(&of.from),
        to: pair(&of.to),
        payoffs: of.payoffs.each_ref().map(pair),
        radius: of.radius,
        nearby: match of.nearby {
            Nearby::Attracts => "attracts",
            Nearby::Repels => "repels",
            Nearby::Open => "open",
        },
    }
}

fn highest(of: &Highest) -> ReportedHighest {
    ReportedHighest {
        value: pair(&of.bounds),
        at: pair(&of.at),
        payoffs: pair(&of.payoffs),
        elsewhere: of.elsewhere,
        second_is_indifferent: of.has_alternative,
    }
}

fn joint(of: &Joint) -> ReportedJoint {
    ReportedJoint {
        highest: highest(&of.highest),
        deviation: pair(&of.deviation),
        discount_factor: of
            .patience
            .each_ref()
            .map(|factor| factor.as_ref().map(Exact::to_string)),
    }
}

/// A row for each place that has a name.
pub(super) fn table(lab: &ContinuousExperiment, found: &Findings) -> Table {
    let Ok(game) = lab.game() else {
        return Table {
            header: Vec::new(),
            rows: Vec::new(),
        };
    };
    let players = game.players.each_ref();
    let actions = players.map(|player| player.action.clone());
    let payoffs = players.map(|player| format!("payoff {}", player.name));
    let header = [vec!["place".to_owned()], actions.to_vec(), payoffs.to_vec()].concat();
    let row = |place: String, at: &[Exact; 2], pays: &[Exact; 2]| {
        [vec![place], texts(at), texts(pays)].concat()
    };
    let mut rows = Vec::new();
    for (number, one) in found.equilibria.iter().enumerate() {
        let name = format!("equilibrium {}", number + 1);
        rows.push(row(name.clone(), &one.from, &one.payoffs[0]));
        if !one.is_point() {
            rows.push(row(format!("{name}, other end"), &one.to, &one.payoffs[1]));
        }
    }
    for (player, first) in game.players.iter().zip(&found.commitments) {
        rows.push(row(
            format!("{} first", player.name),
            &first.at,
            &first.payoffs,
        ));
    }
    if let Some(joint) = &found.joint {
        rows.push(row(
            "together".to_owned(),
            &joint.highest.at,
            &joint.highest.payoffs,
        ));
    }
    Table { header, rows }
}

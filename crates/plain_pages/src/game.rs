//! Page of a game of the libraries: its story, its payoffs or its name, and what the laboratory finds: of two players' games the extreme equilibria, exactly;
//! of more players' games numbers; of trees one equilibrium and the subgame-perfect ones.

use crate::document::{Document, link, list, open, part};
use crate::folders;
use crate::linked_data::resource;
use crate::site::Site;
use experiments::matrix::MatrixExperiment;
use experiments::report::Table;
use experiments::tree_game::TreeGameExperiment;
use experiments::{Experiment, LabExperiment};
use games::strategic::StrategicGame;
use lessons::html::{element, escaped};
use page_model::playing::said::player_name;
use page_model::tree_game::choosing::chosen;
use serde_json::json;
use texts::{PLAIN, Story};
use worker::inline;

/// A table of more columns is for the laboratory, which can scroll.
const MAX_COLUMNS: usize = 12;
/// Of many equilibria the first.
const MAX_ROWS: usize = 30;

/// A game with its story.
struct Game {
    story: &'static Story,
    experiment: Experiment,
}

fn games(site: &Site) -> impl Iterator<Item = Game> {
    let labs = &site.texts.labs;
    let strategic = labs.matrix.stories.iter().filter_map(|story| {
        let experiment = MatrixExperiment::default().with("game", story.key)?.into();
        Some(Game { story, experiment })
    });
    let extensive = labs.tree_game.stories.iter().filter_map(|story| {
        let experiment = chosen(&TreeGameExperiment::default(), story.key)?.into();
        Some(Game { story, experiment })
    });
    strategic.chain(extensive)
}

/// Links to the pages of the games of a lab's library, for a page that is two folders deep.
pub fn of_lab(site: &Site, lab: &str) -> String {
    let of_lab = games(site).filter(|game| game.experiment.lab() == lab);
    list(of_lab.map(|game| link(&format!("../../{}", folder(&game)), game.story.name)))
}

fn folder(game: &Game) -> String {
    folders::of_game(game.experiment.lab(), game.story.key)
}

/// The pages of all of them.
pub fn documents(site: &Site) -> Vec<Document> {
    games(site).map(|game| document(site, &game)).collect()
}

fn document(site: &Site, game: &Game) -> Document {
    let name = (PLAIN.game)(
        game.story.name,
        site.texts.shell.lab_name(game.experiment.lab()),
    );
    let description = (PLAIN.about_game)(game.story.name, game.story.story);
    Document {
        folder: folder(game),
        data: resource(site, &name, &description, "simulation", json!({})),
        content: content(site, game),
        name,
        description,
        lab: Some(game.experiment.lab()),
    }
}

fn content(site: &Site, game: &Game) -> String {
    let lab = game.experiment.lab();
    let written = match &game.experiment {
        Experiment::Matrix(lab) => lab
            .game()
            .map(|game| payoffs(site, &game))
            .unwrap_or_default(),
        Experiment::TreeGame(lab) => part(
            PLAIN.tree,
            &element("pre", &element("code", &escaped(&lab.game))),
        ),
        _ => String::new(),
    };
    [
        element("h1", &escaped(game.story.name)),
        format!("<p class=\"lead\">{}</p>", escaped(game.story.story)),
        open(
            &format!("../../../#/{}", game.experiment.link()),
            PLAIN.open_game,
        ),
        written,
        part(PLAIN.equilibria, &equilibria(&game.experiment)),
        part(
            PLAIN.lab,
            &list([link(
                &format!("../../../{}", folders::of_lab(lab)),
                site.texts.shell.lab_name(lab),
            )]),
        ),
    ]
    .join("\n")
}

/// The payoffs of two players, the rows' player first; nothing for more.
fn payoffs(site: &Site, game: &StrategicGame) -> String {
    let ([first, second], [rows, columns]) = (game.players(), game.actions()) else {
        return String::new();
    };
    let header = [String::new()].into_iter().chain(columns.iter().cloned());
    let row = |(own, name): (usize, &String)| {
        let payoffs = (0..columns.len()).map(|other| {
            let profile = game.profile(&[own, other]);
            let [own, other] = [0, 1].map(|player| game.payoff(profile, player).shown());
            format!("{own}, {other}")
        });
        [name.clone()].into_iter().chain(payoffs).collect()
    };
    let table = Table {
        header: header.collect(),
        rows: rows.iter().enumerate().map(row).collect(),
    };
    let [first, second] = [first, second].map(|name| player_name(name, &site.texts.playing));
    let said = element("p", &escaped(&(PLAIN.payoffs_of)(&first, &second)));
    part(PLAIN.payoffs, &(said + &html(&table)))
}

/// What the laboratory finds.
fn equilibria(experiment: &Experiment) -> String {
    let report = experiment.report(&inline::run(experiment));
    let mut table = report.map(|report| report.table).unwrap_or_default();
    let more = table.rows.len().saturating_sub(MAX_ROWS);
    table.rows.truncate(MAX_ROWS);
    let mut shown = html(&table);
    if more > 0 && !shown.is_empty() {
        shown += &element("p", &escaped(&(PLAIN.more)(more)));
    }
    shown
}

/// A table; nothing where it is empty or too wide.
fn html(table: &Table) -> String {
    if table.rows.is_empty() || table.header.len() > MAX_COLUMNS {
        return String::new();
    }
    let row = |kind: &str, cells: &[String]| {
        let cells: String = cells
            .iter()
            .map(|cell| element(kind, &escaped(cell)))
            .collect();
        element("tr", &cells)
    };
    let rows: String = table.rows.iter().map(|cells| row("td", cells)).collect();
    let head = element("thead", &row("th", &table.header));
    format!(
        "<div class=\"scroll\">{}</div>",
        element("table", &(head + &element("tbody", &rows)))
    )
}

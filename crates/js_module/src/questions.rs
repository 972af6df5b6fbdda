//! Questions that need no worker: which labs there are, what their parameters mean, links, games in and out.

pub mod described;
pub mod games;
mod value;

use crate::fault::{Code, Fault};
use crate::strict;
use described::{Lab, Parameter, Parsed};
use experiments::link::{LinkError, encoded};
use experiments::{Experiment, LABS, saved_run};
use games::ReadAs;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use texts::Texts;
use value::Value;

/// What is asked.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Question {
    /// All labs.
    Labs,
    /// The parameters of a lab.
    Parameters {
        lab: String,
    },
    /// The link of an experiment, from the parameters that are not as they are by default.
    Link {
        lab: String,
        parameters: BTreeMap<String, Value>,
    },
    /// What a link says, whatever is wrong with it.
    Parse {
        text: String,
    },
    /// The canonical link of a link that can be run.
    Strict {
        link: String,
    },
    /// What is wrong with a file of a run.
    File {
        saved: String,
    },
    /// The experiments of a game in any form.
    ReadGame {
        text: String,
    },
    /// The game of a link as a file of Gambit.
    ToNfg {
        link: String,
    },
    ToEfg {
        link: String,
    },
}

/// What is answered.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Reply {
    Labs(Vec<Lab>),
    Parameters(Vec<Parameter>),
    Parsed(Box<Parsed>),
    Games(Vec<ReadAs>),
    /// A link, a file.
    Text(String),
}

/// Answers a question.
///
/// # Errors
/// What is wrong with the question.
pub fn answer(question: &Question, texts: &Texts) -> Result<Reply, Fault> {
    Ok(match question {
        Question::Labs => Reply::Labs(described::labs(texts)),
        Question::Parameters { lab } => {
            Reply::Parameters(described::parameters(&of_lab(lab, texts)?, texts))
        }
        Question::Link { lab, parameters } => Reply::Text(link(lab, parameters, texts)?),
        Question::Parse { text } => Reply::Parsed(Box::new(described::parsed(text, texts))),
        Question::Strict { link } => Reply::Text(strict::experiment(link, texts)?.link()),
        Question::File { saved } => match saved_run::read(saved) {
            Ok(file) => Reply::Text(file.opened.experiment.link()),
            Err(error) => return Err(Fault::new(Code::WrongFile, error.sentence(texts))),
        },
        Question::ReadGame { text } => Reply::Games(games::read(text)?),
        Question::ToNfg { link } => Reply::Text(games::nfg(&strict::experiment(link, texts)?)?),
        Question::ToEfg { link } => Reply::Text(games::efg(&strict::experiment(link, texts)?)?),
    })
}

fn of_lab(name: &str, texts: &Texts) -> Result<Experiment, Fault> {
    Experiment::of_lab(name).ok_or_else(|| {
        let found = name.to_owned();
        Fault::new(
            Code::UnknownLab,
            LinkError::UnknownLab { found }.sentence(texts, LABS),
        )
    })
}

/// The canonical link, with all that is wrong with the parameters said at once.
fn link(lab: &str, parameters: &BTreeMap<String, Value>, texts: &Texts) -> Result<String, Fault> {
    of_lab(lab, texts)?;
    let pairs: Vec<String> = parameters
        .iter()
        .map(|(key, value)| format!("{}={}", encoded(key), encoded(&value.text())))
        .collect();
    let written = format!("{lab}?{}", pairs.join("&"));
    Ok(strict::opened(&written, texts)?.link())
}

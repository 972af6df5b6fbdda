//! Values of parameters as JavaScript has them.

use serde::Deserialize;

/// One of them. What it means is for the parameter to say.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub enum Value {
    Switch(bool),
    Number(f64),
    Text(String),
    List(Vec<Value>),
}

impl Value {
    /// As links have it: switches as on and off, lists with commas.
    pub fn text(&self) -> String {
        match self {
            Self::Switch(true) => "on".to_owned(),
            Self::Switch(false) => "off".to_owned(),
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text.clone(),
            Self::List(values) => {
                let texts: Vec<String> = values.iter().map(Self::text).collect();
                texts.join(",")
            }
        }
    }
}

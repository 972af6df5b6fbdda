//! Rules as a point of the space of games, described as in the source's listing 7.3: value, size of the dimension, range and
//! description; beside it the value at the start.

use experiments::common::aliens_rules::AliensRules;
use experiments::parameters::Parameters;
use games::aliens::{Dimension, Rules};
use texts::Texts;

/// What is told about a dimension.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DimensionRow {
    pub name: &'static str,
    pub description: &'static str,
    pub now: i16,
    pub start: i16,
    /// How many values there are, and which.
    pub values: String,
    pub range: String,
}

impl DimensionRow {
    /// Of a dimension, by these rules.
    pub fn of(dimension: &Dimension, rules: &Rules, texts: &'static Texts) -> Self {
        let mut parameters = AliensRules::schema().iter();
        let parameter = parameters.find(|parameter| parameter.key == dimension.name);
        let (name, description) = parameter.map_or((dimension.name, ""), |parameter| {
            let text = (parameter.text)(texts);
            (text.label, text.help)
        });
        let values: Vec<String> = dimension.values.iter().map(i16::to_string).collect();
        let range = [dimension.range.start(), dimension.range.end()];
        let [low, high] = range.map(|&end| f64::from(end));
        Self {
            name,
            description,
            now: dimension.of(rules),
            start: dimension.of(&Rules::default()),
            values: format!("{}: {}", values.len(), values.join(", ")),
            range: (texts.range)((low, high), 0),
        }
    }
}

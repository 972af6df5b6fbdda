//! The names of controls, as screen readers say them.

use serde_json::{Value, json};

use super::Page;
use crate::support::devtools;
use crate::support::failure::Failure;

/// What can be operated.
const ROLES: [&str; 13] = [
    "button",
    "link",
    "textbox",
    "combobox",
    "checkbox",
    "slider",
    "listbox",
    "radio",
    "spinbutton",
    "searchbox",
    "DisclosureTriangle",
    "application",
    "region",
];

impl Page {
    /// The roles of controls that have no name.
    pub async fn nameless(&self) -> Result<Vec<String>, Failure> {
        let tree =
            devtools::execute(&self.client, "Accessibility.getFullAXTree", json!({})).await?;
        let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
        let is_nameless = |node: &&Value| {
            let role = node["role"]["value"].as_str().unwrap_or_default();
            let name = node["name"]["value"].as_str().unwrap_or_default();
            node["ignored"] != true && ROLES.contains(&role) && name.trim().is_empty()
        };
        Ok(nodes
            .iter()
            .filter(is_nameless)
            .map(ToString::to_string)
            .collect())
    }
}

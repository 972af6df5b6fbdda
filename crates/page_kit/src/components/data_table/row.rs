//! Row of a table. It has a key, so that rows that come, go or change places take what is in them along: the focus, a
//! button's state.

use yew::AttrValue;
use yew::virtual_dom::{Key, VNode, VTag};

/// A row, to be given cells.
pub struct Row(VTag);

impl Row {
    /// A row without cells; its key is its own among the rows of its table.
    pub fn of(key: impl Into<Key>) -> Self {
        let mut row = VTag::new("tr");
        row.key = Some(key.into());
        Self(row)
    }

    /// A row with its name, which is its key too.
    pub fn named(name: impl Into<AttrValue>) -> Self {
        let name = name.into();
        Self::of(name.to_string()).name(name)
    }

    /// With an attribute.
    pub fn with(mut self, attribute: &'static str, value: impl Into<AttrValue>) -> Self {
        self.0.add_attribute(attribute, value);
        self
    }

    /// Of a class, if `is_it`.
    pub fn class(self, class: &'static str, is_it: bool) -> Self {
        if is_it {
            self.with("class", class)
        } else {
            self
        }
    }

    /// With the name of the row, or a part of it.
    pub fn name(self, name: impl Into<VNode>) -> Self {
        let mut cell = VTag::new("th");
        cell.add_attribute("scope", "row");
        self.push(cell, name)
    }

    /// With a cell.
    pub fn cell(self, content: impl Into<VNode>) -> Self {
        self.push(VTag::new("td"), content)
    }

    /// With a cell of a class.
    pub fn cell_of(self, class: &'static str, content: impl Into<VNode>) -> Self {
        let mut cell = VTag::new("td");
        cell.add_attribute("class", class);
        self.push(cell, content)
    }

    /// With cells.
    pub fn cells<C: Into<VNode>>(self, contents: impl IntoIterator<Item = C>) -> Self {
        contents.into_iter().fold(self, Self::cell)
    }

    fn push(mut self, mut cell: VTag, content: impl Into<VNode>) -> Self {
        cell.add_child(content.into());
        self.0.add_child(cell.into());
        self
    }
}

impl From<Row> for VNode {
    fn from(row: Row) -> Self {
        row.0.into()
    }
}

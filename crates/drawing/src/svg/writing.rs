//! Texts of a scene as SVG: a line each.

use super::write::{attribute, escape_into};
use crate::scene::{LINE, Role, Writing};

pub fn write_text(out: &mut String, text: &Writing) {
    let class = match text.role {
        Role::Value => "value",
        Role::Label => "label",
        Role::Note => "note",
        Role::Move => "move",
        Role::Count => "count",
        Role::Number => "number",
        Role::Reason => "reason",
    };
    out.push_str("<text class=\"");
    out.push_str(class);
    out.push('"');
    attribute(out, "x", text.at.0);
    attribute(out, "y", text.at.1);
    attribute(out, "font-size", text.font);
    out.push('>');
    for (index, line) in text.text.lines().enumerate() {
        if index == 0 {
            escape_into(out, line);
            continue;
        }
        out.push_str("<tspan");
        attribute(out, "x", text.at.0);
        attribute(out, "dy", LINE * text.font);
        out.push('>');
        escape_into(out, line);
        out.push_str("</tspan>");
    }
    out.push_str("</text>");
}

//! Stage of a scene or a picture, from its text: a link and views.

use crate::fault::Position;
use crate::lesson::Stage;

/// `LINK | view, view`.
pub fn read(text: &str, at: Position) -> Stage {
    let (link, views) = text.split_once('|').unwrap_or((text, ""));
    let mut names: Vec<String> = Vec::new();
    for view in views
        .split(',')
        .map(str::trim)
        .filter(|view| !view.is_empty())
    {
        if !names.iter().any(|name| name == view) {
            names.push(view.to_owned());
        }
    }
    Stage {
        at,
        link: link.trim().trim_start_matches("#/").to_owned(),
        views: names,
    }
}

//! Pieces of chess as parts of larger pictures.

use games::Player;
use games::gardner::Kind;
use page_model::kit::chess_piece::add_piece;
use yew::prelude::*;

/// A piece as part of a larger picture: filled for the first player, an outline for the second.
pub fn piece(player: Player, kind: Kind, at: (f32, f32), scale: f32) -> Html {
    let mut path = String::new();
    add_piece(&mut path, kind, at, scale);
    html! { <path class={classes!("piece", super::player_mark::player_class(player))} d={path} /> }
}

//! Our own icons: 24 by 24, drawn in the current colour.

use yew::prelude::*;

/// Which icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IconName {
    Start,
    Back,
    Play,
    Pause,
    Forward,
    End,
    Sun,
    Moon,
    System,
    Close,
    Alone,
    Book,
    Undo,
    Redo,
    Plus,
    Minus,
    Search,
}

impl IconName {
    /// The outline, as the `d` of a path.
    fn path(self) -> &'static str {
        match self {
            Self::Start => "M6 5v14M19 5 9 12l10 7z",
            Self::Back => "M16 5 6 12l10 7z",
            Self::Play => "M7 4l13 8-13 8z",
            Self::Pause => "M8 5v14M16 5v14",
            Self::Forward => "M8 5l10 7-10 7z",
            Self::End => "M18 5v14M5 5l10 7-10 7z",
            Self::Sun => {
                "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5"
            }
            Self::Moon => "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
            // Half light, half dark.
            Self::System => {
                "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v18M12 7h6M12 11h8M12 15h8M12 19h4"
            }
            Self::Close => "M6 6l12 12M18 6 6 18",
            Self::Book => {
                "M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14"
            }
            Self::Undo => "M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12h-3",
            Self::Redo => "M15 5l5 5-5 5M20 10h-9a6 6 0 0 0 0 12h3",
            Self::Plus => "M12 5v14M5 12h14",
            Self::Minus => "M5 12h14",
            Self::Search => "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20",
            Self::Alone => "M14 4h6v6M20 4l-8 8M10 4H4v16h16v-6",
        }
    }

    fn filled(self) -> bool {
        matches!(
            self,
            Self::Start | Self::Back | Self::Play | Self::Forward | Self::End
        )
    }
}

/// An icon; what it means is said by the button around it.
pub fn icon(name: IconName) -> Html {
    let fill = if name.filled() {
        "currentColor"
    } else {
        "none"
    };
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" {fill}>
            <path d={name.path()} />
        </svg>
    }
}

//! Lab of the page: what the page asks every lab, whichever it is. Each says so in its folder.

use crate::home::findings::Shown;
use crate::home::picture::Picture;
use crate::home::sketch::cells;
use crate::kit::rules::GameRules;

/// An experiment as the page lists its lab.
pub trait LabOfPage {
    /// What stands in its tile; `None` where that has a picture of its own, or where there is no tile.
    const SHOWN: Option<Shown> = None;

    /// What stands there before anything is found.
    fn sketch() -> Picture {
        cells()
    }

    /// Games and problems whose rules help to read it; none where nothing is played.
    fn game_rules(&self) -> Vec<GameRules> {
        Vec::new()
    }
}

/// What stands in a tile: an experiment of the variant, by its link, and what draws it.
macro_rules! drawn {
    ($variant:ident, $link:literal, $picture:ident) => {
        Some(Shown {
            link: $link,
            read: |experiment, run, texts| match experiment {
                experiments::Experiment::$variant(lab) => $picture(lab, run, texts),
                _ => None,
            },
        })
    };
}
pub(crate) use drawn;

/// What stands in the tile of the lab of a name.
pub fn shown(lab: &str) -> Option<Shown> {
    experiments::named_lab!(lab, Lab => Lab::SHOWN).flatten()
}

/// What stands there before anything is found.
pub fn sketch(lab: &str) -> Picture {
    experiments::named_lab!(lab, Lab => Lab::sketch()).unwrap_or_else(cells)
}

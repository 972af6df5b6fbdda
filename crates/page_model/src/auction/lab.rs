//! Lab as the page lists it: its tile on the first page.

use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::picture::{Curve, Picture, Tone};
use crate::home::sketch::falling;
use crate::lab::{LabOfPage, drawn};
use experiments::Snapshots;
use experiments::auction::AuctionExperiment;
use texts::Texts;

impl LabOfPage for AuctionExperiment {
    const SHOWN: Option<Shown> = drawn!(Auction, "auction?reserve=0.2&auctions=1", picture);

    fn sketch() -> Picture {
        Picture::Curves(vec![falling(1.5)])
    }
}

/// Bids over values.
fn picture(lab: &AuctionExperiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let words = &texts.labs.auction.views.bids;
    let exactly = lab.merge(run.snapshots).ok()?.exactly;
    exactly.totals.as_ref()?;
    let curve = |tone, name, points, is_dashed| Curve {
        tone,
        name,
        points,
        is_dashed,
    };
    let bids = exactly.points.iter();
    let bids = bids.filter_map(|point| Some((point.value, point.bid?)));
    Some(Picture::Curves(vec![
        curve(Tone::First, words.tile[0], bids.collect(), false),
        curve(
            Tone::Mark,
            words.tile[1],
            vec![(0.0, 0.0), (1.0, 1.0)],
            true,
        ),
    ]))
}

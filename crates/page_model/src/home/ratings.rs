//! Ratings, small: what the players of a few games preferred most, with how sure that is.

use super::picture::{Bar, Picture};
use experiments::ratings::{FeatureResult, RatingsResult};
use texts::RatingsTexts;

/// The experiment.
pub const LINK: &str = "ratings?first=uct(60)&second=uct(60)&games=60&width=5&height=4";
/// This many features are shown, those with the highest ratings.
const MAX_SHOWN: usize = 5;

/// The features that are surely preferred, the highest first: the length of a bar is its rating, the whisker its interval.
pub fn picture(learned: &RatingsResult, words: &RatingsTexts) -> Picture {
    let features = learned.features.iter().zip(&words.features);
    let mut preferred: Vec<(&FeatureResult, &&str)> = features
        .filter(|(feature, _)| feature.interval.0 > 0.0)
        .collect();
    preferred.sort_by(|(one, _), (other, _)| other.elo.total_cmp(&one.elo));
    preferred.truncate(MAX_SHOWN);
    let highest = |(feature, _): &(&FeatureResult, _)| feature.interval.1;
    let scale = preferred.iter().map(highest).fold(1.0, f64::max);
    let bar = |(feature, name): (&FeatureResult, &&str)| Bar {
        name: format!("{name} {:+.0}", feature.elo).into(),
        value: feature.elo / scale,
        interval: Some((feature.interval.0 / scale, feature.interval.1 / scale)),
    };
    Picture::Bars(preferred.into_iter().map(bar).collect(), None)
}

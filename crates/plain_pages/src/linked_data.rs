//! Linked data: what machines read of a plain page, as JSON-LD with the words of schema.org.

use crate::site::Site;
use serde_json::{Value, json};
use texts::PLAIN;

/// What is learned from; `kind` is what it is, `more` what else is known about it.
pub fn resource(site: &Site, name: &str, description: &str, kind: &str, more: Value) -> Value {
    let mut data = json!({
        "@context": "https://schema.org",
        "@type": "LearningResource",
        "name": name,
        "description": description,
        "learningResourceType": kind,
        "interactivityType": "active",
        "inLanguage": "en",
        "isAccessibleForFree": true,
        "isPartOf": { "@type": "WebApplication", "name": PLAIN.site },
    });
    if let Some(url) = site.url("") {
        data["isPartOf"]["url"] = url.into();
    }
    if let (Value::Object(data), Value::Object(more)) = (&mut data, more) {
        data.extend(more);
    }
    data
}

//! What is on the pages, and what machines read of them.

use crate::{documents, project, site};
use lessons::html::escaped;
use plain_pages::document::PICTURE_SIZE;
use plain_pages::robots;
use serde_json::Value;
use std::collections::BTreeSet;
use texts::{ENGLISH, LESSONS, TOUR};

const ADDRESS: &str = "https://example.org/lab/";

#[test]
fn every_listed_lab_and_lesson_has_its_page() {
    let folders: BTreeSet<String> = documents(&site(None))
        .into_iter()
        .map(|document| document.folder)
        .collect();
    let labs = ENGLISH
        .shell
        .listed_labs()
        .map(|lab| format!("labs/{}/", lab.key));
    let lessons = LESSONS
        .iter()
        .map(|lesson| format!("lessons/{}/", lesson.name));
    for folder in labs.chain(lessons).chain(["about/".to_owned()]) {
        assert!(folders.contains(&folder), "{folder}");
    }
}

fn page(folder: &str) -> String {
    let site = site(None);
    let documents = documents(&site);
    let found = documents.iter().find(|document| document.folder == folder);
    found.unwrap_or_else(|| panic!("{folder}")).html(&site)
}

#[test]
fn a_game_has_its_story_its_payoffs_and_its_equilibria() {
    let strategic = page("games/matrix/battle-of-the-sexes/");
    for words in [
        "<h1>",
        "<td>3, 2</td>",
        "<td>0, 0</td>",
        "<td>3/5</td><td>2/5</td>",
    ] {
        assert!(strategic.contains(words), "{words} in {strategic}");
    }
    assert!(page("games/matrix/cournot/").contains("href=\"../../../#/matrix?game=cournot\""));
    let extensive = page("games/tree-game/entry-deterrence/");
    for words in ["<code>", "<td>share</td><td>1</td>"] {
        assert!(extensive.contains(words), "{words} in {extensive}");
    }
    // What is too wide is left to the laboratory.
    assert!(!page("games/matrix/morra-five/").contains(&escaped(texts::PLAIN.equilibria)));
    assert!(page("labs/matrix/").contains("href=\"../../games/matrix/cournot/\""));
}

#[test]
fn titles_and_descriptions_are_there_and_differ() {
    let site = site(None);
    let documents = documents(&site);
    let titles: BTreeSet<&str> = documents
        .iter()
        .map(|document| document.name.as_str())
        .collect();
    let descriptions: BTreeSet<&str> = documents
        .iter()
        .map(|document| document.description.as_str())
        .collect();
    assert_eq!([titles.len(), descriptions.len()], [documents.len(); 2]);
    for document in &documents {
        assert!(
            document.name.len() > 3 && document.description.len() > 40,
            "{document:?}"
        );
        let html = document.html(&site);
        let [title, description] =
            [&document.name, &document.description].map(|text| escaped(text));
        assert!(
            html.contains(&format!("<title>{title}")),
            "{}",
            document.folder
        );
        assert!(
            html.contains(&format!("name=\"description\" content=\"{description}\"")),
            "{}",
            document.folder
        );
        assert_eq!(html.matches("<h1>").count(), 1, "{}", document.folder);
    }
}

#[test]
fn whole_addresses_are_told_where_they_are_known() {
    let (unknown, known) = (site(None), site(Some(ADDRESS)));
    for document in documents(&unknown) {
        let html = document.html(&unknown);
        assert!(
            !html.contains("canonical") && !html.contains("og:url"),
            "{}",
            document.folder
        );
    }
    let documents = documents(&known);
    let [(_, map), (_, robots)] = robots::files(ADDRESS, &documents);
    assert!(robots.contains("Sitemap: https://example.org/lab/sitemap.xml"));
    for document in &documents {
        let url = format!("{ADDRESS}{}", document.folder);
        assert!(
            document
                .html(&known)
                .contains(&format!("rel=\"canonical\" href=\"{url}\"")),
            "{url}"
        );
        assert!(map.contains(&format!("<loc>{url}</loc>")), "{url}");
    }
}

#[test]
fn machines_read_what_people_read() {
    let site = site(Some(ADDRESS));
    for document in documents(&site) {
        let html = document.html(&site);
        let (_, rest) = html
            .split_once("<script type=\"application/ld+json\">")
            .unwrap();
        let (data, _) = rest.split_once("</script>").unwrap();
        let data: Value = serde_json::from_str(data).unwrap();
        assert_eq!(data["name"], document.name.as_str());
        assert_eq!(data["url"], format!("{ADDRESS}{}", document.folder));
    }
}

/// The security policy would refuse it.
#[test]
fn no_style_and_no_script_is_written_into_a_page() {
    let site = site(None);
    for document in documents(&site) {
        let html = document.html(&site);
        assert!(
            html.contains("Content-Security-Policy"),
            "{}",
            document.folder
        );
        assert!(
            !html.contains("<style") && !html.contains(" style=") && !html.contains(" onclick="),
            "{}",
            document.folder
        );
        assert_eq!(
            html.matches("<script").count(),
            1 + site.scripts.len(),
            "{}",
            document.folder
        );
    }
}

#[test]
fn what_is_no_html_is_escaped() {
    let site = site(None);
    let mut document = documents(&site).remove(0);
    document.name = "<b>\"&".to_owned();
    document.data["name"] = "</script><b>".into();
    let html = document.html(&site);
    assert!(!html.contains("<b>"), "{html}");
    assert!(html.contains("<title>&lt;b&gt;&quot;&amp;"), "{html}");
    // Alpha-beta's listing has a sign that would begin an element.
    assert_eq!(escaped("a < b & \"c\""), "a &lt; b &amp; &quot;c&quot;");
}

#[test]
fn the_tour_stops_at_listed_labs_in_their_order() {
    let labs: Vec<&str> = ENGLISH.shell.listed_labs().map(|lab| lab.key).collect();
    let stops = TOUR
        .iter()
        .map(|stop| labs.iter().position(|lab| *lab == stop.lab));
    let stops: Option<Vec<usize>> = stops.collect();
    assert!(stops.is_some_and(|stops| stops.is_sorted()));
}

/// A link that is pasted shows the lab that it leads to: a photograph of the size that is told, as light as a page of text.
#[test]
fn previews_have_the_picture_of_their_lab() {
    let site = site(Some("https://example.org/lab/"));
    for document in documents(&site) {
        let html = document.html(&site);
        let (_, after) = html.split_once("property=\"og:image\" content=\"").unwrap();
        let picture = after.split('"').next().unwrap();
        let Some(lab) = document.lab else {
            assert!(picture.ends_with("/lab/icon-512.png"), "{picture}");
            continue;
        };
        assert_eq!(
            picture,
            format!("https://example.org/lab/pictures/{lab}.jpg")
        );
        let file = std::fs::read(project(&format!("assets/pictures/{lab}.jpg"))).unwrap();
        assert!(file.len() < 150_000, "{lab}: {}", file.len());
        // The frame of a JPEG: height and width after its mark, length and precision.
        let frame = file
            .windows(9)
            .find(|bytes| bytes[0] == 0xff && matches!(bytes[1], 0xc0 | 0xc2) && bytes[4] == 8)
            .unwrap();
        let length = |at: usize| u32::from(frame[at]) << 8 | u32::from(frame[at + 1]);
        assert_eq!([length(7), length(5)], PICTURE_SIZE, "{lab}");
    }
}

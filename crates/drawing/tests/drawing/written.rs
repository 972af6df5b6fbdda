//! Drawings as text: well formed, complete, with every sign escaped that needs it.

use crate::sample::Sample;
use crate::shapes::{irregular, regular};
use drawing::scene::Scene;
use drawing::svg::{self, standalone_svg};
use drawing::tikz::{self, tikz};
use drawing::tree::{Picture, Tree};
use drawing::view::{Bounds, View};

/// What no format leaves as it is.
const NASTY: &str = "<&>\"'\u{1}";
const NASTY_IN_LATEX: &str = "{}$%#_^~\\|−∞";

fn nasty(text: &str) -> Sample {
    let mut sample = Sample::new(regular(2, 3));
    sample.texts = (0..sample.len())
        .map(|node| (node, text.to_owned()))
        .collect();
    sample.cut.insert(8);
    sample
}

fn colours() -> Vec<(String, String)> {
    let names = [
        "--ink", "--card", "--quiet", "--line", "--well", "--first", "--second", "--mark",
    ];
    let pair = |name: &str| (name.to_owned(), "rgb(1, 2, 3)".to_owned());
    names.map(pair).to_vec()
}

fn count(svg: &str, class: &str) -> usize {
    let document = roxmltree::Document::parse(svg).unwrap();
    let with_class = |node: &roxmltree::Node| {
        let classes = node.attribute("class").unwrap_or_default();
        classes.split(' ').any(|found| found == class)
    };
    document.descendants().filter(with_class).count()
}

#[test]
fn a_file_of_its_own_is_well_formed_and_has_everything() {
    let svg = standalone_svg(&nasty(NASTY), &colours());
    assert_eq!(count(&svg, "node"), 15);
    assert_eq!(count(&svg, "edge"), 14);
    assert_eq!(count(&svg, "strike"), 1);
    assert!(!svg.contains("var("), "colours are resolved");
    let document = roxmltree::Document::parse(&svg).unwrap();
    let seen = NASTY.replace('\u{1}', "");
    assert!(
        document
            .descendants()
            .any(|node| node.text() == Some(&seen))
    );
}

#[test]
fn pictures_stand_in_the_place_of_nodes() {
    let mut sample = Sample::new(regular(2, 2));
    sample.picture = Some(Picture {
        svg: "<circle class=\"stone\" r=\"9\"/>".to_owned(),
        width: 60.0,
        height: 60.0,
    });
    let svg = standalone_svg(&sample, &colours());
    assert_eq!((count(&svg, "stone"), count(&svg, "frame")), (7, 7));
    // Leaves have no sign: nobody chooses there.
    assert_eq!(count(&svg, "sign"), 3);
}

#[test]
fn the_page_gets_elements_with_their_numbers() {
    let sample = Sample::new(regular(9, 5));
    let view = View::fitted(Bounds::of(&sample), (1_200.0, 400.0));
    let elements = svg::elements(&sample.scene(&view, 200));
    let svg = format!("<svg>{elements}</svg>");
    let document = roxmltree::Document::parse(&svg).unwrap();
    let with = |name: &str| {
        document
            .descendants()
            .filter(|node| node.has_attribute(name))
            .count()
    };
    assert!(with("data-node") > 50 && with("data-first") > 20);
    assert_eq!(with("data-first"), with("data-parent"));
}

#[test]
fn large_trees_make_files_of_a_reasonable_size() {
    for ends in [regular(9, 5), irregular(100_000, 1)] {
        let sample = Sample::new(ends);
        let svg = standalone_svg(&sample, &colours());
        assert!(
            count(&svg, "wedge") > 10 && svg.len() < 1_500_000,
            "{}",
            svg.len()
        );
        let tex = tikz(&sample);
        assert!(tex.len() < 1_000_000 && tex.contains(&format!("has {} nodes", sample.len())));
    }
}

/// Braces are balanced once those that are escaped are left out.
#[test]
fn latex_is_balanced_and_escaped() {
    let tex = tikz(&nasty(NASTY_IN_LATEX));
    let bare = tex.replace("\\{", "").replace("\\}", "");
    let mut depth = 0_i32;
    for symbol in bare.chars() {
        depth += match symbol {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        assert!(depth >= 0);
    }
    assert_eq!(depth, 0);
    assert_eq!(tex.matches("\\path[tree edge").count(), 14);
    assert_eq!(tex.matches("\\path[cut stroke]").count(), 1);
    assert!(tex.is_ascii());
    assert_eq!(
        tikz::escaped(&format!("{NASTY}{NASTY_IN_LATEX}")),
        r#"$<$\&$>$\textquotedbl{}' \{\}\$\%\#\_\textasciicircum{}\textasciitilde{}\textbackslash{}$|$$-$$\infty$"#
    );
}

#[test]
fn halos_of_texts_lie_under_outlines_and_lights() {
    let mut sample = Sample::new(regular(2, 1));
    sample.texts.insert(0, "3, ∞".to_owned());
    for picture in [false, true] {
        sample.picture = picture.then(|| Picture {
            svg: "<circle r=\"9\"/>".to_owned(),
            width: 60.0,
            height: 60.0,
        });
        let svg = standalone_svg(&sample, &colours());
        let node = svg.find("data-node=\"0\"").unwrap();
        let after = |what: &str| node + svg[node..].find(what).expect(what);
        assert!(after("class=\"note\"") < after("class=\"shape"));
        assert!(after("class=\"label\"") < after("class=\"shape"));
        // Inside the outline the value stands over it; beside a picture it has a halo too.
        assert_eq!(after("class=\"value\"") < after("class=\"shape"), picture);
        assert_eq!(svg.contains("class=\"ground\""), picture);
    }
}

#[test]
fn strokes_through_cut_edges_lean_the_same_way_and_are_apart() {
    let mut sample = Sample::new(regular(5, 1));
    sample.cut.extend([2, 3, 4, 5]);
    let (scene, _) = Scene::of_whole(&sample);
    let strokes: Vec<_> = scene.edges.iter().filter_map(|edge| edge.strike).collect();
    assert_eq!(strokes.len(), 4);
    for [first, second] in &strokes {
        for ((x, y), (to_x, to_y)) in [first, second] {
            assert!(to_x > x && to_y < y, "they rise to the right");
        }
    }
    for pair in strokes.windows(2) {
        let right = pair[0]
            .iter()
            .map(|(from, to)| from.0.max(to.0))
            .fold(f32::MIN, f32::max);
        let left = pair[1]
            .iter()
            .map(|(from, to)| from.0.min(to.0))
            .fold(f32::MAX, f32::min);
        assert!(left - right > 3.0, "{left} {right}");
    }
}

//! Lab of populations: tests of what the page decides.

use crate::jobs::experiment;
use experiments::populations::{FilmPart, PopulationsExperiment};
use experiments::{Experiment, LabExperiment, Snapshots};
use page_model::populations::analysis::Analysis;
use page_model::populations::cells::{colour_of, of_frame, pixels, planted, side_by_side, size};
use page_model::populations::film::Film;
use page_model::populations::flow::{arrows, remarks, rows as rest_rows};
use page_model::populations::laws::{benefit_over_cost, one_third};
use page_model::populations::long_run::{line, rows as long_rows, shades};
use page_model::populations::sentence::{is_kaleidoscope, now, text_of};
use page_model::populations::shares::shares;
use page_model::populations::takeover::{
    by_vertex, chance_bar, from_start, question, rows, runs_needed,
};
use std::rc::Rc;
use texts::ENGLISH;
use worker::inline;

fn lab(link: &str) -> PopulationsExperiment {
    match experiment(link) {
        Experiment::Populations(lab) => lab,
        _ => panic!("{link}"),
    }
}

/// The lab of a link with everything that is found.
fn analysed(link: &str) -> Analysis {
    let lab = lab(link);
    let snapshots = inline::run(&Experiment::from(lab.asked()));
    let found = Rc::new(lab.merge(&snapshots).expect(link));
    Analysis::new(&lab, &lab, &found).expect(link)
}

/// The lab of a link of which nothing is found.
fn bare(link: &str) -> Analysis {
    let lab = lab(link);
    let found = Rc::new(lab.begin());
    Analysis::new(&lab, &lab, &found).expect(link)
}

#[test]
fn the_question_is_answered_by_the_chain() {
    // 413343/298085843 is below 1/10, and 121687020/298085843 above.
    let of = analysed("populations?game=3,0;5,1&population=10&selection=1/2&runs=20");
    let asked = question(&of, &ENGLISH).unwrap();
    assert_eq!(asked.right, 1);
    assert!(asked.why.contains("413343/298085843"), "{}", asked.why);
    let turned = analysed("populations?game=1,5;0,3&population=10&selection=1/2&runs=20");
    assert_eq!(question(&turned, &ENGLISH).unwrap().right, 0);
    let neutral = analysed("populations?game=3,0;5,1&population=10&selection=0&runs=20");
    assert_eq!(question(&neutral, &ENGLISH).unwrap().right, 2);
    assert!(question(&bare("populations"), &ENGLISH).is_none());
}

#[test]
fn bars_stand_beside_chance() {
    let of = analysed("populations?game=3,0;5,1&population=10&selection=1/2&runs=20");
    let rows = rows(&of, &ENGLISH);
    assert_eq!(rows[1].bar, 1.0);
    let chance = 298_085_843.0 / 121_687_020.0 / 10.0;
    assert!((chance_bar(&of) - chance).abs() < 1e-12);
    assert!(rows[0].bar < chance_bar(&of));
    assert_eq!(rows[0].compared, "less often than by chance");
}

#[test]
fn places_with_the_same_number_stand_together() {
    let of =
        analysed("populations?fitness=3/2&structure=star&population=5&process=birth-death&runs=1");
    let rows = by_vertex(&of, &ENGLISH);
    assert_eq!(rows.len(), 2);
    assert_eq!((&rows[0][0][..], &rows[1][0][..]), ("1", "2 to 5"));
    assert!(rows[1][1].contains("7938/15605"), "{rows:?}");
}

#[test]
fn laws_are_told_where_they_hold() {
    let third = |link: &str| one_third(&bare(link), &ENGLISH);
    assert!(
        third("populations?game=4,0;1,1")
            .unwrap()
            .contains("less than a third")
    );
    assert!(
        third("populations?game=5,0;2,2")
            .unwrap()
            .contains("a third or more")
    );
    assert!(third("populations").is_none());
    let ratio = |link: &str| benefit_over_cost(&bare(link), &ENGLISH);
    let giving = "populations?game=2,-1;3,0&structure=cycle";
    let told = ratio(&format!("{giving}&process=death-birth")).unwrap();
    assert!(told.contains("Here b/c = 3, more than that"), "{told}");
    let told = ratio(&format!("{giving}&process=imitation")).unwrap();
    assert!(told.contains("Here b/c = 3, no more than that"), "{told}");
    assert!(ratio(&format!("{giving}&process=birth-death")).is_none());
    assert!(ratio("populations?game=3,0;5,1&structure=cycle&process=death-birth").is_none());
}

#[test]
fn the_sentence_has_the_places_of_its_structure() {
    let text = |link: &str| text_of(&lab(link), &ENGLISH);
    assert!(
        text("populations")
            .contains("{population} players, {structure}; {process}, selection {selection}.")
    );
    assert!(text("populations?structure=grid&process=fermi").contains("{width} × {height}"));
    assert!(text("populations?fitness=2").starts_with("A mutant has {fitness}"));
    assert!(!text("populations?fitness=2").contains("{selection}"));
    let opening = PopulationsExperiment::opening();
    let of = Analysis::new(&opening, &opening, &Rc::new(opening.begin())).unwrap();
    assert!(is_kaleidoscope(&of));
    assert_eq!(now(&of, &ENGLISH), "");
    assert!(!is_kaleidoscope(&bare("populations")));
}

#[test]
fn moments_are_in_the_link_but_for_the_last() {
    let of = analysed("populations?watched=5&runs=1&generation=2");
    assert_eq!((of.generation(), of.known()), (2, 5));
    assert_eq!(of.counts().iter().sum::<u32>(), 20);
    assert_eq!(of.at_generation(3).generation, Some(3));
    assert_eq!(of.at_generation(5).generation, None);
    assert_eq!(bare("populations").generation(), 0);
    assert!(now(&of, &ENGLISH).starts_with("After 2 generations"));
    let lines = shares(&of, Some(2));
    assert_eq!((lines.axis.len(), lines.series.len()), (3, 2));
}

#[test]
fn cells_have_the_colours_of_their_strategies() {
    assert_eq!(side_by_side(&[2, 0, 1]), [0, 0, 2]);
    assert_eq!(size(&lab("populations?population=10")), (4, 3));
    assert_eq!(
        size(&lab(
            "populations?structure=grid&process=fermi&width=7&height=4&start=1"
        )),
        (7, 4)
    );
    let frame = FilmPart::packed(&[1, 0, 3]);
    assert_eq!(of_frame(&frame, 3), [1, 0, 3]);
    assert_eq!(colour_of("rgb(36, 81, 196)"), Some([36, 81, 196]));
    assert_eq!(colour_of("blue"), None);
    let colours = [[10, 20, 30], [100, 100, 100]];
    let painted = pixels(&[0, 1], Some(&[0, 0]), &colours, [255, 255, 255], 3);
    // The second has just changed; the third is no cell.
    assert_eq!(painted, [10, 20, 30, 255, 177, 177, 177, 255, 0, 0, 0, 0]);
}

#[test]
fn a_press_plants_at_the_start() {
    let of =
        bare("populations?structure=grid&process=fermi&width=5&height=5&start=25&generation=9");
    let planted = planted(&of, 12, 0);
    assert_eq!(planted.planted.0, [(12, 1)]);
    assert_eq!(planted.generation, Some(0));
}

#[test]
fn parts_of_a_film_are_asked_for_from_the_moment_on() {
    let part = |number: u64| {
        let frames = vec![vec![number as u8]; 25];
        Rc::new(FilmPart { number, frames })
    };
    let film = Film::default();
    assert_eq!(film.next(30, 100), Some(1));
    let film = film.with(part(1));
    assert_eq!(film.next(30, 100), Some(0));
    assert_eq!(film.frame(30), Some(&[1][..]));
    assert_eq!(film.frame(80), None);
    let film = (0..=4).fold(film, |film, number| film.with(part(number)));
    assert_eq!(film.next(30, 100), None);
}

#[test]
fn the_flow_has_its_rest_points_and_its_portrait() {
    let of =
        analysed("populations?game=rock-paper-scissors-generous&population=6&start=2,2&runs=1");
    let rows = rest_rows(&of, &ENGLISH);
    assert_eq!(rows.len(), 4);
    assert_eq!(rows[3][1], "sink");
    assert!(rows[3][0].starts_with("1/3 rock"), "{rows:?}");
    let remarks = remarks(&of, &ENGLISH);
    assert!(remarks[0].starts_with("Phase portrait 17"), "{remarks:?}");
    let drawn = arrows(&of);
    assert!(drawn.len() > 50);
    let is_short = |&((a, b), (c, d)): &((f64, f64), (f64, f64))| (a - c).hypot(b - d) < 0.056;
    assert!(drawn.iter().all(is_short));
    assert_eq!(
        arrows(&analysed("populations?game=1,1;1,1&runs=1")).len(),
        0
    );
}

#[test]
fn the_long_run_is_a_line_or_shades() {
    let two = analysed("populations?mutation=1/10&runs=1&generations=1");
    let (axis, series) = line(&two).unwrap();
    assert_eq!((axis.len(), series.values.len()), (21, 21));
    let all: f64 = series.values.iter().sum();
    assert!((all - 1.0).abs() < 1e-9);
    assert!(shades(&two).is_empty());
    let three = analysed(
        "populations?game=rock-paper-scissors&population=6&start=2,2&mutation=1/10&runs=1&generations=1",
    );
    assert_eq!(shades(&three).len(), 28);
    assert!(line(&three).is_none());
    let rows = long_rows(&three, &ENGLISH);
    assert_eq!(rows[0][1], "0.3333");
    assert!(rows[0][2].contains("1/3"), "{rows:?}");
}

#[test]
fn runs_are_counted_beside_what_is_exact() {
    let of = analysed("populations?population=6&start=3&selection=0&runs=200");
    let rows = from_start(&of, &ENGLISH);
    assert_eq!(rows[0][1], "0.5 = 1/2");
    assert!(!rows[0][2].is_empty() && rows[0][3].contains("to"));
    assert!(runs_needed(&of, &ENGLISH).is_some());
    assert!(runs_needed(&bare("populations"), &ENGLISH).is_none());
}

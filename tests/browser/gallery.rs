//! The gallery: every ready experiment opens on something to see, without being asked for more.

use crate::support::{Key, Viewport, browse};
use texts::ENGLISH;

#[test]
fn every_ready_experiment_opens_on_its_picture() {
    for (part, name) in ["gallery_first", "gallery_second"].into_iter().enumerate() {
        browse(name, Viewport::DESKTOP, "#/gallery", async |page| {
            page.wait_for(".gallery h1").await?;
            let pieces: Vec<_> = ENGLISH.gallery.pieces().collect();
            assert_eq!(page.count(".gallery li a").await?, pieces.len());
            for (index, piece) in pieces
                .iter()
                .enumerate()
                .filter(|(index, _)| index % 2 == part)
            {
                let press = "[...document.querySelectorAll('.gallery li a')][arguments[0]].click()";
                page.script(press, vec![index.into()]).await?;
                page.wait_for("main .view").await?;
                let picture = "const view = document.querySelector('main .view');
                    return view && view.querySelector('svg, canvas, table, .board, .cards, .heap, .dot-whisker') !== null";
                page.wait_until(piece.title, picture, vec![]).await?;
                assert_eq!(page.count(".notices").await?, 0, "{}", piece.link);
                page.goto_hash("#/gallery").await?;
                page.wait_for(".gallery h1").await?;
            }
            Ok(())
        });
    }
}

#[test]
fn it_has_room_on_a_telephone_and_is_found_from_the_first_page() {
    browse("gallery_telephone", Viewport::PHONE, "#/", async |page| {
        page.wait_for(".map a[href='#/gallery']").await?;
        page.click(".map a[href='#/gallery']").await?;
        page.wait_for(".gallery h1").await?;
        assert_eq!(page.without_room().await?, Vec::<String>::new());
        assert_eq!(page.headings_out_of_order().await?, Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn pieces_are_found_by_words_and_by_room() {
    browse(
        "gallery_found",
        Viewport::DESKTOP,
        "#/gallery",
        async |page| {
            page.wait_for(".gallery h1").await?;
            page.click(".gallery-filters input").await?;
            page.keys("penalty").await?;
            let one = "return document.querySelectorAll('.gallery li').length === 1";
            page.wait_until("one piece", one, vec![]).await?;
            page.keys(" zebra").await?;
            page.wait_for_text(".gallery [role=status]", ENGLISH.gallery.nothing)
                .await?;
            page.chord(Key::Control, 'a').await?;
            page.press(Key::Delete).await?;
            page.click(".gallery-filters button:nth-of-type(2)").await?;
            let room = "return document.querySelectorAll('.gallery h2').length === 1";
            page.wait_until("one room", room, vec![]).await?;
            assert_eq!(page.nameless().await?, Vec::<String>::new());
            Ok(())
        },
    );
}

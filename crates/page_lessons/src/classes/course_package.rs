//! Lesson as a package for a course system: made here, of the files that the page itself has.

use js_sys::{Array, Promise, Uint8Array};
use lessons::lesson::Lesson;
use lessons::link::LessonLink;
use page_kit::context::use_page;
use page_kit::device;
use page_kit::workers::{Reader, ReaderProgram};
use page_model::lessons::course::Standard;
use page_model::lessons::course::package::{self, MANIFEST, PAGE, Package};
use page_model::lessons::places::id_of;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The files of the page, from `course-files.js`: a list of names with bytes.
    #[wasm_bindgen(js_name = saddlepointCourseFiles)]
    fn course_files() -> Promise;
}

/// How far the package is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Nothing,
    UnderWay,
    Saved,
    Failed,
}

#[derive(PartialEq, Properties)]
pub struct CoursePackageProps {
    pub lesson: Rc<Lesson>,
    pub link: LessonLink,
}

/// A button for each version.
#[component]
pub fn CoursePackage(props: &CoursePackageProps) -> Html {
    let words = &use_page().texts.lessons.course_system;
    let (progress, on_pack) = use_packing();
    let is_under_way = progress == Progress::UnderWay;
    let button = |standard: Standard| {
        let package = Package {
            standard,
            title: props.lesson.title.clone(),
            link: props.link.source.clone().first_scene().write(),
            id: id_of(&props.link),
        };
        let onclick = on_pack.reform(move |_: MouseEvent| package.clone());
        let id = format!("scorm-{}", standard.name().replace('.', ""));
        html! { <button key={standard.name()} {id} {onclick} aria-disabled={is_under_way.to_string()}>{ (words.package)(standard.name()) }</button> }
    };
    let status = match progress {
        Progress::Nothing | Progress::Failed => "",
        Progress::UnderWay => words.packing,
        Progress::Saved => words.saved,
    };
    html! {
        <section class="rows not-printed" aria-labelledby="course-package">
            <h2 id="course-package">{ words.title }</h2>
            <p>{ words.lead }</p>
            <div class="actions">{ for Standard::ALL.into_iter().map(button) }</div>
            <p role="status" class="small">{ status }</p>
            if progress == Progress::Failed { <p class="field-error" role="alert">{ words.failed }</p> }
            <p class="quiet small">{ words.told }</p>
        </section>
    }
}

/// How far the package is, and the way to make one; while one is made no other is begun.
#[hook]
fn use_packing() -> (Progress, Callback<Package>) {
    let progress = use_state(|| Progress::Nothing);
    let packer = {
        let progress = progress.setter();
        use_memo((), move |()| {
            Reader::new(ReaderProgram::Packer, move |name: String, archive| {
                if let Some(archive) = &archive {
                    device::download_bytes(&name, "application/zip", archive);
                }
                let ended = archive.map_or(Progress::Failed, |_| Progress::Saved);
                progress.set(ended);
            })
        })
    };
    let now = *progress;
    let on_pack = Callback::from(move |package: Package| {
        if now == Progress::UnderWay {
            return;
        }
        progress.set(Progress::UnderWay);
        let (packer, progress) = (packer.clone(), progress.setter());
        spawn_local(async move {
            match files(&package).await {
                Some(files) => packer.read(file_name(&package), files.into()),
                None => progress.set(Progress::Failed),
            }
        });
    });
    (now, on_pack)
}

fn file_name(package: &Package) -> String {
    format!("{}-scorm-{}.zip", package.id, package.standard.name())
}

/// The files of the package: those of the page, with its own page changed, and the manifest.
async fn files(package: &Package) -> Option<Array> {
    let files: Array = JsFuture::from(course_files()).await.ok()?.dyn_into().ok()?;
    let name = |file: JsValue| {
        file.unchecked_into::<Array>()
            .get(0)
            .as_string()
            .unwrap_or_default()
    };
    let names: Vec<String> = files.iter().map(name).collect();
    let place = names.iter().position(|name| name == PAGE)?;
    let page: Array = files.get(u32::try_from(place).ok()?).unchecked_into();
    let published = page.get(1).unchecked_into::<Uint8Array>().to_vec();
    let changed = package::page(package, &String::from_utf8(published).ok()?).ok()?;
    page.set(1, Uint8Array::from(changed.as_bytes()).into());
    let manifest = package::manifest(package, names.iter().map(String::as_str));
    let manifest = Uint8Array::from(manifest.as_bytes());
    // Where course systems look first.
    files.unshift(&Array::of2(&MANIFEST.into(), &manifest));
    Some(files)
}

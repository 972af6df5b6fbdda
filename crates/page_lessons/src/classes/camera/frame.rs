//! Frames: what a camera or a picture file shows, as pixels that can be read.

use js_sys::{Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    CanvasRenderingContext2d, HtmlCanvasElement, HtmlVideoElement, ImageBitmap, ImageData,
};

/// The longer side of what is read: larger pictures are made smaller, since a code in them is large too.
const MAX_SIDE: f64 = 1600.0;

/// A canvas from which pixels are taken again and again.
pub struct Canvas {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
}

impl Canvas {
    /// `None` where the browser has none.
    pub fn new() -> Option<Self> {
        let document = web_sys::window()?.document()?;
        let canvas: HtmlCanvasElement = document.create_element("canvas").ok()?.unchecked_into();
        let options = Object::new();
        // Its pixels stay where they can be read at once.
        Reflect::set(&options, &"willReadFrequently".into(), &JsValue::TRUE).ok()?;
        let context = canvas
            .get_context_with_context_options("2d", &options)
            .ok()??;
        Some(Self {
            canvas,
            context: context.unchecked_into(),
        })
    }

    /// What the video shows now; `None` before its first frame.
    pub fn of_video(&self, video: &HtmlVideoElement) -> Option<ImageData> {
        let (width, height) = self.size(video.video_width(), video.video_height())?;
        self.context
            .draw_image_with_html_video_element_and_dw_and_dh(video, 0.0, 0.0, width, height)
            .ok()?;
        self.pixels()
    }

    fn of_bitmap(&self, bitmap: &ImageBitmap) -> Option<ImageData> {
        let (width, height) = self.size(bitmap.width(), bitmap.height())?;
        self.context
            .draw_image_with_image_bitmap_and_dw_and_dh(bitmap, 0.0, 0.0, width, height)
            .ok()?;
        self.pixels()
    }

    /// Makes the canvas as large as the picture will be.
    fn size(&self, width: u32, height: u32) -> Option<(f64, f64)> {
        let (width, height) = (f64::from(width), f64::from(height));
        let scale = (MAX_SIDE / width.max(height)).min(1.0);
        let (width, height) = ((width * scale).round(), (height * scale).round());
        if width < 1.0 || height < 1.0 {
            return None;
        }
        if f64::from(self.canvas.width()) != width || f64::from(self.canvas.height()) != height {
            self.canvas.set_width(width as u32);
            self.canvas.set_height(height as u32);
        }
        Some((width, height))
    }

    fn pixels(&self) -> Option<ImageData> {
        let (width, height) = (self.canvas.width(), self.canvas.height());
        self.context
            .get_image_data(0.0, 0.0, width.into(), height.into())
            .ok()
    }
}

/// A file's picture; `None` if it is none that this browser knows.
pub async fn of_file(file: &web_sys::Blob) -> Option<ImageData> {
    let decoded = web_sys::window()?
        .create_image_bitmap_with_blob(file)
        .ok()?;
    let bitmap: ImageBitmap = JsFuture::from(decoded).await.ok()?.unchecked_into();
    let picture = Canvas::new()?.of_bitmap(&bitmap);
    bitmap.close();
    picture
}

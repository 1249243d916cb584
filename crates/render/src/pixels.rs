//! SVG in, pixels out.

use crate::encode;
use galerne_draw::text::Face;
use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree, fontdb::Database},
};
use std::{
    fmt,
    sync::{Arc, OnceLock},
};

/// More than a large map at print resolution; less than what would make a server swap.
pub const MAX_PIXELS: f32 = 64.0 * 1024.0 * 1024.0;

/// Why a drawing could not be rendered.
#[derive(Debug)]
pub enum RenderError {
    /// The text is not SVG.
    NotSvg(String),
    /// At that scale the picture has no pixels or more than [`MAX_PIXELS`].
    Size { width: f32, height: f32 },
    /// The picture could not be encoded.
    Encoding(String),
}

impl fmt::Display for RenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RenderError::NotSvg(why) => write!(f, "this is not a drawing in SVG: {why}"),
            RenderError::Size { width, height } => {
                write!(f, "a picture of {width:.0} × {height:.0} pixels cannot be made; choose another scale")
            }
            RenderError::Encoding(why) => write!(f, "the picture could not be written as PNG: {why}"),
        }
    }
}

impl std::error::Error for RenderError {}

/// A picture as rows of red, green, blue and opacity, not multiplied.
#[derive(Clone, Debug)]
pub struct Pixels {
    pub width: u32,
    pub height: u32,
    pub rgba: Vec<u8>,
}

impl Pixels {
    /// The pixel in that column and row, where there is one.
    #[must_use]
    pub fn get(&self, x: u32, y: u32) -> Option<[u8; 4]> {
        if x >= self.width || y >= self.height {
            return None;
        }
        let at = (y as usize * self.width as usize + x as usize) * 4;
        self.rgba.get(at..at + 4)?.try_into().ok()
    }
}

/// The drawing as PNG, `scale` pixels to one unit of the drawing.
pub fn render_png(svg: &str, scale: f32) -> Result<Vec<u8>, RenderError> {
    encode::png(&pixmap(svg, scale)?).map_err(|error| RenderError::Encoding(error.to_string()))
}

/// The drawing as pixels.
pub fn render(svg: &str, scale: f32) -> Result<Pixels, RenderError> {
    let map = pixmap(svg, scale)?;
    let rgba = map.pixels().iter().flat_map(|pixel| {
        let pixel = pixel.demultiply();
        [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
    });
    Ok(Pixels { width: map.width(), height: map.height(), rgba: rgba.collect() })
}

fn pixmap(svg: &str, scale: f32) -> Result<Pixmap, RenderError> {
    let options = Options { fontdb: fonts(), font_family: Face::Sans.family().to_owned(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| RenderError::NotSvg(error.to_string()))?;
    let (width, height) = ((tree.size().width() * scale).round(), (tree.size().height() * scale).round());
    let too_large = || RenderError::Size { width, height };
    // Written so that what is not a number is refused as well.
    if !(width >= 1.0 && height >= 1.0 && width * height <= MAX_PIXELS) {
        return Err(too_large());
    }
    let mut map = Pixmap::new(width as u32, height as u32).ok_or_else(too_large)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut map.as_mut());
    Ok(map)
}

/// The shipped fonts, read once.
fn fonts() -> Arc<Database> {
    static FONTS: OnceLock<Arc<Database>> = OnceLock::new();
    let read = || {
        let mut fonts = Database::new();
        for face in Face::ALL {
            fonts.load_font_data(face.bytes().to_vec());
        }
        fonts.set_serif_family(Face::Serif.family());
        fonts.set_sans_serif_family(Face::Sans.family());
        Arc::new(fonts)
    };
    Arc::clone(FONTS.get_or_init(read))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SVG: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="20" height="10">
        <rect width="10" height="10" fill="#ff0000"/><text x="11" y="9" font-family="Nobody Has This" font-size="9">H</text></svg>"##;

    #[test]
    fn pixels_are_where_they_should_be() {
        let picture = render(SVG, 4.0).unwrap();
        assert_eq!((picture.width, picture.height), (80, 40));
        assert_eq!(picture.get(20, 20), Some([255, 0, 0, 255]));
        assert_eq!(picture.get(80, 20), None);
        let inked = (40..80).any(|x| (0..40).any(|y| picture.get(x, y).is_some_and(|pixel| pixel[3] > 200)));
        assert!(inked, "a family nobody has falls back to a shipped font");
    }

    #[test]
    fn what_cannot_be_drawn_is_refused() {
        assert!(matches!(render_png("<p>hello", 1.0), Err(RenderError::NotSvg(_))));
        for scale in [0.0, -1.0, 1e9, f32::NAN, f32::INFINITY] {
            assert!(matches!(render_png(SVG, scale), Err(RenderError::Size { .. })), "{scale}");
        }
    }
}

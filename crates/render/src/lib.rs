//! Turns drawings into PNG with the shipped fonts and nothing else: the same picture on every machine.
//!
//! Kept apart from `galerne-draw`, which stays free of renderers and compiles to WebAssembly.
//!
//! ```
//! use galerne_draw::{Area, Colour, Layer, Node, Output, Scene, Theme, pt};
//!
//! let dot = Node::circle(pt(20.0, 20.0), 15.0).fill(Colour::Accent);
//! let scene = Scene::new("dot", Area::new(0.0, 0.0, 40.0, 40.0)).layer(Layer::new("dots", [dot]));
//! let png = galerne_render::render_png(&scene.svg(Output::File(Theme::Light)), 2.0).unwrap();
//! assert!(png.starts_with(b"\x89PNG"));
//! ```

mod encode;
mod pixels;

pub use pixels::{MAX_PIXELS, Pixels, RenderError, render, render_png};

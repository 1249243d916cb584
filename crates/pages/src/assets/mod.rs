//! The files that the browser loads, each named by its content so that it may be kept for ever.

mod modules;

pub use modules::Script;

use flate2::{Compression, write::GzEncoder};
use galerne_draw::theme;
use std::{borrow::Cow, io::Write as _, sync::LazyLock};

/// One file.
#[derive(Clone, Debug)]
pub struct Asset {
    /// The last part of its address, `/assets/{name}`.
    pub name: String,
    pub content_type: &'static str,
    pub bytes: Cow<'static, [u8]>,
    /// The same compressed, where that makes it smaller. For a browser that says it takes `gzip`: all of them.
    pub gzip: Option<Vec<u8>>,
}

/// Where the pages find their files.
#[derive(Clone, Debug)]
pub struct Paths {
    pub stylesheet: String,
    pub icon: String,
    /// For home screens that take no drawing.
    pub touch_icon: String,
    /// The faces that the first words of every page are set in, fetched ahead of the stylesheet.
    pub title_font: String,
    pub text_font: String,
}

struct Shelf {
    assets: Vec<Asset>,
    /// At the top of the site rather than among the assets: never kept for ever.
    top: [Asset; 2],
    paths: Paths,
    /// What each script loads, itself last.
    scripts: [(Script, Vec<String>); Script::ALL.len()],
}

/// Name, weight, style and bytes of the faces, in the order in which the first page needs them.
const FONTS: [(&str, &str, &str, &str, &[u8]); 5] = [
    font(
        "Libertinus Serif",
        "600",
        "normal",
        "libertinus-serif-600",
        include_bytes!("../../../../web/fonts/libertinus-serif-600.woff2"),
    ),
    font(
        "Alegreya Sans",
        "500",
        "normal",
        "alegreya-sans-500",
        include_bytes!("../../../../web/fonts/alegreya-sans-500.woff2"),
    ),
    font(
        "Alegreya Sans",
        "700",
        "normal",
        "alegreya-sans-700",
        include_bytes!("../../../../web/fonts/alegreya-sans-700.woff2"),
    ),
    font(
        "Libertinus Serif",
        "400",
        "normal",
        "libertinus-serif-400",
        include_bytes!("../../../../web/fonts/libertinus-serif-400.woff2"),
    ),
    font(
        "Libertinus Serif",
        "400",
        "italic",
        "libertinus-serif-400-italic",
        include_bytes!("../../../../web/fonts/libertinus-serif-400-italic.woff2"),
    ),
];

const fn font(
    family: &'static str,
    weight: &'static str,
    style: &'static str,
    file: &'static str,
    bytes: &'static [u8],
) -> (&'static str, &'static str, &'static str, &'static str, &'static [u8]) {
    (family, weight, style, file, bytes)
}

static SHELF: LazyLock<Shelf> = LazyLock::new(|| {
    let fonts = FONTS.map(|(.., file, bytes)| asset(file, "woff2", "font/woff2", Cow::Borrowed(bytes)));
    let stylesheet = asset("galerne", "css", "text/css; charset=utf-8", Cow::Owned(stylesheet(&fonts).into_bytes()));
    let modules = modules::all();
    let scripts = Script::ALL.map(|script| (script, modules::loaded(script, &modules)));
    let icon = asset("icon", "svg", "image/svg+xml", Cow::Borrowed(include_bytes!("../../../../web/icon.svg")));
    let pictures = [
        asset("icon-192", "png", "image/png", Cow::Borrowed(include_bytes!("../../../../web/icon-192.png"))),
        asset("icon-512", "png", "image/png", Cow::Borrowed(include_bytes!("../../../../web/icon-512.png"))),
    ];
    let manifest = include_str!("../../../../web/manifest.webmanifest")
        .replace("/assets/icon.svg", &address(&icon))
        .replace("/assets/icon-192.png", &address(&pictures[0]))
        .replace("/assets/icon-512.png", &address(&pictures[1]));
    let mut offline: Vec<String> = fonts.iter().chain([&stylesheet, &icon]).map(address).collect();
    for (script, loaded) in &scripts {
        if matches!(script, Script::Site | Script::Table | Script::Replay) {
            offline.extend(loaded.iter().cloned());
        }
    }
    offline.sort_unstable();
    offline.dedup();
    let kept: Vec<String> = offline.iter().map(|address| format!("\"{address}\"")).collect();
    let worker = include_str!("../../../../web/sw.js")
        .replace("/* files */", &kept.join(", "))
        .replace("/* version */", &format!("{:016x}", hash(kept.join("").as_bytes())));
    let top = [
        top("manifest.webmanifest", "application/manifest+json", manifest),
        top("sw.js", "text/javascript; charset=utf-8", worker),
    ];
    let paths = Paths {
        stylesheet: address(&stylesheet),
        icon: address(&icon),
        touch_icon: address(&pictures[0]),
        title_font: address(&fonts[0]),
        text_font: address(&fonts[1]),
    };
    let mut assets = Vec::from(fonts);
    assets.extend([stylesheet, icon]);
    assets.extend(modules.into_iter().map(|module| module.asset));
    assets.extend(pictures);
    Shelf { assets, top, paths, scripts }
});

fn top(name: &str, content_type: &'static str, text: String) -> Asset {
    Asset { name: name.to_owned(), ..asset("", "", content_type, Cow::Owned(text.into_bytes())) }
}

/// Everything under `/assets/`.
#[must_use]
pub fn all() -> &'static [Asset] {
    &SHELF.assets
}

/// The file with that name; also `manifest.webmanifest` and `sw.js`, which stand at the top and are not to be kept for ever.
#[must_use]
pub fn find(name: &str) -> Option<&'static Asset> {
    all().iter().chain(&SHELF.top).find(|asset| asset.name == name)
}

#[must_use]
pub fn paths() -> &'static Paths {
    &SHELF.paths
}

/// The addresses of what a script loads: what it imports, directly or not, and last the module to run.
#[must_use]
pub fn loaded(script: Script) -> &'static [String] {
    SHELF.scripts.iter().find(|(known, _)| *known == script).map_or(&[], |(_, loaded)| loaded)
}

/// Our own rules. Later files refine earlier ones.
const RULES: [&str; 10] = [
    include_str!("../../../../web/css/base.css"),
    include_str!("../../../../web/css/shelf.css"),
    include_str!("../../../../web/css/table.css"),
    include_str!("../../../../web/css/reading.css"),
    include_str!("../../../../web/css/review.css"),
    include_str!("../../../../web/css/narrow.css"),
    include_str!("../../../../web/css/motion.css"),
    include_str!("../../../../web/css/lab.css"),
    include_str!("../../../../web/css/workshop.css"),
    include_str!("../../../../web/css/print.css"),
];

/// Faces, the palette's generated part, and our own rules.
fn stylesheet(fonts: &[Asset; 5]) -> String {
    let mut css = String::new();
    for ((family, weight, style, ..), file) in FONTS.iter().zip(fonts) {
        css.push_str(&format!(
            "@font-face{{font-family:\"{family}\";font-weight:{weight};font-style:{style};font-display:swap;\
             src:url({}) format(\"woff2\")}}\n",
            address(file)
        ));
    }
    css.push_str(&theme::stylesheet(&galerne_catalog::accents()));
    RULES.into_iter().for_each(|part| bare(part, &mut css));
    css
}

/// The rules without comments, indentation and empty lines.
fn bare(rules: &str, css: &mut String) {
    let mut code = String::with_capacity(rules.len());
    let mut rest = rules;
    while let Some((before, comment)) = rest.split_once("/*") {
        code.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    code.push_str(rest);
    for line in code.lines().map(str::trim).filter(|line| !line.is_empty()) {
        css.push_str(line);
        css.push('\n');
    }
}

fn address(asset: &Asset) -> String {
    format!("/assets/{}", asset.name)
}

fn asset(stem: &str, ending: &str, content_type: &'static str, bytes: Cow<'static, [u8]>) -> Asset {
    let gzip = gzip(&bytes).filter(|packed| packed.len() + 64 < bytes.len());
    Asset { name: format!("{stem}-{:016x}.{ending}", hash(&bytes)), content_type, bytes, gzip }
}

fn gzip(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes).ok()?;
    packer.finish().ok()
}

/// FNV-1a: the hash only has to change with the content; it need not resist forgery, as the files are our own.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_address_leads_to_a_file_and_the_first_page_is_small() {
        let paths = paths();
        let page = [&paths.stylesheet, &paths.icon, &paths.title_font, &paths.text_font];
        let scripts = Script::ALL.into_iter().flat_map(loaded);
        for address in page.into_iter().chain(scripts) {
            assert!(find(address.strip_prefix("/assets/").unwrap()).is_some(), "{address}");
        }
        let size = |address: &String| {
            let asset = find(address.strip_prefix("/assets/").unwrap()).unwrap();
            asset.gzip.as_ref().map_or(asset.bytes.len(), Vec::len)
        };
        let fonts: usize = FONTS.iter().map(|(.., bytes)| bytes.len()).sum();
        let sent = |scripts: &[Script]| {
            let modules: BTreeSet<&String> = scripts.iter().flat_map(|&script| loaded(script)).collect();
            fonts + size(&paths.stylesheet) + size(&paths.icon) + modules.into_iter().map(size).sum::<usize>()
        };
        // The first page is 150 kB at most, with its HTML. A table is seldom the first page, and has a drawing too.
        for (scripts, most) in [
            (&[Script::Site][..], 110_000),
            (&[Script::Site, Script::Table, Script::Keep], 146_000),
            (&[Script::Site, Script::Replay], 120_000),
        ] {
            let sent = sent(scripts);
            assert!(sent < most, "{scripts:?}: {sent} bytes leave too little room for the page itself");
        }
        assert!(find("galerne.css").is_none());
        assert!(String::from_utf8_lossy(&find("manifest.webmanifest").unwrap().bytes).contains(&paths.icon));
        let worker = String::from_utf8_lossy(&find("sw.js").unwrap().bytes).into_owned();
        let kept = [Script::Site, Script::Table, Script::Replay].into_iter().flat_map(loaded);
        assert!(kept.into_iter().all(|address| worker.contains(address)) && !worker.contains("/* "), "{worker}");
    }

    #[test]
    fn comments_of_rules_are_not_sent() {
        let mut css = "x {}\n".to_owned();
        bare("/* one\n   two */\na { b: c; } /* three */\n\n@media (d) {\n  e { f: g; }\n}\n", &mut css);
        assert_eq!(css, "x {}\na { b: c; }\n@media (d) {\ne { f: g; }\n}\n");
    }

    #[test]
    fn nothing_comes_from_another_host() {
        for asset in all().iter().filter(|asset| !asset.content_type.starts_with("font")) {
            let text = String::from_utf8_lossy(&asset.bytes);
            for (at, _) in text.match_indices("://") {
                let around = &text[at.saturating_sub(8)..(at + 24).min(text.len())];
                assert!(around.contains("www.w3.org"), "{}: {around}", asset.name);
            }
        }
    }
}

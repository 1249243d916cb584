//! What the writer of PDF has no words for, added as PDF allows it: a second version of the catalogue at the end of the file.

/// What is added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Keys {
    /// Ask the printer's window for the true size and the right paper, and for both sides turned about the long edge.
    Home { duplex: bool },
    /// Say for which printing condition the inks are meant, as PDF/X-1a wants it. No shop has checked it yet.
    Shop,
}

impl Keys {
    fn words(self) -> String {
        match self {
            Keys::Home { duplex } => {
                let duplex = if duplex { "/Duplex/DuplexFlipLongEdge" } else { "" };
                format!("/ViewerPreferences<</PrintScaling/None/PickTrayByPDFSize true/DisplayDocTitle true{duplex}>>")
            }
            Keys::Shop => "/OutputIntents[<</Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier(FOGRA39)\
                           /RegistryName(http://www.color.org)/Info(Coated FOGRA39)>>]"
                .to_owned(),
        }
    }
}

/// The document with the keys in its catalogue; `None` if it has no catalogue that can be found.
pub(crate) fn amend(mut pdf: Vec<u8>, keys: Keys) -> Option<Vec<u8>> {
    let end = rfind(&pdf, b"startxref")?;
    let before: usize = number(&pdf[end + 9..])?;
    let trailer_at = rfind(&pdf[..end], b"trailer")?;
    let trailer = String::from_utf8_lossy(&pdf[trailer_at + 7..end]).into_owned();
    let root: usize = number(trailer.split_once("/Root")?.1.as_bytes())?;
    let open = format!("\n{root} 0 obj");
    let start = rfind(&pdf[..trailer_at], open.as_bytes())?;
    let object = &pdf[start + open.len()..];
    let object = String::from_utf8_lossy(&object[..find(object, b"endobj")?]).into_owned();
    let inside = object.trim().strip_prefix("<<")?;
    // What the writer has said itself is replaced, not repeated: a key may stand in a dictionary once.
    let inside = match (keys, inside.split_once("/ViewerPreferences")) {
        (Keys::Home { .. }, Some((head, rest))) => format!("{head}{}", rest.split_once(">>")?.1),
        _ => inside.to_owned(),
    };
    let place = pdf.len() + 1;
    let catalogue = format!("\n{root} 0 obj\n<<{}{inside}\nendobj\n", keys.words());
    let table = pdf.len() + catalogue.len();
    pdf.extend_from_slice(catalogue.as_bytes());
    let trailer = trailer.trim().strip_suffix(">>")?;
    let update = format!(
        "xref\n{root} 1\n{place:010} 00000 n \ntrailer\n{trailer}/Prev {before}>>\nstartxref\n{table}\n%%EOF\n"
    );
    pdf.extend_from_slice(update.as_bytes());
    Some(pdf)
}

fn find(bytes: &[u8], words: &[u8]) -> Option<usize> {
    bytes.windows(words.len()).position(|window| window == words)
}

fn rfind(bytes: &[u8], words: &[u8]) -> Option<usize> {
    bytes.windows(words.len()).rposition(|window| window == words)
}

/// The number that stands there, after white space.
fn number(bytes: &[u8]) -> Option<usize> {
    let text: String = bytes.iter().map(|&byte| char::from(byte)).take(40).collect();
    let text = text.trim_start();
    text[..text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len())].parse().ok()
}

//! Print and play: the form with the sheets themselves, the documents.

mod kept;
mod pieces;

pub(crate) use self::pieces::{files, picture};
use crate::app::App;
use crate::error_page::{error, page};
use crate::identity::Reader;
use crate::models::known;
use crate::opening::chosen;
use crate::print_set;
use crate::problem::Problem;
use crate::worked::worked;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use galerne_catalog::{AnyGame, games, has_figures, unsaid_on_paper};
use galerne_draw::Ink;
use galerne_draw::print::{Format, Part};
use galerne_engine::Trouble;
use galerne_pages::model::{OptionModel, PrintChoice, PrintPage, PrintPart, PrintSheet, PrintShelfPage};
use galerne_print::{Backs, LONGEST_LINK, Order, Paper, Printout, Set, Side};
use galerne_table::{game_card, option_model, preset_model};
use galerne_texts::Language;
use serde_json::Value;
use std::sync::Arc;

const ONE: &str = "one";
const BOTH: &str = "both";
const FLAT: &str = "flat";
const STANDING: &str = "standing";
const BOOKLET: &str = "a5";
const WHOLE: &str = "whole";
const PRESET: &str = "preset";

/// What an address says. Words that mean nothing are as if they were not there: a link that is a little wrong still shows sheets.
/// Options of the game are checked as at a table.
struct Wish {
    fields: Vec<(String, String)>,
    /// Where this server is reached.
    origin: String,
}

impl Wish {
    /// Who asks for nothing else gets the table that the sheets of the game are for; an empty preset is the rulebook's own game.
    fn of(app: &App, headers: &HeaderMap, mut fields: Vec<(String, String)>, game: &str) -> Wish {
        let said: Vec<&str> = fields.iter().map(|(name, _)| name.strip_prefix("o.").unwrap_or(name)).collect();
        let field = |name: &str| if name == PRESET { name.to_owned() } else { format!("o.{name}") };
        let unsaid = printed(game).map_or_else(|_| Vec::new(), |game| unsaid_on_paper(game, &said));
        let unsaid: Vec<_> = unsaid.into_iter().map(|(name, value)| (field(name), value.to_owned())).collect();
        fields.extend(unsaid);
        let host = headers.get(header::HOST).and_then(|value| value.to_str().ok()).unwrap_or("localhost");
        let origin = app.config.origins.first().cloned().unwrap_or_else(|| format!("http://{host}"));
        Wish { fields, origin }
    }

    fn said(&self, name: &str) -> &str {
        self.fields.iter().find(|(field, _)| field == name).map_or("", |(_, value)| value)
    }

    /// The options that are wished for otherwise than usual.
    fn words(&self, game: &dyn AnyGame, language: Language) -> Vec<(String, String)> {
        let options: Vec<OptionModel> = game.options(language).into_iter().map(option_model).collect();
        // Every option of the form comes along: one that is as usual is not a wish, or it would undo a preset.
        let is_wish = |name: &str, value: &str| {
            let usual = options.iter().find(|option| option.name == name).map(OptionModel::default_text);
            usual.is_none_or(|usual| usual != value)
        };
        let chosen = chosen(&self.fields).into_iter();
        let words = chosen.filter(|(name, value)| !matches!(&**name, "chance" | "seed") && is_wish(name, value));
        spread(game, words.collect())
    }

    /// Whether the code of the set-up holds every option.
    fn is_told(&self, game: &dyn AnyGame, language: Language) -> bool {
        self.link(game, &self.words(game, language)).is_whole
    }

    /// Programs that load pictures have no language of their own: an address may name it.
    fn language(&self, reads: Language) -> Language {
        Language::ALL.into_iter().find(|known| known.code() == self.said("lang")).unwrap_or(reads)
    }

    /// What the address says of the sheets, as it stands in other addresses of the same, with the language they are in.
    fn query(&self, reads: Language) -> String {
        let language = self.language(reads);
        let is_said = |name: &str, value: &str| name == PRESET || !value.is_empty();
        let others =
            self.fields.iter().filter(|(name, value)| name != "lang" && name != "sheet" && is_said(name, value));
        let said = others.map(|(name, value)| format!("{}={}", encoded(name), encoded(value)));
        said.chain([format!("lang={}", language.code())]).collect::<Vec<_>>().join("&")
    }

    fn order(&self, game: &'static dyn AnyGame, reads: Language) -> Result<Order, Problem> {
        let language = self.language(reads);
        let other = if language == Language::Fr { Language::En } else { Language::Fr };
        let ink = Ink::ALL.into_iter().find(|ink| ink.name() == self.said("ink"));
        let words = self.words(game, language);
        let wrong = |trouble: Trouble| Problem::bad_request(game.say(language, &trouble.0));
        let settings = if words.is_empty() { Value::Null } else { game.parse_options(&words).map_err(wrong)? };
        Ok(Order {
            options: settings,
            seed: self.said("seed").parse().ok().filter(|seed| (1..=999_999).contains(seed)).unwrap_or(1),
            set: self.said("set").parse().unwrap_or_default(),
            paper: self.said("paper").parse().unwrap_or_default(),
            backs: self.said("backs").parse().unwrap_or_default(),
            format: self.said("format").parse().unwrap_or_default(),
            standing: self.said("figures") == STANDING,
            booklet: self.said("book") == BOOKLET,
            is_whole_book: self.said("edition") == WHOLE,
            ink: ink.unwrap_or_default(),
            second: (self.said("languages") == BOTH).then_some(other),
            link: Some(self.link(game, &words).address),
            book: galerne_pages::rulebook(game.id(), language),
            ..Order::quick(game, language)
        })
    }

    /// The order with its code: to the set-up, or, where chance has laid something out on paper or the options are too long for a code,
    /// to a set that has it.
    fn linked(app: &App, order: Order, is_told: bool) -> Order {
        let origin =
            order.link.as_deref().and_then(|link| link.split_once("/game/")).map(|(origin, _)| origin.to_owned());
        let record = order.laid_out().or_else(|| if is_told { None } else { order.opening_record() });
        let kept = record.and_then(|record| print_set::keep(app, &record));
        match (origin, kept) {
            (Some(origin), Some(name)) => Order { link: Some(format!("{origin}/p/{name}")), ..order },
            _ => order,
        }
    }

    /// The set-up of a table with real dice for what is printed. What is too long for a code is left to be chosen there.
    fn link(&self, game: &dyn AnyGame, words: &[(String, String)]) -> Link {
        let mut link = Link { address: format!("{}/game/{}?chance=real", self.origin, game.id()), is_whole: true };
        for (name, value) in words {
            let field = if name == PRESET { name.clone() } else { format!("o.{name}") };
            let more = format!("&{field}={}", encoded(value));
            if link.address.len() + more.len() <= LONGEST_LINK {
                link.address += &more;
            } else {
                link.is_whole = false;
            }
        }
        link
    }
}

/// Where an option of a preset is chosen otherwise, the others of the preset one by one: no option may be set twice.
fn spread(game: &dyn AnyGame, mut words: Vec<(String, String)>) -> Vec<(String, String)> {
    let named = words.iter().find(|(name, _)| name == PRESET).map(|(_, preset)| preset.clone());
    let presets = game.presets(Language::En).into_iter();
    let set = presets.filter(|preset| Some(preset.id) == named.as_deref()).flat_map(|preset| preset.set).copied();
    let is_chosen = |name: &str, words: &[(String, String)]| words.iter().any(|(word, _)| word == name);
    let (chosen, other): (Vec<_>, Vec<_>) = set.partition(|(name, _)| is_chosen(name, &words));
    if !chosen.is_empty() {
        words.retain(|(name, _)| name != PRESET);
        words.extend(other.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())));
    }
    words
}

/// The address of a set-up.
struct Link {
    address: String,
    /// It holds every option that was wished for.
    is_whole: bool,
}

/// A value as it stands in an address.
fn encoded(value: &str) -> String {
    let mut text = String::new();
    for byte in value.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b',' => text.push(char::from(byte)),
            other => text += &format!("%{other:02X}"),
        }
    }
    text
}

/// What can be chosen, as far as it changes anything of these sheets.
fn choices(order: &Order, printout: &Printout) -> Vec<PrintChoice> {
    let choice = |name: &str, words: Vec<&str>, chosen: &str| PrintChoice {
        name: name.to_owned(),
        words: words.into_iter().map(str::to_owned).collect(),
        chosen: chosen.to_owned(),
    };
    let has_cards = printout.components.iter().any(|piece| piece.part == Part::Cards);
    let has_backs = printout.components.iter().any(|piece| piece.back.is_some());
    let all = [
        (true, choice("set", Set::ALL.map(Set::name).to_vec(), order.set.name())),
        (true, choice("paper", Paper::ALL.map(Paper::name).to_vec(), order.paper.name())),
        (true, choice("ink", Ink::ALL.map(Ink::name).to_vec(), order.ink.name())),
        (has_backs, choice("backs", Backs::ALL.map(Backs::name).to_vec(), order.backs.name())),
        (printout.takes_a_format(), choice("format", Format::ALL.map(Format::name).to_vec(), order.format.name())),
        (
            has_figures(order.game.id()),
            choice("figures", vec![FLAT, STANDING], if order.standing { STANDING } else { FLAT }),
        ),
        (has_cards, choice("languages", vec![ONE, BOTH], if order.second.is_some() { BOTH } else { ONE })),
    ];
    all.into_iter().filter_map(|(changes, choice)| changes.then_some(choice)).collect()
}

/// A game that can be printed.
fn printed(id: &str) -> Result<&'static dyn AnyGame, Problem> {
    let game = known(id)?;
    if game.is_printed() { Ok(game) } else { Err(Problem::new(StatusCode::NOT_FOUND, "no-page")) }
}

fn sheets(order: &Order) -> Result<Printout, Problem> {
    let language = order.language;
    order.sheets().map_err(|trouble| Problem::bad_request(order.game.say(language, &trouble.0)))
}

pub(crate) async fn shelf(State(app): State<App>, reader: Reader) -> Response {
    let games = games().filter(|game| game.is_printed()).map(|game| game_card(game, reader.language())).collect();
    let html = galerne_pages::print_shelf(&PrintShelfPage { frame: reader.frame(&app).await, games });
    page(&app, &reader, Ok(html)).await
}

/// `/print/{game}` is a page, `/print/{game}.pdf` the document.
pub(crate) async fn show(
    State(app): State<App>,
    Path(name): Path<String>,
    Query(fields): Query<Vec<(String, String)>>,
    headers: HeaderMap,
    reader: Reader,
) -> Response {
    let wish = Wish::of(&app, &headers, fields, name.trim_end_matches(".pdf"));
    if let Some(id) = name.strip_suffix(".pdf") {
        let order = printed(id).and_then(|game| wish.order(game, reader.language()));
        let keeper = app.clone();
        let made = move |order: Order| {
            let is_told = wish.is_told(order.game, order.language);
            sheets(&Wish::linked(&keeper, order, is_told))?.pdf().map_err(Problem::bad_request)
        };
        return document(&app, &reader, &headers, order, ("sheets", PDF), made, &name).await;
    }
    let html = async {
        let game = printed(&name)?;
        let order = wish.order(game, reader.language())?;
        let (asked, card, keeper) = (order.clone(), game_card(game, reader.language()), app.clone());
        let is_told = wish.is_told(game, reader.language());
        let wanted: usize = wish.said("sheet").parse().unwrap_or(1);
        let (sheet, parts, needed, choices, is_drawn) = worked(move || {
            let asked = Wish::linked(&keeper, asked, is_told);
            let printout = sheets(&asked)?;
            let choices = choices(&asked, &printout);
            let sheet = leaf(&printout, wanted, asked.ink);
            Ok((sheet, parts(&printout), printout.needed(), choices, asked.is_drawn_by_lot()))
        })
        .await?;
        let mut query: Vec<String> =
            choices.iter().map(|choice| format!("{}={}", choice.name, choice.chosen)).collect();
        let own = wish.fields.iter().filter(|(name, value)| {
            name == PRESET || ((name.starts_with("o.") || name == "seed") && !value.is_empty())
        });
        query.extend(own.map(|(name, value)| format!("{}={}", encoded(name), encoded(value))));
        let model = PrintPage {
            frame: reader.frame(&app).await,
            game: card,
            query: query.join("&"),
            choices,
            options: game.options(reader.language()).into_iter().map(option_model).collect(),
            presets: game.presets(reader.language()).into_iter().map(preset_model).collect(),
            chosen: chosen(&wish.fields),
            parts,
            needed,
            is_drawn,
            sheet,
        };
        Ok(galerne_pages::print(&model))
    };
    page(&app, &reader, html.await).await
}

/// A sheet of paper with both its sides, counted from 1.
fn leaf(printout: &Printout, wanted: usize, ink: Ink) -> PrintSheet {
    let fronts: Vec<usize> = (0..printout.sheets.len()).filter(|at| printout.sheets[*at].side != Side::Back).collect();
    let number = wanted.clamp(1, fronts.len().max(1));
    let side = |at: Option<usize>| at.and_then(|at| printout.sheets.get(at)).map(|sheet| sheet.inline_svg(ink));
    let front = fronts.get(number - 1).copied();
    let has_back = |at: &usize| printout.sheets.get(*at).is_some_and(|sheet| sheet.side == Side::Back);
    let back = front.map(|at| at + 1).filter(has_back);
    PrintSheet { number, count: fronts.len(), front: side(front).unwrap_or_default(), back: side(back) }
}

fn parts(printout: &Printout) -> Vec<PrintPart> {
    let part = |part: Part| {
        let pieces = printout.components.iter().filter(|piece| piece.part == part);
        let pages = printout.sheets.iter().filter(|sheet| sheet.part == Some(part)).count();
        PrintPart { name: part.name().to_owned(), pieces: pieces.map(|piece| u32::from(piece.copies)).sum(), pages }
    };
    Part::ALL.into_iter().map(part).filter(|part| part.pieces > 0).collect()
}

pub(crate) async fn rules(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(fields): Query<Vec<(String, String)>>,
    headers: HeaderMap,
    reader: Reader,
) -> Response {
    let wish = Wish::of(&app, &headers, fields, &id);
    let order = printed(&id).and_then(|game| wish.order(game, reader.language()));
    let made = |order: Order| order.rulebook().map_err(Problem::bad_request);
    document(&app, &reader, &headers, order, ("rules", PDF), made, &format!("{id}-rules.pdf")).await
}

const PDF: &str = "application/pdf";

/// What is made of an order: which of its documents, of which kind. A client that has it already is answered 304
/// without anything being made.
async fn document(
    app: &App,
    reader: &Reader,
    asked: &HeaderMap,
    order: Result<Order, Problem>,
    (what, kind): (&str, &'static str),
    made: impl FnOnce(Order) -> Result<Vec<u8>, Problem> + Send + 'static,
    name: &str,
) -> Response {
    let order = match order {
        Ok(order) => order,
        Err(problem) => return error(app, reader, problem).await,
    };
    let tag = format!("\"{}-{}\"", order.tag(), what.replace(|sign: char| !sign.is_ascii_alphanumeric(), "-"));
    let known = asked.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    // A document that was compressed on its way has a weak tag of the same words.
    let is_known = known.flat_map(|tags| tags.split(',')).any(|known| known.trim().trim_start_matches("W/") == tag);
    let shown = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, "private, no-cache".to_owned())];
    if is_known {
        return (StatusCode::NOT_MODIFIED, shown).into_response();
    }
    // The code on the first page names the server it leads to.
    let key = format!("{tag} {}", order.link.as_deref().unwrap_or_default());
    let limits = &app.config.limits;
    let answer = match kept::find(&key) {
        Some(bytes) => Ok(bytes),
        None => worked(move || made(order)).await.map(Arc::new),
    };
    match answer {
        Ok(bytes) if bytes.len() > limits.print_answer_bytes => {
            error(app, reader, Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "print-answer-large")).await
        }
        Ok(bytes) => {
            kept::keep(&key, &bytes, limits.print_kept_bytes);
            let place = format!("inline; filename=\"{name}\"");
            let headers = [(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, place)];
            (headers, shown, bytes.to_vec()).into_response()
        }
        Err(problem) => error(app, reader, problem).await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A link is whole if it holds every option, however many signs its values have.
    #[test]
    fn a_link_knows_what_it_leaves_out() {
        let wish = Wish { fields: Vec::new(), origin: "https://example.org".to_owned() };
        let game = galerne_catalog::find("sail-race").unwrap();
        let link = |words: &[(&str, &str)]| {
            let words: Vec<_> = words.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
            wish.link(game, &words)
        };
        let (short, long) = ("a&b&c=d", "&".repeat(LONGEST_LINK));
        assert!(link(&[]).is_whole);
        let told = link(&[("map", short), ("preset", "x")]);
        assert!(told.is_whole);
        assert!(told.address.ends_with("?chance=real&o.map=a%26b%26c%3Dd&preset=x"), "{}", told.address);
        for words in [&[("custom_map", &*long)][..], &[("map", short), ("custom_map", &*long), ("finish", short)]] {
            let cut = link(words);
            assert!(!cut.is_whole && cut.address.len() <= LONGEST_LINK, "{}", cut.address);
        }
    }
}

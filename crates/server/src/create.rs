//! New tables: from a form, a program, a record, or as a rematch.

use crate::app::App;
use crate::host::Host;
use crate::problem::Problem;
use crate::{secret, texts};
use axum::http::StatusCode;
use galerne_catalog::{AnyGame, AnyTable, load_record};
use galerne_engine::{Trouble, Turn};
use galerne_pages::model::{ChanceMode, SeatKind, Status};
use galerne_table::{NewSeat, NewTable, SavedSeat, StateRow, TableHeadRow, TableWhat, bot_name};
use galerne_texts::Language;
use serde_json::Value;
use std::collections::HashSet;

/// The settings of a new table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wish {
    /// JSON, over the preset.
    pub(crate) options: Value,
    pub(crate) preset: Option<String>,
    /// Options as one would type them.
    pub(crate) words: Vec<(String, String)>,
    pub(crate) seats: Vec<SeatWish>,
    pub(crate) chance: ChanceMode,
    pub(crate) public: bool,
    pub(crate) owner: String,
}

impl Wish {
    /// The same with each preset of the game, where neither a preset nor an option was asked for: one of them may be for that many players.
    pub(crate) fn otherwise(&self, game: &dyn AnyGame, language: Language) -> impl Iterator<Item = Wish> + use<> {
        let is_free = self.preset.is_none() && self.words.is_empty() && self.options.is_null();
        let presets = game.presets(language).into_iter().filter(move |_| is_free);
        let wish = self.clone();
        presets.map(move |preset| Wish { preset: Some(preset.id.to_owned()), ..wish.clone() })
    }

    /// The same with another number of bots around the only person, the nearest numbers first; nothing where others were asked for.
    pub(crate) fn refilled(&self, game: &dyn AnyGame) -> impl Iterator<Item = Wish> + use<> {
        let wished = self.seats.len();
        let is_filled = self.seats.iter().skip(1).all(|seat| seat.kind == SeatKind::Bot);
        let mut numbers: Vec<usize> = game.seats().filter(|&number| is_filled && number != wished).collect();
        numbers.sort_by_key(|number| number.abs_diff(wished));
        let (wish, bot) =
            (self.clone(), SeatWish { kind: SeatKind::Bot, name: String::new(), bot: None, holder: None });
        numbers.into_iter().map(move |number| {
            let mut seats = wish.seats.clone();
            let another = seats.get(1).cloned().unwrap_or_else(|| bot.clone());
            seats.resize(number, another);
            Wish { seats, ..wish.clone() }
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SeatWish {
    pub(crate) kind: SeatKind,
    pub(crate) name: String,
    pub(crate) bot: Option<String>,
    pub(crate) holder: Option<String>,
}

impl App {
    /// Open a table; its id.
    pub(crate) async fn create(
        &self,
        game: &'static dyn AnyGame,
        wish: Wish,
        language: Language,
    ) -> Result<String, Problem> {
        let misfit = |trouble: Trouble| Problem::bad_request(game.say(language, &trouble.0)).against(trouble.rule());
        let options = wish.settings(game).map_err(misfit)?;
        let (owner, mut seats) = (wish.owner, Vec::new());
        for (index, wish) in wish.seats.iter().enumerate() {
            if let Some(name) = self.clean_name(&wish.name) {
                self.not_anothers(&name, wish.holder.as_deref().unwrap_or(&owner)).await?;
            }
            seats.push(self.new_seat(game, index, wish, language)?);
        }
        number_alike(&mut seats);
        let names = seats.iter().map(|seat: &NewSeat| seat.seat.name.clone()).collect();
        // Set up once to validate options and seats, and to store the options complete.
        let opening = move || {
            let table = game.open(&options, names)?;
            let awaited = Some(table.turn().deciders());
            Ok((table.options().to_string(), StateRow { awaited, ..StateRow::default() }))
        };
        let (options, state) = self.tables.replaying(opening).await?.map_err(misfit)?;
        let head = TableHeadRow {
            id: secret::random_name(10),
            game: game.id().to_owned(),
            rules: game.rules(),
            options,
            start: None,
            status: Status::Playing,
            chance: wish.chance,
            public: wish.public,
            owner,
            previous: None,
            next: None,
            luck: Some(secret::random_luck()),
        };
        self.store_table(NewTable { head, seats, entries: Vec::new(), state }).await
    }

    pub(crate) async fn store_table(&self, table: NewTable) -> Result<String, Problem> {
        if self.store.bytes() > self.config.limits.store_bytes {
            return Err(Problem::new(StatusCode::INSUFFICIENT_STORAGE, "refused-no-room"));
        }
        let id = table.head.id.clone();
        self.store.create(table).await.map_err(Problem::from)?;
        tracing::info!(table = id, "table opened");
        Ok(id)
    }

    pub(crate) fn new_seat(
        &self,
        game: &'static dyn AnyGame,
        index: usize,
        wish: &SeatWish,
        language: Language,
    ) -> Result<NewSeat, Problem> {
        let bot = match wish.kind {
            SeatKind::Bot => {
                let bot = wish.bot.clone().or_else(|| game.usual_bot().map(str::to_owned));
                let bot = bot.filter(|bot| game.bot(bot).is_some());
                Some(bot.ok_or_else(|| Problem::bad_request(texts::text(language, "refused-no-bot")))?)
            }
            SeatKind::Human | SeatKind::Open => None,
        };
        let name = match (&bot, self.clean_name(&wish.name)) {
            (_, Some(name)) => name,
            (Some(bot), None) => bot_name(bot, language),
            (None, None) => (index + 1).to_string(),
        };
        let seat = SavedSeat { kind: wish.kind, name, bot, nonce: secret::random_name(8) };
        Ok(NewSeat { seat, holders: wish.holder.iter().cloned().collect() })
    }

    /// The same players at a new table, under the names they have now: once more, with the same luck, or for the next chapter.
    pub(crate) async fn follow(&self, host: &mut Host, what: TableWhat) -> Result<String, Problem> {
        let known = host.followed.iter().find(|(asked, _)| *asked == what).map(|(_, id)| id);
        if let Some(next) = known.or(host.head().next.as_ref().filter(|_| what == TableWhat::Rematch)) {
            return Ok(next.clone());
        }
        let id = secret::random_name(10);
        let mut seats = host.seats().to_vec();
        for index in 0..seats.len() {
            seats[index].seat.nonce = secret::random_name(8);
            if let Some(name) = self.present_name(&seats, index).await? {
                seats[index].seat.name = name;
            }
        }
        let options = match host.onward() {
            Some((_, options)) if what == TableWhat::Onward => options,
            _ => host.table().options(),
        };
        let luck = host.head().luck.clone().filter(|_| what == TableWhat::Luck).unwrap_or_else(secret::random_luck);
        // The others are led to the one table that all of them go to next; a player alone keeps all choices.
        let people: HashSet<&String> = seats.iter().flat_map(|seat| &seat.holders).collect();
        let leads = host.head().next.is_none() && (what == TableWhat::Rematch || people.len() > 1);
        let stored = options.to_string();
        let (game, names) = (host.table().game(), host.table().names().to_vec());
        let opening = move || game.open(&options, names).map(|table| table.turn().deciders());
        let awaited = self.tables.replaying(opening).await?.ok();
        let head = TableHeadRow {
            id: id.clone(),
            rules: host.table().game().rules(),
            start: None,
            status: Status::Playing,
            options: stored,
            previous: leads.then(|| host.head().id.clone()),
            next: None,
            luck: Some(luck),
            ..host.head().clone()
        };
        let state = StateRow { awaited, ..StateRow::default() };
        let made = self.store_table(NewTable { head, seats, entries: Vec::new(), state }).await;
        // Another server may have opened the table that follows a moment ago: then it is that one.
        if made.is_err()
            && host.catch_up().await?
            && let Some(next) = &host.head().next
        {
            return Ok(next.clone());
        }
        made?;
        if leads {
            host.set_next(id.clone());
        }
        host.followed.push((what, id.clone()));
        Ok(id)
    }

    /// What the only holder of a seat is known by, where that is their only seat: several at one screen have names of their own.
    async fn present_name(&self, seats: &[NewSeat], index: usize) -> Result<Option<String>, Problem> {
        let NewSeat { seat, holders } = &seats[index];
        let [person] = &holders[..] else { return Ok(None) };
        let is_only = seats.iter().filter(|seat| seat.holders.contains(person)).count() == 1;
        if seat.kind == SeatKind::Open || !is_only {
            return Ok(None);
        }
        let known = self.store.person(person.clone()).await?.map(|account| account.name);
        let is_free = |name: &String| {
            let mut others = seats.iter().enumerate().filter(|(other, _)| *other != index);
            !name.is_empty() && others.all(|(_, other)| other.seat.name != *name)
        };
        Ok(known.filter(is_free))
    }

    /// A table from an uploaded record. Every entry is checked.
    pub(crate) async fn import(&self, text: String, owner: String, language: Language) -> Result<String, Problem> {
        self.import_as(Import { text, owner, chance: ChanceMode::default() }, language).await
    }

    /// The same; what chance does from now on comes from there.
    pub(crate) async fn import_as(&self, import: Import, language: Language) -> Result<String, Problem> {
        let Import { text, owner, chance } = import;
        let most = self.config.limits.record_entries;
        let read = move || {
            let table: Box<dyn AnyTable> =
                load_record(&text).map_err(|unreadable| Problem::bad_request(unreadable.say(language)))?;
            if table.entries() > most {
                return Err(Problem::bad_request(texts::text(language, "refused-too-long")));
            }
            let start = serde_json::from_str::<Value>(&text).ok().and_then(|record| record.get("start").cloned());
            Ok((table, start))
        };
        // A long record takes a while: not on the threads that take moves.
        let (table, start) = self.tables.replaying(read).await??;
        let holder = (!owner.is_empty()).then(|| owner.clone());
        let seat = |name: &String| NewSeat {
            seat: SavedSeat {
                kind: SeatKind::Human,
                name: self.clean_name(name).unwrap_or_default(),
                bot: None,
                nonce: secret::random_name(8),
            },
            holders: holder.iter().cloned().collect(),
        };
        let head = TableHeadRow {
            id: secret::random_name(10),
            game: table.game().id().to_owned(),
            rules: table.game().rules(),
            options: table.options().to_string(),
            start: start.map(|start| start.to_string()),
            status: if table.turn() == Turn::Over { Status::Over } else { Status::Playing },
            chance,
            public: false,
            previous: None,
            next: None,
            // What came before is not this table's luck.
            luck: None,
            owner,
        };
        let seats = table.names().iter().map(seat).collect();
        let entries =
            (0..table.entries()).filter_map(|index| table.entry(index)).map(|entry| entry.to_string()).collect();
        // What lists tell is filled in when the table is first opened, which is now.
        self.store_table(NewTable { head, seats, entries, state: StateRow::default() }).await
    }
}

/// A record that becomes a table, who owns it, and where chance comes from.
pub(crate) struct Import {
    pub(crate) text: String,
    pub(crate) owner: String,
    pub(crate) chance: ChanceMode,
}

/// Bots of one name at a table are numbered; one alone needs no number.
pub(crate) fn number_alike(seats: &mut [NewSeat]) {
    for index in 1..seats.len() {
        let (before, after) = seats.split_at_mut(index);
        let SavedSeat { kind, name, .. } = &mut after[0].seat;
        let is_taken = |name: &str| before.iter().any(|seat| seat.seat.name == name);
        if *kind == SeatKind::Bot && is_taken(name) {
            let mut numbered = (2..).map(|number| format!("{name} {number}"));
            *name = numbered.find(|numbered| !is_taken(numbered)).unwrap_or_default();
        }
    }
}

//! Tables, one at a time.

use super::convert::{count, int, unescaped};
use super::handle::Postgres;
use super::lists::{LISTED_COLUMNS, head, seats_of, state};
use super::pool::Lease;
use crate::store::StoreError;
use crate::store::shapes::{Seated, seat_bits, word};
use galerne_pages::model::{SeatKind, Status};
use galerne_table::{Former, NewSeat, NewTable, Saved, StateRow, renamed};

/// The seats of a table and those who sat there.
pub(super) async fn seating(link: &mut Lease, table: &str) -> Result<(Vec<NewSeat>, Vec<Former>), StoreError> {
    let seats = seats_of(link, &[table]).await?.remove(table).unwrap_or_default();
    let sql = "SELECT seat, until, name FROM former WHERE table_id = $1 ORDER BY until, seat";
    let rows = link.query(sql, &[&table]).await?;
    let former = |row| Former { seat: count(row, "seat"), until: count(row, "until"), name: row.get("name") };
    Ok((seats, rows.iter().map(former).collect()))
}

/// Write all seats anew, within a transaction that has compared.
async fn write_seats(link: &mut Lease, table: &str, seats: &[NewSeat]) -> Result<(), StoreError> {
    link.query("DELETE FROM holds WHERE table_id = $1", &[&table]).await?;
    let numbers: Vec<i32> = (0..seats.len()).map(int).collect();
    let kinds: Vec<String> = seats.iter().map(|seat| word(seat.seat.kind)).collect();
    let names: Vec<&str> = seats.iter().map(|seat| seat.seat.name.as_str()).collect();
    let bots: Vec<Option<&str>> = seats.iter().map(|seat| seat.seat.bot.as_deref()).collect();
    let nonces: Vec<&str> = seats.iter().map(|seat| seat.seat.nonce.as_str()).collect();
    let sql = "INSERT INTO seats SELECT $1, * FROM unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[])
               ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, name = excluded.name, bot = excluded.bot,
               nonce = excluded.nonce";
    link.query(sql, &[&table, &numbers, &kinds, &names, &bots, &nonces]).await?;
    let holds =
        seats.iter().enumerate().flat_map(|(index, seat)| seat.holders.iter().map(move |who| (int(index), who)));
    let (of, who): (Vec<i32>, Vec<&String>) = holds.unzip();
    let sql = "INSERT INTO holds SELECT $1, * FROM unnest($2::int[], $3::text[]) ON CONFLICT DO NOTHING";
    link.query(sql, &[&table, &of, &who]).await.map(|_| ())
}

fn has_open(seats: &[NewSeat]) -> bool {
    seats.iter().any(|seat| seat.seat.kind == SeatKind::Open)
}

impl Postgres {
    pub(crate) async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        let NewTable { head, seats, entries, state } = table;
        let mut link = self.link().await?;
        link.begin().await?;
        if let Some(previous) = &head.previous {
            // One table follows another: who is second finds that of who was first.
            let sql = "UPDATE tables SET next = $1 WHERE id = $2 AND next IS NULL RETURNING id";
            if link.one(sql, &[&head.id, previous]).await?.is_none() {
                link.roll_back().await?;
                return Err(StoreError::Conflict);
            }
        }
        let sql = "INSERT INTO tables (id, game, options, start, created, chance, public, owner, previous, next, luck)
                   VALUES ($1, $2, $3, $4, extract(epoch FROM clock_timestamp())::bigint, $5, $6, $7, $8, $9, $10)";
        let chance = word(head.chance);
        link.query(
            sql,
            &[
                &head.id,
                &head.game,
                &head.options,
                &head.start,
                &chance,
                &head.public,
                &head.owner,
                &head.previous,
                &head.next,
                &head.luck,
            ],
        )
        .await?;
        let sql = "INSERT INTO heads (id, v, rules, status, listed, told, moved, awaited, result, changed)
                   SELECT $1, $2, $3, $4, $5, $6, now, $7, $8, now FROM extract(epoch FROM clock_timestamp()) AS now";
        let (v, rules, status, listed) = (int(entries.len()), int(head.rules), word(head.status), head.public);
        let awaited: Option<i16> = state.awaited.map(|seats| seat_bits(seats).into());
        let (listed, told) = (listed && has_open(&seats), int(state.version));
        link.query(sql, &[&head.id, &v, &rules, &status, &listed, &told, &awaited, &state.result]).await?;
        write_seats(&mut link, &head.id, &seats).await?;
        let sql = "INSERT INTO entries SELECT $1, n - 1, e, NULL, extract(epoch FROM clock_timestamp())::bigint
                   FROM unnest($2::text[]) WITH ORDINALITY AS e (e, n)";
        link.query(sql, &[&head.id, &entries]).await?;
        link.commit().await
    }

    pub(crate) async fn save_seats(&self, seated: Seated) -> Result<(), StoreError> {
        let Seated { table, seats, former, state, version, seating } = seated;
        let mut link = self.link().await?;
        link.begin().await?;
        let sql = "UPDATE heads SET seats_v = seats_v + 1, awaited = $4,
                   listed = $5 AND (SELECT public FROM tables WHERE tables.id = heads.id)
                   WHERE id = $1 AND v = $2 AND seats_v = $3 RETURNING id";
        let awaited: Option<i16> = state.awaited.map(|seats| seat_bits(seats).into());
        let compared = link.one(sql, &[&table, &int(version), &int(seating), &awaited, &has_open(&seats)]).await?;
        if compared.is_none() {
            link.roll_back().await?;
            return Err(StoreError::Conflict);
        }
        write_seats(&mut link, &table, &seats).await?;
        if let Some(Former { seat, until, name }) = former {
            let sql = "INSERT INTO former VALUES ($1, $2, $3, $4)
                       ON CONFLICT (table_id, seat, until) DO UPDATE SET name = excluded.name";
            link.query(sql, &[&table, &int(seat), &int(until), &name]).await?;
        }
        link.commit().await
    }

    pub(crate) async fn rename_seats(
        &self,
        table: String,
        person: String,
        old: Vec<String>,
        new: String,
    ) -> Result<(), StoreError> {
        let mut link = self.link().await?;
        link.begin().await?;
        link.query("SELECT 1 FROM heads WHERE id = $1 FOR UPDATE", &[&table]).await?;
        let (seats, _) = seating(&mut link, &table).await?;
        let mut changed = false;
        for (index, NewSeat { seat, holders }) in seats.iter().enumerate() {
            let name = renamed(&seat.name, &old, &new).filter(|_| holders.contains(&person));
            if let (Some(name), true) = (name, seat.kind != SeatKind::Open) {
                let sql = "UPDATE seats SET name = $1 WHERE table_id = $2 AND seat = $3";
                link.query(sql, &[&name, &table, &int(index)]).await?;
                changed = true;
            }
        }
        if changed {
            link.query("UPDATE heads SET seats_v = seats_v + 1 WHERE id = $1", &[&table]).await?;
        }
        link.commit().await
    }

    pub(crate) async fn save_state(
        &self,
        table: String,
        version: usize,
        status: Status,
        state: StateRow,
    ) -> Result<(), StoreError> {
        let sql = "UPDATE heads SET status = $3, told = $4, awaited = $5, result = $6 WHERE id = $1 AND v = $2";
        let awaited: Option<i16> = state.awaited.map(|seats| seat_bits(seats).into());
        let (status, told) = (word(status), int(state.version));
        let mut link = self.link().await?;
        link.write(sql, &[&table, &int(version), &status, &told, &awaited, &state.result]).await.map(|_| ())
    }

    pub(crate) async fn snapshot(
        &self,
        table: String,
        seq: usize,
        rules: u32,
        position: String,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO snapshots VALUES ($1, $2, $3, $4) ON CONFLICT (table_id) DO UPDATE
                   SET seq = excluded.seq, rules = excluded.rules, position = excluded.position
                   WHERE snapshots.seq <= excluded.seq";
        self.link().await?.write(sql, &[&table, &int(seq), &int(rules), &position]).await.map(|_| ())
    }

    pub(crate) async fn delete(&self, table: String) -> Result<(), StoreError> {
        let mut link = self.link().await?;
        link.begin().await?;
        // The head first: a concurrent append then finds none.
        link.query("DELETE FROM heads WHERE id = $1", &[&table]).await?;
        link.query("DELETE FROM entries WHERE table_id = $1", &[&table]).await?;
        link.query("DELETE FROM tables WHERE id = $1", &[&table]).await?;
        link.commit().await
    }

    pub(crate) async fn load(&self, table: String) -> Result<Option<Saved>, StoreError> {
        let mut link = self.link().await?;
        link.begin_reading().await?;
        let sql = concat!(LISTED_COLUMNS!(), " WHERE t.id = $1");
        let Some(row) = link.one(sql, &[&table]).await? else {
            link.commit().await?;
            return Ok(None);
        };
        let (head, state, seating_number) = (head(&row)?, state(&row), count(&row, "seats_v"));
        let sql = "SELECT entry, client FROM entries WHERE table_id = $1 ORDER BY seq";
        let (mut entries, mut clients) = (Vec::new(), Vec::new());
        for row in link.query(sql, &[&table]).await? {
            entries.push(row.get("entry"));
            if let Some(client) = row.get::<_, Option<&str>>("client") {
                clients.push((unescaped(client), entries.len()));
            }
        }
        let snapshot = link.one("SELECT seq, position FROM snapshots WHERE table_id = $1", &[&table]).await?;
        let snapshot = snapshot.map(|row| (count(&row, "seq"), row.get("position")));
        let (seats, former) = seating(&mut link, &table).await?;
        link.commit().await?;
        Ok(Some(Saved { head, seats, entries, clients, former, state, snapshot, seating: seating_number }))
    }
}

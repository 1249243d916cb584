//! The shape of the database and how it grew. A migration, once released, is never changed.

use super::link::Link;
use crate::secret;
use crate::store::StoreError;

/// "GALR" and a word for what it guards: only one process changes the shape at a time.
const LOCK: i64 = 0x4741_4C52_0000_0001;

/// The schemas that this program can serve end with the number of its migrations. `oldest` below is the oldest program that can serve
/// what a migration leaves behind.
const MIGRATIONS: &[Migration] = &[Migration { sql: FIRST, oldest: 1 }, Migration { sql: TOGETHER, oldest: 1 }];

struct Migration {
    sql: &'static str,
    oldest: i32,
}

const FIRST: &str = r#"
    CREATE TABLE installation (
        one boolean PRIMARY KEY DEFAULT true CHECK (one), id text NOT NULL, schema integer NOT NULL, oldest integer NOT NULL,
        key_check text
    );
    -- A process that serves has a new id with every start, and is there while it writes `seen`.
    CREATE TABLE nodes (
        id text COLLATE "C" PRIMARY KEY, program text NOT NULL, started timestamptz NOT NULL DEFAULT clock_timestamp(),
        seen timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    -- What is hardly ever written again once a table is made.
    CREATE TABLE tables (
        id text COLLATE "C" PRIMARY KEY, game text NOT NULL, options text NOT NULL, start text, created bigint NOT NULL,
        chance text NOT NULL, public boolean NOT NULL, owner text COLLATE "C" NOT NULL, previous text, next text, luck text
    );
    CREATE INDEX tables_of_owner ON tables (owner) WHERE owner <> '';
    -- The row that every append compares and swaps: the entries there are, how often seats have changed, the newest rules. `told`,
    -- `moved`, `awaited` and `result` are what lists say. Half of each page stays free, so that an update stays on its page.
    CREATE TABLE heads (
        id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE, v integer NOT NULL DEFAULT 0,
        seats_v integer NOT NULL DEFAULT 0, rules integer NOT NULL, status text NOT NULL, listed boolean NOT NULL,
        told integer NOT NULL DEFAULT 0, moved bigint NOT NULL, awaited smallint, result text, node text COLLATE "C",
        changed bigint NOT NULL
    ) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);
    CREATE INDEX heads_listed ON heads (id) WHERE listed AND status = 'playing';
    -- No foreign key: it would lock a row with every move.
    CREATE TABLE entries (
        table_id text COLLATE "C" NOT NULL, seq integer NOT NULL, entry text NOT NULL, client text, at bigint NOT NULL,
        PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE snapshots (
        table_id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE, seq integer NOT NULL, rules integer NOT NULL,
        position text NOT NULL
    );
    CREATE TABLE people (
        id text COLLATE "C" PRIMARY KEY, name text NOT NULL, passphrase text, created bigint NOT NULL,
        likeness text COLLATE "C" NOT NULL
    );
    CREATE INDEX people_by_likeness ON people (likeness) WHERE passphrase IS NOT NULL;
    CREATE UNIQUE INDEX people_by_name ON people (lower(name COLLATE "C")) WHERE passphrase IS NOT NULL;
    CREATE TABLE seats (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE, seat integer NOT NULL, kind text NOT NULL,
        name text NOT NULL, bot text, nonce text NOT NULL, PRIMARY KEY (table_id, seat)
    );
    CREATE TABLE holds (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE, seat integer NOT NULL,
        person text COLLATE "C" NOT NULL, PRIMARY KEY (table_id, seat, person)
    );
    CREATE INDEX holds_by_person ON holds (person, table_id);
    CREATE TABLE former (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE, seat integer NOT NULL, until integer NOT NULL,
        name text NOT NULL, PRIMARY KEY (table_id, seat, until)
    );
    CREATE TABLE reviews (
        table_id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE, method integer NOT NULL,
        rules integer NOT NULL, state text NOT NULL, person text NOT NULL, asked bigint NOT NULL, body text,
        node text COLLATE "C"
    );
    CREATE INDEX reviews_by_state ON reviews (state, asked);
"#;

/// Passphrases that were tried, by name and by address, at whichever process; and runs of the laboratory whose chunks any process may play. A line is the chunk as it was played; the process that has the run's folder takes
/// it from here.
const TOGETHER: &str = r#"
    ALTER TABLE nodes ADD COLUMN role text NOT NULL DEFAULT 'server';
    CREATE TABLE runs (
        id text COLLATE "C" PRIMARY KEY, program text NOT NULL, experiment text NOT NULL,
        place bigint GENERATED ALWAYS AS IDENTITY, opened timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    CREATE TABLE shards (
        run text COLLATE "C" NOT NULL REFERENCES runs ON DELETE CASCADE, arm integer NOT NULL, chunk bigint NOT NULL,
        node text COLLATE "C", until timestamptz, tries integer NOT NULL DEFAULT 0, line bytea, PRIMARY KEY (run, arm, chunk)
    );
    CREATE TABLE tries (who text COLLATE "C", hour bigint, n integer NOT NULL, PRIMARY KEY (who, hour));
    CREATE INDEX shards_open ON shards (run, chunk, arm) WHERE line IS NULL;
"#;

/// See to it that the database has a shape that this program can serve. An empty one is given it; an older one only with `migrate`.
pub(super) async fn prepare(link: &mut Link, migrate: bool) -> Result<(), StoreError> {
    link.begin().await?;
    link.query("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    let sql = "SELECT to_regclass('installation') IS NOT NULL AS ours, (SELECT count(*) FROM pg_class c
               JOIN pg_namespace n ON n.oid = c.relnamespace WHERE nspname = current_schema() AND relkind IN ('r', 'p', 'v')) AS all";
    let row = link.one(sql, &[]).await?.ok_or(StoreError::Gone)?;
    let (ours, all): (bool, i64) = (row.get("ours"), row.get("all"));
    if !ours && all > 0 {
        let row = link.one("SELECT current_database()::text", &[]).await?.ok_or(StoreError::Gone)?;
        return Err(StoreError::Foreign(row.get(0)));
    }
    let known = i32::try_from(MIGRATIONS.len()).unwrap_or(i32::MAX);
    let (found, oldest) = match ours {
        true => {
            let row = link.one("SELECT schema, oldest FROM installation", &[]).await?.ok_or(StoreError::Gone)?;
            (row.get::<_, i32>(0), row.get::<_, i32>(1))
        }
        false => (0, 0),
    };
    if oldest > known {
        return Err(StoreError::Newer { found: found.into(), known: known.into() });
    }
    if found >= known {
        return link.commit().await;
    }
    if ours && !migrate {
        return Err(StoreError::Older { found: found.into(), known: known.into() });
    }
    // A table that is being read must not make every move wait behind this.
    link.plain("SET LOCAL lock_timeout = '2s'").await?;
    let mut oldest = oldest;
    for migration in MIGRATIONS.iter().skip(usize::try_from(found).unwrap_or(0)) {
        link.plain(migration.sql).await?;
        oldest = migration.oldest;
    }
    let sql = "INSERT INTO installation (id, schema, oldest) VALUES ($1, $2, $3)
               ON CONFLICT (one) DO UPDATE SET schema = excluded.schema, oldest = excluded.oldest";
    link.query(sql, &[&secret::random_name(16), &known, &oldest]).await?;
    link.commit().await
}

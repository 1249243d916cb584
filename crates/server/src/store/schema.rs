//! The shape of the file and how it grew. A migration, once released, is never changed.

use super::StoreError;
use crate::config::Durability;
use rusqlite::Connection;

/// "GALR": marks the file as ours, so that a foreign database is never touched.
const APPLICATION: i64 = 0x4741_4C52;

const MIGRATIONS: &[&str] = &["
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL, start TEXT,
        created INTEGER NOT NULL, status TEXT NOT NULL, chance TEXT NOT NULL, public INTEGER NOT NULL,
        owner TEXT NOT NULL, previous TEXT, next TEXT
    ) STRICT;
    CREATE INDEX tables_by_age ON tables (status, created);
    -- The record of each table. `client` is who sent the entry and under which id, so that a repeated message is answered
    -- even after a restart.
    CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seq INTEGER NOT NULL, entry TEXT NOT NULL,
        client TEXT, at INTEGER NOT NULL, PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID;
    -- The position after so many entries: what is left to look at when new rules can no longer replay the record.
    CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, seq INTEGER NOT NULL, rules INTEGER NOT NULL,
        position TEXT NOT NULL
    ) STRICT;
    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, passphrase TEXT, created INTEGER NOT NULL) STRICT;
    -- A name with a passphrase is how one comes back: it can be one person's only.
    CREATE UNIQUE INDEX people_by_name ON people (lower(name)) WHERE passphrase IS NOT NULL;
    -- Tokens are not stored: a token is signed by the server's key over table, seat and `nonce`.
    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL, kind TEXT NOT NULL,
        name TEXT NOT NULL, bot TEXT, nonce TEXT NOT NULL, PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE holds (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL, person TEXT NOT NULL,
        PRIMARY KEY (table_id, seat, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX holds_by_person ON holds (person, table_id);
", LIKENESS, STATES, LUCK, REVIEWS];

/// What each name looks like, so that a name with a passphrase is protected from those that look the same.
const LIKENESS: &str = "
    ALTER TABLE people ADD COLUMN likeness TEXT NOT NULL DEFAULT '';
    CREATE INDEX people_by_likeness ON people (likeness) WHERE passphrase IS NOT NULL;
";

const STATES: &str = "
    -- What a list tells of a table, so that nothing need be replayed for it: written with every move, and beside `tables`, whose
    -- rows may be long. `version` and `moved` are a spectator's; `awaited` has a bit for each seat, and is unknown until the
    -- table is next replayed; `result` is JSON once the game is over.
    CREATE TABLE states (
        table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, version INTEGER NOT NULL, moved INTEGER NOT NULL,
        awaited INTEGER, result TEXT
    ) STRICT, WITHOUT ROWID;
    INSERT INTO states SELECT id, 0,
        coalesce((SELECT at FROM entries WHERE table_id = id ORDER BY seq DESC LIMIT 1), created), NULL, NULL FROM tables;
    -- What the players of a seat were called who have left it: the name of every entry before `until`.
    CREATE TABLE former (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL, until INTEGER NOT NULL,
        name TEXT NOT NULL, PRIMARY KEY (table_id, seat, until)
    ) STRICT, WITHOUT ROWID;
";

/// What the luck of a table's throws comes from. Unknown for tables that were begun before: each of their throws has luck of its own.
const LUCK: &str = "ALTER TABLE tables ADD COLUMN luck TEXT;";

const REVIEWS: &str = "
    -- The queue of reviews and what came of them: `state` is waiting, working, done or failed, `asked` orders the queue, and `body` is
    -- JSON once it is done.
    CREATE TABLE reviews (
        table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, method INTEGER NOT NULL, rules INTEGER NOT NULL,
        state TEXT NOT NULL, person TEXT NOT NULL, asked INTEGER NOT NULL, body TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX reviews_by_state ON reviews (state, asked);
";

pub(super) fn prepare(connection: &mut Connection, durability: Durability) -> Result<(), StoreError> {
    connection.busy_timeout(std::time::Duration::from_secs(5))?;
    let number = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let (application, version) = (number("application_id")?, number("user_version")?);
    let objects: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let known = MIGRATIONS.len() as i64;
    if objects > 0 && application != APPLICATION {
        return Err(StoreError::Foreign(String::new()));
    }
    if version > known {
        return Err(StoreError::Newer { found: version, known });
    }
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(
        None,
        "synchronous",
        match durability {
            Durability::PowerLoss => "FULL",
            Durability::ProcessCrash => "NORMAL",
        },
    )?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // Larger than SQLite's 1,000 pages: a checkpoint costs a flush of its own, and fewer are better for the slowest moves.
    connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
    // Nothing is written where nothing is to be changed: on a full disk tables can still be shown.
    if version == known {
        return Ok(());
    }
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    for (at, migration) in MIGRATIONS.iter().enumerate().skip(usize::try_from(version).unwrap_or(0)) {
        transaction.execute_batch(migration)?;
        if *migration == LIKENESS {
            fill_likeness(&transaction)?;
        }
        transaction.pragma_update(None, "user_version", at as i64 + 1)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.commit()?;
    Ok(())
}

fn fill_likeness(connection: &Connection) -> rusqlite::Result<()> {
    let mut query = connection.prepare("SELECT id, name FROM people")?;
    let names = query.query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?)))?;
    let names = names.collect::<rusqlite::Result<Vec<_>>>()?;
    let mut update = connection.prepare("UPDATE people SET likeness = ? WHERE id = ?")?;
    for (id, name) in names {
        update.execute([crate::names::likeness(&name), id])?;
    }
    Ok(())
}

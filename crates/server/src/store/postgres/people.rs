//! People and the names they protect.

use super::convert::count;
use super::handle::Postgres;
use super::pool::Lease;
use crate::names::likeness;
use crate::store::StoreError;
use crate::store::shapes::Account;
use tokio_postgres::Row;

fn account(row: &Row) -> Account {
    Account { id: row.get("id"), name: row.get("name"), passphrase: row.get("passphrase") }
}

async fn is_anothers(link: &mut Lease, like: &str, person: &str) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM people WHERE likeness = $1 AND passphrase IS NOT NULL AND id <> $2 LIMIT 1";
    Ok(link.one(sql, &[&like, &person]).await?.is_some())
}

/// Two who want names that look alike, at two processes, ask one after the other.
async fn one_by_one(link: &mut Lease, like: &str) -> Result<(), StoreError> {
    link.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", &[&like]).await.map(|_| ())
}

impl Postgres {
    /// Note a passphrase that is tried; how many there were in this hour, with it.
    pub(crate) async fn note_try(&self, who: String) -> Result<usize, StoreError> {
        let sql = "INSERT INTO tries VALUES ($1, extract(epoch FROM clock_timestamp())::bigint / 3600, 1)
                   ON CONFLICT (who, hour) DO UPDATE SET n = tries.n + 1 RETURNING n";
        let rows = self.link().await?.write(sql, &[&who]).await?;
        Ok(rows.first().map_or(0, |row| count(row, "n")))
    }

    pub(crate) async fn person(&self, id: String) -> Result<Option<Account>, StoreError> {
        Ok(self.link().await?.one("SELECT * FROM people WHERE id = $1", &[&id]).await?.as_ref().map(account))
    }

    /// The person of that name who has set a passphrase; among names that look alike, the very one first.
    pub(crate) async fn person_named(&self, name: String) -> Result<Option<Account>, StoreError> {
        let sql = "SELECT * FROM people WHERE likeness = $1 AND passphrase IS NOT NULL ORDER BY name <> $2, id LIMIT 1";
        let name = name.replace('\0', "");
        Ok(self.link().await?.one(sql, &[&likeness(&name), &name]).await?.as_ref().map(account))
    }

    /// Whether another person with a passphrase has that name, or one that looks like it.
    pub(crate) async fn is_protected(&self, name: String, person: String) -> Result<bool, StoreError> {
        is_anothers(&mut self.link().await?, &likeness(&name), &person).await
    }

    /// Store the person under that name. A conflict means that the name has a passphrase of another person.
    pub(crate) async fn name_person(&self, id: String, name: String) -> Result<(), StoreError> {
        let like = likeness(&name);
        let mut link = self.link().await?;
        link.begin().await?;
        one_by_one(&mut link, &like).await?;
        if is_anothers(&mut link, &like, &id).await? {
            link.roll_back().await?;
            return Err(StoreError::Conflict);
        }
        let sql = "INSERT INTO people (id, name, created, likeness)
                   VALUES ($1, $2, extract(epoch FROM clock_timestamp())::bigint, $3)
                   ON CONFLICT (id) DO UPDATE SET name = excluded.name, likeness = excluded.likeness";
        link.query(sql, &[&id, &name, &like]).await?;
        link.commit().await
    }

    pub(crate) async fn set_passphrase(&self, id: String, hash: String) -> Result<(), StoreError> {
        let mut link = self.link().await?;
        link.begin().await?;
        let known = link.one("SELECT likeness FROM people WHERE id = $1", &[&id]).await?;
        let like: String = known.map(|row| row.get(0)).ok_or(StoreError::Gone)?;
        one_by_one(&mut link, &like).await?;
        if is_anothers(&mut link, &like, &id).await? {
            link.roll_back().await?;
            return Err(StoreError::Conflict);
        }
        link.query("UPDATE people SET passphrase = $1 WHERE id = $2", &[&hash, &id]).await?;
        link.commit().await
    }

    /// Forget the names of people who have no passphrase, no table and no seat any more.
    pub(crate) async fn forget_people(&self, since: i64) -> Result<usize, StoreError> {
        let sql = "DELETE FROM people p WHERE passphrase IS NULL AND created < $1
                   AND NOT EXISTS (SELECT 1 FROM holds WHERE person = p.id)
                   AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = p.id) RETURNING 1";
        Ok(self.link().await?.write(sql, &[&since]).await?.len())
    }
}

//! Registration: what a process checks and writes when it begins to serve.

use super::link::Link;
use super::role::Role;
use crate::build;
use crate::secret;
use crate::store::StoreError;

/// The key of this process must be that of all others. The first one says which it is.
pub(super) async fn has_key(link: &mut Link, key: &str) -> Result<(), StoreError> {
    link.write("UPDATE installation SET key_check = $1 WHERE key_check IS NULL", &[&key]).await?;
    let row = link.one("SELECT key_check = $1 FROM installation", &[&key]).await?.ok_or(StoreError::Gone)?;
    if row.get(0) { Ok(()) } else { Err(StoreError::WrongKey(String::new())) }
}

/// Enter the list of processes, under a name that is new with every start.
pub(super) async fn join(link: &mut Link, role: Role) -> Result<String, StoreError> {
    let node = secret::random_name(12);
    let sql = "INSERT INTO nodes (id, program, role) VALUES ($1, $2, $3)";
    link.write(sql, &[&node, &build::id(), &role.word()]).await?;
    Ok(node)
}

#[derive(Debug, Default)]
pub(crate) struct Memo;

//! Just enough HTTP to open tables and look at them.

use serde_json::{Value, json};
use std::net::SocketAddr;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

pub(crate) struct Http {
    stream: BufReader<TcpStream>,
    host: SocketAddr,
}

/// A table and the tokens of its two seats.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) tokens: Vec<String>,
}

impl Http {
    pub(crate) async fn connect(host: SocketAddr) -> std::io::Result<Http> {
        let stream = TcpStream::connect(host).await?;
        stream.set_nodelay(true)?;
        Ok(Http { stream: BufReader::new(stream), host })
    }

    pub(crate) async fn call(&mut self, method: &str, path: &str, body: &str) -> std::io::Result<(u16, String)> {
        #[cfg(feature = "cluster")]
        let (host, token) =
            (crate::play::host(self.host), format!("authorization: Bearer {}\r\n", crate::child::TOKEN));
        #[cfg(not(feature = "cluster"))]
        let (host, token) = (self.host, String::new());
        let token = if path == "/metrics" { token } else { String::new() };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\n{token}content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes()).await?;
        let (mut status, mut length, mut line) = (0, 0, String::new());
        loop {
            line.clear();
            if self.stream.read_line(&mut line).await? == 0 {
                return Err(std::io::ErrorKind::UnexpectedEof.into());
            }
            let head = line.trim().to_ascii_lowercase();
            if let Some(rest) = head.strip_prefix("http/1.1 ") {
                status = rest.get(..3).and_then(|code| code.parse().ok()).unwrap_or(0);
            } else if let Some(rest) = head.strip_prefix("content-length:") {
                length = rest.trim().parse().unwrap_or(0);
            } else if head.is_empty() {
                break;
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await?;
        Ok((status, String::from_utf8_lossy(&body).into_owned()))
    }

    /// A race for two programs, long enough for any test.
    pub(crate) async fn open(&mut self) -> std::io::Result<Table> {
        self.open_with(json!({ "kind": "human", "name": "Caracole" })).await
    }

    /// The same against whoever that is.
    pub(crate) async fn open_with(&mut self, other: Value) -> std::io::Result<Table> {
        let seats = [json!({ "kind": "human", "name": "Sov" }), other];
        let body = json!({ "game": "sail-race", "options": { "max_turns": 1000 }, "seats": seats });
        let (status, text) = self.call("POST", "/api/tables", &body.to_string()).await?;
        let opened: Value = serde_json::from_str(&text).unwrap_or_default();
        let token = |seat: &Value| seat["token"].as_str().map(str::to_owned);
        let tokens: Option<Vec<String>> =
            opened["seats"].as_array().map(|seats| seats.iter().filter_map(token).collect());
        match (opened["table"].as_str(), tokens) {
            (Some(id), Some(tokens)) if status == 201 => Ok(Table { id: id.to_owned(), tokens }),
            _ => Err(std::io::Error::other(format!("no table: {status} {text}"))),
        }
    }

    pub(crate) async fn version(&mut self, table: &str) -> std::io::Result<usize> {
        let (status, text) = self.call("GET", &format!("/api/tables/{table}"), "").await?;
        let state: Value = serde_json::from_str(&text).unwrap_or_default();
        match state["v"].as_u64() {
            Some(v) if status == 200 && state["status"] != "closed" => Ok(v as usize),
            _ => Err(std::io::Error::other(format!("table {table} does not open: {status} {text}"))),
        }
    }
}

//! A server to talk to: its router without a port, or the whole of it behind one.

use axum::body::Body;
use axum::http::{Request, Response, StatusCode};
use futures_util::{SinkExt as _, StreamExt as _};
use galerne_server::{App, Config, router, serve};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest as _};
use tokio_tungstenite::{WebSocketStream, client_async};
use tower::ServiceExt as _;

/// How long anything may take on a slow or busy machine before it counts as never. Nothing waits that long unless it fails.
/// The laboratory works at the least priority: beside a hundred other tests it gets almost nothing until they are over, which
/// took more than a minute on two cores.
pub(crate) const NEVER: Duration = Duration::from_secs(600);

/// Ask until there is an answer.
pub(crate) async fn eventually<T>(what: &str, mut ask: impl AsyncFnMut() -> Option<T>) -> T {
    let began = Instant::now();
    loop {
        if let Some(answer) = ask().await {
            return answer;
        }
        assert!(began.elapsed() < NEVER, "never came: {what}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A folder that goes away with its owner.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("galerne-test-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        // A process of the same number may have been killed here.
        drop(std::fs::remove_dir_all(&path));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

/// The router without a port.
pub(crate) struct House {
    pub(crate) app: App,
    pub(crate) folder: Folder,
}

pub(crate) const HOST: &str = "localhost:4747";
pub(crate) const ORIGIN: &str = "http://localhost:4747";

/// Limits as they are, except that one address plays all the parts of a test.
pub(crate) fn config(folder: &Folder) -> Config {
    let mut config = Config::swift(folder.path());
    config.port = 4747;
    config.limits.request_credit = 100_000;
    config.limits.action_credit = 10_000;
    config.limits.table_credit = 10_000;
    config.limits.passphrase_credit = 1_000;
    config
}

/// What came back.
pub(crate) struct Got {
    pub(crate) status: StatusCode,
    pub(crate) headers: axum::http::HeaderMap,
    pub(crate) text: String,
}

impl Got {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    pub(crate) fn cookie(&self) -> String {
        let cookie = self.headers.get("set-cookie").expect("a cookie").to_str().unwrap();
        cookie.split(';').next().unwrap().to_owned()
    }

    #[track_caller]
    pub(crate) fn expect(self, status: u16) -> Got {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        self
    }
}

/// Whether tests of what both stores do are to be run on PostgreSQL.
pub(crate) fn is_on_postgres() -> bool {
    cfg!(feature = "cluster") && std::env::var("GALERNE_TEST_STORE").is_ok_and(|store| store == "postgres")
}

/// The same, with the tables in the database that belongs to the folder.
#[cfg(feature = "cluster")]
fn on_postgres(mut config: Config) -> Config {
    let name = config.data.file_name().unwrap().to_string_lossy().replace('-', "_");
    config.postgres = Some(crate::postgres::server().named(&name));
    config
}

/// A server on PostgreSQL, as tests open one: at once.
#[cfg(feature = "cluster")]
pub(crate) fn connected(config: Config) -> App {
    tokio::task::block_in_place(|| tokio::runtime::Handle::current().block_on(App::connect(config))).unwrap()
}

impl House {
    pub(crate) fn new() -> House {
        let folder = Folder::new();
        let config = config(&folder);
        House::with(folder, config)
    }

    /// With the feature `cluster`, `GALERNE_TEST_STORE=postgres` runs these tests on PostgreSQL instead of a file.
    pub(crate) fn with(folder: Folder, config: Config) -> House {
        #[cfg(feature = "cluster")]
        if is_on_postgres() {
            return House { app: connected(on_postgres(config)), folder };
        }
        House { app: App::open(config).unwrap(), folder }
    }

    /// Another server on the same tables, with the same key.
    #[cfg(feature = "cluster")]
    pub(crate) fn beside(folder: Folder, first: &Path, url: &str) -> House {
        let mut config = config(&folder);
        config.postgres = Some(url.to_owned());
        config.key = Some(first.join("key"));
        House { app: connected(config), folder }
    }

    /// The folder, once nothing of the server has it open: the writer and the driver of a table hold it for a moment longer.
    pub(crate) async fn closed(self) -> Folder {
        let House { app, folder } = self;
        drop(app);
        if is_on_postgres() {
            return folder;
        }
        let lock = folder.path().join("lock");
        eventually("the folder is free", async || {
            std::fs::File::options().write(true).open(&lock).unwrap().try_lock().ok()
        })
        .await;
        folder
    }

    /// The same folder opened by a new process, as it were.
    pub(crate) async fn again(self) -> House {
        let folder = self.closed().await;
        let config = config(&folder);
        House::with(folder, config)
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Got {
        let response: Response<Body> = router(self.app.clone()).oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = axum::body::to_bytes(body, 10_000_000).await.unwrap();
        Got { status: parts.status, headers: parts.headers, text: String::from_utf8_lossy(&bytes).into_owned() }
    }

    pub(crate) async fn get(&self, path: &str, headers: &[(&str, &str)]) -> Got {
        let mut request = Request::get(path).header("host", HOST);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.send(request.body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn post(&self, path: &str, headers: &[(&str, &str)], body: &Value) -> Got {
        let mut request = Request::post(path).header("host", HOST).header("content-type", "application/json");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    pub(crate) async fn form(&self, path: &str, headers: &[(&str, &str)], body: &str) -> Got {
        let mut request = Request::post(path)
            .header("host", HOST)
            .header("origin", ORIGIN)
            .header("content-type", "application/x-www-form-urlencoded");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.send(request.body(Body::from(body.to_owned())).unwrap()).await
    }

    /// A table opened by a program; its id and the tokens of its seats.
    pub(crate) async fn open(&self, body: Value) -> (String, Vec<String>) {
        let opened = self.post("/api/tables", &[], &body).await.expect(201).json();
        let tokens = opened["seats"].as_array().unwrap().iter();
        let tokens = tokens.map(|seat| bearer(seat["token"].as_str().unwrap_or_default())).collect();
        (opened["table"].as_str().unwrap().to_owned(), tokens)
    }

    pub(crate) async fn state(&self, table: &str, token: &str) -> Value {
        self.get(&format!("/api/tables/{table}"), &[("authorization", token)]).await.expect(200).json()
    }

    pub(crate) async fn actions(&self, table: &str, token: &str) -> Value {
        self.get(&format!("/api/tables/{table}/actions?wait=5"), &[("authorization", token)]).await.expect(200).json()
    }

    pub(crate) async fn act(&self, table: &str, token: &str, body: Value) -> Got {
        self.post(&format!("/api/tables/{table}/act"), &[("authorization", token)], &body).await
    }
}

pub(crate) fn bearer(token: &str) -> String {
    format!("Bearer {token}")
}

/// Two people at a race.
pub(crate) fn race() -> Value {
    json!({ "game": "sail-race", "seats": [{ "kind": "human", "name": "Sov" }, { "kind": "human", "name": "Caracole" }] })
}

/// Two people at a game without chance: nothing happens by itself.
pub(crate) fn four() -> Value {
    json!({ "game": "connect-four", "seats": [{ "kind": "human", "name": "Ana" }, { "kind": "human", "name": "Bob" }] })
}

pub(crate) fn kuhn() -> Value {
    json!({ "game": "kuhn-poker", "seats": [{ "kind": "human", "name": "Sov" }, { "kind": "human", "name": "Caracole" }] })
}

/// The whole server behind a port of its own.
pub(crate) struct Served {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: tokio::task::JoinHandle<()>,
}

impl Served {
    pub(crate) async fn new(mut config: Config) -> Served {
        config.port = 0;
        #[cfg(feature = "cluster")]
        if is_on_postgres() && config.postgres.is_none() {
            config = on_postgres(config);
        }
        let (stop, stopped) = oneshot::channel::<()>();
        let (ready, address) = oneshot::channel();
        let task = tokio::spawn(async move {
            let shutdown = async { drop(stopped.await) };
            serve(config, shutdown, |address| {
                let _ = ready.send(address);
            })
            .await
            .unwrap();
        });
        Served { address: address.await.unwrap(), stop: Some(stop), task }
    }

    pub(crate) async fn stop(mut self) {
        drop(self.stop.take());
        self.task.await.unwrap();
    }

    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// One request over a connection of its own, as plain bytes.
    pub(crate) async fn call(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> (u16, String) {
        let (head, text) = self.exchange(method, path, "application/json", headers, body).await;
        (head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0), text)
    }

    /// A form sent in: the head of the answer.
    pub(crate) async fn form(&self, path: &str, body: &str) -> String {
        let origin = self.origin();
        self.exchange("POST", path, "application/x-www-form-urlencoded", &[("origin", &origin)], body).await.0
    }

    async fn exchange(
        &self,
        method: &str,
        path: &str,
        kind: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> (String, String) {
        use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        for (name, value) in headers {
            text += &format!("{name}: {value}\r\n");
        }
        text += &format!("content-type: {kind}\r\ncontent-length: {}\r\n\r\n{body}", body.len());
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        (head.to_owned(), body.to_owned())
    }

    pub(crate) async fn open(&self, body: Value) -> (String, Vec<String>) {
        let (status, text) = self.call("POST", "/api/tables", &[], &body.to_string()).await;
        assert_eq!(status, 201, "{text}");
        let opened: Value = serde_json::from_str(&text).unwrap();
        let tokens = opened["seats"].as_array().unwrap().iter();
        let tokens = tokens.map(|seat| bearer(seat["token"].as_str().unwrap_or_default())).collect();
        (opened["table"].as_str().unwrap().to_owned(), tokens)
    }

    pub(crate) async fn socket(&self, table: &str, v: usize, headers: &[(&str, &str)]) -> Result<Socket, u16> {
        self.socket_of(table, v, "", headers).await
    }

    /// The same with more in the address.
    pub(crate) async fn socket_of(
        &self,
        table: &str,
        v: usize,
        more: &str,
        headers: &[(&str, &str)],
    ) -> Result<Socket, u16> {
        let url = format!("ws://{}/table/{table}/ws?v={v}{more}", self.address);
        let mut request = url.into_client_request().unwrap();
        for (name, value) in headers {
            let name = axum::http::HeaderName::from_bytes(name.as_bytes()).unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let stream = TcpStream::connect(self.address).await.unwrap();
        match client_async(request, stream).await {
            Ok((socket, _)) => Ok(Socket { socket, v }),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(_) => Err(0),
        }
    }

    /// A socket that shows a seat's token.
    pub(crate) async fn seat(&self, table: &str, token: &str) -> Socket {
        self.socket(table, 0, &[("authorization", token)]).await.unwrap()
    }
}

pub(crate) struct Socket {
    pub(crate) socket: WebSocketStream<TcpStream>,
    /// The version of the last message that had one.
    pub(crate) v: usize,
}

impl Socket {
    /// The next message; `None` when the server has closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(NEVER, self.socket.next()).await.expect("a message");
            match message? {
                Ok(Message::Text(text)) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    if let (Some(v), true) = (message["v"].as_u64(), message["t"] != "ack") {
                        self.v = v as usize;
                    }
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message of that kind.
    pub(crate) async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("closed before {kind}"));
            if message["t"] == kind {
                return message;
            }
        }
    }

    /// The answer to that client id, and the next message of that kind: either may come first.
    pub(crate) async fn answer_and(&mut self, client: &str, kind: &str) -> (Value, Value) {
        let (mut answer, mut told) = (None, None);
        loop {
            let message = self.next().await.expect("an answer");
            if message["client"] == client {
                answer = Some(message);
            } else if told.is_none() && message["t"] == kind {
                told = Some(message);
            }
            if let (Some(answer), Some(told)) = (&answer, &told) {
                return (answer.clone(), told.clone());
            }
        }
    }

    /// The answer to that client id.
    pub(crate) async fn answer(&mut self, client: &str) -> Value {
        loop {
            let message = self.next().await.expect("an answer");
            if message["client"] == client {
                return message;
            }
        }
    }

    pub(crate) async fn say(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    pub(crate) async fn raw(&mut self, message: Message) -> Result<(), tokio_tungstenite::tungstenite::Error> {
        self.socket.send(message).await
    }
}

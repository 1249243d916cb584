//! A proxy before one link of one node, which does to it what a network can do.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// A slow link takes so long for every piece, in both directions.
const DELAY: Duration = Duration::from_millis(30);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    Open,
    /// Connections end, and none begins.
    Cut,
    /// Nothing passes, and nobody is told.
    Stalled,
    Delayed,
    /// What is asked passes, the answers do not; afterwards the connections that lost some are cut.
    Swallowing,
}

/// Where it leads.
#[derive(Clone, Debug)]
pub(crate) enum Target {
    Socket(PathBuf),
    Port(u16),
}

pub(crate) struct Link {
    pub(crate) port: u16,
    state: watch::Sender<State>,
    target: Arc<Mutex<Target>>,
}

impl Link {
    pub(crate) async fn to(target: Target) -> std::io::Result<Link> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let (port, target) = (listener.local_addr()?.port(), Arc::new(Mutex::new(target)));
        let (state, states) = watch::channel(State::Open);
        let leads = Arc::clone(&target);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                if *states.borrow() == State::Cut {
                    continue;
                }
                drop(client.set_nodelay(true));
                let (target, states) = (leads.lock().unwrap_or_else(PoisonError::into_inner).clone(), states.clone());
                tokio::spawn(async move {
                    match target {
                        Target::Socket(path) => {
                            if let Ok(server) = UnixStream::connect(path).await {
                                pass(client, server, states).await;
                            }
                        }
                        Target::Port(port) => {
                            if let Ok(server) = TcpStream::connect(("127.0.0.1", port)).await {
                                drop(server.set_nodelay(true));
                                pass(client, server, states).await;
                            }
                        }
                    }
                });
            }
        });
        Ok(Link { port, state, target })
    }

    pub(crate) fn set(&self, state: State) {
        self.state.send_replace(state);
    }

    /// New connections lead there, and the old ones end.
    pub(crate) fn lead(&self, target: Target) {
        *self.target.lock().unwrap_or_else(PoisonError::into_inner) = target;
        self.set(State::Cut);
        self.set(State::Open);
    }
}

async fn pass(client: TcpStream, server: impl AsyncRead + AsyncWrite, states: watch::Receiver<State>) {
    let (from_client, to_client) = tokio::io::split(client);
    let (from_server, to_server) = tokio::io::split(server);
    let mut changes = states.clone();
    let cut = async { drop(changes.wait_for(|state| *state == State::Cut).await) };
    tokio::select! {
        () = pump(from_client, to_server, states.clone(), false) => {}
        () = pump(from_server, to_client, states, true) => {}
        () = cut => {}
    }
}

/// Pass on what comes, until either end closes.
async fn pump(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut states: watch::Receiver<State>,
    is_answer: bool,
) {
    let (mut bytes, mut swallowed) = (vec![0; 65536], false);
    loop {
        let read = tokio::select! {
            read = from.read(&mut bytes) => read,
            _ = states.wait_for(|state| swallowed && *state != State::Swallowing) => return,
        };
        let Ok(length @ 1..) = read else { return };
        if states.wait_for(|state| *state != State::Stalled).await.is_err() {
            return;
        }
        let state = *states.borrow();
        match state {
            State::Cut => return,
            State::Swallowing if is_answer => {
                swallowed = true;
                continue;
            }
            State::Delayed => tokio::time::sleep(DELAY).await,
            _ => {}
        }
        if to.write_all(&bytes[..length]).await.is_err() {
            return;
        }
    }
}

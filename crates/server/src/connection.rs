//! One connection, until it ends or the server does.

use crate::app::App;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use tokio::net::TcpStream;

/// Answer what is asked over one connection.
pub(crate) async fn connection(app: &App, stream: TcpStream, peer: SocketAddr, service: axum::Router) {
    // A move is one small packet: waiting for more to send would only make it late.
    drop(stream.set_nodelay(true));
    let service = tower::ServiceBuilder::new()
        .map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
            request.extensions_mut().insert(peer);
            request
        })
        .service(service);
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(app.config.limits.header_read).max_buf_size(16 * 1024);
    let serving = builder.serve_connection(TokioIo::new(stream), TowerToHyperService::new(service)).with_upgrades();
    let mut serving = std::pin::pin!(serving);
    tokio::select! {
        _ = &mut serving => {}
        () = app.until_closing() => {
            serving.as_mut().graceful_shutdown();
            drop(serving.await);
        }
    }
}

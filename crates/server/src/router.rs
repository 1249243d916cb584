//! The map from addresses to handlers.

use crate::app::App;
use crate::{
    api, boards, compress, figures, guard, lab, lesson, play_form, play_on, print, print_set, review, settings, site,
    socket, table_page, workshop,
};
use axum::{Router, middleware, routing::get, routing::post};

/// Everything the server answers.
pub fn router(app: App) -> Router {
    let (api, openapi) = api::router();
    let pages = Router::new()
        .route("/", get(site::home))
        .route("/game/{game}", get(play_form::game))
        .route("/game/{game}/board", get(boards::show).post(boards::work))
        .route("/rules", get(site::rulebooks))
        .route("/rules/{game}", get(site::rules))
        .route("/rules/{game}/figure/{file}", get(figures::show))
        .route("/p/{name}", get(print_set::show).post(print_set::open))
        .route("/print", get(print::shelf))
        .route("/print/{name}", get(print::show))
        .route("/print/{name}/rules.pdf", get(print::rules))
        .route("/print/{name}/{file}", get(print::files))
        .route("/print/{name}/tts/{file}", get(print::picture))
        .route("/learn/{game}", get(lesson::learn))
        .route("/learn/{game}/ws", get(lesson::upgrade))
        .route("/play", post(play_form::play))
        .route("/game/{id}/opens", post(play_form::opens))
        .route("/game/{id}/option/{option}/{value}", get(play_form::option_picture))
        .route("/table/{table}", get(table_page::table).post(table_page::by_hand))
        .route("/table/{table}/replay", get(table_page::replay))
        .route("/table/{table}/picture", get(table_page::picture))
        .route("/table/{table}/share.png", get(table_page::share))
        .route("/table/{table}/play-on", post(play_on::play_on))
        .route("/table/{table}/review", get(review::show).post(review::again))
        .route("/table/{table}/review/board", get(review::board))
        .route("/table/{table}/looking-back", get(review::looking_back))
        .route("/table/{table}/ws", get(socket::upgrade))
        .route("/settings", get(settings::settings).post(settings::set_settings))
        .route("/settings/name", post(settings::set_name))
        .route("/settings/passphrase", post(settings::set_passphrase))
        .route("/settings/return", post(settings::return_as))
        .route("/programs", get(site::programs))
        .route("/offline", get(site::offline))
        .route("/assets/{*name}", get(site::asset))
        .route("/favicon.ico", get(site::top_asset))
        .route("/manifest.webmanifest", get(site::top_asset))
        .route("/sw.js", get(site::top_asset))
        .route("/health", get(site::health))
        .route("/metrics", get(site::metrics))
        .fallback(site::nowhere);
    let openapi = get(move || async move { axum::Json(openapi) });
    pages
        .merge(lab::routes())
        .merge(workshop::routes())
        .merge(api)
        .route("/api/openapi.json", openapi)
        .layer(middleware::from_fn(compress::compress))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}

//! The server as a process: what it tells, how it ends, what can be copied meanwhile.
#![cfg(unix)]

use crate::program::Place;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, ExitStatus};
use std::time::{Duration, Instant};

struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(place: &Place, more: &[&str]) -> Server {
        let arguments = [&["serve", "--port", "0", "--data", "data"], more].concat();
        let mut child = place.command(&arguments).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned();
        Server { child, address }
    }

    /// Send a request and read whatever is answered.
    fn call(&self, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {0}\r\norigin: http://{0}\r\nconnection: close\r\ncontent-length: {1}\r\n\
             content-type: application/x-www-form-urlencoded\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(head.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([name, &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
    }

    /// Wait for the end, but not for ever.
    fn ends_within(mut self, limit: Duration) -> (ExitStatus, String) {
        let began = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                let mut told = String::new();
                self.child.stderr.take().unwrap().read_to_string(&mut told).unwrap();
                return (status, told);
            }
            if began.elapsed() > limit {
                let _ = self.child.kill();
                panic!("still there after {limit:?}");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Two maîtres of ONB: one game of theirs takes minutes.
fn hand_in_a_long_game(server: &Server) -> String {
    let toml = "game = \"onb\"\ngames = 50\nline-ups = [[\"maitre\", \"maitre\"]]\nmetrics = [\"length\"]\n[variants]\ncore = {}\n";
    let body: String = toml.bytes().map(|byte| format!("%{byte:02X}")).collect();
    let answer = server.call("POST", "/lab", &format!("toml={body}"));
    let run = answer.split("/lab/run/").nth(1).and_then(|rest| rest.split("\r\n").next());
    let run = run.unwrap_or_else(|| panic!("not taken in: {answer}")).to_owned();
    let began = Instant::now();
    while !server.call("GET", &format!("/lab/run/{run}/now"), "").contains("\"state\":\"running\"") {
        assert!(began.elapsed() < Duration::from_secs(60), "it never begins");
        std::thread::sleep(Duration::from_millis(50));
    }
    run
}

#[test]
fn a_stop_does_not_wait_for_the_laboratory() {
    let place = Place::new();
    let server = Server::start(&place, &[]);
    let run = hand_in_a_long_game(&server);
    // In the middle of the first game.
    std::thread::sleep(Duration::from_millis(700));
    server.signal("-TERM");
    let (status, _) = server.ends_within(Duration::from_secs(12));
    assert_eq!(status.code(), Some(0));
    // Nothing is lost: the folder is free at once, and the run goes on.
    let server = Server::start(&place, &[]);
    let began = Instant::now();
    while !server.call("GET", &format!("/lab/run/{run}/now"), "").contains("\"state\":\"running\"") {
        assert!(began.elapsed() < Duration::from_secs(60), "it does not go on");
        std::thread::sleep(Duration::from_millis(50));
    }
    server.signal("-INT");
    assert_eq!(server.ends_within(Duration::from_secs(12)).0.code(), Some(0));
}

#[test]
fn a_second_signal_ends_it_at_once() {
    let place = Place::new();
    let server = Server::start(&place, &[]);
    // A visitor whose words are long in coming is waited for a moment.
    let mut slow = TcpStream::connect(&server.address).unwrap();
    let head = format!("POST /api/records HTTP/1.1\r\nhost: {}\r\ncontent-length: 100\r\n\r\n{{", server.address);
    slow.write_all(head.as_bytes()).unwrap();
    std::thread::sleep(Duration::from_millis(300));
    server.signal("-INT");
    std::thread::sleep(Duration::from_millis(300));
    let began = Instant::now();
    server.signal("-INT");
    let (status, _) = server.ends_within(Duration::from_secs(10));
    assert_eq!(status.code(), Some(130), "after {:?}", began.elapsed());
}

#[test]
fn what_goes_wrong_is_told_in_one_line() {
    let place = Place::new();
    std::fs::create_dir_all(place.path("data/lab/odd")).unwrap();
    place.write("data/lab/odd/ticket.json", "{");
    let told = |more: &[&str]| {
        let server = Server::start(&place, more);
        server.signal("-TERM");
        server.ends_within(Duration::from_secs(12)).1
    };
    let usual = told(&[]);
    let lines: Vec<&str> = usual.lines().collect();
    assert!(lines.len() == 1 && lines[0].contains(" WARN ") && lines[0].contains("no readable ticket"), "{usual}");
    assert!(lines[0].contains("run=\"odd\"") && !usual.contains('\u{1b}'), "{usual}");
    assert_eq!(told(&["--log", "off"]), "");
    let more = told(&["--log", "INFO"]);
    assert!(more.contains(" INFO serving") && more.contains(" WARN "), "{more}");
    place.run(&["serve", "--log", "loud"], &[]).with(2).complains("“loud”").complains("off, error, warn");
    let machines = told(&["--log-format", "json"]);
    let line: serde_json::Value = serde_json::from_str(machines.trim()).expect("one object a line");
    assert!(line["level"] == "WARN" && line["run"] == "odd" && line["timestamp"].is_string(), "{machines}");
    place.run(&["serve", "--log-format", "xml"], &[]).with(2).complains("“xml”").complains("text, json");
    place
        .run(&["serve", "--trusted-proxy", "10.0.0.0/99"], &[])
        .with(2)
        .complains("“10.0.0.0/99”")
        .complains("10.0.0.0/8");
    if cfg!(not(feature = "cluster")) {
        place.run(&["serve", "--bus", "nats://me:secret@localhost"], &[]).with(2).complains("--features cluster");
    }
}

#[test]
fn all_games_are_copied_while_they_are_played() {
    let place = Place::new();
    let server = Server::start(&place, &[]);
    let opened = server.call("POST", "/play", "game=connect-four");
    let table = opened.split("/table/").nth(1).and_then(|rest| rest.split("\r\n").next()).unwrap().to_owned();
    place.run(&["backup", "copy", "--data", "data"], &[]).with(0).says("copy/galerne.sqlite").says("--data copy");
    place.run(&["backup", "copy", "--data", "data"], &[]).with(1).complains("copy/galerne.sqlite");
    place.run(&["backup", "other", "--data", "nowhere"], &[]).with(1).complains("nowhere/galerne.sqlite");
    place.run(&["backup", "other", "--database", "postgres://x"], &[]).with(1).complains("only SQLite");
    server.signal("-TERM");
    assert_eq!(server.ends_within(Duration::from_secs(12)).0.code(), Some(0));
    std::fs::remove_dir_all(place.path("data")).unwrap();
    std::fs::rename(place.path("copy"), place.path("data")).unwrap();
    let server = Server::start(&place, &[]);
    assert!(server.call("GET", &format!("/table/{table}"), "").starts_with("HTTP/1.1 200"));
}

#[test]
fn a_start_that_fails_says_what_to_do() {
    let place = Place::new();
    let server = Server::start(&place, &[]);
    let port = server.address.rsplit(':').next().unwrap().to_owned();
    place.run(&["serve", "--port", &port, "--data", "other"], &[]).with(1).complains("--port");
    place.run(&["serve", "--port", "0", "--data", "data"], &[]).with(1).complains("Another server already uses");
    drop(server);
    std::fs::create_dir_all(place.path("broken")).unwrap();
    let mut head = b"SQLite format 3\0".to_vec();
    head.resize(8192, 0x5a);
    std::fs::write(place.path("broken/galerne.sqlite"), head).unwrap();
    let ran = place.run(&["serve", "--port", "0", "--data", "broken"], &[]).with(1).complains("broken/galerne.sqlite");
    assert!(!ran.err.contains("port"), "{}", ran.err);
}

//! A nats-server for the tests of this process: Debian's, on a port of its own, gone when the process ends.

use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The shell ends the server when its standard input closes, which it does however this process ends; until then it starts it, stops it and
/// lets it sleep as it is told.
const KEEP: &str = r#"
    umask 077
    server=
    end() { [ -z "$server" ] || { kill -CONT $server; kill -9 $server; wait $server; } 2>/dev/null; server=; }
    while read word; do
        case $word in
            start) nats-server -a 127.0.0.1 -p "$@" >/dev/null 2>&1 & server=$! ;;
            kill) end ;;
            stop) kill -STOP $server ;;
            go) kill -CONT $server ;;
        esac
        echo done
    done
    end
"#;

pub(crate) struct Nats {
    port: u16,
    keeper: Child,
}

impl Nats {
    pub(crate) fn start() -> Nats {
        Nats::start_with(&[])
    }

    pub(crate) fn start_with(options: &[&str]) -> Nats {
        // Free a moment ago; another process would have to take just this one.
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let path = "/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin";
        let mut command = Command::new("sh");
        command.args(["-c", KEEP, "sh", &port.to_string()]).args(options).env("PATH", path);
        let keeper = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a shell starts");
        let mut nats = Nats { port, keeper };
        nats.up();
        nats
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// The number of its process.
    #[allow(dead_code, reason = "the load test looks at its processor time")]
    pub(crate) fn pid(&self) -> Option<u32> {
        let wanted = format!("nats-server\0-a\0127.0.0.1\0-p\0{}\0", self.port);
        let all = std::fs::read_dir("/proc").ok()?.flatten();
        let is_it = |path: std::path::PathBuf| {
            std::fs::read(path.join("cmdline")).is_ok_and(|words| words.ends_with(wanted.as_bytes()))
        };
        all.filter(|entry| is_it(entry.path())).find_map(|entry| entry.file_name().to_str()?.parse().ok())
    }

    #[allow(dead_code, reason = "the load test has a proxy before it")]
    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    fn say(&mut self, word: &str) {
        use std::io::{Read as _, Write as _};
        writeln!(self.keeper.stdin.as_mut().unwrap(), "{word}").unwrap();
        self.keeper.stdout.as_mut().unwrap().read_exact(&mut [0; 5]).unwrap();
    }

    /// Start it, and wait until it answers.
    pub(crate) fn up(&mut self) {
        self.say("start");
        let began = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            assert!(began.elapsed().as_secs() < 60, "nats-server answers: apt-get install nats-server");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    pub(crate) fn kill(&mut self) {
        self.say("kill");
    }

    /// It sleeps, with all its connections open.
    pub(crate) fn stop(&mut self) {
        self.say("stop");
    }

    pub(crate) fn go_on(&mut self) {
        self.say("go");
    }
}

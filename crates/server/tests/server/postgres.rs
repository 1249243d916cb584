//! A PostgreSQL server for the tests of this process: Debian's, on a socket in a temporary folder, gone when the process ends.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Where Debian keeps the programs of each version.
const PROGRAMS: &str = "/usr/lib/postgresql";

/// The shell ends the server when its standard input closes, which it does however this process ends; until then it kills it and starts it
/// anew as it is told. What is left of a server that was killed goes by itself, and until then no other can begin.
const KEEP: &str = r#"
    umask 077
    folder=$1 options=$3
    eval "$2" >"$1/log" 2>&1 || exit 1
    start() {
        (eval "exec postgres -D \"\$folder/data\" -k \"\$folder\" -c listen_addresses='' -c max_connections=300 -c shared_buffers=64MB $options") >>"$folder/log" 2>&1 &
        server=$!
    }
    start
    while read word; do
        case $word in
            kill) kill -9 $server; wait $server ;;
            start)
                for try in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
                    start; sleep 0.3; kill -0 $server 2>/dev/null && break
                done ;;
        esac
    done 2>/dev/null
    kill -INT $server 2>/dev/null
    wait $server
    rm -rf "$folder"
"#;

pub(crate) struct Postgres {
    folder: PathBuf,
    port: u16,
    keeper: Child,
}

/// It ends, and its folder is gone.
impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        drop(self.keeper.wait());
    }
}

pub(crate) fn programs() -> PathBuf {
    let versions = std::fs::read_dir(PROGRAMS).map(|all| all.flatten().map(|entry| entry.path()).collect());
    let mut versions: Vec<PathBuf> = versions.unwrap_or_default();
    versions.retain(|version| version.join("bin/postgres").is_file());
    versions.sort();
    let newest = versions.pop().expect("PostgreSQL's server is installed: apt-get install postgresql");
    newest.join("bin")
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().expect("id runs").stdout;
    String::from_utf8_lossy(&id).trim() == "0"
}

/// The server refuses to run as root: then it runs as the user that Debian's package makes.
fn as_postgres(program: &str) -> Command {
    if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--", program]);
        command
    } else {
        Command::new(program)
    }
}

/// The server, started by the first test that asks.
#[allow(dead_code, reason = "the load test starts its own")]
pub(crate) fn server() -> &'static Postgres {
    static SERVER: OnceLock<Postgres> = OnceLock::new();
    SERVER.get_or_init(|| Postgres::start(Postgres::EMPTY, ""))
}

#[allow(dead_code, reason = "tests and the load test use different parts")]
impl Postgres {
    fn say(&mut self, word: &str) {
        use std::io::Write as _;
        writeln!(self.keeper.stdin.as_mut().unwrap(), "{word}").unwrap();
    }

    /// Its first process is killed, which is the end of all.
    pub(crate) fn kill(&mut self) {
        self.say("kill");
    }

    /// Start it again after that. It is not waited for.
    pub(crate) fn start_again(&mut self) {
        self.say("start");
    }

    /// Where it listens.
    pub(crate) fn socket(&self) -> PathBuf {
        self.folder.join(format!(".s.PGSQL.{}", self.port))
    }

    /// What makes a folder for a server that follows this one.
    pub(crate) fn follower(&self) -> String {
        format!("pg_basebackup -h {} -U postgres -D \"$1/data\" -R -X stream -c fast", self.folder.display())
    }

    /// Seconds of processor time that all its processes have used so far.
    pub(crate) fn cpu(&self) -> f64 {
        let file = self.ask("/postgres", "SELECT pg_read_file('postmaster.pid')");
        let Some(pid) = file.lines().next().and_then(|line| line.trim().parse::<u32>().ok()) else { return 0.0 };
        let all = std::fs::read_dir("/proc").into_iter().flatten().flatten();
        let times = all.filter_map(|entry| {
            let stat = std::fs::read_to_string(entry.path().join("stat")).ok()?;
            let fields: Vec<f64> =
                stat.rsplit_once(')')?.1.split_whitespace().skip(1).filter_map(|field| field.parse().ok()).collect();
            let is_first = entry.file_name().to_string_lossy() == pid.to_string();
            // The first process knows what those have used that have ended.
            let taken = if is_first { 4 } else { 2 };
            let is_its = is_first || fields.first() == Some(&f64::from(pid));
            is_its.then(|| fields.iter().skip(10).take(taken).sum::<f64>())
        });
        times.sum::<f64>() / 100.0
    }

    /// The folder that belongs to the server's user.
    pub(crate) fn make(folder: &Path) {
        assert!(as_postgres("mkdir").arg(folder).status().expect("mkdir runs").success());
    }

    /// Run one of PostgreSQL's programs against this server.
    pub(crate) fn run(&self, program: PathBuf, words: &[&str]) {
        let mut command = as_postgres(&program.display().to_string());
        command.args(["-U", "postgres", "-h"]).arg(&self.folder).args(words).current_dir("/tmp");
        assert!(command.status().expect("it runs").success(), "{}", program.display());
    }
}

impl Postgres {
    /// Makes an empty `$1/data`.
    pub(crate) const EMPTY: &str = "initdb -D \"$1/data\" -U postgres -A trust -E UTF8 --locale=C";

    /// A new folder of the server's user.
    pub(crate) fn folder() -> PathBuf {
        let made = as_postgres("mktemp").args(["-d", "/tmp/galerne-pg-XXXXXX"]).output().expect("mktemp runs");
        PathBuf::from(String::from_utf8(made.stdout).unwrap().trim())
    }

    /// A server with options of its own, on the data that the shell's words make.
    pub(crate) fn start(prepare: &str, options: &str) -> Postgres {
        Postgres::start_at(5432, prepare, options)
    }

    /// The same under another number, where it listens to more than its socket.
    pub(crate) fn start_at(port: u16, prepare: &str, options: &str) -> Postgres {
        let folder = Postgres::folder();
        let path = format!("{}:/usr/bin:/bin", programs().display());
        let mut command = as_postgres("env");
        command.arg(format!("PATH={path}")).args(["sh", "-c", KEEP, "sh"]).arg(&folder);
        command.args([prepare, &format!("-c port={port} {options}")]).current_dir("/tmp");
        let keeper = command.stdin(Stdio::piped()).spawn().expect("a shell starts");
        let postgres = Postgres { folder, port, keeper };
        postgres.wait();
        postgres
    }

    fn command(&self, database: &str, sql: &str) -> Command {
        let mut command = Command::new(programs().join("psql"));
        command.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", "postgres", "-h"]).arg(&self.folder);
        command.args(["-p", &self.port.to_string(), "-d", database, "-c", sql]).stderr(Stdio::null());
        command
    }

    /// Wait until it answers: it may be starting, or recovering from a crash.
    pub(crate) fn wait(&self) {
        let began = std::time::Instant::now();
        while !self.psql("postgres", "SELECT 1") {
            assert!(began.elapsed().as_secs() < 120, "the server answers; its log is in {}", self.folder.display());
            std::thread::sleep(std::time::Duration::from_millis(100));
        }
    }

    fn psql(&self, database: &str, sql: &str) -> bool {
        self.command(database, sql).stdout(Stdio::null()).status().is_ok_and(|status| status.success())
    }

    /// What a statement answers in that database.
    pub(crate) fn ask(&self, url: &str, sql: &str) -> String {
        let database = url.rsplit('/').next().unwrap();
        let output = self.command(database, sql).output().expect("psql runs");
        assert!(output.status.success(), "{sql}");
        String::from_utf8(output.stdout).unwrap().trim().to_owned()
    }

    /// A new, empty database; its address.
    pub(crate) fn database(&self) -> String {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        self.named(&format!("test_{}", COUNT.fetch_add(1, Ordering::Relaxed)))
    }

    /// The database of that name, made when it is first asked for; its address.
    pub(crate) fn named(&self, name: &str) -> String {
        let found = self.ask("/postgres", &format!("SELECT count(*) FROM pg_database WHERE datname = '{name}'"));
        if found == "0" {
            self.ask("/postgres", &format!("CREATE DATABASE {name}"));
        }
        format!("postgres://postgres@{}/{name}", self.folder.display().to_string().replace('/', "%2F"))
    }
}

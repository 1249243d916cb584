//! The command line as types. What it says about itself stands in the text files, under `cli-…` (see `help.rs`).

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

#[derive(Debug, Default, Parser)]
#[command(name = "galerne", version)]
pub(crate) struct Cli {
    #[arg(long, global = true, value_name = "en|fr")]
    pub(crate) lang: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Serve(Serve),
    Worker(Worker),
    Backup(Backup),
    Store(Store),
    Games(Games),
    Play(Play),
    Replay(Replay),
    Render(Render),
    Print(Box<Print>),
    Record(Record),
    Position(Position),
    Lab(Lab),
    Bench(Bench),
    Arena(Arena),
    Hint(Hint),
    Review(Review),
    Workshop(Workshop),
}

#[derive(Debug, Args)]
pub(crate) struct Serve {
    #[arg(long, value_name = "N", default_value_t = 4747)]
    pub(crate) port: u16,
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1")]
    pub(crate) bind: std::net::IpAddr,
    #[arg(long, value_name = "FOLDER", default_value = "galerne-data")]
    pub(crate) data: PathBuf,
    #[arg(long, value_name = "URL")]
    pub(crate) database: Option<String>,
    #[arg(long, value_name = "URL")]
    pub(crate) bus: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) key: Option<PathBuf>,
    #[arg(long, value_name = "URL")]
    pub(crate) origin: Vec<String>,
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    #[arg(long, value_name = "CIDR", conflicts_with = "behind_proxy")]
    pub(crate) trusted_proxy: Vec<String>,
    #[arg(long, value_name = "ADDR:PORT")]
    pub(crate) ops: Option<std::net::SocketAddr>,
    #[arg(long, value_name = "SECONDS", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=600))]
    pub(crate) drain: u64,
    #[arg(long, value_name = "MS", default_value_t = PAUSE)]
    pub(crate) pause: u64,
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) keep_days: Option<u32>,
    #[arg(long, value_name = "TOKEN")]
    pub(crate) metrics_token: Option<String>,
    #[arg(long, value_name = "LEVEL")]
    pub(crate) log: Option<String>,
    #[arg(long, value_name = "text|json")]
    pub(crate) log_format: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct Worker {
    #[arg(long, value_name = "URL")]
    pub(crate) database: Option<String>,
    #[arg(long, value_name = "URL")]
    pub(crate) bus: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) key: PathBuf,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(0..=1024))]
    pub(crate) bots: Option<u16>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(0..=1024))]
    pub(crate) lab: Option<u16>,
    #[arg(long)]
    pub(crate) no_reviews: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Backup {
    #[arg(value_name = "FOLDER")]
    pub(crate) to: PathBuf,
    #[arg(long, value_name = "FOLDER", default_value = "galerne-data")]
    pub(crate) data: PathBuf,
    #[arg(long, value_name = "URL")]
    pub(crate) database: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct Store {
    #[command(subcommand)]
    pub(crate) command: StoreCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum StoreCommand {
    Copy(StoreCopy),
    Check(StoreAt),
    Migrate(StoreAt),
}

#[derive(Debug, Args)]
pub(crate) struct StoreCopy {
    #[arg(long, value_name = "URL")]
    pub(crate) from: String,
    #[arg(long, value_name = "URL")]
    pub(crate) to: String,
}

#[derive(Debug, Args)]
pub(crate) struct StoreAt {
    #[arg(value_name = "URL")]
    pub(crate) database: String,
}

/// Long enough to see whose move it was, in milliseconds.
const PAUSE: u64 = 600;

/// What `galerne` alone does.
impl Default for Serve {
    fn default() -> Serve {
        Serve {
            port: 4747,
            bind: std::net::Ipv4Addr::LOCALHOST.into(),
            data: PathBuf::from("galerne-data"),
            database: None,
            bus: None,
            key: None,
            origin: Vec::new(),
            behind_proxy: false,
            trusted_proxy: Vec::new(),
            ops: None,
            drain: 0,
            pause: PAUSE,
            keep_days: None,
            metrics_token: None,
            log: None,
            log_format: None,
        }
    }
}

#[derive(Debug, Args)]
pub(crate) struct Games {
    #[arg(value_name = "GAME")]
    pub(crate) game: Option<String>,
    #[arg(long)]
    pub(crate) all: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Clone, Debug, Default, Args)]
pub(crate) struct Play {
    #[arg(value_name = "GAME")]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "WHO,WHO…", value_delimiter = ',')]
    pub(crate) seats: Vec<String>,
    #[arg(long, value_name = "NAME,NAME…", value_delimiter = ',')]
    pub(crate) names: Vec<String>,
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    #[arg(long, value_name = "PRESET")]
    pub(crate) preset: Vec<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["options", "preset", "edition"])]
    pub(crate) from: Option<PathBuf>,
    #[arg(long)]
    pub(crate) dice: bool,
    #[arg(long)]
    pub(crate) auto: bool,
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
}

#[derive(Debug, Args)]
pub(crate) struct Replay {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    #[arg(long = "as", value_name = "SEAT")]
    pub(crate) viewer: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Render {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, short = 'o', value_name = "FILE.svg|FILE.png")]
    pub(crate) output: PathBuf,
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    #[arg(long = "as", value_name = "SEAT")]
    pub(crate) viewer: Option<String>,
    #[arg(long)]
    pub(crate) dark: bool,
    #[arg(long)]
    pub(crate) coordinates: bool,
    #[arg(long, value_name = "N", default_value_t = 2.0)]
    pub(crate) scale: f32,
}

#[derive(Debug, Args)]
pub(crate) struct Print {
    #[arg(value_name = "GAME")]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "quick|full")]
    pub(crate) set: Option<String>,
    #[arg(long, value_name = "PART,PART…", value_delimiter = ',')]
    pub(crate) parts: Vec<String>,
    #[arg(long, value_name = "PART,PART…", value_delimiter = ',')]
    pub(crate) without: Vec<String>,
    #[arg(long, value_name = "a4|letter")]
    pub(crate) paper: Option<String>,
    #[arg(long, value_name = "full|low|grey")]
    pub(crate) ink: Option<String>,
    #[arg(long, value_name = "duplex|fold|none")]
    pub(crate) backs: Option<String>,
    #[arg(long, value_name = "X,Y", allow_hyphen_values = true)]
    pub(crate) shift: Option<String>,
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    #[arg(long, value_name = "OPTION=FILE")]
    pub(crate) with: Vec<String>,
    #[arg(long, value_name = "PRESET")]
    pub(crate) preset: Vec<String>,
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    pub(crate) players: Option<String>,
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "flat|standing")]
    pub(crate) figures: Option<String>,
    #[arg(long, value_name = "poker|bridge|euro|mini-euro|inch")]
    pub(crate) format: Option<String>,
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    pub(crate) copies: Option<String>,
    #[arg(long, value_name = "URL")]
    pub(crate) link: Option<String>,
    #[arg(long, value_name = "FILE.csv")]
    pub(crate) cards: Option<PathBuf>,
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    pub(crate) blank: Option<String>,
    #[arg(long = "for", value_name = "drivethru|gamecrafter|eu|mpc", conflicts_with = "form")]
    pub(crate) shop: Option<String>,
    #[arg(long = "as", value_name = "pdf|svg|png|tts|cut|data|kit")]
    pub(crate) form: Option<String>,
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    pub(crate) dpi: Option<String>,
    #[arg(long)]
    pub(crate) list: bool,
    #[arg(long)]
    pub(crate) rules: bool,
    #[arg(long, value_name = "a4|a5")]
    pub(crate) book: Option<String>,
    #[arg(long, value_name = "table|whole")]
    pub(crate) edition: Option<String>,
    #[arg(long)]
    pub(crate) calibrate: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Record {
    #[command(subcommand)]
    pub(crate) command: RecordCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum RecordCommand {
    Check(RecordCheck),
}

#[derive(Debug, Args)]
pub(crate) struct RecordCheck {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct Position {
    #[command(subcommand)]
    pub(crate) command: Option<PositionCommand>,
    #[arg(value_name = "FILE", required = true)]
    pub(crate) file: Option<PathBuf>,
    #[arg(long, value_name = "JSON")]
    pub(crate) act: Vec<String>,
    #[arg(long, value_name = "JSON")]
    pub(crate) chance: Vec<String>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum PositionCommand {
    New(PositionNew),
}

#[derive(Debug, Args)]
pub(crate) struct PositionNew {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    #[arg(long, value_name = "PRESET")]
    pub(crate) preset: Vec<String>,
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<usize>,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Bench {
    #[arg(value_name = "GAME")]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 2_000_000)]
    pub(crate) decisions: u64,
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub(crate) seats: usize,
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long)]
    pub(crate) bare: bool,
    #[arg(long, conflicts_with = "bare")]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Lab {
    #[command(subcommand)]
    pub(crate) command: LabCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum LabCommand {
    Run(LabRun),
    Report(LabReport),
    All(LabAll),
}

#[derive(Debug, Args)]
pub(crate) struct LabRun {
    #[arg(value_name = "NAME|FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) to: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
}

#[derive(Debug, Args)]
pub(crate) struct LabReport {
    #[arg(value_name = "FOLDER", required = true)]
    pub(crate) folders: Vec<PathBuf>,
    #[arg(long, short = 'o', value_name = "FILE.html")]
    pub(crate) output: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct LabAll {
    #[arg(value_name = "FOLDER")]
    pub(crate) folder: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER", default_value = "lab-runs")]
    pub(crate) to: PathBuf,
    #[arg(long, value_name = "FOLDER", default_value = "docs/lab")]
    pub(crate) pages: PathBuf,
    #[arg(long = "game", value_name = "GAME")]
    pub(crate) games: Vec<String>,
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
}

#[derive(Clone, Debug, Args)]
pub(crate) struct Arena {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(long, value_name = "BOT,BOT…", value_delimiter = ',', required = true)]
    pub(crate) players: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) games: usize,
    #[arg(long, value_name = "N")]
    pub(crate) seconds: Option<u64>,
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    #[arg(long, value_name = "PRESET")]
    pub(crate) preset: Vec<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<usize>,
    #[arg(long)]
    pub(crate) solo: bool,
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    #[arg(long, value_name = "ELO0,ELO1", value_delimiter = ',', allow_hyphen_values = true)]
    pub(crate) sprt: Vec<f64>,
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Hint {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    pub(crate) seconds: f32,
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) threads: usize,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Review {
    #[command(subcommand)]
    pub(crate) command: Option<ReviewCommand>,
    #[arg(value_name = "FILE", required = true)]
    pub(crate) file: Option<PathBuf>,
    #[arg(long)]
    pub(crate) quick: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ReviewCommand {
    Measure(Measure),
}

#[derive(Debug, Args)]
pub(crate) struct Measure {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub(crate) games: usize,
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<usize>,
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long)]
    pub(crate) quick: bool,
    #[arg(long)]
    pub(crate) fit: bool,
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    #[arg(long, value_name = "N")]
    pub(crate) seconds: Option<u64>,
    #[arg(long, value_name = "FILE")]
    pub(crate) rows: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Workshop {
    #[command(subcommand)]
    pub(crate) command: WorkshopCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum WorkshopCommand {
    New(WorkshopNew),
    Check(WorkshopCheck),
    Diff(WorkshopDiff),
    Format(WorkshopFormat),
    Link(WorkshopLink),
    Import(WorkshopImport),
}

#[derive(Debug, Args)]
pub(crate) struct WorkshopNew {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct WorkshopCheck {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long)]
    pub(crate) strict: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct WorkshopDiff {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(value_name = "OTHER")]
    pub(crate) other: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct WorkshopFormat {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct WorkshopLink {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct WorkshopImport {
    #[arg(value_name = "LINK|RECORD")]
    pub(crate) from: String,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

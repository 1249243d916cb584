//! Every limit, in one list. What a stranger may cost us is decided here and nowhere else.

use std::time::Duration;

#[derive(Clone, Debug)]
pub struct Limits {
    // One socket.
    /// The largest message and frame that a page may send.
    pub message_bytes: usize,
    /// What each socket reads into. The library's own 128 KiB would make ten thousand idle sockets 1.3 GB.
    pub read_buffer_bytes: usize,
    /// Bytes to collect before the operating system is bothered.
    pub write_buffer_bytes: usize,
    /// Bytes that may wait for a reader within the socket; it must hold the largest page.
    pub max_write_buffer_bytes: usize,
    /// Messages that may wait for a reader; a slower one is cut, and comes back with its version.
    pub outgoing_queue: usize,
    /// A socket without a message for this long is closed. Pages ping more often.
    pub socket_idle: Duration,
    /// How long one message may take to be written to a reader before the socket is given up.
    pub socket_write: Duration,
    /// Messages that are no messages (unknown kind, not JSON, binary) before the socket is closed.
    pub bad_messages: u32,

    // One player.
    /// Actions a player may send at once …
    pub action_credit: u32,
    /// … and the time in which that credit grows back from nothing.
    pub action_window: Duration,
    /// A player counts as absent after this long without a connection, a program after this long without a request:
    /// only then may others give the seat to a bot.
    pub seat_grace: Duration,
    /// Hints and analyses that one may have thought, as credit and the time it grows back in. What is known already is free.
    pub insight_credit: u32,
    pub insight_window: Duration,
    /// Previews in the same time: a hand that wanders over a board asks for many, and must not spend its moves by that.
    pub preview_credit: u32,

    /// Actions that one message may ask for in one go.
    pub sequence_actions: usize,

    /// Sockets and event streams of one person, or of one seat's token.
    pub sockets_per_person: usize,

    // One address: a whole school may share it.
    pub connections_per_address: usize,
    pub sockets_per_address: usize,
    /// Sockets of all those at one address who have neither a cookie nor a seat.
    pub sockets_of_strangers: usize,
    /// Requests that are being answered at the same time. Behind a proxy connections are the proxy's, and this is what each
    /// visitor is held to.
    pub requests_at_once: usize,
    /// Requests that cost something, as credit and the time it grows back in.
    pub request_credit: u32,
    pub request_window: Duration,
    /// Tables opened and records sent in.
    pub table_credit: u32,
    pub table_window: Duration,
    /// The same over a whole day.
    pub table_day_credit: u32,
    /// Records sent in: each may be a megabyte.
    pub import_credit: u32,
    pub import_window: Duration,
    /// Passphrases tried or set: each costs a deliberate amount of work.
    pub passphrase_credit: u32,
    pub passphrase_window: Duration,

    // One name.
    /// Passphrases tried for the same name, wherever they come from.
    pub guess_credit: u32,
    pub guess_window: Duration,

    // The whole server.
    pub connections: usize,
    /// Bodies of ordinary requests.
    pub body_bytes: usize,
    /// The same where they carry an edition of 64 kB, escaped, and another to compare it with.
    pub edition_bytes: usize,
    /// Fields of a form: the laboratory's has some hundred.
    pub form_fields: usize,
    /// How long a body may take to arrive.
    pub body_read: Duration,
    /// A record sent in.
    pub record_bytes: usize,
    pub record_entries: usize,
    /// How long the head of a request may take to arrive.
    pub header_read: Duration,
    /// What the database may take on the disk before no more tables are opened; those there are go on.
    pub store_bytes: u64,
    /// A disk that has not answered for this long is unhealthy.
    pub health_wait: Duration,
    /// Tables replayed before the first request is served; older ones are checked when they are opened.
    pub startup_replays: usize,
    /// Time for those replays.
    pub startup_time: Duration,
    /// A table without readers for this long is evicted from memory.
    pub table_idle: Duration,
    /// Steps that a page may have missed and still be sent as one step rather than as a page.
    pub missed_steps: usize,
    /// Tables held in memory; beyond it those without readers are evicted, the least recently used first.
    pub tables_in_memory: usize,
    /// Hints and analyses that may wait to be thought.
    pub insights_waiting: usize,
    /// Reviews that may be queued for one person, and in all.
    pub reviews_waiting_each: usize,
    pub reviews_waiting: usize,
    /// Entries between two snapshots of a table.
    pub snapshot_every: usize,
    /// Longest wait of a program for its turn.
    pub api_wait: Duration,

    // Print and play.
    /// One document, archive or picture.
    pub print_answer_bytes: usize,
    /// Documents kept in memory for further requests of the same.
    pub print_kept_bytes: usize,

    // The laboratory.
    /// Games of one run, all variants together.
    pub lab_games: u64,
    /// Runs of one person that wait or are at work.
    pub lab_waiting_each: usize,
    /// Runs of one person that lie here, whatever became of them.
    pub lab_kept_each: usize,
    /// The same for one address in all: a new cookie costs nothing.
    pub lab_waiting_per_address: usize,
    pub lab_kept_per_address: usize,
    /// Runs queued in all.
    pub lab_queue: usize,
    /// What all runs together may take on the disk before no more are taken in.
    pub lab_bytes: u64,
    /// How long a run may be at work while others wait; then it goes to the end of the queue.
    pub lab_slice: Duration,

    // Words.
    pub name_chars: usize,
    pub client_id_bytes: usize,
    pub passphrase_chars: std::ops::RangeInclusive<usize>,
    /// Tables in one list.
    pub list_length: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message_bytes: 8 * 1024,
            read_buffer_bytes: 4 * 1024,
            write_buffer_bytes: 4 * 1024,
            max_write_buffer_bytes: 1024 * 1024,
            outgoing_queue: 64,
            socket_idle: Duration::from_secs(75),
            socket_write: Duration::from_secs(20),
            bad_messages: 16,
            action_credit: 100,
            action_window: Duration::from_secs(20),
            seat_grace: Duration::from_secs(60),
            insight_credit: 30,
            insight_window: Duration::from_secs(60),
            preview_credit: 400,
            sequence_actions: 64,
            sockets_per_person: 32,
            connections_per_address: 2_048,
            sockets_per_address: 1_024,
            sockets_of_strangers: 64,
            requests_at_once: 512,
            request_credit: 600,
            request_window: Duration::from_secs(60),
            table_credit: 60,
            table_window: Duration::from_secs(600),
            table_day_credit: 1_000,
            import_credit: 20,
            import_window: Duration::from_secs(600),
            passphrase_credit: 10,
            passphrase_window: Duration::from_secs(600),
            guess_credit: 20,
            guess_window: Duration::from_secs(3600),
            connections: 20_000,
            body_bytes: 64 * 1024,
            edition_bytes: 256 * 1024,
            form_fields: 1_000,
            body_read: Duration::from_secs(30),
            record_bytes: 1024 * 1024,
            record_entries: 20_000,
            header_read: Duration::from_secs(10),
            store_bytes: 16 << 30,
            health_wait: Duration::from_secs(2),
            startup_replays: 5_000,
            startup_time: Duration::from_secs(20),
            table_idle: Duration::from_secs(300),
            missed_steps: 32,
            tables_in_memory: 4_000,
            insights_waiting: 32,
            reviews_waiting_each: 3,
            reviews_waiting: 200,
            snapshot_every: 32,
            api_wait: Duration::from_secs(25),
            print_answer_bytes: 8 * 1024 * 1024,
            print_kept_bytes: 64 * 1024 * 1024,
            lab_games: 1_000_000,
            lab_waiting_each: 3,
            lab_kept_each: 40,
            lab_waiting_per_address: 12,
            lab_kept_per_address: 160,
            lab_queue: 50,
            lab_bytes: 4 << 30,
            lab_slice: Duration::from_secs(300),
            name_chars: 40,
            client_id_bytes: 64,
            passphrase_chars: 10..=200,
            list_length: 60,
        }
    }
}

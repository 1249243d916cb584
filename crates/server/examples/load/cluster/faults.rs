//! What is done to the cluster.

use super::link::{State, Target};
use super::{Cluster, NODES, Trouble};
use std::time::Duration;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// A node is killed and started anew.
    Kill,
    /// The same, and from then on its clock is an hour wrong.
    Clock,
    /// A node sleeps for some seconds and wakes with the memory it had.
    Sleep,
    /// The worker is killed and started anew.
    Worker,
    /// The database closes every connection.
    Disconnect,
    /// A process of the database dies, which makes it recover as after a crash.
    Crash,
    /// The database's first process dies.
    Parent,
    /// The database is lost, and its standby takes its place.
    FailOver,
    /// A node is cut off from the database.
    Cut,
    /// Nothing passes between a node and the database.
    Stall,
    /// Everything between a node and the database is slow.
    Delay,
    /// A node's writes are carried out, and it does not hear of it.
    Swallow,
    /// The bus is killed and started anew.
    Mute,
    /// The bus takes what is said and passes nothing on; long enough for that to be noticed, or not.
    Daze,
    /// A node hears nothing of the bus.
    Deafen,
    /// All nodes are stopped one after the other, and started anew with newer rules.
    Roll,
}

pub(super) const FAULTS: [Fault; 16] = [
    Fault::Kill,
    Fault::Sleep,
    Fault::Disconnect,
    Fault::Crash,
    Fault::Mute,
    Fault::Daze,
    Fault::Swallow,
    Fault::Worker,
    Fault::Cut,
    Fault::Stall,
    Fault::Delay,
    Fault::Deafen,
    Fault::Parent,
    Fault::Clock,
    Fault::Roll,
    Fault::FailOver,
];

/// Numbers that a printed seed gives again.
pub(super) struct Numbers(pub(super) u64);

impl Numbers {
    pub(super) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    /// Between so many milliseconds and so many.
    fn time(&mut self, least: usize, most: usize) -> Duration {
        Duration::from_millis((least + self.below(most - least)) as u64)
    }
}

impl Cluster {
    pub(super) async fn fault(&mut self, fault: Fault, numbers: &mut Numbers) -> Result<(), Trouble> {
        let node = numbers.below(NODES);
        match fault {
            Fault::Kill | Fault::Clock => {
                self.nodes[node].server = None;
                tokio::time::sleep(numbers.time(0, 1500)).await;
                if fault == Fault::Clock {
                    self.nodes[node].hours = [-1, 0, 1][numbers.below(3)];
                }
                self.start(node)?;
            }
            Fault::Sleep => {
                // Now and then longer than anybody waits.
                let time = if numbers.below(4) == 0 { numbers.time(14_000, 16_000) } else { numbers.time(1000, 4000) };
                if let Some(server) = &self.nodes[node].server {
                    server.signal("-STOP");
                    tokio::time::sleep(time).await;
                    server.signal("-CONT");
                }
            }
            Fault::Worker => {
                self.worker = None;
                tokio::time::sleep(numbers.time(0, 3000)).await;
                self.start_worker()?;
            }
            Fault::Disconnect => {
                let sql = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                           WHERE application_name = 'galerne' AND datname = current_database()";
                self.database.first.ask(&self.database.url(), sql);
            }
            Fault::Crash => {
                let sql = "SELECT pid FROM pg_stat_activity
                           WHERE application_name = 'galerne' AND datname = current_database() LIMIT 1";
                let pid = self.database.first.ask(&self.database.url(), sql);
                std::process::Command::new("kill").args(["-9", &pid]).status()?;
                self.off(|database| database.first.wait());
            }
            Fault::Parent => {
                let away = numbers.time(0, 2000);
                self.off(move |database| database.kill(away));
            }
            Fault::FailOver => {
                self.off(super::Database::fail_over);
                let socket = Target::Socket(self.database.first.socket());
                self.nodes.iter().for_each(|node| node.database.lead(socket.clone()));
                self.off(super::Database::find_standby);
            }
            Fault::Cut => self.link(node, State::Cut, numbers.time(200, 4000)).await,
            Fault::Stall => self.link(node, State::Stalled, numbers.time(200, 6000)).await,
            Fault::Delay => self.link(node, State::Delayed, numbers.time(1000, 5000)).await,
            Fault::Swallow => self.link(node, State::Swallowing, numbers.time(50, 800)).await,
            Fault::Mute => {
                self.nats.kill();
                tokio::time::sleep(numbers.time(0, 3000)).await;
                self.nats.up();
            }
            Fault::Daze => {
                self.nats.stop();
                tokio::time::sleep(numbers.time(1000, 8000)).await;
                self.nats.go_on();
            }
            Fault::Deafen => {
                let state = [State::Cut, State::Stalled, State::Delayed][numbers.below(3)];
                self.nodes[node].bus.set(state);
                tokio::time::sleep(numbers.time(500, 6000)).await;
                self.nodes[node].bus.set(State::Open);
            }
            Fault::Roll => {
                self.level += 1;
                for node in 0..NODES {
                    if let Some(mut server) = self.nodes[node].server.take() {
                        tokio::task::block_in_place(|| server.end());
                    }
                    self.start(node)?;
                    tokio::time::sleep(numbers.time(0, 1000)).await;
                }
            }
        }
        Ok(())
    }

    async fn link(&self, node: usize, state: State, time: Duration) {
        self.nodes[node].database.set(state);
        tokio::time::sleep(time).await;
        self.nodes[node].database.set(State::Open);
    }

    /// What waits for programs of PostgreSQL; players go on meanwhile.
    fn off(&mut self, work: impl FnOnce(&mut super::Database)) {
        tokio::task::block_in_place(|| work(&mut self.database));
    }
}

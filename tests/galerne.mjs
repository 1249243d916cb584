// The real program, serving a folder of its own on a free port. It can be killed as a power cut would, and started again.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const PROGRAM = process.env.GALERNE ?? "target/debug/galerne";

export class Galerne {
  /** `more`: further words for `galerne serve`. */
  static async start(...more) {
    if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is not there: cargo build first, or name the program in GALERNE.`);
    const galerne = new Galerne();
    galerne.data = mkdtempSync(join(tmpdir(), "galerne-browser-"));
    galerne.port = 0;
    galerne.more = more;
    await galerne.again();
    return galerne;
  }
  /** Serve the same folder, on the same port as before. */
  async again() {
    const words = ["--lang", "en", "serve", "--port", String(this.port), "--data", this.data, ...this.more];
    // Tests do not wait for the pace of bots, unless they say so.
    if (!this.more.includes("--pause")) words.push("--pause", "0");
    this.child = spawn(PROGRAM, words, { stdio: ["ignore", "pipe", "inherit"] });
    const { child } = this;
    process.once("exit", () => child.kill());
    for await (const line of createInterface({ input: this.child.stdout })) {
      const [address, port] = line.match(/http:\/\/[^ :]+:(\d+)/) ?? [];
      if (!address) continue;
      this.address = address;
      this.port = Number(port);
      this.child.stdout.resume();
      return;
    }
    throw new Error("galerne serve ended without saying where it serves");
  }
  async end(signal) {
    const ended = once(this.child, "exit");
    this.child.kill(signal);
    await ended;
  }
  /** No goodbye, nothing flushed. */
  kill() {
    return this.end("SIGKILL");
  }
  async stop() {
    if (this.child.exitCode === null && this.child.signalCode === null) await this.end("SIGTERM");
    rmSync(this.data, { recursive: true, force: true });
  }
}

// @ts-check
// The socket of a table: what was sent and not yet answered survives a lost connection.

import { byId, setText, words } from "../dom.js";

/** How long to wait before the next attempt: longer each time, and never all at once after a restart of the server. */
export const backOff = (attempt, random = Math.random()) => Math.min(15000, 400 * 2 ** attempt) * (0.5 + random / 2);

export class Connection {
  /** What awaits its answer, by client id: the message, the elements that show it, and the answer once it came. */
  sent = new Map();
  count = 0;
  attempt = 0;
  base = Math.random().toString(36).slice(2, 8);
  /** The switch of the picture that is the other way round, as long as this page is open. */
  flip = null;
  /** In how many milliseconds to come back, where the server said so; `Infinity` where there is nothing to come back to. */
  retry = undefined;
  /** Which history the page shows, as it was last told with a version. @type {string | undefined} */
  mark = undefined;
  /** When this page last sent an action or a throw. */
  acted = undefined;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
  }
  /** Simulated distance: half of the delay on the way there, half on the way back. */
  later(act) {
    const half = Number(document.documentElement.dataset.latency) / 2;
    half > 0 ? setTimeout(act, half) : act();
  }
  /** The server ends the connection: whether for good. Without a time to come back at there is nothing to come back to.
      @param {{ text: string, retry?: number | null }} bye */
  isGone({ text, retry }) {
    setText(byId("connection"), text);
    this.retry = typeof retry === "number" ? retry + Math.random() * 1000 : Infinity;
    return this.retry === Infinity;
  }
  connect() {
    const { root, seen, v } = this.table;
    const address = new URL(root.dataset.socket, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.searchParams.set("v", String(v));
    const mark = this.mark ?? root.dataset.m;
    if (mark) address.searchParams.set("m", mark);
    if (seen !== undefined) address.searchParams.set("seen", seen);
    address.searchParams.set("regions", "true");
    if (this.flip) address.searchParams.set("flip", this.flip);
    address.searchParams.set("lang", document.documentElement.lang);
    const socket = (this.socket = new WebSocket(address));
    socket.onopen = () => {
      setText(byId("connection"), this.attempt > 0 ? words().back : "");
      this.attempt = 0;
      // What was not answered is sent again; the server knows each by its client id.
      for (const { message, answer } of this.sent.values()) if (!answer) socket.send(JSON.stringify(message));
      this.table.pace.say();
    };
    socket.onmessage = ({ data }) => this.later(() => this.socket === socket && this.hear(JSON.parse(data)));
    socket.onclose = () => {
      if (this.socket !== socket) return;
      if (this.retry === Infinity) return;
      if (this.retry === undefined) setText(byId("connection"), words().lost);
      setTimeout(() => this.connect(), this.retry ?? backOff(this.attempt++));
      this.retry = undefined;
    };
    clearInterval(this.pinging);
    this.pinging = setInterval(() => socket.readyState === 1 && socket.send('{"t":"ping"}'), 25000);
  }
  /** @param {import("../protocol").ServerMessage} message */
  hear(message) {
    if ("m" in message) this.mark = message.m;
    this.table.receive(message);
  }
  /** @param {import("../protocol").Unsent} message */
  send(message, pending = []) {
    const client = `${this.base}-${++this.count}`;
    const whole = { ...message, client };
    if (message.t !== "preview" && message.t !== "why") {
      this.sent.set(client, { message: whole, pending });
      pending.forEach((element) => element?.classList.add("pending"));
      setText(byId("connection"), message.t === "hint" ? words().thinking : words().sent);
    }
    if (message.t === "act" || message.t === "chance") this.acted = performance.now();
    // A move made before the hint came cancels it: it would be about a past position.
    if (["act", "chance", "compose", "undo"].includes(message.t)) [...this.sent].forEach(([asked, { message: { t } }]) => t === "hint" && this.settle(asked));
    this.later(() => this.socket.readyState === 1 && this.socket.send(JSON.stringify(whole)));
    return client;
  }
  settle(client) {
    const { message, pending } = this.sent.get(client) ?? { pending: [] };
    this.sent.delete(client);
    pending.forEach((element) => element?.classList.remove("pending"));
    if (this.sent.size === 0) setText(byId("connection"), "");
    return { message, origin: pending[0] };
  }
  /** Quicker than a player's credit grows: it stays pending and goes out again when there is credit.
      @param {string} client @param {{ text: string, retry?: number }} refused */
  again(client, { text, retry }) {
    setText(byId("connection"), text);
    setTimeout(() => {
      const { message, answer } = this.sent.get(client) ?? {};
      if (message && !answer && this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
    }, retry);
  }
  /** A thing of the picture was touched that only turns it. */
  turn(flip) {
    this.flip = this.flip === flip ? null : flip;
    this.startOver();
  }
  startOver() {
    this.table.v = 0;
    const socket = this.socket;
    this.socket = null;
    socket.close();
    this.connect();
  }
}

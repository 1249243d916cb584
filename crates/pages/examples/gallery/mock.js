// A socket that is not one: it answers from a file of prepared messages, so that the table can be tried without a server.
{
  const language = document.documentElement.lang;
  const prepared = fetch(`/mock.${language}.json`).then((answer) => answer.json());
  window.mock = { sent: [], sockets: [], prepared };
  window.WebSocket = class {
    constructor(address) {
      this.readyState = 0;
      this.address = String(address);
      window.mock.sockets.push(this);
      setTimeout(() => {
        this.readyState = 1;
        this.onopen?.();
        if (new URL(this.address).searchParams.get("v") === "0") prepared.then(([page]) => this.tell(page));
      }, 30);
    }
    tell(message) {
      setTimeout(() => this.readyState === 1 && this.onmessage?.({ data: JSON.stringify(message) }), 40);
    }
    close() {
      this.readyState = 3;
      this.onclose?.();
    }
    async send(text) {
      const { t, client, v } = JSON.parse(text);
      const messages = await prepared;
      window.mock.sent.push(JSON.parse(text));
      if (t === "act") {
        const next = messages.find((message) => message.t === "step" && message.v > v);
        if (!next) return this.tell({ t: "refused", client, v, text: "There is no wind left in this gallery.", rule: "SR-4.1" });
        this.tell({ t: "ack", client, v: next.v });
        this.tell(next);
      } else if (t === "preview") {
        this.tell({ t: "preview", client, overlay: '<circle cx="40" cy="60" r="26" class="s-second" stroke-width="3" stroke-dasharray="2 6"/>', text: "2 → (3, −2) · STOP 11 %" });
      } else if (t === "hint") {
        this.tell({ t: "hint", client, ids: [Number(document.querySelector("#choices .choice").dataset.id)], text: "look-ahead: SE" });
      } else if (t === "undo") {
        this.tell({ t: "refused", client, v, text: "Dice or cards have spoken since then.", rule: "TA-2.4" });
      } else if (t !== "ping") {
        this.tell({ t: "ack", client, v });
      }
    }
  };
}

// @ts-check
// The laboratory's only script: a run that is at work is asked once a second how it goes. Without it the browser reloads the page by itself.

/** @type {(id: string) => any} */
const byId = (id) => document.getElementById(id);
const EVERY = 1000;
const SLOWEST = 15_000;

/** @type {HTMLElement | null} */
const run = document.querySelector("[data-run]");

/** Put a piece in its place; opened details stay open, and a focused control gets the focus back. */
const replace = (place, html) => {
  if (place.dataset.html === html) return;
  const open = [...place.querySelectorAll("details")].map((one) => one.open);
  const stood = place.contains(document.activeElement);
  place.innerHTML = html;
  place.dataset.html = html;
  [...place.querySelectorAll("details")].forEach((one, index) => (one.open = open[index] ?? one.open));
  if (stood) (place.querySelector("button, a, summary") ?? byId("state")).focus();
};

const follow = async () => {
  let wait = EVERY;
  for (;;) {
    await new Promise((done) => setTimeout(done, wait));
    if (document.hidden) continue;
    try {
      const answer = await fetch(`/lab/run/${run.dataset.run}/now?seen=${run.dataset.seen}`, { headers: { accept: "application/json" } });
      if (answer.status === 404) return location.reload();
      if (!answer.ok) throw new Error(answer.statusText);
      const now = await answer.json();
      const sentence = byId("state");
      if (sentence.textContent !== now.sentence) sentence.textContent = now.sentence;
      byId("progress").innerHTML = now.progress;
      replace(byId("controls"), now.controls);
      if (now.said !== undefined) replace(byId("said"), now.said);
      if (now.looks !== undefined) replace(byId("looks"), now.looks);
      run.dataset.seen = now.seen;
      run.dataset.state = now.state;
      if (!now.busy) return;
      wait = EVERY;
    } catch {
      // The server restarts, or the network is gone: ask less and less often, for ever.
      wait = Math.min(wait * 2, SLOWEST);
    }
  }
};

// Copying is the work of the script of all pages.
document.querySelector("[data-copy=link]")?.removeAttribute("hidden");
if (run && ["waiting", "running", "stopping"].includes(run.dataset.state)) follow();

// What is wrong stands in a line: the cursor goes there.
/** @type {HTMLElement | null} */
const trouble = document.querySelector("#trouble[data-line]");
const file = byId("toml");
if (trouble && file) {
  const lines = file.value.split("\n").slice(0, Number(trouble.dataset.line));
  const end = lines.join("\n").length;
  file.focus();
  file.setSelectionRange(end - lines.at(-1).length, end);
  file.scrollTop = (file.scrollHeight / file.value.split("\n").length) * Math.max(0, lines.length - 8);
}

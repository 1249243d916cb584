// @ts-check
// Answers that are dead for a moment, because the hand on its way to them may mean what stood there before.

/** How long a new answer is dead, in milliseconds: the second click of a double click was meant for what stood there before. */
const DEAD = 350;
/** How long the answer that goes on is dead where it has become another one: who had already set out to press it has to see that. Longer than a
    hand needs to stop, and no longer. */
const TURNED = 600;

/** A key means an answer by its place in the list: after the list has become another one by itself it is dead for so long. */
const UNASKED = 1000;

export class Dead {
  /** When the answers last became others by themselves. */
  unasked = -Infinity;

  /** What the answer that goes on was called last, and until when it is dead because it is called otherwise now. */
  mains = "";
  turned = 0;
  /** Whether there was one. */
  stood = false;
  /** Something was taken back, by a button of its own: its second click is no click on an answer. */
  isUndone = false;

  /** @param {import("./choices.js").Choices} choices */
  constructor(choices) {
    this.choices = choices;
  }
  /** Whether a new answer is; `goesOn`: one that goes on, which is dead for longer where it has become another one. */
  is(goesOn) {
    const { dead = "" } = this.choices.table.root.dataset;
    return dead.includes("all") || (goesOn && dead !== "");
  }
  /** What the answers that go on are called. */
  named() {
    return this.choices.table.keys.mains().map(({ textContent }) => textContent).join();
  }
  /** Whether a key pressed then may have been meant for the answers that stood there before. */
  isUnasked(timeStamp) {
    return timeStamp - this.unasked < UNASKED;
  }
  begin() {
    const { soon, table } = this.choices;
    const { dataset } = table.root;
    const mains = this.named();
    const now = performance.now();
    if (mains && this.mains && mains !== this.mains) this.turned = now + TURNED;
    // Where none goes on any more the bar is gone, and buttons of the list have come up in its place.
    const isGone = this.stood && mains === "";
    this.stood = mains !== "";
    this.mains = mains || this.mains;
    clearTimeout(this.dying);
    // After what came by itself no click is the second of two: only the answer that goes on is dead.
    const { isActing } = soon;
    if (isActing) this.unasked = now;
    const isFirst = isActing || this.isUndone;
    soon.isActing = this.isUndone = false;
    const wake = () => delete dataset.dead;
    const dead = [!isFirst && "all", (this.turned > now || isActing) && "main"].filter(Boolean).join(" ");
    if (dead === "") return wake();
    dataset.dead = dead;
    this.dying = setTimeout(() => {
      if (this.turned <= performance.now()) return wake();
      dataset.dead = "main";
      this.dying = setTimeout(wake, this.turned - performance.now());
    }, isGone ? TURNED : DEAD);
  }
}

// @ts-check
// Choosing by targets.

/** Narrows the legal actions by the things touched so far, in the order in which a hand touches them. */
export class Chooser {
  choices = [];
  picked = [];

  offer(choices) {
    this.choices = choices;
    this.picked = [];
  }
  /** Those that begin with what was touched. */
  get live() {
    return this.choices.filter(({ targets }) => this.picked.every((id, i) => targets[i] === id));
  }
  /** What may be touched first. */
  get firsts() {
    return [...new Set(this.choices.map(({ targets }) => targets[0]).filter(Boolean))];
  }
  /** What may be touched next. */
  get lit() {
    return [...new Set(this.live.map(({ targets }) => targets[this.picked.length]).filter(Boolean))];
  }
  /** The one action that touching this would lead to or be part of, if it is only one. */
  only(id) {
    const leading = this.live.filter(({ targets }) => targets[this.picked.length] === id);
    return leading.length === 1 ? leading[0] : null;
  }
  /** Touch a thing: an action if that decides it, otherwise nothing, and `picked` has grown if it was a legal touch. */
  touch(id) {
    const again = this.picked.at(-1) === id;
    if (!again && !this.lit.includes(id)) return null;
    if (!again || this.lit.includes(id)) this.picked.push(id);
    const complete = this.live.filter(({ targets }) => targets.length === this.picked.length);
    // A shorter action that a longer one begins with is carried out by touching its last thing twice.
    return complete.length === 1 && (again || this.live.length === 1) ? complete[0] : null;
  }
  /** The touches with this one in the place of another, the last that it fits, and as many of those after it as still go with it. `had`: what
      was touched, or would be. */
  instead(id, had = this.picked) {
    const begins = (touched) => this.choices.some(({ targets }) => touched.every((one, place) => targets[place] === one));
    if (had.includes(id)) return null;
    for (let place = had.length - 1; place >= 0; place -= 1)
      for (let kept = had.length; kept > place; kept -= 1) {
        const touched = [...had.slice(0, place), id, ...had.slice(place + 1, kept)];
        if (begins(touched)) return touched;
      }
    return null;
  }
  cancel() {
    const had = this.picked.length > 0;
    this.picked = [];
    return had;
  }
}

/** A label's name and, after a long dash, its consequence. */
export const parts = (label) => {
  const at = label.indexOf(" — ");
  return at < 0 ? [label, null] : [label.slice(0, at), label.slice(at + 3)];
};

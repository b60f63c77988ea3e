/** Undo and redo: every state a shopper might want to go back to, once. */

export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** What the last change was about; the next about the same thing joins it. */
  about: string | null;
}

/** Far more steps than anybody takes back, and still little memory: states share what did not change. */
const STEPS = 200;

export function startHistory<State>(present: State): History<State> {
  return { past: [], present, future: [], about: null };
}

/**
 * @param about Changes with the same name in a row are one step, as typing a word or dragging a layer is; null is
 * always a step of its own.
 */
export function change<State>(
  history: History<State>,
  next: State,
  about: string | null = null,
): History<State> {
  if (next === history.present) return history;
  const joins = about !== null && about === history.about;
  return {
    past: joins ? history.past : [...history.past, history.present].slice(-STEPS),
    present: next,
    future: [],
    about,
  };
}

/** A pause, a release of the pointer, another field: what follows is a step of its own. */
export function settle<State>(history: History<State>): History<State> {
  return history.about === null ? history : { ...history, about: null };
}

export function undo<State>({ past, present, future }: History<State>): History<State> | null {
  const before = past.at(-1);
  if (before === undefined) return null;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], about: null };
}

export function redo<State>({ past, present, future }: History<State>): History<State> | null {
  const [after, ...later] = future;
  if (after === undefined) return null;
  return { past: [...past, present], present: after, future: later, about: null };
}

/** Undo and redo: a list of earlier and later states. */

export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** What the last change was about. The next change about the same thing merges with it. */
  about: string | null;
}

/** More steps than anyone undoes, yet little memory: states share what did not change. */
const STEPS = 200;

export function startHistory<State>(present: State): History<State> {
  return { past: [], present, future: [], about: null };
}

/**
 * @param about consecutive changes with the same name are one step, such as typing a word or
 * dragging a layer; null is always a separate step
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

/** Goes on from a state that leads back to earlier ones: no steps between them are left to undo. */
export function takeBack<State>(
  history: History<State>,
  next: State,
  isAlike: (one: State, other: State) => boolean,
): History<State> {
  if (next === history.present) return history;
  const kept = history.past.findLastIndex((state) => !isAlike(state, next)) + 1;
  if (kept === history.past.length) return change(history, next);
  return { past: history.past.slice(0, kept), present: next, future: [], about: null };
}

/** Ends a step, after a pause, a pointer release or a change of field: the next change is a separate step. */
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

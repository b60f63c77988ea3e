/** Limits how many tasks run at once. Others wait, first come first served. */

export function workQueue(atOnce: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let going = 0;

  return async (work) => {
    // A finished task passes its slot to the next waiting one, so that a new caller cannot take it.
    if (going < atOnce) going += 1;
    else await new Promise<void>((begin) => void waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else going -= 1;
    }
  };
}

/** Lets so many pieces of work go on at once; others wait for their turn, the first come first. */

export function turns(atOnce: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let going = 0;

  return async (work) => {
    // Whoever ends hands its place on: nobody who comes meanwhile can take it.
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

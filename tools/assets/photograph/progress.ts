/** Progress of a long task: a bar on a terminal, otherwise a line for each tenth. */

const BAR = 32;

export function progress(what: string, all: number): (done: number) => void {
  const begun = Date.now();
  let tenth = -1;
  return (done) => {
    const share = all === 0 ? 1 : done / all;
    const seconds = Math.round((Date.now() - begun) / 1000);
    if (process.stdout.isTTY) {
      const bar = '█'.repeat(Math.round(share * BAR)).padEnd(BAR, '░');
      process.stdout.write(
        `\r${what} ${bar} ${done} of ${all}, ${seconds} s${done === all ? '\n' : ''}`,
      );
    } else if (Math.floor(share * 10) > tenth) {
      tenth = Math.floor(share * 10);
      console.log(`${what}: ${done} of ${all}, ${seconds} s`);
    }
  };
}

/** Runs the chores of one job one after another, so that one that fails does not stop those behind it. */

/** Fails at the end with everything that went wrong; the queue logs it and tries the job again. */
export async function eachInTurn(chores: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const chore of chores) {
    try {
      await chore();
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1)
    throw new AggregateError(failures, failures.map((failure) => String(failure)).join('; '));
}

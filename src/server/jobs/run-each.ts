/** Runs the tasks of one job in sequence, so that a failing task does not stop those after it. */

/** Throws after the last task if any failed, with all errors. The queue then logs them and retries the job. */
export async function runEach(tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const task of tasks) {
    try {
      await task();
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1)
    throw new AggregateError(failures, failures.map((failure) => String(failure)).join('; '));
}

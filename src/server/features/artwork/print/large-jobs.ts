/** Runs jobs that need hundreds of megabytes, each in a child process, one at a time. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ArtworkTaskSettings, MachineTask } from '../compose/artwork-tasks.ts';
import { startDrawingProcess } from '../compose/drawing-process.ts';
import type { MachineSet } from '../machine/machine-files.ts';

export interface LargeJobOrder {
  setting: ArtworkTaskSettings;
  task: MachineTask;
}
export type LargeJobAnswer = { made: MachineSet } | { error: string };

export interface LargeJobs {
  /** Rejects if the child ends before it has responded, for any reason. */
  run(task: MachineTask): Promise<MachineSet>;
  /** Ends the running job; it and all waiting ones are rejected. */
  close(): Promise<void>;
}

export interface LargeJobsOptions extends ArtworkTaskSettings {
  /** Called for each child when it starts. */
  onChild?: ((pid: number) => void) | undefined;
}

const CHILD = new URL('./large-job.child.ts', import.meta.url);

export function largeJobs({ onChild, ...setting }: LargeJobsOptions): LargeJobs {
  let last: Promise<unknown> = Promise.resolve();
  let child: ChildProcess | undefined;
  let closing = false;

  async function make(task: MachineTask): Promise<MachineSet> {
    if (closing) throw new Error('The shop is closing');
    const started = startDrawingProcess(CHILD);
    child = started;
    const ended = once(started, 'exit');
    try {
      const answered = new Promise<LargeJobAnswer>((resolve, reject) => {
        started.once('message', (message) => resolve(message as LargeJobAnswer));
        started.once('error', reject);
        started.once('exit', (code, signal) =>
          reject(new Error(`A large job ended with ${signal ?? code}`)),
        );
      });
      started.send({ setting, task } satisfies LargeJobOrder);
      if (started.pid !== undefined) onChild?.(started.pid);
      const answer = await answered;
      if ('error' in answer) throw new Error(answer.error);
      return answer.made;
    } finally {
      // The next job starts when this one's memory is free.
      await ended;
      child = undefined;
    }
  }

  return {
    run(task) {
      const made = last.then(() => make(task));
      last = made.catch(() => {});
      return made;
    },
    async close() {
      closing = true;
      child?.kill('SIGKILL');
      await last;
    },
  };
}

/** A few compositor threads behind a bounded queue; they start on first use and end when idle. */
import { Worker } from 'node:worker_threads';
import { ShopError } from '../../../../domain/errors.ts';
import type { Problem } from '../../../../artwork/check/check-design.ts';
import type { Cut } from '../../../../artwork/check/describe-loose-pieces.ts';
import type {
  CheckTask,
  ArtworkTaskSettings,
  ArtworkTask,
  CutTask,
  MachineTask,
  PictureTask,
  ScaleTask,
} from './artwork-tasks.ts';
import { largeJobs } from '../print/large-jobs.ts';
import type { MachineSet } from '../machine/machine-files.ts';
import { isLarge } from '../machine/print-size.ts';

export interface CompositorOrder {
  id: number;
  task: ArtworkTask;
}
export type CompositorAnswer =
  | { id: number; made: Uint8Array<ArrayBuffer> | MachineSet | Problem[][] | Cut[] }
  | { id: number; error: string };

export type Made = Buffer | MachineSet | Problem[][] | Cut[];

export interface CompositorPool {
  /** Throws `tooManyRequests` if too many tasks are waiting. */
  run(task: PictureTask | ScaleTask): Promise<Buffer>;
  /** Large jobs run in a separate process, one at a time. */
  run(task: MachineTask): Promise<MachineSet>;
  run(task: CheckTask): Promise<Problem[][]>;
  run(task: CutTask): Promise<Cut[]>;
  /** Finishes running tasks and refuses waiting ones. */
  close(): Promise<void>;
}

export interface PoolOptions {
  catalogueFolder: string;
  threads?: number;
  queueLimit?: number;
  plateBytes?: number;
  /** Milliseconds after which an idle thread ends, to free its memory. */
  idleAfter?: number;
  /** Called with the process id of each large job when it starts. */
  onChild?: (pid: number) => void;
}

interface Waiting {
  task: ArtworkTask;
  resolve(made: Made): void;
  reject(error: Error): void;
}
interface Thread {
  worker: Worker;
  busyWith: Waiting | undefined;
  idleTimer: NodeJS.Timeout | undefined;
}

const MEGABYTE = 1024 * 1024;

export function compositorPool({
  catalogueFolder,
  threads: limit = 2,
  queueLimit = 64,
  plateBytes = 64 * MEGABYTE,
  idleAfter = 60_000,
  onChild,
}: PoolOptions): CompositorPool {
  const large = largeJobs({ catalogueFolder, plateBytes, onChild });
  const threads = new Set<Thread>();
  const queue: Waiting[] = [];
  let lastId = 0;
  let closing = false;

  function start(): Thread {
    const workerData: ArtworkTaskSettings = { catalogueFolder, plateBytes };
    const worker = new Worker(new URL('./compositor.worker.ts', import.meta.url), { workerData });
    const thread: Thread = { worker, busyWith: undefined, idleTimer: undefined };
    threads.add(thread);
    worker.on('message', (answer: CompositorAnswer | object) => {
      // Under `node --watch`, Node's own messages use the same channel.
      if (!('id' in answer)) return;
      finish(thread, answer);
      advance(thread);
    });
    worker.on('error', (error: Error) => lose(thread, error));
    worker.on('exit', (code) => lose(thread, new Error(`A compositor thread ended with ${code}`)));
    return thread;
  }

  function lose(thread: Thread, error: Error): void {
    if (!threads.delete(thread)) return;
    clearTimeout(thread.idleTimer);
    thread.busyWith?.reject(error);
    // The task that crashed the thread is lost; waiting ones get a new thread.
    if (queue.length > 0) advance(start());
  }

  function advance(thread: Thread): void {
    clearTimeout(thread.idleTimer);
    const next = queue.shift();
    if (!next) {
      endWhenIdle(thread, idleAfter, () => threads.delete(thread));
      return;
    }
    thread.busyWith = next;
    thread.worker.ref();
    lastId += 1;
    thread.worker.postMessage({ id: lastId, task: next.task } satisfies CompositorOrder);
  }

  function run(task: ArtworkTask): Promise<Made> {
    if (task.kind === 'machine' && isLarge(task.process, task.document.area))
      return large.run(task);
    if (closing || queue.length >= queueLimit) return Promise.reject(queueFull());
    return new Promise((resolve, reject) => {
      queue.push({ task, resolve, reject });
      const idle = [...threads].find((thread) => thread.busyWith === undefined);
      if (idle) advance(idle);
      else if (threads.size < limit) advance(start());
    });
  }

  async function close(): Promise<void> {
    closing = true;
    for (const waiting of queue.splice(0)) waiting.reject(queueFull());
    await Promise.allSettled([
      large.close(),
      ...[...threads].map(async (thread) => {
        if (thread.busyWith) await ended(thread.busyWith);
        threads.delete(thread);
        await endThread(thread);
      }),
    ]);
  }

  return { run: run as CompositorPool['run'], close };
}

const queueFull = () => new ShopError('tooManyRequests', { retryAfter: 2 });

/** Settles the task with the thread's response. */
function finish(thread: Thread, answer: CompositorAnswer): void {
  const waiting = thread.busyWith;
  thread.busyWith = undefined;
  if ('error' in answer) waiting?.reject(new Error(answer.error));
  else {
    const { made } = answer;
    waiting?.resolve(made instanceof Uint8Array ? Buffer.from(made.buffer) : made);
  }
}

function endWhenIdle(thread: Thread, idleAfter: number, forget: () => void): void {
  // An idle thread must not keep the process running.
  thread.worker.unref();
  thread.idleTimer = setTimeout(() => {
    forget();
    void endThread(thread);
  }, idleAfter);
  thread.idleTimer.unref();
}

async function endThread({ worker, idleTimer }: Thread): Promise<void> {
  clearTimeout(idleTimer);
  await worker.terminate();
}

/** Resolves after the task settles, with either outcome. */
function ended(busyWith: Waiting): Promise<void> {
  return new Promise((done) => {
    const { resolve, reject } = busyWith;
    busyWith.resolve = (made) => (resolve(made), done());
    busyWith.reject = (error) => (reject(error), done());
  });
}

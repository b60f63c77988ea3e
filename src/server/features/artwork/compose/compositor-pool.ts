/**
 * A few processes that draw, behind a bounded queue; they start on first use and end when idle. A crash of a library
 * ends one drawing, and all their memory is freed with them.
 */
import type { ChildProcess } from 'node:child_process';
import { ShopError } from '../../../../domain/errors.ts';
import type { DesignProblem } from '../../../../artwork/check/design-warnings.ts';
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
import { startDrawingProcess } from './drawing-process.ts';
import { largeJobs } from '../print/large-jobs.ts';
import type { MachineSet } from '../machine/machine-files.ts';
import { isLarge } from '../machine/print-size.ts';

export interface CompositorOrder {
  id: number;
  task: ArtworkTask;
}
export type CompositorAnswer = { id: number; made: Made } | { id: number; error: string };

export type Made = Buffer | MachineSet | DesignProblem[][] | Cut[];

export interface CompositorPool {
  /** Throws `tooManyRequests` if too many tasks are waiting. */
  run(task: PictureTask | ScaleTask): Promise<Buffer>;
  /** Large jobs run in a separate process, one at a time. */
  run(task: MachineTask): Promise<MachineSet>;
  run(task: CheckTask): Promise<DesignProblem[][]>;
  run(task: CutTask): Promise<Cut[]>;
  /** Finishes running tasks and refuses waiting ones. */
  close(): Promise<void>;
}

export interface PoolOptions {
  catalogueFolder: string;
  processes?: number;
  queueLimit?: number;
  plateBytes?: number;
  /** Milliseconds after which an idle process ends, to free its memory. */
  idleAfter?: number;
  /** Called with the id of each process when it starts. */
  onChild?: (pid: number) => void;
}

interface Waiting {
  task: ArtworkTask;
  resolve(made: Made): void;
  reject(error: Error): void;
}
interface Drawer {
  child: ChildProcess;
  busyWith: Waiting | undefined;
  idleTimer: NodeJS.Timeout | undefined;
}

const MEGABYTE = 1024 * 1024;
const CHILD = new URL('./compositor.child.ts', import.meta.url);

export function compositorPool({
  catalogueFolder,
  processes: limit = 2,
  queueLimit = 64,
  plateBytes = 64 * MEGABYTE,
  idleAfter = 60_000,
  onChild,
}: PoolOptions): CompositorPool {
  const large = largeJobs({ catalogueFolder, plateBytes, onChild });
  const drawers = new Set<Drawer>();
  const queue: Waiting[] = [];
  let lastId = 0;
  let closing = false;

  function start(): Drawer {
    const child = startDrawingProcess(CHILD);
    const drawer: Drawer = { child, busyWith: undefined, idleTimer: undefined };
    drawers.add(drawer);
    if (child.pid !== undefined) onChild?.(child.pid);
    child.on('message', (answer: CompositorAnswer) => {
      finish(drawer, answer);
      advance(drawer);
    });
    child.on('error', (error: Error) => lose(drawer, error));
    child.on('exit', (code, signal) =>
      lose(drawer, new Error(`A drawing process ended with ${signal ?? code}`)),
    );
    child.send({ catalogueFolder, plateBytes } satisfies ArtworkTaskSettings);
    return drawer;
  }

  function lose(drawer: Drawer, error: Error): void {
    if (!drawers.delete(drawer)) return;
    clearTimeout(drawer.idleTimer);
    drawer.busyWith?.reject(error);
    // The task that crashed the process is lost; waiting ones get a new one.
    if (queue.length > 0) advance(start());
  }

  function advance(drawer: Drawer): void {
    clearTimeout(drawer.idleTimer);
    const next = queue.shift();
    if (!next) {
      endWhenIdle(drawer, idleAfter, () => drawers.delete(drawer));
      return;
    }
    drawer.busyWith = next;
    drawer.child.ref();
    drawer.child.channel?.ref();
    lastId += 1;
    drawer.child.send({ id: lastId, task: next.task } satisfies CompositorOrder);
  }

  function run(task: ArtworkTask): Promise<Made> {
    if (task.kind === 'machine' && isLarge(task.process, task.document.area))
      return large.run(task);
    if (closing || queue.length >= queueLimit) return Promise.reject(queueFull());
    return new Promise((resolve, reject) => {
      queue.push({ task, resolve, reject });
      const idle = [...drawers].find((drawer) => drawer.busyWith === undefined);
      if (idle) advance(idle);
      else if (drawers.size < limit) advance(start());
    });
  }

  async function close(): Promise<void> {
    closing = true;
    for (const waiting of queue.splice(0)) waiting.reject(queueFull());
    await Promise.allSettled([
      large.close(),
      ...[...drawers].map(async (drawer) => {
        if (drawer.busyWith) await ended(drawer.busyWith);
        drawers.delete(drawer);
        end(drawer);
      }),
    ]);
  }

  return { run: run as CompositorPool['run'], close };
}

const queueFull = () => new ShopError('tooManyRequests', { retryAfter: 2 });

/** Settles the task with the process's response. */
function finish(drawer: Drawer, answer: CompositorAnswer): void {
  const waiting = drawer.busyWith;
  drawer.busyWith = undefined;
  if ('error' in answer) waiting?.reject(new Error(answer.error));
  else waiting?.resolve(answer.made);
}

function endWhenIdle(drawer: Drawer, idleAfter: number, forget: () => void): void {
  // An idle child must not keep this process running.
  drawer.child.unref();
  drawer.child.channel?.unref();
  drawer.idleTimer = setTimeout(() => {
    forget();
    end(drawer);
  }, idleAfter);
  drawer.idleTimer.unref();
}

function end({ child, idleTimer }: Drawer): void {
  clearTimeout(idleTimer);
  child.kill('SIGKILL');
}

/** Resolves after the task settles, with either outcome. */
function ended(busyWith: Waiting): Promise<void> {
  return new Promise((done) => {
    const { resolve, reject } = busyWith;
    busyWith.resolve = (made) => (resolve(made), done());
    busyWith.reject = (error) => (reject(error), done());
  });
}

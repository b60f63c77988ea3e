/** A worker thread that composes pictures and makes machine files, so that requests never wait for rendering. */
import { parentPort, workerData } from 'node:worker_threads';
import type { CompositorAnswer, CompositorOrder, Made } from './compositor-pool.ts';
import { openArtworkTasks } from './artwork-tasks.ts';
import type { ArtworkTaskSettings, ArtworkTask } from './artwork-tasks.ts';

const tasks = openArtworkTasks(workerData as ArtworkTaskSettings);

parentPort?.on('message', ({ id, task }: CompositorOrder) => {
  workOn(task).then(
    (made) => {
      if (!Buffer.isBuffer(made)) {
        parentPort?.postMessage({ id, made } satisfies CompositorAnswer);
        return;
      }
      // Copies the buffer, because small buffers share an ArrayBuffer and only whole ones can be
      // transferred.
      const own = new Uint8Array(made);
      parentPort?.postMessage({ id, made: own } satisfies CompositorAnswer, [own.buffer]);
    },
    (error: unknown) => {
      parentPort?.postMessage({ id, error: String(error) } satisfies CompositorAnswer);
    },
  );
});

function workOn(task: ArtworkTask): Promise<Made> {
  switch (task.kind) {
    case 'picture':
      return tasks.picture(task);
    case 'machine':
      return tasks.machineFiles(task);
    case 'scale':
      return tasks.scale(task);
    case 'check':
      return tasks.check(task);
    case 'cut':
      return tasks.cuts(task);
  }
}

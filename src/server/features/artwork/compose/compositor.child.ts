/** A process that composes pictures and makes machine files, so that requests never wait for rendering. */
import { openArtworkTasks } from './artwork-tasks.ts';
import type { ArtworkTask, ArtworkTaskSettings } from './artwork-tasks.ts';
import type { CompositorAnswer, CompositorOrder, Made } from './compositor-pool.ts';

type Tasks = ReturnType<typeof openArtworkTasks>;

process.once('message', (settings: ArtworkTaskSettings) => {
  const tasks = openArtworkTasks(settings);
  process.on('message', ({ id, task }: CompositorOrder) => {
    workOn(tasks, task).then(
      (made) => answer({ id, made }),
      (error: unknown) => answer({ id, error: String(error) }),
    );
  });
});
// A signal to the whole group is for the parent, which lets a drawing finish and then ends this process.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {});
// The parent process is gone, so nothing can receive the result.
process.once('disconnect', () => process.exit());

function answer(message: CompositorAnswer): void {
  process.send?.(message);
}

function workOn(tasks: Tasks, task: ArtworkTask): Promise<Made> {
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

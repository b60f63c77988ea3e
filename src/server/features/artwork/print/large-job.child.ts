/** A process that makes the files of one large job and exits, so that all its memory is freed. */
import { openArtworkTasks } from '../compose/artwork-tasks.ts';
import type { LargeJobAnswer, LargeJobOrder } from './large-jobs.ts';

process.once('message', ({ setting, task }: LargeJobOrder) => {
  openArtworkTasks(setting)
    .machineFiles(task)
    .then(
      (made) => answer({ made }),
      (error: unknown) => answer({ error: String(error) }),
    );
});
// The parent process is gone, so nothing can receive the result.
process.once('disconnect', () => process.exit());

function answer(message: LargeJobAnswer): void {
  process.send?.(message, () => process.disconnect());
}

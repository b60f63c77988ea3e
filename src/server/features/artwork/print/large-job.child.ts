/** A process that makes the files of one large job and ends, so that its memory goes back to the system whole. */
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
// Whoever gave the work is gone: nobody will take the answer.
process.once('disconnect', () => process.exit());

function answer(message: LargeJobAnswer): void {
  process.send?.(message, () => process.disconnect());
}

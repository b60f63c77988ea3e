/** Asks before jobs are given up: their work is then never done. */
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { countOf, type Job } from './job.ts';
import { useJobsChange } from './use-jobs-change.ts';

export interface GiveUpDialogProps {
  jobs: readonly Job[];
  onClose: () => void;
}

export function GiveUpDialog({ jobs, onClose }: GiveUpDialogProps) {
  const giveUp = useJobsChange('jobsGiveUp', (count) => `${countOf(count)} given up`);
  return (
    <Dialog
      title={`Give up ${countOf(jobs.length)}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button
            look="danger-go"
            busy={giveUp.isPending}
            onClick={() =>
              giveUp.mutate(
                jobs.map(({ id }) => id),
                { onSuccess: onClose },
              )
            }
          >
            Give up {countOf(jobs.length)}
          </Button>
        </>
      }
    >
      <div className="body">
        <p>What they were to do is not done, now or later. This cannot be taken back.</p>
        <ul className="stack-small">
          {jobs.map(({ id, job, orderReference }) => (
            <li key={id}>
              {job}
              {orderReference && ` for ${orderReference}`}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

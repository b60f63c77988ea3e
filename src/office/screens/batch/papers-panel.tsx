/** The sheets, job tickets and pick list of a batch, to be printed, and printed again. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOffice } from '../../api/call.ts';
import { inOrder, paperText, sizeText, type Batch } from '../../workshop/batch-texts.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';

export function PapersPanel({ batch, mayChange }: { batch: Batch; mayChange: boolean }) {
  const { number, files, pieces } = batch;
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: () => callOffice('batchPapers', { params: { number }, body: {} }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['workshop'] }),
  });
  return (
    <section className="panel" aria-labelledby="papers">
      <header>
        <h2 id="papers">Papers</h2>
        {mayChange && (
          <span className="end">
            <Button look="quiet" busy={again.isPending} onClick={() => again.mutate()}>
              Make again
            </Button>
          </span>
        )}
      </header>
      <div className="body">
        {again.error && <ErrorCallout error={again.error} />}
        {files.length === 0 ? (
          <p className="soft">
            The papers were deleted, because they show words of customers. They can be made again.
          </p>
        ) : (
          <ul className="papers">
            {inOrder(files).map(({ name, sizeBytes }) => (
              <li key={name}>
                <a
                  href={`/api/office/workshop/batches/${number}/files/${name}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  <Icon name="down" size="small" />
                  {paperText(name, pieces)}
                </a>{' '}
                <span className="small soft">{sizeText(sizeBytes)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Fills a trial shop with sample orders, so that every page has something to show. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import { callOffice } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { useMay } from '../../session/session.ts';
import { Panel } from './panel.tsx';

type Run = NonNullable<OfficeAnswerOf<'samples'>['run']>;

const COUNT = 200;
const LOOK_EVERY_MS = 1000;
const KEY = ['samples'];

export function SamplesPanel() {
  const mayMake = useMay()('settings.change');
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callOffice('samples', {}, signal),
    enabled: mayMake,
    refetchInterval: ({ state }) => (isRunning(state.data?.run) ? LOOK_EVERY_MS : false),
  });
  const make = useMutation({
    mutationFn: () => callOffice('samplesMake', { body: { count: COUNT } }),
    onSuccess: ({ run }) => queries.setQueryData(KEY, { isPossible: true, run }),
  });
  if (!data?.isPossible) return null;
  const { run } = data;
  return (
    <Panel title="Sample orders">
      <div className="body stack">
        <p>
          This shop is on trial. Sample orders show how it looks in use: in every state, spread over
          the last sixty days. They send no emails.
        </p>
        {run && (
          <p role="status" className={run.failure ? 'wrong' : 'soft'}>
            {runText(run)}
          </p>
        )}
        {make.error && <ErrorCallout error={make.error} />}
        <p>
          <Button busy={make.isPending || isRunning(run)} onClick={() => make.mutate()}>
            Make {COUNT} sample orders
          </Button>
        </p>
      </div>
    </Panel>
  );
}

const isRunning = (run: Run | null | undefined): boolean => run?.endedAt === null;

function runText({ made, wanted, failure, endedAt }: Run): string {
  if (failure) return `${made} of ${wanted} were made. ${failure}`;
  return endedAt ? `${made} sample orders were made.` : `${made} of ${wanted} are made …`;
}

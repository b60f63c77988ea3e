/** Jobs that failed, keep failing, or have not begun: run them again, or give them up. */
import { useState } from 'react';
import { callOffice } from '../../api/call.ts';
import type { Column } from '../../list/column.ts';
import { List } from '../../list/list.tsx';
import { useListAddress } from '../../list/list-address.ts';
import type { Selection } from '../../list/selection.ts';
import { useListRows } from '../../list/use-list-rows.ts';
import { Button } from '../../parts/button.tsx';
import { momentText } from '../../parts/dates.ts';
import { PageHead } from '../../parts/page.tsx';
import { FreshButton } from '../../session/fresh-button.tsx';
import { useMay } from '../../session/session.ts';
import { GiveUpDialog } from './give-up-dialog.tsx';
import { countOf, type Job } from './job.ts';
import { useJobsChange } from './use-jobs-change.ts';

const STATES = {
  failed: { text: 'Failed for good', tone: 'late' },
  troubled: { text: 'Fails, is tried again', tone: 'today' },
  overdue: { text: 'Not begun', tone: 'ask' },
} as const;

const COLUMNS: readonly Column<Job>[] = [
  {
    key: 'job',
    head: 'Job',
    isName: true,
    cell: ({ job, orderReference, lastError, attempts, ...row }) => (
      <>
        <span className="one-line">
          {job}
          {orderReference && ` for ${orderReference}`}
        </span>
        <span className="small soft two-lines">{lastError ?? 'It has not run yet.'}</span>
        <span className="phone-only phone-lines small">
          <span>Attempts: {attempts}</span>
          <span>Next attempt: {nextAttemptText(row)}</span>
        </span>
      </>
    ),
  },
  {
    key: 'state',
    head: 'State',
    width: '12rem',
    cell: ({ state }) => <span className={`tag ${STATES[state].tone}`}>{STATES[state].text}</span>,
  },
  {
    key: 'attempts',
    head: 'Attempts',
    width: '6rem',
    hide: 'narrow',
    isNumber: true,
    cell: ({ attempts }) => attempts,
  },
  {
    key: 'next',
    head: 'Next attempt',
    width: '10rem',
    hide: 'phone',
    cell: nextAttemptText,
  },
];

function nextAttemptText({ state, runAt }: Pick<Job, 'state' | 'runAt'>): string {
  return state === 'failed' ? 'None' : momentText(runAt);
}

export default function JobsScreen() {
  const address = useListAddress();
  const mayChange = useMay()('jobs.change');
  const [givingUp, setGivingUp] = useState<Selection<Job> | null>(null);
  const list = useListRows({
    queryKey: ['jobs', 'list'],
    load: async (_, signal) => ({ rows: (await callOffice('jobs', {}, signal)).jobs, next: null }),
  });
  const retry = useJobsChange('jobsRetry', (count) => `${countOf(count)} will run again`);
  const actionsOf = (selection: Selection<Job>) => (
    <>
      <Button onClick={() => setGivingUp(selection)}>Give up</Button>
      <Button
        look="go"
        busy={retry.isPending}
        onClick={() => retry.mutate(selection.rows.map(({ id }) => id))}
      >
        Run again
      </Button>
    </>
  );
  return (
    <>
      <PageHead title="Jobs" beside={<FreshButton list="jobs" />} />
      <List
        caption="Jobs that failed, oldest first"
        columns={COLUMNS}
        list={list}
        idOf={({ id }) => id}
        nameOf={({ job, orderReference }) => `${job} ${orderReference ?? ''}`}
        address={address}
        empty={
          <p>
            Every job has run. Emails, refunds and machine files that fail are listed here, with
            their errors.
          </p>
        }
        {...(mayChange && { actions: actionsOf })}
      />
      {givingUp && <GiveUpDialog jobs={givingUp.rows} onClose={() => setGivingUp(null)} />}
    </>
  );
}

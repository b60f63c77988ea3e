/** Who changed a group of settings, and why. */
import { useQuery } from '@tanstack/react-query';
import { callOffice } from '../../api/call.ts';
import { momentText } from '../../parts/dates.ts';
import { changesOf } from '../../parts/journal-texts.ts';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { useMay } from '../../session/session.ts';
import type { Group } from './settings.ts';

const MOST = 5;

export function LastChanges({ group }: { group: Group }) {
  const may = useMay()('journal.see');
  const query = { kind: 'settings', id: group };
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'journal', group],
    queryFn: ({ signal }) => callOffice('journal', { query }, signal),
    enabled: may,
  });
  if (!may) return null;
  return (
    <section className="panel">
      <header>
        <h2>Last changes</h2>
      </header>
      <div className="body">
        {error && <ErrorCallout error={error} onRetry={() => void refetch()} />}
        {data?.entries.length === 0 && <p className="soft">None yet.</p>}
        <ul className="stack small">
          {data?.entries.slice(0, MOST).map(({ number, at, actor, reason, before, after }) => (
            <li key={number}>
              <b>{actor.name}</b>, {momentText(at)}
              {reason && <>: “{reason}”</>}
              {changesOf(before, after).map(({ field, from, to }) => (
                <p key={field}>
                  {field}: {from && <del>{from}</del>} {to || 'none'}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The customer's part of the journal. */
import { useQuery } from '@tanstack/react-query';
import { callOffice } from '../../api/call.ts';
import { momentText } from '../../parts/dates.ts';
import { sentenceCase } from '../../parts/journal-texts.ts';
import { ErrorCallout } from '../../parts/error-callout.tsx';

export function JournalPanel({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['customers', 'one', id, 'journal'],
    queryFn: ({ signal }) => callOffice('journal', { query: { kind: 'customer', id } }, signal),
  });
  if (error) return <ErrorCallout error={error} onRetry={() => void refetch()} />;
  if (!data || data.entries.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="journal">
      <header>
        <h2 id="journal">Journal</h2>
      </header>
      <ul className="body stack-small small">
        {data.entries.map(({ number, at, actor, action, reason }) => (
          <li key={number}>
            <b>{sentenceCase(action)}</b>, {actor.name}, <time dateTime={at}>{momentText(at)}</time>
            {reason && <i>. {reason}</i>}
          </li>
        ))}
      </ul>
    </section>
  );
}

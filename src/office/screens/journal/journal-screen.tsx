/** The journal: who changed what, and when. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import { callOffice } from '../../api/call.ts';
import type { Column } from '../../list/column.ts';
import { List } from '../../list/list.tsx';
import { useListAddress } from '../../list/list-address.ts';
import { FilterChip, Tools } from '../../list/list-tools.tsx';
import { useListRows } from '../../list/use-list-rows.ts';
import { dayText, timeText } from '../../parts/dates.ts';
import { PageHead } from '../../parts/page.tsx';
import { changesOf, subjectText, sentenceCase } from '../../parts/journal-texts.ts';

type Entry = OfficeAnswerOf<'journal'>['entries'][number];

const BY = { staff: 'Staff', command: 'Command', system: 'The shop itself' } as const;

export default function JournalScreen() {
  const address = useListAddress();
  const kind = address.get('kind');
  const id = address.get('id');
  const list = useListRows<Entry>({
    queryKey: ['journal', kind, id],
    load: async (cursor, signal) => {
      const query = {
        ...(cursor && { before: Number(cursor) }),
        ...(kind && { kind, ...(id && { id }) }),
      };
      const { entries, next } = await callOffice('journal', { query }, signal);
      return { rows: entries, next: next === null ? null : String(next) };
    },
  });
  return (
    <>
      <PageHead title="Journal" />
      <Tools>
        {kind === '' ? (
          <p className="soft small">
            Everything that staff, commands and the shop itself have changed. No entry can be
            altered.
          </p>
        ) : (
          <FilterChip
            name="Only"
            value={
              id === ''
                ? sentenceCase(kind)
                : subjectText(list.rows?.[0]?.subject ?? { kind, id, name: null })
            }
            onRemove={() => address.set({ kind: '', id: '' })}
          />
        )}
      </Tools>
      <List
        caption="The journal, newest entries first"
        columns={columns(({ kind: of, id: one }) => address.set({ kind: of, id: one }))}
        list={list}
        idOf={({ number }) => String(number)}
        nameOf={({ number }) => `entry ${number}`}
        address={address}
        empty={<p>Nothing has been changed yet.</p>}
      />
    </>
  );
}

type ShowOnly = (subject: Entry['subject']) => void;

function SubjectButton({ subject, onOnly }: { subject: Entry['subject']; onOnly: ShowOnly }) {
  return (
    <button type="button" className="link one-line" onClick={() => onOnly(subject)}>
      {subjectText(subject)}
    </button>
  );
}

function Changes({ entry: { before, after, reason } }: { entry: Entry }) {
  return (
    <>
      {changesOf(before, after).map(({ field, from, to }) => (
        <span key={field} className="journal-change">
          {field}: {from !== undefined && <s>{from}</s>} {to}{' '}
        </span>
      ))}
      {reason && <i>{reason}</i>}
    </>
  );
}

function columns(showOnly: ShowOnly): readonly Column<Entry>[] {
  return [
    {
      key: 'what',
      head: 'What',
      width: '15rem',
      isName: true,
      cell: (entry) => (
        <>
          <span className="one-line">{sentenceCase(entry.action)}</span>
          <span className="phone-only phone-lines small">
            <SubjectButton subject={entry.subject} onOnly={showOnly} />
            <span>
              <Changes entry={entry} />
            </span>
            <span className="soft">{entry.actor.name}</span>
          </span>
        </>
      ),
    },
    {
      key: 'record',
      head: 'Record',
      hide: 'narrow',
      cell: ({ subject }) => <SubjectButton subject={subject} onOnly={showOnly} />,
    },
    {
      key: 'change',
      head: 'Change',
      hide: 'phone',
      cell: (entry) => (
        <span className="small two-lines">
          <Changes entry={entry} />
        </span>
      ),
    },
    {
      key: 'who',
      head: 'Who',
      width: '12rem',
      hide: 'phone',
      cell: ({ actor }) => (
        <>
          <span className="one-line">{actor.name}</span>
          <span className="small soft one-line">{BY[actor.kind]}</span>
        </>
      ),
    },
    {
      key: 'when',
      head: 'When',
      width: '7.5rem',
      cell: ({ at }) => (
        <time dateTime={at}>
          <span className="one-line">{dayText(at)}</span>
          <span className="small soft one-line">{timeText(at)}</span>
        </time>
      ),
    },
  ];
}

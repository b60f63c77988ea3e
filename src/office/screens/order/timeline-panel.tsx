/** What happened to an order, the latest first, by day; and its part of the journal. */
import { dayText, timeText } from '../../parts/dates.ts';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { changesOf, sentenceCase } from '../../parts/journal-texts.ts';
import { NoteForm } from './actions/note-form.tsx';
import type { Order } from './order.ts';
import { detailText, emailText, entryText } from './timeline-texts.ts';

type Entry = Order['timeline'][number];

const ICONS: Record<Entry['kind'], IconName> = { step: 'check', note: 'note', email: 'mail' };

export function TimelinePanel({ order }: { order: Order }) {
  const { timeline, journal, steps } = order;
  const days = Map.groupBy(timeline.toReversed(), ({ at }) => dayText(at));
  return (
    <section className="panel" aria-labelledby="happened">
      <header>
        <h2 id="happened">What happened</h2>
      </header>
      <div className="body">
        {steps.includes('note') && <NoteForm order={order} />}
        <ul className="time">
          {[...days].flatMap(([day, entries]) => [
            <li key={day} className="day">
              {day}
            </li>,
            ...entries.map((entry) => <EntryRow key={entry.at + entry.event} entry={entry} />),
          ])}
        </ul>
        {journal && journal.length > 0 && (
          <details className="small">
            <summary>Journal of this order</summary>
            <ul className="stack-small">
              {journal.map(({ number, at, actor, action, reason, before, after }) => (
                <li key={number}>
                  <b>{sentenceCase(action)}</b>, {actor}, {dayText(at)}, {timeText(at)}.{' '}
                  {changesOf(before, after)
                    .map(({ field, from, to }) => `${field}: ${from ? `${from} → ` : ''}${to}`)
                    .join('; ')}{' '}
                  {reason && <i>{reason}</i>}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}

function EntryRow({ entry: { kind, event, actor, detail, at } }: { entry: Entry }) {
  const text = detailText(detail);
  return (
    <li>
      <span className="dot">
        <Icon name={ICONS[kind]} size="small" />
      </span>
      <div className="what">
        {kind === 'email' ? `Email “${emailText(event)}”` : entryText({ event, detail })}
        <span className="soft">, {actor}</span>
        {text !== '' && <p className={kind === 'note' ? 'said' : 'small soft'}>{text}</p>}
      </div>
      <time dateTime={at}>{timeText(at)}</time>
    </li>
  );
}

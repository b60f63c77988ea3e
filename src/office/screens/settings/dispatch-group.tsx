/** Until when orders leave on the same day, and the days on which nothing is sent. */
import { useState } from 'react';
import { Link } from 'react-router';
import { hourText } from '../../../domain/calendar/hour-text.ts';
import type { ClosedDays, DispatchSettings } from '../../../domain/settings/shop-settings.ts';
import { callOffice } from '../../api/call.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { dayText } from '../../parts/dates.ts';
import { Select, TextField } from '../../parts/field.tsx';
import { GroupForm } from './group-form.tsx';
import { promiseText } from './promise-text.ts';
import type { Settings } from './settings.ts';
import { useGroup } from './use-group.ts';

const HOURS = Array.from({ length: 23 }, (_, place) => ({
  value: String(place + 1),
  label: hourText(place + 1),
}));

export function DispatchGroup({ settings }: { settings: Settings }) {
  const edited = useGroup<DispatchSettings>({
    group: 'dispatch',
    settings,
    saved: settings.dispatch,
    save: ({ cutOffHour, closed }, about) =>
      callOffice('settingsDispatch', { body: { cutOffHour, closed: [...closed], ...about } }),
  });
  const { cutOffHour, closed } = edited.draft;
  const inOrder = closed.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return (
    <GroupForm
      title="Cut-off and closed days"
      group="dispatch"
      edited={edited}
      may="settings.changeDaily"
      preview={
        <>
          <p>Ordered now, a parcel {promiseText(settings, edited.draft, 0)}</p>
          <p className="small soft">Orders that were placed keep what they were promised.</p>
        </>
      }
    >
      <Select
        label="Cut-off"
        hint="Orders placed before it on a working day leave on that day. Paid orders can be changed until then."
        options={HOURS}
        value={String(cutOffHour)}
        onChange={(hour) => edited.change({ cutOffHour: Number(hour) })}
      />
      <p className="soft">
        Saturdays, Sundays and the bank holidays of England and Wales count as closed. What is made
        in a day is set under <Link to="?group=machines">Machines</Link>.
      </p>
      {inOrder.length === 0 && <p>No other day is closed.</p>}
      <ul className="stack-small">
        {inOrder.map((period) => (
          <li key={`${period.from} ${period.to}`} className="row">
            <span>{periodText(period)}</span>
            <IconButton
              icon="close"
              label={`Open again: ${periodText(period)}`}
              onClick={() => edited.change({ closed: closed.filter((each) => each !== period) })}
            />
          </li>
        ))}
      </ul>
      <NewPeriod onAdd={(period) => edited.change({ closed: [...closed, period] })} />
    </GroupForm>
  );
}

const periodText = ({ from, to }: ClosedDays): string =>
  from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`;

function NewPeriod({ onAdd }: { onAdd: (period: ClosedDays) => void }) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const last = to || from;
  const isBackwards = from !== '' && last < from;
  return (
    <div className="row wrap at-end">
      <TextField
        label="Closed from"
        type="date"
        value={from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <TextField
        label="Last day"
        type="date"
        value={to}
        error={isBackwards ? 'The last day is before the first.' : undefined}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <Button
        icon="plus"
        disabled={from === '' || isBackwards}
        onClick={() => {
          onAdd({ from, to: last });
          setFrom('');
          setTo('');
        }}
      >
        Add
      </Button>
    </div>
  );
}

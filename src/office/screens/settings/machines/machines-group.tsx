/** The machines of the workshop: the lanes of its board, and what each can make in a day. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { callOffice } from '../../../api/call.ts';
import { processName } from '../../../../domain/catalogue/process-names.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { ErrorCallout } from '../../../parts/error-callout.tsx';
import { useMay } from '../../../session/session.ts';
import { GroupForm } from '../group-form.tsx';
import { MachineDialog } from './machine-dialog.tsx';
import { withoutMachine, type MachineChoices, type MachineDraft } from './machine-draft.ts';
import type { Settings } from '../settings.ts';
import { useGroup } from '../use-group.ts';

/** Place of the machine that is changed; one past the last: a new one. */
type Open = number | null;

export function MachinesGroup({ settings }: { settings: Settings }) {
  const choices = useQuery({
    queryKey: ['settings', 'machines', 'choices'],
    queryFn: ({ signal }) => callOffice('machineChoices', {}, signal),
  });
  const edited = useGroup<{ machines: MachineDraft[] }>({
    group: 'machines',
    settings,
    saved: settings.machines,
    save: ({ machines }, about) => callOffice('settingsMachines', { body: { machines, ...about } }),
    savedMessage: 'Saved. The board shows it now',
  });
  const maySeeLoad = useMay()('production.see');
  const [open, setOpen] = useState<Open>(null);
  const { machines } = edited.draft;
  const { data, error, refetch } = choices;
  return (
    <>
      <GroupForm
        title="Machines"
        group="machines"
        edited={edited}
        may="settings.changeDaily"
        previewTitle="Without a machine"
        preview={data && <Without machines={machines} choices={data} />}
      >
        <p className="soft">
          Each machine is a lane of the workshop’s board. Two that are alike are one machine with
          the pieces of both.
          {maySeeLoad && (
            <>
              {' '}
              The page <Link to="/office/workshop/capacity">Capacity</Link> shows what each has to
              make in the coming days.
            </>
          )}
        </p>
        {error && <ErrorCallout error={error} onRetry={() => void refetch()} />}
        {machines.length === 0 && <p>None yet: the lanes are the processes.</p>}
        <ul className="rows">
          {machines.map((machine, at) => (
            <MachineRow
              key={machine.name}
              machine={machine}
              choices={data}
              onChange={() => setOpen(at)}
              onRemove={() => edited.change({ machines: machines.toSpliced(at, 1) })}
            />
          ))}
        </ul>
        <div className="row">
          <Button icon="plus" disabled={!data} onClick={() => setOpen(machines.length)}>
            Add a machine
          </Button>
        </div>
      </GroupForm>
      {open !== null && data && (
        <MachineDialog
          machine={machines[open] ?? null}
          others={machines.toSpliced(open, 1)}
          choices={data}
          onDone={(machine) => {
            edited.change({ machines: machines.toSpliced(open, 1, machine) });
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface MachineRowProps {
  machine: MachineDraft;
  choices: MachineChoices | undefined;
  onChange: () => void;
  onRemove: () => void;
}

function MachineRow({ machine, choices, onChange, onRemove }: MachineRowProps) {
  const { name, process, blanks, piecesADay, people } = machine;
  const namesOf = (known: readonly { key: string; name: string }[], keys: readonly string[]) =>
    known.filter(({ key }) => keys.includes(key)).map((each) => each.name);
  const blankNames = namesOf(
    choices?.blanks
      .filter((blank) => blank.process === process)
      .map((blank) => ({ key: blank.slug, name: blank.name })) ?? [],
    blanks,
  );
  const peopleNames = namesOf(
    choices?.people.map((person) => ({ key: person.id, name: person.name })) ?? [],
    people,
  );
  return (
    <li className="template">
      <div>
        <b>{name}</b>
        <p className="small soft">
          {[
            processName(process),
            blankNames.join(', '),
            piecesADay === 1 ? '1 piece a day' : `${piecesADay} pieces a day`,
            peopleNames.join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="row">
        <Button disabled={!choices} aria-label={`Change ${name}`} onClick={onChange}>
          Change
        </Button>
        <IconButton icon="close" label={`Remove ${name}`} onClick={onRemove} />
      </div>
    </li>
  );
}

interface WithoutProps {
  machines: readonly MachineDraft[];
  choices: MachineChoices;
}

function Without({ machines, choices }: WithoutProps) {
  const left = withoutMachine(machines, choices.blanks);
  if (left.length === 0) return <p>Every blank has a machine.</p>;
  return (
    <>
      {[...Map.groupBy(left, ({ process }) => process)].map(([process, blanks]) => (
        <p key={process}>
          <b>{processName(process)}</b>{' '}
          <span className="soft">{blanks.map((blank) => blank.name).join(', ')}</span>
        </p>
      ))}
      <p className="small soft">Their pieces are in a lane of their process.</p>
    </>
  );
}

/** The form of one group: its fields, what shoppers will read, and a bar while something is not saved. */
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { useMay } from '../../session/session.ts';
import { LastChanges } from './last-changes.tsx';
import type { Group } from './settings.ts';
import type { EditedGroup } from './use-group.ts';

export interface GroupFormProps {
  title: string;
  group: Group;
  edited: EditedGroup<object>;
  /** Without it the fields are shown only. */
  may: 'settings.change' | 'settings.changeDaily';
  /** False: something typed cannot be read yet. */
  isReadable?: boolean;
  /** Stays usable for who may not change the fields. */
  above?: ReactNode;
  /** Default: what shoppers read. */
  previewTitle?: string;
  preview: ReactNode;
  children: ReactNode;
}

const REFUSALS = {
  'settings.change': 'Only an owner can change this.',
  'settings.changeDaily': 'Only owners and managers can change this.',
};

export function GroupForm({
  title,
  group,
  edited,
  may,
  isReadable = true,
  above,
  previewTitle = 'Shoppers read',
  preview,
  children,
}: GroupFormProps) {
  const mayChange = useMay()(may);
  const [reason, setReason] = useState('');
  const heading = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    edited.save(reason.trim());
  };
  // Not when it is submitted: the save may be refused, or asked about first.
  if (!edited.isChanged && reason !== '') setReason('');
  return (
    <div className="cols">
      <form className="panel" aria-labelledby={heading} onSubmit={submit}>
        <header>
          <h2 id={heading}>{title}</h2>
        </header>
        <div className="body stack">
          {!mayChange && <p className="soft">{REFUSALS[may]}</p>}
          {above}
          <fieldset className="settings-fields" disabled={!mayChange}>
            {children}
          </fieldset>
          {edited.error ? <ErrorCallout error={edited.error} /> : null}
        </div>
        {edited.isChanged && (
          <footer className="unsaved">
            <p className="grow" role="status">
              {isReadable ? 'Not saved yet' : 'Not saved yet: please correct what is marked'}
            </p>
            <TextField
              label="Reason (optional, for the journal)"
              maxLength={200}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
            <Button onClick={edited.undo}>Undo</Button>
            <Button look="go" type="submit" busy={edited.isSaving} disabled={!isReadable}>
              Save
            </Button>
          </footer>
        )}
      </form>
      <aside className="stack" aria-label="Preview and last changes">
        <section className="panel">
          <header>
            <h2>{previewTitle}</h2>
          </header>
          <div className="body stack">{preview}</div>
        </section>
        <LastChanges group={group} />
      </aside>
    </div>
  );
}

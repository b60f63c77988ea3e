/** Who orders, where the parcel goes, and notes. */
import type { ReactNode } from 'react';
import { TextArea, TextField } from '../../parts/field.tsx';
import type { TextName } from './draft.ts';
import type { DraftEditor } from './use-draft.ts';

export interface PersonFieldsProps {
  editor: DraftEditor;
  /** By the path of the request. */
  errorAt: (path: string) => string | undefined;
}

type Field = readonly [name: TextName, label: string, path: string, isRequired?: true];

const CUSTOMER: readonly Field[] = [
  ['firstName', 'First name', 'firstName', true],
  ['lastName', 'Last name', 'lastName', true],
  ['email', 'Email', 'email', true],
  ['phone', 'Phone', 'phone'],
];
const RECIPIENT: readonly Field[] = [
  ['recipientFirstName', 'First name on the parcel', 'shipping.FirstName', true],
  ['recipientLastName', 'Last name on the parcel', 'shipping.LastName', true],
];
const ADDRESS: readonly Field[] = [
  ['Company', 'Company', 'shipping.Company'],
  ['AddressLine1', 'Address line 1', 'shipping.AddressLine1', true],
  ['AddressLine2', 'Address line 2', 'shipping.AddressLine2'],
  ['CityTown', 'Town or city', 'shipping.CityTown', true],
  ['County', 'County', 'shipping.County'],
  ['PostCode', 'Postcode', 'shipping.PostCode', true],
];

export function PersonFields(props: PersonFieldsProps) {
  const { draft, set } = props.editor;
  return (
    <>
      <Panel title="Customer">
        <div className="two">
          <Texts {...props} fields={CUSTOMER} />
        </div>
        <p className="small soft">The link to pay goes to this email address.</p>
      </Panel>
      <Panel title="Deliver to">
        <label className="choice">
          <input
            type="checkbox"
            className="box"
            checked={draft.isForCustomer}
            onChange={({ currentTarget }) => set({ isForCustomer: currentTarget.checked })}
          />
          <span>To the customer</span>
        </label>
        <div className="two">
          {!draft.isForCustomer && <Texts {...props} fields={RECIPIENT} />}
          <Texts {...props} fields={ADDRESS} />
        </div>
      </Panel>
      <Panel title="Notes">
        <NoteField
          {...props}
          name="giftNote"
          label="Gift note"
          hint="Goes with the parcel."
          most={500}
        />
        <NoteField
          {...props}
          name="note"
          label="Note for the staff"
          hint="The customer does not see it."
          most={4000}
        />
      </Panel>
    </>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      <div className="body stack">{children}</div>
    </section>
  );
}

function Texts({ editor, errorAt, fields }: PersonFieldsProps & { fields: readonly Field[] }) {
  const { draft, setText } = editor;
  return fields.map(([name, label, path, isRequired = false]) => (
    <TextField
      key={name}
      label={label}
      type={name === 'email' ? 'email' : 'text'}
      required={isRequired}
      autoComplete="off"
      maxLength={254}
      value={draft.texts[name]}
      error={errorAt(path)}
      onChange={({ currentTarget }) => setText(name, currentTarget.value)}
    />
  ));
}

interface NoteFieldProps extends PersonFieldsProps {
  name: 'giftNote' | 'note';
  label: string;
  hint: string;
  most: number;
}

function NoteField({ editor, errorAt, name, label, hint, most }: NoteFieldProps) {
  const { draft, setText } = editor;
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={2}
      maxLength={most}
      value={draft.texts[name]}
      error={errorAt(name)}
      onChange={({ currentTarget }) => setText(name, currentTarget.value)}
    />
  );
}

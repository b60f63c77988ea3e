/** The seller, as invoices, emails and the pages of the shop name it. */
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { TextArea, TextField } from '../../parts/field.tsx';
import { GroupForm } from './group-form.tsx';
import type { Settings } from './settings.ts';
import { useGroup } from './use-group.ts';

type Company = Settings['company'];
type Draft = Omit<Company, 'address'> & { address: string };
type TextName = Exclude<keyof Draft, 'vatRegistered' | 'address'>;

const TEXTS: readonly { name: TextName; label: string; type?: string; most: number }[] = [
  { name: 'name', label: 'Name of the shop', most: 60 },
  { name: 'legalName', label: 'Company', most: 120 },
  { name: 'companyNumber', label: 'Company number', most: 20 },
  { name: 'email', label: 'Email', type: 'email', most: 254 },
  { name: 'phone', label: 'Telephone', type: 'tel', most: 40 },
];

export function CompanyGroup({ settings }: { settings: Settings }) {
  const { address, ...rest } = settings.company;
  const edited = useGroup<Draft>({
    group: 'company',
    settings,
    saved: { ...rest, address: address.join('\n') },
    save: (draft, about) =>
      callOffice('settingsCompany', {
        body: { ...draft, address: linesOf(draft.address), ...about },
      }),
  });
  const { draft, change, error } = edited;
  return (
    <GroupForm
      title="Company and VAT"
      group="company"
      edited={edited}
      may="settings.change"
      preview={<Preview draft={draft} />}
    >
      {TEXTS.map(({ name, label, type = 'text', most }) => (
        <TextField
          key={name}
          label={label}
          type={type}
          maxLength={most}
          required={name !== 'companyNumber'}
          value={draft[name]}
          error={fieldError(error, name)}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      ))}
      <TextArea
        label="Address"
        hint="One line each, at most eight."
        rows={4}
        required
        value={draft.address}
        error={fieldError(error, 'address')}
        onChange={({ currentTarget }) => change({ address: currentTarget.value })}
      />
      <label className="choice">
        <input
          type="checkbox"
          className="box"
          checked={draft.vatRegistered}
          onChange={() => change({ vatRegistered: !draft.vatRegistered })}
        />
        <span>Registered for VAT. New orders without it have no VAT.</span>
      </label>
      <TextField
        label="VAT number"
        maxLength={20}
        required={draft.vatRegistered}
        value={draft.vatNumber}
        error={fieldError(error, 'vatNumber')}
        onChange={({ currentTarget }) => change({ vatNumber: currentTarget.value })}
      />
    </GroupForm>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function Preview({ draft }: { draft: Draft }) {
  const { name, legalName, companyNumber, vatRegistered, vatNumber, address, email, phone } = draft;
  return (
    <address className="small">
      {[
        name,
        legalName,
        ...linesOf(address),
        email,
        phone,
        companyNumber && `Company ${companyNumber}`,
        vatRegistered && `VAT ${vatNumber}`,
      ]
        .filter((line) => line !== '' && line !== false)
        .map((line, place) => (
          <span key={place} className="line-of-address">
            {line}
          </span>
        ))}
    </address>
  );
}

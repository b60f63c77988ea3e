/** The seller, as invoices, emails and the pages of the shop name it. */
import { useState } from 'react';
import { isPostcode, normalisePostcode } from '../../../domain/delivery/postcode.ts';
import { phoneWarning } from '../../../domain/people/phone.ts';
import { formatVatNumber } from '../../../domain/settings/company-numbers.ts';
import { companyProblems } from '../../../domain/settings/company-problems.ts';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { TextArea, TextField } from '../../parts/field.tsx';
import { GroupForm } from './group-form.tsx';
import type { Settings } from './settings.ts';
import { useGroup } from './use-group.ts';
import { vatChangeOf, VatDialog } from './vat-dialog.tsx';

type Company = Settings['company'];
type Draft = Omit<Company, 'address'> & { address: string };
type TextName = Exclude<keyof Draft, 'vatRegistered' | 'address'>;

const TEXTS: readonly { name: TextName; label: string; type?: string; most: number }[] = [
  { name: 'name', label: 'Name of the shop', most: 60 },
  { name: 'legalName', label: 'Company', most: 120 },
  { name: 'companyNumber', label: 'Company number', most: 20 },
  { name: 'email', label: 'Email', type: 'email', most: 254 },
  { name: 'phone', label: 'Telephone', type: 'tel', most: 40 },
  { name: 'openingHours', label: 'When somebody answers', most: 120 },
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
  const problems = companyProblems(draft, rest);
  const problemOf = (name: keyof Draft) =>
    problems.find(({ propertyPath }) => propertyPath === name)?.message ?? fieldError(error, name);
  /** The reason to save with, while a change of VAT is asked about. */
  const [asking, setAsking] = useState<string | null>(null);
  const vatChange = vatChangeOf(rest, { ...draft, vatNumber: formatVatNumber(draft.vatNumber) });
  const save = (reason: string) => (vatChange ? setAsking(reason) : edited.save(reason));
  return (
    <GroupForm
      title="Company and VAT"
      group="company"
      edited={{ ...edited, save }}
      isReadable={problems.length === 0}
      may="settings.change"
      preview={<Preview draft={draft} />}
    >
      {TEXTS.map(({ name, label, type = 'text', most }) => (
        <TextField
          key={name}
          label={label}
          type={type}
          maxLength={most}
          required={name !== 'companyNumber' && name !== 'openingHours'}
          hint={hintOf(name, draft)}
          value={draft[name]}
          error={problemOf(name)}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      ))}
      <TextArea
        label="Address"
        hint={`One line each, at most eight.${hasPostcode(draft.address) ? '' : ' No line is a UK postcode. Please check it.'}`}
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
        error={problemOf('vatNumber')}
        onChange={({ currentTarget }) => change({ vatNumber: currentTarget.value })}
      />
      {asking !== null && vatChange && (
        <VatDialog
          change={vatChange}
          onClose={() => setAsking(null)}
          onConfirm={() => {
            setAsking(null);
            edited.save(asking);
          }}
        />
      )}
    </GroupForm>
  );
}

function hintOf(name: TextName, { phone }: Draft): string {
  if (name === 'phone') return phoneWarning(phone) ?? '';
  return name === 'openingHours' ? 'Such as Monday to Friday, 9am to 5pm. Empty shows none.' : '';
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Written on a line of its own or at the end of one, as on post. */
const hasPostcode = (address: string): boolean =>
  linesOf(address).some((line) => {
    const words = line.split(/\s+/);
    return [words.slice(-1), words.slice(-2)].some((end) =>
      isPostcode(normalisePostcode(end.join(' '))),
    );
  });

function Preview({ draft }: { draft: Draft }) {
  const { name, legalName, companyNumber, vatRegistered, vatNumber, address } = draft;
  const { email, phone, openingHours } = draft;
  return (
    <address className="small">
      {[
        name,
        legalName,
        ...linesOf(address),
        email,
        phone,
        openingHours,
        companyNumber && `Company ${companyNumber}`,
        vatRegistered && `VAT ${formatVatNumber(vatNumber)}`,
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

/** How parcels are sent: what labels and files of carriers say, and the columns for another carrier. */
import { CARRIERS, type CarrierCode } from '../../../../domain/delivery/carriers.ts';
import { PACKAGE_SIZES, type PackageSize } from '../../../../domain/sending/sending-columns.ts';
import type { SendingSettings } from '../../../../domain/settings/shop-settings.ts';
import { callOffice } from '../../../api/call.ts';
import { fieldError } from '../../../api/refusal.ts';
import { Select, TextField } from '../../../parts/field.tsx';
import { GroupForm } from '../group-form.tsx';
import { SendingColumns } from './sending-columns.tsx';
import type { Settings } from '../settings.ts';
import { useGroup } from '../use-group.ts';

const CARRIER_OPTIONS = (Object.keys(CARRIERS) as CarrierCode[]).map((value) => ({
  value,
  label: CARRIERS[value].name,
}));
const SIZE_OPTIONS: { value: PackageSize | ''; label: string }[] = [
  { value: '', label: 'Chosen in Click & Drop' },
  ...PACKAGE_SIZES.map((value) => ({ value, label: value })),
];

export function SendingGroup({ settings }: { settings: Settings }) {
  const edited = useGroup<SendingSettings>({
    group: 'sending',
    settings,
    saved: settings.sending,
    save: ({ columns, ...rest }, about) =>
      callOffice('settingsSending', { body: { ...rest, columns: [...columns], ...about } }),
    savedMessage: 'Saved. The next labels and files have it',
  });
  const { draft, change, error } = edited;
  return (
    <GroupForm
      title="Sending"
      group="sending"
      edited={edited}
      may="settings.changeDaily"
      previewTitle="The carrier’s file"
      preview={
        <>
          <p>{draft.columns.map(({ heading }) => heading || '…').join(', ')}</p>
          <p className="small soft">
            Royal Mail Click &amp; Drop has columns of its own, which it maps by their names.
          </p>
        </>
      }
    >
      <TextField
        label="Service on labels"
        hint="Such as Royal Mail Tracked 48. Empty: labels name none."
        maxLength={60}
        value={draft.service}
        error={fieldError(error, 'service')}
        onChange={({ currentTarget }) => change({ service: currentTarget.value })}
      />
      <TextField
        label="Service code"
        hint="As your account at the carrier has it. Empty: chosen there."
        maxLength={40}
        value={draft.serviceCode}
        error={fieldError(error, 'serviceCode')}
        onChange={({ currentTarget }) => change({ serviceCode: currentTarget.value })}
      />
      <Select
        label="Package size"
        options={SIZE_OPTIONS}
        value={draft.packageSize}
        onChange={(packageSize) => change({ packageSize })}
      />
      <TextField
        label="Weight of a packed parcel, in grams"
        hint="0: left to the carrier’s program."
        type="number"
        inputMode="numeric"
        required
        min={0}
        max={30_000}
        step={1}
        value={Number.isNaN(draft.weightGrams) ? '' : draft.weightGrams}
        error={fieldError(error, 'weightGrams')}
        onChange={({ currentTarget }) => change({ weightGrams: currentTarget.valueAsNumber })}
      />
      <Select
        label="Another carrier"
        options={CARRIER_OPTIONS}
        value={draft.carrier}
        onChange={(carrier) => change({ carrier })}
      />
      <SendingColumns
        columns={draft.columns}
        error={fieldError(error, 'columns')}
        onChange={(columns) => change({ columns })}
      />
    </GroupForm>
  );
}

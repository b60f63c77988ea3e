/** Where the shop delivers, for how much, and how long it takes. */
import { ZONE_NAMES } from '../../../domain/delivery/zone-names.ts';
import { useState } from 'react';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { TextField } from '../../parts/field.tsx';
import { GroupForm } from './group-form.tsx';
import { promiseText } from './promise-text.ts';
import {
  draftZones,
  priceText,
  readZone,
  readZones,
  type Settings,
  type ZoneDraft,
} from './settings.ts';
import { useGroup } from './use-group.ts';
import { zoneNameOf } from '../../../domain/delivery/delivery.ts';

interface Draft {
  zones: readonly ZoneDraft[];
}

export function DeliveryGroup({ settings }: { settings: Settings }) {
  const edited = useGroup<Draft>({
    group: 'delivery',
    settings,
    saved: { zones: draftZones(settings.delivery.zones) },
    save: ({ zones }, about) =>
      callOffice('settingsDelivery', { body: { zones: readZones(zones) ?? [], ...about } }),
  });
  const { zones } = edited.draft;
  const zonesError = fieldError(edited.error, 'zones');
  const change = (changed: ZoneDraft) =>
    edited.change({ zones: zones.map((zone) => (zone.name === changed.name ? changed : zone)) });
  return (
    <GroupForm
      title="Zones and prices"
      group="delivery"
      edited={edited}
      may="settings.change"
      isReadable={readZones(zones) !== null}
      preview={<Preview zones={zones} settings={settings} />}
    >
      {zonesError && (
        <p className="wrong" role="alert">
          {zonesError}
        </p>
      )}
      <ul className="zones">
        {zones.map((zone) => (
          <ZoneRow key={zone.name} zone={zone} onChange={change} />
        ))}
      </ul>
    </GroupForm>
  );
}

interface ZoneRowProps {
  zone: ZoneDraft;
  onChange: (zone: ZoneDraft) => void;
}

function ZoneRow({ zone, onChange }: ZoneRowProps) {
  const { name, isServed, price, extraDays } = zone;
  const isWrong = isServed && readZone(zone) === null;
  return (
    <li>
      <label className="choice">
        <input
          type="checkbox"
          className="box"
          checked={isServed}
          onChange={() => onChange({ ...zone, isServed: !isServed })}
        />
        <span>{ZONE_NAMES[name]}</span>
      </label>
      {isServed && (
        <div className="two">
          <TextField
            label="Price in pounds"
            of={ZONE_NAMES[name]}
            inputMode="decimal"
            required
            value={price}
            error={isWrong ? 'A price such as 4.99, and whole days.' : undefined}
            onChange={({ currentTarget }) => onChange({ ...zone, price: currentTarget.value })}
          />
          <TextField
            label="Extra working days"
            of={ZONE_NAMES[name]}
            inputMode="numeric"
            required
            value={extraDays}
            onChange={({ currentTarget }) => onChange({ ...zone, extraDays: currentTarget.value })}
          />
        </div>
      )}
    </li>
  );
}

function Preview({ zones, settings }: { zones: readonly ZoneDraft[]; settings: Settings }) {
  const [postcode, setPostcode] = useState('SY8 1ZZ');
  const name = zoneNameOf({ PostCode: postcode, Country: 'GB' });
  const draft = zones.find((zone) => zone.name === name);
  const zone = draft?.isServed ? readZone(draft) : null;
  return (
    <>
      <TextField
        label="Try a postcode"
        autoComplete="off"
        value={postcode}
        onChange={({ currentTarget }) => setPostcode(currentTarget.value)}
      />
      <p role="status">
        {name === null && 'This is not a full UK postcode.'}
        {name !== null && !zone && `${ZONE_NAMES[name]}: no delivery.`}
        {name !== null && zone && (
          <>
            {ZONE_NAMES[name]}: <b>{priceText(zone.price)}</b>. Ordered now, a parcel{' '}
            {promiseText(settings, settings.dispatch, zone.extraDays)}
          </>
        )}
      </p>
    </>
  );
}

/** The form for a new or existing address. */
import { EMPTY_ADDRESS } from '../../../domain/delivery/empty-address.ts';
import { useState } from 'react';
import type { SavedAddress } from '../../../contract/account/addresses.ts';
import {
  ADDRESS_FIELDS,
  checkAddress,
  normaliseAddress,
} from '../../../domain/delivery/address.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Refusal } from '../../api/refusal.ts';
import { AccountForm } from '../../features/account-frame/account-form.tsx';
import { useSubmit } from '../../features/account-frame/use-submit.ts';
import { AddressForm } from '../../features/address-form/address-form.tsx';
import { useTranslations } from '../../state/translations.ts';
import type { GivenAddress } from './use-addresses.ts';

export interface AddressEditorProps {
  /** null for a new address. */
  saved: SavedAddress | null;
  /** The initial name of a new address. */
  person: { firstName: string; lastName: string };
  /** The first saved address is always the default. */
  isFirst: boolean;
  /** Throws Refusal. */
  onSave: (address: GivenAddress) => Promise<void>;
  onCancel: () => void;
}

const named = (field: string) => `shipping.${field}`;
const FIELDS = [...ADDRESS_FIELDS, 'isDefault'].map(named);

export function AddressEditor({ saved, person, isFirst, onSave, onCancel }: AddressEditorProps) {
  const t = useTranslations('addresses');
  const [address, setAddress] = useState(() => ({
    ...EMPTY_ADDRESS,
    ...(saved ?? { FirstName: person.firstName, LastName: person.lastName }),
  }));
  const [isDefault, setIsDefault] = useState(saved?.isDefault ?? isFirst);
  const submission = useSubmit(FIELDS);

  const save = async () => {
    const tidied = normaliseAddress(address);
    const wrong = checkAddress(tidied).map(({ propertyPath, message }) => ({
      field: named(propertyPath),
      message,
    }));
    await submission.submit(wrong, () => {
      const { Method: _, ...fields } = tidied;
      return onSave({ ...fields, isDefault }).catch(asShipping);
    });
  };

  return (
    <AccountForm
      submission={submission}
      onSubmit={save}
      button={t('save')}
      busyLabel={t('saving')}
      beside={
        <Button look="quiet" onClick={onCancel} className="max-sm:w-full">
          {t('cancel')}
        </Button>
      }
    >
      <AddressForm
        type="shipping"
        address={address}
        faults={submission.faults}
        onType={(change) => {
          submission.forget(...Object.keys(change).map(named));
          setAddress((before) => ({ ...before, ...change }));
        }}
        abroad
        folded
      />
      {!isFirst && !saved?.isDefault && (
        <Checkbox
          label={t('useAsDefault')}
          checked={isDefault}
          onChange={(event) => setIsDefault(event.currentTarget.checked)}
          className="mt-5"
        />
      )}
    </AccountForm>
  );
}

/** The address calls name their fields without the address type. */
function asShipping(failure: unknown): never {
  if (!(failure instanceof Refusal)) throw failure;
  throw new Refusal(failure.status, failure.message, {
    fields: failure.fields.map(({ field, message }) => ({ field: named(field), message })),
  });
}

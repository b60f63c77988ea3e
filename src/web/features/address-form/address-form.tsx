/** The fields of a postal address. Each keystroke is passed to the caller. */
import { useMemo } from 'react';
import type { Address } from '../../../contract/cart/cart.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useTranslations } from '../../state/translations.ts';
import { countryOptions } from './countries.ts';

export interface AddressFormProps {
  /** Prefix of the fields' names, as in refusals: 'shipping.PostCode'. */
  type: 'payment' | 'shipping';
  address: Address;
  /** Errors by field name: 'shipping.PostCode'. */
  faults: Readonly<Record<string, string>>;
  onType: (change: Partial<Address>) => void;
  /** Parcels are domestic only; a billing address may be abroad. */
  abroad?: boolean;
}

const TEXT_FIELDS = [
  { field: 'FirstName', autoComplete: 'given-name', half: true, required: true },
  { field: 'LastName', autoComplete: 'family-name', half: true, required: true },
  { field: 'Company', autoComplete: 'organization' },
  { field: 'AddressLine1', autoComplete: 'address-line1', required: true },
  { field: 'AddressLine2', autoComplete: 'address-line2' },
  { field: 'AddressLine3', autoComplete: 'address-line3' },
  { field: 'CityTown', autoComplete: 'address-level2', half: true, required: true },
  { field: 'County', autoComplete: 'address-level1', half: true },
  { field: 'PostCode', autoComplete: 'postal-code', half: true, required: true },
] as const;

/** The server's limit. */
const MAX_LENGTH = 100;

export function AddressForm({ type, address, faults, onType, abroad = false }: AddressFormProps) {
  const t = useTranslations('address-form');
  const section = type === 'shipping' ? 'shipping' : 'billing';
  const countries = useMemo(() => (abroad ? countryOptions() : []), [abroad]);
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {TEXT_FIELDS.map(({ field, autoComplete, ...more }) => {
        const required = 'required' in more;
        return (
          <Field
            key={field}
            name={`${type}.${field}`}
            label={
              required ? (
                t(field)
              ) : (
                <>
                  {t(field)} <span className="font-normal text-ink-soft">{t('optional')}</span>
                </>
              )
            }
            required={required}
            autoComplete={`${section} ${autoComplete}`}
            autoCapitalize={field === 'PostCode' ? 'characters' : 'words'}
            maxLength={MAX_LENGTH}
            value={address[field]}
            error={faults[`${type}.${field}`]}
            onChange={(event) => onType({ [field]: event.currentTarget.value })}
            className={'half' in more ? '' : 'sm:col-span-2'}
          />
        );
      })}
      {abroad && (
        <Select
          name={`${type}.Country`}
          label={t('Country')}
          options={countries}
          autoComplete={`${section} country`}
          value={address.Country}
          error={faults[`${type}.Country`]}
          onChange={(event) => onType({ Country: event.currentTarget.value })}
        />
      )}
    </div>
  );
}

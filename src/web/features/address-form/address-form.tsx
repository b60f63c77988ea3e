/** The fields of a postal address. Each keystroke is passed to the caller. */
import { useMemo } from 'react';
import type { Address } from '../../../contract/cart/cart.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FoldedFields } from '../../../ui/forms/folded-fields.tsx';
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
  /** Folds the fields that most addresses leave empty. */
  folded?: boolean;
}

interface TextField {
  field: Exclude<keyof Address, 'Country' | 'Method'>;
  autoComplete: string;
  half?: true;
  required?: true;
}

const NAMES: readonly TextField[] = [
  { field: 'FirstName', autoComplete: 'given-name', half: true, required: true },
  { field: 'LastName', autoComplete: 'family-name', half: true, required: true },
];
const COMPANY: TextField = { field: 'Company', autoComplete: 'organization' };
const FIRST_LINE: TextField = {
  field: 'AddressLine1',
  autoComplete: 'address-line1',
  required: true,
};
const MORE_LINES: readonly TextField[] = [
  { field: 'AddressLine2', autoComplete: 'address-line2' },
  { field: 'AddressLine3', autoComplete: 'address-line3' },
];
const TOWN: TextField = {
  field: 'CityTown',
  autoComplete: 'address-level2',
  half: true,
  required: true,
};
const COUNTY: TextField = { field: 'County', autoComplete: 'address-level1', half: true };
const POSTCODE: TextField = {
  field: 'PostCode',
  autoComplete: 'postal-code',
  half: true,
  required: true,
};

const ALL_FIELDS = [...NAMES, COMPANY, FIRST_LINE, ...MORE_LINES, TOWN, COUNTY, POSTCODE];
/** What every address has. */
const NEEDED_FIELDS = [...NAMES, FIRST_LINE, TOWN, POSTCODE];
const FOLDED_FIELDS = [COMPANY, ...MORE_LINES, COUNTY];

/** The server's limit. */
const MAX_LENGTH = 100;

export function AddressForm(props: AddressFormProps) {
  const t = useTranslations('address-form');
  const { type, address, faults, onType, abroad = false, folded = false } = props;
  const countries = useMemo(() => (abroad ? countryOptions() : []), [abroad]);
  const isNeeded = FOLDED_FIELDS.some(
    ({ field }) => address[field] !== '' || `${type}.${field}` in faults,
  );
  return (
    <>
      <div className={GRID}>
        {(folded ? NEEDED_FIELDS : ALL_FIELDS).map((each) => (
          <AddressField key={each.field} {...each} of={props} />
        ))}
        {abroad && (
          <Select
            name={`${type}.Country`}
            label={t('Country')}
            options={countries}
            autoComplete={`${SECTIONS[type]} country`}
            value={address.Country}
            error={faults[`${type}.Country`]}
            onChange={(event) => onType({ Country: event.currentTarget.value })}
          />
        )}
      </div>
      {folded && (
        <FoldedFields label={t('more')} isNeeded={isNeeded} className="mt-5">
          <div className={GRID}>
            {FOLDED_FIELDS.map((each) => (
              <AddressField key={each.field} {...each} of={props} />
            ))}
          </div>
        </FoldedFields>
      )}
    </>
  );
}

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2';
/** As in the HTML standard's `autocomplete`. */
const SECTIONS = { shipping: 'shipping', payment: 'billing' };

function AddressField(props: TextField & { of: AddressFormProps }) {
  const t = useTranslations('address-form');
  const { field, autoComplete, half = false, required = false } = props;
  const { type, address, faults, onType } = props.of;
  return (
    <Field
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
      autoComplete={`${SECTIONS[type]} ${autoComplete}`}
      autoCapitalize={field === 'PostCode' ? 'characters' : 'words'}
      maxLength={MAX_LENGTH}
      value={address[field]}
      error={faults[`${type}.${field}`]}
      onChange={(event) => onType({ [field]: event.currentTarget.value })}
      className={half ? '' : 'sm:col-span-2'}
    />
  );
}

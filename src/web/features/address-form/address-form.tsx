/** The fields of a postal address. Each keystroke is passed to the caller. */
import { useMemo, useState } from 'react';
import type { Address } from '../../../contract/cart/cart.ts';
import { whyUnserved } from '../../../domain/delivery/served.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FoldedFields } from '../../../ui/forms/folded-fields.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import type { AddressFinderProps } from './address-finder.tsx';
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
  /** Without the fields of the name, which the caller knows. */
  nameless?: boolean;
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
  required: true,
};
const COUNTY: TextField = { field: 'County', autoComplete: 'address-level1' };
const POSTCODE: TextField = {
  field: 'PostCode',
  autoComplete: 'postal-code',
  half: true,
  required: true,
};

/** After the names and the postcode. */
const OTHER_FIELDS = [COMPANY, FIRST_LINE, ...MORE_LINES, TOWN, COUNTY];
/** What every address has of them. */
const NEEDED_FIELDS = [FIRST_LINE, TOWN];
const FOLDED_FIELDS = [COMPANY, ...MORE_LINES, COUNTY];

const AddressFinder = lazyComponent<AddressFinderProps>(
  async () => (await import('./address-finder.tsx')).AddressFinder,
);

/** The server's limit. */
const MAX_LENGTH = 100;

export function AddressForm(props: AddressFormProps) {
  const t = useTranslations('address-form');
  const { type, address, faults, onType, abroad = false, folded = false, nameless = false } = props;
  const countries = useMemo(() => (abroad ? countryOptions() : []), [abroad]);
  const isNeeded = FOLDED_FIELDS.some(
    ({ field }) => address[field] !== '' || `${type}.${field}` in faults,
  );
  return (
    <>
      <div className={GRID}>
        {!nameless && NAMES.map((each) => <AddressField key={each.field} {...each} of={props} />)}
        {/* Before the lines, which it may fill in. */}
        <div className="grid grid-cols-[1fr_auto] items-start gap-x-3 sm:col-span-2">
          <PostcodeField {...props} />
          <AddressFinder type={type} address={address} onType={onType} />
        </div>
        {(folded ? NEEDED_FIELDS : OTHER_FIELDS).map((each) => (
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

/** Says where no parcel goes as soon as the field is left, not only when all is sent. */
function PostcodeField(props: AddressFormProps) {
  const { type, address, faults, onType, abroad = false } = props;
  const [refused, setRefused] = useState('');
  const name = `${type}.PostCode`;
  const leave = () => setRefused(whyUnserved(address, shopSettings().deliveryZones) ?? '');
  const change = (typed: Partial<Address>) => {
    setRefused('');
    onType(typed);
  };
  const known = refused ? { [name]: refused, ...faults } : faults;
  return (
    <AddressField
      {...POSTCODE}
      of={{ ...props, faults: known, onType: change }}
      onLeave={abroad ? undefined : leave}
    />
  );
}

function AddressField(
  props: TextField & { of: AddressFormProps; onLeave?: (() => void) | undefined },
) {
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
      onBlur={props.onLeave}
      className={half ? '' : 'sm:col-span-2'}
    />
  );
}
